import type { Submission, SubmitOutcome } from "#carriers/carrier.ts"
import type { Failure } from "#outgoing/failure.ts"

/**
 * The API of a network that takes a message by a request and an answer: what a message needs there, and what
 * the answers mean. `RequestCarrier` runs it.
 */
export interface MessageApi {
  readonly kind: string
  /** How the operator knows it: a host, usually. */
  readonly name: string
  /** Messages under way at once, over all processes. */
  readonly connections: number
  /**
   * Messages that may be handed over for each connection. More than one keeps it busy while outcomes are
   * written. After a crash, all of them count as unknown. Default: 3.
   */
  readonly messagesPerConnection?: number
  /** Segments or messages a second, over all processes; null for no limit. */
  readonly perSecond: number | null
  /** Refuses a message that must not leave, before it waits for its turn. */
  refuse(submission: Submission): SubmitOutcome | null
  /** Never rejects. */
  send(submission: Submission): Promise<SubmitOutcome | Unreachable>
  /** Called at the first share that this process gets after a start, and not waited for. */
  open?(): void
  /** Called when the carrier stops. Resolves when nothing that `open` began is under way. */
  close?(): Promise<void>
  /**
   * Tries the network without a message: after `open`, and while it cannot be reached. Returns what is wrong,
   * for the operator, or null. Never rejects. Without this method, messages try the network.
   */
  probe?(): Promise<string | null>
  /** What is wrong while messages are sent all the same, for the operator; null while all is well. */
  readonly trouble?: string | null
}

/** Why a message, or a request of one, was not accepted. */
export type FailedRequest = Exclude<SubmitOutcome, { kind: "accepted" }> | Unreachable

/** Nothing else is sent for a while. */
export interface Unreachable {
  kind: "unreachable"
  /** For the operator. */
  reason: string
  /** What becomes of the message. Default: it has not left. */
  outcome?: SubmitOutcome
  /** As of `Refused`: earlier requests of the message were accepted. */
  hasPart?: boolean
}

const rangesAdvice = " If it is a gateway of yours, name its range in CARRIER_ALLOWED_RANGES."

/** Why the operator's carrier is not reached. */
export function unreachableReason({ kind, reason }: Failure): string {
  return `The carrier cannot be reached: ${reason}${kind === "blocked" ? rangesAdvice : ""}`
}

/** What a request without an answer means for its message. */
export function unansweredRequest(request: { isSent: boolean; failure: Failure }): FailedRequest {
  return request.isSent
    ? { kind: "unknown", reason: `The request was sent. ${request.failure.reason}` }
    : { kind: "unreachable", reason: unreachableReason(request.failure) }
}
