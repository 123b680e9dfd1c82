import { logLevels } from "#core/std/log.ts"
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
  modules,
  oneOf,
  postgresUrl,
  wordListOf,
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
  port: variable("PORT", "8080", "port", "The port of the API. 0 selects any free port.", integer(0, 65_535)),
  host: variable(
    "HOST",
    "127.0.0.1",
    "address",
    "The address to listen on. An address other than loopback needs TLS.",
    text,
  ),
  publicUrl: optional(
    "PUBLIC_URL",
    "URL",
    "The URL at which clients reach Posthorn. Default: a URL with HOST and PORT.",
    httpUrl,
  ),
  tlsCert: optional("TLS_CERT", "file", "The certificate chain (PEM) for HTTPS. Set it together with TLS_KEY.", file),
  tlsKey: optional("TLS_KEY", "file", "The private key (PEM) of TLS_CERT.", file),
  trustProxyTls: variable(
    "TRUST_PROXY_TLS",
    "false",
    "true or false",
    "True if a proxy ends TLS, so that Posthorn can serve plain HTTP to it.",
    boolean,
  ),
  maxConnections: optional(
    "MAX_CONNECTIONS",
    "connections",
    "The maximum number of client connections to each process. Default: half of the files that a process can open, at most 10000.",
    integer(16, 1_000_000),
  ),
  metricsPort: optional(
    "METRICS_PORT",
    "port",
    "A separate port for /metrics, /healthz and /readyz, so that clients of PORT cannot use up its connections.",
    integer(0, 65_535),
  ),
  metricsHost: variable("METRICS_HOST", "127.0.0.1", "address", "The address to listen on at METRICS_PORT.", text),
  metricsToken: optional(
    "METRICS_TOKEN",
    "16 characters or more",
    "The bearer token that /metrics requires. Without METRICS_PORT, other machines can read metrics only with this token.",
    bearerToken,
  ),
  strictTransportSeconds: optional(
    "STRICT_TRANSPORT_SECURITY_SECONDS",
    "seconds",
    "The time for which browsers use only HTTPS for this host name, on every port. Default: no header. 0 revokes it.",
    // Two years, as preload lists recommend. A longer time would bind the host name for longer than an
    // operator plans.
    integer(0, 63_072_000),
  ),
  dataDir: optional(
    "DATA_DIR",
    "folder",
    'The folder for the store, the secret key and the simulator. Default: "data" in this installation.',
    folder,
  ),
  databaseUrl: optional(
    "DATABASE_URL",
    "URL",
    "The PostgreSQL 15 or later to use instead of the embedded one.",
    postgresUrl,
  ),
  dbPool: variable("DB_POOL", "16", "connections", "The maximum number of connections to the store.", integer(2, 500)),
  secretKey: optional(
    "POSTHORN_SECRET_KEY",
    "32 bytes in base64",
    "The key that encrypts stored secrets. Default: a key in DATA_DIR/secret.key, created at the first start. All nodes of a store need the same key.",
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
    "The tasks of the processes, separated by commas. api: serve the API. sender: exchange messages with carriers. dispatcher: send webhooks.",
    wordListOf(processRoles),
  ),
  processes: optional(
    "PROCESSES",
    "processes",
    "The number of processes that share the work and the port. Default: depends on the number of cores.",
    integer(1, 64),
  ),
  shutdownDelaySeconds: variable(
    "SHUTDOWN_DELAY_SECONDS",
    "0",
    "seconds",
    "The time from SIGTERM until the port closes. /readyz answers 503 during this time, so that a load balancer stops sending requests.",
    // No balancer needs longer than some probes. Service managers kill long before.
    integer(0, 600),
  ),
  nodeEnv: variable(
    "NODE_ENV",
    "development",
    "production or else",
    'The environment. "production" turns off features for development.',
    text,
  ),
  allowSimulator: optional(
    "ALLOW_SIMULATOR",
    "true or false",
    "True if the simulator can carry messages. Default: true outside production.",
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
    "The API requests to log. errors: requests that were refused, failed or took more than a second.",
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
    "The maximum number of owned and requested phone numbers of one account.",
    integer(0, 100_000),
  ),
  submitPolicy: variable(
    "SUBMIT_POLICY",
    "at_least_once",
    "at_least_once, at_most_once",
    "The policy for a message without a response of the carrier: submit it again, or fail it with outcome_unknown.",
    oneOf(["at_least_once", "at_most_once"]),
  ),
  failoverAfterUnknown: variable(
    "FAILOVER_AFTER_UNKNOWN",
    "false",
    "true or false",
    "True if a message can go to another carrier when its carrier never responded or has parts of it. Always false with SUBMIT_POLICY=at_most_once.",
    boolean,
  ),
  failoverThrottledSeconds: variable(
    "FAILOVER_THROTTLED_SECONDS",
    "60",
    "seconds",
    "The time for which a carrier can throttle a message before the message goes to the next route.",
    integer(0, 86_400),
  ),
  failoverDownSeconds: variable(
    "FAILOVER_DOWN_SECONDS",
    "10",
    "seconds",
    "The time for which a carrier can be down before its waiting messages go to other routes.",
    integer(1, 86_400),
  ),
  receiptLimitHours: variable(
    "RECEIPT_LIMIT_HOURS",
    "72",
    "hours",
    "The time to wait for a receipt before the timeline contains delivery_unconfirmed.",
    integer(1, 24 * 7),
  ),
  retentionMessagesDays: variable(
    "RETENTION_MESSAGES_DAYS",
    "400",
    "days",
    "The retention time of messages.",
    integer(7, 3650),
  ),
  retentionEventsDays: variable(
    "RETENTION_EVENTS_DAYS",
    "30",
    "days",
    "The retention time of events and their deliveries, at most RETENTION_MESSAGES_DAYS.",
    integer(7, 3650),
  ),
  retentionResponsesDays: variable(
    "RETENTION_RESPONSES_DAYS",
    "7",
    "days",
    "The retention time of responses to failed attempts, at most RETENTION_MESSAGES_DAYS. Deletion can take a week longer.",
    integer(1, 3650),
  ),
  retentionAuditDays: variable(
    "RETENTION_AUDIT_DAYS",
    "365",
    "days",
    "The retention time of the console's audit log. Deletion can take a week longer.",
    integer(7, 3650),
  ),
  retentionReceiptsDays: variable(
    "RETENTION_RECEIPTS_DAYS",
    "14",
    "days",
    "The time for which a receipt still finds its message. It must exceed RECEIPT_LIMIT_HOURS.",
    integer(1, 365),
  ),
  extensions: variable(
    "EXTENSIONS",
    "",
    "packages or files, commas between",
    "The modules that add kinds of carriers and payment providers, such as posthorn-carrier-acme or ./my-carrier.js. Every process of a store needs the same ones.",
    modules,
  ),
  carrierAllowedRanges: variable(
    "CARRIER_ALLOWED_RANGES",
    "",
    "CIDRs, commas between",
    "Private address ranges that carriers of the kind http can reach, such as 10.1.2.3/32 for your own gateway. These carriers can use http:// URLs there.",
    addressRanges,
  ),
  webhookAllowedRanges: variable(
    "WEBHOOK_ALLOWED_RANGES",
    "",
    "CIDRs, commas between",
    "Private address ranges that webhooks and media can reach, such as 127.0.0.0/8. Use it for development.",
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
