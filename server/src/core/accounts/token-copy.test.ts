import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import type { Tx } from "#core/db/database.ts"
import { toSid } from "#core/std/ids.ts"
import { resealAll } from "#core/std/reseal-all.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { Authenticator } from "./authenticate.ts"
import { createAccount } from "./create-account.ts"
import { rotateToken } from "./rotate-token.ts"
import { basic, openTestAccounts } from "./testing.ts"
import { keepTokenCopies, readAuthToken, sealedOfAccounts } from "./token-copy.ts"

const { db, clock, newId } = await openTestAccounts()
const secretKeys: SecretKeys = [Buffer.alloc(32, 1)]
/** The statements that write. */
const writes: string[] = []
const watchedDb: Tx = {
  isOnCitus: db.isOnCitus,
  query(text, values, name) {
    if (/^\s*update/.test(text)) writes.push(text)
    return db.query(text, values, name)
  },
}

let accountId: string
let authToken: string
beforeEach(async () => {
  ;({ accountId, authToken } = await createAccount(db, { name: "Ann", newId, now: clock.now() }))
  writes.length = 0
})

/** A process without a cache signs in. */
async function signIn(token = authToken): Promise<boolean> {
  const authenticator = new Authenticator({ db: watchedDb, clock, secretKeys })
  return (await authenticator.authenticate(basic(toSid("account", accountId), token))) !== undefined
}

const copy = (keys = secretKeys) => readAuthToken(db, accountId, keys, clock.now())
const rotate = (overlapMs: number) =>
  db.transaction((tx) => rotateToken(tx, accountId, { newId, now: clock.now(), overlapMs, secretKeys }))

test("a new account and a rotation store a copy when they have the keys", async () => {
  const made = await createAccount(db, { name: "Ben", newId, now: clock.now(), secretKeys })
  assert.equal(await readAuthToken(db, made.accountId, secretKeys, clock.now()), made.authToken)
  assert.equal(await copy(), null)
  const second = await rotate(60_000)
  assert.equal(await copy(), second)
})

test("the first sign-in with a token stores its copy, and later ones write nothing", async () => {
  assert.ok(await signIn())
  assert.equal(await copy(), authToken)
  assert.equal(writes.length, 1)
  assert.ok(await signIn())
  assert.equal(writes.length, 1)
})

test("a wrong token and a replaced one store nothing", async () => {
  assert.equal(await signIn("x".repeat(32)), false)
  await db.transaction((tx) => rotateToken(tx, accountId, { newId, now: clock.now(), overlapMs: 60_000 }))
  assert.ok(await signIn())
  assert.deepEqual([await copy(), writes.length], [null, 0])
})

test("an account that keeps no copies loses the present one, and gets none by a sign-in or a rotation", async () => {
  await signIn()
  await keepTokenCopies(db, accountId, false)
  assert.equal(await copy(), null)
  const second = await rotate(0)
  assert.ok(await signIn(second))
  assert.equal(await copy(), null)
  await keepTokenCopies(db, accountId, true)
  assert.ok(await signIn(second))
  assert.equal(await copy(), second)
})

test("a copy is encrypted again with a new key, and is null without its key", async () => {
  await signIn()
  const newKey = Buffer.alloc(32, 2)
  assert.equal(await copy([newKey]), null)
  await resealAll([newKey, ...secretKeys], [() => sealedOfAccounts(db)])
  assert.deepEqual([await copy([newKey]), await copy()], [authToken, null])
})

test("the earlier token signs after a rotation without the keys, until the first sign-in with the new one", async () => {
  const made = await createAccount(db, { name: "Cem", newId, now: clock.now(), secretKeys })
  const read = () => readAuthToken(db, made.accountId, secretKeys, clock.now())
  const token = await db.transaction((tx) =>
    rotateToken(tx, made.accountId, { newId, now: clock.now(), overlapMs: 60_000 }),
  )
  assert.equal(await read(), made.authToken)
  const authenticator = new Authenticator({ db: watchedDb, clock, secretKeys })
  await authenticator.authenticate(basic(toSid("account", made.accountId), token))
  assert.equal(await read(), token)
})

test("a token that has ended signs nothing", async () => {
  const made = await createAccount(db, { name: "Dan", newId, now: clock.now(), secretKeys })
  await db.transaction((tx) => rotateToken(tx, made.accountId, { newId, now: clock.now(), overlapMs: 0 }))
  assert.equal(await readAuthToken(db, made.accountId, secretKeys, clock.now()), null)
})
