import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import { createSecureContext } from "node:tls"
import { isLoopback } from "#core/std/is-loopback.ts"
import type { LogLevel } from "#core/std/log.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import { defaultConnectionsMax, defaultIdleHostsMax, readOpenFilesMax } from "./open-files.ts"
import { VariableFault } from "./parsers.ts"
import { variables, type ProcessRole, type Variable } from "./variables.ts"

/** The whole configuration, parsed. `host/config/variables.ts` describes each variable. */
export interface Config {
  host: string
  /** 0 for any free port. */
  port: number
  publicUrl: string | null
  tls: { certPath: string; keyPath: string } | null
  /** A proxy in front ends TLS, so the server trusts its `X-Forwarded-*` headers. */
  behindProxy: boolean
  /** The limit of client connections to each process. */
  maxConnections: number
  /** The number of hosts to which Posthorn keeps idle connections; `Infinity` where only memory limits it. */
  idleHostsMax: number
  /**
   * The address of the metrics; without its own port, `port` serves them. `host/app/open-metrics-port.ts`
   * describes the access.
   */
  metrics: { host: string; port: number | null; token: string | null }
  /** `max-age` of Strict-Transport-Security; null sends none. */
  strictTransportSeconds: number | null
  dataDir: string
  /** Null for the embedded store. */
  databaseUrl: string | null
  poolMax: number
  roles: readonly ProcessRole[]
  processes: number
  /** From the signal to stop until the port closes. */
  shutdownDelayMs: number
  /** 32 bytes; null for the key in `dataDir` (`host/config/secret-key.ts`). */
  secretKey: Uint8Array | null
  /** Keys that open existing secrets and seal none. */
  otherSecretKeys: readonly Uint8Array[]
  isProduction: boolean
  allowSimulator: boolean
  logLevel: LogLevel
  /** The requests that are logged. */
  logRequests: "errors" | "all" | "none"
  ratePerSecond: number
  /**
   * The default limit of phone numbers that an account can own and request. The operator can set another
   * limit for an account.
   */
  phoneNumbersMax: number
  submitPolicy: "at_least_once" | "at_most_once"
  failover: { afterUnknown: boolean; throttledMs: number; downMs: number }
  receiptLimitHours: number
  retention: {
    messagesDays: number
    eventsDays: number
    receiptsDays: number
    responsesDays: number
    auditDays: number
  }
  /** Names of packages and absolute paths of modules, which `host/operations/load-extensions.ts` loads. */
  extensions: readonly string[]
  /** Private addresses that carriers over HTTP may reach. */
  carrierAllowedRanges: readonly string[]
  webhookAllowedRanges: readonly string[]
  webhookExtraCaPath: string | null
}

/** The environment is no valid configuration. Each problem is a sentence that names its variable. */
export class ConfigProblems extends Error {
  override name = "ConfigProblems"
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? "a problem" : `${problems.length} problems`}:\n- ${problems.join("\n- ")}`,
    )
    this.problems = problems
  }
}

export type Environment = Readonly<Record<string, string | undefined>>
type Key = keyof typeof variables
/** Null for an optional variable that is absent. */
type Values = { [Name in Key]: ReturnType<(typeof variables)[Name]["parse"]> }

/** A start that ignored the variable of older versions would lose the prices of accounts. */
const rateCardProblem =
  "Posthorn no longer reads RATE_CARD, because rates are in the store. Unset it, and import its prices with `posthorn rate import none FILE --price-unit CODE`, as docs/guides/rates.md shows."

/** The only place that reads the environment of the process. */
export const processEnvironment: Environment = process.env

/**
 * Deletes the variables of libpq, such as PGPORT and PGSSLMODE. They are for the operator's own PostgreSQL.
 * The driver would also apply them to the embedded store.
 */
export function deletePostgresVariables(): void {
  for (const name of Object.keys(process.env)) if (/^PG[A-Z]/.test(name)) delete process.env[name]
}

/**
 * Returns the whole configuration. Throws `ConfigProblems` with all problems together. An empty variable
 * counts as unset. Reads the disk to check that the named files are readable.
 */
export function readConfig(environment: Environment, openFilesMax: number | null = readOpenFilesMax()): Config {
  const problems: string[] = []
  const values = parseAll(environment, problems)
  if (environment.RATE_CARD?.trim()) problems.push(rateCardProblem)
  problems.push(...rules.flatMap((rule) => rule(values, openFilesMax) ?? []))
  if (problems.length > 0) throw new ConfigProblems(problems)
  return Object.freeze(assemble(values as Values, openFilesMax))
}

/** PostgreSQL and the clients need the other half (docs/decisions/063). */
function processesFor(cores: number): number {
  return Math.max(Math.floor(cores / 2), 1)
}

/**
 * The folder `data` of this installation. It does not depend on the current folder, because one installation
 * has one store.
 */
const dataDirDefault = path.join(serverFolder, "../data")

/** Returns the parsed variables without the faulty ones, and adds a problem for each of those. */
function parseAll(environment: Environment, problems: string[]): Partial<Values> {
  const parsed = Object.entries(variables).map(([key, variable]) => [key, parseOne(variable, environment, problems)])
  return Object.fromEntries(parsed) as Partial<Values>
}

function parseOne(variable: Variable<unknown>, environment: Environment, problems: string[]): unknown {
  const given = environment[variable.name]?.trim() || variable.default
  if (given === null) return null
  try {
    return variable.parse(given)
  } catch (error) {
    if (!(error instanceof VariableFault)) throw error
    problems.push(`${variable.name} ${error.message}`)
    return undefined
  }
}

/** The largest share of the open files that client connections can use. */
const connectionsShareMost = 0.75

/** Rules for several variables together. A faulty variable is absent here, so it gets only one problem. */
const rules: readonly ((values: Partial<Values>, openFilesMax: number | null) => string | undefined)[] = [
  function tlsIsComplete({ tlsCert, tlsKey }) {
    if (tlsCert && !tlsKey) return "TLS_CERT is set and TLS_KEY is missing. Set TLS_KEY to the key of the certificate."
    if (tlsKey && !tlsCert) return "TLS_KEY is set and TLS_CERT is missing. Set TLS_CERT to the certificate of the key."
    return undefined
  },
  function tlsFits({ tlsCert, tlsKey }) {
    if (!tlsCert || !tlsKey) return undefined
    try {
      createSecureContext({ cert: readFileSync(tlsCert), key: readFileSync(tlsKey) })
      return undefined
    } catch (error) {
      const why = error instanceof Error ? error.message : "unknown"
      return `TLS_CERT and TLS_KEY do not match (${why}). They must be a PEM certificate and its PEM key.`
    }
  },
  function noPlainHttpInTheOpen({ host, tlsCert, tlsKey, trustProxyTls }) {
    if (!host || isLoopback(host) || tlsCert || tlsKey || trustProxyTls) return undefined
    return `HOST is ${host}, which other machines can reach, but without TLS they could read tokens and messages. Set TLS_CERT and TLS_KEY, or TRUST_PROXY_TLS=true if a proxy ends TLS, or keep HOST at 127.0.0.1.`
  },
  function strictTransportHasHttps({ strictTransportSeconds: seconds, tlsCert, trustProxyTls, publicUrl }) {
    if (seconds == null || tlsCert || trustProxyTls || publicUrl?.startsWith("https:")) return undefined
    return `STRICT_TRANSPORT_SECURITY_SECONDS is ${seconds}, but Posthorn does not use HTTPS, and browsers ignore the header without it. Set TLS_CERT and TLS_KEY, TRUST_PROXY_TLS=true or an https PUBLIC_URL, or unset it.`
  },
  function connectionsLeaveFiles({ maxConnections }, openFilesMax) {
    if (!maxConnections || openFilesMax === null || maxConnections <= openFilesMax * connectionsShareMost)
      return undefined
    return `MAX_CONNECTIONS is ${maxConnections}, but a process can open only ${openFilesMax} files, and the store, carriers and webhooks need a quarter of them. Set it to ${Math.floor(openFilesMax * connectionsShareMost)} or less, or raise the limit (\`ulimit -n\`, or LimitNOFILE of systemd).`
  },
  function eventsEndWithMessages({ retentionEventsDays: days, retentionMessagesDays: messagesDays }) {
    if (!days || !messagesDays || days <= messagesDays) return undefined
    return `RETENTION_EVENTS_DAYS is ${days}, but RETENTION_MESSAGES_DAYS is ${messagesDays}, and events contain the text of messages. Set RETENTION_EVENTS_DAYS to ${messagesDays} or less.`
  },
  function responsesEndWithMessages({ retentionResponsesDays: days, retentionMessagesDays: messagesDays }) {
    if (!days || !messagesDays || days <= messagesDays) return undefined
    return `RETENTION_RESPONSES_DAYS is ${days}, but RETENTION_MESSAGES_DAYS is ${messagesDays}, and responses of endpoints can contain the text of messages. Set RETENTION_RESPONSES_DAYS to ${messagesDays} or less.`
  },
  function receiptsOutliveTheirLimit({ receiptLimitHours, retentionReceiptsDays }) {
    if (!receiptLimitHours || !retentionReceiptsDays || receiptLimitHours < retentionReceiptsDays * 24) return undefined
    return `RETENTION_RECEIPTS_DAYS is ${retentionReceiptsDays}, which is not longer than RECEIPT_LIMIT_HOURS (${receiptLimitHours} hours). Set a higher value.`
  },
]

function assemble(values: Values, openFilesMax: number | null): Config {
  const dataDir = values.dataDir ?? dataDirDefault
  const isProduction = values.nodeEnv === "production"
  return {
    host: values.host,
    port: values.port,
    publicUrl: values.publicUrl,
    tls: values.tlsCert && values.tlsKey ? { certPath: values.tlsCert, keyPath: values.tlsKey } : null,
    behindProxy: values.trustProxyTls,
    maxConnections: values.maxConnections ?? defaultConnectionsMax(openFilesMax),
    idleHostsMax: defaultIdleHostsMax(openFilesMax),
    metrics: { host: values.metricsHost, port: values.metricsPort, token: values.metricsToken },
    strictTransportSeconds: values.strictTransportSeconds,
    dataDir,
    databaseUrl: values.databaseUrl,
    poolMax: values.dbPool,
    roles: values.roles,
    processes: values.processes ?? processesFor(availableParallelism()),
    shutdownDelayMs: values.shutdownDelaySeconds * 1_000,
    secretKey: values.secretKey,
    otherSecretKeys: values.otherSecretKeys,
    isProduction,
    allowSimulator: values.allowSimulator ?? !isProduction,
    logLevel: values.logLevel,
    logRequests: values.logRequests,
    ratePerSecond: values.rateLimit,
    phoneNumbersMax: values.phoneNumbersMax,
    submitPolicy: values.submitPolicy,
    failover: {
      afterUnknown: values.failoverAfterUnknown,
      throttledMs: values.failoverThrottledSeconds * 1_000,
      downMs: values.failoverDownSeconds * 1_000,
    },
    receiptLimitHours: values.receiptLimitHours,
    retention: {
      messagesDays: values.retentionMessagesDays,
      eventsDays: values.retentionEventsDays,
      receiptsDays: values.retentionReceiptsDays,
      responsesDays: values.retentionResponsesDays,
      auditDays: values.retentionAuditDays,
    },
    extensions: values.extensions,
    carrierAllowedRanges: values.carrierAllowedRanges,
    webhookAllowedRanges: values.webhookAllowedRanges,
    webhookExtraCaPath: values.webhookCa,
  }
}
