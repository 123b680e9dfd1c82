import type { FindRequest } from "#payments/providers/provider.ts"
import { moneyOf } from "./amounts.ts"

/** The limit of characters of a purchase unit's description. */
const descriptionMax = 127

/**
 * Returns the body of POST /v2/checkout/orders. The same charge always returns the same body, because the
 * request may be repeated under one request id. `invoice_id` is our key and unique at PayPal. `custom_id` is
 * the payment's sid, which notifications and reports contain.
 */
export function orderRequestOf(charge: FindRequest): object {
  const { key, paymentSid, amount, currency, captureMethod, description, returnUrl, locale } = charge
  return {
    intent: captureMethod === "automatic" ? "CAPTURE" : "AUTHORIZE",
    purchase_units: [
      {
        amount: moneyOf(amount, currency),
        custom_id: paymentSid,
        invoice_id: key,
        ...(description ? { description: [...description].slice(0, descriptionMax).join("") } : {}),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          user_action: "PAY_NOW",
          shipping_preference: "NO_SHIPPING",
          return_url: returnUrl,
          cancel_url: returnUrl,
          ...(isLocale(locale) ? { locale } : {}),
        },
      },
    },
  }
}

/** Whether PayPal accepts this form of BCP 47. Without a locale, it uses that of the customer's browser. */
function isLocale(locale: string): boolean {
  return /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(locale) && locale.length <= 10
}
