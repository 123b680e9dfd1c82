import assert from "node:assert/strict"
import { after, test } from "node:test"
import type { Tx } from "./database.ts"
import { readFilteredPage } from "./filtered-page.ts"
import { insertTerms, readIdsWith } from "./metadata-terms.ts"
import { openTestStore } from "./testing.ts"

const { db, close } = await openTestStore()
after(close)

const accountId = "01900000-0000-7000-8000-00000000000a"
const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, "0")}`
const list = { table: "numbered", equal: {}, read: ({ id }: { id: string }) => id }

test("a page by a filter without an index reads ten thousand rows, and says where the next one begins", async () => {
  await db.query("create table numbered (account_id uuid, id uuid, primary key (account_id, id))")
  await db.query(
    `insert into numbered select $1, ('01900000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid
     from generate_series(1, 10500) as number`,
    [accountId],
  )
  const fits = [["id <= ?::uuid", idOf(2)] as const]
  const first = await readFilteredPage(db, accountId, { limit: 5, before: null }, { ...list, fits })
  assert.deepEqual(first, { entries: [], nextBefore: idOf(501) })
  const second = await readFilteredPage(db, accountId, { limit: 1, before: first.nextBefore }, { ...list, fits })
  assert.deepEqual(second, { entries: [idOf(2)], nextBefore: idOf(2) })
  const third = await readFilteredPage(db, accountId, { limit: 1, before: second.nextBefore }, { ...list, fits })
  assert.deepEqual(third, { entries: [idOf(1)], nextBefore: null })
  const plain = await readFilteredPage(db, accountId, { limit: 2, before: null }, list)
  assert.deepEqual(plain, { entries: [idOf(10_500), idOf(10_499)], nextBefore: idOf(10_499) })
})

test("the store compares the rows, so that only rows of the page leave it", async () => {
  let rows = 0
  const counted: Tx = {
    isOnCitus: db.isOnCitus,
    async query<Row>(...statement: Parameters<Tx["query"]>) {
      const found = await db.query<Row>(...statement)
      rows += found.length
      return found
    },
  }
  const fits = [["id > ?::uuid", idOf(0)] as const, undefined]
  const page = await readFilteredPage(counted, accountId, { limit: 3, before: null, order: "asc" }, { ...list, fits })
  assert.deepEqual(page, { entries: [idOf(1), idOf(2), idOf(3)], nextBefore: idOf(3) })
  const none = [["id < ?::uuid", idOf(0)] as const]
  const empty = await readFilteredPage(
    counted,
    accountId,
    { limit: 3, before: null, order: "asc" },
    { ...list, fits: none },
  )
  assert.deepEqual(empty, { entries: [], nextBefore: idOf(10_000) })
  assert.ok(rows <= 6, `${rows} rows left the store`)
})

test("several entries of the metadata are compared by their terms, and no row is parsed", async () => {
  const all = { shop: "Bell", kind: "order" }
  const metadataOf = (number: number) => (number % 100 === 0 ? { ...all, table: "4" } : all)
  const resources = Array.from({ length: 10_500 }, (_, index) => {
    return { accountId, id: idOf(index + 1), metadata: metadataOf(index + 1) }
  })
  await db.transaction(async (tx) => insertTerms(tx, "payment_terms", resources))
  const statements: string[] = []
  const watched: Tx = {
    isOnCitus: db.isOnCitus,
    query: (...statement: Parameters<Tx["query"]>) => (statements.push(statement[0]), db.query(...statement)),
  }
  const entries = { ...all, table: "4" }
  const metadata = { table: "payment_terms", entries } as const
  const page = await readFilteredPage(watched, accountId, { limit: 2, before: null }, { ...list, metadata })
  assert.deepEqual(page, { entries: [idOf(10_500), idOf(10_400)], nextBefore: idOf(10_400) })
  assert.doesNotMatch(statements.join(), /json/)
  const found = await readIdsWith(db, "payment_terms", accountId, entries, { before: null }, 10_000)
  assert.deepEqual([found.ids.length, found.lookedAt], [100, idOf(501)])
})
