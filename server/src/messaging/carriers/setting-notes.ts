import { credentialsGroup } from "./kind.ts"

export const throughputGroup = "Throughput"
export const timeoutsGroup = "Timeouts"
export const furtherGroup = "Further settings"

const connectTimeoutLabel = "Connect timeout, ms"
const responseTimeoutLabel = "Response timeout, ms"

/** What forms show about the settings and secrets that several kinds have. */
export const settingNotes = {
  connections: { label: "Connections", meaning: "Concurrent requests, over all processes.", group: throughputGroup },
  messagesPerSecond: {
    label: "Messages per second",
    meaning: "The limit over all processes.",
    unset: "no limit",
    group: throughputGroup,
  },
  requestTimeout: {
    label: "Timeout, ms",
    meaning: "The longest wait for a response. After it, the outcome is unknown.",
    group: throughputGroup,
  },
  messageTimeout: {
    label: "Timeout, ms",
    meaning: "The longest time for all requests of one message.",
    group: throughputGroup,
  },
  connectTimeout: { label: connectTimeoutLabel, meaning: "The longest time to connect.", group: timeoutsGroup },
  responseTimeout: {
    label: responseTimeoutLabel,
    meaning: "After this time without a response, Posthorn reconnects.",
    group: timeoutsGroup,
  },
  servername: { label: "Name in the certificate", meaning: "If it differs from the host.", unset: "the host" },
  authority: {
    label: "Private authority",
    meaning: "A PEM certificate that Posthorn trusts in addition to the public authorities.",
    unset: "none",
  },
  user: {
    label: "User",
    meaning: "Leave empty if the server requires no user.",
    unset: "none",
    group: credentialsGroup,
  },
  deliveryReports: { label: "Delivery reports", meaning: "Whether to request them.", group: furtherGroup },
  readReports: {
    label: "Read reports",
    meaning: "Whether to request them. Recipients can decline.",
    group: furtherGroup,
  },
  media: {
    label: "Media",
    meaning: "The limits for media, which Posthorn makes fit, and its accepted types.",
    example: { bytes_max: 300_000 },
    unset: "no limits",
    group: furtherGroup,
  },
  countryCode: {
    label: "Country code",
    meaning: "The country of inbound numbers without one. Digits only.",
    unset: "none",
  },
  password: { label: "Password", meaning: "The password of the user at the carrier.", group: credentialsGroup },
  tlsKey: {
    label: "Private key of the client certificate",
    meaning: "A PEM key, if the carrier requires a certificate.",
    unset: "none",
    group: credentialsGroup,
  },
}
