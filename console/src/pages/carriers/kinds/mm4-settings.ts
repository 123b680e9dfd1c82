import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { choice, flag, lines, number, pem, text } = settingsWith(strings.mm4)

const server: SettingGroup = {
  name: strings.mmscOfTheCarrier,
  settings: [
    text("host", "mm4.example.net"),
    number("port", "25"),
    choice("tls", ["starttls", "implicit", "none"]),
    text("servername", strings.theHost),
    text("domain", "mms.example.com"),
    text("peer_domain", "mmsc.example.net"),
  ],
}

const inbound: SettingGroup = {
  name: strings.reportsAndMessages,
  settings: [
    number("inbound.port", "2525"),
    text("inbound.host", "0.0.0.0"),
    lines("inbound.addresses", "192.0.2.0/24"),
    text("inbound.country_code", strings.none),
  ],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("connections", "4"), number("messages_per_second", strings.noLimit)],
}

const further: SettingGroup = {
  name: strings.furtherSettings,
  settings: [
    flag("read_reports"),
    text("version", "6.10.0"),
    pem("ca", strings.none),
    number("connect_timeout_ms", "10000"),
    number("response_timeout_ms", "30000"),
  ],
}

export const mm4Settings: KindSettings = {
  server,
  user: text("user", strings.none),
  shown: [inbound, throughput],
  further: [further],
}
