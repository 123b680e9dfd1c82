import assert from "node:assert/strict"
import { test } from "node:test"
import type { Charge, ProviderCharge, ProviderOutcome } from "#payments/providers/provider.ts"
import { manual } from "./kind.ts"
import { ManualProvider, recordReceived } from "./manual-provider.ts"

const provider = new ManualProvider()
const paymentSid = "PY0123456789abcdef0123456789abcdef"

test("a hosted charge waits for a person to record the money, on our page", async () => {
  const { state, actionUrl, captured, reference } = await charge({ method: { kind: "hosted" } })
  assert.deepEqual([state, actionUrl, captured, reference], ["requires_action", null, 0, `${paymentSid}-1:1050:EUR`])
})

test("a recorded payment is completed without a fee, and keeps the person's reference", async () => {
  const { state, captured, fee, reference, method } = await charge({ key: `${paymentSid}-2` })
  assert.deepEqual([state, captured, fee, method?.type], ["completed", 1_050, 0, "manual"])
  assert.equal(reference, `${paymentSid}-2:1050:EUR:receipt 4711: paid`)
})

test("a part of the money leaves the charge open, and the last part completes it, also with less than its amount", async () => {
  const record = async (total: number, isLast: boolean) => {
    const { reference } = known(recordReceived(newCharge, { total, reference: "transfer 9", isLast }))
    // Only the reference is stored.
    const { state, amount, captured } = known(await provider.fetch(reference))
    return [reference, state, amount, captured]
  }
  const key = newCharge.key
  assert.deepEqual(await record(400, false), [`${key}:400/1050:EUR`, "requires_action", 1_050, 400])
  assert.deepEqual(await record(1_050, true), [`${key}:1050:EUR:transfer 9`, "completed", 1_050, 1_050])
  assert.deepEqual(await record(1_020, true), [`${key}:1020/1050:EUR:transfer 9`, "completed", 1_050, 1_020])
})

test("a part is refunded up to the received amount", async () => {
  const { reference } = known(recordReceived(newCharge, { total: 400, reference: "transfer 9", isLast: false }))
  const refund = { key: `${paymentSid}-3`, reference, currency: "EUR", refundSid: "RF1", reason: null }
  assert.equal((await provider.refund({ ...refund, amount: 401 })).kind, "refused")
  const { state, captured, refunds } = known(await provider.refund({ ...refund, amount: 400 }))
  assert.deepEqual([state, captured, refunds[0]?.amount], ["requires_action", 400, 400])
})

test("the reference of the money must be one line, and not too long", async () => {
  for (const token of ["", "  ", "a\nb", "a\0", "x".repeat(101)]) {
    const outcome = await provider.charge({ ...newCharge, method: { kind: "token", token } })
    assert.equal(outcome.kind, "refused", token)
    assert.match(outcome.detail, /1 to 100 characters/)
  }
})

test("a refund is recorded as completed, and only of money that was received", async () => {
  const refund = { key: `${paymentSid}-3`, amount: 400, currency: "EUR", refundSid: "RF1", reason: null }
  const received = await charge({})
  const { refunds } = known(await provider.refund({ ...refund, reference: received.reference }))
  assert.deepEqual(
    refunds.map(({ refundSid, amount, state }) => [refundSid, amount, state]),
    [["RF1", 400, "completed"]],
  )
  const expected = await charge({ method: { kind: "hosted" } })
  const early = await provider.refund({ ...refund, reference: expected.reference })
  assert.deepEqual(
    [early.kind, early.kind === "refused" && early.detail],
    ["refused", "No money of this payment was recorded as received."],
  )
  assert.equal((await provider.refund({ ...refund, reference: received.reference, currency: "USD" })).kind, "refused")
})

test("the manual provider authorizes nothing", async () => {
  assert.equal((await provider.charge({ ...newCharge, captureMethod: "manual" })).kind, "refused")
  assert.equal((await provider.capture()).kind, "refused")
})

test("the settings are instructions of 1 to 2,000 characters, without secrets", () => {
  const { settings, secrets } = manual
  const takes = (value: unknown) => settings.safeParse(value).success
  assert.deepEqual(
    [takes({ instructions: "Pay at the desk." }), takes({ instructions: "x".repeat(2_000) })],
    [true, true],
  )
  for (const wrong of [
    {},
    { instructions: " " },
    { instructions: "x".repeat(2_001) },
    { instructions: "x", iban: "y" },
  ])
    assert.equal(takes(wrong), false)
  assert.deepEqual([secrets.safeParse({}).success, secrets.safeParse({ key: "x" }).success], [true, false])
})

const newCharge: Charge = {
  key: `${paymentSid}-1`,
  paymentSid,
  accountSid: "AC0123456789abcdef0123456789abcdef",
  amount: 1_050,
  currency: "EUR",
  captureMethod: "automatic",
  method: { kind: "token", token: " receipt 4711: paid " },
  description: null,
  reference: null,
  returnUrl: "https://example.com/pay/token",
  expiresAt: null,
  locale: "en",
}

async function charge(more: Partial<Charge>): Promise<ProviderCharge> {
  return known(await provider.charge({ ...newCharge, ...more }))
}

function known(outcome: ProviderOutcome): ProviderCharge {
  assert.equal(outcome.kind, "known")
  return outcome.charge
}
