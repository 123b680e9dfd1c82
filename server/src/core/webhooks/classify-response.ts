import type { Outcome } from "#core/outgoing/http-client.ts"
import { parseRetryAfter } from "./retry-schedule.ts"

/** The meaning of an attempt's outcome. */
export interface AttemptVerdict {
  isSuccess: boolean
  statusCode: number | null
  /** A sentence for the endpoint's owner; null after a success. */
  error: string | null
  /** The receiver answered 410: it wants no more events. */
  isGone: boolean
  /** The endpoint is overloaded. */
  isOverload: boolean
  /** The endpoint is unreachable or broken. The failure counts for the circuit. */
  isEndpointFailure: boolean
  retryAfterMs: number | undefined
}

const overloadStatuses = new Set([429, 502, 503, 504])
const patienceStatuses = new Set([429, 503])

/**
 * Standard Webhooks 1.0.0, "Deliverability and reliability": only 2xx is a success. A redirect is a failure.
 * 410 ends a subscription. A status callback has none: there, 410 is about the URL of one message.
 */
export function classifyResponse(outcome: Outcome, now: number, isSubscription = true): AttemptVerdict {
  if (outcome.kind === "failure") return classifyFailure(outcome.failure.reason, outcome.failure.kind === "timeout")
  const { status, headers } = outcome
  const isSuccess = status >= 200 && status < 300
  const retryAfter = headers["retry-after"]
  return {
    isSuccess,
    statusCode: status,
    error: isSuccess ? null : statusSentence(status, isSubscription),
    isGone: status === 410 && isSubscription,
    isOverload: overloadStatuses.has(status),
    isEndpointFailure: status >= 500,
    retryAfterMs:
      patienceStatuses.has(status) && typeof retryAfter === "string" ? parseRetryAfter(retryAfter, now) : undefined,
  }
}

function classifyFailure(error: string, isOverload: boolean): AttemptVerdict {
  return {
    isSuccess: false,
    statusCode: null,
    error,
    isGone: false,
    isOverload,
    isEndpointFailure: true,
    retryAfterMs: undefined,
  }
}

function statusSentence(status: number, isSubscription: boolean): string {
  if (status === 410 && isSubscription) return "The receiver responded with 410 Gone, which ends the subscription."
  if (status >= 300 && status < 400)
    return `The receiver responded with a redirect (${status}). Posthorn does not follow redirects.`
  return `The receiver responded with status ${status}.`
}
