import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { newCarrier, Smsc } from "./testing.ts"

checkCarrier("SMPP over a transceiver", () => make({}))
checkCarrier("SMPP over a transmitter and a receiver", () => make({ mode: "pair" }))
checkCarrier("SMPP with parts by SAR and a slow pace", () => make({ long_messages: "sar", segments_per_second: 20 }))

async function make(settings: object) {
  const smsc = await new Smsc().start()
  smsc.hasReceipts = true
  return {
    carrier: newCarrier(smsc, settings),
    to: "+15551234567",
    bring: (message: { to: string; from: string; body: string }) => void smsc.bringText(message).catch(() => undefined),
    elapse: () => smsc.clock.advance(1),
    close: () => smsc.stop(),
  }
}
