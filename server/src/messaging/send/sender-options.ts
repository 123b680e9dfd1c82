import type { Carrier } from "#carriers/carrier.ts"
import type { MessagingContext } from "#messaging/context.ts"
import type { MediaSource } from "#messaging/media/fetch-media.ts"
import type { UnrecordedReferences } from "#messaging/receipts/unrecorded-references.ts"
import type { NewId } from "#std/ids.ts"
import type { MakeWay } from "./make-way.ts"
import type { CarrierCircuits, Routes } from "./routes.ts"

export interface SenderOptions extends MessagingContext {
  /** Left out, claims cannot be told from those of other processes. */
  newClaimId?: NewId
  /** By id. */
  carriers: ReadonlyMap<string, Carrier>
  mediaSource: MediaSource
  makeWay: MakeWay
  unrecorded: UnrecordedReferences
  /** What becomes of a message that left and was never answered. */
  submitPolicy: SubmitPolicy
  routes: Routes
  circuits: CarrierCircuits
  failover: FailoverPolicy
}

/** When messages that were accepted go to another carrier than the one that was chosen first. */
export interface FailoverPolicy {
  /** Also what may have left already, as long as `at_least_once` lets it leave again. */
  afterUnknown: boolean
  /** How long a carrier may ask for patience, from its first throttled answer on. */
  throttledMs: number
  /** How long a carrier may take nothing before what waits for it is moved. */
  downMs: number
}

export type SubmitPolicy = "at_least_once" | "at_most_once"
