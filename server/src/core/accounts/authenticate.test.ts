import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { StoreFull } from "#core/db/errors.ts"
import { toSid } from "#core/std/ids.ts"
import { createApiKey, readApiKey, revokeApiKey } from "./api-keys.ts"
import { Authenticator } from "./authenticate.ts"
import { createAccount } from "./create-account.ts"
import { rotateToken } from "./rotate-token.ts"
import { basic, openTestAccounts } from "./testing.ts"

const { db, clock, newId } = await openTestAccounts()
/** The real store, and the number of its queries. */
let questions = 0
const countingDb: Tx = {
  isOnCitus: db.isOnCitus,
  query: (text, values, name) => {
    questions++
    return db.query(text, values, name)
  },
}
let authenticator: Authenticator
let accountId: string
let authToken: string

beforeEach(async () => {
  authenticator = new Authenticator({ db: countingDb, clock })
  ;({ accountId, authToken } = await createAccount(db, { name: "Ann", newId, now: clock.now() }))
  questions = 0
})

const withToken = (token = authToken) => basic(toSid("account", accountId), token)
const signIn = async (header: string | undefined) => await authenticator.authenticate(header)

async function makeKey() {
  const { apiKey, secret } = await createApiKey(
    db,
    accountId,
    { name: "ci", scope: "messages" },
    { newId, now: clock.now() },
  )
  return { id: apiKey.id, header: basic(toSid("apiKey", apiKey.id), secret) }
}

test("an account signs in with its sid and token", async () => {
  const { tokenId, ...principal } = (await signIn(withToken())) ?? {}
  assert.deepEqual(principal, { accountId, keyId: null, scope: "full", ratePerSecond: null })
  assert.ok(tokenId)
})

test("an API key signs in with its own sid and secret, and has its scope", async () => {
  const key = await makeKey()
  assert.deepEqual(await signIn(key.header), {
    accountId,
    keyId: key.id,
    tokenId: null,
    scope: "messages",
    ratePerSecond: null,
  })
})

test("a key has the hour of its last use, which costs one write an hour", async () => {
  const lastUse = async (id: string) => (await readApiKey(db, accountId, id)).lastUsedAt
  const { id, header } = await makeKey()
  assert.equal(await lastUse(id), null)
  await signIn(`${header}x`)
  assert.equal(await lastUse(id), null)
  const first = clock.now()
  await signIn(header)
  assert.equal(await lastUse(id), first)
  clock.advance(3_599_000)
  questions = 0
  await signIn(header)
  assert.equal(questions, 1)
  assert.equal(await lastUse(id), first)
  clock.advance(6_000)
  await signIn(header)
  assert.equal(await lastUse(id), clock.now())
})

test("a key signs in while the store takes no writes", async () => {
  const { header, id } = await makeKey()
  const full: Tx = {
    isOnCitus: db.isOnCitus,
    query: (text, values, name) =>
      text.startsWith("update") ? Promise.reject(new StoreFull("no room")) : db.query(text, values, name),
  }
  const principal = await new Authenticator({ db: full, clock }).authenticate(header)
  assert.equal(principal?.keyId, id)
})

test("a sign-in is refused without a header, with half of one, with another's token or with a key's secret for the account", async () => {
  const other = await createAccount(db, { name: "Ben", newId, now: clock.now() })
  const key = await makeKey()
  const keySecret = Buffer.from(key.header.slice(6), "base64").toString().split(":")[1] ?? ""
  const wrong = [
    undefined,
    "",
    "Basic",
    withToken(""),
    withToken(authToken.toLowerCase()),
    withToken(other.authToken),
    withToken(keySecret),
    basic(toSid("account", accountId).toLowerCase(), authToken),
    basic(accountId, authToken),
    basic(toSid("apiKey", key.id), authToken),
  ]
  for (const header of wrong) assert.equal(await signIn(header), undefined, header)
})

test("the second request is answered without waiting and without the store", async () => {
  await signIn(withToken())
  questions = 0
  const principal = authenticator.authenticate(withToken())
  assert.ok(principal && !(principal instanceof Promise))
  assert.equal(principal.accountId, accountId)
  assert.equal(questions, 0)
})

test("requests that come together ask the store once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(withToken())))
  assert.ok(answers.every((principal) => principal?.accountId === accountId))
  assert.equal(questions, 1)
})

test("an unknown sid costs the same question as a known one with a wrong secret, each time", async () => {
  const key = await makeKey()
  const secret = "x".repeat(32)
  const refused = [
    withToken(secret),
    basic(toSid("account", newId()), secret),
    basic("ACnonsense", secret),
    basic(toSid("apiKey", key.id), secret),
    basic(toSid("apiKey", newId()), secret),
    basic("SKnonsense", secret),
    basic("ann", secret),
  ]
  for (const header of [...refused, ...refused]) {
    questions = 0
    assert.equal(await signIn(header), undefined)
    assert.equal(questions, 1, header)
  }
})

test("a revoked key is refused immediately here, and within five seconds elsewhere", async () => {
  const key = await makeKey()
  const elsewhere = new Authenticator({ db, clock })
  await signIn(key.header)
  await elsewhere.authenticate(key.header)
  await revokeApiKey(db, accountId, key.id, clock.now())
  authenticator.forget(accountId)
  assert.equal(await signIn(key.header), undefined)
  clock.advance(5_000)
  assert.equal(await elsewhere.authenticate(key.header), undefined)
})

test("an answer of the store from before a credential was forgotten is not cached", async () => {
  const asked = signIn(withToken())
  authenticator.forget(accountId)
  await asked
  questions = 0
  await signIn(withToken())
  assert.equal(questions, 1)
})

test("two tokens work while a rotation overlaps, and the older stops on the millisecond", async () => {
  const second = await db.transaction((tx) => rotateToken(tx, accountId, { newId, now: clock.now(), overlapMs: 3_000 }))
  authenticator.forget(accountId)
  assert.ok(await signIn(withToken(authToken)))
  assert.ok(await signIn(withToken(second)))
  clock.advance(2_999)
  assert.ok(await signIn(withToken(authToken)))
  clock.advance(1)
  assert.equal(await signIn(withToken(authToken)), undefined)
  assert.ok(await signIn(withToken(second)))
})

test("a suspended account is refused, its keys too", async () => {
  const key = await makeKey()
  await db.query("update accounts set status = 'suspended' where id = $1", [accountId])
  assert.equal(await signIn(withToken()), undefined)
  assert.equal(await signIn(key.header), undefined)
})
