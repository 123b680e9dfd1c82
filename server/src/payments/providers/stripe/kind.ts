import { defineProviderKind } from "#payments/providers/kind.ts"
import { secrets, settings } from "./config.ts"

/** Stripe's library takes 35 MB and a sixth of a start, so the first provider of this kind loads it. */
export const stripe = defineProviderKind({
  kind: "stripe",
  name: "Stripe",
  description: "Cards and wallets on a page of Stripe. You need a Stripe account.",
  settings,
  secrets,
  independent: ["multicapture"],
  setup: {
    credentials: [
      "Open [API keys in the Stripe Dashboard](https://dashboard.stripe.com/apikeys). Switch to a sandbox there for a test key.",
      "Create a restricted key with write access to Checkout Sessions, PaymentIntents, Charges and Refunds, and with read access to Disputes, Payouts, Balance and Balance transaction sources. A standard secret key works too.",
      "Copy the key. Stripe shows it once.",
    ],
    notifications: [
      "Open [Webhooks in the Stripe Dashboard](https://dashboard.stripe.com/webhooks) and add an endpoint with this address.",
      "Choose all events of Checkout Session, PaymentIntent, Charge, Refund and Dispute (charge.dispute).",
      "Reveal the signing secret of the endpoint, and paste it here.",
    ],
  },
  async create(config, environment) {
    const { StripeProvider } = await import("./stripe-provider.ts")
    return new StripeProvider(config, environment)
  },
})
