import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { apiUrlSetting } from "#carriers/setting-schemas.ts"

const schema = z.strictObject({
  /** The URL of the homeserver's client API. */
  homeserver_url: apiUrlSetting("https://matrix.example.org"),
  /** The server name in the ids of its users. */
  server_name: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9.-]{1,200}(?::\d{1,5})?$/, "is not the name of a homeserver such as example.org"),
  /** `sender_localpart` of the registration. */
  bot: z
    .string()
    .regex(/^[a-z0-9._=/+-]{1,200}$/, "is not the first part of a user id such as posthorn")
    .default("posthorn"),
  /** The prefix of the registration's users and aliases. */
  prefix: z
    .string()
    .regex(/^[a-z0-9._=/+-]{1,50}$/, "is not the beginning of a user id such as sms_")
    .default("sms_"),
  /** The limit of requests under way, over all processes. */
  connections: z.int().min(1).max(200).default(20),
  messages_per_second: z.number().min(0.5).max(10_000).optional(),
  timeout_ms: z.int().min(100).max(40_000).default(30_000),
})

/** All settings of a carrier that is an application service of a Matrix homeserver, without its tokens. */
export type MatrixCarrierConfig = z.infer<typeof schema>

const token = z
  .string()
  .max(1_000)
  .regex(/^[\x21-\x7e]*$/, "has characters that are not printable ASCII")
  .default("")

/** `password` is the `as_token` of the registration, and `webhook_secret` its `hs_token`. */
const secrets = z.strictObject({ password: token, webhook_secret: token })
export type MatrixSecrets = z.infer<typeof secrets>

export function parseMatrixConfig(value: unknown): Parsed<MatrixCarrierConfig> {
  return parseWith(schema, value)
}

export function parseMatrixSecrets(value: unknown): Parsed<MatrixSecrets> {
  return parseWith(secrets, value)
}
