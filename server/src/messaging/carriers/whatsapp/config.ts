import { z } from "zod"
import { credentialsGroup } from "#messaging/carriers/kind.ts"
import { furtherGroup, settingNotes } from "#messaging/carriers/setting-notes.ts"
import { apiUrlSetting } from "#messaging/carriers/setting-schemas.ts"
import { field } from "#core/std/form-schema.ts"

export const phoneNumbersGroup = "Phone numbers"
const defaultApiUrl = "https://graph.facebook.com"

const digits = z.union([z.string(), z.int().transform(String)])

export const whatsappSettings = z.strictObject({
  /** The senders. One app sends the webhooks of all of them. */
  phone_numbers: field(
    z
      .record(
        z.string().regex(/^\+[1-9]\d{7,14}$/, "must be a phone number such as +15551234567"),
        digits.pipe(z.string().regex(/^\d{1,30}$/, "is not the id of a phone number at Meta such as 106540352242922")),
      )
      .refine((numbers) => Object.keys(numbers).length > 0, "is empty: name a phone number with its id at Meta"),
    {
      label: "Numbers and their ids",
      meaning: "Each sender with the id that Meta shows next to it.",
      missing: 'Enter a number with its id, such as {"+15551234567": "106540352242922"}.',
      example: { "+15551234567": "106540352242922" },
      group: phoneNumbersGroup,
    },
  ),
  /** The signature authenticates each webhook, so this is no secret. */
  verify_token: field(z.string().min(1).max(200), {
    label: "Verify token",
    meaning: "A word of your choice. Enter it next to the webhook URL at Meta, too.",
    missing: "Choose a word, and enter it here and at Meta.",
    example: "hotel-bell",
    group: phoneNumbersGroup,
  }),
  /** The limit of messages under way, over all processes. */
  connections: field(z.int().min(1).max(1_000).default(20), settingNotes.connections),
  /** Meta accepts 80 a second from a number unless it raised that limit. */
  messages_per_second: field(z.number().min(0.1).max(10_000).default(80), settingNotes.messagesPerSecond),
  timeout_ms: field(z.int().min(100).max(40_000).default(30_000), settingNotes.messageTimeout),
  api_version: field(
    z
      .string()
      .regex(/^v\d{1,3}\.\d{1,2}$/, "is not a version of the Graph API such as v24.0")
      .default("v24.0"),
    { label: "API version", meaning: "The version of the Graph API.", group: furtherGroup },
  ),
  api_url: field(apiUrlSetting(defaultApiUrl).default(defaultApiUrl), {
    label: "API",
    meaning: "Another address than Meta's.",
    group: furtherGroup,
  }),
})

/** All settings of a WhatsApp Cloud API carrier, without its token. */
export type WhatsappConfig = z.infer<typeof whatsappSettings>

const printable = z.string().regex(/^[\x21-\x7e]*$/, "has characters that are not printable ASCII")

export const whatsappSecrets = z.strictObject({
  password: field(printable.min(1).max(2_000), {
    label: "Access token",
    meaning: "The token of a system user with whatsapp_business_messaging.",
    group: credentialsGroup,
  }),
  /** Without it, all webhooks are refused. */
  webhook_secret: field(printable.max(500).default(""), {
    label: "App secret",
    meaning: "Under App settings, Basic. It verifies webhooks.",
    group: credentialsGroup,
  }),
})
export type WhatsappSecrets = z.infer<typeof whatsappSecrets>
