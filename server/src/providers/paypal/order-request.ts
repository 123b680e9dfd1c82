import type { FindRequest } from "#providers/provider.ts"
import { moneyOf } from "./amounts.ts"

/** Characters of a purchase unit's description. */
const descriptionMax = 127

/**
 * The body of POST /v2/checkout/orders. The same charge makes the same body, since the request may be
 * repeated under one request id. `invoice_id` is our key and unique at PayPal; `custom_id` is the payment's
 * sid and stands in notifications and reports.
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

/** The form of BCP 47 that PayPal takes. Without one, it goes by the customer's browser. */
function isLocale(locale: string): boolean {
  return /^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(locale) && locale.length <= 10
}
