import assert from "node:assert/strict"
import { after, afterEach, describe, it } from "node:test"
import type { NotSent, Refused, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { lostAnswer, throttled } from "#messaging/messages/fake-carrier.ts"
import { readTimeline } from "#messaging/messages/read/read-timeline.ts"
import { recipient, Stage, type StageOptions } from "#messaging/messages/testing.ts"
import { circuitFailuresMax, restMsFirst } from "#messaging/routing/circuit-breaker.ts"
import { toSid } from "#core/std/ids.ts"

describe("failover", async () => {
  const store = await openTestStore()
  let stage: Stage
  afterEach(() => stage.stop())
  after(() => store.close())

  /** A stage whose carriers give these answers, in order. After the answers, they accept. */
  const stageOf = (answers: SubmitOutcome[], options: StageOptions = {}) => {
    stage = new Stage(store.db, { carriers: answers.length + 1, ...options })
    for (const [index, answer] of answers.entries()) answerWith(index, answer)
  }
  const carrier = (index: number) => stage.carriers[index] ?? assert.fail("There is no such carrier.")
  const answerWith = (index: number, answer: SubmitOutcome) => (carrier(index).answer = () => answer)
  const accept = (index: number) => (carrier(index).answer = (submission) => carrier(index).accept(submission))
  /** The connection ends when the next message is handed over. */
  const disconnect = (index: number, more: Partial<NotSent> = {}) =>
    (carrier(index).answer = () => {
      carrier(index).state = "down"
      return { kind: "not_sent", reason: "There is no connection.", ...more }
    })
  const connect = (index: number) => {
    carrier(index).state = "up"
    accept(index)
  }
  const submitted = () => stage.carriers.map(({ submissions }) => submissions.length)
  const told = async (id: string, type: string) => {
    const entries = await readTimeline(store.db, stage.accountId, id)
    return entries.flatMap((entry) => (entry.type === type ? [entry.detail ?? {}] : []))
  }

  it("shows on the timeline the chosen route, and the better ones that were not available", async () => {
    stageOf([], { carriers: 2 })
    carrier(0).state = "down"
    const id = await stage.sent()
    const [queued] = await told(id, "messages.queued")
    assert.deepEqual(Object.keys(queued ?? {}), ["route", "carrier", "conditions", "passed_over"])
    assert.equal(queued?.["carrier"], toSid("carrier", carrier(1).id))
    const [passed] = (queued?.["passed_over"] ?? []) as { carrier: string; because: string }[]
    assert.deepEqual([passed?.carrier, passed?.because], [toSid("carrier", carrier(0).id), "down"])
    assert.deepEqual(submitted(), [0, 1])
  })

  it("continues immediately when a carrier refuses for reasons of its own, for now or for good", async () => {
    for (const refusal of [unavailable, barredAccount, noAgreement]) {
      stageOf([refusal])
      const id = await stage.sent({ isUrgent: true })
      assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 1]], refusal.code)
      assert.deepEqual(await stage.story(id), ["queued", "sending", "rerouted", "sent"])
      const [rerouted] = await told(id, "rerouted")
      const [from, to] = stage.carriers.map((each) => toSid("carrier", each.id))
      const { because, code } = rerouted ?? {}
      assert.deepEqual([rerouted?.["from"], rerouted?.["carrier"], because, code], [from, to, "refused", refusal.code])
      assert.equal((await stage.message(id)).carrierId, carrier(1).id)
      assert.deepEqual(await stage.jobs(), [])
      await stage.stop()
    }
  })

  it("does not continue with a message that every carrier would refuse", async () => {
    stageOf([{ ...unavailable, isPermanent: true, code: "invalid_recipient" }])
    assert.equal(await stage.status(await stage.sent()), "failed: invalid_recipient")
    assert.deepEqual(submitted(), [1, 0])
  })

  it("believes the carrier's own table about whose reason it is", async () => {
    stageOf([{ ...barredAccount, blame: "message" }])
    assert.equal(await stage.status(await stage.sent()), "failed: carrier_rejected")
    stageOf([{ ...unavailable, isPermanent: true, code: "invalid_recipient", blame: "route" }])
    assert.equal(await stage.status(await stage.sent()), "sent")
  })

  it("fails with the last reason when every carrier refuses for good", async () => {
    stageOf([barredAccount, noAgreement], { carriers: 2 })
    assert.equal(await stage.status(await stage.sent()), "failed: sender_not_permitted")
    assert.deepEqual(submitted(), [1, 1])
  })

  it("visits each carrier once a round, in order, and then waits; one that refused for good is not asked again", async () => {
    stageOf([unavailable, barredAccount, unavailable], { carriers: 3 })
    const id = await stage.sent()
    assert.deepEqual([await stage.status(id), submitted()], ["sending", [1, 1, 1]])
    await stage.pass(10_000)
    const rounds = submitted()
    assert.ok((rounds[0] ?? 0) >= 2 && (rounds[0] ?? 0) <= 4 && rounds[1] === 1, String(rounds))
    accept(2)
    await stage.pass(60_000)
    assert.equal(await stage.status(id), "sent")
    assert.deepEqual(submitted().slice(1, 2), [1])
  })

  it("gives up at the end of the validity, with any number of carriers", async () => {
    stageOf([unavailable, unavailable], { carriers: 2 })
    const id = await stage.sent({ validityMs: 30_000 })
    for (let minutes = 0; minutes < 3; minutes++) await stage.pass(20_000)
    assert.match(await stage.status(id), /^failed: (carrier_unavailable|validity_expired)$/)
  })

  it("waits for a carrier that is down when the one that is up refuses for good", async () => {
    stageOf([barredAccount])
    carrier(1).state = "down"
    const id = await stage.sent()
    assert.equal(await stage.status(id), "sending")
    carrier(1).state = "up"
    await stage.pass(2_000)
    assert.equal(await stage.status(id), "sent")
  })

  it("stays with a carrier that throttles up to the limit, and continues beyond it", async () => {
    stageOf([throttled])
    const id = await stage.sent()
    await stage.pass(25_000)
    assert.equal(submitted()[1], 0)
    assert.equal(await stage.status(id), "sending")
    await stage.pass(40_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sent", 1])
    assert.deepEqual(
      (await told(id, "rerouted")).map(({ because }) => because),
      ["throttled"],
    )
  })

  it("counts throttling from the carrier's first answer, while the adapter was patient", async () => {
    stageOf([], { carriers: 2, failover: { throttledMs: 60_000 } })
    const from = stage.clock.now()
    answerWith(0, { ...throttled, throttledSince: from - 59_500 } as SubmitOutcome)
    const id = await stage.sent()
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 1]])
  })

  it("leaves a message that has not left with its carrier, in its place", async () => {
    stageOf([], { carriers: 2 })
    const due = () => store.db.query("select id, run_at from message_jobs where account_id = $1", [stage.accountId])
    const id = await stage.send()
    const before = await due()
    disconnect(0)
    stage.start()
    await stage.pass(5_000)
    assert.deepEqual([await stage.status(id), submitted()], ["sending", [1, 0]])
    assert.deepEqual(await due(), before)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred"])
    connect(0)
    await stage.pass(1_000)
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [2, 0]])
    assert.equal(stage.circuits.status(carrier(0).id).failures, 0)
  })

  it("remembers that the carrier has a part of a message that has not left as a whole", async () => {
    stageOf([], { carriers: 2 })
    disconnect(0, { hasPart: true })
    const id = await stage.sent()
    carrier(0).state = "up"
    answerWith(0, unavailable)
    await stage.pass(10_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sending", 0])
  })

  it("starts to count throttling again after another answer", async () => {
    stageOf([throttled], { failover: { throttledMs: 10_000 } })
    const id = await stage.sent()
    answerWith(0, { ...unavailable, blame: "message" })
    await stage.pass(9_000)
    answerWith(0, throttled)
    await stage.pass(5_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sending", 0])
  })

  it("continues with the same carrier when there is no other way", async () => {
    stageOf([throttled], { carriers: 2, failover: { throttledMs: 0 } })
    carrier(1).state = "down"
    const id = await stage.sent()
    assert.deepEqual(await stage.story(id), ["queued", "sending", "submission_deferred"])
    accept(0)
    await stage.pass(2_000)
    assert.equal(await stage.status(id), "sent")
  })

  it("never continues after a lost answer", async () => {
    stageOf([lostAnswer])
    const id = await stage.sent()
    answerWith(0, unavailable)
    for (let minutes = 0; minutes < 3; minutes++) await stage.pass(60_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sending", 0])
    accept(0)
    await stage.pass(70_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sent", 0])
  })

  it("never continues after its process died", async () => {
    stageOf([])
    stage = new Stage(store.db, { carriers: 2 })
    stage.carrier.answer = () => new Promise(() => {})
    const id = await stage.sent()
    stage.carrier.answer = () => unavailable
    await stage.crash()
    assert.deepEqual([await stage.status(id), submitted()], ["sending", [2, 0]])
  })

  it("never continues with a message of which the carrier has a part, after any further answer", async () => {
    stageOf([{ ...unavailable, hasPart: true }])
    const id = await stage.sent()
    answerWith(0, unavailable)
    await stage.pass(10_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["sending", 0])
    answerWith(0, barredAccount)
    await stage.pass(60_000)
    assert.deepEqual([await stage.status(id), submitted()[1]], ["failed: carrier_rejected", 0])
  })

  it("continues in all of these cases if the policy says so, and counts possible duplicates", async () => {
    const failover = { afterUnknown: true }
    stageOf([lostAnswer], { failover })
    const id = await stage.sent()
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [1, 1]])
    assert.deepEqual(await stage.story(id), ["queued", "sending", "rerouted", "sent"])
    assert.equal((await stage.message(id)).submissions, 2)
    stageOf([{ ...unavailable, hasPart: true }], { failover })
    assert.equal(await stage.status(await stage.sent()), "sent")
    stageOf([lostAnswer, lostAnswer, lostAnswer, lostAnswer], { failover, carriers: 4 })
    assert.equal(await stage.status(await stage.sent()), "failed: outcome_unknown")
    assert.deepEqual(submitted(), [1, 1, 1, 0])
  })

  it("never submits twice under at_most_once, with any policy of failover", async () => {
    stageOf([lostAnswer], { submitPolicy: "at_most_once", failover: { afterUnknown: true } })
    assert.equal(await stage.status(await stage.sent()), "failed: outcome_unknown")
    assert.deepEqual(submitted(), [1, 0])
    stageOf([{ ...unavailable, hasPart: true }], { submitPolicy: "at_most_once", failover: { afterUnknown: true } })
    await stage.sent()
    assert.equal(submitted()[1], 0)
    stageOf([unavailable], { submitPolicy: "at_most_once" })
    assert.equal(await stage.status(await stage.sent()), "sent")
  })

  it("chooses the route of a scheduled message again when it is due", async () => {
    stageOf([], { carriers: 2 })
    const [first, second] = stage.carriers
    const id = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    stage.table = stage.tableOf([
      { carrierId: second?.id ?? "", prefix: recipient.slice(1) },
      { carrierId: first?.id ?? "" },
    ])
    stage.start()
    await stage.pass(3_601_000)
    assert.deepEqual([await stage.status(id), submitted()], ["sent", [0, 1]])
    assert.deepEqual(
      (await told(id, "rerouted")).map(({ because }) => because),
      ["due"],
    )
  })

  it("leaves a scheduled message where it is when other routes are no better", async () => {
    stageOf([], { carriers: 2 })
    const id = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    stage.table = stage.tableOf(
      stage.carriers.map(({ id: carrierId }) => ({ carrierId })),
      () => 0.99,
    )
    stage.start()
    await stage.pass(3_601_000)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent"])
  })

  it("leaves a carrier alone that fails one message after the other, tries it again, and comes back", async () => {
    stageOf([unavailable])
    for (let count = 0; count < circuitFailuresMax; count++) {
      await stage.sent()
      await stage.pass(500)
    }
    assert.equal(stage.circuits.status(carrier(0).id).state, "open")
    const before = submitted()[0]
    const id = await stage.sent()
    assert.equal(submitted()[0], before)
    const [queued] = await told(id, "messages.queued")
    const [passed] = (queued?.["passed_over"] ?? []) as { because: string }[]
    assert.equal(passed?.because, "circuit_open")
    accept(0)
    await stage.pass(restMsFirst)
    await stage.sent()
    assert.deepEqual([submitted()[0], stage.circuits.status(carrier(0).id).state], [(before ?? 0) + 1, "closed"])
  })

  it("never opens the circuit for faults of messages, throttling or lost connections", async () => {
    const answers: SubmitOutcome[] = [
      { ...unavailable, isPermanent: true, code: "invalid_recipient" },
      { ...throttled, retryAfterMs: 3_600_000 } as SubmitOutcome,
      noAgreement,
    ]
    for (const answer of answers) {
      stageOf([answer], { carriers: 1 })
      for (let count = 0; count < 2 * circuitFailuresMax; count++) {
        await stage.sent()
        await stage.pass(500)
      }
      assert.equal(stage.circuits.status(carrier(0).id).state, "closed", JSON.stringify(answer))
    }
    stageOf([], { carriers: 1 })
    carrier(0).answer = () => {
      carrier(0).state = "down"
      return lostAnswer
    }
    for (let count = 0; count < 2 * circuitFailuresMax; count++) {
      carrier(0).state = "up"
      await stage.sent()
      await stage.pass(500)
    }
    assert.equal(stage.circuits.status(carrier(0).id).failures, 0)
  })
})

const unavailable: Refused = {
  kind: "refused",
  isPermanent: false,
  code: "carrier_unavailable",
  reason: "The carrier has an error of its own.",
}
const barredAccount: Refused = { ...unavailable, isPermanent: true, code: "carrier_rejected" }
const noAgreement: Refused = { ...unavailable, isPermanent: true, code: "sender_not_permitted" }
