import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { openTestStore } from "#core/db/testing.ts"
import { newCharge, SimulatorStage } from "./testing.ts"

describe("the notifications of the simulator", async () => {
  const store = await openTestStore()
  let stage: SimulatorStage
  beforeEach(() => {
    stage = new SimulatorStage(store.db)
    stage.payments.start()
  })
  afterEach(() => stage.stop())
  after(() => store.close())

  /** Returns the numbers at the end of their ids, in the order of arrival. */
  const orderOf = async (most: number) => {
    const read = await stage.notifications(most)
    return read.map(({ reference }) => Number(/_(\d+)$/.exec(reference)?.[1]))
  }

  it("names the charge and the payment, after the change is stored", async () => {
    const charge = newCharge({ token: "sim_async_ok" })
    await stage.provider.charge(charge)
    const [notification] = await stage.notifications(1)
    assert.equal(notification?.chargeReference, `sim_${charge.key}`)
    assert.equal(notification.paymentSid, charge.paymentSid)
    assert.equal((await stage.fetch(`sim_${charge.key}`)).state, "completed")
  })

  it("comes for refunds and disputes, in their order", async () => {
    const { reference } = await stage.charge({ token: "sim_dispute_won" })
    assert.deepEqual(await orderOf(2), [1, 2])
    assert.equal((await stage.fetch(reference)).disputes[0]?.state, "won")
    const refunded = await stage.charge({ token: "sim_refund_async" })
    await stage.refund(refunded.reference, 100)
    await stage.notifications(3)
  })

  it("comes twice for sim_duplicate_webhook, and in the wrong order for sim_out_of_order", async () => {
    await stage.charge({ token: "sim_duplicate_webhook" })
    assert.deepEqual(await orderOf(2), [1, 1])
    stage.notified.length = 0
    await stage.charge({ token: "sim_out_of_order" })
    assert.deepEqual(await orderOf(2), [2, 1])
  })

  it("comes again until it is accepted, and not after that", async () => {
    stage.refusals = 3
    await stage.charge({ token: "sim_async_ok" })
    await stage.notifications(1)
    assert.equal(stage.refused, 3)
    stage.pass(60_000)
    await stage.idle()
    assert.equal(stage.notified.length, 1)
  })

  it("is given up after some tries", async () => {
    stage.refusals = Infinity
    await stage.charge({ token: "sim_async_ok" })
    await stage.until(() => stage.refused === 11, 10_000)
    stage.pass(3_600_000)
    await stage.idle()
    assert.equal(stage.refused, 11)
  })

  it("is sent once by several processes", async () => {
    const other = new SimulatorStage(store.db, stage)
    other.payments.start()
    await Promise.all(Array.from({ length: 20 }, () => stage.charge({ token: "sim_async_ok" })))
    await stage.until(() => stage.notified.length + other.notified.length === 20, 50)
    stage.pass(60_000)
    await Promise.all([stage.idle(), other.idle()])
    await other.stop()
    const ids = [...stage.notified, ...other.notified].map(({ body }) => Buffer.from(body).toString())
    assert.deepEqual([ids.length, new Set(ids).size], [20, 20])
  })

  it("is sent by another process when the first does not, after its lease", async () => {
    stage.isHung = true
    await stage.charge({ token: "sim_async_ok" })
    await stage.until(() => stage.hung > 0, 50)
    const hungAt = stage.clock.now()
    const other = new SimulatorStage(store.db, stage)
    other.payments.start()
    await stage.until(() => other.notified.length === 1, 50)
    assert.ok(stage.clock.now() - hungAt >= 9_900)
    await other.stop()
  })

  it("is not believed by another account", async () => {
    await stage.charge({ token: "sim_async_ok" })
    await stage.notifications(1)
    const other = new SimulatorStage(store.db)
    const [{ body, headers } = assert.fail()] = stage.notified
    assert.equal(await other.provider.readNotification(body, headers), null)
  })
})

describe("the simulator as a provider of several processes", async () => {
  const store = await openTestStore()
  after(() => store.close())

  it("makes one charge of a key that two processes ask for simultaneously", async () => {
    const stage = new SimulatorStage(store.db)
    const other = new SimulatorStage(store.db, stage)
    const charges = Array.from({ length: 50 }, () => newCharge())
    const outcomes = await Promise.all(
      charges.flatMap((charge) => [stage.provider.charge(charge), other.provider.charge(charge)]),
    )
    assert.deepEqual([...new Set(outcomes.map(({ kind }) => kind))], ["known"])
    assert.equal((await stage.provider.listTransactions(0, null)).transactions.length, 50)
  })

  it("gives a key that comes twice simultaneously with different amounts to the first only", async () => {
    const stage = new SimulatorStage(store.db)
    const charge = newCharge()
    const outcomes = await Promise.all([
      stage.provider.charge(charge),
      stage.provider.charge({ ...charge, amount: 2_000 }),
    ])
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ["known", "refused"],
    )
  })

  it("refunds at most the captured amount, of any number of simultaneous refunds", async () => {
    const stage = new SimulatorStage(store.db)
    const { reference } = await stage.charge({ amount: 1_000 })
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, () => stage.provider.refund(stage.refundRequest(reference, 100))),
    )
    assert.equal(outcomes.filter(({ kind }) => kind === "known").length, 10)
  })

  it("writes the charges of a batch in one statement", async () => {
    const stage = new SimulatorStage(store.db)
    await Promise.all(Array.from({ length: 400 }, () => stage.charge()))
    const rows = await store.db.query<{ transactions: number }>(
      "select count(distinct xmin::text::bigint) as transactions from simulated_charges where account_id = $1",
      [stage.accountId],
    )
    assert.equal(rows[0]?.transactions, 1)
  })
})
