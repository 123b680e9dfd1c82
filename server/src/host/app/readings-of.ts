import type { Carrier } from "#messaging/carriers/carrier.ts"
import { readUnavailableEndpoints } from "#core/endpoints/unavailable-endpoints.ts"
import type { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import type { Sender } from "#messaging/messages/send/hand-over.ts"
import type { ReadingsOptions } from "#host/operations/readings.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { Routing } from "#messaging/routing/routing.ts"
import type { Dispatcher } from "#core/webhooks/dispatcher.ts"

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
