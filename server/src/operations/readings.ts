import type { Carrier } from "#carriers/carrier.ts"
import type { Database } from "#db/database.ts"
import type { Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Metrics } from "#std/metrics.ts"

export interface ReadingsOptions {
  db: Database
  clock: Clock
  metrics: Metrics
  queues: { name: "message" | "delivery"; queue: Queue; held(): number }[]
  waiting: { name: string; count(): number }[]
  carriers: Iterable<Carrier>
}

/**
 * What is measured when somebody asks for the metrics: queues, pool, carriers. The number of jobs is the store's own estimate,
 * because counting a million rows at each scrape would cost more than sending them.
 */
export async function takeReadings({ db, clock, metrics, queues, waiting, carriers }: ReadingsOptions): Promise<void> {
  for (const [state, count] of Object.entries(db.usage())) metrics.storeConnections.set({ state }, count)
  for (const { name, count } of waiting) metrics.waiting.set({ batch: name }, count())
  metrics.carrierUp.reset()
  for (const carrier of carriers) {
    // There is one simulator, and of others any number.
    const name = carrier.kind === "simulator" ? carrier.kind : toSid("carrier", carrier.id)
    metrics.carrierUp.set({ carrier: name }, carrier.status().state === "up" ? 1 : 0)
  }
  for (const { name, queue, held } of queues) {
    metrics.queueHeld.set({ queue: name }, held())
    const { jobs, lanes, oldestDueMs } = await queue.depth(db, clock.now())
    metrics.queueJobs.set({ queue: name }, jobs)
    metrics.queueLanes.set({ queue: name }, lanes)
    metrics.queueOldestSeconds.set({ queue: name }, oldestDueMs / 1_000)
  }
}
