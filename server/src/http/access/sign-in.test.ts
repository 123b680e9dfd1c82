import assert from "node:assert/strict"
import { test } from "node:test"
import { Authenticator } from "#core/accounts/authenticate.ts"
import { createAccount } from "#core/accounts/create-account.ts"
import { basic, openTestAccounts } from "#core/accounts/testing.ts"
import { toSid } from "#core/std/ids.ts"
import { SignIn } from "./sign-in.ts"

const { db, clock, newId } = await openTestAccounts()
/** The guesses at one sid that are verified, whatever their address. */
const guessesMax = 60

test("a sid is guarded against guesses from many addresses, and its owner is not locked out", async () => {
  const signIn = new SignIn(new Authenticator({ db, clock }), clock)
  const { accountId, authToken } = await createAccount(db, { name: "Ann", newId, now: clock.now() })
  const sid = toSid("account", accountId)
  const right = basic(sid, authToken)
  assert.equal((await signIn.check(right, { ip: "192.0.2.1" })).accountId, accountId)

  const guess = (number: number) => codeOf(signIn, basic(sid, `guess ${number}`), `198.51.100.${number}`)
  for (let number = 1; number <= guessesMax; number++) assert.equal(await guess(number), "unauthenticated")
  assert.equal(await guess(guessesMax + 1), "too_many_failed_sign_ins")

  assert.equal((await signIn.check(right, { ip: "192.0.2.1" })).accountId, accountId)
  assert.equal(await codeOf(signIn, basic(`AC${"0".repeat(32)}`, "x"), "203.0.113.1"), "unauthenticated")
  clock.advance(1_000)
  assert.equal(await guess(guessesMax + 2), "unauthenticated")
})

test("correct credentials work at their first use while strangers guess at their SID", async () => {
  const { accountId, authToken } = await createAccount(db, { name: "Ben", newId, now: clock.now() })
  const sid = toSid("account", accountId)
  const signIn = new SignIn(new Authenticator({ db, clock }), clock)
  for (let guess = 0; guess < 200; guess++) await codeOf(signIn, basic(sid, "wrong"), `203.0.113.${guess}`)
  assert.equal(await codeOf(signIn, basic(sid, "wrong"), "198.51.100.77"), "too_many_failed_sign_ins")
  assert.equal(await codeOf(signIn, basic(sid, authToken), "203.0.113.7"), undefined)
})

test("failures from one IPv6 /64 count together, and those of another /64 do not", async () => {
  const signIn = new SignIn(new Authenticator({ db, clock }), clock)
  const guess = (ip: string) => codeOf(signIn, basic("ann", "wrong"), ip)
  for (let number = 1; number <= 10; number++) assert.equal(await guess(`2001:db8::${number}`), "unauthenticated")
  assert.equal(await guess("2001:db8::ffff"), "too_many_failed_sign_ins")
  assert.equal(await guess("2001:db8:0:1::1"), "unauthenticated")
})

/** Returns the code of the refusal, or undefined. */
async function codeOf(signIn: SignIn, authorization: string, ip: string): Promise<string | undefined> {
  try {
    await signIn.check(authorization, { ip })
    return undefined
  } catch (error) {
    return (error as { code: string }).code
  }
}
