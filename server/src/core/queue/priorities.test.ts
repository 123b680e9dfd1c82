import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { priorities, Queue } from "./queue.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const queue = new Queue("delivery")
const { db, close } = await openTestStore()
after(close)

const newLane = () => ({ accountId: newId(), targetId: newId() })
type Lane = ReturnType<typeof newLane>

async function add(lane: Lane, priority: number, runAt = clock.now()): Promise<string> {
  const id = newId()
  await db.transaction((tx) => queue.enqueue(tx, [{ ...lane, id, subjectId: id, priority, runAt }]))
  return id
}

async function claim(lane: Lane, jobsMax: number): Promise<string[]> {
  const options = { claimId: newId(), jobsMax, now: clock.now(), leaseMs: 60_000 }
  return (await queue.claim(db, lane, options)).jobs.map(({ id }) => id)
}

test("replayed jobs go behind all new ones, even if they have been due for long", async () => {
  const lane = newLane()
  const replayed = [await add(lane, priorities.replay), await add(lane, priorities.replay)]
  clock.advance(60_000)
  const live = await add(lane, priorities.bulk)
  const urgent = await add(lane, priorities.urgent)
  assert.deepEqual(await claim(lane, 1), [urgent])
  assert.deepEqual(await claim(lane, 1), [live])
  assert.deepEqual((await claim(lane, 10)).sort(), replayed)
})

test("a lane in which only replayed jobs are left is not forgotten, and is found when they fall due", async () => {
  const lane = newLane()
  const isDue = async () =>
    (await queue.lanes.due(db, clock.now(), 10)).some(({ targetId }) => targetId === lane.targetId)
  const done = await add(lane, priorities.bulk)
  await add(lane, priorities.replay, clock.now() + 60_000)
  await queue.cancel(db, lane.accountId, [done])
  // A lane without due work cools for some seconds. It is put to sleep if it then still has none.
  await queue.lanes.reschedule(db, [lane], clock.now())
  clock.advance(10_000)
  await queue.lanes.reschedule(db, [lane], clock.now())
  assert.equal(await isDue(), false)
  clock.advance(50_000)
  assert.equal(await isDue(), true)
})

test("the jobs of a class are counted, claimed ones too, and no further than asked", async () => {
  const lane = newLane()
  for (let count = 0; count < 3; count++) await add(lane, priorities.replay)
  await add(lane, priorities.bulk)
  await claim(lane, 2)
  assert.equal(await queue.countJobs(db, lane, priorities.replay, 10), 3)
  assert.equal(await queue.countJobs(db, lane, priorities.replay, 2), 2)
})
