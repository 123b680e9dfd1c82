import type Stripe from "stripe"
import type { Charge } from "../provider.ts"

type IntentParams = Stripe.PaymentIntentCreateParams
type SessionParams = Stripe.Checkout.SessionCreateParams

/** The parts of an intent that a snapshot needs, for Stripe to expand. */
export const intentParts = ["latest_charge.balance_transaction", "latest_charge.refunds"]
export const sessionParts = ["payment_intent", ...intentParts.map((part) => `payment_intent.${part}`)]

/**
 * `find` and the notifications recognize a charge by this metadata. Stripe copies the metadata from the
 * intent to its charge.
 */
function metadataOf({ paymentSid, accountSid, key, method, reference }: Charge): Record<string, string> {
  const named = { payment_sid: paymentSid, account_sid: accountSid, charge_key: key, method: method.kind }
  return reference === null ? named : { ...named, reference }
}

/**
 * With a return URL, Stripe answers with a page for 3-D Secure. Without one, it answers with an action that
 * needs Stripe's script.
 */
export function intentParams(charge: Charge, token: string, amount: number, multicapture: boolean): IntentParams {
  return {
    amount,
    currency: charge.currency.toLowerCase(),
    payment_method: token,
    confirm: true,
    capture_method: charge.captureMethod,
    automatic_payment_methods: { enabled: true, allow_redirects: "always" },
    return_url: charge.returnUrl,
    metadata: metadataOf(charge),
    expand: intentParts,
    ...(charge.description === null ? {} : { description: charge.description }),
    ...(multicapture && charge.captureMethod === "manual"
      ? { payment_method_options: { card: { request_multicapture: "if_available" } } }
      : {}),
  }
}

export function sessionParams(charge: Charge, amount: number, nowMs: number): SessionParams {
  const metadata = metadataOf(charge)
  const expiresAt = sessionEnd(charge.expiresAt, nowMs)
  const price = {
    currency: charge.currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: charge.description ?? charge.reference ?? charge.paymentSid },
  }
  return {
    mode: "payment",
    line_items: [{ quantity: 1, price_data: price }],
    success_url: charge.returnUrl,
    cancel_url: charge.returnUrl,
    client_reference_id: charge.paymentSid,
    metadata,
    // With adaptive pricing, a customer could pay another amount in another currency.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      capture_method: charge.captureMethod,
      metadata,
      ...(charge.description === null ? {} : { description: charge.description }),
    },
    locale: localeOf(charge.locale),
    expand: sessionParts,
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
  }
}

const sessionLeastMs = 30 * 60_000
const sessionMostMs = 24 * 3_600_000
/** The clocks of Stripe and of this machine can differ, and the request takes time. */
const clockMarginMs = 60_000

/**
 * A session lasts from 30 minutes to 24 hours. If a payment expires sooner, the caller cancels the charge,
 * which ends the session.
 */
function sessionEnd(expiresAt: number | null, nowMs: number): number | undefined {
  if (expiresAt === null) return undefined
  const least = nowMs + sessionLeastMs + clockMarginMs
  const most = nowMs + sessionMostMs - clockMarginMs
  return Math.ceil(Math.min(Math.max(expiresAt, least), most) / 1_000)
}

/** The locales of the Checkout page. The type of the library accepts any text, so this list names them. */
const locales = new Set(
  "bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
    " ",
  ),
)

function localeOf(locale: string): NonNullable<SessionParams["locale"]> {
  const [language = ""] = locale.split("-", 1)
  return [locale, language].find((each) => locales.has(each)) ?? "auto"
}
