import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { recordEntry } from "./audit-log.ts"
import { listEntries, type EntryFilter } from "./list-entries.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

test("a page looks at a limited number of entries for a rare operation, and the next ones find it", async () => {
  const [accountId, memberId] = [newId(), newId()]
  for (const operation of ["createRoute", "createRate", "createRate", "createRate", "createRate"]) {
    clock.advance(1_000)
    const entry = {
      accountId,
      id: newId(),
      memberId,
      operation,
      path: "/",
      subjectSid: null,
      credential: null,
      status: 201,
    }
    await recordEntry(db, { ...entry, at: clock.now(), ip: "192.0.2.17", userAgent: "" })
  }
  const pages: string[][] = []
  let before: string | null = null
  do {
    const page = { limit: 5, before, look: 2 }
    const found = await listEntries(db, accountId, { operation: "createRoute" }, page)
    pages.push(found.entries.map(({ operation }) => operation))
    before = found.nextBefore
  } while (before !== null)
  assert.deepEqual(pages, [[], [], ["createRoute"]])
})

test("entries are found by operation, by member and between two times", async () => {
  const accountId = newId()
  const [ann, ben] = [newId(), newId()]
  const start = clock.now()
  for (const [memberId, operation] of [
    [ann, "createRoute"],
    [ben, "createRoute"],
    [ann, "createRate"],
    [ann, "createRoute"],
  ] as const) {
    clock.advance(1_000)
    const entry = {
      accountId,
      id: newId(),
      memberId,
      credential: null,
      operation,
      path: "/",
      subjectSid: null,
      status: 201,
    }
    await recordEntry(db, { ...entry, at: clock.now(), ip: "192.0.2.17", userAgent: "" })
  }
  const secondsOf = async (filter: EntryFilter) => {
    const { entries } = await listEntries(db, accountId, filter, { limit: 10, before: null })
    return entries.map(({ at }) => (at - start) / 1_000)
  }
  const operation = "createRoute"
  assert.deepEqual(await secondsOf({ operation }), [4, 2, 1])
  assert.deepEqual(await secondsOf({ operation, memberId: ann, from: start + 2_000 }), [4])
  assert.deepEqual(await secondsOf({ operation, memberId: ann, from: start + 1_000, until: start + 4_000 }), [1])
})
