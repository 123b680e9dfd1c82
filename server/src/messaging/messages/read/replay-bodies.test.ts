import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { createEndpoint } from "#core/endpoints/endpoints.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { Stage } from "#messaging/messages/testing.ts"
import { advanceReplay } from "#core/replays/advance-replay.ts"
import { claimReplay } from "#core/replays/replay-leases.ts"
import { createReplay, getReplay } from "#core/replays/replays.ts"
import { writeEventBodies } from "./event-bodies.ts"

describe("an event of a message that a new endpoint missed", async () => {
  const store = await openTestStore()
  const { db } = store
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  /** Creates an endpoint and replays all earlier events to it. Returns the replay. */
  const replay = async () => {
    const { accountId, newId, context } = stage
    const from = stage.clock.now() - 3_600_000
    await stage.pass(1)
    const asked = { newId, now: stage.clock.now(), deliveryQueue: context.deliveryQueue }
    const url = "https://example.com/hooks"
    const urlContext = { ...asked, secretKeys: [Buffer.alloc(32, 1)] as const }
    const { endpoint } = await db.transaction((tx) => createEndpoint(tx, accountId, { url }, urlContext))
    const request = { from, isOnlyFailed: true, withMissing: true }
    const { id } = await db.transaction((tx) => createReplay(tx, accountId, endpoint.id, request, asked))
    const held = await claimReplay(db, { leaseId: newId(), leases: stage.clock.leases })
    assert.equal(held?.id, id)
    const more = { ...asked, writeBodies: writeEventBodies }
    await db.transaction((tx) => advanceReplay(tx, held, more))
    return await getReplay(db, accountId, id)
  }

  /** Returns the bodies to send, as status and text of the message. */
  const queued = async () => {
    const rows = await db.query<{ body: string }>(
      `select event_log.body from deliveries join event_log on event_log.account_id = deliveries.account_id and event_log.id = event_id
       where deliveries.account_id = $1 and deliveries.status = 'pending' order by event_id`,
      [stage.accountId],
    )
    return rows.map(({ body }) => (JSON.parse(body) as { data: { status: string; body: string } }).data)
  }

  it("is written as it was at each event, even if the message changes later", async () => {
    const id = await stage.sent({ body: "as it was" })
    const { status, queued: count } = await replay()
    assert.deepEqual([status, count], ["completed", 3])
    const before = await queued()
    assert.deepEqual(before.map((data) => data.status), ["queued", "sending", "sent"]) // oxfmt-ignore
    assert.ok(before.every(({ body }) => body === "as it was"))
    await stage.receipt(id, "delivered")
    assert.deepEqual((await queued()).slice(0, 3), before)
  })

  it("comes without the text when the message was deleted, before or after", async () => {
    await deleteMessage(stage.context, stage.accountId, await stage.sent({ body: "secret" }))
    const later = await stage.sent({ body: "secret" })
    assert.equal((await replay()).queued, 6)
    await deleteMessage(stage.context, stage.accountId, later)
    assert.deepEqual(new Set((await queued()).map(({ body }) => body)), new Set([""]))
  })

  it("is counted and left out when the message is not kept any more", async () => {
    const id = await stage.sent()
    await db.query("delete from messages where account_id = $1 and id = $2", [stage.accountId, id])
    const { status, queued: count, skipped } = await replay()
    assert.deepEqual([status, count, skipped], ["completed", 0, 3])
  })
})
