import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import pg, { type PoolClient } from "pg"
import { isAbortedStatement } from "./errors.ts"
import { Pipeline, type Statement } from "./pipeline.ts"
import { createTestDatabase } from "./testing.ts"

const database = await createTestDatabase()
const pool = new pg.Pool({ connectionString: database.url, max: 1, idleTimeoutMillis: 0 })
const client = await pool.connect()
// The database is dropped while this connection may still be closing.
client.on("error", () => undefined)
after(async () => {
  client.release(true)
  await pool.end()
  await database.close()
})

/** The number of batches that were sent to the server. */
let batches = 0
const counting = Object.assign(Object.create(client) as PoolClient, {
  query: (...given: Parameters<PoolClient["query"]>) => {
    batches++
    return client.query(...given)
  },
})

let line = new Pipeline(counting)
beforeEach(async () => {
  await client.query("deallocate all")
  line = new Pipeline(counting)
  line.answerMaxMs = 30_000
  batches = 0
})

const unexpected = (failure: unknown) => assert.fail(String(failure))
const one: Statement = ["select $1::int as one", [1], "one"]
const divide = (by: number): Statement => ["select 6 / $1::int as share", [by], "divide"]

test("the driver has the methods that its published types lack and a batch calls", () => {
  const { connection } = client as unknown as { connection: Record<string, unknown> & { stream: object } }
  for (const method of ["parse", "bind", "describe", "execute", "close", "sync"])
    assert.equal(typeof connection[method], "function", method)
  for (const method of ["cork", "uncork"]) assert.ok(method in connection.stream, method)
})

test("statements of one turn, and those added before, travel together and are answered in order", async () => {
  line.add(["begin", [], "begin"], unexpected)
  const follow = async () => (await Promise.resolve(), (await line.run(divide(2))).rows)
  const [first, second, end] = await Promise.all([line.run(one), follow(), line.run(["commit", [], "commit"])])
  assert.deepEqual([first.rows, second, end.command], [[{ one: 1 }], [{ share: 3 }], "COMMIT"])
  assert.equal(batches, 1)
})

test("added statements wait for a query, and a query during a round trip waits for its end", async () => {
  line.add(["create temporary table added (at int)", [], "create"], unexpected)
  line.add(["insert into added values (1)", []], unexpected)
  const before = line.run(["select count(*)::int as rows from added", []])
  await new Promise<void>((resolve) => setImmediate(resolve))
  line.add(["drop table added", []], unexpected)
  const behind = line.run(["select to_regclass('added') as name", []])
  assert.deepEqual((await before).rows, [{ rows: 1 }])
  assert.deepEqual((await behind).rows, [{ name: null }])
  assert.equal(batches, 2)
})

test("a statement is described once a connection, and its rows are read the same way afterwards", async () => {
  const everything: Statement = [
    `select $1::text as text, $2::timestamptz as at, $3::bytea as bytes, $4::bool as yes, $5::bigint as big, $6::text[] as none`,
    ["über 📯", new Date(1_234), Uint8Array.of(0, 255), true, 2 ** 52, null],
    "everything",
  ]
  const row = { text: "über 📯", at: 1_234, bytes: Buffer.of(0, 255), yes: true, big: 2 ** 52, none: null }
  for (let times = 0; times < 3; times++) assert.deepEqual((await line.run(everything)).rows, [row])
  const gone: Statement = ["select 1 as one where $1", [false], "gone"]
  for (let times = 0; times < 2; times++) assert.deepEqual((await line.run(gone)).rows, [])
})

test("a statement of its own transaction fails when its commit does", async () => {
  await line.run(["create temporary table parents (id int primary key)", []])
  await line.run(["create temporary table children (parent int references parents initially deferred)", []])
  await assert.rejects(line.run(["insert into children values (1)", [], "insert child"]), /foreign key/)
  assert.deepEqual((await line.run(["select * from children", []])).rows, [])
})

test("a statement that fails takes those behind it along, and none before it", async () => {
  const failures: unknown[] = []
  const fine = line.run(one)
  line.add(divide(0), (failure) => failures.push(failure))
  line.add(["select 1", [], "added behind"], (failure) => failures.push(failure))
  const behind = line.run(["select 2", [], "asked behind"], (failure) => failures.push(failure))
  assert.deepEqual((await fine).rows, [{ one: 1 }])
  await assert.rejects(behind, isAbortedStatement)
  assert.match(String(failures[0]), /division by zero/)
  assert.deepEqual(failures.slice(1).map(isAbortedStatement), [true, true])
  // The connection knows some of these names, but not others.
  assert.deepEqual((await line.run(divide(3))).rows, [{ share: 2 }])
  assert.equal((await line.run(["select 2", [], "asked behind"])).rows.length, 1)
  assert.equal((await line.run(["select 1", [], "added behind"])).rows.length, 1)
})

test("a statement whose first run failed can travel behind another that fails, and is run after that", async () => {
  await assert.rejects(line.run(divide(0)), /division by zero/)
  const both = [line.run(["select 1 / $1::int as other", [0], "other"]), line.run(divide(3))]
  for (const asked of await Promise.allSettled(both)) assert.equal(asked.status, "rejected")
  assert.deepEqual((await line.run(divide(3))).rows, [{ share: 2 }])
})

test("a statement that cannot be parsed fails each time for that reason", async () => {
  const wrong: Statement = ["selct $1", [1], "wrong"]
  for (let times = 0; times < 3; times++) await assert.rejects(line.run(wrong), /syntax error at or near "selct"/)
  assert.deepEqual((await line.run(one)).rows, [{ one: 1 }])
})

test("texts of several statements keep their place among the others", async () => {
  const asked = [
    line.run(one),
    line.run(["create temporary table several (at int); insert into several values (7)"]),
    line.run(["select at from several", []]),
    line.run(["drop table several"]),
  ]
  const [, , read] = await Promise.all(asked)
  assert.deepEqual(read?.rows, [{ at: 7 }])
  await assert.rejects(line.run(["select 1; selct 2"]), /syntax error/)
  assert.deepEqual((await line.run(one)).rows, [{ one: 1 }])
})

test("a query that waits longer than `answerMaxMs` fails, with all that travelled along", async () => {
  const other = new pg.Pool({ connectionString: database.url, max: 1 })
  const held = await other.connect()
  held.on("error", () => undefined)
  const slow = new Pipeline(held)
  slow.answerMaxMs = 20
  const both = await Promise.allSettled([slow.run(["select pg_sleep(30)", []]), slow.run(one)])
  assert.deepEqual(
    both.map(({ status }) => status),
    ["rejected", "rejected"],
  )
  assert.match(String((both[0] as PromiseRejectedResult).reason), /read timeout/)
  held.release(true)
  await other.end()
})
