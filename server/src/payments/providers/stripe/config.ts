import { z } from "zod"
import { field } from "#core/std/form-schema.ts"

/**
 * The settings of an account. The account chooses `api_base`, so each request goes through the address checks
 * of `outgoing/`.
 */
export const settings = z.strictObject({
  /** A proxy or a test server, instead of https://api.stripe.com. */
  api_base: z
    .string()
    .max(300)
    .refine(isOrigin, "must be an origin such as https://stripe-proxy.example.com, without a path")
    .optional(),
  multicapture: field(z.boolean().default(false), {
    label: "Several captures per payment",
    meaning: "Only if Stripe has enabled it for your account.",
  }),
})
export type StripeSettings = z.infer<typeof settings>

export const secrets = z.strictObject({
  secret_key: field(
    z
      .string()
      .max(300)
      .regex(
        /^(sk|rk)_(test|live)_\w+$/,
        "must be a secret or restricted key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_. A publishable key (pk_) cannot charge",
      ),
    {
      label: "Secret key",
      example: "sk_live_…",
      missing: "Enter the secret key.",
      hints: [{ prefixes: ["sk_test_", "rk_test_"], text: "A test key: no money moves." }],
    },
  ),
  /**
   * Empty until the account creates the webhook endpoint at Stripe, which needs our address first. Without a
   * secret, the adapter refuses each notification. While the account replaces a secret, the list has several,
   * and a signature by any of them is valid.
   */
  webhook_secrets: field(
    z
      .array(
        z
          .string()
          .max(300)
          .regex(
            /^whsec_\w+$/,
            "must be the signing secret of a webhook endpoint, which begins with whsec_. Stripe shows it on the page of the endpoint",
          ),
      )
      .max(3, "must contain 3 secrets at most. Remove secrets that Stripe no longer uses")
      .default([]),
    {
      label: "Signing secret",
      meaning: "One per line, three at most.",
      example: ["whsec_…"],
      missing: "Enter the signing secret of the webhook.",
      step: "notifications",
    },
  ),
})
export type StripeSecrets = z.infer<typeof secrets>

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === "https:" && (text === url.origin || text === `${url.origin}/`)
}
