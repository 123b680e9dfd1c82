import assert from "node:assert/strict"
import type { EventEmitter } from "node:events"
import { createRequire } from "node:module"
import type { AddressInfo, Server } from "node:net"
import { after, test } from "node:test"
import fc from "fast-check"
import { systemClock } from "#core/std/clock.ts"
import { createAuthority } from "../../../test/support/certificates.ts"
import { commandStatus } from "./command-status.ts"
import { layouts, type CommandName, type PduField } from "./commands.ts"
import { openSession, type TlsOptions } from "./open-session.ts"
import { readReceipt, type DeliveryReceipt } from "./receipt.ts"
import { SmppServer, type ServerTls } from "./server.ts"
import { commandNames, draft, octetsOf, pduIn } from "./testing.ts"
import { tlv, type Tlv } from "./tlvs.ts"

type TheirFields = Record<string, unknown>

interface TheirPdu extends TheirFields {
  command: string
  command_status: number
  sequence_number: number
  short_message: { message: Buffer | string }
  response(fields?: TheirFields): TheirPdu
  toBuffer(): Buffer
}

type Ask = (fields: TheirFields, answered: (answer: TheirPdu) => void) => void

interface TheirSession extends EventEmitter {
  send(pdu: TheirPdu): void
  close(): void
  bind_transceiver: Ask
  submit_sm: Ask
  deliver_sm: Ask
  enquire_link: Ask
  unbind: Ask
}

/** npm's `smpp`, as far as it is used here; it has no types. */
interface TheirModule {
  PDU: { new (command: string, fields: TheirFields): TheirPdu; fromBuffer(octets: Buffer): TheirPdu }
  createServer(options: object, onSession: (session: TheirSession) => void): Server
  connect(options: object, onConnect: () => void): TheirSession
}

const theirs = createRequire(import.meta.url)("smpp") as TheirModule
const closing: (() => unknown)[] = []
after(() => Promise.all(closing.map((close) => close())))

/** `sourceAddrTon` is `source_addr_ton` there, as in the standard. */
const theirName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const text = (lengthMax: number) => fc.string({ unit: fc.constantFrom(..."abcXYZ0189 +-_.:"), maxLength: lengthMax })
const time = fc.constantFrom("", "261121083000000+", "000001000000000R")
/** Without the header's bit, which npm's library removes from the message. */
const octet = fc.integer({ min: 0, max: 0x3f })
const message = fc.uint8Array({ maxLength: 254 }).map((octets) => Buffer.from(octets))
const address = fc.tuple(octet, octet, text(20))

interface Value {
  ours: unknown
  theirs: unknown
}

const same = (value: unknown): Value => ({ ours: value, theirs: value })

function anyValue(name: string, field: PduField): fc.Arbitrary<Value> {
  switch (field.kind) {
    case "octet":
      return octet.map(same)
    case "text":
      return (/Time|Period|Date/.test(name) ? time : text(Math.min(field.octetsMax - 1, 8))).map(same)
    case "message":
      return message.map(same)
    case "destinations":
      return fc.array(fc.oneof(address.map(anAddress), text(20).map(aList)), { maxLength: 5 }).map(aLine)
    case "failures":
      return fc.array(fc.tuple(address, octet).map(aFailure), { maxLength: 5 }).map(aLine)
  }
}

function anAddress([ton, npi, number]: [number, number, string]): Value {
  return {
    ours: { ton, npi, address: number },
    theirs: { dest_addr_ton: ton, dest_addr_npi: npi, destination_addr: number },
  }
}

function aList(name: string): Value {
  return { ours: { distributionList: name }, theirs: { dl_name: name } }
}

function aFailure([to, status]: [[number, number, string], number]): Value {
  const { ours, theirs: whom } = anAddress(to)
  return { ours: { ...(ours as object), status }, theirs: { ...(whom as object), error_status_code: status } }
}

function aLine(values: readonly Value[]): Value {
  return { ours: values.map(({ ours }) => ours), theirs: values.map(({ theirs: other }) => other) }
}

/** The library's names for the two lists of submit_multi. */
const listNames: Readonly<Record<string, string>> = { destinations: "dest_address", failures: "unsuccess_sme" }

function anyPair(command: CommandName) {
  const fields = Object.entries(layouts[command] as Readonly<Record<string, PduField>>)
  const values = fc.tuple(...fields.map(([name, field]) => anyValue(name, field)))
  return fc.tuple(values, fc.boolean()).map(([given, hasTlvs]) => {
    const ours: Record<string, unknown> = {}
    const other: Record<string, unknown> = {}
    for (const [index, [name]] of fields.entries()) {
      ours[name] = given[index]?.ours
      other[listNames[name] ?? theirName(name)] = given[index]?.theirs
    }
    const tlvs: Tlv[] = hasTlvs ? [tlv("sarMsgRefNum", 513), tlv("receiptedMessageId", "r1")] : []
    if (hasTlvs) Object.assign(other, { sar_msg_ref_num: 513, receipted_message_id: "r1" })
    return { octets: octetsOf(draft(command, ours, { sequence: 7, tlvs })), other, ours, tlvs }
  })
}

for (const command of commandNames) {
  test(`npm's smpp writes the same octets for any ${command}, and reads ours`, () => {
    fc.assert(
      fc.property(anyPair(command), ({ octets, other, ours, tlvs }) => {
        const written = new theirs.PDU(command, { ...other, sequence_number: 7 }).toBuffer()
        assert.equal(written.toString("hex"), octets.toString("hex"))
        const read = pduIn(written)
        assert.deepEqual([read.fields, read.tlvs, read.fault], [ours, tlvs, null])
        assert.equal(theirs.PDU.fromBuffer(octets).command, command)
      }),
      { numRuns: 50 },
    )
  })
}

const issued = createAuthority()
const certificate = issued.issue({ names: ["localhost", "127.0.0.1"] })

for (const [how, serverTls, clientTls] of [
  ["TCP", undefined, undefined],
  ["TLS", certificate, { ca: issued.cert }],
] as const) {
  test(`npm's smpp as the server, over ${how}`, () => withTheirServer(serverTls, clientTls))
  test(`npm's smpp as the client, over ${how}`, () => withTheirClient(serverTls))
}

async function withTheirServer(serverTls: ServerTls | undefined, tls: TlsOptions | undefined): Promise<void> {
  const seen: unknown[] = []
  const delivered = Promise.withResolvers<TheirPdu>()
  const server = theirs.createServer({ ...serverTls }, (session) => {
    session.on("bind_transceiver", (pdu: TheirPdu) => {
      seen.push(pdu["system_id"], pdu["password"], pdu["interface_version"])
      session.send(pdu.response({ system_id: "theirs" }))
    })
    session.on("submit_sm", (pdu: TheirPdu) => {
      if (pdu["destination_addr"] === "throttled") return session.send(pdu.response({ command_status: 0x58 }))
      session.send(pdu.response({ message_id: "m1" }))
      const receipt = {
        esm_class: 4,
        short_message: "id:m1 stat:DELIVRD",
        receipted_message_id: "m1",
        message_state: 2,
      }
      session.deliver_sm(receipt, delivered.resolve)
    })
    session.on("enquire_link", (pdu: TheirPdu) => session.send(pdu.response()))
    session.on("unbind", (pdu: TheirPdu) => session.send(pdu.response()))
    session.on("error", () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  closing.push(() => server.close())
  const receipts: (DeliveryReceipt | null)[] = []
  const opened = await openSession({
    target: { host: "127.0.0.1", port: (server.address() as AddressInfo).port, tls, connectTimeoutMs: 5_000 },
    bind: { command: "bind_transceiver", systemId: "ours", password: "secret" },
    session: { clock: systemClock },
    listener: {
      request(request) {
        if (request.command === "deliver_sm")
          receipts.push(readReceipt(request, { alphabet: "gsm7", trustsTlvs: false }))
        return { status: 0 }
      },
    },
  })
  assert.ok(opened.kind === "bound")
  const { session } = opened
  closing.push(() => session.destroy())
  const fate = await session.request("submit_sm", { destinationAddr: "49171", shortMessage: Buffer.from("hello") })
  assert.ok(fate.kind === "answered" && fate.response.command === "submit_sm_resp")
  const throttled = await session.request("submit_sm", { destinationAddr: "throttled" })
  assert.deepEqual(
    [fate.response.fields.messageId, throttled.kind === "answered" && throttled.status],
    ["m1", commandStatus.ESME_RTHROTTLED],
  )
  assert.equal((await delivered.promise).command_status, 0)
  assert.deepEqual([receipts[0]?.messageIds, receipts[0]?.state], [["m1"], "delivered"])
  assert.equal((await session.request("enquire_link", {})).kind, "answered")
  assert.equal((await session.unbind()).cause, "unbound")
  assert.deepEqual(seen, ["ours", "secret", 0x34])
}

async function withTheirClient(tls: ServerTls | undefined): Promise<void> {
  const seen: unknown[] = []
  const server = new SmppServer({
    host: "127.0.0.1",
    port: 0,
    tls,
    connectionsMax: 10,
    session: { clock: systemClock },
    bind: ({ fields }) => (seen.push(fields.systemId, fields.password), { status: 0, fields: { systemId: "ours" } }),
    request(request, session) {
      if (request.command !== "submit_sm") return { status: commandStatus.ESME_RINVCMDID }
      seen.push(request.fields.destinationAddr, request.fields.shortMessage.toString(), request.fault)
      const delivery = session.request("deliver_sm", { sourceAddr: "49171", shortMessage: Buffer.from("reply") })
      void delivery.then((fate) => seen.push(fate.kind))
      return { status: 0, fields: { messageId: "m2" } }
    },
  })
  const port = await server.start()
  closing.push(() => server.stop())
  const connected = Promise.withResolvers<void>()
  const session = theirs.connect({ host: "127.0.0.1", port, tls: tls !== undefined, rejectUnauthorized: false }, () =>
    connected.resolve(),
  )
  closing.push(() => session.close())
  await connected.promise
  const ask = (act: Ask, fields: TheirFields = {}) =>
    new Promise<TheirPdu>((resolve) => act.call(session, fields, resolve))
  const delivered = Promise.withResolvers<TheirPdu>()
  session.on("deliver_sm", (pdu: TheirPdu) => {
    session.send(pdu.response())
    delivered.resolve(pdu)
  })
  const bound = await ask(session.bind_transceiver, { system_id: "theirs", password: "secret" })
  assert.deepEqual([bound.command_status, bound["system_id"], bound["sc_interface_version"]], [0, "ours", 0x34])
  const submitted = await ask(session.submit_sm, { destination_addr: "49171", short_message: "hello" })
  assert.deepEqual([submitted.command_status, submitted["message_id"]], [0, "m2"])
  assert.equal((await delivered.promise)["source_addr"], "49171")
  assert.equal((await ask(session.enquire_link)).command_status, 0)
  assert.equal((await ask(session.unbind)).command_status, 0)
  await server.stop()
  assert.deepEqual(seen, ["theirs", "secret", "49171", "hello", null, "answered"])
}
