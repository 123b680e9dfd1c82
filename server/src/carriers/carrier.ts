import type { MessageErrorCode } from "./error-codes.ts"

/** A message as a carrier gets it. Values only: a carrier knows no table. */
export interface Submission {
  accountId: string
  messageId: string
  /** Counts the submissions of this message from 1. */
  attempt: number
  to: string
  from: string
  body: string
  /** The text of each segment, in order; joined they are the body. One empty text for a message that is all media. */
  parts: readonly string[]
  encoding: "gsm7" | "ucs2"
  media: readonly Media[]
  /** Until when the carrier may try, in milliseconds; null leaves it to the carrier. */
  expiresAt: number | null
}

export interface Media {
  contentType: string
  content: Uint8Array
}

export type SubmitOutcome =
  /** The carrier has it. One reference a part, in order; receipts will name them. */
  | { kind: "accepted"; references: readonly string[] }
  /** The carrier does not have it. When it is not permanent, the same submission may succeed later. */
  | { kind: "refused"; isPermanent: boolean; code: MessageErrorCode; reason: string; retryAfterMs?: number }
  /** It left and no answer came: the carrier has it, or not. */
  | { kind: "unknown"; reason: string }

/** What a carrier says, after it accepted it, of one part. */
export interface Receipt {
  reference: string
  /** `accepted`: on its way, nothing final. */
  state: "accepted" | "delivered" | "undelivered"
  /** Set when undelivered. */
  code: MessageErrorCode | null
  /** When the carrier says it happened. */
  at: number
  /** As the carrier wrote it, for the timeline. */
  raw: string
}

/** A message from the outside to a number of ours. */
export interface Inbound {
  to: string
  from: string
  body: string
  media: readonly Media[]
  at: number
  /** The carrier's own id, the same when it is brought again. */
  reference: string
}

/**
 * What a carrier tells. Each promise resolves after the commit, and only then may the adapter acknowledge to the other side. When
 * it rejects, nothing was stored, and the adapter brings the same again.
 */
export interface CarrierListener {
  receipt(receipt: Receipt): Promise<void>
  inbound(message: Inbound): Promise<void>
}

export interface CarrierStatus {
  /** Messages are handed over only while it is `up`. */
  state: "up" | "down" | "paused"
  /** For people; null while all is well. */
  reason: string | null
}

/** The seam to the networks. `conformance.ts` holds what every adapter must do. */
export interface Carrier {
  readonly id: string
  readonly kind: string
  /** Submissions that may be under way at once. */
  readonly windowMax: number
  /** Begins to take submissions and to tell the listener what arrives. */
  start(listener: CarrierListener): Promise<void>
  /** Resolves when every submission has its outcome and the listener is not being called any more. */
  stop(): Promise<void>
  /** Never rejects: trouble is an outcome. */
  submit(submission: Submission): Promise<SubmitOutcome>
  status(): CarrierStatus
}
