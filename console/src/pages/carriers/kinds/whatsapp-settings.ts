import { settingsWith, type KindSettings, type SettingGroup } from "./setting.ts"
import * as strings from "./strings.ts"

const { json, number, text } = settingsWith(strings.whatsapp)

const numbers: SettingGroup = {
  name: strings.phoneNumbers,
  settings: [json("phone_numbers", '{"+15551234567": "106540352242922"}'), text("verify_token", "hotel-bell")],
}

const throughput: SettingGroup = {
  name: strings.throughput,
  settings: [number("connections", "20"), number("messages_per_second", "80"), number("timeout_ms", "30000")],
}

const further: SettingGroup = {
  name: strings.furtherSettings,
  settings: [text("api_version", "v24.0"), text("api_url", "https://graph.facebook.com")],
}

export const whatsappSettings: KindSettings = {
  server: numbers,
  user: null,
  password: strings.whatsappPassword,
  webhookSecret: strings.whatsappWebhookSecret,
  shown: [throughput],
  further: [further],
}
