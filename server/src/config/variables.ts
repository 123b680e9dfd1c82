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
  /** The default text of an absent variable; null when the variable is optional. */
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
    "The most client connections to each process. Default: half of the files that it can open, and 10000 at most.",
    integer(16, 1_000_000),
  ),
  metricsPort: optional(
    "METRICS_PORT",
    "port",
    "A separate port for /metrics, /healthz and /readyz. Clients of PORT cannot use up its connections.",
    integer(0, 65_535),
  ),
  metricsHost: variable("METRICS_HOST", "127.0.0.1", "address", "The address to listen on at METRICS_PORT.", text),
  metricsToken: optional(
    "METRICS_TOKEN",
    "16 characters or more",
    "The bearer token that /metrics requires. Without METRICS_PORT, other machines can read metrics only with it.",
    bearerToken,
  ),
  strictTransportSeconds: optional(
    "STRICT_TRANSPORT_SECURITY_SECONDS",
    "seconds",
    "How long browsers use only https for this host name, on every port. Not sent unless set; 0 revokes it.",
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
  dbPool: variable("DB_POOL", "16", "connections", "The most connections to the store.", integer(2, 500)),
  secretKey: optional(
    "POSTHORN_SECRET_KEY",
    "32 bytes in base64",
    "The key that encrypts stored secrets. Default: a key in DATA_DIR/secret.key, created at the first start. Nodes that share a store must share it.",
    base64Key,
  ),
  otherSecretKeys: variable(
    "POSTHORN_OTHER_SECRET_KEYS",
    "",
    "32 bytes in base64, commas between",
    "Other keys that decrypt secrets during a change of POSTHORN_SECRET_KEY.",
    base64Keys,
  ),
  roles: variable(
    "ROLES",
    processRoles.join(","),
    "api, sender, dispatcher",
    "The tasks of the processes, separated by commas: answer the API, exchange messages with carriers, send webhooks.",
    someOf(processRoles),
  ),
  processes: optional(
    "PROCESSES",
    "processes",
    "The number of processes that share the work and the port. Default: by the number of cores.",
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
    "Whether the simulator can carry messages. Default: true, but false in production.",
    boolean,
  ),
  logLevel: variable(
    "LOG_LEVEL",
    "info",
    logLevels.join(", "),
    "The lowest level of log lines to write.",
    oneOf(logLevels),
  ),
  logRequests: variable(
    "LOG_REQUESTS",
    "errors",
    "errors, all, none",
    "The requests to the API that are logged: those that were refused, failed or took more than a second; all; or none.",
    oneOf(["errors", "all", "none"]),
  ),
  rateLimit: variable(
    "RATE_LIMIT",
    "20000",
    "requests a second",
    "The rate limit of one account.",
    integer(1, 1_000_000),
  ),
  phoneNumbersMax: variable(
    "PHONE_NUMBERS_MAX",
    "100",
    "numbers",
    "The most phone numbers that one account can own and request.",
    integer(0, 100_000),
  ),
  submitPolicy: variable(
    "SUBMIT_POLICY",
    "at_least_once",
    "at_least_once, at_most_once",
    "The policy for a message whose carrier never answered: submit it again, or let it fail with outcome_unknown.",
    oneOf(["at_least_once", "at_most_once"]),
  ),
  failoverAfterUnknown: variable(
    "FAILOVER_AFTER_UNKNOWN",
    "false",
    "true or false",
    "Whether a message can go to another carrier if its carrier never answered or has parts of it. Never under SUBMIT_POLICY=at_most_once.",
    boolean,
  ),
  failoverThrottledSeconds: variable(
    "FAILOVER_THROTTLED_SECONDS",
    "60",
    "seconds",
    "How long a carrier can throttle a message before the message goes to the next route.",
    integer(0, 86_400),
  ),
  failoverDownSeconds: variable(
    "FAILOVER_DOWN_SECONDS",
    "10",
    "seconds",
    "How long a carrier can be down before its waiting messages move to other routes.",
    integer(1, 86_400),
  ),
  receiptLimitHours: variable(
    "RECEIPT_LIMIT_HOURS",
    "72",
    "hours",
    "How long to wait for a receipt before the timeline notes delivery_unconfirmed.",
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
    "How long the responses to failed attempts are kept, and up to a week longer; RETENTION_MESSAGES_DAYS at most.",
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
    "Private address ranges that carriers of the kind http can reach, such as 10.1.2.3/32 for your own gateway. URLs with http:// are allowed there.",
    addressRanges,
  ),
  webhookAllowedRanges: variable(
    "WEBHOOK_ALLOWED_RANGES",
    "",
    "CIDRs, commas between",
    "Private address ranges that webhooks and media can reach, such as 127.0.0.0/8. For development.",
    addressRanges,
  ),
  webhookCa: optional(
    "WEBHOOK_CA",
    "file",
    "An additional certificate authority (PEM) to trust for webhooks and for carriers of the kind http.",
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
