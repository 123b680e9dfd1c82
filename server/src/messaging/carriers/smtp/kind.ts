import { credentialsGroup, defineKind, onlyHost } from "#messaging/carriers/kind.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import { throughputGroup, timeoutsGroup } from "#messaging/carriers/setting-notes.ts"
import { mailServerGroup, sendersGroup, smtpSecrets, smtpSettings } from "./config.ts"

export const smtp = defineKind({
  kind: "smtp",
  name: "Mail server (SMTP)",
  description: "Posthorn connects to it at once.",
  channels: ["email"],
  settings: smtpSettings,
  secrets: smtpSecrets,
  groups: [
    { name: mailServerGroup },
    { name: credentialsGroup },
    { name: sendersGroup },
    { name: throughputGroup },
    { name: timeoutsGroup, isCollapsed: true },
  ],
  example: {
    summary: "A mail server",
    name: "Mail",
    settings: { host: "smtp.example.com", user: "posthorn", from: ["codes@example.com"] },
    password: "s3cret",
  },
  formerSpelling: { maps: [] },
  independent: [
    "user",
    "from",
    "from_name",
    "connections",
    "messages_per_second",
    "connect_timeout_ms",
    "response_timeout_ms",
  ],
  hostsOf: onlyHost,
  async create(parts, config, secrets) {
    const { SmtpClient } = await import("./smtp-client.ts")
    return new RequestCarrier(new SmtpClient({ ...parts, config, secrets }), parts)
  },
})
