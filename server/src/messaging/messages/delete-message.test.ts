import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { toSid } from "#core/std/ids.ts"
import { deleteMessage } from "./delete-message.ts"
import { eraseDeleted } from "./erase-deleted.ts"
import { listMessages } from "./read/list-messages.ts"
import { readTimeline } from "./read/read-timeline.ts"
import { Stage } from "./testing.ts"

describe("deleting a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const remove = (id: string) => deleteMessage(stage.context, stage.accountId, id)
  const notFound = { code: "message_not_found" }

  it("makes it unknown to every reader", async () => {
    const id = await stage.sent()
    await remove(id)
    await assert.rejects(stage.message(id), notFound)
    await assert.rejects(readTimeline(store.db, stage.accountId, id), notFound)
    await assert.rejects(remove(id), notFound)
    const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 10, before: null })
    assert.deepEqual(messages, [])
  })

  it("is refused for a message of another account", async () => {
    const id = await stage.send()
    await assert.rejects(deleteMessage(stage.context, stage.newId(), id), notFound)
    assert.equal(await stage.status(id), "queued")
    assert.deepEqual(await stage.jobs(), [id])
  })

  it("cancels its job", async () => {
    const id = await stage.send()
    await remove(id)
    assert.deepEqual(await stage.jobs(), [])
  })

  it("erases its text from every table, and keeps its events", async () => {
    const secret = "the words nobody may read"
    const template = { name: secret, language: "en", parameters: { 1: secret }, header: {}, buttons: [] }
    const id = await stage.sent({ body: secret, template, tags: [secret], metadata: { [secret]: secret } })
    await stage.receipt(id, "accepted", { raw: `text:${secret}` })
    await stage.receipt(id, "delivered", { raw: `text:${secret}` })
    await store.db.query(
      "insert into media (account_id, id, message_id, content_type, content, created_at) values ($1, $2, $2, 'text/plain', $3, now())",
      [stage.accountId, id, secret],
    )
    await remove(id)
    const tables = ["messages", "message_terms", "message_notes", "media", "events", "receipt_map", "deliveries"]
    for (const table of tables) {
      const rows = await store.db.query<{ row: string }>(
        `select ${table}::text as row from ${table} where account_id = $1`,
        [stage.accountId],
      )
      assert.equal(
        rows.filter(({ row }) => row.includes(secret) || row.includes(Buffer.from(secret).toString("hex"))).length,
        0,
        table,
      )
    }
    const events = await store.db.query<{ sequence: number; body: string }>(
      "select sequence, body from event_log where account_id = $1 and subject_id = $2 order by sequence",
      [stage.accountId, id],
    )
    assert.deepEqual(
      events.map(({ sequence, body }) => [sequence, (JSON.parse(body) as { data: { status: string } }).data.status]),
      [
        [1, "queued"],
        [2, "sending"],
        [3, "sent"],
        [4, "delivered"],
      ],
    )
  })

  it("is not undone by its idempotency key: the message is not sent, and its text is not returned", async () => {
    const key = { key: "planted", requestHash: Buffer.alloc(32) }
    const id = await stage.sent({ body: "planted text" }, key)
    const [kept] = await store.db.query<{ response: string }>(
      "select response from idempotency_keys where account_id = $1",
      [stage.accountId],
    )
    assert.deepEqual(JSON.parse(kept?.response ?? ""), { sid: toSid("message", id) })
    const again = () => stage.send({ body: "planted text" }, key)
    assert.equal(await again(), id, "the first answer, while the message is kept")
    await remove(id)
    for (let time = 0; time < 2; time++)
      await assert.rejects(again(), { ...notFound, message: /deleted.*Use a new key/ })
    assert.deepEqual(await stage.jobs(), [])
  })

  it("is reported by any process to a carrier that keeps messages itself", async () => {
    const [kept, deleted] = [await stage.send(), await stage.send()]
    await remove(deleted)
    const messages = [kept, deleted, deleted].map((messageId) => ({ accountId: stage.accountId, messageId }))
    const erased: string[] = []
    const carrier = {
      storedMessages: async () => messages,
      erase: async (ids: readonly string[]) => void erased.push(...ids),
    }
    assert.equal(await eraseDeleted(store.db, carrier), 1)
    assert.deepEqual(erased, [deleted])
  })

  it("and a receipt at the same time leave nothing behind", async () => {
    for (let round = 0; round < 20; round++) {
      const id = await stage.sent()
      await stage.receipt(id, "delivered")
      await Promise.all([remove(id), stage.receipt(id, "delivered")])
    }
    assert.deepEqual(await store.db.query("select 1 from message_notes where account_id = $1", [stage.accountId]), [])
  })
})
