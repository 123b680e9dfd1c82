import { isIP } from "node:net"
import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { hostSetting, numberOrNull, orDefault, orNull, pemSetting, textOrNull, wholeNumber } from "#carriers/setting-schemas.ts" // oxfmt-ignore

/**
 * RFC 8314, sections 3.3 and 7.3: submission over implicit TLS, and with STARTTLS; and RFC 5321 for this
 * machine's own server.
 */
const usualPorts = { implicit: 465, starttls: 587, none: 25 }

const sender = z
  .string()
  .toLowerCase()
  .regex(
    /^(?:\*|[^\s@*<>",;]+)@[a-z0-9.-]+\.[a-z0-9-]+$/,
    "is not an address such as codes@example.com, or *@example.com for a domain",
  )

const schema = z
  .strictObject({
    host: hostSetting,
    port: orNull(wholeNumber(1, 65_535)),
    /**
     * `implicit` from the first byte (RFC 8314), `starttls` before anything else leaves, `none` on this
     * machine alone.
     */
    tls: orDefault(z.enum(["starttls", "implicit", "none"]), "starttls"),
    /** PEM of authorities to trust in addition to the public ones. */
    ca: orNull(pemSetting),
    /** The name that the certificate has to bear; null for the host. */
    servername: textOrNull(253),
    /** Null for a server that asks for no credentials. */
    user: textOrNull(320),
    /** The senders that the server takes: addresses, or `*@example.com` for all of a domain. */
    from: z.array(sender).min(1).max(100),
    /** What mail programs show in place of the sender's address; null for the address. */
    fromName: orNull(
      z
        .string()
        .min(1)
        .max(100)
        .regex(/^[^\x00-\x1f\x7f]*$/, "is not one line"),
    ),
    /** Over all processes. */
    connections: orDefault(wholeNumber(1, 50), 4),
    messagesPerSecond: numberOrNull(0.5, 10_000),
    connectTimeoutMs: orDefault(wholeNumber(100, 15_000), 10_000),
    /** Silence of the server, after which a message is given up. */
    responseTimeoutMs: orDefault(wholeNumber(100, 40_000), 30_000),
  })
  .refine(({ host, tls }) => tls !== "none" || isLoopback(host), {
    path: ["tls"],
    error: "is none, which is for a server on this machine alone: codes would cross the network readable",
  })
  .transform((config) => ({ ...config, port: config.port ?? usualPorts[config.tls] }))

/** All settings of a carrier that speaks SMTP, save its password. */
export type SmtpCarrierConfig = z.infer<typeof schema>

const secrets = z.strictObject({ password: orDefault(z.string().max(1_000), "") })
export type SmtpSecrets = z.infer<typeof secrets>

/** Settings with defaults for all but `host` and `from`; or every fault there is, each with its field. */
export function parseSmtpConfig(value: unknown): Parsed<SmtpCarrierConfig> {
  return parseWith(schema, value)
}

export function parseSmtpSecrets(value: unknown): Parsed<SmtpSecrets> {
  return parseWith(secrets, value)
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}
