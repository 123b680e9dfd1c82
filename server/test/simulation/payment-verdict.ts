import assert from "node:assert/strict"
import { isFinal } from "#payments/payment.ts"
import type { Payment } from "#payments/payment.ts"
import { toOperation, toPayment, toRefund } from "#payments/rows.ts"
import type { OperationRow, PaymentRow, RefundRow } from "#payments/rows.ts"
import type { ChargeRecord } from "#providers/simulator/charge-record.ts"
import { fromSid, toSid } from "#std/ids.ts"
import type { PaymentSteps } from "./payment-steps.ts"
import type { PaymentWorld } from "./payment-world.ts"

interface Booked {
  payment_id: string
  type: string
  total: number
}

/** What must be true when everything has come to rest. Gives what there was to judge. */
export async function judgePayments(world: PaymentWorld, steps: PaymentSteps) {
  const { store, network } = world
  assert.deepEqual(world.faults, [], "nobody met a fault")
  const payments = (await store.query<PaymentRow>("select * from payments")).map(toPayment)
  const records = await store.query<{ record: string }>("select record from simulated_charges")
  const charges = records.map(({ record }) => JSON.parse(record) as ChargeRecord)
  const chargesOf = Map.groupBy(charges, ({ paymentSid }) => fromSid("payment", paymentSid) ?? "")
  judgeAcceptance(steps, payments)
  for (const payment of payments) {
    judgeEnd(payment)
    judgeCharges(payment, chargesOf.get(payment.id) ?? [], network.unheard)
  }
  await judgeLedger(world, payments)
  const refunds = await judgeRefunds(world, steps, payments, chargesOf)
  await judgeOperations(world, payments, chargesOf)
  judgeCaptures(steps, payments)
  await judgeEvents(world, payments)
  const statuses = Object.fromEntries(
    [...Map.groupBy(payments, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )
  const money = payments.filter(({ amountCaptured }) => amountCaptured > 0).length
  return {
    payments: payments.length,
    ...statuses,
    charges: charges.length,
    money,
    refunds,
    captures: steps.captures.length,
  }
}

/** Every accepted request made one payment, and nothing else did. */
function judgeAcceptance({ created }: PaymentSteps, payments: readonly Payment[]): void {
  assert.deepEqual(
    payments.map(({ id }) => id).toSorted(),
    created.map(({ id }) => id).toSorted(),
    "what was accepted is stored, once",
  )
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { id, amount, currency } of created) {
    const payment = byId.get(id)
    assert.deepEqual([payment?.amount, payment?.currency], [amount, currency])
  }
}

/** No outcome is unknown. What the provider reports with another amount waits for a person. */
function judgeEnd(payment: Payment): void {
  const { id, status, reviewReason, pendingOperation, amountRefundPending } = payment
  if (reviewReason === null) assert.ok(isFinal(payment), `${id} sticks in ${status}`)
  else assert.equal(reviewReason, "amount_mismatch", `${id} is ${status}`)
  assert.deepEqual([pendingOperation, amountRefundPending], [null, 0], `nothing of ${id} is pending`)
}

/** The provider has charged the customer once at most, and the payment says what the provider says. */
function judgeCharges(payment: Payment, charges: readonly ChargeRecord[], unheard: ReadonlySet<string>): void {
  const { id, reviewReason, amountCaptured, amountRefunded, amountFee } = payment
  const taken = charges.filter(({ captured }) => captured > 0)
  assert.ok(taken.length <= 1, `${id} is charged twice`)
  const [charge] = taken
  if (reviewReason !== null) return assert.equal(charge?.token ?? "sim_amount_mismatch", "sim_amount_mismatch")
  assert.ok((charge?.captured ?? 0) <= payment.amount, `${id} is charged too much`)
  assert.equal(amountCaptured, charge?.captured ?? 0, `${id} is captured as at the provider`)
  assert.equal(charge?.reference ?? payment.providerReference, payment.providerReference)
  const refunded = charge?.refunds
    .filter(({ state }) => state === "completed")
    .reduce((sum, { amount }) => sum + amount, 0)
  assert.equal(amountRefunded, refunded ?? 0, `${id} is refunded as at the provider`)
  assert.ok(amountFee > 0 === amountCaptured > 0, `${id} has a fee`)
  if (charge && unheard.has(charge.reference)) return
  const open = charges.filter(
    ({ state }) => state === "authorized" || state === "requires_action" || state === "processing",
  )
  assert.deepEqual(open, [], `nothing of ${id} is open at the provider`)
}

/** Both sides of the ledger are equal, its balances are the sums of its entries, and those of a payment are its amounts. */
async function judgeLedger({ store, network }: PaymentWorld, payments: readonly Payment[]): Promise<void> {
  const sums = await store.query<{ currency: string; sum: number }>(
    "select currency, sum(balance)::bigint as sum from ledger_balances group by currency having sum(balance) <> 0",
  )
  assert.deepEqual(sums, [], "the sum of all balances is zero in each currency")
  const wrong = await store.query(
    `select code, currency, sum(amount) from (
       select account_id, code, currency, -balance as amount from ledger_balances
       union all select account_id, debit, currency, amount from ledger_transactions
       union all select account_id, credit, currency, -amount from ledger_transactions
     ) as sides group by account_id, code, currency having sum(amount) <> 0`,
  )
  assert.deepEqual(wrong, [], "the balances are the sums of the entries")
  const rows = await store.query<Booked>(
    "select payment_id, type, sum(amount)::bigint as total from ledger_transactions group by payment_id, type",
  )
  const booked = new Map(rows.map(({ payment_id, type, total }) => [`${payment_id} ${type}`, total]))
  const differing = await store.query(
    `select payments.id, dispute_status, disputes.status from payments join disputes on disputes.account_id = payments.account_id and payment_id = payments.id
     where dispute_status is distinct from disputes.status`,
  )
  assert.deepEqual(differing, [], "a payment has the status of its dispute")
  const disputed = await store.query<{ payment_id: string; provider_reference: string; amount: number }>(
    "select payment_id, provider_reference, amount from disputes where is_withdrawn",
  )
  const withdrawn = new Map(disputed.map(({ payment_id, amount }) => [payment_id, amount]))
  for (const { id, amountCaptured, amountFee, amountRefunded } of payments) {
    const of = (type: string) => booked.get(`${id} ${type}`) ?? 0
    assert.equal(of("charge"), amountCaptured, `the entries of ${id} are what was captured`)
    assert.equal(of("fee"), amountFee, `the entries of ${id} are its fee`)
    assert.equal(of("refund") - of("refund_reversal"), amountRefunded, `the entries of ${id} are its refunds`)
    assert.equal(
      of("dispute") - of("dispute_reversal"),
      withdrawn.get(id) ?? 0,
      `the entries of ${id} are its disputes`,
    )
  }
  await judgeBooks(store, network.unheard, payments)
}

/** What the provider owes by our ledger is what moved in the provider's own books. */
async function judgeBooks(
  store: PaymentWorld["store"],
  unheard: ReadonlySet<string>,
  payments: readonly Payment[],
): Promise<void> {
  const moved = await store.query<{ charge_reference: string; total: number }>(
    "select charge_reference, sum(amount - fee)::bigint as total from simulated_movements group by charge_reference",
  )
  const owed = await store.query<{ payment_id: string; total: number }>(
    `select payment_id, sum(case when debit like 'receivable:%' then amount else -amount end)::bigint as total
     from ledger_transactions group by payment_id`,
  )
  const theirs = new Map(moved.map(({ charge_reference, total }) => [charge_reference, total]))
  const ours = new Map(owed.map(({ payment_id, total }) => [payment_id, total]))
  for (const { id, providerReference, reviewReason } of payments) {
    if (reviewReason !== null || unheard.has(providerReference ?? "")) continue
    assert.equal(
      ours.get(id) ?? 0,
      theirs.get(providerReference ?? "") ?? 0,
      `the ledger has ${id} as the provider's books`,
    )
  }
}

/** Every accepted request made one refund, which was performed once or says why not. */
async function judgeRefunds(
  { store }: PaymentWorld,
  { refunds: accepted }: PaymentSteps,
  payments: readonly Payment[],
  chargesOf: ReadonlyMap<string, readonly ChargeRecord[]>,
): Promise<number> {
  const refunds = (await store.query<RefundRow>("select * from refunds")).map(toRefund)
  const sids = refunds.map(({ id }) => toSid("refund", id))
  assert.deepEqual(
    sids.toSorted(),
    accepted.map(({ json }) => String(json["sid"])).toSorted(),
    "what was accepted is a refund, once",
  )
  const byPayment = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { id, paymentId, amount, status } of refunds) {
    const sid = toSid("refund", id)
    const made = (chargesOf.get(paymentId) ?? [])
      .flatMap((charge) => charge.refunds)
      .filter(({ refundSid }) => refundSid === sid)
    const states = made.filter(({ state }) => state === "completed").map((each) => each.amount)
    assert.deepEqual(
      states,
      status === "completed" ? [amount] : [],
      `${sid} of ${byPayment.get(paymentId)?.status} is ${status}`,
    )
  }
  return refunds.length
}

/** Every operation has an outcome; what the provider captured was asked for, once. */
async function judgeOperations(
  { store }: PaymentWorld,
  payments: readonly Payment[],
  chargesOf: ReadonlyMap<string, readonly ChargeRecord[]>,
): Promise<void> {
  const all = (await store.query<OperationRow>("select * from payment_operations")).map(toOperation)
  assert.deepEqual(
    all.filter(({ status }) => status === "requested"),
    [],
    "no operation is without an outcome",
  )
  const byPayment = Map.groupBy(all, ({ paymentId }) => paymentId)
  for (const payment of payments) {
    const captures = (chargesOf.get(payment.id) ?? []).flatMap((charge) => charge.captures)
    const asked = (byPayment.get(payment.id) ?? []).filter(({ kind }) => kind === "capture")
    for (const { key, amount } of captures) {
      const operation = asked.find(({ number }) => key === `${toSid("payment", payment.id)}-${number}`)
      assert.deepEqual([operation?.status, operation?.amount], ["done", amount], `the capture ${key} was asked for`)
    }
    assert.equal(
      new Set(captures.map(({ key }) => key)).size,
      captures.length,
      `${payment.id} is captured once for each request`,
    )
  }
}

/** What a client was told of a payment is not taken back. */
function judgeCaptures({ captures, cancellations }: PaymentSteps, payments: readonly Payment[]): void {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  for (const { payment, json } of captures)
    assert.ok(
      (byId.get(payment.id)?.amountCaptured ?? 0) >= Number(json["amount_captured"]),
      `${payment.id} stays captured`,
    )
  for (const { payment, json } of cancellations) {
    const { status } = byId.get(payment.id) ?? {}
    if (json["status"] === "canceled") assert.equal(status, "canceled", `${payment.id} stays canceled`)
  }
}

/** The events of each payment are numbered 1 to n, and the last of its states is where it stands. */
async function judgeEvents({ store }: PaymentWorld, payments: readonly Payment[]): Promise<void> {
  const events = await store.query<{ subject_id: string; type: string; sequence: number }>(
    "select subject_id, type, sequence from event_log where type like 'payments.%' order by subject_id, sequence",
  )
  const bySubject = Map.groupBy(events, ({ subject_id }) => subject_id)
  for (const { id, sequence, status } of payments) {
    const story = bySubject.get(id) ?? []
    assert.deepEqual(
      story.map((event) => event.sequence),
      story.map((_, index) => index + 1),
      `the events of ${id} have no gap`,
    )
    assert.equal(story.length, sequence, `the events of ${id} are all there`)
    const last = story.findLast(({ type }) => type !== "payments.review_required")
    assert.equal(
      last?.type,
      status === "pending" ? "payments.created" : `payments.${status}`,
      `the last event of ${id} is its state`,
    )
  }
}
