import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { choice, lines, number, pem, text } = settingsWith(strings.smtp)

const server: SettingGroup = {
  name: strings.mailServer,
  settings: [
    text("host", "smtp.example.com"),
    number("port", strings.theUsualPort),
    choice("tls", ["starttls", "implicit", "none"]),
    text("servername", strings.theHost),
    pem("ca", strings.none),
  ],
}

const senders: SettingGroup = {
  name: strings.sendersGroup,
  settings: [lines("from", "codes@example.com"), text("from_name", strings.none)],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("connections", "4"), number("messages_per_second", strings.noLimit)],
}

const timeouts: SettingGroup = {
  name: strings.timeouts,
  settings: [number("connect_timeout_ms", "10000"), number("response_timeout_ms", "30000")],
}

export const smtpSettings: KindSettings = {
  server,
  user: text("user", strings.none),
  shown: [senders, throughput],
  further: [timeouts],
}
