import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { FakeClock } from "./fake-clock.ts"
import { dayMs, minuteMs } from "./durations.ts"
import {
  createIds,
  createOwnedIds,
  firstIdAt,
  fromSid,
  idsAheadMaxMs,
  idTime,
  sidPrefixes,
  toSid,
  type SidKind,
} from "./ids.ts"

const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test("ids are UUIDv7 that carry their time", () => {
  const clock = new FakeClock()
  const newId = createIds(clock)
  for (let count = 0; count < 1_000; count++) {
    const id = newId()
    assert.match(id, uuid7)
    assert.equal(idTime(id), clock.now())
    clock.advance(7)
  }
})

test("ids sort in the order they were made, within a millisecond, beyond its counter, and when the clock steps back", () => {
  let now = 1_000_000
  const newId = createIds({ now: () => now })
  const ids: string[] = []
  for (const step of [0, 1, -500, 0, 3]) {
    now += step
    for (let count = 0; count < 5_000; count++) ids.push(newId())
  }
  assert.deepEqual(ids, ids.toSorted())
  assert.equal(new Set(ids).size, ids.length)
})

test("ids keep their order after a step back by up to a day, and proceed by a millisecond for 4,096 of them", () => {
  const startMs = Date.UTC(2026, 10, 21, 8)
  let now = startMs
  const newId = createIds({ now: () => now })
  const ids = [newId()]
  now -= idsAheadMaxMs
  for (let count = 0; count < 100 * 4_096; count++) {
    if (count % 4_096 === 0) now += minuteMs
    ids.push(newId())
  }
  assert.deepEqual(ids, ids.toSorted())
  assert.equal(idTime(ids.at(-1) ?? "") - startMs, 100)
  now = startMs + dayMs
  assert.equal(idTime(newId()), now, "the clock has reached them")
})

test("ids follow the clock after a step back by more than a day", () => {
  const clock = new FakeClock()
  const newId = createIds(clock)
  newId()
  clock.step(-5 * 366 * dayMs)
  assert.equal(idTime(newId()), clock.now())
})

test("ids of two makers in the same millisecond differ", () => {
  const clock = new FakeClock()
  const makers = [createIds(clock), createIds(clock)]
  const ids = Array.from({ length: 2_000 }, (_, index) => makers[index % 2]?.())
  assert.equal(new Set(ids).size, ids.length)
})

test("owned ids are UUIDv7 too, all different, and end as their owner's and no other's", () => {
  const newId = createIds(new FakeClock())
  const [owner, other] = [newId(), newId()]
  const newOwned = createOwnedIds(owner, newId)
  const ids = Array.from({ length: 10_000 }, newOwned)
  assert.equal(new Set(ids).size, ids.length)
  for (const id of ids) {
    assert.match(id, uuid7)
    assert.deepEqual([id.endsWith(owner.slice(-17)), id.endsWith(other.slice(-17))], [true, false])
  }
})

test("the first id of a moment is not greater than any id of it, and greater than all of the moment before", () => {
  const clock = new FakeClock()
  const before = createIds(clock)
  const earlier = Array.from({ length: 100 }, before)
  clock.advance(1)
  const id = createIds(clock)()
  const first = firstIdAt(clock.now())
  assert.ok(first <= id)
  assert.ok(earlier.every((each) => each < first))
  assert.equal(idTime(first), clock.now())
})

test("a sid leads back to its id, and only for its own kind", () => {
  const newId = createIds(new FakeClock())
  for (const kind of Object.keys(sidPrefixes) as SidKind[]) {
    const id = newId()
    const sid = toSid(kind, id)
    assert.match(sid, /^[A-Z]{2}[0-9a-f]{32}$/)
    assert.equal(fromSid(kind, sid), id)
    for (const other of Object.keys(sidPrefixes) as SidKind[]) {
      // A number is a sender of a messaging service under the sid of its own kind.
      const isShared = kind === "phoneNumber" && other === "serviceSender"
      if (other !== kind && !isShared) assert.equal(fromSid(other, sid), undefined)
    }
  }
})

test("a text that is not a sid has no id", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.equal(fromSid("message", text), undefined)
      assert.equal(fromSid("message", `MS${text}`), undefined)
    }),
  )
  assert.equal(fromSid("message", "MS" + "A".repeat(32)), undefined)
  assert.equal(fromSid("message", "MS" + "a".repeat(32) + "\n"), undefined)
})
