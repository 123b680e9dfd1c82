import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { LateAcceptance, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { StoreUnavailable } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { lostAnswer, referenceOf } from "#messaging/messages/fake-carrier.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { failuresSpanMs, restMsFirst } from "#messaging/routing/circuit-breaker.ts"
import { LateAcceptanceRecorder } from "./record-late-acceptance.ts"

describe("an answer that comes late", async () => {
  const store = await openTestStore()
  let stage: Stage
  let recorder: LateAcceptanceRecorder
  const open = (options = {}) => {
    stage = new Stage(store.db, options)
    recorder = new LateAcceptanceRecorder({ ...stage.context, circuits: stage.circuits })
    stage.carrier.answer = () => lostAnswer
  }
  beforeEach(() => open())
  afterEach(() => stage.stop())
  after(() => store.close())

  const late = async (messageId: string, references = [referenceOf(messageId)]) => {
    const { accountId, carrier } = stage
    const told = recorder.recordAcceptance(carrier.id, { accountId, messageId, attempt: 1, references })
    await Promise.all([stage.runDue(), told])
  }

  it("sends the message and removes the job that would submit it again", async () => {
    const id = await stage.sent()
    await late(id)
    assert.equal(await stage.status(id), "sent")
    assert.deepEqual(await stage.jobs(), [])
    await stage.pass(60_000)
    assert.equal(stage.carrier.submissions.length, 1)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "answer_unknown", "sent"])
    await stage.receipt(id, "delivered")
    assert.equal(await stage.status(id), "delivered")
  })

  it("meets the receipt that came before it", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "delivered")
    assert.equal(await stage.status(id), "sending")
    await late(id)
    assert.equal(await stage.status(id), "delivered")
  })

  it("sends the message whose next submission is under way, and both references count", async () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
    const id = await stage.sent()
    stage.carrier.answer = () => promise
    await stage.pass(2_000)
    assert.equal(stage.carrier.submissions.length, 2)
    await late(id)
    assert.equal(await stage.status(id), "sent")
    resolve({ kind: "accepted", references: [referenceOf(id, 1, 2)] })
    await stage.runDue()
    await stage.receipt(id, "delivered", { reference: referenceOf(id, 1, 2) })
    assert.equal(await stage.status(id), "delivered")
    await stage.receipt(id, "delivered")
    assert.equal((await stage.story(id)).at(-1), "receipt_ignored")
  })

  for (const [what, answer] of [
    ["takes it too", "accepted"],
    ["refuses it for good", { kind: "refused", isPermanent: true, code: "carrier_rejected", reason: "No." }],
    ["puts it off", { kind: "refused", isPermanent: false, code: "carrier_unavailable", reason: "Not now." }],
    ["does not answer either", lostAnswer],
  ] as const)
    it(`sends the message that has moved to another carrier, which ${what}`, async () => {
      await stage.stop()
      open({ carriers: 2, failover: { afterUnknown: true } })
      const other = stage.carriers[1] ?? assert.fail("There are two.")
      const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
      other.answer = () => promise
      const id = await stage.sent()
      assert.deepEqual([stage.carrier.submissions.length, other.submissions.length], [1, 1])
      await late(id)
      assert.equal(await stage.status(id), "sent")
      const theirs = referenceOf(id, 1, 2)
      resolve(answer === "accepted" ? { kind: "accepted", references: [theirs] } : answer)
      await stage.pass(120_000)
      assert.deepEqual(await stage.jobs(), [])
      assert.deepEqual([stage.carrier.submissions.length, other.submissions.length], [1, 1])
      assert.equal(await stage.status(id), "sent")
      if (answer === "accepted") {
        const receipt = { reference: theirs, state: "delivered", code: null, at: stage.clock.now(), raw: "" } as const
        await Promise.all([stage.runDue(), stage.receipts.recordReceipt(other.id, receipt)])
      } else await stage.receipt(id, "delivered")
      assert.equal(await stage.status(id), "delivered")
    })

  it("is a sign of life for the carrier's circuit, and no more: the next trial is near", async () => {
    const { circuits, carrier, clock } = stage
    const rest = () => (circuits.status(carrier.id).retryAt ?? 0) - clock.now()
    const id = await stage.sent()
    for (let tries = 0; tries < 20 && rest() <= restMsFirst; tries++) {
      circuits.recordHealthSignal(carrier.id, "fails", "No answer in time.")
      clock.advance(failuresSpanMs)
    }
    const { failures } = circuits.status(carrier.id)
    await late(id)
    assert.deepEqual([circuits.status(carrier.id).state, circuits.status(carrier.id).failures], ["open", failures])
    assert.ok(rest() <= restMsFirst)
  })

  it("does not wake a message that has failed, and says what the carrier has", async () => {
    await stage.stop()
    open({ submitPolicy: "at_most_once" })
    const id = await stage.sent()
    await stage.receipt(id, "delivered")
    await late(id)
    assert.equal(await stage.status(id), "failed: outcome_unknown")
    assert.deepEqual((await stage.story(id)).slice(-2), ["accepted_late", "receipt_ignored"])
  })

  it("writes nothing of a message that is deleted", async () => {
    const id = await stage.sent()
    await deleteMessage(stage.context, stage.accountId, id)
    await late(id)
    await stage.receipt(id, "delivered")
    await assert.rejects(stage.message(id), { code: "message_not_found" })
    assert.deepEqual(await store.db.query("select 1 from message_notes where message_id = $1", [id]), [])
  })

  it("makes a long message whole, in the receipts of all its parts", async () => {
    const id = await stage.sent({ body: "long ".repeat(80) })
    await late(id, [referenceOf(id, 1), referenceOf(id, 2), referenceOf(id, 3)])
    for (const part of [1, 2, 3]) await stage.receipt(id, "delivered", { part })
    assert.equal(await stage.status(id), "delivered")
  })

  for (const seed of [1, 2, 3, 4, 5, 6])
    it(`comes to one end beside random simultaneous events (seed ${seed})`, async () => {
      const random = seededRandom(seed)
      const pick = <T>(...all: T[]): T => all[Math.floor(random() * all.length)] as T
      const answers = new Map<string, (outcome: SubmitOutcome) => void>()
      stage.carrier.answer = async (submission) => {
        if (submission.attempt === 1) return new Promise((resolve) => answers.set(submission.messageId, resolve))
        const turns = Math.floor(random() * 40)
        const outcome = pick<SubmitOutcome>(
          stage.carrier.accept(submission),
          lostAnswer,
          { kind: "refused", isPermanent: false, code: "throttled", reason: "Too fast." },
          { kind: "refused", isPermanent: true, code: "carrier_rejected", reason: "No." },
        )
        for (let count = 0; count < turns; count++) await turn()
        return outcome
      }
      stage.start()
      const ids = await Promise.all(Array.from({ length: 40 }, () => stage.send()))
      await stage.runDue()
      const { accountId, carrier, receipts, context } = stage
      const receipt = (reference: string) =>
        brought(() =>
          receipts.recordReceipt(carrier.id, {
            reference,
            state: "delivered",
            code: null,
            at: stage.clock.now(),
            raw: "",
          }),
        )
      const told = (given: LateAcceptance) => brought(() => recorder.recordAcceptance(carrier.id, given))
      const deleted = new Set<string>()
      const scripts = ids.map((id) => {
        const steps = [
          () => told({ accountId, messageId: id, attempt: 1, references: [referenceOf(id)] }),
          () => receipt(referenceOf(id)),
          () => receipt(referenceOf(id, 1, 2)),
          ...(random() < 0.2 ? [() => (deleted.add(id), deleteMessage(context, accountId, id))] : []),
        ].sort(() => random() - 0.5)
        return [async () => answers.get(id)?.(lostAnswer), ...steps]
      })
      const underWay: Promise<unknown>[] = []
      while (scripts.some((steps) => steps.length)) {
        const step = pick(...scripts.filter((steps) => steps.length)).shift()
        underWay.push(Promise.resolve(step?.()))
        if (random() < 0.4) for (let turns = random() * 30; turns > 0; turns--) await turn()
        if (random() < 0.4) stage.clock.advance(Math.floor(random() * 1_000))
      }
      await Promise.all([stage.runDue(), ...underWay])
      for (let minutes = 0; minutes < 10; minutes++) await stage.pass(60_000)

      assert.deepEqual(await stage.jobs(), [])
      const ends = new Map<string, number>()
      for (const id of ids.filter((each) => !deleted.has(each))) {
        const [status, story] = [await stage.status(id), await stage.story(id)]
        ends.set(status, (ends.get(status) ?? 0) + 1)
        if (status !== "delivered") {
          assert.match(status, /^failed: (outcome_unknown|carrier_rejected)$/)
          assert.ok(story.includes("accepted_late") && story.includes("receipt_ignored"), story.join())
        }
        for (const kind of ["sent", "delivered", "failed"])
          assert.ok(story.filter((each) => each === kind).length <= 1, story.join())
      }
      assert.ok((ends.get("delivered") ?? 0) > 10, JSON.stringify([...ends]))
    })
})

/** As an adapter does: it repeats a call that was not stored because the store was overloaded. */
async function brought(bring: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await bring()
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
    }
  }
}
