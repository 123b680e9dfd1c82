import assert from "node:assert/strict"
import { after, test } from "node:test"
import { systemClock } from "#core/std/clock.ts"
import { startNetSmpp, whyNoNetSmpp } from "../../../test/support/net-smpp.ts"
import { commandStatus } from "./command-status.ts"
import { openSession } from "./open-session.ts"
import { readReceipt, type DeliveryPdu } from "./receipt.ts"
import { SmppServer } from "./server.ts"
import { readTlv, tlv } from "./tlvs.ts"

const reason = whyNoNetSmpp()
const closing: (() => unknown)[] = []
after(() => Promise.all(closing.map((close) => close())))
const skip = reason === null ? false : reason

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

test("Net::SMPP as the client is served", { skip }, async () => {
  const seen: unknown[] = []
  const server = new SmppServer({
    host: "127.0.0.1",
    port: 0,
    connectionsMax: 10,
    session: { clock: systemClock },
    bind: ({ fields }) => (seen.push(fields.systemId, fields.password), { status: 0, fields: { systemId: "us" } }),
    request(request) {
      if (request.command === "query_sm") return { status: 0, fields: { messageId: "m1", messageState: 2 } }
      if (request.command !== "submit_sm") return { status: commandStatus.ESME_RINVCMDID }
      const { destinationAddr, shortMessage, dataCoding } = request.fields
      if (destinationAddr === "throttled") return { status: commandStatus.ESME_RTHROTTLED }
      seen.push(destinationAddr, shortMessage.toString("latin1"), dataCoding)
      seen.push(readTlv(request.tlvs, "userMessageReference"), request.fault)
      return { status: 0, fields: { messageId: "m1" } }
    },
  })
  const peer = startNetSmpp("client", String(await server.start()))
  closing.push(() => (peer.process.kill(), server.stop()))
  const lines = await linesOf(peer.lines)
  assert.deepEqual(seen, ["perl", "secret", "49171", "café", 3, 258, null])
  assert.deepEqual(lines, [
    "submit_sm_resp 0 m1",
    "query_sm_resp 0 2",
    "enquire_link_resp 0",
    "submit_sm_resp 88",
    "unbind_resp 0",
  ])
})

test("Net::SMPP as the server is understood", { skip }, async () => {
  const peer = startNetSmpp("server")
  closing.push(() => peer.process.kill())
  const port = Number(String((await peer.lines.next()).value).replace("port ", ""))
  const delivered = Promise.withResolvers<DeliveryPdu>()
  const opened = await openSession({
    target: { host: "127.0.0.1", port, connectTimeoutMs: 5_000 },
    bind: { command: "bind_transceiver", systemId: "me", password: "secret" },
    session: { clock: systemClock },
    listener: {
      request(request) {
        if (request.command === "deliver_sm") delivered.resolve(request)
        return { status: 0 }
      },
    },
  })
  assert.ok(opened.kind === "bound")
  closing.push(() => opened.session.destroy())
  const fate = await opened.session.request(
    "submit_sm",
    { sourceAddr: "ACME", destinationAddr: "49171", dataCoding: 8, shortMessage: Buffer.from("00e9", "hex") },
    { tlvs: [tlv("userMessageReference", 258)] },
  )
  assert.ok(fate.kind === "answered" && fate.response.command === "submit_sm_resp")
  assert.equal(fate.response.fields.messageId, "from-perl")
  const receipt = readReceipt(await delivered.promise, { alphabet: "gsm7", trustsTlvs: false })
  assert.deepEqual([receipt?.messageIds, receipt?.state, receipt?.error], [["from-perl"], "delivered", "000"])
  assert.equal((await opened.session.unbind()).cause, "unbound")
  assert.deepEqual(await linesOf(peer.lines), [
    "bind me secret 52",
    "submit_sm ACME 49171 8 00e9 0102",
    "deliver_sm_resp 0",
    "unbind 6",
  ])
})
