import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Database } from "#core/db/database.ts"
import { createTestDatabase, notOnCitus, planOf } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Queue, type Lane } from "./queue.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const queue = new Queue("delivery")
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog, poolMax: 3 })
after(async () => {
  await db.close()
  await database.close()
})

const accountId = newId()

/** Creates a lane that was rescheduled, with jobs that are due then. */
async function newLane(...runAts: number[]): Promise<Lane> {
  const lane = { accountId, targetId: newId() }
  const done = await add(lane, clock.now())
  for (const runAt of runAts) await add(lane, runAt)
  await queue.cancel(db, accountId, [done])
  return lane
}

async function add(lane: Lane, runAt: number): Promise<string> {
  const id = newId()
  await db.transaction((tx) => queue.enqueue(tx, [{ ...lane, id, subjectId: id, priority: 1, runAt }]))
  return id
}

async function due(): Promise<string[]> {
  const lanes = await queue.lanes.due(db, clock.now(), 1_000)
  return lanes.map(({ targetId }) => targetId).sort()
}

test("each of many lanes has its own state: empty, due again by time, claimed, and due now", async () => {
  const inMs = (ms: number) => clock.now() + ms
  const empty = await newLane()
  const later = await newLane(inMs(20_000), inMs(40_000))
  const claimed = await newLane(clock.now())
  const options = { claimId: newId(), jobsMax: 1, now: clock.now(), leaseMs: 30_000 }
  assert.equal((await queue.claim(db, claimed, options)).jobs.length, 1)
  const now = await newLane(clock.now())
  const lanes = [empty, later, claimed, now]
  for (const cooled of [false, true]) {
    await queue.lanes.reschedule(db, lanes, clock.now())
    assert.deepEqual(await due(), [now.targetId])
    if (!cooled) clock.advance(5_000)
  }
  clock.advance(15_000)
  assert.deepEqual(await due(), [later.targetId, now.targetId].sort())
  clock.advance(10_000)
  assert.deepEqual(await due(), [later.targetId, claimed.targetId, now.targetId].sort())
  const [forgotten] = await db.query("select from delivery_lanes where target_id = $1", [empty.targetId])
  assert.equal(forgotten, undefined)
})

test(
  "a lane that another process holds is left as it is, without waiting, and the others are settled",
  notOnCitus("refuses the statements of this test"),
  async () => {
    const [held, free] = [await newLane(), await newLane()]
    const before = (await due()).filter((targetId) => targetId !== free.targetId)
    await db.transaction(async (tx) => {
      await tx.query("select from delivery_lanes where target_id = $1 for update", [held.targetId])
      await queue.lanes.reschedule(db, [held, free], clock.now())
    })
    assert.deepEqual(await due(), before)
    assert.ok(before.includes(held.targetId))
  },
)

test(
  "each lane is marked and settled by its whole key, even if its account has many lanes",
  notOnCitus("shows a plan of its own"),
  async () => {
    await using one = new Database({ url: database.url, log: silentLog, poolMax: 1 })
    const lane = { accountId, targetId: newId() }
    await one.transaction((tx) => queue.lanes.wake(tx, lane, clock.now()))
    await queue.lanes.reschedule(one, [lane], clock.now())
    assert.match(
      await planOf(one, "delivery_mark_due", 3),
      /_pkey on delivery_lanes known .*\n +Index Cond: \(\(account_id = .*target_id = (new|listed)/,
    )
    assert.match(
      await planOf(one, "delivery_settle", 4),
      /_pkey on delivery_lanes .*\n +Index Cond: \(\(account_id = .*target_id = ANY/,
    )
  },
)
