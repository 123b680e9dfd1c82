import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import { CarrierWithWebhooks } from "#messaging/carriers/testing.ts"
import { ann, FakeCloudApi, hotel, messageFrom, newReader, newWhatsappCarrier, notificationOf, statusOf } from "./testing.ts" // oxfmt-ignore

checkCarrier("WhatsApp's Cloud API", () => make({}), ["parts"])
checkCarrier("WhatsApp's Cloud API at a slow pace", () => make({ messages_per_second: 50, connections: 4 }), ["parts"])

checkWebhookReader("WhatsApp's Cloud API", async () => {
  const api = await FakeCloudApi.start()
  const genuine = notificationOf({ statuses: [statusOf("wamid.1", "delivered")] })
  return { reader: newReader(api), genuine, close: () => api.stop() }
})

async function make(more: object) {
  const api = await FakeCloudApi.start()
  const carrier = new CarrierWithWebhooks(newWhatsappCarrier(api, more), newReader(api))
  api.sent = (id) => carrier.bring(notificationOf({ statuses: [statusOf(id, "delivered")] }))
  let messages = 0
  return {
    carrier,
    to: ann,
    from: hotel,
    inbound: { to: hotel, from: ann },
    bring: ({ body }: { body: string }) => {
      const said = messageFrom(`wamid.in${++messages}`, { type: "text", text: { body } })
      carrier.bring(notificationOf({ messages: [said] }))
    },
    elapse: () => undefined,
    close: () => api.stop(),
  }
}
