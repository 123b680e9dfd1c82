import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { hostSetting, pemSetting } from "#carriers/setting-schemas.ts"

const domain = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9_](?:[a-z0-9_.-]{0,252}[a-z0-9_])?$/, "is not a domain such as sms.example.org")

const schema = z.strictObject({
  host: hostSetting,
  /** The usual port of Prosody; ejabberd leaves the choice to its administrator. */
  port: z.int().min(1).max(65_535).default(5347),
  /**
   * XEP-0114 has no STARTTLS, so TLS begins with the first byte, in the server itself or in a proxy before
   * it.
   */
  tls: z.enum(["none", "implicit"]).default("none"),
  /** PEM of authorities to trust in addition to the public ones. */
  ca: pemSetting.nullish(),
  /** The name that the certificate has to bear; left out, the host. */
  servername: z.string().min(1).max(253).nullish(),
  /** The domain of the component. Senders are addresses of it. */
  domain,
  /** The server's service for files (XEP-0363); left out, media is not sent. */
  upload: domain.nullish(),
  /** Messages without an answer at a time. */
  windowMax: z.int().min(1).max(1_000).default(100),
  messagesPerSecond: z.number().min(0.5).max(10_000).nullish(),
  connectTimeoutMs: z.int().min(100).max(15_000).default(10_000),
  /** Silence of the server, after which the connection counts as dead. */
  responseTimeoutMs: z.int().min(100).max(40_000).default(30_000),
})

/** All settings of a carrier that is a component of an XMPP server (XEP-0114), save its secret. */
export type XmppCarrierConfig = z.infer<typeof schema>

const secrets = z.strictObject({ password: z.string().max(1_000).default("") })
export type XmppSecrets = z.infer<typeof secrets>

/** Settings with defaults, or every fault there is, each with its field. */
export function parseXmppConfig(value: unknown): Parsed<XmppCarrierConfig> {
  return parseWith(schema, value)
}

export function parseXmppSecrets(value: unknown): Parsed<XmppSecrets> {
  return parseWith(secrets, value)
}
