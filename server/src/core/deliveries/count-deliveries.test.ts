import assert from "node:assert/strict"
import { after, test } from "node:test"
import { plainArray, time, timeArray } from "#core/db/literals.ts"
import { openTestStore } from "#core/db/testing.ts"
import { hourMs } from "#core/std/durations.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import { countDeliveries, pendingMax } from "./count-deliveries.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

async function addEndpoint(accountId: string): Promise<string> {
  const id = newId()
  await db.query(
    `insert into webhook_endpoints (account_id, id, url, description, events, secret, created_at, updated_at)
     values ($1, $2, 'https://example.com/', '', '{*}', '', $3, $3)`,
    [accountId, id, time(clock.now())],
  )
  return id
}

async function addJobs(accountId: string, endpointId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, newId)
  await db.query(
    `insert into delivery_jobs (account_id, id, target_id, subject_id, priority, run_at)
     select $1, id, $2, id, 1, now() from unnest($3::uuid[]) as new (id)`,
    [accountId, endpointId, plainArray(ids)],
  )
}

/** Creates a delivery now, which is given up after this many hours. */
async function giveUp(accountId: string, endpointId: string, afterHours: readonly number[]): Promise<void> {
  const ids = afterHours.map(newId)
  const ends = ids.map((id, at) => idTime(id) + (afterHours[at] ?? 0) * hourMs)
  await db.query(
    `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, created_at, ended_at)
     select $1, id, id, $2, 'messages.sent', 'failed', at, ended
     from unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[]) as new (id, at, ended)`,
    [accountId, endpointId, plainArray(ids), timeArray(ids.map(idTime)), timeArray(ends)],
  )
}

test("waiting deliveries are counted by endpoint up to a limit, and failed ones by the time of their end", async () => {
  const [accountId, otherId] = [newId(), newId()]
  const [busy, calm, dead] = [await addEndpoint(accountId), await addEndpoint(accountId), await addEndpoint(accountId)]
  await addJobs(accountId, busy, pendingMax + 1)
  await addJobs(accountId, calm, 2)
  await addJobs(otherId, await addEndpoint(otherId), 3)
  const madeSince = clock.now()
  await giveUp(accountId, dead, [1, 40, 47])
  clock.advance(48 * hourMs)
  const range = { gaveUpSince: clock.now() - 24 * hourMs, madeSince }
  const counts = (found: Awaited<ReturnType<typeof countDeliveries>>) =>
    new Map(found.map(({ endpointId, pending, gaveUp }) => [endpointId, [pending, gaveUp]]))
  const expected = new Map([
    [busy, [pendingMax, 0]],
    [calm, [2, 0]],
    [dead, [0, 2]],
  ])
  assert.deepEqual(counts(await countDeliveries(db, accountId, range)), expected)
  const later = await countDeliveries(db, accountId, { ...range, madeSince: clock.now() })
  assert.equal(counts(later).has(dead), false, "made before that time")
})
