import type { Outcome } from "#outgoing/exchange.ts"
import { parseRetryAfter } from "./retry-schedule.ts"

/** What an attempt means. */
export interface Verdict {
  isSuccess: boolean
  statusCode: number | null
  /** A sentence for the owner of the endpoint; null after a success. */
  error: string | null
  responseBody: string | null
  /** 410: the receiver wants nothing more, ever. */
  isGone: boolean
  /** The endpoint showed that it is too much at once. */
  isOverload: boolean
  /** The endpoint is not there, or broken: the circuit's business. */
  isMiss: boolean
  retryAfterMs: number | undefined
}

/**
 * Nobody reads what a receiver says to a success, and it stands in the delivery's row, whose change is to stay on its page: with
 * 64 bytes nearly all do, with 256 every second one costs index entries. Of a failure all that was read is kept (16 KiB).
 */
const successBodyMax = 64

const overloadStatuses = new Set([429, 502, 503, 504])
const patienceStatuses = new Set([429, 503])

/** Standard Webhooks 1.0.0, "Deliverability and reliability": 2xx alone is success; a redirect is a failure; 410 is the end. */
export function judge(outcome: Outcome, now: number): Verdict {
  if (outcome.kind === "failure") return judgeFailure(outcome.failure.reason, outcome.failure.kind === "timeout")
  const { status, headers, body } = outcome
  const isSuccess = status >= 200 && status < 300
  const retryAfter = headers["retry-after"]
  return {
    isSuccess,
    statusCode: status,
    error: isSuccess ? null : statusSentence(status),
    responseBody: toText(isSuccess ? body.subarray(0, successBodyMax) : body),
    isGone: status === 410,
    isOverload: overloadStatuses.has(status),
    isMiss: status >= 500,
    retryAfterMs:
      patienceStatuses.has(status) && typeof retryAfter === "string" ? parseRetryAfter(retryAfter, now) : undefined,
  }
}

function judgeFailure(error: string, isOverload: boolean): Verdict {
  return {
    isSuccess: false,
    statusCode: null,
    error,
    responseBody: null,
    isGone: false,
    isOverload,
    isMiss: true,
    retryAfterMs: undefined,
  }
}

function statusSentence(status: number): string {
  if (status === 410) return "The receiver answered 410 Gone, which ends the subscription."
  if (status >= 300 && status < 400)
    return `The receiver answered with a redirect (${status}); redirects are not followed.`
  return `The receiver answered with status ${status}.`
}

/** Whatever the bytes are, text that the store takes: broken UTF-8 and NUL become U+FFFD. */
function toText(body: Buffer): string | null {
  return body.length ? body.toString("utf8").replaceAll("\0", "\u{FFFD}") : null
}
