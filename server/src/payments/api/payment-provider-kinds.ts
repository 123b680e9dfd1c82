import { z } from "zod"
import type { Tag } from "#http/operation.ts"
import { wholeListing } from "#http/resource-operations.ts"
import { named, noted, pageOf } from "#http/wire/schemas.ts"
import type { ProviderKind } from "#payments/providers/kind.ts"
import { allProviderKinds } from "#payments/providers/kinds.ts"

const jsonSchema = z.record(z.string(), z.unknown())
const steps = z.array(z.string())

const kindSchema = named(
  "PaymentProviderKindDescription",
  "A kind of payment provider, with everything that a form for its settings needs.",
  z.object({
    kind: noted(z.string(), "The value of `kind` of a payment provider.", "paypal"),
    name: noted(z.string(), "The name of the kind.", "PayPal"),
    description: noted(z.string(), "The way in which customers pay.", "PayPal and cards on a page of PayPal."),
    settings: noted(
      jsonSchema,
      "The JSON Schema 2020-12 of `settings`. A property with a `title` has a field in a form.",
      {
        type: "object",
      },
    ),
    secrets: noted(jsonSchema, "The JSON Schema 2020-12 of `secrets`.", { type: "object" }),
    setup: noted(
      z.object({
        credentials: noted(steps, "The steps to find the settings and the secrets."),
        notifications: noted(steps, "The steps to add the webhook. Empty if the provider sends no notifications."),
      }),
      "The steps at the provider. A link in a step has the form `[label](https://…)`.",
    ),
  }),
)

/** An account connects its providers, and the operator advises it, so both read the same list. */
export const listPaymentProviderKinds = listing("listPaymentProviderKinds", "Payments")
export const listOperatorPaymentProviderKinds = listing("listOperatorPaymentProviderKinds", "Operator")

function listing(id: string, tag: Tag) {
  return wholeListing<object>()({
    id,
    tag,
    summary: "List the kinds of payment providers",
    description: "Returns the kinds of payment providers with the JSON Schemas of their settings, on one page.",
    scopes: tag === "Operator" ? [] : ["payments", "read"],
    outcome: "The kinds.",
    page: pageOf("PaymentProviderKindPage", "Kinds of payment providers.", kindSchema),
    example: allProviderKinds().map(render)[1],
    read: () => allProviderKinds().map(render),
  })
}

function render({ kind, name, description, forms, setup }: ProviderKind): z.output<typeof kindSchema> {
  return {
    kind,
    name,
    description,
    ...forms,
    setup: { credentials: [...setup.credentials], notifications: [...setup.notifications] },
  }
}
