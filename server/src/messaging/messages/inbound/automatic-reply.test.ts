import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { forgetReplies } from "./automatic-reply.ts"
import { hourMs } from "#core/std/durations.ts"

describe("the automatic reply to a keyword", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const isOptedOut = async (from: string) => {
    const [is] = await optedOutPairs(store.db, [{ accountId: stage.accountId, sender, recipient: from }])
    return is
  }
  const replies = async () => {
    const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 100, before: null })
    return messages.filter(({ isAutomatic }) => isAutomatic).map(({ to }) => to)
  }

  it("is sent once an hour to a pair of numbers, and again after the hour", async () => {
    for (let times = 0; times < 5; times++) await stage.receive("HELP")
    stage.clock.advance(hourMs - 1)
    await stage.receive("HELP")
    assert.equal((await replies()).length, 1)
    stage.clock.advance(1)
    await stage.receive("HELP")
    assert.equal((await replies()).length, 2)
  })

  it("is sent once when the keyword comes to several processes at the same moment", async () => {
    await Promise.all(Array.from({ length: 8 }, () => stage.receive("HELP")))
    assert.equal((await replies()).length, 1)
  })

  it("is one for each keyword and each sender", async () => {
    await stage.receive("HELP")
    await stage.receive("HELP", { from: "+15550001002" })
    await stage.receive("STOP")
    assert.equal((await replies()).length, 3)
  })

  it("is limited while every STOP and START still counts", async () => {
    for (let times = 0; times < 5; times++) {
      await stage.receive("STOP")
      assert.equal(await isOptedOut(recipient), true)
      await stage.receive("START")
      assert.equal(await isOptedOut(recipient), false)
    }
    assert.equal((await replies()).length, 2)
  })

  for (const from of ["911", "12345", "BANK", "", "0900123456", "+1"])
    it(`is not sent to "${from}", whose opt-out is recorded`, async () => {
      await stage.receive("HELP", { from })
      await stage.receive("STOP", { from })
      assert.deepEqual(await replies(), [])
      assert.equal(await isOptedOut(from), true)
    })

  it("leaves no row behind after its hour", async () => {
    await stage.receive("HELP")
    await forgetReplies(store.db, stage.clock.now() + hourMs)
    const rows = await store.db.query("select 1 from automatic_replies where account_id = $1", [stage.accountId])
    assert.deepEqual(rows, [])
  })
})
