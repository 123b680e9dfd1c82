import { isIP } from "node:net"
import { Faults, fieldsOf } from "#carriers/config-fields.ts"
import type { ConfigFields, Parsed } from "#carriers/config-fields.ts"

/** All settings of a carrier that speaks SMTP, save its password. */
export interface SmtpCarrierConfig {
  host: string
  port: number
  /**
   * `implicit` from the first byte (RFC 8314), `starttls` before anything else leaves, `none` on this machine
   * alone.
   */
  tls: SmtpTls
  /** PEM of authorities to trust beside the usual ones. */
  ca: string | null
  /** The name that the certificate has to bear; null for the host. */
  servername: string | null
  /** Null for a server that asks for no credentials. */
  user: string | null
  /** The senders that the server takes: addresses, or `*@example.com` for all of a domain. */
  from: readonly string[]
  /** What mail programs show in place of the sender's address; null for the address. */
  fromName: string | null
  /** Over all processes. */
  connections: number
  messagesPerSecond: number | null
  connectTimeoutMs: number
  /** Silence of the server, after which a message is given up. */
  responseTimeoutMs: number
}

export type SmtpTls = "implicit" | "starttls" | "none"

export interface SmtpSecrets {
  password: string
}

/**
 * RFC 8314, sections 3.3 and 7.3: submission over implicit TLS, and with STARTTLS; and RFC 5321 for this
 * machine's own server.
 */
const usualPorts = { implicit: 465, starttls: 587, none: 25 }

/**
 * Defaults for all but `host` and `from`; or every fault there is, each with its field. Unknown fields are
 * faults.
 */
export function parseSmtpConfig(value: unknown): Parsed<SmtpCarrierConfig> {
  const faults = new Faults()
  const fields = fieldsOf(value, "", faults)
  const config = { ...readServer(fields), ...readSender(fields), ...readPace(fields) }
  fields.end()
  return faults.all.length ? { kind: "faults", faults: faults.all } : { kind: "ok", value: config }
}

export function parseSmtpSecrets(value: unknown): Parsed<SmtpSecrets> {
  const faults = new Faults()
  const fields = fieldsOf(value, "", faults)
  const secrets = { password: fields.optionalText("password", 1_000) ?? "" }
  fields.end()
  return faults.all.length ? { kind: "faults", faults: faults.all } : { kind: "ok", value: secrets }
}

function readServer(fields: ConfigFields): Pick<SmtpCarrierConfig, "host" | "port" | "tls" | "ca" | "servername"> {
  const host = fields.latin1("host", { most: 253 })
  if (host && !/^[\w.-]+$/.test(host) && !isIP(host))
    fields.fault("host", "is not a name or address of a host, without a port")
  const tls = fields.choice("tls", ["starttls", "implicit", "none"])
  if (tls === "none" && !isLoopback(host))
    fields.fault("tls", "is none, which is for a server on this machine alone: codes would cross the network readable")
  return {
    host,
    port: fields.integer("port", { least: 1, most: 65_535, fallback: usualPorts[tls] }),
    tls,
    ca: fields.pem("ca"),
    servername: fields.optionalText("servername", 253),
  }
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."))
}

function readSender(fields: ConfigFields): Pick<SmtpCarrierConfig, "user" | "from" | "fromName"> {
  const from = fields.texts("from", { least: 1, most: 100 }).map((each) => each.toLowerCase())
  const wrong = from.findIndex((each) => !/^(?:\*|[^\s@*<>",;]+)@[a-z0-9.-]+\.[a-z0-9-]+$/.test(each))
  if (wrong >= 0)
    fields.fault(`from[${wrong}]`, "is not an address such as codes@example.com, or *@example.com for a domain")
  const fromName = fields.optionalText("fromName", 100)
  if (fromName !== null && /[\x00-\x1f\x7f]/.test(fromName)) fields.fault("fromName", "is not one line")
  return { user: fields.optionalText("user", 320), from, fromName }
}

function readPace(
  fields: ConfigFields,
): Pick<SmtpCarrierConfig, "connections" | "messagesPerSecond" | "connectTimeoutMs" | "responseTimeoutMs"> {
  return {
    connections: fields.integer("connections", { least: 1, most: 50, fallback: 4 }),
    messagesPerSecond: fields.optionalNumber("messagesPerSecond", { least: 0.5, most: 10_000 }),
    connectTimeoutMs: fields.integer("connectTimeoutMs", { least: 100, most: 15_000, fallback: 10_000 }),
    responseTimeoutMs: fields.integer("responseTimeoutMs", { least: 100, most: 40_000, fallback: 30_000 }),
  }
}
