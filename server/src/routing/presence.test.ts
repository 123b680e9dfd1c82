import assert from "node:assert/strict"
import { after, test } from "node:test"
import { Database } from "#db/database.ts"
import { createTestDatabase } from "#db/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import { Presence } from "./presence.ts"

const store = await createTestDatabase()
const db = new Database({ url: store.url, log: silentLog })
after(async () => {
  await db.close()
  await store.close()
})
const clock = new FakeClock()
const newId = createIds(clock)
const all = [newId(), newId()] as const
const [shared, lost] = all

const look = (presence: Presence, here: readonly string[]) =>
  db.transaction((tx) => presence.exchange(tx, { all, here, now: clock.now() }))

test("a carrier is out when no process has seen it taking messages for long enough, and back when one does", async () => {
  const [one, other] = [new Presence(newId()), new Presence(newId())]
  await look(one, [shared])
  await look(other, [])
  assert.deepEqual([other.isElsewhere(shared, clock.now()), one.isElsewhere(shared, clock.now())], [true, false])
  for (let seconds = 0; seconds < 12; seconds += 2) {
    clock.advance(2_000)
    await look(one, [shared])
    await look(other, [])
  }
  assert.deepEqual(one.outFor(10_000, clock.now()), [lost])
  assert.deepEqual(other.outFor(10_000, clock.now()), [lost])
  // The one process dies; the other notices when its word is old, and counts from there.
  for (let seconds = 0; seconds < 14; seconds += 2) {
    clock.advance(2_000)
    await look(other, [])
  }
  assert.deepEqual([other.isElsewhere(shared, clock.now()), other.outFor(10_000, clock.now())], [false, [lost]])
  clock.advance(4_000)
  assert.deepEqual(new Set(other.outFor(10_000, clock.now())), new Set(all))
  await look(other, [lost])
  assert.deepEqual(other.outFor(10_000, clock.now()), [shared])
})

test("a process that leaves says so", async () => {
  const [one, other] = [new Presence(newId()), new Presence(newId())]
  await look(one, [shared])
  await one.leave(db)
  await look(other, [])
  assert.equal(other.isElsewhere(shared, clock.now()), false)
})
