import assert from "node:assert/strict"
import { after, test } from "node:test"
import { connect, txOf } from "./migrate.ts"
import { createTestDatabase, openTestStore } from "./testing.ts"

const { db, close } = await openTestStore()
after(close)

const text = "select now() as last_used_at, null::text as a_2_b, json_build_object('last_used_at', 1) as stored_json"

test("a row has its columns in camelCase, and the JSON inside them keeps its names", async () => {
  const shape = (rows: object[]) => rows.map((row) => [Object.keys(row), (row as { storedJson: object }).storedJson])
  const expected = [[["lastUsedAt", "a2B", "storedJson"], { last_used_at: 1 }]]
  assert.deepEqual(shape(await db.query(text)), expected)
  assert.deepEqual(shape(await db.query(`${text} where $1`, [true])), expected)
  for (const _ of [1, 2]) assert.deepEqual(shape(await db.query(text, [], "column_names_test")), expected)
  await db.transaction(async (tx) => assert.deepEqual(shape(await tx.query(text)), expected))
  const database = await createTestDatabase()
  const client = await connect(database.url)
  assert.deepEqual(shape(await txOf(client).query(text)), expected)
  await client.end()
  await database.close()
})

test("the compiler refuses a row type with the name of a column", async () => {
  // @ts-expect-error A row has `isLive` for this column.
  const [row] = await db.query<{ is_live: boolean }>("select true as is_live")
  assert.deepEqual(row, { isLive: true })
})
