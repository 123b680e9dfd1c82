import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase, notOnCitus, planOf } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { optedOutPairs, optIn, optOut } from "./opt-outs.ts"

const { url, close } = await createTestDatabase()
const db = new Database({ url, log: silentLog })
after(async () => {
  await db.close()
  await close()
})

const clock = new FakeClock()
const newId = createIds(clock)
const now = clock.now()
const newPair = () => ({ accountId: newId(), sender: "+15550000001", recipient: "+15550000002" })

test("only the first of two opt-outs is new, so that it is answered once", async () => {
  const pair = newPair()
  assert.equal(await optOut(db, pair, { keyword: "STOP", now }), true)
  assert.equal(await optOut(db, pair, { keyword: "QUIT", now }), false)
})

test("a recipient who came back is not opted out", async () => {
  const pair = newPair()
  await optOut(db, pair, { keyword: "STOP", now })
  assert.equal(await optIn(db, pair), true)
  assert.equal(await optIn(db, pair), false)
  assert.deepEqual(await optedOutPairs(db, [pair]), [false])
})

test("an opt-out holds for its account, sender and recipient alone", async () => {
  const pair = newPair()
  await optOut(db, pair, { keyword: "STOP", now })
  const others = [newPair(), { ...pair, sender: 'a "b" \\c' }, { ...pair, recipient: "+15550000003" }]
  assert.deepEqual(await optedOutPairs(db, [...others, pair, pair]), [false, false, false, true, true])
})

test(
  "each pair is looked up by its whole key, even if many recipients have left the account",
  notOnCitus("shows a plan of its own"),
  async () => {
    await using one = new Database({ url, log: silentLog, poolMax: 1 })
    await optedOutPairs(one, [newPair()])
    assert.match(
      await planOf(one, "numbers_find_opt_outs", 4),
      /_pkey on opt_outs .*\n +Index Cond: \(\(account_id = .*sender = .*recipient = /,
    )
  },
)
