import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { cancelMessage } from "./cancel-message.ts"
import { Stage } from "./testing.ts"

describe("canceling a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const cancel = (id: string, accountId = stage.accountId) =>
    store.db.transaction((tx) => cancelMessage(tx, stage.context, accountId, id))

  it("ends a scheduled message with its own code, and its job", async () => {
    const id = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    await cancel(id)
    const { status, errorCode, sentAt } = await stage.message(id)
    assert.deepEqual({ status, errorCode, sentAt }, { status: "failed", errorCode: "canceled", sentAt: null })
    assert.deepEqual(await stage.jobs(), [])
    assert.deepEqual(await stage.story(id), ["queued", "failed"])
  })

  it("does nothing for a canceled message", async () => {
    const id = await stage.send({ sendAt: stage.clock.now() + 3_600_000 })
    await cancel(id)
    await cancel(id)
    assert.deepEqual(await stage.story(id), ["queued", "failed"])
  })

  it("is refused for a message that a carrier has, and changes nothing", async () => {
    const id = await stage.sent()
    await assert.rejects(cancel(id), { code: "message_not_cancelable", message: /`sent`/ })
    assert.equal(await stage.status(id), "sent")
  })

  it("is refused for a claimed message, whose job stays", async () => {
    const id = await stage.send()
    const lane = { accountId: stage.accountId, targetId: (await stage.message(id)).carrierId }
    const now = stage.clock.now()
    const options = { claimId: stage.newId(), jobsMax: 1, now, leaseMs: 60_000 }
    await store.db.transaction((tx) => stage.context.messageQueue.claim(tx, lane, options))
    await assert.rejects(cancel(id), { code: "message_not_cancelable", message: /at this moment/ })
    assert.deepEqual(await stage.jobs(), [id])
    assert.equal(await stage.status(id), "queued")
  })

  it("is refused for a message that waits for its next submission without an answer, whose job stays", async () => {
    const id = await stage.send()
    await store.db.query("update messages set status = 'sending', previous_status = 'queued' where id = $1", [id])
    await assert.rejects(cancel(id), { code: "message_not_cancelable", message: /`sending`/ })
    assert.deepEqual(await stage.jobs(), [id])
  })

  it("is refused for a message of another account", async () => {
    const id = await stage.send()
    await assert.rejects(cancel(id, stage.newId()), { code: "message_not_found" })
    assert.deepEqual(await stage.jobs(), [id])
  })
})
