/** Known faults of other gateways that no other test of this folder names. */
import assert from "node:assert/strict"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { afterEach, beforeEach, describe, it } from "node:test"
import { encodeGsm7, encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { partHeader, readPduContent } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { tlv } from "#messaging/smpp/tlvs.ts"
import { smpp } from "./kind.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, newCarrier, numbers, open, settled, until, type Listener, type Smsc } from "./testing.ts"

describe("Faults of other gateways:", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  let listener: Listener
  beforeEach(async () => {
    ;({ smsc, carrier, listener } = await open())
  })
  afterEach(() => end(carrier, smsc))

  const pass = (ms: number) => () => smsc.clock.advance(ms)
  const head = { ...numbers("+15551234567", "+15550000009"), esmClass: esmClass.receipt }

  it("one message with a temporary error holds up no other", async () => {
    let count = 0
    smsc.answer = () => (count++ % 2 ? { status: commandStatus.ESME_RSYSERR } : smsc.accept())
    const startedAt = smsc.clock.now()
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => carrier.submit(submissionOf())))
    assert.equal(outcomes.filter(({ kind }) => kind === "accepted").length, 20)
    assert.equal(smsc.clock.now(), startedAt)
  })

  it("a full queue of one recipient holds up no other", async () => {
    smsc.answer = ({ fields }) =>
      fields.destinationAddr === "1555000" ? { status: commandStatus.ESME_RMSGQFUL } : smsc.accept()
    const recipients = ["+1555000", "+1555001", "+1555002", "+1555000", "+1555003"]
    const outcomes = await Promise.all(recipients.map((to) => carrier.submit(submissionOf({ to }))))
    assert.deepEqual(
      outcomes.map((it) => it.kind === "refused" && it.retryAfterMs),
      [5_000, false, false, 5_000, false],
    )
    assert.equal(carrier.status().reason, null)
  })

  it("one window of simultaneous submissions without answers, not one message at a time", async () => {
    const answers: (() => void)[] = []
    smsc.answer = () => new Promise((resolve) => answers.push(() => resolve(smsc.accept())))
    const all = Promise.all(Array.from({ length: 10 }, () => carrier.submit(submissionOf())))
    await until("ten are under way", () => answers.length === 10)
    for (const answer of answers) answer()
    await all
  })

  it("no part of a very long message is cut off, and each has its reference", async () => {
    const parts = Array.from({ length: 30 }, (_, index) => String.fromCharCode(97 + (index % 26)).repeat(153))
    const outcome = await carrier.submit(submissionOf({ body: parts.join("") }))
    assert.equal(smsc.submissions.length, 30)
    assert.equal(outcome.kind === "accepted" && outcome.references.length, 30)
    assert.equal(smsc.submissions.map((pdu) => readPduContent(pdu).octets.toString()).join(""), parts.join(""))
  })

  it("a pace of 0 is a fault of the settings, not a division by it", () => {
    const parsed = smpp.parseSettings({ hosts: [{ host: "a" }], system_id: "a", segments_per_second: 0 })
    assert.deepEqual(parsed.kind === "faults" && parsed.faults.map(({ field }) => field), ["segments_per_second"])
  })

  it("a password longer than the standard's is sent", async () => {
    const secrets = { password: "a password of far more than eight characters", tls_key: null }
    const other = newCarrier(smsc, {}, { secrets })
    await other.start(listener)
    assert.equal(smsc.binds.at(-1)?.fields.password, secrets.password)
    await settled(other.stop(), pass(10))
  })

  it("a refusal with a body, an acceptance with unknown parameters, and an unknown status", async () => {
    smsc.answer = () => ({ status: 0x0b, fields: { messageId: "with a body" } })
    const refused = await carrier.submit(submissionOf())
    smsc.answer = () => ({ ...smsc.accept("m"), tlvs: [{ tag: 0x1403, value: Buffer.of(9) }, tlv("messageState", 1)] })
    const accepted = await carrier.submit(submissionOf())
    smsc.answer = () => ({ status: 0xffff_fff0 })
    const strange = await carrier.submit(submissionOf())
    assert.deepEqual([refused.kind, accepted.kind, strange.kind], ["refused", "accepted", "refused"])
    assert.match(strange.kind === "refused" ? strange.reason : "", /0xfffffff0/)
    assert.equal(smsc.sessions.length, 1)
  })

  it("a carrier that gives no id, or one id to all parts", async () => {
    smsc.answer = () => smsc.accept("")
    const none = await carrier.submit(submissionOf())
    assert.match(none.kind === "accepted" ? (none.references[0] ?? "") : "", /^none-/)
    smsc.answer = () => smsc.accept("same")
    const one = await carrier.submit(submissionOf({ body: "a".repeat(161) }))
    assert.deepEqual(one, { kind: "accepted", references: ["same"] })
  })

  it("a receipt whose coding says UCS-2 and whose text is ASCII, and one by data_sm", async () => {
    await smsc.bring({ ...head, dataCoding: 8, shortMessage: Buffer.from("id:7 stat:DELIVRD err:000") })
    const tlvs = [tlv("receiptedMessageId", "8"), tlv("messageState", 2)]
    const fate = await settled(smsc.receiving.request("data_sm", head, { tlvs }))
    assert.equal(fate.kind === "answered" && fate.status, 0)
    assert.deepEqual(
      listener.receipts.map(({ reference, state }) => [reference, state]),
      [
        ["7", "delivered"],
        ["8", "delivered"],
      ],
    )
  })

  it("parameters of a bind's answer, and of vendors, in a deliver_sm", async () => {
    const strange = [tlv("scInterfaceVersion", 0x34), { tag: 0x1454, value: Buffer.of(1, 2, 3) }]
    const shortMessage = Buffer.from("id:7 stat:DELIVRD err:000")
    assert.equal(await smsc.bring({ ...head, shortMessage }, strange), 1)
    assert.equal(await smsc.bring({ ...numbers("+15551234567", "+15550000009"), shortMessage: Buffer.from("Hello") }, strange), 1) // oxfmt-ignore
    assert.deepEqual([listener.receipts[0]?.reference, listener.inbounds[0]?.body], ["7", "Hello"])
    assert.equal(carrier.status().reason, null)
  })

  it("a receipt whose id has no NUL at its end costs neither the connection nor a pending submission", async () => {
    const answer = Promise.withResolvers<SmppAnswer>()
    smsc.answer = () => answer.promise
    const submitting = carrier.submit(submissionOf())
    await until("it is under way", () => smsc.submissions.length === 1)
    const { tag } = tlv("receiptedMessageId", "77")
    const bringing = smsc.bring(head, [{ tag, value: Buffer.from("77") }, tlv("messageState", 2)])
    answer.resolve(smsc.accept("m"))
    assert.deepEqual(await submitting, { kind: "accepted", references: ["m"] })
    assert.equal(await bringing, 1)
    assert.deepEqual(
      listener.receipts.map(({ reference, state }) => [reference, state]),
      [["77", "delivered"]],
    )
    assert.equal(smsc.sessions.length, 1)
  })

  it("a header in message_payload, and a message of more than 16 KB", async () => {
    const addresses = numbers("+15551234567", "+15550000009")
    const long = "x".repeat(20_000)
    const payload = (content: Buffer) => [tlv("messagePayload", content)]
    const part = (number: number, text: Buffer) =>
      Buffer.concat([partHeader({ reference: 1, isWide: false, number, total: 2 }), text])
    const udh = { ...addresses, esmClass: esmClass.userDataHeader, dataCoding: 8 }
    await settled(Promise.all([1, 2].map((number) => smsc.bring(udh, payload(part(number, encodeUcs2(`ü${number}`)))))))
    await smsc.bring(addresses, payload(encodeGsm7(long) ?? assert.fail()))
    assert.deepEqual(
      listener.inbounds.map(({ body }) => body),
      ["ü1ü2", long],
    )
  })

  it("a faulty deliver_sm is refused, and no pending submission is lost", async () => {
    const sockets: Socket[] = []
    const relay = createServer((socket) => {
      sockets.push(socket.on("error", () => undefined))
      socket.on("data", (octets: Buffer) => answer(socket, octets))
    })
    const answer = (socket: Socket, octets: Buffer) => {
      const isBind = octets.readUInt32BE(4) === 0x09
      if (!isBind && octets.readUInt32BE(4) !== 0x04) return
      const broken = Buffer.from("00000014000000050000000000000009ffffffff", "hex")
      const head = Buffer.from("00000012800000000000000000000000", "hex")
      head.writeUInt32BE(octets.readUInt32BE(4) + 0x8000_0000, 4)
      octets.copy(head, 12, 12, 16)
      socket.write(Buffer.concat([...(isBind ? [] : [broken]), head, Buffer.from("m\0")]))
    }
    await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve))
    const other = newCarrier({ port: (relay.address() as AddressInfo).port, clock: smsc.clock })
    await other.start(listener)
    assert.deepEqual(await other.submit(submissionOf()), { kind: "accepted", references: ["m"] })
    const stopping = other.stop()
    for (const socket of sockets) socket.destroy()
    await settled(stopping, pass(100))
    await new Promise((resolve) => relay.close(resolve))
  })
})
