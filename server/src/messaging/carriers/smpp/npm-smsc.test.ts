import type { AddressInfo } from "node:net"
import { checkCarrier, type CarrierUnderTest } from "#messaging/carriers/conformance.ts"
import { statusClass } from "#messaging/smpp/command-status.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { newCarrier, theirs, type TheirPdu, type TheirSession } from "./testing.ts"

checkCarrier("SMPP towards npm's smpp, over a transceiver", () => make({}))
checkCarrier("SMPP towards npm's smpp, over a pair, with ids in two bases", () =>
  make({ mode: "pair", long_messages: "udh8", message_ids: { submit: "hex", receipt: "decimal" } }),
)

async function make(settings: object): Promise<CarrierUnderTest> {
  const clock = new FakeClock()
  const receiving = new Set<TheirSession>()
  let ids = 0x7fff_ffff_ffff_fff0n
  const server = theirs.createServer({}, (session) => {
    const bind = (pdu: TheirPdu) => {
      if (pdu.command !== "bind_transmitter") receiving.add(session)
      session.send(pdu.response({ system_id: "theirs" }))
    }
    for (const command of ["bind_transceiver", "bind_transmitter", "bind_receiver"]) session.on(command, bind)
    session.on("submit_sm", (pdu: TheirPdu) => {
      const id = ids++
      session.send(pdu.response({ message_id: id.toString(16).toUpperCase() }))
      const { source_addr: to, destination_addr: from } = pdu
      deliver({
        esm_class: 4,
        source_addr: from,
        destination_addr: to,
        short_message: `id:${told(id)} done date:2611210700 stat:DELIVRD`,
      })
    })
    for (const command of ["enquire_link", "unbind"])
      session.on(command, (pdu: TheirPdu) => session.send(pdu.response()))
    session.on("close", () => receiving.delete(session))
    session.on("error", () => undefined)
  })
  const told = (id: bigint) => ("message_ids" in settings ? id.toString() : id.toString(16))
  /** Repeated until it is accepted or permanently refused. */
  const deliver = (fields: object) => {
    const [session] = receiving
    session?.deliver_sm(fields, ({ command_status: status }) => {
      if (statusClass(status) !== "ok" && statusClass(status) !== "permanent") deliver(fields)
    })
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    carrier: newCarrier({ port, clock }, settings),
    to: "+15551234567",
    bring({ to, from, body }) {
      const addresses = { source_addr: from, source_addr_ton: 1, destination_addr: to, dest_addr_ton: 1 }
      deliver({ ...addresses, data_coding: 8, short_message: body })
    },
    elapse: () => clock.advance(1),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
