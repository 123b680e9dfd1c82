import assert from "node:assert/strict"
import { after, test } from "node:test"
import { zstdDecompressSync } from "node:zlib"
import fc from "fast-check"
import { listedRows } from "#core/db/new-rows.ts"
import { openTestStore } from "#core/db/testing.ts"
import { eraseEvents } from "#core/deliveries/erase-events.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { SharedRecord } from "./event-record.ts"
import { lastPosition, readEventsAfter } from "./follow-events.ts"
import { listEvents } from "./list-events.ts"
import {
  findBodies,
  findEvent,
  findEvents,
  findSubjectEvents,
  insertingStatement,
  lockRecords,
  lockSubjectRecords,
  writeBodies,
  type WrittenEvent,
} from "./records.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

/** Writes the events of one transaction: `size` in a shared record, or one in a single record for 0. */
async function write(accountId: string, size: number): Promise<WrittenEvent[]> {
  const record = new SharedRecord(newId)
  const events = Array.from({ length: size || 1 }, (_, index): WrittenEvent => {
    const place = size ? { id: record.nextId(), recordId: record.id } : { id: newId() }
    const type = index % 3 ? "messages.sent" : "messages.failed"
    const body = index % 2 ? `{"data":{"body":"text ${index}"}}` : ""
    const detail = index % 5 ? null : `{"attempt":${index}}`
    return { ...place, accountId, type, subjectId: newId(), sequence: 1, occurredAt: clock.now(), detail, body }
  })
  await db.query(...insertingStatement({ rows: events, from: listedRows }))
  return events
}

function erase(accountId: string, { subjectId, recordId }: WrittenEvent): Promise<void> {
  const recordIds = recordId === undefined ? [] : [recordId]
  return db.transaction((tx) => eraseEvents(tx, accountId, { subjectIds: [subjectId], recordIds }, () => '{"data":{}}'))
}

async function pages(accountId: string, limit: number, type?: string): Promise<string[]> {
  const found: string[] = []
  for (let before: string | null = null, isFirst = true; isFirst || before !== null; isFirst = false) {
    const page = await listEvents(db, accountId, { type }, { limit, before })
    assert.ok(page.events.length <= limit)
    found.push(...page.events.map(({ id }) => id))
    before = page.nextBefore
  }
  return found
}

const context = () => ({ now: clock.now(), sharedRecords: () => Promise.resolve([]) })

async function follow(
  accountId: string,
  begin: Awaited<ReturnType<typeof lastPosition>>,
  limit: number,
  patterns?: string[],
) {
  const found: string[] = []
  for (let position = begin, hasMore = true; hasMore;) {
    const read = await readEventsAfter(db, accountId, position, { limit, patterns }, context())
    found.push(...read.events.map(({ id }) => id))
    position = read.next
    hasMore = read.hasMore
  }
  return found
}

test("pages of any size give each event once and in order, whether its record is shared, single or it was erased", async () => {
  const sizes = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 8 })
  const limit = fc.integer({ min: 1, max: 50 })
  await fc.assert(
    fc.asyncProperty(sizes, limit, fc.array(fc.nat(), { maxLength: 6 }), async (records, size, toErase) => {
      const accountId = newId()
      const begin = await lastPosition(db, accountId, clock.now())
      const events: WrittenEvent[] = []
      for (const each of records) events.push(...(await write(accountId, each)))
      const erased = new Set(toErase.map((place) => events[place % events.length] as WrittenEvent))
      for (const event of erased) await erase(accountId, event)
      const ids = events.map(({ id }) => id)
      const failed = events.flatMap(({ id, type }) => (type === "messages.failed" ? id : []))
      assert.deepEqual(await pages(accountId, size), ids.toReversed())
      assert.deepEqual(await pages(accountId, size, "messages.failed"), failed.toReversed())
      assert.deepEqual(await follow(accountId, begin, size), ids)
      assert.deepEqual(await follow(accountId, begin, size, ["messages.failed"]), failed)
    }),
    { numRuns: 40 },
  )
})

test("an event is found by its id with its own body and detail", async () => {
  const accountId = newId()
  const events = [...(await write(accountId, 12)), ...(await write(accountId, 0))]
  const found = await findEvents(
    db,
    accountId,
    events.map(({ id }) => id),
  )
  for (const { id, body, detail, subjectId } of events) {
    const event = found.get(id)
    assert.deepEqual([event?.body, event?.detail, event?.subject_id], [body || null, detail, subjectId])
  }
  assert.equal(await findEvent(db, newId(), events[0]?.id ?? ""), undefined)
  assert.equal(await findEvent(db, accountId, `${events[0]?.id.slice(0, 33)}fff`), undefined)
})

test("an erased event leaves its neighbours as they were, and is found by its subject without its record", async () => {
  const accountId = newId()
  const [first, second, third] = await write(accountId, 3)
  assert.ok(first && second && third)
  await erase(accountId, second)
  const [erased] = await findSubjectEvents(db, accountId, { subjectIds: [second.subjectId] })
  assert.deepEqual([erased?.id, erased?.body, erased?.detail], [second.id, '{"data":{"body":""}}', null])
  assert.equal((await findEvent(db, accountId, first.id))?.detail, first.detail)
  for (const event of [first, third]) await erase(accountId, event)
  assert.equal((await findEvent(db, accountId, third.id))?.body, '{"data":{}}')
  const rows = await db.query("select 1 from events where account_id = $1", [accountId])
  assert.equal(rows.length, 3, "a record without events is deleted")
})

test("a follower that has read a shared record reads it again only for new events in it", async () => {
  const accountId = newId()
  const begin = await lastPosition(db, accountId, clock.now())
  const events = await write(accountId, 10)
  const ids = events.map(({ id }) => id)
  const first = await readEventsAfter(db, accountId, begin, { limit: 4 }, context())
  const second = await readEventsAfter(db, accountId, first.next, { limit: 100 }, context())
  const third = await readEventsAfter(db, accountId, second.next, { limit: 100 }, context())
  const read = [first, second, third].map((each) => each.events.map(({ id }) => id))
  assert.deepEqual(read, [ids.slice(0, 4), ids.slice(4), []])
})

test("the stored bodies of events are read by their ids, from shared and single records and of erased events", async () => {
  const accountId = newId()
  const events = [...(await write(accountId, 6)), ...(await write(accountId, 0))]
  const [, erased] = events
  assert.ok(erased)
  await erase(accountId, erased)
  const bodies = await findBodies(
    db,
    accountId,
    events.map(({ id }) => id),
  )
  const expected = events.flatMap(({ id, body }) =>
    body ? [[id, id === erased.id ? '{"data":{"body":""}}' : body]] : [],
  )
  assert.deepEqual(Object.fromEntries(bodies), Object.fromEntries(expected))
})

test("the bodies of a large record are compressed, and erased events leave them", async () => {
  const accountId = newId()
  const text = (index: number) => `{"data":{"body":"${`secret ${index} `.repeat(20)}"}}`
  const record = new SharedRecord(newId)
  const events = Array.from({ length: 60 }, (_, index): WrittenEvent => {
    const place = { id: record.nextId(), recordId: record.id, subjectId: newId() }
    const body = index % 2 ? text(index) : ""
    return { ...place, accountId, type: "messages.sent", sequence: 1, occurredAt: clock.now(), detail: null, body }
  })
  const ids = events.map(({ id }) => id)
  const readPacked = async () => {
    const [row] = await db.query<{ bodies: string | null; packed: Buffer }>(
      "select bodies, packed_bodies as packed from events where account_id = $1 and id = $2",
      [accountId, record.id],
    )
    assert.ok(row)
    assert.equal(row.bodies, null)
    assert.ok(row.packed.length < 1_000, `${row.packed.length} bytes`)
    return zstdDecompressSync(row.packed).toString()
  }
  await db.query(...insertingStatement({ rows: events, from: listedRows }))
  assert.match(await readPacked(), /secret 7 /)
  assert.equal((await findBodies(db, accountId, ids)).size, 30)
  const first = await findEvents(db, accountId, ids.slice(0, 8))
  assert.deepEqual([...first.values()].map(({ body }) => body), events.slice(0, 8).map(({ body }) => body || null)) // oxfmt-ignore

  const derived = text(6)
  await db.transaction(async (tx) => {
    const [locked] = await lockRecords(tx, accountId, [record.id])
    assert.ok(locked)
    await writeBodies(tx, accountId, locked, new Map([[ids[6] ?? "", derived]]))
  })
  assert.match(await readPacked(), /secret 6 /)
  const [, , , , , , , erased] = events
  assert.ok(erased)
  await erase(accountId, erased)
  assert.doesNotMatch(await readPacked(), /secret 7 /)
  const bodies = await findBodies(db, accountId, ids)
  assert.equal(bodies.get(erased.id), '{"data":{"body":""}}')
  assert.equal(bodies.get(ids[6] ?? ""), derived)
  assert.equal(bodies.size, 31)
})

test("locking records fails once when the store does, and leaves no failure that ends the process", async () => {
  const asked = { subjectIds: [newId()], recordIds: [newId()] }
  await assert.rejects(db.transaction((tx) => lockSubjectRecords(tx, "no id", asked)))
})
