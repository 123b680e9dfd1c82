import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { createEndpoint, updateEndpoint, type EndpointPatch } from "#core/endpoints/endpoints.ts"
import { Queue, type Lane } from "#core/queue/queue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { deleteOutlivedJobs } from "./delete-outlived-jobs.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
const deliveryQueue = new Queue("delivery")
after(close)

const context = () => ({ newId, now: clock.now(), deliveryQueue, secretKeys: [Buffer.alloc(32, 1)] as const })

async function add(patch: EndpointPatch): Promise<Lane> {
  const accountId = newId()
  const checked = context()
  const request = { url: "https://example.com/" }
  const { endpoint } = await db.transaction((tx) => createEndpoint(tx, accountId, request, checked))
  await db.transaction((tx) => updateEndpoint(tx, accountId, endpoint.id, patch, checked))
  return { accountId, targetId: endpoint.id }
}

function enqueue(lane: Lane) {
  const id = newId()
  return db.transaction((tx) =>
    deliveryQueue.enqueue(tx, [{ ...lane, id, subjectId: id, priority: 1, runAt: clock.now() }]),
  )
}

async function jobsOf({ targetId }: Lane): Promise<number> {
  return (await db.query("select from delivery_jobs where target_id = $1", [targetId])).length
}

test("jobs that wait for a paused or limited endpoint longer than the log reaches are dropped, and no others", async () => {
  const lanes = [await add({ status: "paused" }), await add({ rate_limit: 1 }), await add({})]
  const counts = () => Promise.all(lanes.map(jobsOf))
  const forget = () => deleteOutlivedJobs(db, { deliveryQueue, now: clock.now(), keptDays: 30 })
  for (const lane of lanes) await enqueue(lane)
  clock.advance(1_000)
  for (const lane of lanes) await enqueue(lane)
  clock.advance(37 * 86_400_000 - 1_000)
  await forget()
  assert.deepEqual(await counts(), [2, 2, 2])
  clock.advance(500)
  await forget()
  assert.deepEqual(await counts(), [1, 1, 2])
})
