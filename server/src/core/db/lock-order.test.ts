import assert from "node:assert/strict"
import { test } from "node:test"
import pg from "pg"
import { silentLog } from "#core/std/log.ts"
import { eventually } from "../../../test/support/eventually.ts"
import { Database, type RetryReason } from "./database.ts"
import { lockOrder } from "./lock-order.ts"
import { locksOf, refuseWrongLockOrder } from "./lock-order-testing.ts"
import { createTestDatabase, openTestStore } from "./testing.ts"

const lockedBy: Record<string, string[]> = {
  "update messages set status = $1 where id = $2": ["messages"],
  "with gone as (delete from media where id = $1 returning id) update media_contents set uses = 0": [
    "media",
    "media_contents",
  ],
  "select * from payments where id = any($1) order by id for update": ["payments"],
  "select 1 from (select id from factors where id = $1) as some for update skip locked": ["factors"],
  "insert into sweeps (name) values ($1) on conflict (name) do update set name = excluded.name": ["sweeps"],
  "select account_id from accounts where id = $1": [],
}

for (const [sql, tables] of Object.entries(lockedBy))
  test(`the locks of a statement are found: ${sql}`, () => {
    assert.deepEqual(
      locksOf(sql).map(({ table }) => table),
      tables,
    )
  })

test("each table has one place in the order of locks", async () => {
  const { db, close } = await openTestStore()
  const tables = await db.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  )
  const names = new Set(tables.map(({ name }) => name))
  assert.deepEqual(
    lockOrder.filter((table, index) => !names.has(table) || lockOrder.indexOf(table) !== index),
    [],
  )
  await close()
})

test("a transaction that locks tables in a wrong order fails its test", async () => {
  const { db, close } = await openTestStore()
  await db.transaction(async (tx) => {
    await tx.query("update delivery_jobs set attempts = 1 where account_id = $1", [account])
    await tx.query("update accounts set name = 'other' where id = $1", [account])
  })
  assert.throws(refuseWrongLockOrder, /accounts after delivery_jobs/)
  await close()
})

test("rows that a transaction inserted are no locks", async () => {
  const { db, close } = await openTestStore()
  await db.transaction(async (tx) => {
    const [row, values] = ["(account_id, id, target_id, subject_id, priority, run_at)", "($1, $1, $1, $1, 1, now())"]
    await tx.query(`insert into delivery_jobs ${row} values ${values}`, [account])
    await tx.query("update accounts set name = 'other' where id = $1", [account])
  })
  await close()
})

test("rows of a bulk insertion belong to the accounts that it lists", async () => {
  const { db, close } = await openTestStore()
  const book = (accounts: string) =>
    db.transaction(async (tx) => {
      await tx.query("update delivery_jobs set attempts = 1 where account_id = $1", [account])
      await tx.query(
        `insert into opt_outs (account_id, sender) select account_id, 'none' from unnest($1::uuid[]) as new (account_id)
         where false on conflict do nothing`,
        [accounts],
      )
    })
  await book(`{${low},${low}}`)
  refuseWrongLockOrder()
  await book(`{${low},${account}}`)
  assert.throws(refuseWrongLockOrder, /opt_outs after delivery_jobs/)
  await close()
})

const account = "00000000-0000-7000-8000-000000000001"
const [low, high] = ["00000000-0000-7000-8000-000000000002", "00000000-0000-7000-8000-000000000003"]
const lockJob = "select from delivery_jobs where account_id = $1 and id = any($2) order by id for update"

const wrongRowOrders: Record<string, { statements: [string, string[]][]; fault: RegExp }> = {
  "a row with a lower id": {
    statements: [
      [lockJob, [account, `{${high}}`]],
      ["update delivery_jobs set attempts = 1 where account_id = $1 and id = $2", [account, low]],
    ],
    fault: /delivery_jobs: a row with a lower id than before/,
  },
  "the rows of two searches": {
    statements: [low, high].map((subject) => [
      "select from delivery_jobs where account_id = $1 and subject_id = $2 order by id for update",
      [account, subject],
    ]),
    fault: /delivery_jobs: a second selection without ids/,
  },
  "several rows without an order": {
    statements: [["select from delivery_jobs where account_id = $1 limit 2 for update", [account]]],
    fault: /delivery_jobs: several rows without an order/,
  },
}

for (const [title, { statements, fault }] of Object.entries(wrongRowOrders))
  test(`a transaction that locks ${title} fails its test`, async () => {
    const { db, close } = await openTestStore()
    await db.transaction(async (tx) => {
      for (const [text, values] of statements) await tx.query(text, values)
    })
    assert.throws(refuseWrongLockOrder, fault)
    await close()
  })

test("a transaction can lock messages in any order after it claimed their jobs", async () => {
  const { db, close } = await openTestStore()
  await db.transaction(async (tx) => {
    await tx.query(
      `with due as (select id from message_jobs where account_id = $1 for update skip locked)
       update message_jobs set attempts = 1 where account_id = $1 and id = any(array(select id from due))`,
      [account],
    )
    for (const id of [high, low])
      await tx.query("update messages set tags = '{}' where account_id = $1 and id = any($2)", [account, `{${id}}`])
  })
  await close()
})

test("a transaction can lock the same rows again, rows with higher ids, and messages whose jobs it holds", async () => {
  const { db, close } = await openTestStore()
  await db.transaction(async (tx) => {
    await tx.query("delete from message_jobs where account_id = $1 and id = any($2)", [account, `{${low},${high}}`])
    for (const id of [high, low])
      await tx.query("update messages set tags = '{}' where account_id = $1 and id = any($2)", [account, `{${id}}`])
    await tx.query(lockJob, [account, `{${low}}`])
    await tx.query(lockJob, [account, `{${low},${high}}`])
  })
  await close()
})

test("a deadlock fails its test, is counted, and its transaction runs again", async () => {
  const database = await createTestDatabase()
  const conflicts: RetryReason[] = []
  const db = new Database({
    url: `${database.url}?options=${encodeURIComponent("-c deadlock_timeout=10ms")}`,
    log: silentLog,
    poolMax: 1,
    onConflict: (reason) => void conflicts.push(reason),
  })
  const other = new pg.Client({ connectionString: database.url, options: "-c deadlock_timeout=1min" })
  await other.connect()
  for (const name of ["one", "two"]) await db.query("insert into sweeps (name, watermark) values ($1, now())", [name])
  await other.query("begin")
  await other.query("update sweeps set watermark = now() where name = 'two'")
  const { rows } = await other.query<{ pid: number }>("select pg_backend_pid() as pid")
  let tries = 0
  let waiting: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    tries++
    // A second try could overtake the other transaction, and wait for it again.
    await waiting
    await tx.query("update sweeps set watermark = now() where name = 'one'")
    if (!waiting) {
      waiting = other.query("update sweeps set watermark = now() where name = 'one'").then(() => other.query("commit"))
      // The server looks for a deadlock once, ten milliseconds after this transaction begins to wait.
      await eventually("the other transaction waits", async () => {
        const locks = await tx.query("select from pg_locks where pid = $1 and not granted", [rows[0]?.pid ?? null])
        return locks.length > 0
      })
    }
    await tx.query("update sweeps set watermark = now() where name = 'two'")
  })
  await waiting
  await other.end()
  await db.close()
  assert.deepEqual({ tries, conflicts }, { tries: 2, conflicts: ["deadlock"] })
  await assert.rejects(database.close(), /deadlock while updating tuple .* in update sweeps/)
})

test("statements before the commit come last, after all others", async () => {
  const { db, close } = await openTestStore()
  await db.transaction(async (tx) => {
    tx.beforeCommit(() => tx.send("insert into sweeps (name, watermark) values ('last', clock_timestamp())"))
    tx.send("insert into sweeps (name, watermark) values ('first', clock_timestamp())")
    await tx.query("select pg_sleep(0)")
  })
  const rows = await db.query<{ name: string }>("select name from sweeps order by watermark")
  assert.deepEqual(
    rows.map(({ name }) => name).filter((name) => ["first", "last"].includes(name)),
    ["first", "last"],
  )
  await close()
})
