import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { recipient } from "#messaging/messages/testing.ts"
import { eraseRecipient, readRecipient } from "./recipient.ts"
import { addToSafeList } from "./safe-list.ts"
import { VerificationStage } from "./testing.ts"

describe("the data of a recipient", async () => {
  const store = await openTestStore()
  let stage: VerificationStage
  beforeEach(async () => {
    stage = await VerificationStage.open(store.db)
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  const other = "+15550001002"
  const accountId = () => stage.stage.accountId
  const read = (to = recipient) => readRecipient(store.db, accountId(), to)
  const erase = (to = recipient) => store.db.transaction((tx) => eraseRecipient(tx, accountId(), to))

  it("is its verifications, attempts, limits and its entry on the safe list, and no one else's", async () => {
    const { id } = await stage.create({ tags: ["sign-up"] })
    await stage.check(id, stage.wrongCode)
    await stage.create({ to: other })
    await addToSafeList(store.db, accountId(), { to: recipient, note: "Test" }, stage.stage.clock.now())
    const { verifications, attempts, limits, safeEntry, hasMore } = await read()
    assert.deepEqual([verifications.map((each) => each.id), attempts.length, hasMore], [[id], 1, false])
    assert.deepEqual(
      limits.map(({ name, count }) => `${name} ${count}`),
      ["failed_checks 1", "failed_checks_in_row 1", "recipient_day 1", "recipient_hour 1"],
    )
    assert.equal(safeEntry?.note, "Test")
  })

  it("is erased from every table of verifications, and a code that is under way is not valid any more", async () => {
    const payload = { amount: "12.50", currency: "EUR", payee: "Ann's Restaurant" }
    const { id } = await stage.create({ tags: ["sign-up"], payload })
    const { id: kept } = await stage.create({ to: other })
    const { code } = stage
    await stage.checkTo(recipient, "1234")
    await addToSafeList(store.db, accountId(), { to: recipient, note: null }, stage.stage.clock.now())
    assert.equal(await erase(), 1)
    assert.deepEqual(await read(), { verifications: [], attempts: [], limits: [], safeEntry: null, hasMore: false })
    const tables = ["verifications", "pending_verifications", "verification_attempts", "verification_limits"]
    for (const table of [...tables, "verification_safe_list", "verification_scores", "verification_blocks"]) {
      const sql = `select ${table}::text as row from ${table} where account_id = $1`
      const rows = await store.db.query<{ row: string }>(sql, [accountId()])
      assert.deepEqual(rows.filter(({ row }) => row.includes(recipient)), [], table) // oxfmt-ignore
    }
    const events = await store.db.query<{ body: string }>("select body from event_log where subject_id = $1", [id])
    assert.ok(events.length > 0)
    for (const { body } of events) assert.doesNotMatch(body, /sign-up|Ann/)
    assert.equal((await stage.check(kept, code)).isValid, true)
    await stage.pass(3_600_000)
    assert.deepEqual(await stage.story(id), ["created", "sent"])
    assert.equal(await erase(), 0)
  })

  it("lets the address be verified again, and a late receipt of the erased one changes nothing", async () => {
    await stage.create()
    const [{ messageId } = { messageId: "" }] = stage.stage.carrier.submissions
    await erase()
    await stage.stage.receipt(messageId, "delivered")
    const { id } = await stage.create()
    assert.equal((await stage.check(id, stage.code)).isValid, true)
    assert.deepEqual((await read()).verifications.map((each) => each.id), [id]) // oxfmt-ignore
  })
})
