import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { textArray, time } from "#core/db/literals.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { listOptOuts, type OptOutKey } from "./list-opt-outs.ts"

const { url, close } = await createTestDatabase()
const db = new Database({ url, log: silentLog, poolMax: 2 })
after(async () => {
  await db.close()
  await close()
})

const clock = new FakeClock()
const newId = createIds(clock)
let accountId = newId()
beforeEach(() => (accountId = newId()))

async function add(pairs: readonly OptOutKey[], owner = accountId): Promise<void> {
  await db.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at)
     select $1, sender, recipient, 'STOP', $4 from unnest($2::text[], $3::text[]) as new (sender, recipient)`,
    [owner, textArray(pairs.map(([sender]) => sender)), textArray(pairs.map((pair) => pair[1])), time(clock.now())],
  )
}

async function pages(filter: { sender?: string; recipient?: string }, limit: number): Promise<string[][]> {
  const found: string[][] = []
  const { sender = null, recipient = null } = filter
  for (let after: OptOutKey | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const { optOuts, nextAfter } = await listOptOuts(db, accountId, { sender, recipient }, { limit, after })
    found.push(optOuts.map((optOut) => `${optOut.sender} ${optOut.recipient}`))
    after = nextAfter
  }
  return found
}

test("opt-outs are listed by sender and recipient, filtered by either, on pages of any size", async () => {
  const pairs = ["A", "B", "C"].flatMap((sender) => ["1", "2", "3"].map((to): OptOutKey => [sender, to]))
  await add(pairs.toReversed())
  await add([["A", "4"]], newId())
  const all = pairs.map((pair) => pair.join(" "))
  for (const limit of [1, 2, 9, 100]) {
    assert.deepEqual((await pages({}, limit)).flat(), all)
    assert.deepEqual((await pages({ sender: "B" }, limit)).flat(), ["B 1", "B 2", "B 3"])
    assert.deepEqual((await pages({ recipient: "2" }, limit)).flat(), ["A 2", "B 2", "C 2"])
    assert.deepEqual((await pages({ sender: "C", recipient: "3" }, limit)).flat(), ["C 3"])
  }
  assert.equal((await pages({}, 9)).length, 1)
})

test("one page of a recipient looks at ten thousand opt-outs, and the next continues from there", async () => {
  await add(Array.from({ length: 10_001 }, (_, index): OptOutKey => ["A", `${index}`]))
  await add([["B", "rare"]])
  assert.deepEqual(await pages({ recipient: "rare" }, 10), [[], ["B rare"]])
})
