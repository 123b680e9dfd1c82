import type { Carrier } from "#carriers/carrier.ts"
import type { MessagingContext } from "./context.ts"
import type { MediaSource } from "./fetch-media.ts"
import type { MakeWay } from "./make-way.ts"
import type { UnrecordedReferences } from "./unrecorded-references.ts"

export interface SenderOptions extends MessagingContext {
  /** By id. */
  carriers: ReadonlyMap<string, Carrier>
  mediaSource: MediaSource
  makeWay: MakeWay
  unrecorded: UnrecordedReferences
  /** What becomes of a message that left and was never answered. */
  submitPolicy: SubmitPolicy
}

export type SubmitPolicy = "at_least_once" | "at_most_once"
