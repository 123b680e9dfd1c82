import { number, text, type KindSettings, type SettingGroup } from "./setting.ts"

const bot: SettingGroup = {
  name: "Bot",
  settings: [
    {
      ...text("bot", "User name", "Of the bot, without @.", "hotel_bot"),
      needed: "Enter the user name of the bot, such as hotel_bot.",
    },
  ],
}

const pace: SettingGroup = {
  name: "Pace",
  settings: [
    number("connections", "Connections", "Messages at a time, over all processes.", "10"),
    number("messages_per_second", "Messages a second", "The pace over all processes.", "25"),
    number("timeout_ms", "Timeout, ms", "How long all requests of one message may take.", "30000"),
  ],
}

const further: SettingGroup = {
  name: "Further settings",
  settings: [
    text("api_url", "Bot API", "A Bot API server of yours instead of Telegram's.", "https://api.telegram.org"),
  ],
}

export const telegramSettings: KindSettings = {
  server: bot,
  user: null,
  password: { label: "Token", meaning: "@BotFather shows it." },
  webhookSecret: { label: "Webhook secret", meaning: "Left empty, one is derived from the token." },
  shown: [pace],
  further: [further],
}
