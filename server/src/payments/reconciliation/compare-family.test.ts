import assert from "node:assert/strict"
import { test } from "node:test"
import type { TransactionRow } from "#payments/ledger/transaction.ts"
import { compareFamily, type Family, type ListedRecord, type ComparisonWindow } from "./compare-family.ts"

const receivable = "receivable:00000000-0000-7000-8000-000000000002"
const window: ComparisonWindow = { from: 100, historyFrom: 100, listedUntil: 900, bookedUntil: 800 }

function listed(more: Partial<ListedRecord>): ListedRecord {
  return {
    reference: "m1",
    type: "charge",
    amount: 1_000,
    fee: 0,
    currency: "EUR",
    sourceReference: null,
    at: 500,
    ...more,
  }
}

function booked(more: Partial<TransactionRow>): TransactionRow {
  return {
    id: "t1",
    type: "charge",
    payment_id: "p1",
    amount: 1_000,
    currency: "EUR",
    debit: receivable,
    credit: "sales",
    provider_id: null,
    provider_reference: "c1",
    effective_at: 500,
    created_at: 500,
    is_reconciled: false,
    ...more,
  }
}

const refund = { type: "refund", amount: 300, debit: "refunds", credit: receivable, provider_reference: "r1" } as const

function verdicts(family: Partial<Family>): string[] {
  const payment = { id: "p1", currency: "EUR", hasPendingRefunds: false }
  const groups = compareFamily({ name: "c1", payment, listed: [], booked: [], ...family }, window)
  return groups.map(({ type, verdict, listed: theirs, booked: ours }) => `${type} ${verdict} ${ours}/${theirs}`)
}

test("captures are compared by their sum, even if they were booked in parts", () => {
  const parts = [listed({ amount: 400 }), listed({ reference: "m2", amount: 600 })]
  assert.deepEqual(verdicts({ listed: parts, booked: [booked({})] }), ["charge match 1000/1000", "fee match null/0"])
})

test("a refund that came back is equal to none", () => {
  const back = [
    listed({ type: "refund", amount: -300, sourceReference: "r1" }),
    listed({ reference: "m2", type: "refund_reversal", amount: 300, sourceReference: "r1" }),
  ]
  assert.deepEqual(verdicts({ listed: back }), ["refund match null/0"])
  assert.deepEqual(verdicts({ listed: back.slice(0, 1) }), ["refund missing_in_ledger null/-300"])
})

test("a refund that is listed while ours is pending waits for its end", () => {
  const payment = { id: "p1", currency: "EUR", hasPendingRefunds: true }
  const begun = [listed({ type: "refund", amount: -300, sourceReference: "r1" })]
  assert.deepEqual(verdicts({ payment, listed: begun }), ["refund wait null/-300"])
})

test("another refund of the same charge does not make up for a missing one", () => {
  const other = [listed({ type: "refund", amount: -300, sourceReference: "r2" })]
  assert.deepEqual(verdicts({ listed: other, booked: [booked({ ...refund })] }), [
    "refund missing_in_ledger null/-300",
    "refund missing_at_provider -300/null",
  ])
})

test("a booking older than the list is not missing in it, and its later fees are booked", () => {
  const old = [
    booked({ effective_at: 50 }),
    booked({ id: "t2", type: "fee", amount: 59, debit: "fees", credit: receivable, effective_at: 50 }),
  ]
  assert.deepEqual(verdicts({ booked: old }), ["charge wait 1000/null", "fee wait -59/null"])
  const dispute = listed({ type: "dispute", amount: -1_000, fee: 15, sourceReference: "d1" })
  const disputed = booked({
    id: "t3",
    type: "dispute",
    debit: "disputes",
    credit: receivable,
    provider_reference: "d1",
  })
  assert.deepEqual(verdicts({ listed: [dispute], booked: [...old, disputed] }), [
    "dispute match -1000/-1000",
    "fee book 0/-15",
    "charge wait 1000/null",
  ])
})

test("a young entry on one side waits for the other", () => {
  assert.deepEqual(verdicts({ booked: [booked({ effective_at: 850 })] }), ["charge wait 1000/null"])
  assert.deepEqual(verdicts({ listed: [listed({ at: 950 })] })[0], "charge wait null/1000")
  assert.deepEqual(verdicts({ listed: [listed({ at: 850 })] })[0], "charge missing_in_ledger null/1000")
})

test("a fee has no verdict while its charge differs", () => {
  assert.deepEqual(verdicts({ listed: [listed({ amount: 900, fee: 30 })], booked: [booked({})] }), [
    "charge amount_mismatch 1000/900",
    "fee wait null/-30",
  ])
})

test("a charge that is listed in the currency of the payout matches, and its fee is booked in that", () => {
  const converted = [listed({ amount: 930, fee: 30, currency: "CHF" })]
  assert.deepEqual(verdicts({ listed: converted, booked: [booked({})] }), [
    "charge match null/930",
    "fee book null/-30",
    "charge match 1000/null",
  ])
})

test("a fee of no charge, and a correction by the provider, are for a person", () => {
  const monthly = listed({ type: "fee", amount: -500 })
  assert.deepEqual(verdicts({ payment: null, listed: [monthly] }), ["fee missing_in_ledger null/-500"])
  const correction = listed({ type: "adjustment", amount: 70 })
  assert.deepEqual(verdicts({ payment: null, listed: [correction] }), ["adjustment missing_in_ledger null/70"])
})
