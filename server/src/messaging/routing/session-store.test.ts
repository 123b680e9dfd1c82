import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { releaseAllSessions, sweepSessions } from "./session-store.ts"

const newId = createIds(new FakeClock())
const { db, close } = await openTestStore()
after(close)

const leases = { endedLongAgo: "-25 hours", endedJustNow: "-30 seconds", valid: "30 seconds" }

beforeEach(async () => {
  await db.query("delete from carrier_sessions")
  await db.query("delete from carrier_reports")
  for (const [name, lease] of Object.entries(leases)) {
    const [carrierId, processId] = [newId(), newId()]
    await db.query("insert into carrier_sessions values ($1, $2, $3, now() + $4::text::interval)", [
      carrierId,
      name,
      processId,
      lease,
    ])
    await db.query("insert into carrier_reports values ($1, $2, now() + $3::text::interval, true, $4)", [
      carrierId,
      processId,
      lease,
      name,
    ])
  }
})

async function remaining(): Promise<{ sessions: string[]; reports: string[] }> {
  const sessions = await db.query<{ name: string }>("select name from carrier_sessions order by name")
  const reports = await db.query<{ health: string }>("select health from carrier_reports order by health")
  return { sessions: sessions.map(({ name }) => name), reports: reports.map(({ health }) => health) }
}

test("a sweep removes the leases that ended more than a day ago", async () => {
  await db.transaction(sweepSessions)
  const kept = ["endedJustNow", "valid"]
  assert.deepEqual(await remaining(), { sessions: kept, reports: kept })
})

test("the only installation of a store releases every lease", async () => {
  await db.transaction(releaseAllSessions)
  assert.deepEqual(await remaining(), { sessions: [], reports: [] })
})
