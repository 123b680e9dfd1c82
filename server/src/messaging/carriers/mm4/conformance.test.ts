import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { Mmsc, newMm4Carrier, settingsFor } from "./testing.ts"
import { freePort } from "../../../../test/support/free-port.ts"

checkCarrier("MM4", make, ["parts"])

async function make() {
  const ourPort = await freePort()
  const mmsc = await new Mmsc(ourPort).start()
  return {
    carrier: newMm4Carrier(settingsFor({ theirPort: mmsc.server.port, ourPort })),
    to: "+15550000001",
    from: "+15550000009",
    bring: (message: { to: string; from: string; body: string }) => mmsc.bringMessage(message),
    elapse: () => undefined,
    close: () => mmsc.stop(),
  }
}
