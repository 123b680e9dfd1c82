import type { Carrier } from "#messaging/carriers/carrier.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { MediaSource } from "#messaging/messages/media/fetch-media.ts"
import type { UnrecordedReferences } from "#messaging/messages/receipts/record-receipt.ts"
import type { CircuitBreakers } from "#messaging/routing/circuit-breakers.ts"
import type { MessageRoutes } from "#messaging/routing/message-routes.ts"
import type { NewId } from "#core/std/ids.ts"
import type { SendBackpressure } from "./send-backpressure.ts"

export interface SenderOptions extends MessagingContext {
  /** Without it, claims look like those of other processes. */
  newClaimId?: NewId
  /** By id. */
  carriers: ReadonlyMap<string, Carrier>
  mediaSource: MediaSource
  backpressure: SendBackpressure
  unrecorded: UnrecordedReferences
  /** What happens to a message that left and was never answered. */
  submitPolicy: SubmitPolicy
  routes: Pick<MessageRoutes, "chooseRoute">
  circuits: Pick<CircuitBreakers, "room" | "recordHealthSignal">
  failover: FailoverPolicy
}

/** When accepted messages move to another carrier than the first one. */
export interface FailoverPolicy {
  /** Includes messages that may have left already, if `at_least_once` allows sending them again. */
  afterUnknown: boolean
  /** How long a carrier can throttle, from its first throttled answer on. */
  throttledMs: number
  /** How long a carrier can accept nothing before its waiting messages move. */
  downMs: number
}

export type SubmitPolicy = "at_least_once" | "at_most_once"
