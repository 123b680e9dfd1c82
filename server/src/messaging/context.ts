import type { Database } from "#db/database.ts"
import type { Queue, Lane } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { Metrics } from "#std/metrics.ts"
import type { KnownMessages } from "./known-messages.ts"

/** What the use cases of this room lean on. Made once, by `app.ts`. */
export interface MessagingContext {
  db: Database
  clock: Clock
  newId: NewId
  log: Log
  metrics: Metrics
  messageQueue: Queue
  deliveryQueue: Queue
  /** Left out, every move reads the whole message. */
  known?: KnownMessages
  /** Wakes the sender and the dispatcher after a commit that gave them work. */
  pokeMessages(lanes: readonly Lane[]): void
  pokeDeliveries(lanes: readonly Lane[]): void
}
