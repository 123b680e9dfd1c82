/** The store's clock is that of a function which hides PostgreSQL's own, so that a test can move it. */
import assert from "node:assert/strict"
import { after, before, beforeEach, describe, it } from "node:test"
import { Database, SchemaChanged } from "#core/db/database.ts"
import { sqlStateOf } from "#core/db/errors.ts"
import { readMigrations } from "#core/db/migrate.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createTestDatabase, type TestDatabase } from "#core/db/testing.ts"
import { claimTasks, setTask } from "#payments/payments/notifications/tasks.ts"
import { Queue, type Lane } from "#core/queue/queue.ts"
import { claimRun } from "#payments/reconciliation/runs.ts"
import { claimReplay } from "#core/replays/replay-leases.ts"
import { claimSessions, findSessions } from "#messaging/routing/session-store.ts"
import { dayMs, minuteMs, hourMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { SteeredClock } from "#core/std/steered-clock.ts"
import { followStepBack } from "./follow-clock-step.ts"
import { acceptStoreTime, isTimeDoubtful, noteStoreTime, refuseWrongTime } from "./store-time.ts"
import { setClock, StoreWatch } from "./store-watch.ts"

const startedAt = Date.UTC(2026, 10, 21, 8)
const settleMs = 3_000
const yearMs = 366 * dayMs

describe("the watch of the store", () => {
  const queue = new Queue("message")
  let database: TestDatabase
  let db: Database
  let storeMs: number
  let lane: Lane
  let warnings: object[]
  let errors: object[]
  let changed: string[]

  before(async () => {
    database = await createTestDatabase()
    const url = new URL(database.url)
    url.searchParams.set("options", "-c search_path=public,pg_catalog")
    db = new Database({ url: url.href, log: silentLog })
    await db.query("create table store_time (at timestamptz)")
    await db.query("insert into store_time values (now())")
    await db.query(
      "create function public.clock_timestamp() returns timestamptz language sql as 'select at from store_time'",
    )
  })
  after(async () => {
    await db.close()
    await database.close()
  })
  beforeEach(async () => {
    const newId = createIds(new FakeClock())
    lane = { accountId: newId(), targetId: newId() }
    warnings = []
    changed = []
    errors = []
    await db.query("delete from sweeps where name like '%store clock'")
    await setStore(startedAt)
  })

  async function setStore(ms: number): Promise<void> {
    storeMs = ms
    await db.query("update store_time set at = to_timestamp($1::float8 / 1000)", [ms])
  }

  /** A process whose machine is ahead of the store. */
  async function startNode(aheadMs = 0) {
    const machine = new FakeClock(storeMs + aheadMs)
    const clock = new SteeredClock(machine)
    const newId = createIds(clock)
    const warn = (fields: object) => void warnings.push(fields)
    const log = { ...silentLog, warn, error: (fields: object) => void errors.push(fields) }
    await setClock(db, clock, log)
    const watch = new StoreWatch({
      db,
      clock,
      log,
      metrics: new Metrics(),
      knownMigrations: new Set((await readMigrations()).map(({ name }) => name)),
      onStep: () => undefined,
      onSchemaChanged: (name) => void changed.push(name),
    })
    await watch.readStore()
    const add = async (waitMs = 0, attempts = 0) => {
      const id = newId()
      const job = { ...lane, id, subjectId: id, priority: 1, runAt: clock.now() + waitMs, attempts }
      await db.transaction((tx) => queue.enqueue(tx, [job]))
      return id
    }
    const claim = async () => {
      const { leases } = clock
      const how = { claimId: newId(), jobsMax: 10, now: clock.now(), leaseMs: minuteMs, leases }
      return (await queue.claim(db, lane, how)).jobs.map(({ id }) => id)
    }
    return { machine, clock, watch, add, claim }
  }

  type Node = Awaited<ReturnType<typeof startNode>>

  async function pass(ms: number, ...nodes: Node[]): Promise<void> {
    await setStore(storeMs + ms)
    for (const node of nodes) node.machine.advance(ms)
  }

  async function step(ms: number, ...nodes: Node[]): Promise<void> {
    await setStore(storeMs + ms)
    for (const node of nodes) node.machine.step(ms)
    for (const node of nodes) await node.watch.readStore()
    await pass(settleMs, ...nodes)
    for (const node of nodes) await node.watch.readStore()
  }

  const dueIn = async (id: string, node: Node) => {
    const [row] = await db.query<{ run_at: number }>("select run_at from message_jobs where id = $1", [id])
    return (row?.run_at ?? NaN) - node.clock.now()
  }

  it("lets no job wait for a step back, and keeps the waits of retries and the times that people set", async () => {
    const node = await startNode()
    const [first, second] = [await node.add(), await node.add()]
    const retried = await node.add(minuteMs, 1)
    const scheduled = await node.add(hourMs)
    await step(-2 * hourMs, node)
    assert.equal(node.clock.now(), storeMs)
    assert.deepEqual(await node.claim(), [first, second])
    assert.equal(await dueIn(retried, node), minuteMs - settleMs)
    assert.equal(await dueIn(scheduled, node), 3 * hourMs - settleMs)
    assert.equal(warnings.length, 1)
    const later = await node.add()
    assert.deepEqual(await node.claim(), [later])
  })

  it("sends immediately while the processes still notice the step", async () => {
    const node = await startNode()
    await setStore(storeMs - 2 * hourMs)
    await node.watch.readStore()
    const id = await node.add()
    assert.deepEqual(await node.claim(), [id])
  })

  it("moves the waits of retries once, when two processes follow a step", async () => {
    const [one, other] = [await startNode(), await startNode()]
    const retried = await one.add(hourMs, 1)
    await step(-2 * hourMs, one, other)
    assert.equal(await dueIn(retried, one), hourMs - settleMs)
  })

  it("finds a step between two starts", async () => {
    const before = await startNode()
    const [id, retried] = [await before.add(), await before.add(minuteMs, 1)]
    await noteStoreTime(db)
    await setStore(storeMs - 2 * hourMs)
    const node = await startNode()
    assert.equal(await followStepBack(db, 0), 2 * hourMs)
    assert.deepEqual(await node.claim(), [id])
    assert.equal(await dueIn(retried, node), minuteMs)
    assert.equal(await followStepBack(db, 0), 0)
  })

  it("follows no step of more than a year, and continues when the clock is right again", async () => {
    for (const years of [5, -5]) {
      const node = await startNode()
      const id = await node.add()
      const before = node.clock.now()
      await step(years * yearMs, node)
      await pass(minuteMs, node)
      await node.watch.readStore()
      assert.equal(node.clock.now(), before + settleMs + minuteMs)
      assert.deepEqual(await node.claim(), [id])
      assert.equal(errors.length, 1)
      await setStore(storeMs - years * yearMs - 2 * hourMs)
      await node.watch.readStore()
      assert.equal(node.clock.now(), before + settleMs + minuteMs, "a step of hours after it settles first")
      await pass(settleMs, node)
      await node.watch.readStore()
      assert.equal(node.clock.now(), storeMs)
      errors = []
    }
  })

  for (const years of [5, -5])
    it(`refuses a start that is ${years} years from the last use of the store, until a person accepts it`, async () => {
      await setStore(Date.UTC(2032, 0, 1))
      await noteStoreTime(db)
      await setStore(storeMs + years * yearMs)
      const clock = new SteeredClock(new FakeClock(storeMs))
      await assert.rejects(refuseWrongTime(db, clock), /clock accept|before this release/)
      assert.deepEqual(await db.query("select 1 from sweeps where name = 'doubtful store clock'"), [])
      await acceptStoreTime(db)
      await refuseWrongTime(db, clock)
      await followStepBack(db, 0)
      await noteStoreTime(db)
      await setStore(storeMs + 2 * dayMs)
      await refuseWrongTime(db, clock)
    })

  it("refuses a start before the first release, and a first start whose clocks are years apart", async () => {
    await setStore(Date.UTC(2020, 0, 1))
    const early = await startNode()
    await assert.rejects(refuseWrongTime(db, early.clock), /2020-01-01T00:00:00.*before this release was made/)
    await setStore(startedAt)
    await db.query("delete from sweeps where name = 'store clock'")
    const machine = new FakeClock(startedAt + 5 * yearMs)
    await assert.rejects(
      refuseWrongTime(db, new SteeredClock(machine)),
      /store says 2026-11-21.*this machine 2031-11-2/,
    )
    await refuseWrongTime(db, (await startNode()).clock)
  })

  it("takes a start after months without a process, and deletes nothing for its age for a day", async () => {
    await startNode()
    await setStore(storeMs + 90 * dayMs)
    assert.ok(await isTimeDoubtful(db), "before it is noted")
    await refuseWrongTime(db, (await startNode()).clock)
    await noteStoreTime(db)
    assert.ok(await isTimeDoubtful(db), "after it is noted, as in a later process")
    await setStore(storeMs + dayMs - minuteMs)
    await noteStoreTime(db)
    assert.ok(await isTimeDoubtful(db))
    await setStore(storeMs + 2 * minuteMs)
    assert.ok(!(await isTimeDoubtful(db)))
  })

  it("does not doubt the time after a clock that was weeks ahead is corrected", async () => {
    await startNode()
    await setStore(storeMs + 30 * dayMs)
    await noteStoreTime(db)
    await setStore(storeMs - 30 * dayMs)
    assert.ok(!(await isTimeDoubtful(db)))
  })

  it("gives nodes whose clocks differ one time", async () => {
    const [ahead, behind] = [await startNode(90_000), await startNode(-90_000)]
    assert.equal(ahead.clock.now(), behind.clock.now())
    const id = await ahead.add()
    assert.deepEqual(await behind.claim(), [id])
    assert.deepEqual(await ahead.claim(), [], "the lease of the other node holds")
    assert.equal(warnings.length, 2)
  })

  it("ends no lease early for a step forward or back", async () => {
    for (const ms of [2 * hourMs, -2 * hourMs]) {
      const [holder, other] = [await startNode(), await startNode()]
      lane = { ...lane, targetId: createIds(holder.clock)() }
      const id = await holder.add()
      assert.deepEqual(await holder.claim(), [id])
      await step(ms, other)
      assert.deepEqual(await other.claim(), [])
    }
  })

  it("ends no lease of a table early for a step forward or back, and later the leases of dead processes", async () => {
    for (const ms of [2 * hourMs, -2 * hourMs]) {
      const [holder, other, starter] = [await startNode(), await startNode(), await startNode()]
      const newId = createIds(holder.clock)
      const [accountId, carrierId, paymentId] = [newId(), newId(), newId()]
      for (const table of ["replays", "reconciliations", "payment_tasks"]) await db.query(`delete from ${table}`)
      const former = isoTime(holder.clock.now() - 1_000)
      await db.query(
        `insert into replays (account_id, id, endpoint_id, from_at, to_at, is_only_failed, with_missing, position, created_at)
         values ($1, $2, $2, $3, $4, true, false, $3, $3)`,
        [accountId, newId(), former, isoTime(holder.clock.now())],
      )
      await db.query(
        `insert into reconciliations (account_id, id, provider_id, provider_kind, status, from_at, until_at, history_from, due_at, created_at)
         values ($1, $2, $2, 'simulator', 'running', $3, $3, $3, $3, $3)`,
        [accountId, newId(), former],
      )
      await db.transaction((tx) => setTask(tx, { accountId, id: paymentId }, holder.clock.now() - 1_000, false))
      const claimAll = async (node: Node, processId: string) => {
        const { leases } = node.clock
        await db.transaction((tx) => claimSessions(tx, { carrierId, names: ["1"], processId, leases }))
        const [session] = await findSessions(db, [carrierId], { processId, leases })
        return {
          session: session?.holder === processId,
          replay: (await claimReplay(db, { leaseId: newId(), leases })) !== undefined,
          payment: (await claimTasks(db, leases, 10)).length === 1,
          run: (await claimRun(db, { now: node.clock.now(), leases, claimId: newId() })) !== undefined,
        }
      }
      const [all, none] = [true, false].map((is) => ({ session: is, replay: is, payment: is, run: is }))
      assert.deepEqual(await claimAll(holder, newId()), all)
      await setStore(storeMs + ms)
      await other.watch.readStore()
      assert.deepEqual(await claimAll(other, newId()), none, "while it notices the step")
      await pass(settleMs, holder, other, starter)
      await other.watch.readStore()
      assert.deepEqual(await claimAll(starter, newId()), none, "of a process that has not noticed the step")
      assert.deepEqual(await claimAll(other, newId()), none, "of a process that has")
      await pass(90_000, other)
      await other.watch.readStore()
      await pass(5 * minuteMs, other)
      assert.deepEqual(await claimAll(other, newId()), all, "after the longest lease")
    }
  })

  it("brings the waits of every table forward by a step back, once, and leaves the times of people", async () => {
    const [one, other] = [await startNode(), await startNode()]
    const newId = createIds(one.clock)
    const [accountId, id, planned] = [newId(), newId(), newId()]
    const due = isoTime(one.clock.now() + minuteMs)
    const key = `'${accountId}', '${id}'`
    await db.transaction((tx) => ensurePartitions(tx, one.clock.now()))
    await db.query(
      `insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
         num_segments, price_unit, carrier_id, send_at, created_at, updated_at)
       select '${accountId}', new.id, 'outbound', 'sms', 'queued', 0, '', '', '', 'gsm7', 1, 'EUR', new.id, send_at, '${due}', '${due}'
       from (values ('${id}'::uuid, null), ('${planned}', '${due}'::timestamptz)) as new (id, send_at)`,
    )
    const rows = [
      `message_fallbacks (account_id, message_id, due_at) values (${key}, '${due}')`,
      `message_fallbacks (account_id, message_id, due_at) values ('${accountId}', '${planned}', '${due}')`,
      `reconciliations (account_id, id, provider_id, provider_kind, status, from_at, until_at, history_from, due_at, created_at)
         values (${key}, '${id}', 'simulator', 'failed', now(), now(), now(), '${due}', now())`,
      `inbound_parts (carrier_id, id, series, sender, recipient, texts, began_at, is_stored, look_at)
         values (${key}, sha256(''), '', '', '', now(), false, '${due}')`,
      `simulated_charges (account_id, reference, record, has_page, due_at, created_at) values (${key}, '', false, '${due}', now())`,
      `failed_sign_ins (key, free_at) values ('${id}', '${due}')`,
      `verification_limits (account_id, name, key, count, ends_at) values ('${accountId}', 'a', 'b', 1, '${due}')`,
      `sweeps (name, watermark) values ('questions ${id}', '${due}')`,
      `sweeps (name, watermark) values ('statistics ${id}', '${due}')`,
    ]
    for (const row of rows) await db.query(`insert into ${row}`)
    await step(-2 * hourMs, one, other)
    const left = async (table: string, column: string, where: string) => {
      const [row] = await db.query<{ at: number }>(`select ${column} as at from ${table} where ${where}`)
      return (row?.at ?? NaN) - one.clock.now() + settleMs
    }
    const own = `account_id = '${accountId}'`
    for (const [table, column, where] of [
      ["message_fallbacks", "due_at", `message_id = '${id}'`],
      ["reconciliations", "due_at", own],
      ["inbound_parts", "look_at", `id = '${id}'`],
      ["simulated_charges", "due_at", own],
      ["failed_sign_ins", "free_at", `key = '${id}'`],
      ["verification_limits", "ends_at", own],
      ["sweeps", "watermark", `name = 'questions ${id}'`],
    ] as const)
      assert.equal(await left(table, column, where), minuteMs, table)
    assert.equal(await left("message_fallbacks", "due_at", `message_id = '${planned}'`), minuteMs + 2 * hourMs)
    assert.equal(await left("sweeps", "watermark", `name = 'statistics ${id}'`), minuteMs + 2 * hourMs)
  })

  it("reports a migration that this release does not know, once", async () => {
    const node = await startNode()
    assert.deepEqual(changed, [])
    await db.query("insert into migrations (name, sha256, applied_at) values ('9999_newer', '', now())")
    await node.watch.readStore()
    await node.watch.readStore()
    assert.deepEqual(changed, ["9999_newer"])
    await db.query("delete from migrations where name = '9999_newer'")
  })

  it("distinguishes a statement of an older release from a faulty one, immediately", async () => {
    const { watch } = await startNode()
    const url = database.url
    await using checked = new Database({ url, log: silentLog, isSchemaChanged: (bare) => watch.findSchemaChange(bare) })
    const isUndefinedColumn = (error: unknown) => sqlStateOf(error) === "42703"
    await assert.rejects(checked.query("select price_unit from rates"), isUndefinedColumn, "the schema is ours")
    assert.deepEqual(changed, [])
    await db.query("insert into migrations (name, sha256, applied_at) values ('9999_newer', '', now())")
    await assert.rejects(checked.query("select price_unit from rates"), SchemaChanged)
    await assert.rejects(
      checked.transaction((tx) => tx.send("select from no_such_table")),
      SchemaChanged,
    )
    assert.deepEqual(changed, ["9999_newer"])
    await db.query("delete from migrations where name = '9999_newer'")
  })
})
