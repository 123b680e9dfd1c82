import { createHmac } from "node:crypto"
import { z } from "zod"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { furtherGroup, settingNotes } from "#messaging/carriers/setting-notes.ts"
import { apiUrlSetting } from "#messaging/carriers/setting-schemas.ts"
import { field } from "#core/std/form-schema.ts"

const defaultApiUrl = "https://api.telegram.org"

export const telegramSettings = z.strictObject({
  /** The bot's user name, which is its address: `telegram:hotel_bot`. */
  bot: field(
    z
      .string()
      .toLowerCase()
      .regex(/^[a-z][a-z0-9_]{3,31}$/, "is not the user name of a bot such as hotel_bot, without @"),
    {
      label: "User name",
      meaning: "The name of the bot, without @.",
      missing: "Enter the user name of the bot, such as hotel_bot.",
      example: "hotel_bot",
      group: "Bot",
    },
  ),
  /** The limit of messages under way, over all processes. */
  connections: field(z.int().min(1).max(100).default(10), settingNotes.connections),
  /** Telegram names no limit; bots that send up to 30 a second are rarely throttled. */
  messages_per_second: field(z.number().min(0.1).max(1_000).default(25), settingNotes.messagesPerSecond),
  timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.messageTimeout),
  api_url: field(apiUrlSetting(defaultApiUrl).default(defaultApiUrl), {
    label: "Bot API",
    meaning: "Your own Bot API server, instead of Telegram's.",
    group: furtherGroup,
  }),
})

/** All settings of a carrier that is a Telegram bot, without its token. */
export type TelegramConfig = z.infer<typeof telegramSettings>

export const telegramSecrets = z.strictObject({
  password: field(z.string().regex(/^\d{1,20}:[\w-]{10,200}$/, "is not a bot token such as 123456:ABC-DEF1234ghIkl"), {
    label: "Token",
    meaning: "@BotFather shows the token.",
    group: credentialsGroup,
  }),
  /** `secret_token` of the webhook. */
  webhook_secret: field(
    z
      .string()
      .regex(/^[\w-]{0,256}$/, "has characters other than letters, digits, _ and -")
      .default(""),
    {
      label: "Webhook secret",
      meaning: "Leave empty to derive the secret from the token.",
      group: credentialsGroup,
    },
  ),
})
export type TelegramSecrets = z.infer<typeof telegramSecrets>

/** Returns the secret that Telegram sends with each webhook. */
export function secretTokenOf({ password, webhook_secret: given }: TelegramSecrets): string {
  return given || createHmac("sha256", password).update("posthorn webhook").digest("hex")
}

/** Telegram calls only public HTTPS URLs. A Bot API server of the operator also calls others. */
export function canCall(url: string, { api_url: apiUrl }: TelegramConfig): boolean {
  return apiUrl !== defaultApiUrl || url.startsWith("https://")
}
