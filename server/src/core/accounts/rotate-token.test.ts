import assert from "node:assert/strict"
import { test } from "node:test"
import { toSid } from "#core/std/ids.ts"
import { Authenticator } from "./authenticate.ts"
import { createAccount } from "./create-account.ts"
import { readTokenFacts } from "./read-account.ts"
import { endPreviousToken, rotateToken } from "./rotate-token.ts"
import { basic, openTestAccounts } from "./testing.ts"

const { db, clock, newId } = await openTestAccounts()

async function setUp() {
  const { accountId, authToken } = await createAccount(db, { name: "Ann", newId, now: clock.now() })
  const rotate = (overlapMs: number) =>
    db.transaction((tx) => rotateToken(tx, accountId, { newId, now: clock.now(), overlapMs }))
  const works = async (token: string) => {
    const header = basic(toSid("account", accountId), token)
    return (await new Authenticator({ db, clock }).authenticate(header)) !== undefined
  }
  return { accountId, authToken, rotate, works }
}

test("a rotation during another's overlap ends the oldest token", async () => {
  const { authToken: first, rotate, works } = await setUp()
  const second = await rotate(60_000)
  const third = await rotate(60_000)
  assert.deepEqual(await Promise.all([first, second, third].map(works)), [false, true, true])
})

test("a rotation without overlap ends the older token immediately", async () => {
  const { authToken: first, rotate, works } = await setUp()
  const second = await rotate(0)
  assert.deepEqual(await Promise.all([first, second].map(works)), [false, true])
})

test("the previous token can be ended early, and the newest one stays", async () => {
  const { accountId, authToken: first, rotate, works } = await setUp()
  const end = () => db.transaction((tx) => endPreviousToken(tx, accountId))
  await end()
  assert.equal(await works(first), true)
  const second = await rotate(60_000)
  await end()
  assert.deepEqual(await Promise.all([first, second].map(works)), [false, true])
  assert.equal((await readTokenFacts(db, accountId, clock.now())).previousEndsAt, null)
})

test("the end of the older token is known, until it has passed", async () => {
  const { accountId, rotate } = await setUp()
  const end = async () => (await readTokenFacts(db, accountId, clock.now())).previousEndsAt
  assert.equal(await end(), null)
  const at = clock.now() + 60_000
  await rotate(60_000)
  assert.equal(await end(), at)
  clock.advance(60_000)
  assert.equal(await end(), null)
})

test("two rotations at the same time leave two tokens", async () => {
  const { accountId, rotate, works } = await setUp()
  const tokens = await Promise.all([rotate(60_000), rotate(60_000)])
  const rows = await db.query("select 1 from auth_tokens where account_id = $1", [accountId])
  assert.equal(rows.length, 2)
  assert.deepEqual(await Promise.all(tokens.map(works)), [true, true])
})

test("no token is stored", async () => {
  const { accountId, authToken } = await setUp()
  const rows = await db.query<{ row: string }>("select t::text as row from auth_tokens t where account_id = $1", [
    accountId,
  ])
  assert.equal(rows.length, 1)
  assert.ok(!rows[0]?.row.includes(authToken) && !rows[0]?.row.includes(Buffer.from(authToken).toString("hex")))
})

test("an account that does not exist is refused", async () => {
  const rotation = db.transaction((tx) => rotateToken(tx, newId(), { newId, now: clock.now(), overlapMs: 0 }))
  await assert.rejects(rotation, { code: "account_not_found" })
})
