import assert from "node:assert/strict"
import { test } from "node:test"
import { createFirstAccount } from "./first-account.ts"
import { listAccounts } from "./read-account.ts"
import { openTestAccounts } from "./testing.ts"

test("processes that start simultaneously on a fresh store make one account", async () => {
  const { db, clock, newId } = await openTestAccounts()
  const start = () => createFirstAccount(db, { name: "First account", newId, now: clock.now() })
  const made = await Promise.all([start(), start(), start()])
  assert.equal(made.filter((each) => each !== null).length, 1)
  assert.equal((await listAccounts(db)).length, 1)
  assert.equal(await start(), null)
})
