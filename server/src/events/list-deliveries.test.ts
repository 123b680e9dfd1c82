import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { plainArray, timeArray } from "#db/literals.ts"
import { openTestStore } from "#db/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds, idTime } from "#std/ids.ts"
import type { EventType } from "./catalogue.ts"
import { listDeliveries } from "./list-deliveries.ts"
import type { DeliveryFilter } from "./list-deliveries.ts"
import type { DeliveryStatus } from "./store.ts"

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

/** Ids of new deliveries to an endpoint that is not there any more, the newest first. */
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

/** The ids of every page, one page after the other. */
async function pages(filter: Omit<DeliveryFilter, "endpointId">, limit: number): Promise<string[][]> {
  const found: string[][] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const page = await listDeliveries(db, accountId, { endpointId, ...filter }, { limit, before })
    found.push(page.deliveries.map(({ id }) => id))
    before = page.nextBefore
  }
  return found
}

test("deliveries are listed newest first, filtered by status and event type, whatever the size of a page", async () => {
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
    assert.deepEqual((await pages({ status: "succeeded" }, limit)).flat(), succeeded)
    assert.deepEqual((await pages({ eventType: "messages.failed" }, limit)).flat(), failed)
    assert.deepEqual((await pages({ status: "failed", eventType: "messages.failed" }, limit)).flat(), failed)
  }
})

test("one page of a filter looks at ten thousand deliveries, and the next goes on from there", async () => {
  const rare = await add(1, { status: "failed" })
  for (let batch = 0; batch < 21; batch++) {
    clock.advance(1)
    await add(500)
  }
  assert.deepEqual(await pages({ status: "failed" }, 10), [[], rare])
  assert.deepEqual(await pages({ eventType: "messages.failed" }, 10), [[], []])
})

test("where a page of a filter ends within a millisecond, nothing of it is left out or told twice", async () => {
  const made: string[] = []
  for (let batch = 0; batch < 4; batch++) {
    clock.advance(1)
    made.unshift(...(await add(3_000)))
  }
  assert.deepEqual((await pages({ status: "succeeded" }, 1_000)).flat(), made)
})

test("an endpoint that never was has no list, and another account's neither", async () => {
  await assert.rejects(pages({}, 10), { code: "webhook_not_found" })
  await add(1)
  accountId = newId()
  await assert.rejects(pages({}, 10), { code: "webhook_not_found" })
})
