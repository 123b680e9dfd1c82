import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { number, text } = settingsWith(strings.telegram)

const bot: SettingGroup = { name: strings.botGroup, settings: [text("bot", "hotel_bot")] }

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("connections", "10"), number("messages_per_second", "25"), number("timeout_ms", "30000")],
}

const further: SettingGroup = {
  name: strings.furtherSettings,
  settings: [text("api_url", "https://api.telegram.org")],
}

export const telegramSettings: KindSettings = {
  server: bot,
  user: null,
  password: strings.telegramPassword,
  webhookSecret: strings.telegramWebhookSecret,
  shown: [throughput],
  further: [further],
}
