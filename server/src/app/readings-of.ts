import type { Carrier } from "#carriers/carrier.ts"
import { readUnavailableEndpoints } from "#endpoints/unavailable-endpoints.ts"
import type { MessageIntake } from "#messaging/accept/accept-message.ts"
import type { Sender } from "#messaging/send/hand-over.ts"
import type { ReadingsOptions } from "#operations/readings.ts"
import type { Queue } from "#queue/queue.ts"
import type { Routing } from "#routing/routing.ts"
import type { Dispatcher } from "#webhooks/dispatcher.ts"

type Measured = Pick<ReadingsOptions, "db" | "storeRoom" | "clock" | "metrics"> & {
  carriers: ReadonlyMap<string, Carrier>
  routing: Pick<Routing, "unable">
  messageQueue: Queue
  deliveryQueue: Queue
  sender: Pick<Sender, "held">
  dispatcher: Pick<Dispatcher, "usage">
  intake: Pick<MessageIntake, "waiting">
}

/** Returns what a scrape measures in the modules. */
export function readingsOf(modules: Measured): ReadingsOptions {
  const { db, clock, carriers, routing, messageQueue, deliveryQueue, sender, dispatcher, intake } = modules
  return {
    ...modules,
    carriers: { [Symbol.iterator]: () => carriers.values() },
    unable: () => routing.unable,
    queues: [
      { name: "message", queue: messageQueue, held: () => sender.held },
      { name: "delivery", queue: deliveryQueue, held: () => dispatcher.usage().held },
    ],
    waiting: [{ name: "accept", count: () => intake.waiting }],
    readUnavailableEndpoints: () => readUnavailableEndpoints(db, clock.now()),
  }
}
