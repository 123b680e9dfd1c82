import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { referenceOf, throttled } from "#messaging/messages/fake-carrier.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { toSid } from "#core/std/ids.ts"
import { readTimeline } from "./read-timeline.ts"

describe("the timeline of a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  it("has every change and every exchange with the carrier, in order, with its time", async () => {
    const answers: SubmitOutcome[] = [{ ...throttled, retryAfterMs: 5_000 } as SubmitOutcome]
    stage.carrier.answer = (submission) => answers.shift() ?? stage.carrier.accept(submission)
    const id = await stage.sent()
    await stage.pass(6_000)
    await stage.receipt(id, "accepted", { reference: referenceOf(id, 1, 2) })
    await stage.pass(1_000)
    await stage.receipt(id, "undelivered", { reference: referenceOf(id, 1, 2), raw: "stat:UNDELIV" })
    const timeline = await readTimeline(store.db, stage.accountId, id)
    assert.deepEqual(
      timeline.map(({ kind, type, sequence }) => [kind, type, sequence]),
      [
        ["status", "messages.queued", 1],
        ["status", "messages.sending", 2],
        ["note", "submission_deferred", null],
        ["status", "messages.sent", 3],
        ["note", "receipt_intermediate", null],
        ["status", "messages.undelivered", 4],
      ],
    )
    const times = timeline.map(({ occurredAt }) => occurredAt)
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
    const carrier = toSid("carrier", stage.carrier.id)
    const [, sending, deferred, sent, , undelivered] = timeline.map(({ detail }) => detail)
    assert.deepEqual(sending, { carrier })
    assert.deepEqual([deferred?.["code"], deferred?.["reason"]], ["throttled", "Too fast."])
    assert.deepEqual(sent, { carrier, references: [referenceOf(id, 1, 2)], attempt: 2 })
    assert.deepEqual(
      [undelivered?.["state"], undelivered?.["code"], undelivered?.["raw"]],
      ["undelivered", "unreachable_handset", "stat:UNDELIV"],
    )
  })

  it("is refused for a message of another account", async () => {
    const id = await stage.send()
    await assert.rejects(readTimeline(store.db, stage.newId(), id), { code: "message_not_found" })
  })
})
