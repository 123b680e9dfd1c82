/** The priorities inside a lane. Replayed jobs go behind all new ones. */
export const priorities = { urgent: 0, bulk: 1, replay: 2 } as const

export const queueNames = ["message", "delivery"] as const
export type QueueName = (typeof queueNames)[number]

/**
 * The priorities of each queue as rows of SQL, the most urgent first. Messages are never replayed, so their
 * claims look for no replays.
 */
export const priorityRows: Readonly<Record<QueueName, string>> = {
  message: rows(priorities.urgent, priorities.bulk),
  delivery: rows(priorities.urgent, priorities.bulk, priorities.replay),
}

function rows(...classes: readonly number[]): string {
  return classes.map((priority) => `(${priority}::smallint)`).join(", ")
}
