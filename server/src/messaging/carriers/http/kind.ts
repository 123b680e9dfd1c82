import { credentialsGroup, defineKind } from "#messaging/carriers/kind.ts"
import { furtherGroup, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import {
  httpChannels,
  httpChannelsOf,
  httpSecrets,
  httpSettings,
  parseHttpConfig,
  requestsGroup,
  webhooksGroup,
} from "./config.ts"
import { describedApi } from "./described-api.ts"
import { HttpCarrier } from "./http-carrier.ts"
import { createWebhookReader } from "./read-webhook.ts"

export const http = defineKind({
  kind: "http",
  name: "Provider or gateway (HTTP)",
  description: "Its page then shows the webhook URL to enter at the provider.",
  webhookSetup: "Enter it in the webhook settings of the provider.",
  channels: httpChannels,
  channelsOf: httpChannelsOf,
  settings: httpSettings,
  secrets: httpSecrets,
  groups: [
    { name: requestsGroup },
    { name: credentialsGroup },
    { name: webhooksGroup },
    { name: throughputGroup },
    { name: furtherGroup, isCollapsed: true },
  ],
  parseSettings: parseHttpConfig,
  // `verification` can put a secret into {{webhook_url}}, and `inbound` into the requests for media.
  independent: [
    "preset",
    "channels",
    "encodings",
    "answer",
    "receipts",
    "addresses",
    "acknowledgement",
    "media",
    "connections",
    "segments_per_second",
    "timeout_ms",
  ],
  async create(parts, config, secrets) {
    return new HttpCarrier({ ...parts, api: describedApi({ config, secrets, webhookUrl: parts.webhookUrl }) })
  },
  createReader: (parts, config, secrets) => createWebhookReader({ ...parts, config, secrets }),
})
