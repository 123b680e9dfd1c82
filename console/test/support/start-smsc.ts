import type { EventEmitter } from "node:events"
import { createRequire } from "node:module"
import type { AddressInfo, Server } from "node:net"

/** npm's `smpp`, as far as it is used here; it has no types. */
interface TheirPdu {
  source_addr: string
  destination_addr: string
  response(fields?: object): TheirPdu
}

interface TheirSession extends EventEmitter {
  send(pdu: TheirPdu): void
  deliver_sm(fields: object): void
}

const theirs = createRequire(import.meta.url)("smpp") as {
  createServer(options: object, onSession: (session: TheirSession) => void): Server
}

const receiptEsmClass = 4

/** A carrier that takes whatever comes and delivers it. */
export async function startSmsc(): Promise<{ port: number; stop(): Promise<void> }> {
  let submissions = 0
  const server = theirs.createServer({}, (session) => {
    session.on("bind_transceiver", (pdu: TheirPdu) => session.send(pdu.response({ system_id: "theirs" })))
    session.on("submit_sm", (pdu: TheirPdu) => {
      const id = String(++submissions)
      session.send(pdu.response({ message_id: id }))
      session.deliver_sm({
        source_addr: pdu.destination_addr,
        destination_addr: pdu.source_addr,
        esm_class: receiptEsmClass,
        short_message: `id:${id} sub:001 dlvrd:001 submit date:2611212230 done date:2611212230 stat:DELIVRD err:000 text:`,
      })
    })
    for (const command of ["enquire_link", "unbind"])
      session.on(command, (pdu: TheirPdu) => session.send(pdu.response()))
    session.on("error", () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
