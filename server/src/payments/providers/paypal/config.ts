import { z } from "zod"
import { field } from "#core/std/form-schema.ts"

/** The settings of an account that is paid through its PayPal business account. */
export const settings = z.strictObject({
  environment: field(z.enum(["sandbox", "live"]), {
    label: "Environment",
    choices: { sandbox: "Sandbox: no money moves", live: "Live" },
  }),
  client_id: field(
    z
      .string()
      .min(1)
      .max(200)
      .regex(/^[\x21-\x39\x3b-\x7e]+$/, "must be the client ID of a REST app, without blanks"),
    { label: "Client ID", missing: "Enter the client ID of the app." },
  ),
  /** Null until the webhook is created at PayPal; until then, no notification is accepted. */
  webhook_id: field(
    z
      .string()
      .max(50)
      .regex(/^[A-Za-z0-9]+$/, "must be the ID that PayPal shows for the webhook")
      .nullable()
      .default(null),
    {
      label: "Webhook ID",
      meaning: "PayPal shows the ID next to the webhook.",
      example: "8PT597110X687430L",
      missing: "Enter the ID that PayPal shows next to the webhook.",
      step: "notifications",
    },
  ),
  /** Another address of the API, for a proxy or a test double. Null for PayPal's own. */
  api_base: z
    .string()
    .max(500)
    .refine(isBase, "must be an https:// URL without a path, a query or credentials")
    .nullable()
    .default(null),
})

export const secrets = z.strictObject({
  client_secret: field(
    z
      .string()
      .min(1)
      .max(500)
      .regex(/^[\x21-\x7e]+$/, "must be the secret of the REST app, without blanks"),
    { label: "Secret", missing: "Enter the secret of the app." },
  ),
})

export type PayPalSettings = z.infer<typeof settings>
export type PayPalSecrets = z.infer<typeof secrets>

const apiBases = { sandbox: "https://api-m.sandbox.paypal.com", live: "https://api-m.paypal.com" }
const siteBases = { sandbox: "https://www.sandbox.paypal.com", live: "https://www.paypal.com" }

/** Returns the base URL of requests, without a final slash. */
export function apiBaseOf(settings: PayPalSettings): string {
  return settings.api_base === null ? apiBases[settings.environment] : new URL(settings.api_base).origin
}

/**
 * Returns PayPal's page on which the customer approves an order. It is the documented address, for answers
 * without a link.
 */
export function approvalUrlOf(settings: PayPalSettings, orderId: string): string {
  return `${siteBases[settings.environment]}/checkoutnow?token=${orderId}`
}

/** The guard of outgoing requests accepts only https, so another URL would fail later. */
function isBase(text: string): boolean {
  const url = URL.parse(text)
  return (
    url?.protocol === "https:" && url.pathname === "/" && !url.search && !url.hash && !url.username && !url.password
  )
}
