import assert from "node:assert/strict"
import { after, beforeEach, test } from "node:test"
import { Database } from "#db/database.ts"
import { createTestDatabase } from "#db/testing.ts"
import { FakeClock } from "#std/fake-clock.ts"
import { createIds } from "#std/ids.ts"
import { silentLog } from "#std/log.ts"
import { NumberOwners } from "./owners.ts"
import { createPhoneNumber, deletePhoneNumber, getPhoneNumber, listPhoneNumbers } from "./phone-numbers.ts"

const { url, close } = await createTestDatabase()
const db = new Database({ url, log: silentLog })
after(async () => {
  await db.close()
  await close()
})

const clock = new FakeClock()
const newId = createIds(clock)
let ann: string
let bob: string
let next = 2_000_000
let number: string

beforeEach(() => {
  ann = newId()
  bob = newId()
  number = `+1555${next++}`
})

const create = (accountId: string, given = number) =>
  db.transaction((tx) =>
    createPhoneNumber(tx, accountId, { number: given, capabilities: ["sms"] }, { newId, now: clock.now() }),
  )

test("a number is read back as it was made", async () => {
  const made = await create(ann)
  assert.deepEqual(made, { id: made.id, number, capabilities: ["sms"], createdAt: clock.now() })
  assert.deepEqual(await getPhoneNumber(db, ann, made.id), made)
})

test("a number has one owner in the whole installation", async () => {
  await create(ann)
  await assert.rejects(create(bob), { code: "phone_number_taken", param: "number" })
  await assert.rejects(create(ann), { code: "phone_number_taken" })
  assert.deepEqual(await listPhoneNumbers(db, bob, { limit: 10, before: null }), [])
})

test("of two that ask at once for a number, one gets it", async () => {
  const outcomes = await Promise.allSettled([create(ann), create(bob)])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"])
})

test("numbers are listed newest first, page by page, and found by number", async () => {
  const first = await create(ann, `+1555${next++}`)
  const second = await create(ann, `+1555${next++}`)
  assert.deepEqual(await listPhoneNumbers(db, ann, { limit: 1, before: null }), [second])
  assert.deepEqual(await listPhoneNumbers(db, ann, { limit: 5, before: second.id }), [first])
  const find = (owner: string, before: string | null) =>
    listPhoneNumbers(db, owner, { limit: 5, before, number: first.number })
  assert.deepEqual(await find(ann, null), [first])
  assert.deepEqual(await find(ann, second.id), [first])
  assert.deepEqual(await find(ann, first.id), [])
  assert.deepEqual(await find(bob, null), [])
})

test("a deleted number is gone, and free for another account", async () => {
  const made = await create(ann)
  assert.equal(await db.transaction((tx) => deletePhoneNumber(tx, ann, made.id)), number)
  await assert.rejects(getPhoneNumber(db, ann, made.id), { code: "phone_number_not_found" })
  await create(bob)
})

test("another account's number can be neither read nor deleted", async () => {
  const made = await create(ann)
  await assert.rejects(getPhoneNumber(db, bob, made.id), { code: "phone_number_not_found" })
  await assert.rejects(
    db.transaction((tx) => deletePhoneNumber(tx, bob, made.id)),
    { code: "phone_number_not_found" },
  )
  assert.equal(await new NumberOwners({ db, clock }).ownerOf(number), ann)
})

test("the owner of a number is known without a promise once it was looked up", async () => {
  await create(ann)
  const owners = new NumberOwners({ db, clock })
  assert.equal(await owners.ownerOf(number), ann)
  assert.equal(owners.ownerOf(number), ann)
})

test("a receiver is found at once though its number was nobody's a moment ago", async () => {
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
