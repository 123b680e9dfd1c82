import assert from "node:assert/strict"
import { test, type TestContext } from "node:test"
import { silentLog } from "#core/std/log.ts"
import { Refusal } from "#core/std/refusal.ts"
import { Database, StoreFull, StoreUnavailable, type DatabaseOptions, type Transaction } from "./database.ts"
import { createTestDatabase, notOnCitus } from "./testing.ts"

test(
  "a connection that the server ends in a transaction fails that transaction alone",
  notOnCitus("refuses the statements of this test"),
  async (t) => {
    const db = await open(t)
    const failing = db.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>("select pg_backend_pid() as pid")
      await db.query("select pg_terminate_backend($1, 5000)", [own?.pid])
      // Long enough for the connection to report the end while no statement runs.
      await db.query("select pg_sleep(0.05)")
      await tx.query("select 1")
    })
    await assert.rejects(failing, StoreUnavailable)
    assert.deepEqual(await db.query("select 1 as one"), [{ one: 1 }])
  },
)

test("a process that stops in a transaction holds no lock for longer than `connect_timeout` of the URL, or five seconds", async (t) => {
  const database = await createTestDatabase()
  t.after(() => database.close())
  const url = new URL(database.url)
  const idle = async () => {
    await using db = new Database({ url: url.href, log: silentLog, poolMax: 1 })
    const [row] = await db.query<{ idle: string }>(
      "select current_setting('idle_in_transaction_session_timeout') as idle",
    )
    return row?.idle
  }
  url.searchParams.set("connect_timeout", "40")
  assert.equal(await idle(), "40s")
  for (const unlimited of ["0", "-1", "soon", ""]) {
    url.searchParams.set("connect_timeout", unlimited)
    assert.equal(await idle(), "5s", unlimited)
  }
  url.searchParams.delete("connect_timeout")
  assert.equal(await idle(), "5s")
})

test("a store that does not answer within `connect_timeout` of its URL is away", async (t) => {
  const database = await createTestDatabase()
  t.after(() => database.close())
  const url = new URL(database.url)
  url.searchParams.set("connect_timeout", "1")
  await using db = new Database({ url: url.href, log: silentLog })
  await assert.rejects(db.query("select pg_sleep(600)"), StoreUnavailable)
})

test("a transaction fails with its first error, though statements behind it fail sooner", async (t) => {
  const db = await open(t)
  const failing = db.transaction((tx) => {
    const late = tx.query("select 1 / 0").then((rows) => rows.length)
    return Promise.all([late.finally(() => Promise.resolve()), tx.query("select 1")])
  })
  await assert.rejects(failing, /division by zero/)
})

test("acts on commit run once in a transaction that lost a race, and never in one that is rolled back", async (t) => {
  const db = await open(t)
  const acts: string[] = []
  let tries = 0
  await db.transaction(async (tx) => {
    tries += 1
    tx.onCommit(() => acts.push(`try ${tries}`))
    await tx.query("select 1")
    assert.deepEqual(acts, [], "the commit is still to come")
    if (tries === 1) await tx.query("do $$ begin raise sqlstate '40001'; end $$")
  })
  assert.deepEqual(acts, ["try 2"])
  const note = (tx: Transaction) => tx.onCommit(() => acts.push("rolled back"))
  await assert.rejects(
    db.transaction((tx) => {
      note(tx)
      tx.send("select 1 / 0")
    }),
  )
  await assert.rejects(
    db.transaction((tx) => {
      note(tx)
      return Promise.reject(new Error("refused"))
    }),
  )
  assert.deepEqual(acts, ["try 2"])
})

test("acts on commit follow the commit that makes the rows visible, in the order of their calls", async (t) => {
  const db = await open(t)
  await db.query(`create table on_commit (
    id integer, constraint on_commit_key unique (id) deferrable initially deferred)`)
  const acts: string[] = []
  let seen: Promise<unknown[]> | undefined
  const insert = (id: number, then = "select 1") =>
    db.transaction(async (tx) => {
      tx.onCommit(() => (seen = db.query("select id from on_commit")))
      tx.onCommit(() => acts.push(`inserted ${id}`))
      tx.onCommit(() => acts.push(`and ${id} again`))
      await tx.query("insert into on_commit values ($1)", [id])
      tx.send(then)
    })
  await insert(1)
  assert.deepEqual(await seen, [{ id: 1 }])
  await assert.rejects(insert(1), /on_commit_key/, "the constraint is checked by the commit")
  await assert.rejects(insert(2, "select pg_terminate_backend(pg_backend_pid())"), StoreUnavailable)
  assert.deepEqual(acts, ["inserted 1", "and 1 again"])
})

test("an act on commit that throws is logged, and stops neither the others nor the caller", async (t) => {
  const logged: string[] = []
  const error = (facts: object) => void logged.push(String((facts as { err: unknown }).err))
  const db = await open(t, { log: { ...silentLog, error } })
  const acts: string[] = []
  const result = await db.transaction((tx) => {
    tx.onCommit(() => {
      throw new Error("a broken act")
    })
    tx.onCommit(() => acts.push("the next one"))
    return "committed"
  })
  assert.deepEqual([result, acts, logged], ["committed", ["the next one"], ["Error: a broken act"]])
})

test("a refusal of a room in a transaction is no failure of the store, even if its words look like one", async (t) => {
  const db = await open(t)
  const refusal = new Refusal("busy", "Ten of them have not ended, and none was terminated.")
  await assert.rejects(
    db.transaction(() => Promise.reject(refusal)),
    (error) => error === refusal,
  )
})

test("a store that does not answer within `answerMaxMs` is away, and its connection is given up", async (t) => {
  const db = await open(t, { answerMaxMs: 50 })
  await assert.rejects(db.query("select pg_sleep(30)"), StoreUnavailable)
  await assert.rejects(
    db.transaction((tx) => tx.query("select pg_sleep(30)")),
    StoreUnavailable,
  )
  assert.deepEqual(db.usage(), { used: 0, idle: 0, waiting: 0 })
})

test("the error of a store that is away has the driver's reason, and a full one is reported once for each refusal", async (t) => {
  let reports = 0
  const db = await open(t, { onFull: () => reports++ })
  const full = "do $$ begin raise exception 'no room' using errcode = '53100'; end $$"
  await assert.rejects(db.query(full), StoreFull)
  await assert.rejects(
    db.transaction((tx) => tx.query(full)),
    StoreFull,
  )
  assert.equal(reports, 2)
  await using gone = new Database({
    url: "postgres://nobody@127.0.0.1:1/none",
    log: silentLog,
    hasRoom: async () => true,
  })
  const away = { name: "StoreUnavailable", message: "The store is away (connect ECONNREFUSED 127.0.0.1:1)." }
  await assert.rejects(gone.query("select 1"), away)
  await assert.rejects(
    gone.transaction((tx) => tx.query("select 1")),
    away,
  )
})

test("chores can take longer than a request waits for an answer", async (t) => {
  const db = await open(t, { answerMaxMs: 50 })
  assert.equal((await db.withLongTimeout().query("select pg_sleep(0.1)")).length, 1)
})

test(
  "`options` of the URL are added to the settings of a session, and win",
  notOnCitus("refuses the statements of this test"),
  async (t) => {
    const database = await createTestDatabase()
    t.after(() => database.close())
    const url = new URL(database.url)
    url.searchParams.set("options", "-c work_mem=8MB -c enable_mergejoin=on")
    await using db = new Database({ url: url.href, log: silentLog })
    const settings = await db.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name = any(string_to_array($1, ','))",
      ["work_mem,enable_mergejoin,enable_seqscan,plan_cache_mode,TimeZone"],
    )
    assert.deepEqual(Object.fromEntries(settings.map(({ name, setting }) => [name, setting])), {
      TimeZone: "UTC",
      enable_mergejoin: "on",
      enable_seqscan: "off",
      plan_cache_mode: "force_generic_plan",
      work_mem: "8192",
    })
  },
)

test(
  "plans can depend on the values of a statement with the extension Citus",
  notOnCitus("refuses the statements of this test"),
  async (t) => {
    const database = await createTestDatabase()
    t.after(() => database.close())
    await using db = new Database({ url: database.url, log: silentLog })
    // No registry of the tests has the extension itself.
    await db.transaction(async (tx) => {
      await tx.query("set local allow_system_table_mods = on")
      await tx.query(`insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      select 1, 'citus', extowner, extnamespace, false, '13.2.2' from pg_extension limit 1`)
    })
    await using later = new Database({ url: database.url, log: silentLog })
    const mode = "select current_setting('plan_cache_mode') as mode, current_setting('enable_seqscan') as scans"
    assert.deepEqual(await later.query(mode), [{ mode: "auto", scans: "off" }])
  },
)

async function open(t: TestContext, options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const { url, close } = await createTestDatabase()
  const db = new Database({ url, log: silentLog, poolMax: 2, ...options })
  t.after(async () => {
    await db.close()
    await close()
  })
  return db
}

test("a query over its own connection is answered while every connection of the pool waits for it in a transaction", async (t) => {
  const database = await createTestDatabase()
  t.after(() => database.close())
  await using db = new Database({ url: database.url, log: silentLog, poolMax: 2 })
  const withOwnConnection = db.withOwnConnection()
  const opened = Promise.withResolvers<void>()
  let open = 0
  const transaction = () =>
    db.transaction(async () => {
      if (++open === 2) opened.resolve()
      await opened.promise
      return await withOwnConnection.query("select 1 as one")
    })
  assert.deepEqual(await Promise.all([transaction(), transaction()]), [[{ one: 1 }], [{ one: 1 }]])
})
