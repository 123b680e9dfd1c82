import { credentialsGroup, defineKind } from "#messaging/carriers/kind.ts"
import { furtherGroup, throughputGroup } from "#messaging/carriers/setting-notes.ts"
import { RequestCarrier } from "#messaging/carriers/requests/request-carrier.ts"
import { phoneNumbersGroup, whatsappSecrets, whatsappSettings } from "./config.ts"
import { NotificationReader } from "./read-notification.ts"
import { WhatsappApi } from "./whatsapp-api.ts"

export const whatsapp = defineKind({
  kind: "whatsapp",
  name: "WhatsApp",
  description: "Over the Cloud API of Meta.",
  webhookSetup:
    "At Meta, open WhatsApp, Configuration. Enter it as the callback URL with the verify token, and subscribe to messages.",
  channels: ["whatsapp"],
  settings: whatsappSettings,
  secrets: whatsappSecrets,
  groups: [
    { name: phoneNumbersGroup },
    { name: credentialsGroup },
    { name: throughputGroup },
    { name: furtherGroup, isCollapsed: true },
  ],
  example: {
    summary: "WhatsApp's Cloud API",
    name: "WhatsApp",
    settings: { phone_numbers: { "+15551234567": "106540352242922" }, verify_token: "hotel-bell" },
    password: "EAAGm0PX4ZCps",
    webhook_secret: "0123456789abcdef0123456789abcdef",
  },
  independent: ["phone_numbers", "verify_token", "api_version", "connections", "messages_per_second", "timeout_ms"],
  create: async (parts, config, secrets) => new RequestCarrier(new WhatsappApi({ ...parts, config, secrets }), parts),
  createReader: (parts, config, secrets) => new NotificationReader({ ...parts, config, secrets }),
  // WhatsApp signs bodies of up to 3 MB, and its headers prove nothing.
  hasWebhookKey: true,
})
