import assert from "node:assert/strict"
import { randomBytes } from "node:crypto"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import type { SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { openTestStore } from "#core/db/testing.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import { referenceOf } from "#messaging/messages/fake-carrier.ts"
import { receiptLimitMs, Stage } from "#messaging/messages/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { mapReferences, recordPart, weekOf, type Reference } from "./receipt-map.ts"
import { ReceiptRecorder, UnrecordedReferences } from "./record-receipt.ts"
import { sweepEarlyReceipts } from "./sweep-receipts.ts"
import { weekMs } from "#core/std/durations.ts"

const threeParts = "a".repeat(400)

describe("receipts", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(() => {
    stage = new Stage(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const receiptOf = () => ({ state: "delivered", code: null, at: stage.clock.now(), raw: "" }) as const
  const silence = () => {
    const { promise, resolve } = Promise.withResolvers<SubmitOutcome>()
    stage.carrier.answer = () => promise
    return resolve
  }
  const accepted = (id: string): SubmitOutcome => ({ kind: "accepted", references: [referenceOf(id)] })
  /** Another process, which does not know what this one is recording. */
  const elsewhere = () =>
    new ReceiptRecorder({ ...stage.context, unrecorded: new UnrecordedReferences(), receiptLimitMs })

  it("deliver a message", async () => {
    const id = await stage.sent()
    await stage.pass(3_000)
    await stage.receipt(id, "delivered")
    const message = await stage.message(id)
    assert.equal(message.status, "delivered")
    assert.ok((message.deliveredAt ?? 0) >= (message.sentAt ?? 0) + 3_000)
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "delivered"])
  })

  it("say why a message was not delivered", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "undelivered", { code: "blocked_by_carrier" })
    const { status, errorCode, errorMessage } = await stage.message(id)
    assert.deepEqual([status, errorCode], ["undelivered", "blocked_by_carrier"])
    assert.match(errorMessage ?? "", /filtered/)
  })

  it("deliver a message although another one of their batch can never be stored", async () => {
    const id = await stage.sent()
    // Too long for an entry of an index.
    const reference = randomBytes(4_000).toString("hex")
    const [refused, taken] = await Promise.allSettled([
      stage.receipts.recordReceipt(stage.carrier.id, { ...receiptOf(), reference }),
      stage.receipt(id, "delivered"),
    ])
    assert.ok(refused.status === "rejected" && refused.reason instanceof PermanentFault)
    assert.equal(taken.status, "fulfilled")
    assert.equal(await stage.status(id), "delivered")
  })

  it("find the message under the name that it had before the carrier's ids were understood", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "delivered", { reference: "31", formerReference: referenceOf(id) })
    assert.equal(await stage.status(id), "delivered")
  })

  it("that come late or twice are noted and change nothing", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "delivered")
    const before = await stage.message(id)
    await stage.pass(60_000)
    await stage.receipt(id, "delivered")
    await stage.receipt(id, "undelivered")
    await stage.receipt(id, "accepted")
    assert.deepEqual(await stage.message(id), before)
    assert.deepEqual((await stage.story(id)).slice(4), ["receipt_ignored", "receipt_ignored", "receipt_intermediate"])
  })

  it("mark a message as read once, without a change of its status", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "delivered")
    await stage.pass(5_000)
    await stage.receipt(id, "read")
    const { status, readAt, deliveredAt, sequence } = await stage.message(id)
    assert.deepEqual([status, readAt, sequence], ["delivered", (deliveredAt ?? 0) + 5_000, 5])
    await stage.receipt(id, "read")
    assert.deepEqual((await stage.story(id)).slice(3), ["delivered", "read", "receipt_ignored"])
  })

  it("deliver a message of which they say only that it was read", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "read")
    await stage.receipt(id, "delivered")
    assert.equal(await stage.status(id), "delivered")
    assert.deepEqual((await stage.story(id)).slice(3), ["delivered", "read", "receipt_ignored"])
  })

  it("of reading, kept from before the answer, deliver and mark the message", async () => {
    const answer = silence()
    const id = await stage.sent()
    await elsewhere().recordReceipt(stage.carrier.id, { ...receiptOf(), state: "read", reference: referenceOf(id) })
    answer(accepted(id))
    await stage.runDue()
    assert.deepEqual((await stage.story(id)).slice(3), ["delivered", "read"])
  })

  it("mark a long message as read when all its parts arrived and the last was read", async () => {
    const id = await stage.sent({ body: threeParts })
    for (const part of [1, 2, 3]) await stage.receipt(id, "read", { part })
    assert.deepEqual((await stage.story(id)).slice(-2), ["delivered", "read"])
  })

  it("can correct an undelivered status", async () => {
    const id = await stage.sent()
    await stage.receipt(id, "undelivered")
    await stage.receipt(id, "delivered")
    const { status, errorCode, sentAt } = await stage.message(id)
    assert.deepEqual([status, errorCode, sentAt !== null], ["delivered", null, true])
  })

  it("that come in one batch are applied one after the other", async () => {
    const id = await stage.sent()
    await Promise.all([
      stage.receipt(id, "undelivered"),
      stage.receipt(id, "delivered"),
      stage.receipt(id, "delivered"),
    ])
    assert.deepEqual((await stage.story(id)).slice(3), ["undelivered", "delivered", "receipt_ignored"])
  })

  it("wait for the answer that this process is writing down", async () => {
    const answer = silence()
    const id = await stage.sent()
    answer(accepted(id))
    await stage.receipt(id, "delivered")
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "delivered"])
    assert.deepEqual(await store.db.query("select 1 from receipt_map where early_receipts is not null"), [])
  })

  it("that come in one packet with the answer share its transaction and its move", async () => {
    const answer = silence()
    const id = await stage.sent()
    const [version] = await store.db.query<{ xmin: string }>("select xmin::text from messages where id = $1", [id])
    answer(accepted(id))
    await Promise.all([stage.receipt(id, "delivered"), stage.receipt(id, "undelivered")])
    assert.deepEqual(await stage.story(id), ["queued", "sending", "sent", "delivered", "receipt_ignored"])
    const { sequence, priceMicros, sentAt, deliveredAt } = await stage.message(id)
    assert.deepEqual([sequence, priceMicros !== null, sentAt], [4, true, deliveredAt])
    const changes = await store.db.query(
      `select distinct events.xmin::text from events join event_log on event_log.record_id = events.id
       where event_log.subject_id = $1 and type in ('messages.sent', 'messages.delivered')
       union select xmin::text from messages where id = $1`,
      [id],
    )
    assert.equal(changes.length, 1)
    assert.notDeepEqual(changes, [version])
  })

  it("that come before the answer are applied with it", async () => {
    const answer = silence()
    const id = await stage.sent()
    for (const state of ["accepted", "undelivered", "delivered", "delivered"] as const) await stage.receipt(id, state)
    assert.equal(await stage.status(id), "sending")
    answer(accepted(id))
    await stage.runDue()
    assert.deepEqual(
      (await stage.story(id)).toSorted(),
      ["queued", "sending", "sent", "undelivered", "delivered", "receipt_intermediate", "receipt_ignored"].toSorted(),
    )
    assert.equal(await stage.status(id), "delivered")
  })

  it("that came early are not kept for the next message with the same reference", async () => {
    const answer = silence()
    const id = await stage.sent()
    await stage.receipt(id, "delivered", { reference: "used twice" })
    answer({ kind: "accepted", references: ["used twice"] })
    await stage.runDue()
    stage.carrier.answer = () => ({ kind: "accepted", references: ["used twice"] })
    const next = await stage.sent()
    assert.deepEqual([await stage.status(id), await stage.status(next)], ["delivered", "sent"])
  })

  it("and the answer find each other when both come at the same time, on two connections", async () => {
    for (let round = 0; round < 20; round++) {
      const answer = silence()
      const id = await stage.sent()
      const told = elsewhere().recordReceipt(stage.carrier.id, receipt(referenceOf(id)))
      answer(accepted(id))
      await stage.runDue()
      await told
      assert.equal(await stage.status(id), "delivered")
    }
  })

  for (const order of [
    [1, 2, 3],
    [3, 1, 2],
    [2, 3, 1],
  ]) {
    it(`deliver a message of three parts with the last of them, in the order ${order.join(", ")}`, async () => {
      const id = await stage.sent({ body: threeParts })
      const statuses = []
      for (const part of order) {
        await stage.receipt(id, "delivered", { part })
        statuses.push(await stage.status(id))
      }
      assert.deepEqual(statuses, ["sent", "sent", "delivered"])
      assert.deepEqual((await stage.story(id)).slice(3), ["part_receipt", "part_receipt", "delivered"])
    })
  }

  it("fail a message with the first of its parts that fails", async () => {
    const id = await stage.sent({ body: threeParts })
    await stage.receipt(id, "delivered", { part: 1 })
    await stage.receipt(id, "undelivered", { part: 3, code: "delivery_failed" })
    assert.equal(await stage.status(id), "undelivered: delivery_failed")
    await stage.receipt(id, "delivered", { part: 2 })
    assert.equal(await stage.status(id), "undelivered: delivery_failed")
    await stage.receipt(id, "delivered", { part: 3 })
    assert.equal(await stage.status(id), "delivered")
  })

  it("of the last two parts can come at the same time, on two connections", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await stage.sent({ body: "a".repeat(300) })
      const others = [elsewhere(), elsewhere()]
      const told = others.map((other, index) =>
        other.recordReceipt(stage.carrier.id, receipt(referenceOf(id, index + 1))),
      )
      await stage.runDue()
      await Promise.all(told)
      assert.equal(await stage.status(id), "delivered")
    }
  })

  it("of a part keep their meaning when the answer is written down twice", async () => {
    const [accountId, messageId, now] = [stage.accountId, stage.newId(), stage.clock.now()]
    const siblings = ["part 1", "part 2"]
    const references = siblings.map((reference, index) => {
      return {
        carrierId: stage.carrier.id,
        reference,
        accountId,
        messageId,
        part: index + 1,
        parts: 2,
        siblings,
        submittedOn: weekOf(now),
      }
    })
    const [first, second] = references as Reference[] as [Reference, Reference]
    await mapReferences(store.db, references, now)
    await recordPart(store.db, first, "delivered")
    await mapReferences(store.db, references, now)
    assert.deepEqual(await recordPart(store.db, second, "delivered"), ["delivered", "delivered"])
  })

  it("with an unknown reference are kept, at most twenty of each", async () => {
    const reference = stage.newId()
    for (let times = 0; times < 30; times++) await stage.receipt("", "delivered", { reference })
    const [kept] = await store.db.query<{ earlyReceipts: string[] }>(
      "select early_receipts from receipt_map where reference = $1",
      [reference],
    )
    assert.equal(kept?.earlyReceipts.length, 20)
  })

  it("of a deleted message are dropped, and write nothing", async () => {
    const id = await stage.sent()
    await deleteMessage(stage.context, stage.accountId, id)
    const count = async () =>
      (
        await store.db.query(
          "select 1 from event_log where subject_id = $1 union all select 1 from message_notes where message_id = $1",
          [id],
        )
      ).length
    const before = await count()
    await stage.receipt(id, "delivered")
    await stage.receipt(id, "accepted")
    assert.equal(await count(), before)
  })

  it("mean the later message when a carrier uses a reference again in another week", async () => {
    stage.carrier.answer = () => ({ kind: "accepted", references: ["again"] })
    const first = await stage.sent()
    await stage.pass(2 * 24 * 3_600_000)
    const second = await stage.sent()
    await stage.receipt(second, "delivered", { reference: "again" })
    assert.deepEqual([await stage.status(first), await stage.status(second)], ["sent", "delivered"])
  })

  it("mean the message of their own carrier, when another gives the same reference", async () => {
    await stage.stop()
    stage = new Stage(store.db, { carriers: 2 })
    for (const carrier of stage.carriers) carrier.answer = () => ({ kind: "accepted", references: ["the same"] })
    const [, other] = stage.carriers
    assert.ok(other)
    const first = await stage.sent()
    stage.table = stage.tableOf([{ carrierId: other.id }])
    const second = await stage.sent()
    const statuses = async () => [await stage.status(first), await stage.status(second)]
    const told = stage.receipts.recordReceipt(other.id, receipt("the same"))
    await Promise.all([stage.runDue(), told])
    assert.deepEqual(await statuses(), ["sent", "delivered"])
    await stage.receipt(first, "undelivered", { reference: "the same" })
    assert.deepEqual(await statuses(), ["undelivered: unreachable_handset", "delivered"])
  })

  it("are known three days after the submission, in another week too", async () => {
    const id = await stage.sent()
    await stage.pass(receiptLimitMs)
    await stage.receipt(id, "delivered")
    assert.equal(await stage.status(id), "delivered")
  })

  it("that came before the turn of the week find the answer that came after it", async () => {
    const sunday = Date.UTC(2026, 10, 22, 23, 59, 59, 900)
    stage = new Stage(store.db, { clock: new FakeClock(sunday) })
    const answer = silence()
    const id = await stage.sent()
    await stage.receipt(id, "delivered")
    stage.clock.advance(1_000)
    answer(accepted(id))
    await stage.runDue()
    assert.equal(await stage.status(id), "sent")
    await stage.pass(15_000)
    const sweep = sweepEarlyReceipts(store.db, stage.receipts, stage.clock.now())
    await stage.runDue()
    assert.equal(await sweep, 1)
    assert.equal(await stage.status(id), "delivered")
    assert.equal(await sweepEarlyReceipts(store.db, stage.receipts, stage.clock.now() + weekMs), 0)
  })

  it("that came before their submission was stored by a process that did not know the carrier's ids yet find it", async () => {
    const answer = silence()
    const id = await stage.sent()
    const kept = { raw: "id:31 \0", formerReference: referenceOf(id) }
    await stage.receipt(id, "delivered", { reference: "31", ...kept })
    answer(accepted(id))
    await stage.runDue()
    assert.equal(await stage.status(id), "sent")
    await stage.pass(15_000)
    const sweep = sweepEarlyReceipts(store.db, stage.receipts, stage.clock.now())
    await stage.runDue()
    assert.equal(await sweep, 1)
    assert.equal(await stage.status(id), "delivered")
  })

  for (const [relation, stored, told] of [
    ["hex_to_decimal", "5043", "20547"],
    ["decimal_to_hex", "20547", "5043"],
  ] as const)
    it(`that name a number without a letter find only references stored before ${relation} was learned`, async () => {
      stage.carrier.answer = async () => ({ kind: "accepted", references: [stored] })
      const id = await stage.sent()
      const learnedAt = stage.clock.now()
      await stage.receipt(id, "delivered", { reference: told })
      assert.equal(await stage.status(id), "sent")
      await stage.pass(15_000)
      const sweepAsIf = async (at: number) => {
        const learned = [{ carrierId: stage.carrier.id, relation, learnedAt: at }]
        const sweep = sweepEarlyReceipts(store.db, stage.receipts, stage.clock.now(), learned)
        await stage.runDue()
        return await sweep
      }
      assert.equal(await sweepAsIf(learnedAt - 10 * 60_000), 0)
      assert.equal(await stage.status(id), "sent")
      assert.equal(await sweepAsIf(learnedAt), 1)
      assert.equal(await stage.status(id), "delivered")
    })

  function receipt(reference: string) {
    return { reference, state: "delivered", code: null, at: stage.clock.now(), raw: "" } as const
  }
})
