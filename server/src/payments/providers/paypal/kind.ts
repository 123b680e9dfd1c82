import { defineProviderKind } from "#payments/providers/kind.ts"
import { secrets, settings } from "./config.ts"
import { PayPalProvider } from "./paypal-provider.ts"

const dashboard = "https://developer.paypal.com/dashboard/applications"

export const paypal = defineProviderKind({
  kind: "paypal",
  name: "PayPal",
  description: "PayPal and cards on a page of PayPal. You need a PayPal business account.",
  settings,
  secrets,
  independent: ["client_id", "webhook_id"],
  setup: {
    credentials: [
      `Open [Apps & Credentials in the PayPal Developer Dashboard](${dashboard}) and choose Sandbox or Live at the top.`,
      "Open your app, or create one of the type Merchant.",
      "Copy its client ID and its secret.",
    ],
    notifications: [
      `Open your app in [Apps & Credentials](${dashboard}), and add a webhook with this address.`,
      "Choose all events of Checkout, Payments & Orders and Disputes.",
      "Copy the Webhook ID from the list of webhooks, and paste it here.",
    ],
  },
  create: (config, { clock, outgoing }) => new PayPalProvider({ ...config, clock, outgoing }),
})
