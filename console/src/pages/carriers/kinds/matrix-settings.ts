import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { number, text } = settingsWith(strings.matrix)

const server: SettingGroup = {
  name: strings.homeserver,
  settings: [text("homeserver_url", "https://matrix.example.org"), text("server_name", "example.org")],
}

const service: SettingGroup = {
  name: strings.applicationService,
  settings: [text("bot", "posthorn"), text("prefix", "sms_")],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [
    number("connections", "20"),
    number("messages_per_second", strings.noLimit),
    number("timeout_ms", "30000"),
  ],
}

export const matrixSettings: KindSettings = {
  server,
  user: null,
  password: strings.matrixPassword,
  webhookSecret: strings.matrixWebhookSecret,
  shown: [service, throughput],
  further: [],
}
