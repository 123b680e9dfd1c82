import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { after, describe, it } from "node:test"
import { misplaced, readCluster, refusePartDistributed } from "#core/db/cluster.ts"
import { Database } from "#core/db/database.ts"
import { placeTable } from "#core/db/distribute.ts"
import { distribution } from "#core/db/distribution.ts"
import { connect, migrate, readMigrations, txOf } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createCitusDatabase, createTestDatabase, isOnCitus } from "#core/db/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { runCommand } from "./run-command.ts"

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-distribute-"))
after(() => rmSync(folder, { recursive: true }))
const now = systemClock.now()
const newId = createIds(systemClock)
/** The last migration of the release before the first one that could distribute a store. */
const firstDistributed = "0066_customer_rates"

describe("posthorn db distribute", () => {
  it("refuses an embedded store, and names what it needs", async () => {
    const { errors, code } = await distribute("")
    assert.match(errors, /The store is embedded\. Citus needs a PostgreSQL of your own: set DATABASE_URL\./)
    assert.equal(code, 1)
  })

  it("refuses a PostgreSQL without Citus", { skip: isOnCitus ? "on Citus there is one" : false }, async () => {
    const { url, close } = await createTestDatabase()
    const { errors, code } = await distribute(url)
    assert.match(
      errors,
      /This PostgreSQL has no Citus\. Install Citus 13 on each node, and run `create extension citus`/,
    )
    assert.equal(code, 1)
    await close()
  })
})

describe("a store of Citus", { skip: isOnCitus ? false : "TEST_CITUS_URL names no server" }, async () => {
  if (!isOnCitus) return
  const { url, close } = await createCitusDatabase()
  const open = () => new Database({ url, log: silentLog, poolMax: 2 })
  after(close)
  const accounts = Array.from({ length: 50 }, () => newId())

  it("shows the plan, and a dry run changes nothing", async () => {
    const all = await readMigrations()
    await migrate(url, { now, migrations: all })
    await using db = open()
    await db.transaction((tx) => ensurePartitions(tx, now))
    for (const id of accounts) await insertAccount(db, id)
    const { printed } = await distribute(url, "--dry-run")
    assert.match(printed, /^NODE +SHARDS\n127\.0\.0\.1:\d+ +yes\n/)
    assert.match(printed, /\naccounts +by id, with accounts +50 +will be moved\n/)
    assert.match(printed, /\nreceipt_map +by carrier_id +0 +will be moved\n/)
    assert.match(printed, /\ncarriers +on every node +0 +will be moved\n/)
    assert.match(printed, /\nsweeps +on the coordinator +0 +nothing to do\n/)
    assert.match(printed, /\nAccounts get 4 shards\.$/)
    assert.equal((await readCluster(db))?.shards, 0)
  })

  it("is not distributed while a program is connected", async () => {
    await using db = open()
    await db.query("select 1")
    const { errors, code } = await distribute(url)
    assert.match(errors, /Other programs are connected to this database: .*\. Stop all processes first\./)
    assert.equal(code, 1)
    assert.equal((await readCluster(db))?.shards, 0)
  })

  it("is refused by a start, and found by the doctor, while it is distributed in part", async () => {
    const client = await connect(url)
    const tx = txOf(client)
    const [first] = misplaced((await readCluster(tx))!)
    assert.equal(first?.table, "accounts")
    await client.query("begin")
    assert.equal(await placeTable(tx, first, 2), 50)
    await client.query("commit")
    await assert.rejects(
      refusePartDistributed(tx),
      /The store is distributed in part: api_keys, .* are not distributed\. Stop all processes, and run `posthorn db distribute`\./,
    )
    await client.end()
    assert.match(await doctor(url), /^BAD {2}cluster +api_keys, .* more tables are not distributed\./)
  })

  it("is distributed, with every row, and keeps its number of shards", async () => {
    const { printed, errors, code } = await distribute(url, "--shards", "8")
    assert.equal(errors, "")
    assert.equal(code, 0)
    // The accounts are distributed already.
    const tables = [...distribution.values()].filter(({ kind }) => kind !== "local").length - 1
    assert.match(printed, new RegExp(`\\n${tables} tables were distributed in `))
    assert.match(printed, /\n127\.0\.0\.1:\d+ +50 +0 +50$/)
    await using db = open()
    const cluster = await readCluster(db)
    assert.equal(cluster?.shards, 2)
    assert.deepEqual(misplaced(cluster), [])
    await refusePartDistributed(db)
    const found = await db.query<{ id: string }>("select id from accounts order by id")
    assert.deepEqual(found.map(({ id }) => id), accounts) // oxfmt-ignore
  })

  it("has the planner's settings on its nodes, and the doctor says when one lacks them", async () => {
    assert.match(await doctor(url), /^ok {3}cluster +1 nodes answer, with 2 shards of 63 tables$/)
    const db = open()
    const [{ name } = { name: "" }] = await db.query<{ name: string }>("select current_database() as name")
    await db.query(`alter database ${name} reset enable_seqscan`)
    assert.match(
      await doctor(url),
      /^WARN cluster +127\.0\.0\.1:\d+ can choose slow plans\. Stop all processes, and run/,
    )
    await db.close()
    assert.equal((await distribute(url)).code, 0)
    assert.match(await doctor(url), /^ok {3}cluster/)
  })

  it("gets partitions for later weeks", async () => {
    await using db = open()
    const later = now + 21 * 86_400_000
    const made = await db.withLongTimeout().transaction((tx) => ensurePartitions(tx, later))
    assert.ok(made.length > 0)
    const [row] = await db.query<{ count: number }>(
      "select count(*)::integer as count from pg_dist_partition where logicalrelid = any(string_to_array($1, ',')::regclass[])",
      [made.join()],
    )
    assert.equal(row?.count, made.length)
  })

  it("notes on each shard of the events which transaction writes them, also in later weeks", async () => {
    await using db = open()
    const weeks = await db.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass",
    )
    for (const { name } of [{ name: "events" }, ...weeks]) {
      const shards = await db.query<{ result: string }>(
        `select result from run_command_on_shards($1::regclass,
           $$ select count(*) from pg_trigger where tgrelid = '%s'::regclass and tgname like 'events_written_by%%' $$)`,
        [name],
      )
      assert.deepEqual(shards, [{ result: "1" }, { result: "1" }], name)
    }
  })
})

describe("migrations of a distributed store", { skip: isOnCitus ? false : "TEST_CITUS_URL names no server" }, () => {
  it("apply, and distribute the tables that they make", async () => {
    const { url, close } = await createCitusDatabase()
    const all = await readMigrations()
    const last = all.findIndex(({ name }) => name === firstDistributed)
    await migrate(url, { now, migrations: all.slice(0, last + 1) })
    const client = await connect(url)
    const tx = txOf(client)
    for (const placed of misplaced((await readCluster(tx))!)) {
      await client.query("begin")
      await placeTable(tx, placed, 2)
      await client.query("commit")
    }
    const before = (await readCluster(tx))!.tables.length
    const applied = await migrate(url, { now })
    assert.equal(applied.length, all.length - last - 1)
    const cluster = (await readCluster(tx))!
    assert.ok(cluster.tables.length > before)
    assert.deepEqual(misplaced(cluster), [])
    await client.end()
    await close()
  })
})

async function insertAccount(db: Database, id: string): Promise<void> {
  await db.query("insert into accounts (id, name, created_at, updated_at) values ($1, 'Shop', now(), now())", [id])
}

async function distribute(
  url: string,
  ...options: string[]
): Promise<{ printed: string; errors: string; code: number }> {
  return await command(url, ["db", "distribute", ...options])
}

async function doctor(url: string): Promise<string> {
  const { printed } = await command(url, ["doctor"])
  return printed.split("\n").find((line) => line.includes(" cluster ")) ?? ""
}

async function command(url: string, words: string[]): Promise<{ printed: string; errors: string; code: number }> {
  const printed: string[] = []
  const errors: string[] = []
  const code = await runCommand(words, {
    environment: { DATABASE_URL: url, DATA_DIR: folder, PORT: "0" },
    clock: systemClock,
    program: "",
    print: (line) => void printed.push(line),
    printError: (line) => void errors.push(line),
    promptHidden: null,
    readInput: async () => "",
    exitNow: () => undefined,
  })
  return { printed: printed.join("\n"), errors: errors.join("\n"), code }
}
