import { checkCarrier } from "#carriers/conformance.ts"
import { Gateway, newHttpCarrier, settingsFor } from "./testing.ts"

const lacks = ["parts", "receipts", "inbound"] as const

checkCarrier("HTTP with a form", () => make({}), lacks)
checkCarrier(
  "HTTP with a slow pace over two connections",
  () => make({ connections: 2, segments_per_second: 20 }),
  lacks,
)

async function make(settings: object) {
  const gateway = await Gateway.start()
  return {
    carrier: newHttpCarrier(settingsFor(gateway, settings), { outgoing: gateway.outgoing }),
    to: "+15551234567",
    bring: () => undefined,
    elapse: () => undefined,
    close: () => gateway.stop(),
  }
}
