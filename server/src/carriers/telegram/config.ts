import { createHmac } from "node:crypto"
import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { apiUrlSetting } from "#carriers/setting-schemas.ts"

const defaultApiUrl = "https://api.telegram.org"

const schema = z.strictObject({
  /** The bot's user name, which is its address: `telegram:hotel_bot`. */
  bot: z
    .string()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9_]{3,31}$/, "is not the user name of a bot such as hotel_bot, without @"),
  /** The URL of the operator's own Bot API server, if it is not Telegram's. */
  api_url: apiUrlSetting("https://api.telegram.org").default(defaultApiUrl),
  /** The limit of messages under way, over all processes. */
  connections: z.int().min(1).max(100).default(10),
  /** Telegram names no limit; bots that send up to 30 a second are rarely throttled. */
  messages_per_second: z.number().min(0.1).max(1_000).default(25),
  /** The timeout for all requests of one message. */
  timeout_ms: z.int().min(100).max(40_000).default(30_000),
})

/** All settings of a carrier that is a Telegram bot, without its token. */
export type TelegramConfig = z.infer<typeof schema>

const secrets = z.strictObject({
  /** The bot's token. */
  password: z.string().regex(/^\d{1,20}:[\w-]{10,200}$/, "is not a bot token such as 123456:ABC-DEF1234ghIkl"),
  /** `secret_token` of the webhook. If it is empty, it is derived from the bot's token. */
  webhook_secret: z
    .string()
    .regex(/^[\w-]{0,256}$/, "has characters other than letters, digits, _ and -")
    .default(""),
})
export type TelegramSecrets = z.infer<typeof secrets>

export function parseTelegramConfig(value: unknown): Parsed<TelegramConfig> {
  return parseWith(schema, value)
}

export function parseTelegramSecrets(value: unknown): Parsed<TelegramSecrets> {
  return parseWith(secrets, value)
}

/** Returns the secret that Telegram sends with each webhook. */
export function secretTokenOf({ password, webhook_secret: given }: TelegramSecrets): string {
  return given || createHmac("sha256", password).update("posthorn webhook").digest("hex")
}

/** Telegram calls only public HTTPS URLs. A Bot API server of the operator also calls others. */
export function canCall(url: string, { api_url: apiUrl }: TelegramConfig): boolean {
  return apiUrl !== defaultApiUrl || url.startsWith("https://")
}
