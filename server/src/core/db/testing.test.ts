import assert from "node:assert/strict"
import { test } from "node:test"
import pg from "pg"
import { createTestDatabase, openTestStore } from "./testing.ts"

test("a test database is migrated, has partitions, and is gone after its close", async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::int as n from pg_inherits where inhparent = 'messages'::regclass",
  )
  assert.ok(rows[0].n >= 5)
  await client.end()
  await database.close()
  await assert.rejects(new pg.Client({ connectionString: database.url }).connect(), /does not exist/)
})

test("a test waits minutes for a slow store, for a connection and for an answer", async (t) => {
  const { db, close } = await openTestStore()
  t.after(close)
  const [row] = await db.query("select current_setting('statement_timeout') as statement")
  assert.deepEqual(row, { statement: "5min" })
})
