import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, idTime } from "#core/std/ids.ts"
import type { EventType } from "./catalogue.ts"
import { listEvents, type EventFilter } from "./list-events.ts"
import { addEvents, changeSubject } from "./testing.ts"
import { dayMs } from "#core/std/durations.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
beforeEach(() => (accountId = newId()))

/** Adds events. Returns their ids, the newest first. */
async function add(type: EventType, count: number, owner = accountId): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  await addEvents(
    db,
    owner,
    ids.map((id) => ({ id, type, occurredAt: idTime(id) })),
  )
  return ids.toReversed()
}

async function pages(given: EventType | EventFilter | undefined, limit: number): Promise<string[][]> {
  const filter = typeof given === "object" ? given : { type: given }
  const found: string[][] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const { events, nextBefore } = await listEvents(db, accountId, filter, { limit, before })
    found.push(events.map(({ id }) => id))
    before = nextBefore
  }
  return found
}

test("events are listed newest first, all or of one type, each once, on pages of any size", async () => {
  const all: string[] = []
  const sent: string[] = []
  for (let day = 0; day < 12; day++) {
    clock.advance(dayMs)
    const news = await add("messages.sent", 2)
    sent.unshift(...news)
    all.unshift(...(await add("messages.failed", 1)), ...news)
    await add("messages.sent", 1, newId())
  }
  for (const limit of [1, 7, 1_000]) {
    assert.deepEqual((await pages(undefined, limit)).flat(), all)
    assert.deepEqual((await pages("messages.sent", limit)).flat(), sent)
    assert.deepEqual(await pages("webhooks.test", limit), [[]])
  }
})

test("there is no page after one that is exactly full", async () => {
  await add("messages.sent", 3)
  assert.equal((await pages(undefined, 3)).length, 1)
  assert.equal((await pages("messages.sent", 3)).length, 1)
})

test("one page of a type looks at ten thousand events, and the next continues from there", async () => {
  const rare = await add("webhooks.disabled", 1)
  const [newest = "", ...others] = await add("messages.sent", 10_001)
  assert.deepEqual(await pages("webhooks.disabled", 10), [[], rare])
  assert.deepEqual((await pages("messages.sent", 1_000)).flat(), [newest, ...others])
})

test("a pattern lists all types of its area", async () => {
  const test = await add("webhooks.test", 1)
  await add("messages.sent", 1)
  const disabled = await add("webhooks.disabled", 1)
  assert.deepEqual((await pages({ type: "webhooks.*" }, 10)).flat(), [...disabled, ...test])
})

test("a list by time has the events from its beginning until before its end", async () => {
  const found: string[][] = []
  const from = clock.now() + 1_000
  for (let second = 0; second < 4; second++) {
    found.push(await add("messages.sent", 2))
    clock.advance(1_000)
  }
  const wanted = [...(found[2] ?? []), ...(found[1] ?? [])]
  for (const filter of [{}, { type: "messages.*" }])
    assert.deepEqual((await pages({ ...filter, from, until: from + 2_000 }, 1)).flat(), wanted)
})

test("events of one subject are found among any number of others, of a type and a time too", async () => {
  const [own = ""] = await add("messages.queued", 1)
  await add("messages.sent", 10_001)
  clock.advance(1_000)
  const [later = ""] = await add("messages.failed", 1)
  await changeSubject(db, accountId, { id: later, type: "messages.failed", subjectId: own, sequence: 2 })
  const ofSubject = { subjectId: own }
  assert.deepEqual(await pages(ofSubject, 1), [[later], [own]])
  assert.deepEqual(await pages({ ...ofSubject, type: "messages.failed" }, 10), [[later]])
  assert.deepEqual(await pages({ ...ofSubject, until: clock.now() }, 10), [[own]])
  assert.deepEqual((await listEvents(db, newId(), ofSubject, { limit: 10, before: null })).events, [])
})
