import assert from "node:assert/strict"
import { test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { createApiKey } from "./api-keys.ts"
import { createAccount } from "./create-account.ts"
import { CredentialLookup } from "./find-credentials.ts"
import { openTestAccounts } from "./testing.ts"

const { db, clock, newId } = await openTestAccounts()

test("look-ups that share a statement each get their own rows", async () => {
  const lookup = new CredentialLookup(db)
  const accounts = []
  for (const name of ["Ann", "Ben", "Cleo"]) accounts.push(await createAccount(db, { name, newId, now: clock.now() }))
  const ids = accounts.map(({ accountId }) => accountId)
  const key = await createApiKey(db, ids[1] ?? "", { name: "ci", scope: "read" }, { newId, now: clock.now() })
  const sids = [
    ...ids.map((id) => toSid("account", id)),
    toSid("apiKey", key.apiKey.id),
    toSid("account", newId()),
    "SKx",
  ]
  const found = await Promise.all(sids.map((sid) => lookup.findRows(sid)))
  assert.deepEqual(
    found.map((rows) => rows.map(({ accountId, keyId }) => keyId ?? accountId)),
    [...ids.map((id) => [id]), [key.apiKey.id], [], []],
  )
})

test("a flood of unknown SIDs runs few statements at a time, and a known SID is found behind it", async () => {
  const { accountId } = await createAccount(db, { name: "Dora", newId, now: clock.now() })
  let underway = 0
  let most = 0
  let statements = 0
  const second = Promise.withResolvers<void>()
  const counting: Tx = {
    isOnCitus: db.isOnCitus,
    async query(text, values, name) {
      statements++
      most = Math.max(most, ++underway)
      // A fast store would have answered the first query before the second.
      if (most === 2) second.resolve()
      await second.promise
      return await db.query<never>(text, values, name).finally(() => underway--)
    },
  }
  const lookup = new CredentialLookup(counting)
  const flood = Array.from({ length: 5_000 }, () => lookup.findRows(toSid("account", newId())))
  const [row] = await lookup.findRows(toSid("account", accountId))
  assert.equal(row?.accountId, accountId)
  assert.ok((await Promise.all(flood)).every((rows) => !rows.length))
  // On Citus each account is asked for in a statement of its own, four at a time for each of the two.
  assert.deepEqual([most, statements], db.isOnCitus ? [8, flood.length + 1] : [2, 11])
})
