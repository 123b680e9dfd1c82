/** Which messages wait for others at a slow carrier. */
import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SmppCarrier } from "#messaging/carriers/smpp/smpp-carrier.ts"
import { newCarrier, settled, Smsc, until } from "#messaging/carriers/smpp/testing.ts"
import { openTestStore } from "#core/db/testing.ts"
import { failoverDefault, quiet, Stage } from "#messaging/messages/testing.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import { Sender } from "./hand-over.ts"
import { SendBackpressure } from "./send-backpressure.ts"

/** The answers of the carrier in a second. */
const perSecond = 50
const stepMs = 5
const backlog = 600
const otherSender = "+15550000002"

describe("a backlog at a slow carrier", async () => {
  const store = await openTestStore()
  after(() => store.close())
  let stage: Stage
  let smsc: Smsc
  let carrier: SmppCarrier
  /** Unanswered submissions, the oldest first. */
  let unanswered: ((answer: SmppAnswer) => void)[]

  beforeEach(async () => {
    stage = new Stage(store.db)
    unanswered = []
    smsc = await new Smsc(stage.clock).start()
    smsc.answer = () => new Promise((resolve) => unanswered.push(resolve))
    carrier = newCarrier(smsc, { window_max: perSecond }, { id: stage.carrier.id })
    stage.sender = new Sender({
      ...stage.context,
      carriers: new Map([[carrier.id, carrier]]),
      mediaSource: { fetch: async () => ({ kind: "failed", reason: "There is no media here." }) },
      backpressure: new SendBackpressure({ clock: stage.clock, asked: () => 0, storeMs: () => 0 }),
      unrecorded: stage.unrecorded,
      submitPolicy: "at_least_once",
      routes: stage.routes,
      circuits: stage.circuits,
      failover: failoverDefault,
    })
    await settled(carrier.start({ receipt: async () => undefined, inbound: async () => undefined }))
    await Promise.all(Array.from({ length: backlog }, (_, index) => stage.send({ body: `bulk ${index}` })))
    stage.start()
    await until(
      "the window is full, and more is handed over than fits it",
      () => unanswered.length === perSecond && carrier.waiting > 2 * perSecond,
      () => stage.clock.advance(1),
    )
  })
  afterEach(async () => {
    smsc.answer = () => smsc.accept()
    for (const answer of unanswered.splice(0)) answer(smsc.accept())
    await settled(stage.sender.stop(), () => stage.clock.advance(1))
    await settled(carrier.stop(), () => stage.clock.advance(1))
    await smsc.stop()
  })

  it("another account's message leaves within a second", async () => {
    stage.owners[otherSender] = stage.newId()
    await stage.send({ from: otherSender, body: "single" }, null, stage.owners[otherSender])
    assert.ok((await answersUntil("single")) < perSecond)
  })

  it("an urgent message of the same account leaves within a second", async () => {
    await stage.send({ body: "code", isUrgent: true })
    assert.ok((await answersUntil("code")) < perSecond)
  })

  /** Returns how many answers the carrier sends, at its rate, until the message with this text reaches it. */
  async function answersUntil(body: string): Promise<number> {
    const hasCome = () => smsc.submissions.some(({ fields }) => fields.shortMessage.toString("latin1") === body)
    for (let answers = 0; ; answers++) {
      for (let elapsedMs = 0; elapsedMs < 1_000 / perSecond; elapsedMs += stepMs) {
        await quiet(stage.context.db)
        stage.clock.advance(stepMs)
      }
      await quiet(stage.context.db)
      if (hasCome()) return answers
      const answer = unanswered.shift() ?? assert.fail("The carrier has nothing to answer.")
      answer(smsc.accept())
    }
  }
})
