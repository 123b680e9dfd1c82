import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { priorities, Queue, type Lane } from "./queue.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const queue = new Queue("delivery")
const { db, close } = await openTestStore()
after(close)

const newLane = (): Lane => ({ accountId: newId(), targetId: newId() })

/** Adds jobs whose subjects are in order. The ids of the jobs are in no order. */
async function add(lane: Lane, count: number, options: { priority?: number; isAsleep?: boolean } = {}) {
  const ids = Array.from({ length: count }, () => newId())
  const { priority = priorities.bulk, isAsleep = false } = options
  const jobs = ids
    .toReversed()
    .map((id) => ({ ...lane, id, subjectId: newId(), priority, runAt: clock.now(), isAsleep }))
  await db.transaction((tx) => queue.enqueue(tx, jobs))
  return jobs.map(({ id }) => id)
}

function claim(lane: Lane, jobsMax: number) {
  return queue.claimInOrder(db, lane, { claimId: newId(), jobsMax, now: clock.now(), leaseMs: 60_000 })
}

const idsOf = ({ jobs }: { jobs: { id: string }[] }) => jobs.map(({ id }) => id)
const isDue = async ({ targetId }: Lane) =>
  (await queue.lanes.due(db, clock.now(), 1_000)).some((lane) => lane.targetId === targetId)

test("jobs are claimed by the time of their adding and then by their subjects, and none past one that is claimed", async () => {
  const lane = newLane()
  const first = await add(lane, 3)
  clock.advance(1)
  const second = await add(lane, 2)
  const claimed = await claim(lane, 4)
  assert.deepEqual(idsOf(claimed), [...first, ...second.slice(0, 1)])
  const blocked = await claim(lane, 4)
  assert.deepEqual([blocked.jobs, blocked.blockedUntil], [[], clock.now() + 60_000])
  // Not even when the later jobs are done.
  const done = claimed.jobs.slice(1).map(({ id }) => ({ id, claimId: claimed.claimId }))
  await queue.complete(db, lane.accountId, done)
  assert.deepEqual(idsOf(await claim(lane, 4)), [])
  clock.advance(60_000)
  const again = await claim(lane, 4)
  assert.deepEqual(idsOf(again), [first[0], second[1]])
  assert.deepEqual(
    again.jobs.map(({ wasLost, attempts }) => [wasLost, attempts]),
    [
      [true, 1],
      [false, 0],
    ],
  )
})

test("a job that is put off in its place holds up those behind it until then, and not those before it", async () => {
  const lane = newLane()
  const ids = await add(lane, 3)
  const { claimId } = await claim(lane, 2)
  const runAt = clock.now() + 5_000
  await db.transaction((tx) =>
    queue.retry(tx, lane.accountId, [
      { id: ids[0] ?? "", claimId, runAt: clock.now(), keepsPlace: true },
      { id: ids[1] ?? "", claimId, runAt, keepsPlace: true },
    ]),
  )
  const before = await claim(lane, 3)
  assert.deepEqual([idsOf(before), before.blockedUntil], [[ids[0]], null])
  await queue.complete(db, lane.accountId, [{ id: ids[0] ?? "", claimId: before.claimId }])
  assert.equal((await claim(lane, 3)).blockedUntil, runAt)
  const urgent = await add(lane, 1, { priority: priorities.urgent })
  assert.deepEqual(idsOf(await claim(lane, 3)), urgent)
  await queue.cancel(db, lane.accountId, urgent)
  // A restart ends claims, but not deferrals.
  await queue.releaseAll(db, clock.now())
  assert.deepEqual(idsOf(await claim(lane, 3)), [])
  clock.advance(5_000)
  assert.deepEqual(idsOf(await claim(lane, 3)), [ids[1], ids[2]])
})

test("a job that is put off in its place is claimed by others too only when it is due", async () => {
  const lane = newLane()
  const [id = ""] = await add(lane, 1)
  const { claimId } = await claim(lane, 1)
  await db.transaction((tx) =>
    queue.retry(tx, lane.accountId, [{ id, claimId, runAt: clock.now() + 5_000, keepsPlace: true }]),
  )
  const usual = () =>
    queue.claim(db, lane, { claimId: newId(), jobsMax: 1, now: clock.now(), leaseMs: 60_000 }).then(idsOf)
  assert.deepEqual(await usual(), [])
  clock.advance(5_000)
  assert.deepEqual(await usual(), [id])
})

test("a lane with nothing but sleeping jobs is not looked for until it is woken, and not after it is put to sleep", async () => {
  const lane = newLane()
  await add(lane, 2, { isAsleep: true })
  assert.equal(await isDue(lane), false)
  await db.transaction(async (tx) => queue.lanes.wake(tx, lane, clock.now()))
  assert.equal(await isDue(lane), true)
  await db.transaction(async (tx) => queue.lanes.putToSleep(tx, lane))
  assert.equal(await isDue(lane), false)
})

test("lanes of full targets are not looked for", async () => {
  const [closed, other] = [newLane(), newLane()]
  await add(closed, 1)
  await add(other, 1)
  const due = (await queue.lanes.due(db, clock.now(), 1_000, null, [closed.targetId])).map(({ targetId }) => targetId)
  assert.deepEqual([due.includes(closed.targetId), due.includes(other.targetId)], [false, true])
})

test("jobs that are older than an id are dropped, claimed or not, up to the requested number", async () => {
  const lane = newLane()
  await add(lane, 3)
  await claim(lane, 1)
  const before = newId()
  const kept = await add(lane, 1)
  assert.equal(await queue.dropOlder(db, lane, before, 2), 2)
  assert.equal(await queue.dropOlder(db, lane, before, 2), 1)
  clock.advance(60_000)
  assert.deepEqual(idsOf(await claim(lane, 5)), kept)
})
