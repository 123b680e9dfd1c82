import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { test, type TestContext } from "node:test"
import pg from "pg"
import { migrate, readMigrations, statementsOf, type Migration } from "./migrate.ts"
import { createEmptyDatabase } from "./testing.ts"

const now = Date.UTC(2026, 10, 21, 8)
const first = migration("0001_first", "create table parcels (n int primary key)")
const second = migration("0002_second", "insert into parcels values (1)")

test("migrations apply in order, once, and are recorded with their time", async (t) => {
  const url = await emptyDatabase(t)
  assert.deepEqual(await migrate(url, { now, migrations: [first] }), ["0001_first"])
  assert.deepEqual(await migrate(url, { now, migrations: [first, second] }), ["0002_second"])
  assert.deepEqual(await migrate(url, { now, migrations: [first, second] }), [])
  const rows = await query(url, "select name, applied_at from migrations order by name")
  assert.deepEqual(rows[1], { name: "0002_second", applied_at: new Date(now) })
})

test("one of the servers that start simultaneously applies each migration and the others wait for it", async (t) => {
  const url = await emptyDatabase(t)
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, { now, migrations: [first, second] })))
  assert.deepEqual(applied.flat().sort(), ["0001_first", "0002_second"])
  assert.equal((await query(url, "select * from parcels")).length, 1)
})

test("a migration that fails leaves nothing, says which it was, and can be tried again", async (t) => {
  const url = await emptyDatabase(t)
  const broken = migration("0002_second", "insert into parcels values (1); insert into parcels values (1)")
  await assert.rejects(migrate(url, { now, migrations: [first, broken] }), /0002_second failed: duplicate key/)
  assert.equal((await query(url, "select * from parcels")).length, 0)
  assert.deepEqual(await migrate(url, { now, migrations: [first, second] }), ["0002_second"])
})

test("another text of a migration that was applied is refused", async (t) => {
  const url = await emptyDatabase(t)
  await migrate(url, { now, migrations: [first] })
  const changed = migration("0001_first", "create table packages ()")
  await assert.rejects(migrate(url, { now, migrations: [changed] }), /0001_first was applied .* with another text/)
})

test("a database that a newer release changed is refused", async (t) => {
  const url = await emptyDatabase(t)
  await migrate(url, { now, migrations: [first, second] })
  await assert.rejects(migrate(url, { now, migrations: [first] }), /newer release: it has the migration 0002_second/)
})

test("a migration with another number is known by its text, and is not applied again", async (t) => {
  const url = await emptyDatabase(t)
  const former = migration("0003_second", second.text)
  await migrate(url, { now, migrations: [first, former] })
  const both = [1, 2].map(() => migrate(url, { now, migrations: [first, second] }))
  assert.deepEqual(await Promise.all(both), [[], []])
  const rows = await query(url, "select name from migrations order by name")
  assert.deepEqual(rows, [{ name: "0001_first" }, { name: "0002_second" }])
  assert.equal((await query(url, "select * from parcels")).length, 1)
})

test("a migration is applied statement by statement, and the body of a function is one statement", async () => {
  assert.deepEqual(statementsOf("-- a; b\nselect 1;\nselect ';' as\n  x;\n"), ["select 1", "select ';' as\n  x"])
  const body = "create function f() returns void as $$\nbegin\n  return;\nend\n$$ language plpgsql"
  assert.deepEqual(statementsOf(`${body};\nselect 2`), [body, "select 2"])
  const statements = (await readMigrations()).flatMap(({ text }) => statementsOf(text))
  assert.ok(statements.length > 200)
  const verbs = new Set(["alter", "create", "delete", "drop", "insert", "update", "with"])
  assert.deepEqual(
    statements.filter((statement) => !verbs.has(statement.split(/\s/)[0] ?? "")),
    [],
  )
})

test("the migrations of this release apply to an empty database", async (t) => {
  const url = await emptyDatabase(t)
  const names = (await readMigrations()).map(({ name }) => name)
  assert.deepEqual(await migrate(url, { now }), names)
})

function migration(name: string, text: string): Migration {
  return { name, text, sha256: createHash("sha256").update(text).digest("hex") }
}

async function emptyDatabase(t: TestContext): Promise<string> {
  const { url, close } = await createEmptyDatabase()
  t.after(close)
  return url
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}
