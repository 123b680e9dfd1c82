import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { test } from "node:test"
import { hashOfId } from "./id-hash.ts"
import { openTestStore } from "./testing.ts"

test("an id has the hash that PostgreSQL gives it", async () => {
  await using stack = new AsyncDisposableStack()
  const { db, close } = await openTestStore()
  stack.defer(close)
  const ids = Array.from({ length: 1_000 }, () => randomUUID() as string)
  const rows = await db.query<{ hash: number }>(
    "select uuid_hash(id) as hash from unnest($1::uuid[]) with ordinality as known (id) order by ordinality",
    [`{${ids.join()}}`],
  )
  assert.deepEqual(
    ids.map(hashOfId),
    rows.map(({ hash }) => hash),
  )
})
