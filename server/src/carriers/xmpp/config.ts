import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { hostSetting, pemSetting } from "#carriers/setting-schemas.ts"

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_])?$/, "is not a domain such as sms.example.org")

const schema = z.strictObject({
  host: hostSetting,
  /** Prosody's usual port. In ejabberd the administrator chooses it. */
  port: z.int().min(1).max(65_535).default(5347),
  /** XEP-0114 has no STARTTLS. So TLS begins with the first byte, in the server or in a proxy before it. */
  tls: z.enum(["none", "implicit"]).default("none"),
  /** Authorities to trust in addition to the public ones, as PEM. */
  ca: pemSetting.nullish(),
  /** The required name in the certificate. Default: the host. */
  servername: z.string().min(1).max(253).nullish(),
  /** The domain of the component. Senders are addresses of it. */
  domain,
  /** The server's service for files (XEP-0363). Without it, media is not sent. */
  upload: domain.nullish(),
  /** The limit of messages without an answer. */
  windowMax: z.int().min(1).max(1_000).default(100),
  messagesPerSecond: z.number().min(0.5).max(10_000).nullish(),
  connectTimeoutMs: z.int().min(100).max(15_000).default(10_000),
  /** The connection counts as dead after this long without data from the server. */
  responseTimeoutMs: z.int().min(100).max(40_000).default(30_000),
})

/** All settings of a carrier that is a component of an XMPP server (XEP-0114), without its secret. */
export type XmppCarrierConfig = z.infer<typeof schema>

const secrets = z.strictObject({ password: z.string().max(1_000).default("") })
export type XmppSecrets = z.infer<typeof secrets>

export function parseXmppConfig(value: unknown): Parsed<XmppCarrierConfig> {
  return parseWith(schema, value)
}

export function parseXmppSecrets(value: unknown): Parsed<XmppSecrets> {
  return parseWith(secrets, value)
}
