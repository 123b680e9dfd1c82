import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { apiKeysMax, createApiKey, listApiKeys, readApiKey, revokeApiKey } from "./api-keys.ts"
import { createAccount } from "./create-account.ts"
import { openTestAccounts } from "./testing.ts"

const { db, clock, newId } = await openTestAccounts()
let accountId: string

beforeEach(async () => {
  ;({ accountId } = await createAccount(db, { name: "Ann", newId, now: clock.now() }))
})

const create = (name: string) =>
  db.transaction((tx) => createApiKey(tx, accountId, { name, scope: "read" }, { newId, now: clock.now() }))

test("a key is read back as it was made, without its secret", async () => {
  const { apiKey, secret } = await create("ci")
  assert.match(secret, /^[A-Za-z0-9]{32}$/)
  assert.deepEqual(apiKey, {
    id: apiKey.id,
    name: "ci",
    scope: "read",
    createdAt: clock.now(),
    lastUsedAt: null,
    revokedAt: null,
  })
  assert.deepEqual(await readApiKey(db, accountId, apiKey.id), apiKey)
})

test("keys are listed newest first, page by page", async () => {
  const names = ["a", "b", "c"]
  for (const name of names) await create(name)
  const first = await listApiKeys(db, accountId, { limit: 2, before: null })
  const second = await listApiKeys(db, accountId, { limit: 2, before: first[1]?.id ?? null })
  assert.deepEqual(
    [first, second].map((page) => page.map(({ name }) => name)),
    [["c", "b"], ["a"]],
  )
})

test("revoking again keeps the first time", async () => {
  const { apiKey } = await create("ci")
  const { revokedAt } = await revokeApiKey(db, accountId, apiKey.id, clock.now())
  clock.advance(1000)
  assert.equal((await revokeApiKey(db, accountId, apiKey.id, clock.now())).revokedAt, revokedAt)
})

test("another account's key is not found", async () => {
  const { apiKey } = await create("ci")
  const other = await createAccount(db, { name: "Ben", newId, now: clock.now() })
  await assert.rejects(readApiKey(db, other.accountId, apiKey.id), { code: "api_key_not_found" })
  await assert.rejects(revokeApiKey(db, other.accountId, apiKey.id, clock.now()), { code: "api_key_not_found" })
})

test("an account has a hundred keys at most, also when two are created simultaneously, and a revoked one makes room", async () => {
  const { apiKey } = await create("first")
  for (let made = 1; made < apiKeysMax - 1; made++) await create(`${made}`)
  const outcomes = await Promise.allSettled([create("100"), create("101")])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ["fulfilled", "rejected"])
  await assert.rejects(create("101"), { code: "api_keys_exhausted" })
  await revokeApiKey(db, accountId, apiKey.id, clock.now())
  await create("101")
})
