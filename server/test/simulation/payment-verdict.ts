import assert from "node:assert/strict"
import { inspect } from "node:util"
import { signedAmount } from "#payments/ledger/transaction.ts"
import { isFinal } from "#payments/payments/payment.ts"
import type { ProviderTransaction } from "#payments/providers/provider.ts"
import { fromSid, toSid } from "#core/std/ids.ts"
import type { PaymentSteps } from "./payment-steps.ts"
import { paymentSidIn, printStory, readStories, type PaymentStory } from "./payment-story.ts"
import type { PaymentWorld } from "./payment-world.ts"

/** Stories that a failure prints. */
const printedMax = 5

/**
 * What must be true when everything has come to rest. Gives what there was to judge; fails with the stories
 * of what is wrong.
 */
export async function judgePayments(world: PaymentWorld, steps: PaymentSteps) {
  const stories = await readStories(world)
  const faults = [
    ...world.faults.map((fault) => inspect(fault, { depth: 5 })),
    ...(await faultsOf(async () => await judgeSums(world.store))),
    ...(await faultsOf(() => judgeAcceptance(steps, stories))),
  ]
  for (const story of stories) {
    const judges = [
      () => judgeEnd(story),
      () => judgeCharges(story),
      () => judgeEntries(story),
      () => judgeBooks(story),
      () => judgeRefunds(story),
      () => judgeOperations(story),
      () => judgeAnswers(steps, story),
      () => judgeEvents(story),
    ]
    for (const judge of judges) faults.push(...(await faultsOf(judge)))
  }
  if (faults.length) await fail(world, faults, stories)
  const payments = stories.map(({ payment }) => payment)
  const statuses = Object.fromEntries(
    [...Map.groupBy(payments, ({ status }) => status)].map(([status, { length }]) => [status, length]),
  )
  return {
    payments: payments.length,
    ...statuses,
    charges: stories.flatMap(({ charges }) => charges).length,
    money: payments.filter(({ amountCaptured }) => amountCaptured > 0).length,
    refunds: steps.refunds.length,
    captures: steps.captures.length,
    differences: stories.flatMap(({ differences }) => differences).length,
  }
}

/** Fails with the stories of what is not over. */
export async function failUnfinished(world: PaymentWorld): Promise<never> {
  const stories = await readStories(world)
  const faults = stories.flatMap((story) => {
    const isOver = isFinal(story.payment) && story.operations.every(({ status }) => status !== "requested")
    return isOver ? [] : [`${toSid("payment", story.payment.id)} comes to no rest`]
  })
  return await fail(world, [...faults, `in all: ${await world.nextDue()}`], stories)
}

async function faultsOf(judge: () => void | Promise<void>): Promise<string[]> {
  try {
    await judge()
    return []
  } catch (error) {
    if (error instanceof assert.AssertionError) return [error.message]
    throw error
  }
}

async function fail(
  { store }: PaymentWorld,
  faults: readonly string[],
  stories: readonly PaymentStory[],
): Promise<never> {
  const named = new Set(faults.map(paymentSidIn))
  const printed = stories.filter(({ payment }) => named.has(toSid("payment", payment.id))).slice(0, printedMax)
  const runs = await store.query(
    `select account_id, status, error, matched_count, difference_count, from_at::text, until_at::text, history_from::text
       from reconciliations order by account_id, id`,
  )
  const nights = inspect(runs, { breakLength: 400, maxArrayLength: null })
  return assert.fail([`${faults.length} faults`, ...faults, ...printed.map(printStory), nights].join("\n\n"))
}

/** Every accepted request made one payment or refund, and nothing else did. */
function judgeAcceptance({ created, refunds }: PaymentSteps, stories: readonly PaymentStory[]): void {
  const payments = stories.map(({ payment }) => payment)
  assert.deepEqual(
    payments.map(({ id, amount, currency }) => `${id} ${amount} ${currency}`).toSorted(),
    created.map(({ id, amount, currency }) => `${id} ${amount} ${currency}`).toSorted(),
    "what was accepted is stored, once",
  )
  assert.deepEqual(
    stories.flatMap((story) => story.refunds.map(({ id }) => toSid("refund", id))).toSorted(),
    refunds.map(({ json }) => String(json["sid"])).toSorted(),
    "what was accepted is a refund, once",
  )
}

/** Both sides of the ledger are equal, and its balances are the sums of its entries. */
async function judgeSums(store: PaymentWorld["store"]): Promise<void> {
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
  // The night takes the place of a run that failed and waits to be tried again.
  const open = await store.query(
    `select * from reconciliations as run where status <> 'completed' and (status = 'running' or not exists (
       select 1 from reconciliations as later where later.account_id = run.account_id and later.provider_id = run.provider_id
          and later.until_at > run.until_at and later.status = 'completed'))`,
  )
  assert.deepEqual(open, [], "every reconciliation is completed, or a later one of its provider is")
}

/** No outcome is unknown. What the provider reports with another amount waits for a person. */
function judgeEnd({ payment }: PaymentStory): void {
  const { reviewReason, pendingOperation, amountRefundPending } = payment
  if (reviewReason === null) equal(payment, isFinal(payment), true, `does not stay in ${payment.status}`)
  else equal(payment, reviewReason, "amount_mismatch", "needs a review only for its amount")
  equal(payment, [pendingOperation, amountRefundPending], [null, 0], "has nothing pending")
}

/** The provider has charged the customer once at most, and the payment is as its provider says. */
function judgeCharges({ payment, charges }: PaymentStory): void {
  const { reviewReason, amountCaptured, amountRefunded, amountFee, providerReference } = payment
  const taken = charges.filter(({ captured }) => captured > 0)
  equal(payment, taken.length <= 1, true, "is charged once")
  const [charge] = taken
  const open = charges.filter(({ state }) => state === "authorized" || state === "requires_action" || state === "processing") // oxfmt-ignore
  equal(payment, open, [], "has nothing open at the provider")
  if (reviewReason !== null)
    return equal(payment, charge?.token ?? "sim_amount_mismatch", "sim_amount_mismatch", "has another amount")
  equal(payment, (charge?.captured ?? 0) <= payment.amount, true, "is not charged too much")
  equal(payment, amountCaptured, charge?.captured ?? 0, "is captured as at the provider")
  equal(payment, providerReference, charge?.reference ?? providerReference, "names the charge that took the money")
  const refunded = charge?.refunds.filter(({ state }) => state === "completed") ?? []
  equal(payment, amountRefunded, sumOf(refunded), "is refunded as at the provider")
  equal(payment, amountFee > 0, amountCaptured > 0, "has a fee")
}

/** What was booked of a payment are its amounts. */
function judgeEntries({ payment, entries, disputes }: PaymentStory): void {
  const of = (type: string) => sumOf(entries.filter((entry) => entry.type === type))
  const withdrawn = disputes.filter(({ isWithdrawn }) => isWithdrawn)
  equal(payment, of("charge"), payment.amountCaptured, "has the entries of what was captured")
  equal(payment, of("fee"), payment.amountFee, "has the entries of its fee")
  equal(payment, of("refund") - of("refund_reversal"), payment.amountRefunded, "has the entries of its refunds")
  equal(payment, of("dispute") - of("dispute_reversal"), sumOf(withdrawn), "has the entries of its disputes")
  for (const { status } of disputes) equal(payment, payment.disputeStatus, status, "has the status of its dispute")
}

const groupOf: Readonly<Record<ProviderTransaction["type"], string>> = {
  charge: "charge",
  refund: "refund",
  refund_reversal: "refund",
  dispute: "dispute",
  dispute_reversal: "dispute",
  fee: "fee",
  payout: "payout",
  adjustment: "adjustment",
}

/**
 * What the ledger has of a payment is what moved in the provider's books, whatever notifications were lost:
 * the reconciliation has the sync look. Only money of another amount than was asked for, which waits for a
 * person, is an open difference, of exactly that amount.
 */
function judgeBooks({ payment, entries, movements, differences }: PaymentStory): void {
  for (const group of ["charge", "refund", "dispute"]) {
    const theirs = sumOf(movements.filter(({ type }) => groupOf[type] === group))
    const ours = entries.filter(({ type }) => groupOf[type as ProviderTransaction["type"]] === group).map(signedAmount)
    const open = differences.filter(({ type }) => type === group)
    const found = open.map(({ amountProvider, amountLedger }) => (amountProvider ?? 0) - (amountLedger ?? 0))
    const missing = theirs - totalOf(ours)
    equal(payment, open.length, missing === 0 ? 0 : 1, `has a difference where ${group}s differ by ${missing}`)
    equal(payment, totalOf(found), missing, `has the difference of its ${group}s`)
    if (payment.reviewReason === null) equal(payment, missing, 0, `has the ${group}s of the provider's books`)
  }
  if (differences.length) return
  equal(payment, payment.amountFee, totalOf(movements.map(({ fee }) => fee)), "has the fees of the provider's books")
}

/** Each refund was performed once, or says why not. */
function judgeRefunds({ payment, refunds, charges }: PaymentStory): void {
  const made = charges.flatMap((charge) => charge.refunds).filter(({ state }) => state === "completed")
  for (const { id, amount, status } of refunds) {
    const sid = toSid("refund", id)
    const amounts = made.filter(({ refundSid }) => refundSid === sid).map((each) => each.amount)
    equal(payment, amounts, status === "completed" ? [amount] : [], `has its refund ${sid} as at the provider`)
  }
}

/** Every operation has an outcome; what the provider captured was asked for, once. */
function judgeOperations({ payment, operations, charges }: PaymentStory): void {
  const open = operations.filter(({ status }) => status === "requested")
  equal(payment, open, [], "has no operation without an outcome")
  const captures = charges.flatMap((charge) => charge.captures)
  for (const { key, amount } of captures) {
    const operation = operations.find(({ number }) => key === `${toSid("payment", payment.id)}-${number}`)
    const asked = [operation?.kind, operation?.status, operation?.amount]
    equal(payment, asked, ["capture", "done", amount], `has the capture ${key} as it was asked for`)
  }
  equal(payment, new Set(captures.map(({ key }) => key)).size, captures.length, "is captured once for each request")
}

/** What a client was told of a payment is not taken back. */
function judgeAnswers({ captures, cancellations }: PaymentSteps, { payment }: PaymentStory): void {
  const isOfPayment = ({ json }: { json: Record<string, unknown> }) =>
    fromSid("payment", String(json["sid"])) === payment.id
  for (const { json } of captures.filter(isOfPayment))
    equal(payment, payment.amountCaptured >= Number(json["amount_captured"]), true, "stays captured")
  for (const { json } of cancellations.filter(isOfPayment))
    if (json["status"] === "canceled") equal(payment, payment.status, "canceled", "stays canceled")
}

/** The events of a payment are numbered 1 to n, and the last of its states is where it stands. */
function judgeEvents({ payment, events }: PaymentStory): void {
  const { sequence, status } = payment
  const numbers = Array.from({ length: sequence }, (_, index) => index + 1)
  equal(payment, events.map((event) => event.sequence), numbers, "has all its events, each once") // oxfmt-ignore
  const last = events.findLast(({ type }) => type !== "payments.review_required")?.type
  equal(payment, last, status === "pending" ? "payments.created" : `payments.${status}`, "ends with its last event")
}

function equal(payment: PaymentStory["payment"], actual: unknown, expected: unknown, what: string): void {
  const values = `${inspect(actual)} instead of ${inspect(expected)}`
  assert.deepEqual(actual, expected, `${toSid("payment", payment.id)} ${what}: ${values}`)
}

function sumOf(all: readonly { amount: number }[]): number {
  return totalOf(all.map(({ amount }) => amount))
}

function totalOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
