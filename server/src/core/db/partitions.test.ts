import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
import pg from "pg"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, firstIdAt } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Database, type SqlValue } from "./database.ts"
import { dropOldPartitions, ensurePartitions } from "./partitions.ts"
import { createTestDatabase, notOnCitus, type TestDatabase } from "./testing.ts"
import { dayMs, weekMs } from "#core/std/durations.ts"

/** Years after the weeks of a new test database. */
const start = Date.UTC(2031, 4, 14, 12)
const account = firstIdAt(start)
const keepAll = { messages: 100_000, events: 100_000, receipts: 100_000, responses: 100_000, audit: 100_000 }
let database: TestDatabase
let db: Database

before(async () => {
  database = await createTestDatabase()
  db = new Database({ url: database.url, log: silentLog, poolMax: 4 })
})

/** Every test begins with the partitions around `start` and no rows. */
beforeEach(async () => {
  await dropOldPartitions(db, { messages: 0, events: 0, receipts: 0, responses: 0, audit: 0 }, start + 1_000 * weekMs)
  await ensure(start)
})

after(async () => {
  await db.close()
  await database.close()
})

test("every history table has the week before, this week and the next three, and a second call adds nothing", async () => {
  const names = (await partitionsOf("events")).map(({ name }) => name)
  assert.deepEqual(names, ["events_2031w19", "events_2031w20", "events_2031w21", "events_2031w22", "events_2031w23"])
  assert.equal((await partitionsOf("receipt_map")).length, 5)
  assert.deepEqual(await ensure(start), [])
})

test("a week later one partition a table is added", async () => {
  const created = await ensure(start + weekMs)
  assert.ok(created.includes("messages_2031w24"))
  assert.equal(created.filter((name) => name.startsWith("messages_")).length, 1)
})

test("processes that create the same partitions simultaneously all succeed, and each partition is created once", async () => {
  const later = start + 10 * weekMs
  const created = (await Promise.all([1, 2, 3, 4].map(() => ensure(later)))).flat()
  assert.equal(new Set(created).size, created.length)
  assert.equal(created.filter((name) => name.startsWith("events_")).length, 5)
})

test("a partition has its table's room for updates, its indexes, and vacuum by inserts", async () => {
  const [row] = await db.query<{ options: string[]; indexes: number }>(
    `select reloptions as options, (select count(*)::int from pg_index where indrelid = pg_class.oid) as indexes
     from pg_class where relname = 'messages_2031w20'`,
  )
  assert.ok(row?.options.includes("fillfactor=50"))
  assert.ok(row?.options.some((option) => option.startsWith("autovacuum_vacuum_insert_")))
  assert.equal(row?.indexes, 4)
})

test("rows are accepted from a clock that jumped seven days back and twenty-one ahead", async () => {
  for (const at of [start - 7 * dayMs, start, start + 21 * dayMs]) await insertEvent(at)
  assert.equal(await countEvents(), 3)
})

test(
  "a row beyond the partitions fails loudly, and is accepted after the next call",
  notOnCitus("names the shards in its answers"),
  async () => {
    const at = start + 60 * dayMs
    await assert.rejects(insertEvent(at), /no partition of relation "events" found/)
    await ensure(at)
    await insertEvent(at)
  },
)

test("writers and readers do not wait while partitions are created", async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query("begin")
  await client.query("insert into events (account_id, id, types, heads) values ($1, $2, array['x'], '[]')", [
    account,
    idAt(start),
  ])
  await ensure(start + 20 * weekMs)
  await client.query("rollback")
  await client.end()
})

test("a partition is dropped when its last row is older than the retention, and not a moment before", async () => {
  const old = await insertEvent(start - 7 * dayMs)
  const young = await insertEvent(start)
  const endOfOldWeek = Date.UTC(2031, 4, 12)
  const retention = { ...keepAll, events: 30 }
  assert.deepEqual((await dropOldPartitions(db, retention, endOfOldWeek + 30 * dayMs - 1)).dropped, [])
  const { dropped } = await dropOldPartitions(db, retention, endOfOldWeek + 30 * dayMs)
  assert.deepEqual(dropped, [
    "deliveries_2031w19",
    "delivery_attempts_2031w19",
    "events_2031w19",
    "message_frames_2031w19",
  ])
  assert.equal(await findEvent(old), 0)
  assert.equal(await findEvent(young), 1)
})

test("each kind of history has a retention of its own", async () => {
  const { dropped } = await dropOldPartitions(db, { ...keepAll, receipts: 1 }, start + 2 * dayMs)
  assert.deepEqual(dropped, ["receipt_map_2031w19"])
})

test("a partition that a long transaction uses is left for the next call", async () => {
  const { end } = await holdReading("receipt_map")
  const dropAll = () => dropOldPartitions(db, { ...keepAll, receipts: 1 }, start + 2 * dayMs)
  assert.deepEqual(await dropAll(), { dropped: [], busy: ["receipt_map_2031w19"] })
  await end()
  assert.deepEqual(await dropAll(), { dropped: ["receipt_map_2031w19"], busy: [] })
})

test("a writer during drops that wait for a long transaction waits for the drops only", async () => {
  const { end } = await holdReading("events")
  let isOver = false
  const drop = dropOldPartitions(db, { ...keepAll, events: 0 }, start).finally(() => (isOver = true))
  let written = 0
  while (!isOver) written += (await insertEvent(start)) ? 1 : 0
  await drop
  await end()
  assert.ok(written > 0)
})

test(
  "a lookup by account and id, and a page of a list, read one partition only",
  notOnCitus("names the shards in its answers"),
  async () => {
    const plans = await Promise.all([
      explain("select * from events where account_id = $1 and id = $2", [account, idAt(start)]),
      explain("select * from events where account_id = $1 and id >= $2 and id < $3", [
        account,
        firstIdAt(start),
        firstIdAt(start + dayMs),
      ]),
    ])
    for (const plan of plans)
      assert.deepEqual(
        [...plan.matchAll(/ on (events_\w+)/g)].map(([, table]) => table),
        ["events_2031w20"],
        plan,
      )
  },
)

/** Opens another transaction that has read all of a table and does not end. */
async function holdReading(table: string): Promise<{ end(): Promise<void> }> {
  const reader = new pg.Client({ connectionString: database.url })
  await reader.connect()
  await reader.query("begin")
  await reader.query(`select count(*) from ${table}`)
  return { end: () => reader.end() }
}

function ensure(now: number): Promise<string[]> {
  return db.transaction((tx) => ensurePartitions(tx, now))
}

function idAt(ms: number): string {
  return createIds(new FakeClock(ms))()
}

async function insertEvent(at: number): Promise<string> {
  const id = idAt(at)
  await db.query("insert into events (account_id, id, types, heads) values ($1, $2, array['x'], '[]')", [account, id])
  return id
}

async function findEvent(id: string): Promise<number> {
  return (await db.query("select 1 from events where account_id = $1 and id = $2", [account, id])).length
}

async function countEvents(): Promise<number> {
  return (await db.query("select 1 from events where account_id = $1", [account])).length
}

async function partitionsOf(table: string): Promise<{ name: string }[]> {
  return db.query(
    "select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1",
    [table],
  )
}

async function explain(text: string, values: SqlValue[]): Promise<string> {
  const rows = await db.query<{ "QUERY PLAN": string }>(`explain (analyze, costs off, timing off) ${text}`, values)
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}
