import type { MediaLimits, Refused, Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import type { OutgoingRequest, Response } from "#core/outgoing/http-client.ts"

export type BuiltRequest = Pick<OutgoingRequest, "method" | "url" | "query" | "headers" | "body">

/**
 * The requests and answers that an `HttpCarrier` uses. All its carriers share everything else, such as the
 * rate limit and the meaning of a missing answer.
 */
export interface HttpApi {
  /** The kind of the carrier. */
  kind: string
  /** The host of requests, for the operator. */
  host: string
  /** Requests that may be under way at once, over all processes. */
  connections: number
  /** Over all processes; null for no limit. */
  segmentsPerSecond: number | null
  timeoutMs: number
  mediaLimits?: MediaLimits | null
  /** Requests contain URLs of media, and not its content. */
  fetchesMedia?: boolean
  /** Receipts name a submission also without its answer, so a receipt can replace a lost answer. */
  receiptsNameSubmissions?: boolean
  /** Why the API cannot carry such a message, or null. */
  refuse(submission: Submission): Refused | null
  requestOf(submission: Submission, now: number): BuiltRequest | Promise<BuiltRequest>
  /** What an answer means; `accepted` only if the carrier has the message. */
  outcomeOf(
    answer: Pick<Response, "status" | "headers" | "body" | "isCut">,
    submission: Submission,
    now: number,
  ): SubmitOutcome
}
