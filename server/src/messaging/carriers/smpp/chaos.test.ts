import assert from "node:assert/strict"
import { test } from "node:test"
import { setImmediate as turn } from "node:timers/promises"
import type { Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import { readPduContent } from "#messaging/smpp/content.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import type { SmppSession } from "#messaging/smpp/session.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { Listener, newCarrier, settled, Smsc, type SubmitPdu } from "./testing.ts"

const messages = 120
const triesMax = 60

for (const seed of [1, 2, 3, 4])
  test(`Every submission has one outcome, and the carrier has each accepted message whole (seed ${seed})`, async () => {
    const smsc = await new Smsc().start()
    const random = seededRandom(seed)
    /** The carrier's messages, by its references. */
    const has = new Map<string, string>()
    smsc.answer = (submit, session) => misbehave(submit, session)
    const hosts = [{ host: "127.0.0.1", port: smsc.port, binds: 3 }]
    const carrier = newCarrier(smsc, { hosts, window_max: 5, response_timeout_ms: 2_000 }, { random })
    const elapse = () => smsc.clock.advance(20)
    await settled(carrier.start(new Listener()), elapse)

    const misbehave = (submit: SubmitPdu, session: SmppSession): SmppAnswer | Promise<SmppAnswer> => {
      const dice = random()
      if (dice < 0.05) return { status: commandStatus.ESME_RTHROTTLED }
      if (dice < 0.1) return { status: commandStatus.ESME_RSYSERR }
      if (dice < 0.12) return { status: commandStatus.ESME_RINVDSTADR }
      if (dice < 0.13) session.destroy()
      const answer = smsc.accept()
      has.set((answer.fields as { messageId: string }).messageId, readPduContent(submit).octets.toString())
      return dice < 0.15 ? new Promise(() => {}) : answer
    }
    const partsOf = (index: number) =>
      index % 2 ? [`${index}.`] : [`${index}.`.padEnd(153, "x"), `${index}:`.padEnd(8)]
    const submissions = Array.from({ length: messages }, (_, index) => submissionOf({ body: partsOf(index).join("") }))
    const outcomes = await settled(Promise.all(submissions.map((each) => submitUntilKnown(carrier, each))), elapse)
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.kind === "refused") assert.equal(outcome.isPermanent && outcome.code, "invalid_recipient")
      assert.notEqual(outcome.kind, "unknown")
      if (outcome.kind !== "accepted") continue
      const texts = outcome.references.map((reference) => has.get(reference))
      assert.deepEqual(texts, partsOf(index))
    }
    const accepted = outcomes.flatMap((it) => (it.kind === "accepted" ? it.references : []))
    assert.ok(accepted.length > messages / 2)
    assert.equal(new Set(accepted).size, accepted.length)
    assert.equal(carrier.waiting, 0)
    await Promise.all([settled(carrier.stop(), elapse), settled(smsc.stop(), elapse)])
  })

/** Submits like the sender: again, until the message is accepted or permanently refused. */
async function submitUntilKnown(carrier: SmppCarrier, submission: Submission): Promise<SubmitOutcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await carrier.submit({ ...submission, attempt })
    const isOver = outcome.kind === "accepted" || (outcome.kind === "refused" && outcome.isPermanent)
    if (isOver || attempt === triesMax) return outcome
    while (carrier.status().state !== "up") await turn()
  }
}
