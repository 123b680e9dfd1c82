import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { choice, flag, json, lines, number, text } = settingsWith(strings.mm7)

const server: SettingGroup = {
  name: strings.mmscOfTheCarrier,
  settings: [
    text("url", "https://mmsc.example.net/mm7"),
    text("vasp_id", "acme"),
    text("vas_id", strings.none),
    text("service_code", strings.none),
  ],
}

const inbound: SettingGroup = {
  name: strings.reportsAndMessages,
  settings: [
    text("inbound.user", strings.none),
    lines("inbound.addresses", strings.allAddresses),
    text("inbound.number", strings.none),
    text("inbound.country_code", strings.none),
  ],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("connections", "4"), number("messages_per_second", strings.noLimit), number("timeout_ms", "30000")],
}

const further: SettingGroup = {
  name: strings.furtherSettings,
  settings: [
    flag("read_reports"),
    text("version", "6.8.0"),
    text("namespace", strings.defaultNamespace),
    choice("number_format", ["plus", "digits"]),
    json("status_codes", '{"3099": "throttled"}'),
  ],
}

export const mm7Settings: KindSettings = {
  server,
  user: text("user", strings.none),
  webhookSecret: strings.mm7WebhookSecret,
  shown: [inbound, throughput],
  further: [further],
}
