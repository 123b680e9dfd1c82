import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { insertMedia } from "./media/media-store.ts"
import { listMedia } from "./media/read-media.ts"
import { insertNoteOnce } from "./notes.ts"
import { deleteMedia, redactMessage } from "./redact-message.ts"
import { Stage } from "./testing.ts"

describe("redacting a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const redact = (id: string, accountId = stage.accountId) =>
    store.db.transaction((tx) => redactMessage(tx, stage.context, accountId, id))
  const drop = (id: string) => store.db.transaction((tx) => deleteMedia(tx, stage.accountId, id))
  const notComplete = { code: "message_not_complete" }

  async function addMedia(messageId: string, content: string, fittedKey?: string): Promise<string> {
    const id = stage.newId()
    const { accountId } = stage
    const file = { url: null, contentType: "image/png", content: Buffer.from(content), createdAt: stage.clock.now() }
    await insertMedia(store.db, { accountId, id, messageId, ...file, ...(fittedKey && { fittedKey }) })
    return id
  }

  it("erases its text from every table, and keeps the message, its events and its feedback", async () => {
    const secret = "the words nobody may read"
    const template = { name: secret, language: "en", parameters: { 1: secret }, header: {}, buttons: [] }
    const id = await stage.sent({ body: secret, template, tags: [secret], metadata: { [secret]: secret } })
    await stage.receipt(id, "accepted", { raw: `text:${secret}` })
    const note = { id: stage.newId(), messageId: id, kind: "feedback", at: stage.clock.now(), detail: '{"outcome":"confirmed"}' } as const // oxfmt-ignore
    await insertNoteOnce(store.db, stage.accountId, note)
    await redact(id)
    for (const table of ["messages", "message_terms", "message_notes", "message_frames", "events", "deliveries"]) {
      const rows = await store.db.query<{ row: string }>(
        `select ${table}::text as row from ${table} where account_id = $1`,
        [stage.accountId],
      )
      assert.deepEqual(
        rows.filter(({ row }) => row.includes(secret)),
        [],
        table,
      )
    }
    const { status, body, tags, numSegments, to } = await stage.message(id)
    assert.deepEqual({ status, body, tags }, { status: "sent", body: "", tags: [] })
    assert.ok(numSegments > 0 && to)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "receipt_intermediate", "feedback"])
    const feedback = await store.db.query("select detail from message_notes where kind = 'feedback' and message_id = $1", [id]) // oxfmt-ignore
    assert.deepEqual(feedback, [{ detail: note.detail }])
  })

  it("holds for a receipt that another process records with its older copy of the message", async () => {
    await store.db.query(
      `insert into webhook_endpoints (account_id, id, url, events, secret, created_at, updated_at)
       values ($1, $2, 'https://example.com', array['*'], ''::bytea, now(), now())`,
      [stage.accountId, stage.newId()],
    )
    const id = await stage.sent({ body: "an old copy" })
    const copy = stage.context.messageCache?.get(id) ?? (await stage.message(id))
    await redact(id)
    stage.context.messageCache?.remember(copy)
    await stage.receipt(id, "delivered")
    const rows = await store.db.query<{ body: string }>("select body from event_log where account_id = $1", [
      stage.accountId,
    ])
    assert.deepEqual(
      rows.filter(({ body }) => body?.includes("an old copy")),
      [],
    )
    assert.equal(await stage.status(id), "delivered")
  })

  it("is refused while the message is queued, and for a message of another account", async () => {
    const id = await stage.send({ body: "kept" })
    await assert.rejects(redact(id), notComplete)
    await assert.rejects(redact(id, stage.newId()), { code: "message_not_found" })
    assert.equal((await stage.message(id)).body, "kept")
  })

  it("is refused while the text can be sent over a further channel", async () => {
    const id = await stage.sent({ body: "kept" })
    await store.db.query(
      "insert into message_fallbacks (account_id, message_id, due_at) values ($1, $2, now() + interval '1 day')",
      [stage.accountId, id],
    )
    await assert.rejects(redact(id), notComplete)
    assert.equal((await stage.message(id)).body, "kept")
  })

  it("and the deletion of one file leave the other files, and no bytes of the deleted one", async () => {
    const id = await stage.sent()
    const [first, second] = [await addMedia(id, "first"), await addMedia(id, "second")]
    await addMedia(id, "first, smaller", "smaller")
    await drop(first)
    const left = await listMedia(store.db, stage.accountId, id)
    assert.deepEqual(
      left.map((media) => media.id),
      [second],
    )
    const contents = await store.db.query<{ content: Buffer }>(
      "select content from media_contents where account_id = $1",
      [stage.accountId],
    )
    assert.deepEqual(
      contents.map(({ content }) => String(content)),
      ["second"],
    )
    await assert.rejects(drop(first), { code: "media_not_found" })
  })

  it("and the deletion of a file wait for the message that needs it", async () => {
    const id = await stage.send()
    await assert.rejects(drop(await addMedia(id, "needed")), notComplete)
  })
})
