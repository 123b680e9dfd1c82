import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import { CarrierWithWebhooks } from "#messaging/carriers/testing.ts"
import { ann, bot, FakeBotApi, messageFrom, newReader, newTelegramCarrier, updateOf } from "./testing.ts"

checkCarrier("A Telegram bot", () => make({}), ["parts", "receipts"])
checkCarrier("A Telegram bot with a slow pace", () => make({ messages_per_second: 50, connections: 4 }), ["parts", "receipts"]) // oxfmt-ignore

checkWebhookReader("A Telegram bot", async () => {
  const api = await FakeBotApi.start()
  const genuine = updateOf(messageFrom(5_550_001, 1, { text: "Hello" }), "hook-secret")
  return { reader: newReader(api, { webhook_secret: "hook-secret" }), genuine, close: () => api.stop() }
})

async function make(more: Record<string, unknown>) {
  const api = await FakeBotApi.start()
  const carrier = new CarrierWithWebhooks(
    newTelegramCarrier(api, more),
    newReader(api, { webhook_secret: "hook-secret" }),
  )
  let messages = 0
  return {
    carrier,
    to: ann,
    from: bot,
    inbound: { to: bot, from: ann },
    bring: ({ body }: { body: string }) =>
      carrier.bring(updateOf(messageFrom(5_550_001, ++messages, { text: body }), "hook-secret")),
    elapse: () => undefined,
    close: () => api.stop(),
  }
}
