import { json, number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const numbers: SettingGroup = {
  name: "Phone numbers",
  settings: [
    {
      ...json(
        "phone_numbers",
        "Numbers and their ids",
        "Each sender with the id that Meta shows beside it.",
        '{"+15551234567": "106540352242922"}',
      ),
      needed: 'Enter a number with its id, such as {"+15551234567": "106540352242922"}.',
    },
    {
      ...text(
        "verify_token",
        "Verify token",
        "A word of your choice, to be entered beside the webhook URL.",
        "hotel-bell",
      ),
      needed: "Choose a word and enter it here and at Meta.",
    },
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Messages at a time, over all processes.", "20"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "80"),
    number("timeout_ms", "Timeout, ms", "How long all requests of one message may take.", "30000"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    text("api_version", "API version", "Of the Graph API.", "v24.0"),
    text("api_url", "API", "Another address than Meta's.", "https://graph.facebook.com"),
  ],
}

export const whatsappSettings: KindSettings = {
  server: numbers,
  user: null,
  password: { label: "Access token", meaning: "Of a system user, with whatsapp_business_messaging." },
  webhookSecret: { label: "App secret", meaning: "Under App settings, Basic. It verifies webhooks." },
  shown: [pace],
  further: [further],
}
