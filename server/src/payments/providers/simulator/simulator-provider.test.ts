import assert from "node:assert/strict"
import { after, afterEach, beforeEach, describe, it } from "node:test"
import { Database } from "#core/db/database.ts"
import { openTestStore } from "#core/db/testing.ts"
import type { ProviderCharge } from "#payments/providers/provider.ts"
import { silentLog } from "#core/std/log.ts"
import { chargeOf, newCharge, SimulatorStage } from "./testing.ts"
import { simulatorTokens } from "./tokens.ts"

describe("the tokens of the simulator", async () => {
  const store = await openTestStore()
  let stage: SimulatorStage
  beforeEach(() => void (stage = new SimulatorStage(store.db)))
  afterEach(() => stage.stop())
  after(() => store.close())

  const disputeOf = ({ disputes }: ProviderCharge) => disputes.map(({ state, isWithdrawn }) => [state, isWithdrawn])

  it("sim_ok is completed with a fee of 2.9 % and 30, rounded half up", async () => {
    const feeOf = async (amount: number) => (await stage.charge({ amount })).fee
    // 0.5 and 1.5 are rounded up, 30.45 and 0.029 down.
    assert.deepEqual(
      [await feeOf(500), await feeOf(1_050), await feeOf(1), await feeOf(99_999_999)],
      [45, 60, 30, 2_900_030],
    )
  })

  for (const [token, reason] of Object.entries({
    sim_decline: "generic_decline",
    sim_insufficient_funds: "insufficient_funds",
    sim_expired_card: "expired_card",
    sim_incorrect_cvc: "incorrect_cvc",
    sim_lost_card: "lost_or_stolen_card",
    sim_fraud: "suspected_fraud",
  })) {
    it(`${token} is declined: ${reason}`, async () => {
      const { state, captured, fee, decline } = await stage.charge({ token })
      assert.deepEqual([state, captured, fee, decline?.reason], ["failed", 0, 0, reason])
    })
  }

  it("sim_by_amount goes by the last two digits, and other tokens do not", async () => {
    const outcomeOf = async (amount: number, token = "sim_by_amount") => {
      const { state, decline } = await stage.charge({ token, amount })
      return decline?.reason ?? state
    }
    assert.deepEqual(await Promise.all([1_000, 1_002, 1_051, 1_054, 1_091, 1_099].map((amount) => outcomeOf(amount))), [
      "completed",
      "generic_decline",
      "insufficient_funds",
      "expired_card",
      "issuer_unavailable",
      "completed",
    ])
    assert.equal(await outcomeOf(1_051, "sim_ok"), "completed")
  })

  it("an unknown token is refused, and the answer lists the tokens", async () => {
    assert.equal(simulatorTokens.length, 23)
    for (const token of ["pm_card_visa", "constructor"]) {
      const outcome = await stage.provider.charge(newCharge({ token }))
      assert.equal(outcome.kind, "refused")
      assert.equal(outcome.decline.reason, "invalid_payment_method")
      assert.ok(simulatorTokens.every((known) => outcome.detail.includes(known)))
    }
  })

  for (const [token, action, end] of [
    ["sim_3ds_ok", "pay", "completed"],
    ["sim_3ds_ok", "decline", "authentication_failed"],
    ["sim_3ds_ok", "cancel", "canceled"],
    ["sim_3ds_fail", "pay", "authentication_failed"],
  ] as const) {
    it(`${token} waits for its page; ${action} there ends as ${end}, with a notification`, async () => {
      stage.payments.start()
      const { reference, state, actionUrl } = await stage.charge({ token })
      assert.deepEqual([state, actionUrl], ["requires_action", `/pay/simulator/${reference}`])
      await stage.payments.actOnPage(stage.accountId, reference, action)
      const ended = await stage.fetch(reference)
      assert.equal(ended.decline?.reason ?? ended.state, end)
      await stage.notifications(1)
    })
  }

  it("a hosted charge is found by its page, and ends with the first button or its expiry", async () => {
    const method = { kind: "hosted" } as const
    const expiresAt = stage.clock.now() + 60_000
    const [declined, expired] = [await stage.charge({ method }), await stage.charge({ method, expiresAt })]
    assert.equal((await stage.payments.readPage(declined.reference))?.record.accountId, stage.accountId)
    assert.equal(await stage.payments.readPage("sim_none"), undefined)
    for (const action of ["decline", "pay"] as const)
      await stage.payments.actOnPage(stage.accountId, declined.reference, action)
    stage.pass(60_000)
    await stage.payments.actOnPage(stage.accountId, expired.reference, "pay")
    const states = [await stage.fetch(declined.reference), await stage.fetch(expired.reference)].map(
      ({ state }) => state,
    )
    assert.deepEqual(states, ["failed", "expired"])
  })

  it("sim_async_ok and sim_async_fail end after the delay, also when only a reader looks", async () => {
    const charges = [await stage.charge({ token: "sim_async_ok" }), await stage.charge({ token: "sim_async_fail" })]
    assert.deepEqual(
      charges.map(({ state }) => state),
      ["processing", "processing"],
    )
    stage.pass(199)
    assert.equal((await stage.fetch(charges[0]?.reference ?? "")).state, "processing")
    stage.pass(1)
    const ended = await Promise.all(charges.map(({ reference }) => stage.fetch(reference)))
    assert.deepEqual(
      ended.map(({ state, captured }) => [state, captured]),
      [
        ["completed", 1_050],
        ["failed", 0],
      ],
    )
  })

  it("sim_timeout is accepted without an answer, and sim_timeout_lost never arrives", async () => {
    for (const [token, found] of [
      ["sim_timeout", "known"],
      ["sim_timeout_lost", "not_found"],
    ] as const) {
      const charge = newCharge({ token })
      assert.equal((await stage.provider.charge(charge)).kind, "unknown", token)
      const outcome = await stage.provider.find(charge)
      assert.equal(outcome.kind, found, token)
      if (outcome.kind === "known") assert.equal(outcome.charge.state, "completed")
    }
  })

  it("sim_amount_mismatch takes another amount", async () => {
    const { amount, captured, state } = await stage.charge({ token: "sim_amount_mismatch", amount: 1_050 })
    assert.deepEqual([amount, captured, state], [1_051, 1_051, "completed"])
  })

  it("sim_auth_expires loses its authorization after the delay, and others after a week", async () => {
    const dayMs = 86_400_000
    const [soon, late] = [
      await stage.charge({ token: "sim_auth_expires", captureMethod: "manual" }),
      await stage.charge({ captureMethod: "manual" }),
    ]
    assert.deepEqual([soon.state, late.state], ["authorized", "authorized"])
    const statesAfter = async (ms: number) => {
      stage.pass(ms)
      return [(await stage.fetch(soon.reference)).state, (await stage.fetch(late.reference)).state]
    }
    assert.deepEqual(await statesAfter(200), ["expired", "authorized"])
    assert.deepEqual(await statesAfter(7 * dayMs), ["expired", "expired"])
  })

  it("a refund of a part continues when the rest is released", async () => {
    const { reference } = await stage.charge({ token: "sim_refund_async", captureMethod: "manual" })
    const operation = { reference, amount: 500, currency: "EUR" }
    await stage.provider.capture({ ...operation, key: "capture", isFinal: false })
    await stage.refund(reference, 500)
    await stage.provider.cancel({ ...operation, key: "cancel" })
    stage.pass(200)
    assert.equal((await stage.fetch(reference)).refunds[0]?.state, "completed")
  })

  for (const [token, end, reason] of [
    ["sim_refund_async", "completed", null],
    ["sim_refund_fails", "failed", "expired_or_canceled_card"],
  ] as const) {
    it(`a refund with ${token} is pending, then ${end}, and can be made again unless it is completed`, async () => {
      const { reference } = await stage.charge({ token })
      assert.deepEqual(
        (await stage.refund(reference, 1_050)).refunds.map(({ state }) => state),
        ["pending"],
      )
      stage.pass(200)
      const { refunds } = await stage.fetch(reference)
      assert.deepEqual(
        refunds.map(({ state, failureReason }) => [state, failureReason]),
        [[end, reason]],
      )
      const again = await stage.provider.refund(stage.refundRequest(reference, 1_050))
      assert.equal(again.kind, end === "completed" ? "refused" : "known")
    })
  }

  it("sim_dispute withdraws the amount that was not refunded; won, it comes back, and lost, it does not", async () => {
    const tokens = ["sim_dispute", "sim_dispute_won", "sim_dispute_lost"]
    const charges = await Promise.all(tokens.map((token) => stage.charge({ token })))
    const disputes = async () =>
      (await Promise.all(charges.map(({ reference }) => stage.fetch(reference)))).map(disputeOf)
    assert.deepEqual(charges.map(disputeOf), [[], [], []])
    await stage.refund(charges[0]?.reference ?? "", 50)
    stage.pass(200)
    assert.deepEqual(await disputes(), [
      [["needs_response", true]],
      [["needs_response", true]],
      [["needs_response", true]],
    ])
    stage.pass(200)
    assert.deepEqual(await disputes(), [[["needs_response", true]], [["won", false]], [["lost", true]]])
    const refundable = async (index: number) =>
      (await stage.provider.refund(stage.refundRequest(charges[index]?.reference ?? "", 1))).kind
    assert.deepEqual([await refundable(0), await refundable(1), await refundable(2)], ["refused", "known", "refused"])
    const { transactions } = await stage.provider.listTransactions(0, null)
    const moved = transactions.filter(({ type }) => type !== "charge").map(({ type, amount }) => `${type} ${amount}`)
    assert.deepEqual(moved.toSorted(), [
      "dispute -1000",
      "dispute -1050",
      "dispute -1050",
      "dispute_reversal 1050",
      "refund -1",
      "refund -50",
    ])
  })

  it("the fee of several captures is that of their sum", async () => {
    const { reference } = await stage.charge({ amount: 2_000, captureMethod: "manual" })
    const capture = (key: string, amount: number) => ({ key, reference, amount, currency: "EUR", isFinal: false })
    const fees = []
    for (const [key, amount] of [
      ["a", 1_050],
      ["b", 950],
    ] as const)
      fees.push(chargeOf(await stage.provider.capture(capture(key, amount))).fee)
    assert.deepEqual(fees, [60, 88])
    const { transactions } = await stage.provider.listTransactions(0, null)
    assert.deepEqual(
      transactions.map(({ fee }) => fee),
      [60, 28],
    )
  })

  it("its books come in pages", async () => {
    await Promise.all(Array.from({ length: 101 }, () => stage.charge()))
    const first = await stage.provider.listTransactions(0, null)
    const second = await stage.provider.listTransactions(0, first.nextCursor)
    assert.deepEqual([first.transactions.length, second.transactions.length, second.nextCursor], [100, 1, null])
    assert.ok(!first.transactions.some(({ reference }) => reference === second.transactions[0]?.reference))
  })

  it("the charges of one account are not those of another", async () => {
    const other = new SimulatorStage(store.db)
    const { reference } = await stage.charge()
    assert.equal((await other.provider.fetch(reference)).kind, "not_found")
    assert.deepEqual((await other.provider.listTransactions(0, null)).transactions, [])
    assert.equal((await other.provider.refund(other.refundRequest(reference, 1))).kind, "refused")
  })

  it("a store that is away gives unknown, and never throws", async () => {
    const away = new SimulatorStage(new Database({ url: "postgres://127.0.0.1:1/none", log: silentLog }))
    const charge = newCharge()
    const outcomes = await Promise.all([
      away.provider.charge(charge),
      away.provider.find(charge),
      away.provider.fetch("sim_none"),
      away.provider.refund(away.refundRequest("sim_none", 1)),
    ])
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ["unknown", "unknown", "unknown", "unknown"],
    )
  })
})
