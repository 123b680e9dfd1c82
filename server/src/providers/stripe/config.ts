import { z } from "zod"

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
  /** Stripe allows several captures of one authorization only to accounts that it has enabled for it. */
  multicapture: z.boolean().default(false),
})
export type StripeSettings = z.infer<typeof settings>

export const secrets = z.strictObject({
  secret_key: z
    .string()
    .max(300)
    .regex(
      /^(sk|rk)_(test|live)_\w+$/,
      "must be a secret or restricted key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_",
    ),
  /**
   * Empty until the account creates the webhook endpoint at Stripe, which needs our address first. Without a
   * secret, the adapter refuses each notification. While the account replaces a secret, the list has several,
   * and a signature by any of them is valid.
   */
  webhook_secrets: z
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
})
export type StripeSecrets = z.infer<typeof secrets>

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === "https:" && (text === url.origin || text === `${url.origin}/`)
}
