import assert from "node:assert/strict"
import { after, before, beforeEach, test } from "node:test"
import type { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import { forgetCharges } from "./forget-charges.ts"
import { newCharge, SimulatorStage } from "./testing.ts"
import { dayMs } from "#core/std/durations.ts"

let store: { db: Database; close(): Promise<void> }

before(async () => {
  store = await openTestStore()
})
after(() => store.close())
beforeEach(async () => {
  await store.db.query("delete from simulated_charges", [])
  await store.db.query("delete from simulated_movements", [])
})

async function left(): Promise<{ charges: string[]; movements: number }> {
  const charges = await store.db.query<{ reference: string }>(
    "select reference from simulated_charges order by created_at",
    [],
  )
  const [movements] = await store.db.query<{ count: number }>("select count(*)::int from simulated_movements", [])
  return { charges: charges.map(({ reference }) => reference), movements: movements?.count ?? 0 }
}

test("charges and movements are forgotten after 90 days, and not before", async () => {
  const stage = new SimulatorStage(store.db)
  const old = await stage.charge()
  stage.pass(60 * dayMs)
  // Its payment is as old as the other, so only the time of the charge keeps it.
  const younger = await stage.charge()
  stage.pass(29 * dayMs)
  assert.equal(await forgetCharges(store.db, stage.clock.now(), 100), 0)
  stage.pass(2 * dayMs)
  assert.equal(await forgetCharges(store.db, stage.clock.now(), 100), 2)
  assert.deepEqual(await left(), { charges: [younger.reference], movements: 1 })
  assert.equal((await stage.provider.fetch(old.reference)).kind, "not_found")
  const refund = await stage.provider.refund(stage.refundRequest(old.reference, 100))
  assert.equal(refund.kind, "refused")
})

test("a charge to which something still happens is kept", async () => {
  const stage = new SimulatorStage(store.db)
  const open = await stage.charge({ method: { kind: "hosted" }, expiresAt: stage.clock.now() + 91 * dayMs })
  stage.pass(91 * dayMs - 1)
  assert.equal(await forgetCharges(store.db, stage.clock.now(), 100), 0)
  assert.deepEqual((await left()).charges, [open.reference])
})

test("one call deletes charges up to the limit, over the books of all accounts", async () => {
  const stages = Array.from({ length: 3 }, () => new SimulatorStage(store.db))
  for (const stage of stages) {
    for (let charges = 0; charges < 4; charges++) await stage.provider.charge(newCharge())
    stage.pass(91 * dayMs)
  }
  const now = stages[0]?.clock.now() ?? 0
  const forgotten: number[] = []
  do forgotten.push(await forgetCharges(store.db, now, 5))
  while (forgotten.at(-1))
  assert.deepEqual(forgotten, [10, 10, 4, 0])
  assert.deepEqual(await left(), { charges: [], movements: 0 })
})
