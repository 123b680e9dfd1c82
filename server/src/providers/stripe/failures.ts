import Stripe from "stripe"
import type { ProviderOutcome } from "../provider.ts"
import { UnexpectedAnswer } from "./answers.ts"
import { declineOf } from "./declines.ts"
import { TransportFailure } from "./transport.ts"

/** Faults of the account at Stripe, or limits of Stripe, which another provider need not have. */
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
 * What a throw of the library means. The first question is whether money can have moved. Stripe answers 4xx before it does anything, but
 * for a conflict (409: another request with this key is running) and for a key that was used with other parameters: a charge of this
 * key exists then. Of a 5xx nothing is known, and Stripe stores it under the key.
 */
export function outcomeOf(error: unknown): ProviderOutcome {
  const { errors } = Stripe
  const detail = detailOf(error)
  if (error instanceof errors.StripeConnectionError)
    return { kind: isUnsent(error) ? "not_sent" : "unknown", detail: causeOf(error)?.message ?? detail }
  const isRefusal =
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeRateLimitError
  if (isRefusal) {
    const decline = { reason: "provider_unavailable" as const, providerCode: error.code ?? error.type }
    return { kind: "refused", decline, isOfProvider: true, detail }
  }
  if (error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError) {
    const isOfProvider = codesOfProvider.has(error.code ?? "")
    return { kind: "refused", decline: declineOf(error), isOfProvider, detail }
  }
  return { kind: "unknown", detail }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing"
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
    return `The answer could not be read: ${String(error)}`.slice(0, detailMax)
  return `Stripe: ${error.message}`.slice(0, detailMax)
}
