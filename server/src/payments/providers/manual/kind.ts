import { z } from "zod"
import { defineProviderKind } from "#payments/providers/kind.ts"
import { field } from "#core/std/form-schema.ts"
import { ManualProvider } from "./manual-provider.ts"

export const manual = defineProviderKind({
  kind: "manual",
  name: "Cash or bank transfer",
  description: "Customers see your instructions, and you record what you received.",
  settings: field(
    z.strictObject({
      instructions: field(
        z.string().trim().min(1, "must tell the customer how to pay").max(2_000, "must have at most 2,000 characters"),
        {
          label: "Instructions",
          meaning: "Where and how to pay. The payment page shows these instructions to the customer.",
          example: "IBAN CH93 0076 2011 6238 5295 7\nPlease quote the reference.",
          missing: "Enter what the customer has to do, such as the number of your bank account.",
          format: "multiline",
        },
      ),
    }),
    { label: "Tell customers how to pay" },
  ),
  secrets: z.strictObject({}),
  independent: ["instructions"],
  setup: { credentials: [], notifications: [] },
  create: () => new ManualProvider(),
})
