import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import { Gateway } from "#messaging/carriers/http/testing.ts"
import { CarrierWithWebhooks } from "#messaging/carriers/testing.ts"
import { deliverOf, newMm7Carrier, newMm7Reader, reportOf, settingsFor, submitRsp } from "./testing.ts"

checkCarrier("MM7", make, ["parts"])
checkWebhookReader("MM7", async () => {
  const gateway = await Gateway.start()
  return {
    reader: newMm7Reader(settingsFor(gateway)),
    genuine: reportOf("m1", "Retrieved"),
    close: () => gateway.stop(),
  }
})

let messages = 0

async function make() {
  const gateway = await Gateway.start()
  const settings = settingsFor(gateway)
  const carrier = new CarrierWithWebhooks(newMm7Carrier(settings, gateway.outgoing), newMm7Reader(settings))
  gateway.answer = ({ body }) => {
    const [, transaction = ""] = /mustUnderstand="1">([^<]+)</.exec(body) ?? []
    const id = `m${++messages}`
    carrier.bring(reportOf(id, "Retrieved"))
    return { status: 200, headers: { "content-type": "text/xml" }, body: submitRsp(transaction, "1000", id) }
  }
  return {
    carrier,
    to: "+15550000001",
    bring: (message: { to: string; from: string; body: string }) =>
      carrier.bring(deliverOf({ ...message, transaction: `t${++messages}` })),
    elapse: () => undefined,
    close: () => gateway.stop(),
  }
}
