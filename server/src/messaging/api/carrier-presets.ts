import { z } from "zod"
import { presets } from "#messaging/carriers/http/presets.ts"
import { wholeListing } from "#http/resource-operations.ts"
import { named, noted, pageOf } from "#http/wire/schemas.ts"

const presetSchema = named(
  "CarrierPreset",
  "The settings of a carrier of the kind `http` for one provider or gateway.",
  z.object({
    preset: noted(z.string(), "The value of the setting `preset`.", "twilio"),
    label: noted(z.string(), "The name of the provider.", "Twilio"),
    channels: noted(z.array(z.string()), "The channels that the provider supports.", ["sms", "mms"]),
    values: noted(
      z.array(
        z.object({
          name: noted(z.string(), "The name of the value in the setting `values`.", "account_sid"),
          label: noted(z.string(), "The name of the value at the provider.", "Account SID"),
          meaning: noted(z.string(), "The place where you find the value.", "On the first page of the Twilio console."),
          example: noted(z.string(), "The form of the value.", "AC…"),
          fallback: noted(z.string().nullable(), "The default of the value. Null without a default.", null),
          is_required: noted(z.boolean(), "True if the value is required.", true),
        }),
      ),
      "The values that the operator must enter.",
    ),
    password: noted(z.string(), "The provider's name for the `password`.", "Auth token"),
    webhook_secret: noted(
      z.string().nullable(),
      "The provider's name for the `webhook_secret`. Null if the password or a value verifies webhooks.",
      null,
    ),
    setup: noted(
      z.string(),
      "The steps at the provider that let receipts and messages arrive.",
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

export const listCarrierPresets = wholeListing<object>()({
  id: "listCarrierPresets",
  tag: "Operator",
  summary: "List the presets of carriers over HTTP",
  description: "Returns the providers and gateways for which Posthorn includes settings, on one page.",
  outcome: "The presets.",
  page: pageOf("CarrierPresetPage", "Presets.", presetSchema),
  example: all[0],
  read: () => all,
})
