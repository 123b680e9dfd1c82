import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { distribution } from "./distribution.ts"
import { openTestStore } from "./testing.ts"

describe("the distribution of the tables", async () => {
  const { db, close } = await openTestStore()
  after(close)

  it("has a place for every table of the schema, and for no other", async () => {
    const tables = await db.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
    )
    assert.deepEqual([...distribution.keys()].toSorted(), tables.map(({ name }) => name).toSorted())
  })

  it("names a column of every unique index of a distributed table", async () => {
    const indexes = await db.query<{ name: string; index: string; columns: string[] }>(
      `select t.relname as name, i.relname as index, array_agg(a.attname::text) as columns
       from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
         join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey)
       where t.relnamespace = current_schema()::regnamespace and not t.relispartition and (x.indisunique or x.indisexclusion)
       group by 1, 2`,
    )
    const keysOf = Map.groupBy(indexes, ({ name }) => name)
    const wrong = [...distribution].flatMap(([table, placement]) => {
      if (placement.kind !== "distributed") return []
      const keys = keysOf.get(table) ?? []
      const without = keys.filter(({ columns }) => !columns.includes(placement.column)).map(({ index }) => index)
      return keys.length ? without : [`${table} has no unique index`]
    })
    assert.deepEqual(wrong, [])
  })

  it("puts every table with an account beside the accounts, but those that statements read without one", async () => {
    const tables = await db.query<{ name: string }>(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'account_id' and attnotnull
       where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`,
    )
    const elsewhere = tables.filter(({ name }) => {
      const placement = distribution.get(name)
      return placement?.kind !== "distributed" || placement.group !== "accounts"
    })
    assert.deepEqual(elsewhere.map(({ name }) => name).toSorted(), [
      "api_key_owners",
      "memberships",
      "number_owners",
      "pay_links",
      "simulated_charges",
      "simulated_movements",
    ])
  })
})
