import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { openTestStore } from "#core/db/testing.ts"
import { listMessages } from "#messaging/messages/read/list-messages.ts"
import { recipient, sender, Stage } from "#messaging/messages/testing.ts"
import { discardDeadLetter, scheduleDeadLetterNow, listDeadLetters, retryDeadLetters } from "./dead-letters.ts"
import { storeInbound } from "./receive-message.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

describe("an inbound message that the store refuses for good", async () => {
  const store = await openTestStore()
  let stage: Stage
  beforeEach(async () => {
    stage = new Stage(store.db)
    await store.db.query("delete from inbound_dead_letters")
    await store.db.query("alter table messages add constraint refused check (body not like 'poison%') not valid")
  })
  afterEach(async () => {
    await store.db.query("alter table messages drop constraint if exists refused")
    await stage.stop()
  })
  after(() => store.close())

  const letters = () => listDeadLetters(store.db, { limit: 10, before: null })
  const retry = () =>
    retryDeadLetters(stage.receiving, {
      keptMs: 30 * dayMs,
      store: (carrierId, inbound) => storeInbound(stage.receiving, carrierId, inbound),
    })
  const bodies = async () => {
    const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 100, before: null })
    return messages.map(({ body }) => body)
  }

  it("is refused for good and set aside, whole, and once although the carrier repeats it", async () => {
    for (let times = 0; times < 2; times++)
      await assert.rejects(stage.receive("poison\0", { reference: "r1" }), PermanentFault)
    assert.deepEqual(
      (await letters()).map(({ carrierId, from, to, body, receivedAt }) => ({ carrierId, from, to, body, receivedAt })),
      [
        {
          carrierId: stage.carrier.id,
          from: recipient,
          to: sender,
          body: "poison\0",
          receivedAt: stage.clock.now(),
        },
      ],
    )
  })

  it("is kept beside another one with a reference that the carrier used before", async () => {
    await assert.rejects(stage.receive("poison 1", { reference: "r1" }), PermanentFault)
    await assert.rejects(stage.receive("poison 2", { reference: "r1" }), PermanentFault)
    assert.deepEqual((await letters()).map(({ body }) => body), ["poison 2", "poison 1"]) // oxfmt-ignore
  })

  it("is stored by the hourly retry as soon as the store takes it", async () => {
    await assert.rejects(stage.receive("poison 1"), PermanentFault)
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual([(await letters()).length, await bodies()], [1, []])
    await store.db.query("alter table messages drop constraint refused")
    await retry()
    assert.deepEqual(await bodies(), [])
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual([await letters(), await bodies()], [[], ["poison 1"]])
  })

  it("is stored by the next round when the operator asks for it, and can be discarded", async () => {
    await assert.rejects(stage.receive("poison 1"), PermanentFault)
    await assert.rejects(stage.receive("poison 2"), PermanentFault)
    await store.db.query("alter table messages drop constraint refused")
    const [second, first] = await letters()
    await scheduleDeadLetterNow(store.db, first?.id ?? "", stage.clock.now())
    await retry()
    assert.deepEqual([await letters(), await bodies()], [[second], ["poison 1"]])
    await discardDeadLetter(store.db, second?.id ?? "")
    assert.deepEqual(await letters(), [])
    const refused = { code: "dead_letter_not_found" }
    await assert.rejects(discardDeadLetter(store.db, second?.id ?? ""), refused)
    await assert.rejects(scheduleDeadLetterNow(store.db, second?.id ?? "", stage.clock.now()), refused)
  })

  it("does not hold up the retry of another one", async () => {
    await assert.rejects(stage.receive("poison for ever"), PermanentFault)
    await assert.rejects(stage.receive("poison for now"), PermanentFault)
    await store.db.query("alter table messages drop constraint refused")
    await store.db.query("alter table messages add constraint refused check (body <> 'poison for ever') not valid")
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual(
      [(await letters()).map(({ body }) => body), await bodies()],
      [["poison for ever"], ["poison for now"]],
    )
  })

  it("is forgotten when messages of its age are", async () => {
    await assert.rejects(stage.receive("poison"), PermanentFault)
    stage.clock.advance(30 * dayMs)
    await retry()
    assert.deepEqual(await letters(), [])
  })

  it("for a number that no account owns waits, and arrives once the number has an owner", async () => {
    const unowned = "+15550000077"
    for (let times = 0; times < 2; times++) await stage.receive("anybody?", { to: unowned, reference: "r1" })
    assert.deepEqual(
      (await letters()).map(({ to, body, error }) => [to, body, error]),
      [[unowned, "anybody?", "number_unowned"]],
    )
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual([(await letters()).length, await bodies()], [1, []])
    stage.owners[unowned] = stage.accountId
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual([await letters(), await bodies()], [[], ["anybody?"]])
  })

  it("stays with the operator when its number belongs to another account meanwhile", async () => {
    await assert.rejects(stage.receive("poison 1"), PermanentFault)
    await store.db.query("alter table messages drop constraint refused")
    stage.owners[sender] = "01900000-0000-7000-8000-0000000000ff"
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual((await letters()).map(({ body, error }) => [body, error]), [["poison 1", "number_moved"]]) // oxfmt-ignore
    stage.owners[sender] = stage.accountId
    stage.clock.advance(hourMs)
    await retry()
    assert.deepEqual([await letters(), await bodies()], [[], ["poison 1"]])
  })

  it("whose sender learns that the number has no owner is not kept", async () => {
    await stage.receive("anybody?", { to: "+15550000077", returnsUnowned: true })
    assert.deepEqual(await letters(), [])
  })

  it("for unowned numbers leaves room for those that the store refuses", async () => {
    await store.db.query(
      `insert into inbound_dead_letters
       select $1, sha256(n::text::bytea), gen_random_uuid(), '+1', '+2', '{}', 'number_unowned', now(), '2100-01-01'
       from generate_series(1, 5000) n`,
      [stage.carrier.id],
    )
    await stage.receive("one more", { to: "+15550000077" })
    await assert.rejects(stage.receive("poison"), PermanentFault)
    const kept = await store.db.query<{ count: number }>(
      "select error, count(*) as count from inbound_dead_letters group by 1 order by 2 desc",
    )
    assert.deepEqual(
      kept.map(({ count }) => count),
      [5_000, 1],
    )
  })

  it("is not refused for its length: its segments are counted up to 255", async () => {
    await stage.receive("ж".repeat(40_000))
    const { messages } = await listMessages(store.db, stage.accountId, {}, { limit: 1, before: null })
    assert.equal(messages[0]?.numSegments, 255)
  })
})
