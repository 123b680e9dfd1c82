import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { claimKeys, releaseKeys, storeResponses, sweepIdempotencyKeys } from "./idempotency.ts"
import { hashSecret } from "./secret.ts"
import { openTestAccounts } from "./testing.ts"

const { db, clock, newId } = await openTestAccounts()
let accountId: string

beforeEach(async () => {
  await db.query("truncate idempotency_keys, permanent_idempotency_keys")
  accountId = newId()
})

const asked = (key: string, body = "body") => ({ key, requestHash: hashSecret(body) })
const claim = (tx: Tx, ...claims: { key: string; requestHash: Buffer }[]) =>
  claimKeys(tx, accountId, claims, clock.now())
const answer = (key: string) => ({ key, status: 201, response: `{"for":"${key} \\" ü"}` })

const perform = (key: string) =>
  db.transaction(async (tx) => {
    const outcomes = await claim(tx, asked(key))
    await storeResponses(tx, accountId, [answer(key)])
    return outcomes
  })

test("the first asker gets the key, and the second the first one's answer", async () => {
  assert.deepEqual(await perform("k"), [{ kind: "new" }])
  const { key: _, ...stored } = answer("k")
  assert.deepEqual(await db.transaction((tx) => claim(tx, asked("k"))), [{ kind: "replay", ...stored }])
})

test("a key that was used for another request is a conflict", async () => {
  await perform("k")
  assert.deepEqual(await db.transaction((tx) => claim(tx, asked("k", "other"))), [{ kind: "conflict" }])
})

test("another account's key is its own", async () => {
  await perform("k")
  accountId = newId()
  assert.deepEqual(await perform("k"), [{ kind: "new" }])
})

test("a batch has a result for each key, in order, and keeps strange characters apart", async () => {
  await perform("old")
  await perform(`a"\\,{}`)
  const claims = [
    asked("new"),
    asked("old"),
    asked(`a"\\,{}`),
    asked("old", "other"),
    asked("new"),
    asked("new", "other"),
  ]
  const outcomes = await db.transaction((tx) => claim(tx, ...claims))
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ["new", "replay", "replay", "conflict", "in_progress", "conflict"],
  )
})

test("work that fails gives its key back", async () => {
  await assert.rejects(
    db.transaction(async (tx) => {
      await claim(tx, asked("k"))
      throw new Error("refused")
    }),
    /refused/,
  )
  assert.deepEqual(await perform("k"), [{ kind: "new" }])
})

test("a released key can be claimed again, while the rest of its transaction is kept", async () => {
  await db.transaction(async (tx) => {
    await claim(tx, asked("good"), asked("bad"))
    await storeResponses(tx, accountId, [answer("good")])
    await releaseKeys(tx, accountId, ["bad"])
  })
  const outcomes = await db.transaction((tx) => claim(tx, asked("good"), asked("bad")))
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ["replay", "new"],
  )
})

test("a key that is being worked on is reported after a moment, and the asker's transaction continues", async () => {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = db.transaction(async (tx) => {
    await claim(tx, asked("busy"))
    held.resolve()
    await release.promise
    await storeResponses(tx, accountId, [answer("busy")])
  })
  await held.promise
  const outcomes = await db.transaction(async (tx) => {
    const claimed = await claim(tx, asked("a"), asked("busy"), asked("z"))
    await storeResponses(tx, accountId, [answer("a"), answer("z")])
    return claimed
  })
  assert.deepEqual(
    outcomes.map(({ kind }) => kind),
    ["new", "in_progress", "new"],
  )
  release.resolve()
  await holder
  const later = await db.transaction((tx) => claim(tx, asked("a"), asked("busy"), asked("z")))
  assert.deepEqual(
    later.map(({ kind }) => kind),
    ["replay", "replay", "replay"],
  )
})

test("one of many simultaneous requests does the work", async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => perform("k")))
  assert.equal(outcomes.flat().filter(({ kind }) => kind === "new").length, 1)
})

test("a key is kept for a day, and swept after it", async () => {
  await perform("old")
  clock.advance(24 * 60 * 60 * 1000)
  await perform("young")
  assert.equal(await sweepIdempotencyKeys(db, clock.now()), 0)
  clock.advance(1)
  assert.equal(await sweepIdempotencyKeys(db, clock.now()), 1)
  assert.deepEqual(await perform("old"), [{ kind: "new" }])
})

test("a permanent key outlasts the sweep, and is apart from the key of the same name that is kept for a day", async () => {
  const table = "permanent_idempotency_keys"
  const performLasting = (key: string) =>
    db.transaction(async (tx) => {
      const outcomes = await claimKeys(tx, accountId, [asked(key)], clock.now(), table)
      await storeResponses(tx, accountId, [answer(key)], table)
      return outcomes
    })
  await perform("k")
  assert.deepEqual(await performLasting("k"), [{ kind: "new" }])
  clock.advance(365 * 24 * 60 * 60 * 1000)
  assert.equal(await sweepIdempotencyKeys(db, clock.now()), 1)
  const { key: _, ...stored } = answer("k")
  assert.deepEqual(await performLasting("k"), [{ kind: "replay", ...stored }])
})
