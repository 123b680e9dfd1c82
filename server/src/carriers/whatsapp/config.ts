import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { apiUrlSetting } from "#carriers/setting-schemas.ts"

const digits = z.union([z.string(), z.int().transform(String)])

const schema = z.strictObject({
  /** The senders: each phone number with its id at Meta. One app sends the webhooks of all of them. */
  phone_numbers: z
    .record(
      z.string().regex(/^\+[1-9]\d{7,14}$/, "must be a phone number such as +15551234567"),
      digits.pipe(z.string().regex(/^\d{1,30}$/, "is not the id of a phone number at Meta such as 106540352242922")),
    )
    .refine((numbers) => Object.keys(numbers).length > 0, "is empty: name a phone number with its id at Meta"),
  /**
   * The token that Meta sends to verify the webhook URL. The signature authenticates each webhook, so this is
   * no secret.
   */
  verify_token: z.string().min(1).max(200),
  api_version: z
    .string()
    .regex(/^v\d{1,3}\.\d{1,2}$/, "is not a version of the Graph API such as v24.0")
    .default("v24.0"),
  api_url: apiUrlSetting("https://graph.facebook.com").default("https://graph.facebook.com"),
  /** The limit of messages under way, over all processes. */
  connections: z.int().min(1).max(1_000).default(20),
  /** Meta accepts 80 a second from a number unless it raised that limit. */
  messages_per_second: z.number().min(0.1).max(10_000).default(80),
  /** The timeout for all requests of one message. */
  timeout_ms: z.int().min(100).max(40_000).default(30_000),
})

/** All settings of a WhatsApp Cloud API carrier, without its token. */
export type WhatsappConfig = z.infer<typeof schema>

const printable = z.string().regex(/^[\x21-\x7e]*$/, "has characters that are not printable ASCII")

const secrets = z.strictObject({
  /** The access token of a system user. */
  password: printable.min(1).max(2_000),
  /** The secret of the app, which signs webhooks. Without it, all webhooks are refused. */
  webhook_secret: printable.max(500).default(""),
})
export type WhatsappSecrets = z.infer<typeof secrets>

export function parseWhatsappConfig(value: unknown): Parsed<WhatsappConfig> {
  return parseWith(schema, value)
}

export function parseWhatsappSecrets(value: unknown): Parsed<WhatsappSecrets> {
  return parseWith(secrets, value)
}
