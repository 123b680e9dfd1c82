/** The store's clock is that of a function which hides PostgreSQL's own, so that a test can move it. */
import assert from "node:assert/strict"
import { after, before, beforeEach, describe, it } from "node:test"
import { Database } from "#db/database.ts"
import { readMigrations } from "#db/migrate.ts"
import { createTestDatabase, type TestDatabase } from "#db/testing.ts"
import { Queue, type Lane } from "#queue/queue.ts"
import { minuteMs, hourMs } from "#std/durations.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import { Metrics } from "#std/metrics.ts"
import { SteeredClock } from "#std/steered-clock.ts"
import { followStepBack, noteStoreTime } from "./follow-clock-step.ts"
import { setClock, StoreWatch } from "./store-watch.ts"

const startedAt = Date.UTC(2026, 10, 21, 8)
const settleMs = 3_000

describe("the watch of the store", () => {
  const queue = new Queue("message")
  let database: TestDatabase
  let db: Database
  let storeMs: number
  let lane: Lane
  let warnings: object[]
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
    await db.query("delete from sweeps where name = 'store clock'")
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
    const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) }
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

  it("sends at once while the processes still notice the step", async () => {
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

  it("reports a migration that this release does not know, once", async () => {
    const node = await startNode()
    assert.deepEqual(changed, [])
    await db.query("insert into migrations (name, sha256, applied_at) values ('9999_newer', '', now())")
    await node.watch.readStore()
    await node.watch.readStore()
    assert.deepEqual(changed, ["9999_newer"])
    await db.query("delete from migrations where name = '9999_newer'")
  })
})
