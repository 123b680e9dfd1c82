import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { ann, FakeXmppServer, hotel, messageFrom, newXmppCarrier, settingsFor } from "./testing.ts"

checkCarrier("A component of an XMPP server", () => make({}), ["parts"])
checkCarrier("A component with a slow pace and a small window", () => make({ messages_per_second: 50, window_max: 5 }), ["parts"]) // oxfmt-ignore

async function make(settings: object) {
  const server = await new FakeXmppServer().start()
  let brought = 0
  return {
    carrier: newXmppCarrier(settingsFor(server, settings)),
    to: ann,
    from: hotel,
    inbound: { to: hotel, from: ann },
    bring: (message: { to: string; from: string; body: string }) =>
      server.send(messageFrom({ ...message, id: `m${++brought}` })),
    elapse: () => undefined,
    close: () => server.stop(),
  }
}
