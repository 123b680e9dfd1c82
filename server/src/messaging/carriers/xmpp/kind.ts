import { credentialsGroup, defineKind, onlyHost } from "#messaging/carriers/kind.ts"
import { throughputGroup, timeoutsGroup } from "#messaging/carriers/setting-notes.ts"
import { xmppSecrets, xmppServerGroup, xmppSettings } from "./config.ts"

export const xmpp = defineKind({
  kind: "xmpp",
  name: "XMPP",
  description: "Posthorn connects to it at once.",
  channels: ["xmpp"],
  settings: xmppSettings,
  secrets: xmppSecrets,
  groups: [
    { name: xmppServerGroup },
    { name: credentialsGroup },
    { name: "Media" },
    { name: throughputGroup },
    { name: timeoutsGroup, isCollapsed: true },
  ],
  example: {
    summary: "An XMPP server",
    name: "Chat",
    settings: { host: "127.0.0.1", domain: "sms.example.org" },
    password: "s3cret",
  },
  formerSpelling: { maps: [] },
  independent: ["domain", "upload", "window_max", "messages_per_second", "connect_timeout_ms", "response_timeout_ms"],
  hostsOf: onlyHost,
  async create(parts, config, secrets) {
    const { XmppCarrier } = await import("./xmpp-carrier.ts")
    return new XmppCarrier({ ...parts, config, secrets })
  },
})
