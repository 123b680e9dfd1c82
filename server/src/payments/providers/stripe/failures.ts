import Stripe from "stripe"
import { readRetryAfter } from "#core/outgoing/retry-after.ts"
import { retryAfterMsMax, type ProviderOutcome } from "../provider.ts"
import { UnexpectedAnswer } from "./answers.ts"
import { stripeDeclineOf } from "./declines.ts"
import { TransportFailure } from "./transport.ts"

/** Faults of the account at Stripe, and limits of Stripe. Another provider may accept the charge. */
const codesOfProvider = new Set([
  "account_invalid",
  "account_closed",
  "amount_too_large",
  "amount_too_small",
  "api_key_expired",
  "capability_not_active",
  "charge_exceeds_source_limit",
  "charge_exceeds_transaction_limit",
  "country_unsupported",
  "currency_not_supported",
  "livemode_mismatch",
  "payment_method_currency_mismatch",
  "payouts_not_allowed",
  "platform_api_key_expired",
  "testmode_charges_only",
  "tls_version_unsupported",
])

const detailMax = 500

/**
 * The types of Stripe's error objects that refuse a request. Stripe's other types are `api_error` and
 * `idempotency_error`.
 */
const refusalTypes: readonly unknown[] = ["invalid_request_error", "card_error"]

/**
 * Returns the meaning of an error of the library. The question is whether money can have moved.
 *
 * - Stripe refuses with a 4xx and one of `refusalTypes` before it does anything. A 4xx without such a type
 *   comes from another server.
 * - A conflict (409) means that another request with this key is running, and an `idempotency_error` that the
 *   key was used with other parameters. In both cases a charge with this key can exist.
 * - Too many requests (429): Stripe did nothing, and stored nothing under the key.
 * - A 5xx leaves the outcome unknown, and Stripe stores it under the key.
 */
export function stripeOutcomeOf(error: unknown, now: number): ProviderOutcome {
  const { errors } = Stripe
  const detail = detailOf(error)
  if (error instanceof errors.StripeConnectionError)
    return { kind: isUnsent(error) ? "not_sent" : "unknown", detail: causeOf(error)?.message ?? detail }
  if (isRateLimit(error)) return { kind: "not_sent", detail, retryAfterMs: retryAfterOf(error, now), isBusy: true }
  if (!(error instanceof errors.StripeError) || !refusalTypes.includes(error.rawType))
    return { kind: "unknown", detail }
  const isUnavailable =
    error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError
  if (isUnavailable) {
    const decline = { reason: "provider_unavailable" as const, providerCode: error.code ?? error.type }
    return { kind: "refused", decline, isOfProvider: true, detail }
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    const isOfProvider = codesOfProvider.has(error.code ?? "")
    return { kind: "refused", decline: stripeDeclineOf(error), isOfProvider, detail }
  }
  return { kind: "unknown", detail }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"
}

/** Too many requests, or another request that works on the same object. */
export function isRateLimit(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return error instanceof Stripe.errors.StripeError && error.statusCode === 429
}

function retryAfterOf({ headers }: InstanceType<typeof Stripe.errors.StripeError>, now: number): number | undefined {
  return readRetryAfter(headers?.["retry-after"], now, retryAfterMsMax)
}

/** A fault of Stripe (5xx) that it had stored under the idempotency key of an earlier request. */
export function isReplayedFault(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeAPIError)) return false
  return (error.statusCode ?? 0) >= 500 && error.headers?.["idempotent-replayed"] === "true"
}

function isUnsent(error: Error): boolean {
  return causeOf(error)?.isSent === false
}

function causeOf(error: Error): TransportFailure | undefined {
  const { detail } = error as { detail?: unknown }
  return detail instanceof TransportFailure ? detail : undefined
}

function detailOf(error: unknown): string {
  if (error instanceof UnexpectedAnswer) return error.message
  if (!(error instanceof Stripe.errors.StripeError))
    return `Posthorn could not read Stripe's response: ${String(error)}`.slice(0, detailMax)
  return `Stripe: ${error.message}`.slice(0, detailMax)
}
