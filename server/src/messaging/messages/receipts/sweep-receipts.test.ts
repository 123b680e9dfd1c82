import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { receiptLimitMs, Stage } from "#messaging/messages/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { sweepUnconfirmed } from "./sweep-receipts.ts"
import { hourMs } from "#core/std/durations.ts"

describe("the sweep for receipts that never came", async () => {
  const store = await openTestStore()
  // One clock for all stages, because the sweep stores its position.
  const clock = new FakeClock()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db, { clock })
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const sweep = () => sweepUnconfirmed(stage.context, receiptLimitMs)

  it("notes once, and only after the limit, each message that is still sent", async () => {
    const id = await stage.sent()
    const confirmed = await stage.sent()
    await stage.receipt(confirmed, "delivered")
    const deleted = await stage.sent()
    await deleteMessage(stage.context, stage.accountId, deleted)
    clock.advance(receiptLimitMs - hourMs)
    assert.equal(await sweep(), 0)
    clock.advance(2 * hourMs)
    assert.equal(await sweep(), 1)
    assert.equal(await sweep(), 0)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "delivery_unconfirmed"])
    assert.equal(await stage.status(id), "sent")
    assert.equal((await stage.story(confirmed)).includes("delivery_unconfirmed"), false)
  })

  it("notes once a message that was submitted twice", async () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
    stage.carrier.answer = () => promise
    const id = await stage.sent()
    stage.carrier.answer = (submission) => stage.carrier.accept(submission)
    await stage.crash()
    clock.advance(hourMs)
    resolve({ kind: "accepted", references: ["the first"] })
    await stage.runDue()
    clock.advance(receiptLimitMs + 1)
    await sweep()
    assert.equal((await stage.story(id)).filter((kind) => kind === "delivery_unconfirmed").length, 1)
  })

  it("finds messages that were submitted far apart, and looks at each moment once though two sweep simultaneously", async () => {
    const ids = []
    for (let times = 0; times < 3; times++) {
      ids.push(await stage.sent())
      await stage.pass(5 * hourMs)
    }
    clock.advance(receiptLimitMs)
    const noted = await Promise.all([sweep(), sweep()])
    assert.equal(noted[0] + noted[1], 3)
    for (const id of ids) assert.equal((await stage.story(id)).at(-1), "delivery_unconfirmed")
  })

  it("does not forbid that the receipt comes at last", async () => {
    const id = await stage.sent()
    clock.advance(receiptLimitMs + 1)
    await sweep()
    await stage.receipt(id, "delivered")
    assert.equal(await stage.status(id), "delivered")
  })
})
