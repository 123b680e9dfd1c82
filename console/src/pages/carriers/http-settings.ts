import type { CarrierPreset } from "posthorn"
import { json, number, text, type KindSettings, type Setting, type SettingGroup } from "./setting.ts"

const requests: SettingGroup = {
  name: "Requests and answers",
  settings: [
    {
      ...json("request", "Request", "How a message is sent. {{to}}, {{from}} and {{body}} stand for its values.", "{}"),
      needed: "Describe the request that sends a message.",
    },
    {
      ...json("answer", "Answer", "Where the reference and the error are in an answer, and what errors mean.", "{}"),
      needed: "Describe where the reference is in an answer.",
    },
    json("media_request", "Request with media", "If messages with media need another request.", "the same"),
    json("values", "Values", "Values of yours for the templates, such as an account name.", "{}"),
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Requests at a time, over all processes.", "10"),
    number("segments_per_second", "Segments a second", "The pace over all processes.", "no limit"),
    number("timeout_ms", "Timeout, ms", "How long an answer may take. Without one, the outcome is unknown.", "30000"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    json("channels", "Channels", "The channels of the carrier: sms, mms.", '["sms"]'),
    json("encodings", "Encodings", "The values of {{encoding}} for texts in GSM-7 and for others.", "{}"),
  ],
}

const webhooks: SettingGroup = {
  name: "Webhooks",
  settings: [
    json("receipts", "Receipts", "Where a receipt holds the reference and the status.", "none"),
    json("inbound", "Messages", "Where a message holds its text and addresses.", "none"),
    json("verification", "Verification", "How a webhook proves that it is the carrier's.", "all are refused"),
    json("addresses", "Addresses", "IP addresses and ranges that webhooks come from.", "any"),
    json("acknowledgement", "Acknowledgement", "The answer that the carrier expects.", "{}"),
  ],
}

/** Without a preset. */
export const httpSettings: KindSettings = {
  server: requests,
  user: null,
  webhookSecret: { label: "Webhook secret", meaning: "Verifies webhooks, where the password does not." },
  shown: [webhooks, pace],
  further: [further],
}

/** The form of a preset: the values that it needs, and what else may be replaced. */
export function presetSettings({
  preset,
  label,
  values,
  password,
  webhook_secret: secret,
}: CarrierPreset): KindSettings {
  return {
    fixed: { preset },
    server: { name: label, settings: values.map(valueSetting) },
    user: null,
    password: { label: password },
    ...(secret === null ? {} : { webhookSecret: { label: secret } }),
    shown: [pace],
    further: [
      { name: "Instead of the preset's settings", settings: [...replaced, ...webhooks.settings, ...further.settings] },
    ],
  }
}

const replaced = requests.settings
  .filter(({ name }) => name !== "values")
  .map(({ needed: _, ...setting }): Setting => ({ ...setting, fallback: "the preset's" }))

function valueSetting({
  name,
  label,
  meaning,
  example,
  fallback,
  is_required: isRequired,
}: CarrierPreset["values"][number]): Setting {
  return {
    ...text(`values.${name}`, label, meaning, fallback ?? example),
    ...(isRequired ? { needed: `Enter what ${label} is, such as ${example}.` } : {}),
  }
}
