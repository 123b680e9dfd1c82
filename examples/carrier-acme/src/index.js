// @ts-check
import {
  apiUrlSetting,
  credentialsGroup,
  defineKind,
  field,
  numberOrNull,
  RequestCarrier,
  settingNotes,
  throughputGroup,
  wholeNumber,
  z,
} from "@posthorn/carrier"
import { AcmeApi } from "./acme-api.js"
import { AcmeReader } from "./acme-reader.js"

const acme = defineKind({
  kind: "acme",
  name: "ACME",
  description: "Text messages over the API of ACME.",
  webhookSetup: "Enter it at ACME as the address for notifications.",
  channels: ["sms"],
  settings: z.strictObject({
    api_url: field(apiUrlSetting("https://api.acme.example"), {
      label: "API",
      meaning: "The URL of the API.",
      example: "https://api.acme.example",
      group: "ACME",
    }),
    connections: field(wholeNumber(1, 100).default(10), settingNotes.connections),
    messages_per_second: field(numberOrNull(0.1, 1_000), settingNotes.messagesPerSecond),
    timeout_ms: field(wholeNumber(100, 40_000).default(10_000), settingNotes.requestTimeout),
  }),
  secrets: z.strictObject({
    password: field(z.string().min(1), {
      label: "API key",
      meaning: "ACME shows it in your account.",
      group: credentialsGroup,
    }),
    webhook_secret: field(z.string().min(16), {
      label: "Webhook secret",
      meaning: "ACME signs its notifications with it.",
      group: credentialsGroup,
    }),
  }),
  groups: [{ name: "ACME" }, { name: credentialsGroup }, { name: throughputGroup }],
  independent: ["connections", "messages_per_second", "timeout_ms"],
  create: async (parts, settings, secrets) => new RequestCarrier(new AcmeApi({ ...parts, settings, secrets }), parts),
  createReader: (_parts, _settings, secrets) => new AcmeReader(secrets.webhook_secret),
})

export default { carriers: [acme] }
