import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { plainArray, timeArray } from "#core/db/literals.ts"
import { openTestStore } from "#core/db/testing.ts"
import { derivedId } from "#core/std/derived-id.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import { listDeliveries, type DeliveryFilter } from "./list-deliveries.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
beforeEach(() => (accountId = newId()))

/** Adds deliveries of an event to deleted endpoints, in the order of their ids. */
async function add(eventId: string, ids: readonly string[], endpointId = newId()): Promise<readonly string[]> {
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     select $1, id, $2, $3, 'messages.sent', 'succeeded', at, at
     from unnest($4::uuid[], $5::timestamptz[]) as new (id, at)`,
    [accountId, eventId, endpointId, plainArray(ids), timeArray(ids.map(idTime))],
  )
  return ids
}

async function pages(filter: DeliveryFilter, limit: number, lookMs = Infinity): Promise<string[][]> {
  const found: string[][] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const page = await listDeliveries(db, accountId, filter, { limit, before, lookMs })
    found.push(page.deliveries.map(({ id }) => id))
    before = page.nextBefore
  }
  return found
}

function some(count: number): string[] {
  return Array.from({ length: count }, newId)
}

test("the deliveries of an event are listed and no others, on pages of any size", async () => {
  await add(newId(), some(3))
  const eventId = newId()
  const [first = "", second = ""] = await add(eventId, some(2))
  await add(newId(), some(3))
  clock.advance(30_000)
  const [late = ""] = await add(eventId, some(1))
  assert.deepEqual(await pages({ eventId }, 10), [[first, second, late]])
  assert.deepEqual(await pages({ eventId }, 1), [[first], [second], [late]])
  assert.deepEqual(await pages({ eventId, until: idTime(late) }, 10), [[first, second]])
  assert.deepEqual(await pages({ eventId, status: ["failed"] }, 10), [[]])
})

test("the list has a delivery that a replay made later, though its id can be below the event's", async () => {
  // The last event of its millisecond.
  const eventId = `${newId().slice(0, 13)}-7fff-bfff-ffffffffffff`
  const endpointIds = some(8)
  const ids = endpointIds.map((endpointId) => derivedId(idTime(eventId), endpointId, eventId))
  for (const [index, endpointId] of endpointIds.entries()) await add(eventId, [ids[index] ?? ""], endpointId)
  assert.deepEqual((await pages({ eventId }, 3)).flat(), ids.toSorted())
  assert.deepEqual(await pages({ eventId, endpointId: endpointIds[5] }, 3), [[ids[5]]])
})

test("the list finds a late delivery among as many others as there are", async () => {
  const eventId = newId()
  const [first = ""] = await add(eventId, some(1))
  for (let batch = 0; batch < 12; batch++) await add(newId(), some(2_000))
  const [late = ""] = await add(eventId, some(1))
  assert.deepEqual(await pages({ eventId }, 10), [[first, late]])
})

test("a page that has taken long ends after ten thousand later deliveries, and the next continues from there", async () => {
  const eventId = newId()
  for (let batch = 0; batch < 5; batch++) await add(newId(), some(2_000))
  const [late = ""] = await add(eventId, some(1))
  assert.deepEqual(await pages({ eventId }, 10, 0), [[], [late]])
})

test("an id that no event can have finds nothing", async () => {
  await add(newId(), some(1))
  for (const digit of ["f", "0"]) {
    const eventId = "8-4-4-4-12".replaceAll(/\d+/g, (length) => digit.repeat(Number(length)))
    assert.deepEqual(await pages({ eventId }, 10), [[]])
  }
})
