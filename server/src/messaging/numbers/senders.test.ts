import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { createAccount } from "#core/accounts/create-account.ts"
import { openTestStore } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { NumberOwners } from "./owners.ts"
import { assignPhoneNumber } from "./phone-numbers.ts"
import {
  allowFirstAccount,
  countSenderConflicts,
  createSenderRule,
  deleteSenderRule,
  listSenderRules,
  reviewSenderRule,
  rulesMax,
  type NewSenderRule,
} from "./sender-rules.ts"
import { Senders } from "./senders.ts"

const { db, close } = await openTestStore()
after(close)

const clock = new FakeClock()
const newId = createIds(clock)
const context = () => ({ newId, now: clock.now() })
const addAccount = async () => (await createAccount(db, { name: "Account", ...context() })).accountId
const first = await addAccount()
let ann: string
let bob: string
let owners: NumberOwners
let senders: Senders

beforeEach(async () => {
  await db.query("delete from sender_rules")
  await db.query("delete from number_owners")
  await db.query("delete from phone_numbers")
  ann = await addAccount()
  bob = await addAccount()
  owners = new NumberOwners({ db, clock })
  senders = new Senders({ db, clock, owners })
})

const allow = (rule: Partial<NewSenderRule>) =>
  createSenderRule(db, { accountId: ann, kind: "any", sender: null, note: null, ...rule }, context())
const assign = (accountId: string, number: string) =>
  db.transaction((tx) => assignPhoneNumber(tx, accountId, { number, capabilities: ["sms"] }, context()))

test("the first account can use any sender, and a further one none", async () => {
  await db.query("delete from accounts where id <> $1", [first])
  assert.equal((await allowFirstAccount(db, first, context()))?.kind, "any")
  const second = await addAccount()
  assert.equal(await allowFirstAccount(db, second, context()), null)
  assert.equal(await senders.check(first, "Anything"), "allowed")
  assert.equal(await senders.check(second, "Anything"), "not_allowed")
})

test("an account sends from its own numbers, and no rule allows a number of another account", async () => {
  await assign(ann, "+15551234567")
  await assign(ann, "BANK")
  await allow({ accountId: bob })
  await allow({ accountId: null, kind: "exact", sender: "bank" })
  assert.equal(await senders.check(ann, "+15551234567"), "allowed")
  assert.equal(await senders.check(bob, "+15551234567"), "owned_by_another_account")
  assert.equal(await senders.check(bob, "bAnK"), "owned_by_another_account")
  assert.equal(await senders.check(bob, "Other"), "allowed")
})

test("rules allow one sender or a pattern, in any case, for one account or for every account", async () => {
  await allow({ kind: "exact", sender: "BellHotels" })
  await allow({ kind: "pattern", sender: "+1555*" })
  await allow({ accountId: null, kind: "exact", sender: "12345" })
  const allowed = async (accountId: string) => {
    const from = ["bellHOTELS", "BellHotel", "+15550001111", "+15610001111", "12345", "54321"]
    const verdicts = await Promise.all(from.map(async (sender) => await senders.check(accountId, sender)))
    return verdicts.map((verdict) => verdict === "allowed")
  }
  assert.deepEqual(await allowed(ann), [true, false, true, false, true, false])
  assert.deepEqual(await allowed(bob), [false, false, false, false, true, false])
})

test("a known verdict needs no promise, and a change is seen immediately here and in two seconds elsewhere", async () => {
  const { id } = await allow({})
  assert.equal(await senders.check(ann, "Anything"), "allowed")
  assert.equal(senders.check(ann, "Anything"), "allowed")
  await deleteSenderRule(db, id)
  assert.equal(senders.check(ann, "Anything"), "allowed")
  clock.advance(2_000)
  assert.equal(await senders.check(ann, "Anything"), "not_allowed")
  await allow({})
  senders.forgetRules(ann)
  assert.equal(await senders.check(ann, "Anything"), "allowed")
  await allow({ accountId: null })
  await senders.check(bob, "Anything")
  senders.forgetRules(null)
  assert.equal(await senders.check(bob, "Anything"), "allowed")
})

test("the same rule exists once, and rules have a limit for each account", async () => {
  await allow({ accountId: null, kind: "exact", sender: "Bell" })
  await assert.rejects(allow({ accountId: null, kind: "exact", sender: "BELL" }), { code: "sender_rule_exists" })
  await db.query(
    `insert into sender_rules (id, account_id, kind, sender, created_at)
     select gen_random_uuid(), $1, 'exact', 'sender' || n, now() from generate_series(1, ${rulesMax}) n`,
    [ann],
  )
  await assert.rejects(allow({}), { code: "sender_rules_exhausted" })
  await allow({ accountId: bob })
})

test("a rule to review is a conflict while another account owns the sender or has a rule for it", async () => {
  await assign(bob, "+15551234567")
  const owned = await allow({ kind: "exact", sender: "+15551234567" })
  const shared = [
    await allow({ kind: "exact", sender: "Shared" }),
    await allow({ accountId: bob, kind: "exact", sender: "Shared" }),
  ]
  const alone = await allow({ kind: "exact", sender: "Alone" })
  await db.query("update sender_rules set needs_review = true")
  const page = { limit: 10, before: null }
  const conflicts = await listSenderRules(db, { isConflict: true }, page)
  assert.deepEqual(
    conflicts.map(({ id }) => id),
    [shared[1]?.id, shared[0]?.id, owned.id],
  )
  assert.equal(conflicts.at(-1)?.ownerId, bob)
  assert.deepEqual(
    (await listSenderRules(db, { isConflict: false }, page)).map(({ id }) => id),
    [alone.id],
  )
  assert.equal(await countSenderConflicts(db), 2)
  for (const rule of [...shared, owned]) await reviewSenderRule(db, rule.id, false)
  assert.equal(await countSenderConflicts(db), 0)
})
