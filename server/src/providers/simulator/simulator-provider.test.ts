import assert from "node:assert/strict"
import { after, test } from "node:test"
import { openTestStore } from "#db/testing.ts"
import { newCharge, SimulatorStage } from "./testing.ts"

const store = await openTestStore()
after(() => store.close())

test("a charge with sim_ok is completed, with its fee", async () => {
  const stage = new SimulatorStage(store.db)
  const outcome = await stage.provider.charge(newCharge({ amount: 1_050 }))
  assert.equal(outcome.kind, "known")
  const { state, captured, capturable, fee, actionUrl } = outcome.charge
  assert.deepEqual([state, captured, capturable, fee, actionUrl], ["completed", 1_050, 0, 60, null])
})
