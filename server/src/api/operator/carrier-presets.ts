import { z } from "zod"
import { presets } from "#carriers/http/presets.ts"
import { operation } from "#api/operation.ts"
import { pageAnswer } from "#api/wire/page.ts"
import { named, noted, pageOf } from "#api/wire/schemas.ts"

const presetSchema = named(
  "CarrierPreset",
  "The settings for a carrier of the kind `http`, for one provider or gateway.",
  z.object({
    preset: noted(z.string(), "The setting `preset`.", "twilio"),
    label: noted(z.string(), "Its name for people.", "Twilio"),
    channels: noted(z.array(z.string()), "The channels that it carries.", ["sms", "mms"]),
    values: noted(
      z.array(
        z.object({
          name: noted(z.string(), "Its name in the setting `values`.", "account_sid"),
          label: noted(z.string(), "Its name at the provider.", "Account SID"),
          meaning: noted(z.string(), "The place to find it.", "On the first page of the Twilio console."),
          example: noted(z.string(), "How it looks.", "AC…"),
          fallback: noted(z.string().nullable(), "Its value if it is left out; null for none.", null),
          is_required: noted(z.boolean(), "Whether it has to be given.", true),
        }),
      ),
      "The values that the operator gives.",
    ),
    password: noted(z.string(), "The name of the `password` at the provider.", "Auth token"),
    webhook_secret: noted(
      z.string().nullable(),
      "The name of `webhook_secret`; null if the password or a value verifies webhooks.",
      null,
    ),
    setup: noted(
      z.string(),
      "The steps at the provider, so that receipts and messages arrive.",
      "At Twilio, enter the webhook URL.",
    ),
  }),
)

const all: readonly z.output<typeof presetSchema>[] = [...presets]
  .map(([preset, { label, values, password, webhook_secret: webhookSecret, setup, settings }]) => ({
    preset,
    label,
    channels: (settings["channels"] as string[] | undefined) ?? ["sms"],
    values: values.map(({ name, label: called, meaning, example, fallback, optional }) => ({
      name,
      label: called,
      meaning,
      example,
      fallback: fallback ?? null,
      is_required: fallback === undefined && !optional,
    })),
    password,
    webhook_secret: webhookSecret ?? null,
    setup,
  }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"))

export const listCarrierPresets = operation<object>()({
  id: "listCarrierPresets",
  tag: "Operator",
  summary: "List the presets of carriers over HTTP",
  description: "The providers and gateways whose settings Posthorn brings along; all on one page.",
  scopes: [],
  responses: {
    200: {
      description: "The presets.",
      schema: pageOf("CarrierPresetPage", "Presets.", presetSchema),
      example: { data: all.slice(0, 1), has_more: false, next_cursor: null },
    },
  },
  problems: [],
  handle() {
    return pageAnswer(all, null)
  },
})
