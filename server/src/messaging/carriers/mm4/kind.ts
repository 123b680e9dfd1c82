import { credentialsGroup, defineKind, onlyHost } from "#messaging/carriers/kind.ts"
import { inboundMmsGroup, mmscGroup } from "#messaging/carriers/mms/media-limits.ts"
import { furtherGroup, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { mm4Secrets, mm4Settings } from "./config.ts"

export const mm4 = defineKind({
  kind: "mm4",
  name: "MMSC (MM4)",
  description: "Posthorn connects to it at once.",
  channels: ["mms"],
  settings: mm4Settings,
  secrets: mm4Secrets,
  groups: [
    { name: mmscGroup },
    { name: credentialsGroup },
    { name: inboundMmsGroup },
    { name: throughputGroup },
    { name: furtherGroup, isCollapsed: true },
  ],
  independent: [
    "user",
    "domain",
    "peer_domain",
    "version",
    "delivery_reports",
    "read_reports",
    "inbound",
    "media",
    "connections",
    "messages_per_second",
    "connect_timeout_ms",
    "response_timeout_ms",
  ],
  hostsOf: onlyHost,
  async create(parts, config, secrets) {
    const { Mm4Carrier } = await import("./mm4-carrier.ts")
    return new Mm4Carrier({ ...parts, config, secrets })
  },
})
