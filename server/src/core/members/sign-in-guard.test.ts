import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import type { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { forgetFailures } from "./failure-store.ts"
import { forgetFailedSignIns } from "./forget-ended.ts"
import { MemberRefusal } from "./refusals.ts"
import { signInFailuresMax, SignInGuard } from "./sign-in-guard.ts"
import type { Guess } from "./failure-keys.ts"

const clock = new FakeClock()
const { db, close } = await openTestStore()
after(close)
beforeEach(() => db.query("delete from failed_sign_ins"))

/** The guard of a process that has just started. */
const newGuard = () => new SignInGuard({ db, clock })
const wrong = () => Promise.reject(new MemberRefusal("sign_in_failed", "Wrong."))
const right = () => Promise.resolve("in")

async function guess(guard: SignInGuard, from: Guess, act: () => Promise<string> = wrong): Promise<string> {
  return await guard.attempt(from, act).catch((error: unknown) => (error as MemberRefusal).code)
}

async function guesses(guards: readonly SignInGuard[], count: number, from: (index: number) => Guess) {
  const said = await Promise.all(
    Array.from({ length: count }, (_, index) => guess(guards[index % guards.length] as SignInGuard, from(index))),
  )
  return said.filter((each) => each === "sign_in_failed").length
}

const ann = (ip: string) => ({ ip, email: "ann@example.com" })
const rows = async () => (await db.query("select 1 from failed_sign_ins")).length

test("processes count together, also simultaneous guesses", async () => {
  assert.equal(
    await guesses([newGuard(), newGuard(), newGuard()], 40, (index) => ann(`192.0.2.${index}`)),
    signInFailuresMax,
  )
})

test("a new start remembers earlier failures, and says how long to wait", async () => {
  await guesses([newGuard()], signInFailuresMax, (index) => ann(`192.0.2.${index}`))
  clock.advance(10_000)
  await assert.rejects(newGuard().attempt(ann("198.51.100.1"), right), (error: MemberRefusal) => {
    assert.deepEqual([error.code, error.retryAfterMs], ["too_many_failed_sign_ins", 20_000])
    assert.match(error.message, /Try again in 20 seconds/)
    return true
  })
  clock.advance(20_000)
  assert.equal(await guess(newGuard(), ann("198.51.100.1"), right), "in")
})

test("a locked-out client learns the reason, the wait, and a quicker way", async () => {
  const guard = newGuard()
  const told = async (from: Guess) => {
    await guesses([guard], signInFailuresMax, () => from)
    const error: unknown = await guard.attempt(from, right).catch((failure: unknown) => failure)
    return (error as MemberRefusal).message
  }
  const link = "ask the operator to run `posthorn console link --email`"
  assert.ok(
    (await told(ann("192.0.2.1"))).startsWith(
      `Too many sign-ins with this email or from this address failed, perhaps because another person guessed. Try again in 30 seconds. To sign in at once, ${link}`,
    ),
  )
  assert.ok(
    (await told({ known: "browser 1" })).startsWith(
      `You sent too many wrong passwords or codes. Try again in 30 seconds. If you have lost your password, ${link}`,
    ),
  )
  assert.match(
    await told({ ip: "192.0.2.9", email: null }),
    /^This address opened too many invalid links\. Try again in 6 seconds\./,
  )
})

test("an address is counted by itself, and of IPv6 all that one customer has", async () => {
  const guard = newGuard()
  const of = (ip: string) => (index: number) => ({ ip, email: `${index}@example.com` })
  assert.equal(await guesses([guard], 15, of("192.0.2.1")), signInFailuresMax)
  assert.equal(await guesses([guard], 2, of("192.0.2.2")), 2)
  assert.equal(await guesses([guard], 15, (index) => ({ ip: `2001:db8:0:7::${index}`, email: `${index}@x.com` })), signInFailuresMax) // oxfmt-ignore
  assert.equal(await guess(guard, { ip: "2001:db8:0:8::1", email: null }), "sign_in_failed")
  clock.advance(6_000)
  assert.equal(await guesses([guard], 3, of("192.0.2.1")), 1, "one each six seconds")
})

test("a lock-out is recorded once an hour for its address or email, and not for each refusal", async () => {
  const guard = newGuard()
  let recorded = 0
  const refuse = (from: Guess) => guard.attempt(from, wrong, async () => void recorded++).catch(() => {})
  await guesses([guard], signInFailuresMax, () => ann("192.0.2.1"))
  assert.equal(recorded, 0)
  for (let minute = 0; minute < 30; minute++) {
    for (let time = 0; time < 5; time++) await refuse(ann(`198.51.100.${minute}`))
    clock.advance(60_000)
    if (minute === 0) assert.equal(recorded, 1)
  }
  assert.equal(recorded, 1, "from thirty addresses, for half an hour")
  clock.advance(3_600_000)
  for (let time = 0; time <= signInFailuresMax; time++) await refuse(ann(`203.0.113.${time}`))
  assert.equal(recorded, 2)
})

test("a flood of lock-outs is recorded sixty times, then once a minute", async () => {
  const guard = newGuard()
  let recorded = 0
  const lockOut = async (ip: string) => {
    await guesses([guard], signInFailuresMax, () => ({ ip, email: null }))
    await guard.attempt({ ip, email: null }, wrong, async () => void recorded++).catch(() => {})
  }
  for (let host = 0; host < 70; host++) await lockOut(`192.0.2.${host}`)
  assert.equal(recorded, 60)
  clock.advance(60_000)
  await lockOut("198.51.100.1")
  assert.equal(recorded, 61)
})

test("correct sign-ins do not count, nor failures for another reason", async () => {
  const guard = newGuard()
  for (let index = 0; index < 2 * signInFailuresMax; index++)
    assert.equal(await guess(guard, ann("192.0.2.1"), right), "in")
  const codeMissing = () => Promise.reject(new MemberRefusal("code_required", "Give it."))
  for (let index = 0; index < 2 * signInFailuresMax; index++)
    assert.equal(await guess(guard, ann("192.0.2.1"), codeMissing), "code_required")
  assert.equal(await guesses([guard], 15, () => ann("192.0.2.1")), signInFailuresMax)
})

test("many simultaneous correct sign-ins close nothing for longer than a moment", async () => {
  const guard = newGuard()
  const said = await Promise.all(Array.from({ length: 30 }, () => guess(guard, ann("192.0.2.1"), right)))
  assert.ok(said.filter((each) => each === "in").length >= signInFailuresMax)
  clock.advance(1_000)
  assert.equal(await guess(guard, ann("192.0.2.1"), right), "in")
})

test("a flood of guesses asks the store no more than once a second", async () => {
  let asked = 0
  const counting = { transaction: (work: never) => (asked++, db.transaction(work)), query: db.query.bind(db) }
  const guard = new SignInGuard({ db: counting as unknown as Database, clock })
  await guesses([guard], signInFailuresMax, () => ann("192.0.2.1"))
  await guess(guard, ann("192.0.2.1"))
  asked = 0
  for (let index = 0; index < 100; index++) await guess(guard, ann("192.0.2.1"))
  assert.equal(asked, 0)
  clock.advance(1_000)
  for (let index = 0; index < 100; index++) await guess(guard, ann("192.0.2.1"))
  assert.equal(asked, 1)
})

test("a refused guess counts nowhere, so that an address which is closed closes no email", async () => {
  const guard = newGuard()
  await guesses([guard], signInFailuresMax, (index) => ({ ip: "192.0.2.1", email: `${index}@example.com` }))
  await guesses([guard], 40, () => ann("192.0.2.1"))
  assert.equal(await guess(guard, ann("192.0.2.2"), right), "in")
  assert.equal(await guesses([newGuard()], 15, (index) => ann(`198.51.100.${index}`)), signInFailuresMax)
})

test("no stranger locks out a known browser, and a thief of its cookie is counted too", async () => {
  const guard = newGuard()
  await guesses([guard], 60, (index) => ann(`192.0.2.${index % 5}`))
  assert.equal(await guess(guard, ann("192.0.2.1"), right), "too_many_failed_sign_ins")
  assert.equal(await guess(guard, { known: "browser 1" }, right), "in")
  assert.equal(await guesses([guard], 15, () => ({ known: "browser 1" })), signInFailuresMax)
  assert.equal(await guess(guard, { known: "browser 2" }, right), "in")
})

test("an act without a guard is counted afterwards, and never refused when it is right", async () => {
  const guard = newGuard()
  const stranger = { ip: "192.0.2.1", email: null }
  const look = (act: () => Promise<string>) =>
    guard.afterwards(stranger, act).catch((error: unknown) => (error as MemberRefusal).code)
  for (let index = 0; index < signInFailuresMax; index++) assert.equal(await look(wrong), "sign_in_failed")
  assert.equal(await look(wrong), "too_many_failed_sign_ins")
  assert.equal(await look(right), "in")
})

test("sign-ins beyond the limit of simultaneous checks are refused, and make no row", async () => {
  const guard = newGuard()
  const hold = Promise.withResolvers<string>()
  const held = Promise.allSettled(
    Array.from({ length: 66 }, (_, index) => guard.attempt(ann(`192.0.${index}.2`), () => hold.promise)),
  )
  await assert.rejects(guard.attempt({ ip: "198.51.100.1", email: "ben@example.com" }, right), Overloaded)
  hold.resolve("in")
  await held
  assert.equal(await guess(guard, { ip: "198.51.100.1", email: null }, right), "in")
})

test("a flood of strangers keeps no known browser out, nor known browsers a stranger", async () => {
  const guard = newGuard()
  const hold = Promise.withResolvers<string>()
  const attempts = (from: (index: number) => Guess) =>
    Promise.allSettled(Array.from({ length: 100 }, (_, index) => guard.attempt(from(index), () => hold.promise)))
  const flood = attempts((index) => ({ ip: `192.0.${index}.2`, email: `${index}@example.com` }))
  await assert.rejects(guard.attempt(ann("198.51.100.1"), right), Overloaded)
  assert.equal(await guess(guard, { known: "browser 1" }, right), "in")
  hold.resolve("in")
  await flood
  const later = Promise.withResolvers<string>()
  const crowd = Promise.allSettled(
    Array.from({ length: 100 }, (_, index) => guard.attempt({ known: `browser ${index}` }, () => later.promise)),
  )
  assert.equal(await guess(guard, ann("198.51.100.1"), right), "in")
  later.resolve("in")
  await crowd
})

test("a flood from one block of addresses leaves places to strangers from others", async () => {
  const guard = newGuard()
  const blocks = [(index: number) => `192.0.2.${index}`, (index: number) => `2001:db8:7:${index.toString(16)}::1`]
  for (const ipOf of blocks) {
    const hold = Promise.withResolvers<string>()
    const flood = Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        guard.attempt({ ip: ipOf(index), email: `${index}@example.com` }, () => hold.promise),
      ),
    )
    await assert.rejects(guard.attempt(ann(ipOf(200)), right), Overloaded)
    assert.equal(await guess(guard, ann("198.51.100.1"), right), "in")
    assert.equal(await guess(guard, ann("2001:db8:8::1"), right), "in")
    hold.resolve("in")
    await flood
    assert.equal(await guess(guard, ann(ipOf(200)), right), "in")
  }
})

test("failures are forgotten once they say nothing, and of too many those that say least", async () => {
  const guard = newGuard()
  await guesses([guard], 3, () => ({ ip: "192.0.2.1", email: null }))
  await guesses([guard], 1, () => ({ ip: "192.0.2.2", email: null }))
  clock.advance(6_000)
  await forgetFailedSignIns(db, clock.now())
  assert.equal(await rows(), 1)
  await guesses([guard], 1, () => ({ ip: "192.0.2.3", email: null }))
  await forgetFailures(db, { now: clock.now(), rowsMax: 1 })
  assert.equal(await guesses([newGuard()], 15, () => ({ ip: "192.0.2.1", email: null })), signInFailuresMax - 2)
})
