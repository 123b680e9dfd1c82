import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import fc from "fast-check"
import type { Transaction, Tx } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { eraseEvents } from "#core/deliveries/erase-events.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, firstIdAt } from "#core/std/ids.ts"
import type { EventType } from "./catalogue.ts"
import { lastPosition, overlapMs, readEventsAfter, type FollowFilter, type Position } from "./follow-events.ts"
import { addEvents } from "./testing.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
beforeEach(() => (accountId = newId()))

interface Written {
  id?: string
  type?: EventType
  subject?: string
  sequence?: number
}

async function write(tx: Tx, { id = newId(), type = "messages.sent", subject = id, sequence = 1 }: Written = {}) {
  await addEvents(tx, accountId, [{ id, type, subjectId: subject, sequence, occurredAt: clock.now() }])
  return id
}

/** Opens a transaction that stays open until the test commits it. */
async function begin(): Promise<{ tx: Transaction; commit(): Promise<void> }> {
  const open = Promise.withResolvers<Transaction>()
  const end = Promise.withResolvers<void>()
  const over = db.transaction(async (tx) => {
    open.resolve(tx)
    await end.promise
  })
  const tx = await open.promise
  return {
    tx,
    async commit() {
      end.resolve()
      await over
    },
  }
}

const erase = (subjectId: string) =>
  db.transaction((tx) => eraseEvents(tx, accountId, { subjectIds: [subjectId] }, () => '{"data":{}}'))

const context = () => ({ now: clock.now(), sharedRecords: async () => [] })

/** A reader of the log, from the present on. */
async function follower(filter: Partial<FollowFilter> = {}) {
  let position = await lastPosition(db, accountId, clock.now())
  return {
    goTo: (other: Partial<Position>) => (position = { ...position, ...other }),
    async read(limit = 1_000): Promise<string[]> {
      const { events, next } = await readEventsAfter(db, accountId, position, { limit, ...filter }, context())
      position = next
      return events.map(({ id }) => id)
    },
    /** Reads until no event is left. */
    async readAll(limit: number): Promise<string[]> {
      for (const found: string[] = []; ;) {
        const { events, next, hasMore } = await readEventsAfter(
          db,
          accountId,
          position,
          { limit, ...filter },
          context(),
        )
        position = next
        found.push(...events.map(({ id }) => id))
        if (!hasMore) return found
      }
    },
  }
}

test("a follower begins at the present and reads every later event once, the oldest first", async () => {
  await write(db)
  const { read } = await follower()
  assert.deepEqual(await read(), [])
  const ids = [await write(db), await write(db)]
  await write(db, { subject: newId() })
  assert.deepEqual((await read()).slice(0, 2), ids)
  assert.deepEqual(await read(), [])
})

test("an event that is committed after one of a later id is still read, once", async () => {
  const { read } = await follower()
  const late = await begin()
  const lateId = await write(late.tx)
  const quickId = await write(db)
  assert.deepEqual(await read(), [quickId])
  assert.deepEqual(await read(), [])
  await late.commit()
  assert.deepEqual(await read(), [lateId])
  assert.deepEqual(await read(), [])
})

test("an event under way when the follower began is read, though its id is before the beginning", async () => {
  const late = await begin()
  const lateId = await write(late.tx)
  await write(db)
  const { read } = await follower()
  await late.commit()
  assert.deepEqual(await read(), [lateId])
})

test("an event is read, once, a long time after its id, beside other transactions under way", async () => {
  const slow = [await begin(), await begin(), await begin()]
  const ids: string[] = []
  for (const { tx } of slow) ids.push(await write(tx))
  const { read } = await follower()
  const found: string[][] = []
  for (const { commit } of slow) {
    for (let look = 0; look < 4; look++) {
      clock.advance(overlapMs)
      const quickId = await write(db)
      assert.deepEqual(await read(), [quickId])
    }
    await commit()
    found.push(await read())
    assert.deepEqual(await read(), [])
  }
  assert.deepEqual(found, ids.map((id) => [id])) // oxfmt-ignore
})

test("a follower that comes back after an hour reads events that were committed late meanwhile, and later still", async () => {
  const { read } = await follower()
  const [slow, slower] = [await begin(), await begin()]
  const [slowId, slowerId] = [await write(slow.tx), await write(slower.tx)]
  clock.advance(overlapMs / 2)
  const quickId = await write(db)
  assert.deepEqual(await read(), [quickId])
  clock.advance(60 * overlapMs)
  await slow.commit()
  assert.deepEqual(await read(), [slowId])
  clock.advance(60 * overlapMs)
  await slower.commit()
  assert.deepEqual(await read(), [slowerId])
  assert.deepEqual(await read(), [])
})

test("events of a subject come by sequence, even if clocks stepped between their ids or a page ends", async () => {
  const { read } = await follower()
  const [subject, first, other, second] = [newId(), newId(), newId(), newId()]
  await write(db, { id: second, subject, sequence: 1 })
  await write(db, { id: first, subject, sequence: 2 })
  await write(db, { id: other })
  assert.deepEqual((await read(1)).toReversed(), [first, second])
  assert.deepEqual(await read(), [other, second], "what was taken from beyond the page comes again")
})

test("pages of every size bring all of a backlog, and simultaneous late commits", async () => {
  for (const limit of [1, 2, 7]) {
    const { readAll } = await follower()
    const late = await begin()
    const lateIds = [await write(late.tx), await write(late.tx), await write(late.tx)]
    const ids = [await write(db), await write(db), await write(db), await write(db)]
    assert.deepEqual(await readAll(limit), ids)
    await late.commit()
    assert.deepEqual(new Set((await readAll(limit)).filter((id) => !ids.includes(id))), new Set(lateIds), `by ${limit}`)
    assert.deepEqual(await readAll(limit), [])
  }
})

test("an event that is erased is read again, since it says something else now", async () => {
  const { read } = await follower()
  const id = await write(db)
  assert.deepEqual(await read(), [id])
  await erase(id)
  assert.deepEqual(await read(), [id])
  clock.advance(overlapMs + 1)
  assert.deepEqual(await read(), [])
  await erase(id)
  assert.deepEqual(await read(), [], "of what is older than the overlap nothing is read again")
})

test("a filter gives the types that it names, and continues behind ten thousand others", async () => {
  const { readAll, read } = await follower({ patterns: ["webhooks.*"] })
  const ids = Array.from({ length: 10_001 }, newId)
  await addEvents(
    db,
    accountId,
    ids.map((id) => ({ id })),
  )
  const rare = await write(db, { type: "webhooks.disabled" })
  assert.deepEqual(await read(), [], "one look goes no further")
  assert.deepEqual(await readAll(10), [rare])
})

test("the last minute is read again at another server, whose transactions have lower numbers, and no event is missed", async () => {
  const { read, goTo } = await follower()
  const ids = [await write(db), await write(db)]
  goTo({ snapshot: "900000000000:900000000000:", after: ids[1] ?? "" })
  const late = await write(db, { id: firstIdAt(clock.now()) })
  assert.deepEqual(new Set(await read(1_000)), new Set([late, ...ids]))
})

test("each event is read exactly once, and a subject's in order, for any order of commits", async () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ do: fc.constant("write" as const), writer: fc.nat(2), skew: fc.nat(20) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("commit" as const), writer: fc.nat(2) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant("read" as const), limit: fc.integer({ min: 1, max: 9 }) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant("pass" as const), seconds: fc.integer({ min: 1, max: 200 }) }),
      },
    ),
    { maxLength: 40 },
  )
  const check = fc.asyncProperty(steps, async (plan) => {
    accountId = newId()
    const { read, readAll } = await follower()
    const writers: (Awaited<ReturnType<typeof begin>> | undefined)[] = []
    const subjects = [newId(), newId(), newId()]
    const sequences = [0, 0, 0]
    const written = new Map<string, [subject: number, sequence: number]>()
    const found: string[] = []
    for (const step of plan) {
      clock.advance(1)
      if (step.do === "pass") clock.advance(1_000 * step.seconds)
      else if (step.do === "read") found.push(...(await read(step.limit)))
      else if (step.do === "commit") {
        await writers[step.writer]?.commit()
        writers[step.writer] = undefined
      } else {
        const { tx } = (writers[step.writer] ??= await begin())
        const sequence = (sequences[step.writer] = (sequences[step.writer] ?? 0) + 1)
        const id = newId()
        // The clocks of writers differ: the second writer's is late.
        const skewed = step.writer === 1 ? id.replace(/^.{13}/, firstIdAt(clock.now() - step.skew).slice(0, 13)) : id
        await write(tx, { id: skewed, subject: subjects[step.writer] ?? "", sequence })
        written.set(skewed, [step.writer, sequence])
      }
    }
    for (const writer of writers) await writer?.commit()
    found.push(...(await readAll(50)))
    const firsts = [...new Set(found)]
    assert.deepEqual(firsts.toSorted(), [...written.keys()].toSorted(), "nothing is missed")
    for (const subject of [0, 1, 2]) {
      const order = firsts.map((id) => written.get(id)).filter((event) => event?.[0] === subject)
      assert.deepEqual(
        order.map((event) => event?.[1]),
        order.map((_, index) => index + 1),
      )
    }
  })
  await fc.assert(check, { numRuns: 60 })
})
