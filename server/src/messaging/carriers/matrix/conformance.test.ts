import { checkCarrier } from "#messaging/carriers/conformance.ts"
import { checkWebhookReader } from "#messaging/carriers/webhook-conformance.ts"
import { CarrierWithWebhooks } from "#messaging/carriers/testing.ts"
import {
  ann,
  FakeHomeserver,
  hotel,
  newMatrixCarrier,
  newReader,
  readBy,
  settingsFor,
  transactionOf,
} from "./testing.ts"

checkCarrier("An application service of a Matrix homeserver", () => make({}), ["parts"])
checkCarrier("An application service with a slow pace", () => make({ messages_per_second: 50, connections: 4 }), ["parts"]) // oxfmt-ignore

checkWebhookReader("An application service of a Matrix homeserver", async () => {
  const homeserver = await FakeHomeserver.start()
  const reader = newReader(settingsFor(homeserver, {}), homeserver)
  return { reader, genuine: transactionOf({ events: [] }), close: () => homeserver.stop() }
})

async function make(more: object) {
  const homeserver = await FakeHomeserver.start()
  const settings = settingsFor(homeserver, more)
  const carrier = new CarrierWithWebhooks(newMatrixCarrier(settings, homeserver), newReader(settings, homeserver))
  homeserver.sent = (event) => carrier.bring(transactionOf({ ephemeral: [readBy("@ann:example.org", event)] }))
  homeserver.ends.set("!theirs:example.org", { own: "@sms_hotel:example.org", contact: "@ann:example.org" })
  let events = 0
  return {
    carrier,
    to: ann,
    from: hotel,
    inbound: { to: hotel, from: ann },
    bring: ({ body }: { body: string }) => {
      const content = { msgtype: "m.text", body }
      const event = { type: "m.room.message", sender: "@ann:example.org", room_id: "!theirs:example.org", content }
      carrier.bring(
        transactionOf({ events: [{ ...event, event_id: `$in${++events}`, origin_server_ts: 1_700_000_000_000 }] }),
      )
    },
    elapse: () => undefined,
    close: () => homeserver.stop(),
  }
}
