import { z } from "zod"
import { allCarrierKinds } from "#carriers/kinds.ts"
import { operation } from "#api/operation.ts"
import { pageAnswer } from "#api/wire/page.ts"
import { named, noted, pageOf } from "#api/wire/schemas.ts"

const anything = z.record(z.string(), z.unknown())

const example = {
  kind: "smtp",
  name: "Mail server (SMTP)",
  channels: ["email"],
  has_webhooks: false,
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
    channels: noted(z.array(z.string()), "The channels that carriers of this kind can support.", example.channels),
    has_webhooks: noted(
      z.boolean(),
      "True if the carrier sends receipts and messages to a webhook URL of Posthorn.",
      false,
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

export const listCarrierKinds = operation<object>()({
  id: "listCarrierKinds",
  tag: "Operator",
  summary: "List the kinds of carriers",
  description:
    "Returns the kinds of carriers on one page. The JSON Schemas of their settings describe a form: labels, meanings, defaults and groups.",
  scopes: [],
  responses: {
    200: {
      description: "The kinds.",
      schema: pageOf("CarrierKindPage", "Kinds of carriers.", kindSchema),
      example: { data: [example], has_more: false, next_cursor: null },
    },
  },
  problems: [],
  handle() {
    const all = allCarrierKinds().map(({ kind, name, channels, hasWebhooks, forms }) => ({
      kind,
      name,
      channels,
      has_webhooks: hasWebhooks,
      ...forms,
    }))
    return pageAnswer(all, null)
  },
})
