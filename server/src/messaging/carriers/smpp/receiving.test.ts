import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it } from "node:test"
import fc from "fast-check"
import { encodeGsm7, encodeUcs2 } from "#messaging/smpp/alphabets.ts"
import { partHeader, sarTlvs } from "#messaging/smpp/content.ts"
import { esmClass } from "#messaging/smpp/esm-class.ts"
import { silentLog } from "#core/std/log.ts"
import { noTlvs, tlv, type Tlv } from "#messaging/smpp/tlvs.ts"
import type { CarrierListener } from "#messaging/carriers/carrier.ts"
import { textOfPart } from "#messaging/carriers/part-text.ts"
import type { SmppCarrier, SmppCarrierOptions } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, Listener, newCarrier, numbers, settled, Smsc, until } from "./testing.ts"

describe("Receiving over SMPP", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  let listener: Listener
  beforeEach(async () => {
    smsc = await new Smsc().start()
    listener = new Listener()
  })
  afterEach(() => end(carrier, smsc))

  const pass = (ms: number) => () => smsc.clock.advance(ms)
  const start = async (settings: object = {}, more: Partial<SmppCarrierOptions> = {}) => {
    carrier = newCarrier(smsc, settings, more)
    await carrier.start(listener)
  }
  const me = "+15550000009"
  const handset = "+15551234567"
  const text = (body: string) => encodeGsm7(body) ?? assert.fail()

  /** The fields of one part, by header or by SAR. */
  const partOf = (
    body: string,
    part: { number: number; total: number; reference?: number; how?: string; from?: string },
  ) => {
    const { number, total, reference = 7, how = "udh8", from = handset } = part
    const shared = numbers(from, me)
    if (how === "sar")
      return { fields: { ...shared, shortMessage: text(body) }, tlvs: sarTlvs({ reference, number, total }) }
    const header = partHeader({ reference, number, total, isWide: how === "udh16" })
    const shortMessage = Buffer.concat([header, text(body)])
    return { fields: { ...shared, esmClass: esmClass.userDataHeader, shortMessage }, tlvs: noTlvs }
  }
  const bring = ({ fields, tlvs }: { fields: object; tlvs: readonly Tlv[] }) => smsc.bring(fields, tlvs)

  describe("receipts", () => {
    const submitted = async () => {
      const outcome = await carrier.submit(submissionOf())
      assert.ok(outcome.kind === "accepted")
      return { reference: outcome.references[0], submit: smsc.submissions.at(-1) ?? assert.fail() }
    }

    it("are answered after they are stored, and brought again when they could not be", async () => {
      await start()
      const { reference, submit } = await submitted()
      listener.refusals = 2
      const tries = await settled(smsc.bringReceipt("m1", submit))
      assert.equal(tries, 3)
      assert.deepEqual(
        listener.receipts.map((it) => [it.reference, it.state, it.code]),
        [[reference, "delivered", null]],
      )
    })

    it("say why a message did not arrive, in the carrier's own words where it has some", async () => {
      await start({ receipt_errors: { "00b": { code: "blocked_by_carrier" } } })
      const { submit } = await submitted()
      await smsc.bringReceipt("m1", submit, { state: "expired" })
      await smsc.bringReceipt("m1", submit, { state: "undeliverable", error: "001" })
      await smsc.bringReceipt("m1", submit, { state: "undeliverable", error: "00B" })
      await smsc.bringReceipt("m1", submit, { state: "rejected" })
      await smsc.bringReceipt("m1", submit, { state: "enroute" })
      const seen = listener.receipts.map(({ state, code }) => code ?? state)
      assert.deepEqual(seen, [
        "validity_expired",
        "delivery_failed",
        "blocked_by_carrier",
        "carrier_rejected",
        "accepted",
      ])
    })

    it("have states that are not of the standard, and states that the operator explains", async () => {
      const said: object[] = []
      const log = { ...silentLog, warn: (facts: object) => void said.push(facts) }
      await start({ receipt_states: { PARKED: { state: "undelivered" }, UNKNOWN: { state: "accepted" } } }, { log })
      await submitted()
      const head = { ...numbers(handset, me), esmClass: esmClass.receipt }
      for (const state of ["FAILED", "parked", "UNKNOWN", "QUEUED", "GONE", "GONE", "DELIVRD"])
        await smsc.bring({ ...head, shortMessage: Buffer.from(`id:m1 stat:${state}`) })
      assert.deepEqual(
        listener.receipts.map(({ state, code }) => code ?? state),
        ["delivery_failed", "delivery_failed", "accepted", "accepted", "accepted", "accepted", "delivered"],
      )
      assert.deepEqual(
        said.map((facts) => "state" in facts && facts.state),
        ["GONE"],
      )
    })

    it("can leave out nearly everything, or put it all into parameters", async () => {
      await start()
      await submitted()
      const head = { ...numbers(handset, me), esmClass: esmClass.receipt }
      await smsc.bring({ ...head, shortMessage: Buffer.from("id:m1 stat:DELIVRD\0") })
      const state = [tlv("receiptedMessageId", "m1"), tlv("messageState", 5), { tag: 0x1454, value: Buffer.of(1) }]
      await smsc.bring(head, [...state, tlv("networkErrorCode", Buffer.of(3, 0, 27))])
      await smsc.bring(head, [{ tag: 0x001e, value: Buffer.from("m1") }, tlv("messageState", 2)])
      await smsc.bring({ ...head, shortMessage: Buffer.from("something else entirely") })
      assert.deepEqual(
        listener.receipts.map(({ reference, state: it, code }) => [reference, it, code]),
        [
          ["m1", "delivered", null],
          ["m1", "undelivered", "unreachable_handset"],
          ["m1", "delivered", null],
        ],
      )
    })

    it("have their time, in the carrier's zone, and no time of the future", async () => {
      await start({ receipt_utc_offset_minutes: 120 })
      const { submit } = await submitted()
      const now = smsc.clock.now()
      await smsc.bringReceipt("m1", submit, { doneAt: now + 110 * 60_000 })
      await smsc.bringReceipt("m1", submit, { doneAt: now + 240 * 60_000 })
      assert.deepEqual(
        listener.receipts.map(({ at }) => now - at),
        [10 * 60_000, 0],
      )
    })

    it("that overtake the answer wait for it while the base of ids is unknown", async () => {
      await start()
      smsc.answer = (submit) => {
        void smsc.bringReceipt(String(0x1a2b), submit)
        return new Promise((resolve) => setImmediate(() => resolve(smsc.accept("1A2B"))))
      }
      const { reference } = await submitted()
      await until("it is stored", () => listener.receipts.length === 1)
      assert.equal(listener.receipts[0]?.reference, reference)
    })
  })

  describe("messages", () => {
    it("of parts longer than networks carry are messages of their own", async () => {
      await start()
      const part = (number: number, length: number) => {
        const sar = sarTlvs({ reference: 7, total: 2, number })
        return smsc.bring(numbers(handset, me), [...sar, tlv("messagePayload", text("a".repeat(length)))])
      }
      await settled(Promise.all([part(1, 1_001), part(2, 1_001)]))
      await settled(Promise.all([part(1, 1_000), part(2, 1_000)]))
      assert.deepEqual(
        listener.inbounds.map(({ body }) => body.length),
        [1_001, 1_001, 2_000],
      )
    })

    it("are read in any coding, with their numbers made international", async () => {
      await start({ country_code: "49" })
      const bodies = [
        { dataCoding: 0, shortMessage: text("@{ä}") },
        { dataCoding: 3, shortMessage: Buffer.from("ç", "latin1") },
        { dataCoding: 8, shortMessage: encodeUcs2("😀") },
        { dataCoding: 0x18, shortMessage: encodeUcs2("flash") },
      ]
      for (const body of bodies) await smsc.bring({ ...numbers(handset, me), ...body })
      await smsc.bring({
        sourceAddrTon: 5,
        sourceAddr: "Bank",
        destinationAddr: "14155550123",
        shortMessage: text("x"),
      })
      await smsc.bring({
        sourceAddrTon: 2,
        sourceAddr: "0171234567",
        destinationAddr: "12345",
        shortMessage: text("x"),
      })
      await smsc.bring(numbers(handset, me), [tlv("messagePayload", text("long ".repeat(100)))])
      const seen = listener.inbounds.map(({ from, to, body }) => [from, to, body])
      assert.deepEqual(seen, [
        [handset, me, "@{ä}"],
        [handset, me, "ç"],
        [handset, me, "😀"],
        [handset, me, "flash"],
        ["Bank", "+14155550123", "x"],
        ["+49171234567", "12345", "x"],
        [handset, me, "long ".repeat(100)],
      ])
    })

    it("from national numbers without a type are from the carrier's country, as is their recipient", async () => {
      await start({ country_code: "1" })
      const national = { sourceAddrTon: 0, sourceAddr: "4155557628", destAddrTon: 0, destinationAddr: "5005550006" }
      await smsc.bring({ ...national, shortMessage: text("x") })
      const [seen] = listener.inbounds
      assert.deepEqual([seen?.from, seen?.to], ["+14155557628", "+15005550006"])
    })

    it("that indicate a waiting message, or are binary, arrive as a text", async () => {
      await start()
      const binary = Buffer.from("01060403be008a", "hex")
      const bodies = [
        { dataCoding: 0xc8, shortMessage: Buffer.alloc(0) },
        { dataCoding: 0xc1, shortMessage: Buffer.alloc(0) },
        { dataCoding: 0xd8, shortMessage: text("2 new") },
        { dataCoding: 0x00, esmClass: 0x40, shortMessage: Buffer.of(4, 0x01, 2, 0x80, 3) },
        {
          dataCoding: 0x04,
          esmClass: 0x40,
          shortMessage: Buffer.concat([Buffer.from("0605040b8423f0", "hex"), binary]),
        },
        { dataCoding: 0xf5, shortMessage: binary },
        { dataCoding: 0x04, shortMessage: Buffer.from("Grüße\r\n", "latin1") },
      ]
      for (const body of bodies) await smsc.bring({ ...numbers(handset, me), ...body })
      const half = (number: number) => ({
        dataCoding: 0x04,
        esmClass: 0x40,
        shortMessage: Buffer.concat([Buffer.of(5, 0, 3, 9, 2, number), binary.subarray(number)]),
      })
      await Promise.all([1, 2].map((number) => smsc.bring({ ...numbers(handset, me), ...half(number) })))
      assert.deepEqual(
        listener.inbounds.map(({ body, described }) => [body, described]),
        [
          ["[voicemail waiting]", "waiting"],
          ["[no fax waiting]", "waiting"],
          ["2 new", undefined],
          ["[voicemail waiting]", "waiting"],
          ["[binary 01060403be008a]", "binary"],
          ["[binary 01060403be008a]", "binary"],
          ["Grüße\r\n", undefined],
          ["[binary 060403be008a0403be008a]", "binary"],
        ],
      )
    })

    it("whose length counts the terminator of a C string are stored without it", async () => {
      await start()
      const bodies = [
        { dataCoding: 0x08, shortMessage: encodeUcs2("STOP\0") },
        { dataCoding: 0x08, shortMessage: Buffer.concat([encodeUcs2("STOP"), Buffer.of(0)]) },
        { dataCoding: 0x03, shortMessage: Buffer.from("STOP\0\0") },
        { dataCoding: 0x06, shortMessage: Buffer.from("STOP\0") },
        { dataCoding: 0x05, shortMessage: Buffer.from("STOP\0") },
      ]
      for (const body of bodies) await smsc.bring({ ...numbers(handset, me), ...body })
      assert.deepEqual([...new Set(listener.inbounds.map(({ body }) => body))], ["STOP"])
      assert.equal(listener.inbounds.length, bodies.length)
    })

    it("that are brought again keep their reference, and the same words said twice do not", async () => {
      await start()
      listener.refusals = 1
      const references: string[] = []
      const inbound = listener.inbound.bind(listener)
      listener.inbound = (message) => {
        references.push(message.reference)
        return inbound(message)
      }
      await settled(smsc.bringText({ from: handset, to: me, body: "yes" }))
      await settled(smsc.bringText({ from: handset, to: me, body: "yes" }))
      const [first, again, second] = references
      assert.equal(first, again)
      assert.notEqual(again, second)
    })

    it("that bear the id of the SMSC are the same message only with that id", async () => {
      await start()
      const say = (id: string) =>
        smsc.bring({ ...numbers(handset, me), shortMessage: text("ok") }, [tlv("receiptedMessageId", id)])
      for (const id of ["1", "1", "2"]) await say(id)
      for (const id of ["", ""]) await say(id)
      const [first, again, second, ...others] = listener.inbounds.map(({ reference }) => reference)
      assert.equal(first, again)
      assert.equal(new Set([first, second, ...others]).size, 4)
    })

    it("that quote a code have a reference from which the code cannot be found by trying", async () => {
      await start()
      for (const code of ["482913", "111111"])
        await smsc.bring({ ...numbers(handset, me), shortMessage: text(`Code ${code}`) }, [
          tlv("receiptedMessageId", "1"),
        ])
      const [quoted, guessed] = listener.inbounds.map(({ reference }) => reference)
      assert.equal(quoted, guessed)
    })

    it("that cannot be stored now are logged, and the log says nothing of their text", async () => {
      const said: object[] = []
      const log = { ...silentLog, error: (facts: object) => void said.push(facts) }
      await start({}, { log })
      let failures = 1
      const inbound = listener.inbound.bind(listener)
      listener.inbound = async (message) => {
        if (failures-- > 0) throw Object.assign(new Error(`no room for "${message.body}"`), { code: "55000" })
        return inbound(message)
      }
      await settled(smsc.bringText({ from: handset, to: me, body: "secret" }))
      assert.equal(said.length, 1)
      assert.match(JSON.stringify(said), /deliver_sm: Error 55000/)
      assert.doesNotMatch(JSON.stringify(said), /secret/)
    })

    it("that say they are receipts, and are not, are messages", async () => {
      await start()
      await smsc.bring({ ...numbers(handset, me), shortMessage: text("id:m1 sub:001 stat:DELIVRD err:000") })
      assert.deepEqual([listener.receipts.length, listener.inbounds.length], [0, 1])
    })
  })

  describe("long messages", () => {
    for (const how of ["udh8", "udh16", "sar"])
      it(`are joined from their parts by ${how}, in any order and each counted once`, async () => {
        await start()
        const order = [3, 1, 1, 2]
        await settled(Promise.all(order.map((number) => bring(partOf(`<${number}>`, { number, total: 3, how })))))
        assert.deepEqual(
          listener.inbounds.map(({ body }) => body),
          ["<1><2><3>"],
        )
      })

    it("are read after they are joined, because a phone can divide an escape, by the shift tables of their header", async () => {
      await start()
      const turkish = (number: number) => Buffer.of(11, 0, 3, 7, 2, number, 0x24, 1, 1, 0x25, 1, 1)
      const parts = [
        [turkish(1), Buffer.from("Price 5 "), Buffer.of(0x1b)],
        [turkish(2), Buffer.of(0x65), Buffer.from(" te"), Buffer.of(0x1d), Buffer.from("ekk"), Buffer.of(0x7e)],
      ]
      const fields = { ...numbers(handset, me), esmClass: esmClass.userDataHeader }
      await settled(Promise.all(parts.map((part) => smsc.bring({ ...fields, shortMessage: Buffer.concat(part) }))))
      assert.deepEqual(
        listener.inbounds.map(({ body }) => body),
        ["Price 5 € teşekkü"],
      )
    })

    it("of two senders with one number, and of two widths, are kept apart", async () => {
      await start()
      const other = "+15557654321"
      const all = [1, 2].flatMap((number) => [
        partOf(`a${number}`, { number, total: 2 }),
        partOf(`b${number}`, { number, total: 2, from: other }),
        partOf(`c${number}`, { number, total: 2, how: "udh16" }),
      ])
      await settled(Promise.all(all.map(bring)))
      assert.deepEqual(listener.inbounds.map(({ body }) => body).toSorted(), ["a1a2", "b1b2", "c1c2"])
    })

    it("are joined in any order, with repetitions and among others", async () => {
      await start()
      const anyOrder = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8, maxLength: 8 })
      let reference = 0
      await fc.assert(
        fc.asyncProperty(anyOrder, fc.array(fc.nat(7), { maxLength: 4 }), async (order, again) => {
          reference = (reference + 2) % 256
          const before = listener.inbounds.length
          const all = [...order, ...again].map((index) =>
            partOf(`${index};`, { number: (index % 4) + 1, total: 4, reference: reference + (index >> 2) }),
          )
          await settled(Promise.all(all.map(bring)))
          const bodies = listener.inbounds.slice(before).map(({ body }) => body)
          assert.deepEqual(bodies.toSorted(), ["0;1;2;3;", "4;5;6;7;"])
        }),
        { numRuns: 20 },
      )
    })

    it("are answered part by part only when the whole is stored", async () => {
      await start()
      const answered: number[] = []
      const one = bring(partOf("one ", { number: 1, total: 2 })).then(() => answered.push(listener.inbounds.length))
      await until("the first part waits", () => smsc.receiving.unanswered === 1)
      const two = bring(partOf("two", { number: 2, total: 2 })).then(() => answered.push(listener.inbounds.length))
      await settled(Promise.all([one, two]))
      assert.deepEqual(answered, [1, 1])
    })

    it("come whole from a carrier that brings one part at a time", async () => {
      await start({ parts_held_ms: 1_000 })
      const first = partOf("one ", { number: 1, total: 2 })
      const fate = await settled(smsc.receiving.request("deliver_sm", first.fields), pass(100))
      assert.deepEqual([fate.kind, fate.kind === "answered" && fate.status], ["answered", 0x64])
      assert.equal(await bring(partOf("two", { number: 2, total: 2 })), 1)
      assert.equal(await bring(first), 1)
      assert.deepEqual(
        listener.inbounds.map(({ body }) => body),
        ["one two"],
      )
    })

    it("are kept where other processes find them when the others do not come, those that come meanwhile too", async () => {
      await start({ parts_held_ms: 1_000 })
      const kept: (readonly (string | null)[])[] = []
      const first = Promise.withResolvers<void>()
      const storeParts: CarrierListener["storeParts"] = async ({ texts }, how) => {
        if (how?.onlyWithOthers) return false
        kept.push(texts.map((part) => part && textOfPart(part)))
        if (kept.length === 1) await first.promise
        return true
      }
      Object.assign(listener, { storeParts })
      const one = bring(partOf("one ", { number: 1, total: 3 }))
      await until("the first part is being kept", () => kept.length === 1, pass(100))
      const two = bring(partOf("two ", { number: 2, total: 3 }))
      // It arrives after the second part, which is stored by the time of its answer.
      await settled(smsc.bring({ ...numbers(handset, me), shortMessage: text("x") }))
      first.resolve()
      assert.deepEqual(await settled(Promise.all([one, two])), [1, 1])
      assert.deepEqual(kept, [["one ", null, null], ["one ", "two ", null]]) // oxfmt-ignore
    })

    it("are answered immediately where the carrier needs that, and stored when it stops", async () => {
      await start({ parts_answered: "at_once" })
      assert.equal(await bring(partOf("one ", { number: 1, total: 2 })), 1)
      assert.equal(listener.inbounds.length, 0)
      await settled(carrier.stop(), pass(100))
      assert.deepEqual(
        listener.inbounds.map(({ body }) => body),
        ["one …"],
      )
    })

    it("that could not be stored are brought again, under the same reference", async () => {
      await start()
      const references: string[] = []
      const inbound = listener.inbound.bind(listener)
      listener.refusals = 2
      listener.inbound = (message) => {
        references.push(message.reference)
        return inbound(message)
      }
      const both = [1, 2].map((number) => bring(partOf(`${number}`, { number, total: 2 })))
      await settled(Promise.all(both))
      assert.equal(listener.inbounds.length, 1)
      assert.equal(references.length, 3)
      assert.equal(new Set(references).size, 1)
    })

    it("are accepted with gaps when the rest never comes", async () => {
      await start({ parts_answered: "at_once", parts_expire_ms: 60_000 })
      for (const number of [2, 5]) await bring(partOf(`<${number}>`, { number, total: 5 }))
      smsc.clock.advance(70_000)
      await until("it is taken", () => listener.inbounds.length === 1, pass(100))
      assert.equal(listener.inbounds[0]?.body, "…<2>…<5>")
      await settled(Promise.resolve())
      smsc.clock.advance(3_600_000)
      await settled(carrier.stop(), pass(100))
      assert.equal(listener.inbounds.length, 1)
    })
  })

  it("a message that is being stored when the carrier stops is answered before it unbinds", async () => {
    await start()
    const { promise, resolve } = Promise.withResolvers<void>()
    let calls = 0
    listener.inbound = () => {
      calls++
      return promise
    }
    const bringing = smsc.receiving.request("deliver_sm", { ...numbers(handset, me), shortMessage: text("x") })
    await until("the listener has it", () => calls === 1)
    const stopping = carrier.stop()
    resolve()
    await settled(stopping, pass(10))
    const fate = await bringing
    assert.equal(fate.kind === "answered" && fate.status, 0)
  })
})
