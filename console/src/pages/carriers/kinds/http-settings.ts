import type { CarrierPreset } from "posthorn"
import { settingsWith, type KindSettings, type Setting, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { json, number } = settingsWith(strings.http)

const requests: SettingGroup = {
  name: strings.requestsAndResponses,
  settings: [json("request", "{}"), json("answer", "{}"), json("media_request", strings.theSame), json("values", "{}")],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [
    number("connections", "10"),
    number("segments_per_second", strings.noLimit),
    number("timeout_ms", "30000"),
  ],
}

const further: SettingGroup = {
  name: strings.furtherSettings,
  settings: [json("channels", '["sms"]'), json("encodings", "{}")],
}

const webhooks: SettingGroup = {
  name: strings.webhooksGroup,
  settings: [
    json("receipts", strings.none),
    json("inbound", strings.none),
    json("verification", strings.allAreRefused),
    json("addresses", strings.anyAddress),
    json("acknowledgement", "{}"),
  ],
}

/** The settings without a preset. */
export const httpSettings: KindSettings = {
  server: requests,
  user: null,
  webhookSecret: strings.httpWebhookSecret,
  shown: [webhooks, throughput],
  further: [further],
}

/** The form of a preset: the required values, and the settings that can be replaced. */
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
    shown: [throughput],
    further: [{ name: strings.insteadOfPreset, settings: [...replaced, ...webhooks.settings, ...further.settings] }],
  }
}

const replaced = requests.settings
  .filter(({ name }) => name !== "values")
  .map(({ needed: _, ...setting }): Setting => ({ ...setting, fallback: strings.thePresets }))

function valueSetting({
  name,
  label,
  meaning,
  example,
  fallback,
  is_required: isRequired,
}: CarrierPreset["values"][number]): Setting {
  return {
    name: `values.${name}`,
    label,
    meaning,
    kind: "text",
    fallback: fallback ?? example,
    ...(isRequired ? { needed: strings.enterValue(label, example) } : {}),
  }
}
