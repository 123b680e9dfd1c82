import { z } from "zod"

export const settings = z.strictObject({
  /** What the payment page tells the customer: where and how to pay. */
  instructions: z
    .string()
    .trim()
    .min(1, "must tell the customer how to pay")
    .max(2_000, "must have at most 2,000 characters"),
})

export const secrets = z.strictObject({})
