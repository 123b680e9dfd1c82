import { credentialsGroup, defineKind } from "#messaging/carriers/kind.ts"
import { furtherGroup, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import { telegramSecrets, telegramSettings } from "./config.ts"
import { UpdateReader } from "./read-update.ts"
import { TelegramApi } from "./telegram-api.ts"

export const telegram = defineKind({
  kind: "telegram",
  name: "Telegram",
  description: "Create the bot with @BotFather.",
  webhookSetup: "Posthorn registers it with Telegram.",
  channels: ["telegram"],
  settings: telegramSettings,
  secrets: telegramSecrets,
  groups: [
    { name: "Bot" },
    { name: credentialsGroup },
    { name: throughputGroup },
    { name: furtherGroup, isCollapsed: true },
  ],
  example: {
    summary: "A Telegram bot",
    name: "Telegram",
    settings: { bot: "hotel_bot" },
    password: "123456:ABC-DEF1234ghIkl",
  },
  independent: ["bot", "connections", "messages_per_second", "timeout_ms"],
  create: async (parts, config, secrets) => new RequestCarrier(new TelegramApi({ ...parts, config, secrets }), parts),
  createReader: (parts, config, secrets) => new UpdateReader({ ...parts, config, secrets }),
})
