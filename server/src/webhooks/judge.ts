import type { Outcome } from "#outgoing/exchange.ts"
import { parseRetryAfter } from "./retry-schedule.ts"

/** What an attempt means. */
export interface Verdict {
  isSuccess: boolean
  statusCode: number | null
  /** A sentence for the owner of the endpoint; null after a success. */
  error: string | null
  /** 410: the receiver wants nothing more, ever. */
  isGone: boolean
  /** The endpoint showed that it is too much at once. */
  isOverload: boolean
  /** The endpoint is not there, or broken: the circuit's business. */
  isMiss: boolean
  retryAfterMs: number | undefined
}

const overloadStatuses = new Set([429, 502, 503, 504])
const patienceStatuses = new Set([429, 503])

/** Standard Webhooks 1.0.0, "Deliverability and reliability": 2xx alone is success; a redirect is a failure; 410 is the end. */
export function judge(outcome: Outcome, now: number): Verdict {
  if (outcome.kind === "failure") return judgeFailure(outcome.failure.reason, outcome.failure.kind === "timeout")
  const { status, headers } = outcome
  const isSuccess = status >= 200 && status < 300
  const retryAfter = headers["retry-after"]
  return {
    isSuccess,
    statusCode: status,
    error: isSuccess ? null : statusSentence(status),
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
