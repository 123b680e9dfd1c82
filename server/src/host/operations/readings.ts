import type { Carrier } from "#messaging/carriers/carrier.ts"
import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import type { Database } from "#core/db/database.ts"
import { oldestDue } from "#core/queue/oldest-due.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Metrics } from "#core/std/metrics.ts"
import type { StoreRoom } from "./store-room.ts"

export interface ReadingsOptions {
  db: Database
  storeRoom: Pick<StoreRoom, "freeBytes" | "databaseBytes">
  clock: Clock
  metrics: Metrics
  queues: { name: "message" | "delivery"; queue: Queue; held(): number }[]
  waiting: { name: string; count(): number }[]
  carriers: Iterable<Carrier>
  /** The ids of the carriers that should run in this process and cannot. */
  unable(): readonly string[]
  /** The webhook endpoints whose circuit is not closed. */
  readUnavailableEndpoints(): Promise<{ open: number; halfOpen: number; ids: readonly string[] }>
}

/**
 * Measures the queues, the pool and the carriers for a scrape. The number of jobs is the store's own
 * estimate: counting a million rows for each scrape would cost more than sending them.
 */
export async function updateGauges(options: ReadingsOptions): Promise<void> {
  const { db, storeRoom, clock, metrics, queues, waiting, carriers, unable } = options
  // First, because a store without room can be away.
  const freeBytes = await storeRoom.freeBytes()
  if (freeBytes !== null) metrics.storeFree.set(freeBytes)
  for (const [state, count] of Object.entries(db.usage())) metrics.storeConnections.set({ state }, count)
  for (const { name, count } of waiting) metrics.waiting.set({ batch: name }, count())
  readCarriers(metrics, carriers)
  for (const id of unable()) metrics.carrierUp.set({ carrier: carrierLabel(id) }, 0)
  for (const { name, queue, held } of queues) {
    metrics.queueHeld.set({ queue: name }, held())
    const { jobs, lanes, oldestDueMs } = await queue.lanes.depth(db, clock.now())
    metrics.queueJobs.set({ queue: name }, jobs)
    metrics.queueLanes.set({ queue: name }, lanes)
    metrics.queueOldestSeconds.set({ queue: name }, oldestDueMs / 1_000)
  }
  await readEndpoints(options)
  metrics.storeSize.set(await storeRoom.databaseBytes())
}

async function readEndpoints({ db, clock, metrics, readUnavailableEndpoints }: ReadingsOptions): Promise<void> {
  const { open, halfOpen, ids } = await readUnavailableEndpoints()
  metrics.endpointCircuits.set({ state: "open" }, open)
  metrics.endpointCircuits.set({ state: "half_open" }, halfOpen)
  const dueAt = await oldestDue(db, clock.now(), ids)
  metrics.deliveryOldestSeconds.set(dueAt === null ? 0 : Math.max(clock.now() - dueAt, 0) / 1_000)
}

/** Sets the metrics of the carriers. Resets them first, so that a removed carrier disappears. */
function readCarriers(metrics: Metrics, carriers: Iterable<Carrier>): void {
  const { carrierUp, carrierConnections, carrierWindowUsed, carrierWindowMax, carrierThrottled } = metrics
  for (const metric of [carrierUp, carrierConnections, carrierWindowUsed, carrierWindowMax, carrierThrottled])
    metric.reset()
  for (const carrier of carriers) {
    const name = carrierLabel(carrier.id)
    carrierUp.set({ carrier: name }, carrier.status().state === "up" ? 1 : 0)
    const connections = carrier.connections?.()
    if (!connections) continue
    const up = connections.filter(({ state }) => state === "up")
    carrierConnections.set({ carrier: name, state: "up" }, up.length)
    carrierConnections.set({ carrier: name, state: "down" }, connections.length - up.length)
    carrierWindowUsed.set({ carrier: name }, sum(up.map(({ unanswered }) => unanswered)))
    carrierWindowMax.set({ carrier: name }, sum(up.map(({ windowMax }) => windowMax)))
    carrierThrottled.inc({ carrier: name }, sum(connections.map(({ throttled }) => throttled)))
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
