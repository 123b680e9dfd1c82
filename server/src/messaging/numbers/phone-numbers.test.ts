import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { createAccount } from "#core/accounts/create-account.ts"
import { Database } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { noCallbacks } from "./callback-settings.ts"
import { optedOutPairs, optOut } from "./opt-outs.ts"
import { NumberOwners } from "./owners.ts"
import {
  assignPhoneNumber,
  changeNumberSettings,
  changePhoneNumber,
  deletePhoneNumber,
  getAnyPhoneNumber,
  getPhoneNumber,
  listPhoneNumbers,
  releasePhoneNumber,
  requestPhoneNumber,
  type PhoneNumberChange,
} from "./phone-numbers.ts"

const { url, close } = await createTestDatabase()
const db = new Database({ url, log: silentLog })
after(async () => {
  await db.close()
  await close()
})

const clock = new FakeClock()
const newId = createIds(clock)
const context = () => ({ newId, now: clock.now() })
let ann: string
let bob: string
let next = 2_000_000
let number: string

const addAccount = async (phoneNumbersMax: number | null = null) =>
  (await createAccount(db, { name: "Account", phoneNumbersMax, ...context() })).accountId

beforeEach(async () => {
  ann = await addAccount()
  bob = await addAccount()
  number = `+1555${next++}`
})

const create = (accountId: string, given = number) =>
  db.transaction((tx) => assignPhoneNumber(tx, accountId, { number: given, capabilities: ["sms"] }, context()))
const request = (accountId: string, given = number) =>
  db.transaction((tx) =>
    requestPhoneNumber(tx, accountId, { number: given, capabilities: ["sms"] }, { ...context(), phoneNumbersMax: 3 }),
  )
const change = (id: string, asked: PhoneNumberChange) => db.transaction((tx) => changePhoneNumber(tx, id, asked))
const ownerOf = async (given = number) => await new NumberOwners({ db, clock }).ownerOf(given)

test("an assigned number is read back as it was made", async () => {
  const made = await create(ann)
  const expected = {
    id: made.id,
    accountId: ann,
    number,
    capabilities: ["sms"],
    status: "active",
    rejectedReason: null,
    name: null,
    callbacks: noCallbacks,
    ownerId: ann,
    createdAt: clock.now(),
  }
  assert.deepEqual(made, expected)
  assert.deepEqual(await getAnyPhoneNumber(db, made.id), expected)
})

test("a number has one owner in the whole installation", async () => {
  await create(ann)
  await assert.rejects(create(bob), { code: "phone_number_taken", param: "number" })
  await assert.rejects(create(ann), { code: "phone_number_taken" })
  assert.deepEqual(await listPhoneNumbers(db, { accountId: bob }, { limit: 10, before: null }), [])
})

test("one of two simultaneous requests for a number gets it", async () => {
  const outcomes = await Promise.allSettled([create(ann), create(bob)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"])
})

test("a sender id has one owner in any case", async () => {
  await create(ann, "BANK")
  await assert.rejects(create(bob, "bank"), { code: "phone_number_taken" })
  assert.equal(await ownerOf("Bank"), ann)
})

test("no account can be assigned a number that does not exist", async () => {
  await assert.rejects(create(newId()), /`account_sid` is not the sid of an account/)
})

test("a request beside other accounts is pending, and says the same whether the number has an owner", async () => {
  await create(ann)
  const [taken, free] = [await request(bob), await request(bob, `+1555${next++}`)]
  assert.deepEqual([taken.status, free.status], ["pending", "pending"])
  assert.deepEqual([taken.ownerId, free.ownerId], [null, null])
  assert.equal(await ownerOf(), ann)
})

test("several accounts can request the same number, and the first that is approved gets it", async () => {
  const [first, second] = [await request(ann), await request(bob)]
  await assert.rejects(request(ann), { code: "phone_number_taken", param: "number" })
  assert.equal((await change(second.id, { status: "active" })).status, "active")
  assert.equal(await ownerOf(), bob)
  await assert.rejects(change(first.id, { status: "active" }), { code: "phone_number_taken" })
  assert.equal((await getAnyPhoneNumber(db, first.id)).ownerId, bob)
})

test("a rejected request keeps the operator's reason until it is approved after all", async () => {
  const { id } = await request(ann)
  const rejected = await change(id, { status: "rejected", rejectedReason: "Not yours." })
  assert.deepEqual([rejected.status, rejected.rejectedReason], ["rejected", "Not yours."])
  const approved = await change(id, { status: "active" })
  assert.deepEqual([approved.status, approved.rejectedReason], ["active", null])
  await assert.rejects(change(id, { status: "rejected" }), { code: "phone_number_not_pending" })
})

test("numbers and requests count toward the account's limit", async () => {
  for (let count = 0; count < 3; count++) await request(ann, `+1555${next++}`)
  await assert.rejects(request(ann), { code: "phone_numbers_exhausted" })
  const limited = await addAccount(1)
  const first = await request(limited)
  await assert.rejects(request(limited, `+1555${next++}`), { code: "phone_numbers_exhausted" })
  await db.transaction((tx) => deletePhoneNumber(tx, limited, first.id))
  await request(limited)
})

test("requests that come together do not exceed the limit", async () => {
  const limited = await addAccount(1)
  const asked = [1, 2, 3, 4].map(() => request(limited, `+1555${next++}`))
  const outcomes = await Promise.allSettled(asked)
  assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1)
})

test("an assignment grants the account's own request", async () => {
  const requested = await request(ann)
  const assigned = await create(ann)
  assert.deepEqual(
    (await listPhoneNumbers(db, { accountId: ann }, { limit: 10, before: null })).map(({ id }) => id),
    [assigned.id],
  )
  assert.notEqual(assigned.id, requested.id)
})

test("the settings of a number stay with its account, so another account does not get them", async () => {
  const { id } = await create(ann)
  const settings = { name: "Front desk", inboundUrl: "https://shop.example/inbound" }
  const changed = await db.transaction((tx) => changeNumberSettings(tx, { accountId: ann, id }, settings))
  assert.deepEqual([changed.name, changed.callbacks.inboundUrl], [settings.name, settings.inboundUrl])
  await change(id, { capabilities: ["mms"] })
  assert.deepEqual((await getPhoneNumber(db, ann, id)).callbacks, changed.callbacks)
  const { name, callbacks } = await change(id, { accountId: bob })
  assert.deepEqual([name, callbacks], [null, noCallbacks])
})

test("a number moves to another account, and its opt-outs move along", async () => {
  const { id } = await create(ann)
  const pair = { sender: number, recipient: "+15550001001" }
  await db.transaction((tx) => optOut(tx, { accountId: ann, ...pair }, { keyword: "STOP", now: clock.now() }))
  await request(bob)
  const moved = await change(id, { accountId: bob })
  assert.deepEqual([moved.accountId, moved.ownerId], [bob, bob])
  assert.equal(await ownerOf(), bob)
  assert.deepEqual(await optedOutPairs(db, [{ accountId: bob, ...pair }]), [true])
  const { length } = await listPhoneNumbers(db, { accountId: bob }, { limit: 10, before: null })
  assert.equal(length, 1)
})

test("numbers are listed newest first, page by page, and found by number and status", async () => {
  const first = await create(ann, `+1555${next++}`)
  const second = await create(ann, `+1555${next++}`)
  const idsOf = async (filter: object, page: object = {}) =>
    (await listPhoneNumbers(db, { accountId: ann, ...filter }, { limit: 5, before: null, ...page })).map(({ id }) => id)
  assert.deepEqual(await idsOf({}, { limit: 1 }), [second.id])
  assert.deepEqual(await idsOf({}, { before: second.id }), [first.id])
  assert.deepEqual(await idsOf({ number: first.number }), [first.id])
  assert.deepEqual(await idsOf({ number: first.number }, { before: first.id }), [])
  assert.deepEqual(await idsOf({ number: first.number, accountId: bob }), [])
  assert.deepEqual(await idsOf({ number: first.number, accountId: null }), [first.id])
  assert.deepEqual(await idsOf({ status: "pending" }), [])
})

test("a deleted number is gone, and free for another account", async () => {
  const made = await create(ann)
  assert.equal(await db.transaction((tx) => deletePhoneNumber(tx, ann, made.id)), number)
  await assert.rejects(getPhoneNumber(db, ann, made.id), { code: "phone_number_not_found" })
  await create(bob)
})

test("a withdrawn request does not free the number of its owner", async () => {
  await create(ann)
  const { id } = await request(bob)
  await db.transaction((tx) => deletePhoneNumber(tx, bob, id))
  assert.equal(await ownerOf(), ann)
})

test("another account's number can be neither read nor deleted, and the operator releases it", async () => {
  const made = await create(ann)
  await assert.rejects(getPhoneNumber(db, bob, made.id), { code: "phone_number_not_found" })
  await assert.rejects(
    db.transaction((tx) => deletePhoneNumber(tx, bob, made.id)),
    { code: "phone_number_not_found" },
  )
  assert.equal(await ownerOf(), ann)
  assert.equal(await db.transaction((tx) => releasePhoneNumber(tx, made.id)), number)
  assert.equal(await ownerOf(), null)
})

test("the owner of a number is known without a promise once it was looked up", async () => {
  await create(ann)
  const owners = new NumberOwners({ db, clock })
  assert.equal(await owners.ownerOf(number), ann)
  assert.equal(owners.ownerOf(number), ann)
})

test("a receiver is found immediately though its number had no owner a moment ago", async () => {
  const owners = new NumberOwners({ db, clock })
  assert.equal(await owners.ownerOf(number), null)
  await create(ann)
  assert.equal(owners.ownerOf(number), null)
  assert.equal(await owners.receiverOf(number), ann)
})

test("a change elsewhere is seen after two seconds, one here after forget", async () => {
  const owners = new NumberOwners({ db, clock })
  const made = await create(ann)
  await owners.ownerOf(number)
  await db.transaction((tx) => deletePhoneNumber(tx, ann, made.id))
  assert.equal(owners.ownerOf(number), ann)
  clock.advance(2_000)
  assert.equal(await owners.ownerOf(number), null)
  await create(bob)
  owners.forget(number)
  assert.equal(await owners.ownerOf(number), bob)
})
