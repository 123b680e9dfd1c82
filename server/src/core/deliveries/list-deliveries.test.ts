import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { plainArray, timeArray } from "#core/db/literals.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { EventType } from "#core/events/catalogue.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import type { DeliveryStatus } from "./delivery-status.ts"
import { listDeliveries, type DeliveryFilter } from "./list-deliveries.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
let endpointId = newId()
beforeEach(() => ([accountId, endpointId] = [newId(), newId()]))

interface Kind {
  status?: DeliveryStatus
  eventType?: EventType
}

/** Adds deliveries to a deleted endpoint. Returns their ids, the newest first. */
async function add(count: number, { status = "succeeded", eventType = "messages.sent" }: Kind = {}): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     select $1, id, id, $2, $3, $4, at, case when $4 <> 'pending' then at end
     from unnest($5::uuid[], $6::timestamptz[]) as new (id, at)`,
    [accountId, endpointId, eventType, status, plainArray(ids), timeArray(ids.map(idTime))],
  )
  return ids.toReversed()
}

async function addPending(count: number, eventType?: EventType): Promise<string[]> {
  const ids = await add(count, { status: "pending", ...(eventType ? { eventType } : {}) })
  await db.query(
    `insert into delivery_jobs (account_id, id, target_id, subject_id, priority, run_at)
     select $1, id, $2, id, 1, now() from unnest($3::uuid[]) as new (id)`,
    [accountId, endpointId, plainArray(ids)],
  )
  return ids
}

async function pages(filter: DeliveryFilter, limit: number): Promise<string[][]> {
  const found: string[][] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const page = await listDeliveries(db, accountId, { endpointId, ...filter }, { limit, before })
    found.push(page.deliveries.map(({ id }) => id))
    before = page.nextBefore
  }
  return found
}

test("deliveries are listed newest first, filtered by status and event type, on pages of any size", async () => {
  const succeeded: string[] = []
  const failed: string[] = []
  for (let week = 0; week < 3; week++) {
    // More than a page of seven within a millisecond.
    succeeded.unshift(...(await add(10)))
    failed.unshift(...(await add(2, { status: "failed", eventType: "messages.failed" })))
    clock.advance(6 * 24 * 3_600_000)
  }
  for (const limit of [1, 7, 1_000]) {
    assert.equal((await pages({}, limit)).flat().length, 36)
    assert.deepEqual((await pages({ status: ["succeeded"] }, limit)).flat(), succeeded)
    const both = (await pages({ status: ["succeeded", "failed"] }, limit)).flat()
    assert.deepEqual(both, [...succeeded, ...failed].sort().reverse())
    assert.deepEqual((await pages({ eventType: "messages.failed" }, limit)).flat(), failed)
    assert.deepEqual((await pages({ status: ["failed"], eventType: "messages.failed" }, limit)).flat(), failed)
  }
})

test("one page of a filter looks at ten thousand deliveries, and the next continues from there", async () => {
  const rare = await add(1, { eventType: "messages.failed" })
  for (let batch = 0; batch < 21; batch++) {
    clock.advance(1)
    await add(500)
  }
  assert.deepEqual(await pages({ eventType: "messages.failed" }, 10), [[], rare])
})

test("the failed ones and the cancelled ones are found among as many others as there are", async () => {
  const rare = { failed: await add(2, { status: "failed" }), cancelled: await add(2, { status: "cancelled" }) }
  for (let batch = 0; batch < 21; batch++) {
    clock.advance(1)
    await add(500)
  }
  for (const status of ["failed", "cancelled"] as const) {
    assert.deepEqual(await pages({ status: [status] }, 10), [rare[status]])
    assert.deepEqual(
      await pages({ status: [status], endpointId: undefined }, 1),
      rare[status].map((id) => [id]),
    )
  }
})

test("a resent delivery leaves the failed ones", async () => {
  await add(1)
  const [id = ""] = await add(1, { status: "failed" })
  await db.query("update deliveries set status = 'pending', ended_at = null where id = $1", [id])
  assert.deepEqual(await pages({ status: ["failed"] }, 10), [[]])
})

test("the pending ones are found by their jobs, of one endpoint, type and time or of all", async () => {
  const rare = await addPending(3)
  const from = clock.now()
  for (let batch = 0; batch < 10; batch++) {
    clock.advance(1)
    await add(500)
  }
  const others = await addPending(600, "messages.failed")
  const elsewhere = endpointId
  endpointId = newId()
  const [own = ""] = await addPending(1)
  const all = { endpointId: undefined, status: ["pending"] } as const
  assert.deepEqual(await pages({ status: ["pending"] }, 10), [[own]])
  assert.deepEqual((await pages(all, 100)).flat(), [own, ...others, ...rare])
  assert.deepEqual((await pages({ ...all, endpointId: elsewhere, eventType: "messages.sent" }, 2)).flat(), rare)
  assert.deepEqual((await pages({ ...all, until: from + 1 }, 2)).flat(), rare)
  assert.deepEqual((await pages({ ...all, from: from + 1 }, 1_000)).flat(), [own, ...others])
})

test("an account's deliveries are listed for all of its endpoints, and those of a time", async () => {
  const made: string[][] = []
  const times: number[] = []
  for (let hour = 0; hour < 3; hour++) {
    times.push(clock.now())
    made.push(await add(3))
    endpointId = newId()
    clock.advance(3_600_000)
  }
  const all = { endpointId: undefined }
  assert.deepEqual((await pages(all, 2)).flat(), made.toReversed().flat())
  assert.deepEqual((await pages({ ...all, status: ["succeeded"] }, 2)).flat(), made.toReversed().flat())
  const [, from = 0, until = 0] = times
  for (const filter of [all, { ...all, eventType: "messages.sent" as const }]) {
    assert.deepEqual((await pages({ ...filter, from, until }, 2)).flat(), made[1])
    assert.deepEqual((await pages({ ...filter, from: from + 1 }, 2)).flat(), made[2])
    assert.deepEqual((await pages({ ...filter, until: from }, 2)).flat(), made[0])
  }
})

test("a page of a filter that ends within a millisecond leaves out and repeats nothing", async () => {
  const made: string[] = []
  for (let batch = 0; batch < 4; batch++) {
    clock.advance(1)
    made.unshift(...(await add(3_000)))
  }
  assert.deepEqual((await pages({ status: ["succeeded"] }, 1_000)).flat(), made)
})
