import { credentialsGroup, defineKind } from "#messaging/carriers/kind.ts"
import { HttpCarrier } from "#messaging/carriers/http/http-carrier.ts"
import { inboundMmsGroup, mmscGroup } from "#messaging/carriers/mms/media-limits.ts"
import { furtherGroup, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { mm7Secrets, mm7Settings } from "./config.ts"
import { createMm7Reader } from "./read-request.ts"

export const mm7 = defineKind({
  kind: "mm7",
  name: "MMSC (MM7)",
  description: "An MMSC that receives messages over HTTP.",
  channels: ["mms"],
  settings: mm7Settings,
  secrets: mm7Secrets,
  groups: [
    { name: mmscGroup },
    { name: credentialsGroup },
    { name: inboundMmsGroup },
    { name: throughputGroup },
    { name: furtherGroup, isCollapsed: true },
  ],
  independent: [
    "user",
    "vasp_id",
    "vas_id",
    "sender_address",
    "service_code",
    "version",
    "namespace",
    "number_format",
    "delivery_reports",
    "read_reports",
    "status_codes",
    "inbound",
    "media",
    "connections",
    "messages_per_second",
    "timeout_ms",
  ],
  async create(parts, config, secrets) {
    const { mm7Api } = await import("./mm7-api.ts")
    return new HttpCarrier({ ...parts, api: mm7Api({ config, secrets }) })
  },
  createReader: ({ id, clock }, config, secrets) => createMm7Reader({ carrierId: id, config, secrets, clock }),
})
