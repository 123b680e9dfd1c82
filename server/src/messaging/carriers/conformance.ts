import assert from "node:assert/strict"
import { suite, test, type TestContext } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import { stopwatch } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import { patienceMs } from "../../../test/support/eventually.ts"
import type { Carrier, CarrierListener, Inbound, Receipt, Submission } from "./carrier.ts"
import { PermanentFault } from "./permanent-fault.ts"
import { submissionOf } from "./testing.ts"

/** An adapter and its peer, made for one test. */
export interface CarrierUnderTest {
  carrier: Carrier
  /** A recipient that accepts every message and whose receipts arrive. */
  to: string
  /** A sender that the peer accepts. Default: a phone number. */
  from?: string
  /** Addresses of inbound messages. Default: phone numbers. */
  inbound?: { to: string; from: string }
  /** Makes the peer send this message to the adapter. Does not wait until the adapter accepts it. */
  bring(message: { to: string; from: string; body: string }): void
  /**
   * Lets some time pass, for an adapter with a clock of the test. It is called repeatedly while a test waits.
   */
  elapse(): void
  /** Ends the peer. */
  close(): Promise<void>
}

type Ability = "parts" | "receipts" | "inbound"

/**
 * The requirements for every carrier, of any protocol. Run it in the adapter's own tests. `lacks` names the
 * abilities that the network does not have: messages of several parts, receipts, inbound messages.
 */
export function checkCarrier(
  name: string,
  make: () => Promise<CarrierUnderTest>,
  lacks: readonly Ability[] = [],
): void {
  suite(`${name} is a carrier`, () => {
    for (const [sentence, check] of Object.entries(checks)) {
      if (!lacks.some((ability) => needs[ability].test(sentence)))
        test(sentence, async (context) => check(await begin(context, make)))
    }
  })
}

/** The checks that need an ability. */
const needs: Record<Ability, RegExp> = {
  parts: /reference for each part/,
  receipts: /receipt|what the listener is storing/,
  inbound: /inbound|Text that no store|What can never be stored/,
}

interface Stage extends CarrierUnderTest {
  listener: RecordingListener
  /** Of inbound messages. */
  ends: { to: string; from: string }
  submission(more?: Partial<Submission>): Submission
  until(holds: () => boolean, sentence: string): Promise<void>
}

const checks: Record<string, (stage: Stage) => Promise<void>> = {
  async "It is up between start and stop, and down otherwise, with a reason"({ carrier, listener }) {
    assert.equal(carrier.status().state, "down")
    assert.match(carrier.status().reason ?? "", /\w/)
    await carrier.start(listener)
    assert.deepEqual(carrier.status(), { state: "up", reason: null })
    await carrier.stop()
    assert.equal(carrier.status().state, "down")
  },

  async "It has an id that makes a sid, a kind and a window"({ carrier }) {
    assert.match(toSid("carrier", carrier.id), /^CR[0-9a-f]{32}$/)
    assert.match(carrier.kind, /^[a-z][a-z0-9]*$/)
    assert.ok(Number.isInteger(carrier.windowMax) && carrier.windowMax > 0)
  },

  async "A submission before start or after stop has not left, and does not reject"({ carrier, listener, submission }) {
    for (const phase of ["before", "after"]) {
      const outcome = await carrier.submit(submission())
      assert.equal(outcome.kind, "not_sent", phase)
      await carrier.start(listener)
      await carrier.stop()
    }
  },

  async "An accepted message has a reference for each part, and none twice"({ carrier, listener, submission, until }) {
    await carrier.start(listener)
    const long = `${"a".repeat(153)}${"b".repeat(153)}c`
    const [one, three] = await settle(until, [
      carrier.submit(submission()),
      carrier.submit(submission({ body: long, segments: 3 })),
    ])
    assert.equal(one?.kind, "accepted")
    assert.equal(three?.kind, "accepted")
    assert.deepEqual([one.references.length, three.references.length], [1, 3])
    assert.equal(new Set([...one.references, ...three.references]).size, 4)
  },

  async "A window full of submissions is answered"({ carrier, listener, submission, until }) {
    await carrier.start(listener)
    const outcomes = await settle(
      until,
      Array.from({ length: carrier.windowMax }, () => carrier.submit(submission())),
    )
    assert.deepEqual([...new Set(outcomes.map(({ kind }) => kind))], ["accepted"])
  },

  async "Each part gets a final receipt under its own reference"({ carrier, listener, submission, until }) {
    await carrier.start(listener)
    const body = `${"a".repeat(153)}${"b".repeat(8)}`
    const [outcome] = await settle(until, [carrier.submit(submission({ body, segments: 2 }))])
    assert.equal(outcome?.kind, "accepted")
    const { references } = outcome
    const finals = () => listener.receipts.filter(({ state }) => state !== "accepted")
    await until(() => finals().length >= references.length, "all receipts came")
    assert.deepEqual(new Set(finals().map(({ reference }) => reference)), new Set(references))
    for (const receipt of finals()) {
      // A network can say only that a message was read.
      assert.ok(receipt.state === "delivered" || receipt.state === "read")
      assert.equal(receipt.code, null)
    }
  },

  async "A receipt that the listener could not store comes again, the same"({ carrier, listener, submission, until }) {
    listener.refusals = 2
    await carrier.start(listener)
    await settle(until, [carrier.submit(submission())])
    await until(() => listener.receipts.length >= 1, "the receipt was taken")
    assert.equal(listener.refused.length, 2)
    assert.deepEqual(listener.refused, [listener.receipts[0], listener.receipts[0]])
  },

  async "An inbound message arrives whole"({ carrier, listener, bring, ends, until }) {
    await carrier.start(listener)
    bring({ ...ends, body: "Grüße 😀" })
    await until(() => listener.inbounds.length === 1, "the message was taken")
    const { to, from, body, reference, at } = listener.inbounds[0] as Inbound
    assert.deepEqual([to, from, body], [ends.to, ends.from, "Grüße 😀"])
    assert.ok(reference)
    assert.ok(Number.isSafeInteger(at))
  },

  async "Text that no store can hold arrives with U+FFFD in its place, and the message behind it arrives too"({
    carrier,
    listener,
    bring,
    ends,
    until,
  }) {
    await carrier.start(listener)
    for (const { body } of hostileTexts) bring({ ...ends, body })
    await until(() => listener.inbounds.length === hostileTexts.length, "every message was taken")
    assert.deepEqual(
      listener.inbounds.map(({ body }) => body).toSorted(),
      hostileTexts.map(({ arrives }) => arrives).toSorted(),
    )
  },

  async "A receipt or message that can never be stored is delivered once, and does not delay later ones"({
    carrier,
    listener,
    bring,
    ends,
    until,
  }) {
    listener.neverStored = "poison"
    await carrier.start(listener)
    bring({ ...ends, body: "poison" })
    bring({ ...ends, body: "hello" })
    await until(() => listener.inbounds.length === 1 && listener.refused.length > 0, "both messages were brought")
    for (let turns = 0; turns < 20; turns++) await turn()
    assert.deepEqual([listener.inbounds.map(({ body }) => body), listener.refused.length], [["hello"], 1])
  },

  async "An inbound message that could not be stored comes again under the same reference"({
    carrier,
    listener,
    bring,
    ends,
    until,
  }) {
    listener.refusals = 2
    await carrier.start(listener)
    bring({ ...ends, body: "again" })
    await until(() => listener.inbounds.length === 1, "the message was taken")
    const references = listener.refused.map(({ reference }) => reference)
    assert.deepEqual(references, [listener.inbounds[0]?.reference, listener.inbounds[0]?.reference])
  },

  async "Stop waits until every submission has its outcome"({ carrier, listener, submission, until }) {
    await carrier.start(listener)
    let answered = 0
    for (let count = 0; count < 10; count++) void carrier.submit(submission()).then(() => answered++)
    let answeredAtStop: number | undefined
    const stopped = carrier.stop().then(() => (answeredAtStop = answered))
    await settle(until, [stopped])
    assert.equal(answeredAtStop, 10)
  },

  async "Stop waits for what the listener is storing, and nothing comes after it"({
    carrier,
    listener,
    submission,
    until,
  }) {
    listener.isHeld = true
    await carrier.start(listener)
    await settle(until, [carrier.submit(submission())])
    await until(() => listener.held.length > 0, "the listener was given the receipt")
    let isStopped = false
    const stopped = carrier.stop().then(() => (isStopped = true))
    await turn()
    assert.equal(isStopped, false)
    listener.release()
    await settle(until, [stopped])
    const told = listener.told
    for (let turns = 0; turns < 20; turns++) await turn()
    assert.equal(listener.told, told)
  },

  async "It can be started again after a stop"({ carrier, listener, submission, until }) {
    await carrier.start(listener)
    await carrier.stop()
    await carrier.start(listener)
    const [outcome] = await settle(until, [carrier.submit(submission())])
    assert.equal(outcome?.kind, "accepted")
  },
}

const hostileTexts = [
  { body: "e\0vil", arrives: "e\u{FFFD}vil" },
  { body: "STOP\0", arrives: "STOP" },
  { body: "half \ud83d a pair", arrives: "half \u{FFFD} a pair" },
  { body: "half \ude00 a pair", arrives: "half \u{FFFD} a pair" },
  { body: "a whole 😀 pair", arrives: "a whole 😀 pair" },
  { body: `{"quoted": "\\u0000"}`, arrives: `{"quoted": "\\u0000"}` },
]

/** Stores in memory. Refuses the first `refusals` messages. While it is held, it answers nothing. */
class RecordingListener implements CarrierListener {
  receipts: Receipt[] = []
  inbounds: Inbound[] = []
  refused: (Receipt | Inbound)[] = []
  refusals = 0
  /** The text that is always refused. */
  neverStored: string | null = null
  isHeld = false
  held: (() => void)[] = []
  /** Calls of any kind. */
  told = 0

  async receipt(receipt: Receipt): Promise<void> {
    await this.#receive(receipt)
    this.receipts.push(receipt)
  }

  async inbound(message: Inbound): Promise<void> {
    await this.#receive(message)
    this.inbounds.push(message)
  }

  release(): void {
    this.isHeld = false
    for (const go of this.held.splice(0)) go()
  }

  async #receive(told: Receipt | Inbound): Promise<void> {
    this.told++
    if (this.isHeld) await new Promise<void>((resolve) => this.held.push(resolve))
    if ("body" in told && told.body === this.neverStored) {
      this.refused.push(told)
      throw new PermanentFault("The store refuses it for good.")
    }
    if (this.refusals === 0) return
    this.refusals--
    this.refused.push(told)
    throw new Error("The store is away.")
  }
}

async function begin(context: TestContext, make: () => Promise<CarrierUnderTest>): Promise<Stage> {
  const made = await make()
  const listener = new RecordingListener()
  const until = async (holds: () => boolean, sentence: string) => {
    const elapsedMs = stopwatch()
    while (!holds()) {
      assert.ok(elapsedMs() < patienceMs, `It was awaited in vain that ${sentence}.`)
      made.elapse()
      await turn()
    }
  }
  context.after(async () => {
    listener.release()
    await made.carrier.stop()
    await made.close()
  })
  const submission = (more: Partial<Submission> = {}) =>
    submissionOf({ to: made.to, ...(made.from === undefined ? {} : { from: made.from }), ...more })
  const ends = made.inbound ?? { to: "+15550000001", from: "+15550000002" }
  return { ...made, listener, ends, submission, until }
}

/** Waits for all results, and lets time pass until then. */
async function settle<T>(until: Stage["until"], promises: Promise<T>[]): Promise<T[]> {
  let isSettled = false
  const all = Promise.all(promises).finally(() => (isSettled = true))
  all.catch(() => {})
  await until(() => isSettled, "the calls returned")
  return await all
}
