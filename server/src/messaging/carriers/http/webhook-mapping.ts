import { z } from "zod"
import { messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { countryCodeSetting } from "#messaging/carriers/reported-number.ts"
import { createAddressRules } from "#core/outgoing/address-rules.ts"
import { locator } from "./answer-mapping.ts"

const text = z.string().min(1).max(500)
const codes = Object.keys(messageErrorCodes) as [MessageErrorCode, ...MessageErrorCode[]]

/** The required value at each path: one of these texts, or any value for `*`. */
const conditions = z.record(text, z.union([text, z.array(text).min(1)], { error: "must be a text or a list of texts" }))
export type MappingConditions = z.infer<typeof conditions>

/** The path to the items of a webhook. Without it, the whole webhook is one item. */
const items = text.optional()

/** How receipts are read. Paths are relative to an item. */
export const receiptMapping = z.strictObject({
  items,
  /** Without conditions, an item with a reference and a status is a receipt. */
  when: conditions.optional(),
  reference: locator,
  status: locator,
  /**
   * The meaning of each status, in any case: `delivered`, `accepted` for a status that is not final, or an
   * error code.
   */
  states: z.record(text, z.enum(["delivered", "accepted", ...codes])),
  error: locator.optional(),
  /** The code of each error, for a message whose status does not say why it was not delivered. */
  errors: z.record(text, z.enum(codes)).default({}),
  at: locator.optional(),
})
export type ReceiptMapping = z.infer<typeof receiptMapping>

/** How messages to numbers of this installation are read. */
export const inboundMapping = z.strictObject({
  items,
  /** Without conditions, an item with a reference, a sender and a recipient is a message. */
  when: conditions.optional(),
  reference: locator,
  to: locator,
  from: locator,
  /** The country of numbers that the carrier writes without a country code. */
  country_code: countryCodeSetting.optional(),
  /** The places of the body. The first one that the item has counts. */
  body: z.union([locator, z.array(locator).min(1).max(10)]).optional(),
  /** A body in hexadecimal UTF-16, and the condition for it. */
  ucs2_hex: z.strictObject({ body: locator, when: conditions }).optional(),
  at: locator.optional(),
  media: z
    .strictObject({
      urls: z.array(locator).min(1).max(20),
      /** The user whose password is the carrier's, if the carrier's own host requires credentials. */
      basic_user: text.optional(),
    })
    .optional(),
})
export type InboundMapping = z.infer<typeof inboundMapping>

/** The secret of a verification: one only for webhooks, or the carrier's password. */
const secret = z.enum(["webhook_secret", "password"]).default("webhook_secret")
/** The greatest difference in seconds between the clock and the time in `timestamp_header`. */
const freshness = { timestamp_header: text.optional(), tolerance_seconds: z.int().min(1).max(86_400).default(300) }

/** How a webhook proves that it is the carrier's. */
export const webhookVerification = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("hmac"),
    algorithm: z.enum(["sha256", "sha1", "sha512"]).default("sha256"),
    encoding: z.enum(["hex", "base64"]).default("hex"),
    header: text,
    /** The text before the signature in the header, such as `sha256=`. */
    prefix: z.string().max(50).default(""),
    /**
     * The signed text: {{url}}, {{base_url}} without the query, {{body}}, {{sorted_form}}, {{header:name}}.
     */
    signed: text.default("{{body}}"),
    secret,
    ...freshness,
  }),
  z.strictObject({
    kind: z.literal("ed25519"),
    /**
     * The key in base64, as the carrier shows it. Like `user` below, it is a template of the settings'
     * values.
     */
    public_key: text,
    header: text,
    signed: text.default("{{body}}"),
    ...freshness,
  }),
  /** A JSON Web Token with HS256. Its claim `payload_hash` is the SHA-256 of the body. */
  z.strictObject({ kind: z.literal("jwt"), header: text.default("authorization"), secret }),
  z.strictObject({ kind: z.literal("basic"), user: text, secret }),
  z.strictObject({ kind: z.literal("header"), name: text, secret }),
  z.strictObject({ kind: z.literal("query"), name: text.default("token"), secret }),
  /** Only the addresses are checked. */
  z.strictObject({ kind: z.literal("addresses") }),
])
export type WebhookVerification = z.infer<typeof webhookVerification>

/** The only addresses and ranges from which webhooks are accepted. */
export const addresses = z
  .array(z.string().max(50).refine(isRange, "must be an address such as 192.0.2.7, or a range such as 192.0.2.0/24"))
  .max(200)

export const acknowledgement = z
  .strictObject({
    status: z.int().min(200).max(299).default(200),
    content_type: text.default("text/plain"),
    body: z.string().max(1_000).default(""),
  })
  .default({ status: 200, content_type: "text/plain", body: "" })

export function rangeOf(address: string): string {
  if (address.includes("/")) return address
  return `${address}/${address.includes(":") ? 128 : 32}`
}

function isRange(address: string): boolean {
  try {
    createAddressRules([rangeOf(address)])
    return true
  } catch {
    return false
  }
}
