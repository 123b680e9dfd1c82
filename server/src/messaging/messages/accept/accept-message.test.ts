import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { claimKeys, type KeyClaim } from "#core/accounts/idempotency.ts"
import { simulatorId } from "#messaging/carriers/simulator/simulator-id.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { EventRow } from "#core/events/event-record.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { readEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { optIn, optOut } from "#messaging/numbers/opt-outs.ts"
import { fromSid } from "#core/std/ids.ts"
import type { SendMessage } from "./plan-message.ts"

describe("accepting a message", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const count = async (table: string) => {
    const [row] = await store.db.query<{ count: number }>(`select count(*) from ${table} where account_id = $1`, [
      stage.accountId,
    ])
    return row?.count
  }
  const key = (name: string, request = "a request"): KeyClaim => ({
    key: name,
    requestHash: createHash("sha256").update(request).digest(),
  })

  it("stores it, announces it and queues it", async () => {
    const id = await stage.send({ body: "hi", tags: ['a "quoted" one', "b"], validityMs: 5_000 })
    const message = await stage.message(id)
    assert.deepEqual(
      [message.status, message.body, message.tags, message.numSegments, message.rateMicros, message.priceMicros],
      ["queued", "hi", ['a "quoted" one', "b"], 1, 7_900, null],
    )
    assert.equal(message.expiresAt, message.createdAt + 5_000)
    const events = await store.db.query<EventRow>("select * from event_log where subject_id = $1", [id])
    assert.deepEqual(
      events.map(({ type, sequence }) => [type, sequence]),
      [["messages.queued", 1]],
    )
    const [body] = await readEventBodies(store.db, stage.accountId, events)
    assert.equal((JSON.parse(body ?? "") as { data: { body: string } }).data.body, "hi")
    assert.deepEqual(await stage.jobs(), [id])
  })

  it("counts the validity of a scheduled message from its time", async () => {
    const sendAt = stage.clock.now() + 3_600_000
    const { expiresAt } = await stage.message(await stage.send({ sendAt, validityMs: 5_000 }))
    assert.equal(expiresAt, sendAt + 5_000)
  })

  it("stores those that come together in one transaction", async () => {
    await Promise.all(Array.from({ length: 50 }, () => stage.send()))
    const rows = await store.db.query("select distinct xmin::text from messages where account_id = $1", [
      stage.accountId,
    ])
    assert.equal(rows.length, 1)
  })

  it("refuses alone the one of a batch that cannot be stored, and leaves nothing of it", async () => {
    const bodies = ["one", "two", "a NUL: \0", "four", "five"]
    const results = await Promise.allSettled(bodies.map((body) => stage.send({ body })))
    assert.deepEqual(
      results.map(({ status }) => status),
      ["fulfilled", "fulfilled", "rejected", "fulfilled", "fulfilled"],
    )
    assert.deepEqual([await count("messages"), await count("event_log"), await count("message_jobs")], [4, 4, 4])
  })

  it("gives the first answer again to the same request under the same key", async () => {
    const first = await stage.intake.accept(stage.accountId, ask(), key("k"))
    stage.clock.advance(1_000)
    const again = await stage.intake.accept(stage.accountId, ask(), key("k"))
    assert.deepEqual([first.isReplay, again.isReplay, again.json], [false, true, first.json])
    assert.equal(await count("messages"), 1)
  })

  it("gives the first answer again when the sender or every route has gone since, and refuses a new message", async () => {
    const first = await stage.intake.accept(stage.accountId, ask(), key("k"))
    const again = () => stage.intake.accept(stage.accountId, ask(), key("k"))
    const { table } = stage
    stage.table = stage.tableOf([])
    assert.deepEqual(await again(), { json: first.json, isReplay: true })
    await assert.rejects(stage.send({}, key("new")), { code: "channel_unavailable" })
    stage.table = table
    stage.owners[sender] = stage.newId()
    assert.deepEqual(await again(), { json: first.json, isReplay: true })
    await assert.rejects(stage.send({}, key("new")), { code: "sender_not_owned" })
    await assert.rejects(stage.send({}, key("k", "another request")), { code: "idempotency_key_reused" })
    await deleteMessage(
      stage.context,
      stage.accountId,
      fromSid("message", (JSON.parse(first.json) as { sid: string }).sid) ?? "",
    )
    await assert.rejects(again(), { code: "message_not_found" })
    assert.equal(await count("messages"), 0)
  })

  it("refuses a key that was used for another request", async () => {
    await stage.send({}, key("k"))
    await assert.rejects(stage.send({ body: "else" }, key("k", "another request")), { code: "idempotency_key_reused" })
    assert.equal(await count("messages"), 1)
  })

  it("accepts one of two simultaneous requests with the same key", async () => {
    const results = await Promise.allSettled([stage.send({}, key("k")), stage.send({}, key("k"))])
    assert.deepEqual(results.map(({ status }) => status).sort(), ["fulfilled", "rejected"])
    assert.equal(await count("messages"), 1)
  })

  it("refuses alone the one of a batch whose key another process holds", async () => {
    const other = new Stage(store.db)
    const [stuck, plain, foreign] = await store.db.transaction(async (tx) => {
      await claimKeys(tx, stage.accountId, [key("held")], stage.clock.now())
      const both = [stage.send({}, key("held")), stage.send()]
      // A message of another account, through the same process and batch.
      const third = stage.intake.accept(other.accountId, ask({ from: "Posthorn" }), key("held"))
      return Promise.allSettled([...both, third])
    })
    assert.deepEqual([stuck?.status, plain?.status, foreign?.status], ["rejected", "fulfilled", "fulfilled"])
    assert.equal(((stuck as PromiseRejectedResult).reason as { code: string }).code, "idempotency_in_progress")
  })

  it("lets the same key be used by two accounts", async () => {
    const other = new Stage(store.db)
    await stage.send({}, key("k"))
    assert.equal((await other.message(await other.send({}, key("k")))).status, "queued")
  })

  it("leaves the key of a refused request free", async () => {
    const pair = { accountId: stage.accountId, sender, recipient }
    await optOut(store.db, pair, { keyword: "STOP", now: stage.clock.now() })
    await assert.rejects(stage.send({}, key("k")), { code: "recipient_opted_out", param: "to" })
    await optIn(store.db, pair)
    assert.equal(await stage.status(await stage.send({}, key("k", "a repaired request"))), "queued")
  })

  it("refuses a recipient that opted out of this sender, and no other sender or recipient", async () => {
    await optOut(
      store.db,
      { accountId: stage.accountId, sender, recipient },
      { keyword: "STOP", now: stage.clock.now() },
    )
    const [refused, otherSender, otherRecipient] = await Promise.allSettled([
      stage.send(),
      stage.send({ from: "+15550000002" }),
      stage.send({ to: "+15550001002" }),
    ])
    assert.deepEqual(
      [refused?.status, otherSender?.status, otherRecipient?.status],
      ["rejected", "fulfilled", "fulfilled"],
    )
  })

  for (const from of ["+15550000009", "12345", "Posthorn", "whatsapp:+15550000009", "xmpp:ann@example.org"]) {
    it(`refuses the sender ${from} when it is another account's`, async () => {
      stage.owners[from] = stage.newId()
      await assert.rejects(stage.send({ from }), { code: "sender_not_owned", param: "from" })
    })
  }

  it("accepts a sender that the account owns, or that has no owner", async () => {
    stage.owners["12345"] = stage.accountId
    for (const from of ["12345", "54321", "+15550000008", "Posthorn"])
      assert.equal(await stage.status(await stage.send({ from })), "queued")
  })

  it("refuses a name to a country without names, unless the route names it or the carrier is the simulator", async () => {
    stage.namesSender = false
    for (const to of ["+14155550123", "+16135550123", "+17875550123", "+8613812345678"]) {
      await assert.rejects(stage.send({ to, from: "Bell Hotel" }), { code: "sender_not_allowed", param: "from" }, to)
      for (const from of ["+15550000008", "54321"])
        assert.equal(await stage.status(await stage.send({ to, from })), "queued")
    }
    const media = { mediaUrls: ["https://example.com/a.png"] }
    await assert.rejects(stage.send({ to: "+14155550123", from: "BELL", ...media }), { code: "sender_not_allowed" })
    for (const to of ["+447700900123", "+18765550123", "+4915112345678"])
      assert.equal(await stage.status(await stage.send({ to, from: "Bell Hotel" })), "queued", to)
    stage.namesSender = true
    assert.equal(await stage.status(await stage.send({ to: "+14155550123", from: "Bell Hotel" })), "queued")
    stage.namesSender = false
    stage.table = stage.tableOf([{ carrierId: simulatorId }])
    assert.equal(await stage.status(await stage.send({ to: "+14155550123", from: "Bell Hotel" })), "queued")
  })

  it("refuses a body that needs more segments than asked for", async () => {
    await assert.rejects(stage.send({ body: "a".repeat(161), segmentsMax: 1 }), {
      code: "message_too_long",
      param: "body",
    })
    assert.equal((await stage.message(await stage.send({ body: "a".repeat(160), segmentsMax: 1 }))).numSegments, 1)
  })

  it("refuses a message with no recipient but the sender, no content, or no carrier", async () => {
    await assert.rejects(stage.send({ to: sender }), { code: "same_address" })
    await assert.rejects(stage.send({ body: "" }), { code: "body_or_media_required" })
    await assert.rejects(stage.send({ channel: "xmpp" }), { code: "channel_unavailable" })
    assert.equal(await count("messages"), 0)
  })

  it("calls a message with media an MMS", async () => {
    const { channel, numMedia } = await stage.message(
      await stage.send({ body: "", mediaUrls: ["https://example.com/a.png"] }),
    )
    assert.deepEqual([channel, numMedia], ["mms", 1])
  })

  it("has stored everything when it is drained", async () => {
    const sent = Array.from({ length: 20 }, () => stage.send())
    await stage.intake.drain()
    assert.equal(await count("messages"), 20)
    await Promise.all(sent)
  })

  function ask(more: Partial<SendMessage> = {}): SendMessage {
    return {
      to: recipient,
      from: sender,
      channel: "sms",
      body: "hello",
      mediaUrls: [],
      tags: [],
      sendAt: null,
      validityMs: null,
      segmentsMax: null,
      isUrgent: false,
      ...more,
    }
  }
})
