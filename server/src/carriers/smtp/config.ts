import { z } from "zod"
import { parseWith, type Parsed } from "#carriers/parse-with.ts"
import { hostSetting, numberOrNull, orDefault, orNull, pemSetting, textOrNull, wholeNumber } from "#carriers/setting-schemas.ts" // oxfmt-ignore
import { isLoopback } from "#std/is-loopback.ts"

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
     * `implicit` TLS begins with the first byte (RFC 8314), `starttls` before any other command, and `none`
     * is only for this machine.
     */
    tls: orDefault(z.enum(["starttls", "implicit", "none"]), "starttls"),
    /** Authorities to trust in addition to the public ones, as PEM. */
    ca: orNull(pemSetting),
    /** The required name in the certificate. Null for the host. */
    servername: textOrNull(253),
    /** Null for a server that needs no credentials. */
    user: textOrNull(320),
    /** The senders that the server accepts: addresses, or `*@example.com` for all of a domain. */
    from: z.array(sender).min(1).max(100),
    /** The name that mail programs show in place of the sender's address. Null shows the address. */
    fromName: orNull(
      z
        .string()
        .min(1)
        .max(100)
        .regex(/^[^\x00-\x1f\x7f]*$/, "is not one line"),
    ),
    /** The limit of connections, over all processes. */
    connections: orDefault(wholeNumber(1, 50), 4),
    messagesPerSecond: numberOrNull(0.5, 10_000),
    connectTimeoutMs: orDefault(wholeNumber(100, 15_000), 10_000),
    /** A message is given up after this long without a reply of the server. */
    responseTimeoutMs: orDefault(wholeNumber(100, 40_000), 30_000),
  })
  .refine(({ host, tls }) => tls !== "none" || isLoopback(host), {
    path: ["tls"],
    error: "must not be none unless the server is on this machine, because others could read the codes on the network",
  })
  .transform((config) => ({ ...config, port: config.port ?? usualPorts[config.tls] }))

/** All settings of an SMTP carrier, without its password. */
export type SmtpCarrierConfig = z.infer<typeof schema>

const secrets = z.strictObject({ password: orDefault(z.string().max(1_000), "") })
export type SmtpSecrets = z.infer<typeof secrets>

/** Returns the settings, with defaults for all but `host` and `from`, or all faults, each with its field. */
export function parseSmtpConfig(value: unknown): Parsed<SmtpCarrierConfig> {
  return parseWith(schema, value)
}

export function parseSmtpSecrets(value: unknown): Parsed<SmtpSecrets> {
  return parseWith(secrets, value)
}
