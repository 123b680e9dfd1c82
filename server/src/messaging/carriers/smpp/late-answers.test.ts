import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { commandStatus } from "#messaging/smpp/command-status.ts"
import type { SmppAnswer } from "#messaging/smpp/session-options.ts"
import type { SmppCarrier } from "./smpp-carrier.ts"
import { submissionOf } from "#messaging/carriers/testing.ts"
import { end, open, settled, until, type Listener, type Smsc } from "./testing.ts"

describe("An answer that comes after its deadline", () => {
  let smsc: Smsc
  let carrier: SmppCarrier
  let listener: Listener
  let answers: PromiseWithResolvers<SmppAnswer>[]
  const elapse = () => smsc.clock.advance(50)
  beforeEach(async () => {
    ;({ smsc, carrier, listener } = await open({ response_timeout_ms: 1_000 }))
    answers = []
    smsc.answer = () => {
      const answer = Promise.withResolvers<SmppAnswer>()
      answers.push(answer)
      return answer.promise
    }
  })
  afterEach(() => end(carrier, smsc))

  const submission = submissionOf()
  const submit = (attempt: number): Promise<SubmitOutcome> => carrier.submit({ ...submission, attempt })
  const unanswered = async () => {
    const outcome = await settled(submit(1), elapse)
    assert.equal(outcome.kind, "unknown")
  }
  const told = (reference: string) => {
    const { accountId, messageId } = submission
    return { accountId, messageId, attempt: 1, references: [reference] }
  }
  const tellsLate = async (index: number, id: string) => {
    answers[index]?.resolve(smsc.accept(id))
    await until("it is told", () => listener.late.length > 0)
  }

  it("is reported, and is the answer to the next try of the message", async () => {
    await unanswered()
    await tellsLate(0, "a")
    assert.deepEqual(listener.late, [told("a")])
    assert.deepEqual(await submit(2), { kind: "accepted", references: ["a"] })
    assert.equal(smsc.submissions.length, 1)
  })

  for (const [what, second, references] of [
    ["is also refused", { status: commandStatus.ESME_RINVDSTADR }, ["a"]],
    ["is accepted too", { status: 0, fields: { messageId: "b" } }, ["b"]],
  ] as const)
    it(`is reported while a second try is under way, which ${what}`, async () => {
      await unanswered()
      const again = submit(2)
      await until("it is sent again", () => answers.length === 2)
      await tellsLate(0, "a")
      assert.deepEqual(listener.late, [told("a")])
      answers[1]?.resolve(second)
      assert.deepEqual(await again, { kind: "accepted", references })
    })

  it("is reported although a second try was accepted meanwhile: the carrier has the message twice", async () => {
    await unanswered()
    const again = submit(2)
    await until("it is sent again", () => answers.length === 2)
    answers[1]?.resolve(smsc.accept("b"))
    await again
    await tellsLate(0, "a")
    assert.deepEqual(listener.late, [told("a")])
  })

  it("is reported while the carrier stops and waits for others, and then not any longer", async () => {
    await unanswered()
    const other = carrier.submit(submissionOf())
    await until("it is under way", () => answers.length === 2)
    const stopping = carrier.stop()
    await tellsLate(0, "a")
    assert.deepEqual(listener.late, [told("a")])
    answers[1]?.resolve(smsc.accept("b"))
    assert.equal((await other).kind, "accepted")
    await settled(stopping, elapse)
  })

  it("is reported again when the store was away", async () => {
    await unanswered()
    listener.refusals = 2
    answers[0]?.resolve(smsc.accept("a"))
    await until("it is told", () => listener.late.length === 1, elapse)
  })
})
