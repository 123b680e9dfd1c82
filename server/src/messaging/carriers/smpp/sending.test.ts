import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { readPduContent } from "#messaging/smpp/content.ts"
import { alphabetOf, decodeText } from "#messaging/smpp/data-coding.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { readTlv } from "#messaging/smpp/tlvs.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, Listener, newCarrier, settled, Smsc, until, type SubmitPdu } from "./testing.ts"

describe("Sending over SMPP", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  let listener: Listener
  beforeEach(async () => {
    smsc = await new Smsc().start()
    listener = new Listener()
  })
  afterEach(() => end(carrier, smsc))

  const pass = (ms: number) => () => smsc.clock.advance(ms)
  const start = async (settings: object = {}) => {
    carrier = newCarrier(smsc, settings)
    await carrier.start(listener)
  }
  const textOf = (pdu: SubmitPdu) =>
    decodeText(readPduContent(pdu).octets, { alphabet: alphabetOf(pdu.fields.dataCoding, "gsm7") })
  const partsOf = (length: number, size = 153) =>
    Array.from({ length }, (_, index) => String.fromCharCode(97 + index).repeat(size))
  const silence: Promise<SmppAnswer> = new Promise(() => {})

  it("writes the addresses by kind, asks for a receipt and passes the validity on", async () => {
    await start()
    await carrier.submit(submissionOf({ from: "Posthorn", expiresAt: smsc.clock.now() + 90_000 }))
    await carrier.submit(submissionOf({ from: "12345" }))
    await carrier.submit(submissionOf())
    const seen = smsc.submissions.map(({ fields }) => [fields.sourceAddrTon, fields.sourceAddrNpi, fields.sourceAddr])
    assert.deepEqual(seen, [
      [5, 0, "Posthorn"],
      [3, 0, "12345"],
      [1, 1, "15550000009"],
    ])
    const [{ fields } = assert.fail()] = smsc.submissions
    assert.deepEqual([fields.destAddrTon, fields.destAddrNpi, fields.destinationAddr], [1, 1, "15551234567"])
    assert.deepEqual([fields.registeredDelivery, fields.validityPeriod], [1, "000000000130000R"])
  })

  it("obeys the carrier's own numbering, and its absolute times", async () => {
    const source = { alphanumeric: { ton: 5, npi: 1 }, international: { ton: 2, npi: 1 } }
    await start({
      source,
      destination: { ton: 1, npi: 0 },
      keeps_plus: true,
      validity: "absolute",
      receipts: "failures",
    })
    await carrier.submit(submissionOf({ expiresAt: Date.UTC(2026, 10, 22, 1, 2, 3) }))
    const [{ fields } = assert.fail()] = smsc.submissions
    assert.deepEqual([fields.sourceAddrTon, fields.sourceAddr], [2, "+15550000009"])
    assert.deepEqual([fields.destAddrNpi, fields.destinationAddr], [0, "+15551234567"])
    assert.deepEqual([fields.validityPeriod, fields.registeredDelivery], ["261122010203000+", 2])
  })

  it("writes the default alphabet as the carrier reads it", async () => {
    await start({ default_alphabet: "latin1" })
    await carrier.submit(submissionOf({ body: "@ä" }))
    await carrier.submit(submissionOf({ body: "5 €" }))
    assert.deepEqual(
      smsc.submissions.map(({ fields }) => [fields.dataCoding, fields.shortMessage.toString("latin1")]),
      [
        [0, "@ä"],
        [8, "\x005\x00 \x20\xac"],
      ],
    )
  })

  for (const [longMessages, isWide] of [
    ["udh8", false],
    ["udh16", true],
    ["sar", true],
  ] as const)
    it(`sends every part with a receipt of its own by ${longMessages}`, async () => {
      await start({ long_messages: longMessages })
      const parts = [...partsOf(2), "c"]
      const outcome = await carrier.submit(submissionOf({ body: parts.join("") }))
      assert.equal(smsc.submissions.map(textOf).join(""), parts.join(""))
      const seen = smsc.submissions.map((pdu) => readPduContent(pdu).part ?? assert.fail())
      assert.deepEqual(
        seen.map(({ number, total }) => [number, total]),
        seen.map((_, index) => [index + 1, seen.length]),
      )
      assert.equal(new Set(seen.map(({ reference }) => reference)).size, 1)
      assert.deepEqual([...new Set(seen.map((part) => part.isWide))], [isWide])
      assert.deepEqual([...new Set(smsc.submissions.map(({ fields }) => fields.registeredDelivery))], [1])
      assert.ok(smsc.submissions.every(({ fields }) => fields.shortMessage.length <= 160))
      assert.equal(outcome.kind === "accepted" && outcome.references.length, seen.length)
    })

  it("sends a long message whole in message_payload, under one reference", async () => {
    await start({ long_messages: "payload" })
    const outcome = await carrier.submit(submissionOf({ body: partsOf(3).join("") }))
    const [pdu = assert.fail()] = smsc.submissions
    assert.equal(pdu.fields.shortMessage.length, 0)
    assert.equal(readTlv(pdu.tlvs, "messagePayload")?.length, 459)
    assert.deepEqual(outcome, { kind: "accepted", references: ["m1"] })
  })

  it("never divides a surrogate pair or an escaped character where it cuts for itself", async () => {
    await start({ long_messages: "udh16" })
    await carrier.submit(submissionOf({ body: `${"€".repeat(76)}a${"€".repeat(10)}` }))
    await carrier.submit(submissionOf({ encoding: "ucs2", body: `x${"😀".repeat(66)}` }))
    const texts = smsc.submissions.map(textOf)
    assert.equal(texts.join(""), `${"€".repeat(76)}a${"€".repeat(10)}x${"😀".repeat(66)}`)
    for (const text of texts) assert.ok(text.isWellFormed() && !/^\x1b|\x1b$/.test(text))
    assert.ok(smsc.submissions.every(({ fields }) => fields.shortMessage.length <= 160))
  })

  for (const longMessages of ["udh8", "sar"])
    it(`keeps to 8 bits in the numbers of ${longMessages}, which SMSCs make a header of 8 bits from`, async () => {
      carrier = newCarrier(smsc, { long_messages: longMessages }, { random: () => 0.999 })
      await carrier.start(listener)
      const outcome = await carrier.submit(submissionOf({ body: partsOf(2).join("") }))
      assert.equal(outcome.kind, "accepted")
      const numbers = smsc.submissions.map((pdu) => readPduContent(pdu).part?.reference ?? NaN)
      assert.ok(numbers.every((number) => number > 0 && number <= 0xff))
    })

  it("numbers messages that are long only in the alphabet of the carrier", async () => {
    await start({ default_alphabet: "latin1" })
    for (let count = 0; count < 2; count++) await carrier.submit(submissionOf({ body: "€".repeat(80) }))
    const numbers = smsc.submissions.map((pdu) => readPduContent(pdu).part?.reference)
    assert.deepEqual(numbers, [0, 0, 1, 1])
  })

  it("numbers the long messages of one sender to one recipient in turn", async () => {
    await start({ long_messages: "udh8" })
    for (let count = 0; count < 3; count++) await carrier.submit(submissionOf({ body: partsOf(2).join("") }))
    await carrier.submit(submissionOf({ body: partsOf(2).join(""), to: "+15557654321" }))
    const numbers = smsc.submissions.map((pdu) => readPduContent(pdu).part?.reference)
    assert.deepEqual(numbers, [0, 0, 1, 1, 2, 2, 0, 0])
  })

  it("says what a refusal means, and obeys the carrier's own meanings", async () => {
    await start({ statuses: { "0x451": { code: "blocked_by_carrier" }, ESME_RSUBMITFAIL: { is_permanent: true } } })
    const outcomes: unknown[] = []
    for (const status of [0x0b, 0x0a, 0x08, 0x14, 0x45, 0x451, 0x452, 0x0e]) {
      smsc.answer = () => ({ status })
      const outcome = await carrier.submit(submissionOf())
      if (outcome.kind === "refused") outcomes.push([outcome.code, outcome.isPermanent])
    }
    assert.deepEqual(outcomes, [
      ["invalid_recipient", true],
      ["invalid_sender", true],
      ["carrier_unavailable", false],
      ["sender_queue_full", false],
      ["carrier_rejected", true],
      ["blocked_by_carrier", true],
      ["carrier_rejected", true],
      ["carrier_unavailable", false],
    ])
  })

  it("sends throttled messages again by itself, in order, after a pause", async () => {
    await start()
    let throttled = 2
    smsc.answer = () => (throttled-- > 0 ? { status: commandStatus.ESME_RTHROTTLED } : smsc.accept())
    const bodies = ["one", "two", "three"]
    const startedAt = smsc.clock.now()
    const sent = Promise.all(bodies.map((body) => carrier.submit(submissionOf({ body }))))
    await until("the answers are here", () => carrier.waiting === 2)
    assert.match(carrier.connections()[0]?.reason ?? "", /pauses.*bind_segments_per_second/)
    assert.equal(carrier.status().state, "up")
    const outcomes = await settled(sent, pass(50))
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ["accepted", "accepted", "accepted"],
    )
    assert.ok(smsc.clock.now() - startedAt >= 1_000)
    assert.deepEqual(smsc.submissions.slice(3).map(textOf), ["one", "two"])
  })

  it("knows the vendor's own number for it, where the settings have it", async () => {
    await start({ statuses: { "0x40c": { code: "throttled", is_permanent: false } } })
    let throttled = 1
    smsc.answer = () => (throttled-- > 0 ? { status: 0x40c } : smsc.accept())
    assert.equal((await settled(carrier.submit(submissionOf()), pass(50))).kind, "accepted")
    assert.equal(smsc.submissions.length, 2)
  })

  it("gives a message back that a carrier throttles for too long, within the time of a claim", async () => {
    await start()
    smsc.answer = () => ({ status: commandStatus.ESME_RTHROTTLED })
    const startedAt = smsc.clock.now()
    const submitting = carrier.submit(submissionOf())
    await until("it is throttled", () => carrier.waiting === 1)
    const outcome = await settled(submitting, pass(100))
    assert.ok(outcome.kind === "refused")
    assert.deepEqual([outcome.code, outcome.throttledSince], ["throttled", startedAt])
    assert.ok(smsc.clock.now() - startedAt <= 20_000)
  })

  it("pauses for a full queue of all recipients, and not for the queue of one", async () => {
    await start()
    smsc.answer = () => ({ status: commandStatus.ESME_RMSGQFUL })
    for (let count = 0; count < 4; count++) await carrier.submit(submissionOf())
    assert.equal(carrier.connections()[0]?.reason, null)
    await carrier.submit(submissionOf())
    assert.match(carrier.connections()[0]?.reason ?? "", /pauses/)
  })

  it("counts segments, not messages, when it paces", async () => {
    await start({ segments_per_second: 10, window_max: 100 })
    const all = Promise.all([1, 2, 3].map(() => carrier.submit(submissionOf({ body: partsOf(10).join("") }))))
    const startedAt = smsc.clock.now()
    await settled(all, pass(5))
    assert.ok(smsc.clock.now() - startedAt >= 2_700, `${smsc.clock.now() - startedAt} ms`)
    assert.equal(smsc.submissions.length, 30)
  })

  it("keeps to its window on each of several binds", async () => {
    await start({ hosts: [{ host: "127.0.0.1", port: smsc.port, binds: 3 }], window_max: 2 })
    await until("all are bound", () => smsc.sessions.length === 3)
    const answers: ((answer: SmppAnswer) => void)[] = []
    smsc.answer = () => new Promise((resolve) => answers.push(resolve))
    const all = Promise.all(Array.from({ length: 10 }, () => carrier.submit(submissionOf())))
    await until("the windows are full", () => answers.length === 6)
    assert.deepEqual(
      carrier.connections().map(({ unanswered }) => unanswered),
      [2, 2, 2],
    )
    assert.equal(carrier.waiting, 4)
    const answerAll = () => answers.splice(0).forEach((answer) => answer(smsc.accept()))
    const outcomes = await settled(all, answerAll)
    assert.equal(new Set(outcomes.map((it) => it.kind === "accepted" && it.references[0])).size, 10)
  })

  describe("a message with some refused parts", () => {
    const parts = [...partsOf(2), "c"]
    /** Gives this answer to the second part of every message, and accepts the others. */
    const answerSecond = (answer: () => SmppAnswer | Promise<SmppAnswer>) => {
      smsc.answer = (pdu) => (readPduContent(pdu).part?.number === 2 ? answer() : smsc.accept(`p${textOf(pdu)[0]}`))
    }

    it("is refused for good with the part that is", async () => {
      await start()
      answerSecond(() => ({ status: commandStatus.ESME_RINVDSTADR }))
      const outcome = await carrier.submit(submissionOf({ body: parts.join("") }))
      assert.deepEqual([outcome.kind, outcome.kind === "refused" && outcome.code], ["refused", "invalid_recipient"])
    })

    it("is refused for now, and its next try sends only the missing parts, as the same series", async () => {
      await start()
      answerSecond(() => ({ status: commandStatus.ESME_RSYSERR }))
      const submission = submissionOf({ body: parts.join("") })
      const first = await carrier.submit(submission)
      assert.deepEqual([first.kind, first.kind === "refused" && first.isPermanent], ["refused", false])
      answerSecond(() => smsc.accept("pb"))
      const second = await carrier.submit({ ...submission, attempt: 2 })
      assert.deepEqual(second, { kind: "accepted", references: ["pa", "pb", "pc"] })
      assert.equal(smsc.submissions.length, 4)
      const [, before, , again] = smsc.submissions.map(readPduContent)
      assert.deepEqual(again?.part, before?.part)
    })

    it("is unknown when a part had no answer, and is known when the answer comes late", async () => {
      await start()
      const late = Promise.withResolvers<SmppAnswer>()
      answerSecond(() => late.promise)
      const submission = submissionOf({ body: parts.join("") })
      const submitting = carrier.submit(submission)
      await until("all parts left", () => smsc.submissions.length === 3)
      const outcome = await settled(submitting, pass(500))
      assert.equal(outcome.kind, "unknown")
      late.resolve(smsc.accept("pb"))
      await until("the late answer is told", () => listener.late.length === 1)
      const references = ["pa", "pb", "pc"]
      const { accountId, messageId } = submission
      assert.deepEqual(listener.late, [{ accountId, messageId, attempt: 1, references }])
      assert.deepEqual(await carrier.submit({ ...submission, attempt: 2 }), { kind: "accepted", references })
      assert.equal(smsc.submissions.length, 3)
    })
  })

  it("moves waiting messages to another bind when one breaks, and reports those that left as unknown", async () => {
    await start({ hosts: [{ host: "127.0.0.1", port: smsc.port, binds: 2 }], window_max: 1 })
    await until("both are bound", () => smsc.sessions.length === 2)
    smsc.answer = () => silence
    const outcomes: SubmitOutcome[] = []
    for (const body of ["one", "two", "three"])
      void carrier.submit(submissionOf({ body })).then((outcome) => outcomes.push(outcome))
    await until("the windows are full", () => smsc.submissions.length === 2)
    smsc.answer = () => smsc.accept()
    smsc.sessions[0]?.destroy()
    smsc.sessions[0]?.destroy()
    await until("all are known", () => outcomes.length === 3, pass(10))
    assert.deepEqual(outcomes.map(({ kind }) => kind).toSorted(), ["not_sent", "unknown", "unknown"])
  })

  it("keeps only the sessions that it was lent, with their share of the pace, and gives them back", async () => {
    const hosts = [{ host: "127.0.0.1", port: smsc.port, binds: 4 }]
    carrier = newCarrier(smsc, { hosts, segments_per_second: 40 }, { sessions: "leased" })
    await carrier.start(listener)
    assert.match(carrier.status().reason ?? "", /has none/)
    assert.equal(smsc.binds.length, 0)
    const [one = "", other = ""] = carrier.sessions
    await carrier.openSessions([one, other])
    await until("both are bound", () => smsc.sessions.length === 2)
    assert.equal(carrier.windowMax, 40)
    const startedAt = smsc.clock.now()
    await settled(Promise.all(Array.from({ length: 40 }, () => carrier.submit(submissionOf()))), pass(5))
    assert.ok(smsc.clock.now() - startedAt >= 1_800)
    await settled(carrier.closeSessions([one]), pass(10))
    await until("it is given back", () => smsc.sessions.length === 1)
    assert.deepEqual(carrier.status(), { state: "up", reason: null })
    assert.equal((await settled(carrier.submit(submissionOf()), pass(5))).kind, "accepted")
  })

  it("opens a session again that it is still closing, once it is closed", async () => {
    await start()
    const closing = carrier.closeSessions(carrier.sessions)
    await Promise.resolve()
    const opening = carrier.openSessions(carrier.sessions)
    await settled(Promise.all([closing, opening]), pass(10))
    assert.deepEqual(carrier.status(), { state: "up", reason: null })
    assert.deepEqual([smsc.binds.length, smsc.sessions.length], [2, 1])
    await Promise.all([carrier.closeSessions(carrier.sessions), carrier.openSessions(carrier.sessions)])
    assert.equal(carrier.status().state, "up")
  })

  it("says that a session is closed when it is, to each caller", async () => {
    await start()
    const answer = Promise.withResolvers<SmppAnswer>()
    smsc.answer = () => answer.promise
    const submitting = carrier.submit(submissionOf())
    await until("it left", () => smsc.submissions.length === 1)
    const closed: string[] = []
    const closing = ["first", "second"].map((who) =>
      carrier.closeSessions(carrier.sessions).then(() => closed.push(`${who}, ${smsc.sessions.length} open`)),
    )
    await Promise.resolve()
    answer.resolve(smsc.accept())
    assert.equal((await settled(submitting, pass(5))).kind, "accepted")
    await settled(Promise.all(closing), pass(10))
    assert.deepEqual(closed, ["first, 0 open", "second, 0 open"])
  })

  it("sends waiting messages before it stops", async () => {
    await start({ window_max: 1 })
    const sent = Promise.all([1, 2, 3].map(() => carrier.submit(submissionOf())))
    const stopping = carrier.stop()
    const outcomes = await settled(sent, pass(10))
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ["accepted", "accepted", "accepted"],
    )
    await settled(stopping, pass(10))
  })

  it("waits for its answers when it stops, and unbinds", async () => {
    await start()
    const answer = Promise.withResolvers<SmppAnswer>()
    smsc.answer = () => answer.promise
    const submitting = carrier.submit(submissionOf())
    await until("it left", () => smsc.submissions.length === 1)
    const stopping = carrier.stop()
    assert.equal((await carrier.submit(submissionOf())).kind, "not_sent")
    answer.resolve(smsc.accept("last"))
    assert.deepEqual(await submitting, { kind: "accepted", references: ["last"] })
    await settled(stopping, pass(10))
    await until("the session is gone", () => smsc.sessions.length === 0)
  })
})
