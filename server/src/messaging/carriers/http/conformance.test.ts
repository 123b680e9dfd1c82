import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { CarrierWithWebhooks } from "#messaging/carriers/testing.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import { Gateway, newHttpCarrier, newWebhookReader, settingsFor, webhookOf, webhookSettings } from "./testing.ts" // oxfmt-ignore

const json = { text: "{{body}}", to: "{{to}}", from: "{{from}}" }

checkCarrier("HTTP with a form", () => make({}), ["parts"])
checkCarrier("HTTP with JSON", async () => make({}, json), ["parts"])
checkWebhookReader("HTTP", async () => ({
  reader: newWebhookReader(settingsFor({ url: "https://gateway.example.com" }, webhookSettings)),
  genuine: webhookOf({ id: "1", status: "Delivered" }),
  close: async () => {},
}))
checkCarrier("HTTP with a slow pace over two connections", () => make({ connections: 2, segments_per_second: 20 }), ["parts"]) // oxfmt-ignore

let messages = 0

async function make(more: object, body?: object) {
  const gateway = await Gateway.start()
  const request = body ? { request: { url: `${gateway.url}/json`, json: body } } : {}
  const settings = settingsFor(gateway, { ...webhookSettings, ...request, ...more })
  const carrier = new CarrierWithWebhooks(
    newHttpCarrier(settings, { outgoing: gateway.outgoing }),
    newWebhookReader(settings),
  )
  gateway.accepted = (id) => carrier.bring(webhookOf({ id, status: "Delivered", at: new Date().toISOString() }))
  return {
    carrier,
    to: "+15551234567",
    bring: ({ to, from, body: text }: { to: string; from: string; body: string }) => {
      const message = `in${++messages}`
      // A form cannot contain unpaired surrogates, so the gateway sends JSON.
      const content = Buffer.from(JSON.stringify({ message, to, from, text }))
      carrier.bring(webhookOf({}, { body: content }))
    },
    elapse: () => undefined,
    close: () => gateway.stop(),
  }
}
