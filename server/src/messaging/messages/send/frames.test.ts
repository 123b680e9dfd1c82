import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { Frame } from "#messaging/carriers/carrier.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { referenceOf } from "#messaging/messages/fake-carrier.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { readFrames } from "./frames.ts"
import { LateAcceptanceRecorder } from "./record-late-acceptance.ts"

describe("the frames of a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
    stage.carrier.answer = (submission) => ({
      ...stage.carrier.accept(submission),
      frames: [frame("out", "submit_sm", "0102"), frame("in", "submit_sm_resp", "03")],
    })
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const frame = (direction: Frame["direction"], command: string, hex: string, more: Partial<Frame> = {}): Frame => {
    return { at: stage.clock.now(), direction, connection: "one", command, hex, ...more }
  }
  const kept = async (id: string) => {
    const frames = await readFrames(store.db, stage.accountId, id)
    return frames.map(({ direction, command, hex }) => `${direction} ${command} ${hex}`)
  }
  const submitted = ["out submit_sm 0102", "in submit_sm_resp 03"]

  it("are kept with the outcome, the receipt and the late answer that they belong to", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "delivered", { frames: [frame("in", "deliver_sm", "04")] })
    assert.deepEqual(await kept(id), [...submitted, "in deliver_sm 04"])
    const recorder = new LateAcceptanceRecorder({ ...stage.context, circuits: stage.circuits })
    const late = { accountId: stage.accountId, messageId: id, attempt: 1, references: ["other"] }
    const told = recorder.recordAcceptance(stage.carrier.id, { ...late, frames: [frame("in", "submit_sm_resp", "05")] })
    await Promise.all([stage.runDue(), told])
    assert.equal((await kept(id)).at(-1), "in submit_sm_resp 05")
  })

  it("are kept of a receipt that came before the answer", async () => {
    const answer = Promise.withResolvers<void>()
    stage.carrier.answer = async (submission) => {
      await answer.promise
      return stage.carrier.accept(submission)
    }
    const id = await stage.sent()
    await stage.receipt(id, "delivered", { frames: [frame("in", "deliver_sm", "04")] })
    answer.resolve()
    await stage.runDue()
    assert.deepEqual([await stage.status(id), await kept(id)], ["delivered", ["in deliver_sm 04"]])
  })

  it("are not kept when they were asked for of another account", async () => {
    const id = await stage.sent()
    const foreign = frame("in", "deliver_sm", "04", { accountId: stage.newId() })
    await stage.receipt(id, "delivered", { frames: [foreign] })
    assert.deepEqual(await kept(id), submitted)
  })

  it("are not more than two hundred", async () => {
    const id = await stage.sent()
    for (let times = 0; times < 5; times++) {
      const frames = Array.from({ length: 60 }, () => frame("in", "deliver_sm", "04"))
      await stage.receipt(id, "delivered", { frames })
    }
    assert.ok((await kept(id)).length < 200 + 60)
  })

  it("end with the message, also for later receipts", async () => {
    const id = await stage.sent()
    await deleteMessage(stage.context, stage.accountId, id)
    assert.deepEqual(await kept(id), [])
    await stage.receipt(id, "delivered", { reference: referenceOf(id), frames: [frame("in", "deliver_sm", "04")] })
    assert.deepEqual(await kept(id), [])
  })
})
