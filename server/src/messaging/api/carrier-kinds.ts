import { z } from "zod"
import { allCarrierKinds } from "#messaging/carriers/kinds.ts"
import { wholeListing } from "#http/resource-operations.ts"
import { named, noted, pageOf } from "#http/wire/schemas.ts"

const anything = z.record(z.string(), z.unknown())

const example = {
  kind: "smtp",
  name: "Mail server (SMTP)",
  description: "Posthorn connects to it at once.",
  channels: ["email"],
  has_webhooks: false,
  webhook_setup: null,
  settings: {
    type: "object",
    properties: {
      host: {
        type: "string",
        title: "Host",
        description: "The name or address of the mail server.",
        examples: ["smtp.example.com"],
        "x-group": "Mail server",
      },
    },
    required: ["host"],
    "x-groups": [{ name: "Mail server", collapsed: false }],
  },
  secrets: {
    type: "object",
    properties: { password: { type: "string", title: "Password", "x-group": "Credentials", writeOnly: true } },
  },
}

const kindSchema = named(
  "CarrierKindDescription",
  "A kind of carrier, with the schemas of its settings.",
  z.object({
    kind: noted(z.string(), "The value of `kind`.", example.kind),
    name: noted(z.string(), "The name for people.", example.name),
    description: noted(z.string(), "A sentence for a person who adds a carrier.", example.description),
    channels: noted(z.array(z.string()), "The channels that carriers of this kind can support.", example.channels),
    has_webhooks: noted(
      z.boolean(),
      "True if the carrier sends receipts and messages to a webhook URL of Posthorn.",
      false,
    ),
    webhook_setup: noted(
      z.string().nullable(),
      "How to enter the webhook URL at the carrier. Null if nothing has to be entered.",
      null,
    ),
    settings: noted(
      anything,
      "The JSON Schema of `settings`. `title` is the label of a field, and `x-group` its group of `x-groups`. `x-unset` says what an empty field means, and `x-missing` what to enter in a required one.",
      example.settings,
    ),
    secrets: noted(
      anything,
      "The JSON Schema of the secrets: `password`, `webhook_secret` and `tls_key`, if the kind has them.",
      example.secrets,
    ),
  }),
)

export const listCarrierKinds = wholeListing<object>()({
  id: "listCarrierKinds",
  tag: "Operator",
  summary: "List the kinds of carriers",
  description:
    "Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form: labels, meanings, defaults and groups.",
  outcome: "The kinds.",
  page: pageOf("CarrierKindPage", "Kinds of carriers.", kindSchema),
  example,
  read: () =>
    allCarrierKinds().map(({ kind, name, description, channels, hasWebhooks, webhookSetup, forms }) => ({
      kind,
      name,
      description,
      channels,
      has_webhooks: hasWebhooks,
      webhook_setup: webhookSetup,
      ...forms,
    })),
})
