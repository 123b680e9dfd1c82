import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { lastPosition } from "./follow-events.ts"
import { Followers, followersOfAccountMax } from "./followers.ts"
import { addEvents } from "./testing.ts"

const clock = new FakeClock()
const newId = createIds(clock)
const { db, close } = await openTestStore()
after(close)

let accountId = newId()
let followers = new Followers({ db, clock, sharedRecords: async () => [] })
beforeEach(() => {
  accountId = newId()
  followers = new Followers({ db, clock, sharedRecords: async () => [] })
})

const timeoutMs = 20_000

async function follow({ signal = new AbortController().signal } = {}) {
  const position = await lastPosition(db, accountId, clock.now())
  const followed = followers.follow(accountId, position, { limit: 10, timeoutMs, signal })
  return followed.then(({ events }) => events.map(({ id }) => id))
}

/** Resolves with the time when a follower waits for the clock. The given follower must not end instead. */
async function resting(follower: Promise<unknown>): Promise<number> {
  let isOver = false
  const end = () => void (isOver = true)
  follower.then(end, end)
  for (;;) {
    assert.ok(!isOver)
    const leftMs = clock.untilNext()
    if (leftMs !== undefined) return leftMs
    await new Promise(setImmediate)
  }
}

test("a follower gets an event at its next look, and an empty list when its time is over", async () => {
  const first = follow()
  const restMs = await resting(first)
  const id = newId()
  await addEvents(db, accountId, [{ id, occurredAt: clock.now() }])
  clock.advance(restMs)
  assert.deepEqual(await first, [id])

  const second = follow()
  const endsAt = clock.now() + timeoutMs
  while (clock.now() < endsAt) clock.advance(await resting(second))
  assert.deepEqual(await second, [])
  assert.equal(clock.now(), endsAt)
})

test("a client that leaves is released immediately, and so are all at the end", async () => {
  const client = new AbortController()
  const gone = follow(client)
  await resting(gone)
  client.abort()
  assert.deepEqual(await gone, [])

  const waiting = follow()
  await resting(waiting)
  followers.endWaits()
  assert.deepEqual(await waiting, [])
  assert.deepEqual(await follow(), [], "and nobody begins to wait")
})

test("an account has a limited number of places, each free again when its follower leaves, and takes none from another", async () => {
  const position = await lastPosition(db, accountId, clock.now())
  const clients = Array.from({ length: followersOfAccountMax }, () => new AbortController())
  const take = (owner: string, signal: AbortSignal) =>
    followers.follow(owner, position, { limit: 10, timeoutMs, signal }).then(({ events }) => events)
  const waiting = clients.map(({ signal }) => take(accountId, signal))
  const gone = AbortSignal.abort()
  await assert.rejects(take(accountId, gone), { code: "too_many_followers" })
  assert.deepEqual(await take(newId(), gone), [])
  clients[7]?.abort()
  await waiting[7]
  assert.deepEqual(await take(accountId, gone), [])
  followers.endWaits()
  await Promise.all(waiting)
})
