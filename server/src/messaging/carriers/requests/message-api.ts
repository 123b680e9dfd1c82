import type { Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { Failure } from "#core/outgoing/failure.ts"

/**
 * The API of a network that accepts a message by a request and an answer. It defines the content of requests
 * and the meaning of answers. `RequestCarrier` runs it.
 */
export interface MessageApi {
  readonly kind: string
  /** The name for the operator, usually a host. */
  readonly name: string
  /** The limit of messages under way, over all processes. */
  readonly connections: number
  /**
   * Messages that can be handed over for each connection. More than one keeps it busy while outcomes are
   * recorded. After a crash, all of them count as unknown. Default: 3.
   */
  readonly messagesPerConnection?: number
  /** Segments or messages a second, over all processes. Null for no limit. */
  readonly perSecond: number | null
  /** Refuses a message that must not leave, before it waits in the queue. */
  refuse(submission: Submission): SubmitOutcome | null
  /** Never rejects. */
  send(submission: Submission): Promise<SubmitOutcome | Unreachable>
  /** Called when this process gets its first share after a start. The carrier does not wait for it. */
  open?(): void
  /** Called when the carrier stops. Resolves when no work of `open` is under way. */
  close?(): Promise<void>
  /**
   * Checks the network without a message: after `open`, and while it is unreachable. Returns the fault, for
   * the operator, or null. Never rejects. Without this method, messages test the network.
   */
  probe?(): Promise<string | null>
  /** A fault that does not stop messages, for the operator. Null if there is none. */
  readonly trouble?: string | null
}

/** Why a message, or a request of one, was not accepted. */
export type FailedRequest = Exclude<SubmitOutcome, { kind: "accepted" }> | Unreachable

/** The network cannot be reached, so nothing more is sent for a while. */
export interface Unreachable {
  kind: "unreachable"
  /** The reason for the operator. */
  reason: string
  /** The outcome of the message. Default: it has not left. */
  outcome?: SubmitOutcome
  /** As in `Refused`: earlier requests of the message were accepted. */
  hasPart?: boolean
}

const rangesAdvice = " If it is your own gateway, add its address range to CARRIER_ALLOWED_RANGES."

/** Describes why the carrier cannot be reached. */
export function unreachableReason({ kind, reason }: Failure): string {
  return `Posthorn cannot reach the carrier: ${reason}${kind === "blocked" ? rangesAdvice : ""}`
}

/** Returns the meaning of a request without an answer for its message. */
export function unansweredRequest(request: { isSent: boolean; failure: Failure }): FailedRequest {
  return request.isSent
    ? { kind: "unknown", reason: `Posthorn sent the request. ${request.failure.reason}` }
    : { kind: "unreachable", reason: unreachableReason(request.failure) }
}
