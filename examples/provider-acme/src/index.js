// @ts-check
import { defineProviderKind, field, z } from "@posthorn/provider"
import { AcmePay } from "./acme-pay.js"

const acmepay = defineProviderKind({
  kind: "acmepay",
  name: "ACME Pay",
  description: "Charges tokens of cards over ACME Pay.",
  settings: z.strictObject({
    api_url: field(z.url({ protocol: /^https?$/ }).default("https://pay.acme.example"), {
      label: "API",
      meaning: "The URL of the API.",
    }),
    timeout_ms: field(z.int().min(100).max(20_000).default(10_000), {
      label: "Timeout",
      meaning: "The longest wait for an answer, in milliseconds.",
    }),
  }),
  secrets: z.strictObject({
    api_key: field(z.string().min(1), { label: "API key" }),
    webhook_secret: field(z.string().min(16), { label: "Webhook secret", step: "notifications" }),
  }),
  independent: ["timeout_ms"],
  setup: {
    credentials: ["Open your account at ACME Pay, and copy the API key."],
    notifications: ["Enter the URL as the address for notifications, and copy the secret."],
  },
  create: ({ settings, secrets }, { outgoing }) => new AcmePay({ settings, secrets, outgoing }),
})

export default { providers: [acmepay] }
