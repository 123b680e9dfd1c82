import { logLevels } from "#std/log.ts"
import {
  addressRanges,
  base64Key,
  base64Keys,
  bearerToken,
  boolean,
  file,
  folder,
  httpUrl,
  integer,
  oneOf,
  postgresUrl,
  someOf,
  text,
} from "./parsers.ts"

/** One variable of the environment: its text in `--help`, and its parser. */
export interface Variable<Value> {
  name: string
  /** The text that stands for an absent variable; null when the variable is optional. */
  default: string | null
  unit: string
  sentence: string
  /** Throws a `Fault` for an invalid text. */
  parse: (text: string) => Value
}

/**
 * The roles of a process: `api` answers requests, `sender` exchanges messages with carriers, `dispatcher`
 * sends webhooks.
 */
export const processRoles = ["api", "sender", "dispatcher"] as const
export type ProcessRole = (typeof processRoles)[number]

/** Every variable that Posthorn reads. No other part of the server reads the environment. */
export const variables = {
  port: variable("PORT", "8080", "port", "Where the API listens; 0 takes any free port.", integer(0, 65_535)),
  host: variable(
    "HOST",
    "127.0.0.1",
    "address",
    "The address to listen on. Any but a loopback address needs TLS.",
    text,
  ),
  publicUrl: optional(
    "PUBLIC_URL",
    "URL",
    "The address under which clients reach Posthorn, when it is not HOST and PORT.",
    httpUrl,
  ),
  tlsCert: optional("TLS_CERT", "file", "The certificate chain (PEM) for HTTPS; together with TLS_KEY.", file),
  tlsKey: optional("TLS_KEY", "file", "The private key (PEM) of TLS_CERT.", file),
  trustProxyTls: variable(
    "TRUST_PROXY_TLS",
    "false",
    "true or false",
    "Says that a proxy in front of Posthorn ends TLS, so that plain HTTP may be served to it.",
    boolean,
  ),
  maxConnections: optional(
    "MAX_CONNECTIONS",
    "connections",
    "Connections that clients may have open to each process; half of the files that it may open, and 10000 at most, unless set.",
    integer(16, 1_000_000),
  ),
  metricsPort: optional(
    "METRICS_PORT",
    "port",
    "A port of its own for /metrics, /healthz and /readyz. Clients of PORT cannot use up its connections.",
    integer(0, 65_535),
  ),
  metricsHost: variable("METRICS_HOST", "127.0.0.1", "address", "The address to listen on at METRICS_PORT.", text),
  metricsToken: optional(
    "METRICS_TOKEN",
    "16 characters or more",
    "A bearer token that /metrics asks for. Without METRICS_PORT, other machines read metrics only with it.",
    bearerToken,
  ),
  strictTransportSeconds: optional(
    "STRICT_TRANSPORT_SECURITY_SECONDS",
    "seconds",
    "For how long browsers come to this host name by https alone, on every port; not said unless set, taken back with 0.",
    // Two years, as preload lists recommend. A longer time would bind the host name for longer than an
    // operator plans.
    integer(0, 63_072_000),
  ),
  dataDir: optional(
    "DATA_DIR",
    "folder",
    'Where the store, the secret key and the simulator keep their data; the folder "data" of this installation unless set.',
    folder,
  ),
  databaseUrl: optional(
    "DATABASE_URL",
    "URL",
    "A PostgreSQL 15 or newer to use instead of the embedded one.",
    postgresUrl,
  ),
  dbPool: variable("DB_POOL", "16", "connections", "Connections to the store at most.", integer(2, 500)),
  secretKey: optional(
    "POSTHORN_SECRET_KEY",
    "32 bytes in base64",
    "Encrypts the webhook secrets. Made at the first start in DATA_DIR/secret.key unless set; nodes that share a store must share it.",
    base64Key,
  ),
  otherSecretKeys: variable(
    "POSTHORN_OTHER_SECRET_KEYS",
    "",
    "32 bytes in base64, commas between",
    "Other keys, which still decrypt what they encrypted: while POSTHORN_SECRET_KEY is being changed.",
    base64Keys,
  ),
  roles: variable(
    "ROLES",
    processRoles.join(","),
    "api, sender, dispatcher",
    "The tasks of this start's processes: answer the API, exchange messages with carriers, send webhooks. Commas between.",
    someOf(processRoles),
  ),
  processes: optional(
    "PROCESSES",
    "processes",
    "Processes that share the work and the port; chosen by the number of cores unless set.",
    integer(1, 64),
  ),
  nodeEnv: variable(
    "NODE_ENV",
    "development",
    "production or else",
    '"production" turns off what is only for development.',
    text,
  ),
  allowSimulator: optional(
    "ALLOW_SIMULATOR",
    "true or false",
    "Whether the simulator may carry messages: true, but false in production, unless set.",
    boolean,
  ),
  logLevel: variable(
    "LOG_LEVEL",
    "info",
    logLevels.join(", "),
    "The least important log line that is written.",
    oneOf(logLevels),
  ),
  logRequests: variable(
    "LOG_REQUESTS",
    "errors",
    "errors, all, none",
    "Which requests to the API leave a log line: those that were refused, failed or took more than a second; all; or none.",
    oneOf(["errors", "all", "none"]),
  ),
  rateLimit: variable("RATE_LIMIT", "20000", "requests a second", "The limits of one account.", integer(1, 1_000_000)),
  phoneNumbersMax: variable(
    "PHONE_NUMBERS_MAX",
    "100",
    "numbers",
    "Phone numbers that one account may own and request.",
    integer(0, 100_000),
  ),
  submitPolicy: variable(
    "SUBMIT_POLICY",
    "at_least_once",
    "at_least_once, at_most_once",
    "The policy for a message whose carrier never answered: it is handed over again, or fails with outcome_unknown.",
    oneOf(["at_least_once", "at_most_once"]),
  ),
  failoverAfterUnknown: variable(
    "FAILOVER_AFTER_UNKNOWN",
    "false",
    "true or false",
    "Whether a message whose carrier never answered, or has parts of it, may go to another carrier; under SUBMIT_POLICY=at_most_once it never does.",
    boolean,
  ),
  failoverThrottledSeconds: variable(
    "FAILOVER_THROTTLED_SECONDS",
    "60",
    "seconds",
    "How long a carrier may put a message off as too much before it goes to the next route.",
    integer(0, 86_400),
  ),
  failoverDownSeconds: variable(
    "FAILOVER_DOWN_SECONDS",
    "10",
    "seconds",
    "How long a carrier may take no messages before what waits for it is moved to other routes.",
    integer(1, 86_400),
  ),
  receiptLimitHours: variable(
    "RECEIPT_LIMIT_HOURS",
    "72",
    "hours",
    "How long a carrier may take for a receipt before the timeline notes delivery_unconfirmed.",
    integer(1, 24 * 7),
  ),
  retentionMessagesDays: variable(
    "RETENTION_MESSAGES_DAYS",
    "400",
    "days",
    "How long messages are kept.",
    integer(7, 3650),
  ),
  retentionEventsDays: variable(
    "RETENTION_EVENTS_DAYS",
    "30",
    "days",
    "How long events and their deliveries are kept; RETENTION_MESSAGES_DAYS at most.",
    integer(7, 3650),
  ),
  retentionResponsesDays: variable(
    "RETENTION_RESPONSES_DAYS",
    "7",
    "days",
    "How long the headers and bodies that endpoints answered to failed deliveries are kept, and up to a week longer; RETENTION_MESSAGES_DAYS at most.",
    integer(1, 3650),
  ),
  retentionAuditDays: variable(
    "RETENTION_AUDIT_DAYS",
    "365",
    "days",
    "How long the audit log of the console is kept; up to a week longer.",
    integer(7, 3650),
  ),
  retentionReceiptsDays: variable(
    "RETENTION_RECEIPTS_DAYS",
    "14",
    "days",
    "How long a carrier's receipt still finds its message; above RECEIPT_LIMIT_HOURS.",
    integer(1, 365),
  ),
  carrierAllowedRanges: variable(
    "CARRIER_ALLOWED_RANGES",
    "",
    "CIDRs, commas between",
    "Private address ranges that carriers of the kind http may reach, such as 10.1.2.3/32 for a gateway of yours. There, http:// is allowed too.",
    addressRanges,
  ),
  webhookAllowedRanges: variable(
    "WEBHOOK_ALLOWED_RANGES",
    "",
    "CIDRs, commas between",
    "Private address ranges that webhooks and media may reach nevertheless, such as 127.0.0.0/8. For development.",
    addressRanges,
  ),
  webhookCa: optional(
    "WEBHOOK_CA",
    "file",
    "A further certificate authority (PEM) to trust for webhooks, and for carriers of the kind http.",
    file,
  ),
}

function variable<Value>(
  name: string,
  defaultText: string,
  unit: string,
  sentence: string,
  parse: (text: string) => Value,
): Variable<Value> {
  return { name, default: defaultText, unit, sentence, parse }
}

function optional<Value>(
  name: string,
  unit: string,
  sentence: string,
  parse: (text: string) => Value,
): Variable<Value | null> {
  return { name, default: null, unit, sentence, parse }
}
