import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { choice, number, pem, text } = settingsWith(strings.xmpp)

const server: SettingGroup = {
  name: strings.xmppServer,
  settings: [
    text("host", "127.0.0.1"),
    number("port", "5347"),
    choice("tls", ["none", "implicit"]),
    text("servername", strings.theHost),
    pem("ca", strings.none),
  ],
}

const media: SettingGroup = { name: strings.mediaGroup, settings: [text("upload", strings.noMedia)] }

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("window_max", "100"), number("messages_per_second", strings.noLimit)],
}

const timeouts: SettingGroup = {
  name: strings.timeouts,
  settings: [number("connect_timeout_ms", "10000"), number("response_timeout_ms", "30000")],
}

export const xmppSettings: KindSettings = {
  server,
  user: text("domain", "sms.example.org"),
  shown: [media, throughput],
  further: [timeouts],
}
