import type { Submission, SubmitOutcome } from "#carriers/carrier.ts"
import type { Failure } from "#outgoing/failure.ts"

/**
 * The API of a network over HTTP: what a message needs there, and what the answers mean. `RequestCarrier`
 * runs it.
 */
export interface MessageApi {
  readonly kind: string
  /** How the operator knows it: a host, usually. */
  readonly name: string
  /** Messages under way at once, over all processes. */
  readonly connections: number
  /** Segments or messages a second, over all processes; null for no limit. */
  readonly perSecond: number | null
  /** Refuses a message that must not leave, before it waits for its turn. */
  refuse(submission: Submission): SubmitOutcome | null
  /** Never rejects. `unreachable`: the request has not left. */
  send(submission: Submission): Promise<SubmitOutcome | Unreachable>
  /** Called at the first share that this process gets after a start, and not waited for. */
  open?(): void
  /** Called when the carrier stops. Resolves when nothing that `open` began is under way. */
  close?(): Promise<void>
  /** What is wrong while messages are sent all the same, for the operator; null while all is well. */
  readonly trouble?: string | null
}

/** Why a message, or a request of one, was not accepted. */
export type FailedRequest = Exclude<SubmitOutcome, { kind: "accepted" }> | Unreachable

export interface Unreachable {
  kind: "unreachable"
  failure: Failure
  /** As of `Refused`: earlier requests of the message were accepted. */
  hasPart?: boolean
}
