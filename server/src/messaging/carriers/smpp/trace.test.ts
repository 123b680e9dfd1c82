import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it } from "node:test"
import type { Frame } from "#messaging/carriers/carrier.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { decodePdu } from "#messaging/smpp/decode-pdu.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { noTlvs, tlv } from "#messaging/smpp/tlvs.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { Trace } from "./trace.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, numbers, open, settled, until, type Listener, type Smsc, type SubmitPdu } from "./testing.ts"

const latin1 = (text: string) => Buffer.from(text, "latin1")
const ucs2 = (text: string) => Buffer.from(text, "utf16le").swap16()

describe("The traffic of a traced carrier", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  let listener: Listener
  const elapse = () => smsc.clock.advance(50)
  beforeEach(async () => {
    ;({ smsc, carrier, listener } = await open({ response_timeout_ms: 1_000 }))
    carrier.trace({ accountId: null, recipient: null })
  })
  afterEach(() => end(carrier, smsc))

  const story = (frames: readonly Frame[] | undefined) =>
    frames?.map(({ direction, command }) => `${direction} ${command}`)
  const pduOf = ({ hex }: Frame) => decodePdu(Buffer.from(hex, "hex"), 0, hex.length / 2)

  it("comes with the outcome, octet for octet", async () => {
    const { frames } = await carrier.submit(submissionOf({ body: "Read me" }))
    assert.deepEqual(story(frames), ["out submit_sm", "in submit_sm_resp"])
    const [submit, answer] = frames?.map(pduOf) ?? []
    assert.equal(submit?.command === "submit_sm" && submit.fields.shortMessage.toString(), "Read me")
    assert.equal(answer?.command === "submit_sm_resp" && answer.fields.messageId, "m1")
    assert.equal(frames?.[0]?.connection, carrier.connections()[0]?.name)
  })

  it("is that of all tries and parts", async () => {
    let tries = 0
    smsc.answer = () => (++tries === 1 ? { status: commandStatus.ESME_RTHROTTLED } : smsc.accept())
    const body = "long ".repeat(40)
    const submitted = carrier.submit(submissionOf({ body }))
    const { frames } = await settled(submitted, elapse)
    assert.equal(frames?.length, 6)
  })

  it("comes with an unknown outcome, and the answer with the late acceptance", async () => {
    const answer = Promise.withResolvers<SmppAnswer>()
    smsc.answer = () => answer.promise
    const outcome = await settled(carrier.submit(submissionOf()), elapse)
    assert.deepEqual([outcome.kind, story(outcome.frames)], ["unknown", ["out submit_sm"]])
    answer.resolve(smsc.accept())
    await until("it is told", () => listener.late.length === 1)
    assert.deepEqual(story(listener.late[0]?.frames), ["in submit_sm_resp"])
  })

  it("comes with receipts", async () => {
    await carrier.submit(submissionOf())
    await smsc.bringReceipt("m1", smsc.submissions[0] as SubmitPdu)
    assert.deepEqual(story(listener.receipts[0]?.frames), ["in deliver_sm"])
    await until("the answer is told", () => listener.answered.length === 1)
    const [{ reference, frame }] = listener.answered as [(typeof listener.answered)[0]]
    assert.deepEqual([reference, story([frame])], ["m1", ["out deliver_sm_resp"]])
  })

  for (const [place, quoting] of Object.entries({
    "behind the fields": { shortMessage: latin1("id:m1 stat:DELIVRD err:000 Your code is 482913") },
    "in UCS-2": { dataCoding: 8, shortMessage: ucs2("id:m1 stat:DELIVRD Ваш код 482913") },
    alone: { shortMessage: latin1("Your code is 482913"), tlvs: [tlv("receiptedMessageId", "m1")] },
    "in the payload": {
      shortMessage: latin1("id:m1 stat:DELIVRD"),
      tlvs: [tlv("messagePayload", latin1("Your code is 482913"))],
    },
    "in a parameter of the carrier": {
      shortMessage: latin1("id:m1 stat:DELIVRD"),
      tlvs: [{ tag: 0x1501, value: ucs2("482913") }],
    },
  }))
    it(`is without a code that a receipt repeats ${place}`, async () => {
      await carrier.submit(submissionOf())
      const { tlvs, ...fields } = { tlvs: noTlvs, ...quoting }
      const { sourceAddr, destinationAddr } = (smsc.submissions[0] as SubmitPdu).fields
      await smsc.bring({ ...numbers(destinationAddr, sourceAddr), esmClass: esmClass.receipt, ...fields }, tlvs)
      const [receipt] = listener.receipts
      assert.match(receipt?.raw ?? "", /^id:m1 stat:/)
      assert.equal(receipt?.frames?.length, 1)
      const kept = JSON.stringify([
        receipt?.raw,
        receipt?.frames?.map(({ hex }) => Buffer.from(hex, "hex").toString("latin1")),
      ])
      assert.doesNotMatch(kept.replaceAll("\\u0000", ""), /482913|code is/)
      assert.ok(receipt?.frames?.[0] && pduOf(receipt.frames[0]), "the frame can be read")
    })

  it("is without a code that an answer repeats", async () => {
    const tlvs = [tlv("additionalStatusInfoText", "482913 is spam"), { tag: 0x1501, value: ucs2("Код 482913") }]
    smsc.answer = () => ({ status: commandStatus.ESME_RSUBMITFAIL, fields: { messageId: "spam: 482913" }, tlvs })
    const body = "Your code is 482913"
    const outcome = await carrier.submit(submissionOf({ body, maskedBody: "Your code is ******" }))
    assert.deepEqual(story(outcome.frames), ["out submit_sm", "in submit_sm_resp"])
    const kept = JSON.stringify([
      outcome,
      outcome.frames?.map(({ hex }) => Buffer.from(hex, "hex").toString("latin1").replaceAll("\0", "")),
    ])
    assert.doesNotMatch(kept, /482913/)
    assert.match(kept, /\*{6} is spam/)
    assert.ok(outcome.frames?.[1] && pduOf(outcome.frames[1]), "the frame can be read")
  })

  it("is that of the messages that were asked for", async () => {
    const [asked, other] = [submissionOf({ to: "+15551230001" }), submissionOf({ to: "+15551230002" })]
    carrier.trace({ accountId: asked.accountId, recipient: asked.to })
    assert.equal((await carrier.submit(asked)).frames?.length, 2)
    assert.equal((await carrier.submit(other)).frames, undefined)
    assert.equal((await carrier.submit({ ...asked, accountId: other.messageId })).frames, undefined)
    for (const [index, submit] of smsc.submissions.entries()) await smsc.bringReceipt(`m${index + 1}`, submit)
    const told = listener.receipts.map(({ frames }) => frames?.map(({ accountId }) => accountId))
    assert.deepEqual(told, [[asked.accountId], undefined, [asked.accountId]])
  })

  it("is that of sessions bound later too, without their binds", async () => {
    smsc.cut()
    await until("it is bound again", () => smsc.binds.length === 2 && carrier.status().state === "up", elapse)
    const { frames } = await carrier.submit(submissionOf())
    assert.equal(frames?.length, 2)
    assert.doesNotMatch(frames?.map(({ hex }) => hex).join() ?? "", new RegExp(Buffer.from("secret").toString("hex")))
  })

  it("is not seen when that has ended", async () => {
    carrier.trace(null)
    assert.deepEqual(await carrier.submit(submissionOf()), { kind: "accepted", references: ["m1"] })
    await smsc.bringReceipt("m1", smsc.submissions[0] as SubmitPdu)
    assert.equal(listener.receipts[0]?.frames, undefined)
  })
})

it("A trace ends at its limit of frames, reports that once, and the next trace begins empty", () => {
  let told = 0
  const trace = new Trace(() => told++)
  const frame: Frame = { at: 0, direction: "in", connection: "", command: "deliver_sm", hex: "" }
  trace.set({ accountId: null, recipient: null })
  let brought = 0
  while (brought < 100_000 && trace.ofReceipt(frame, "1")) brought++
  assert.deepEqual([brought, told, trace.matches(submissionOf())], [20_000, 1, false])
  trace.set(null)
  trace.set({ accountId: null, recipient: null })
  assert.equal(trace.matches(submissionOf()), true)
})
