import type Stripe from "stripe"
import type { ProviderTransaction, TransactionPage } from "../provider.ts"
import { checked, balanceTransactionList, type BalanceTransactionAnswer } from "./answers.ts"
import type { ChargeReader } from "./charge-reader.ts"
import { fromStripe } from "./money.ts"

const limit = 100
const pagesMax = 10

/**
 * Stripe's balance transactions in one range of time, the oldest first. Stripe has one order only, the newest
 * first. So this function shortens the range until it holds 1,000 transactions at most. The cursor has the
 * start of the next range and its first length, in seconds.
 */
export async function listBalanceTransactions(
  stripe: Stripe,
  reader: ChargeReader,
  { since, cursor, nowMs }: { since: number; cursor: string | null; nowMs: number },
): Promise<TransactionPage> {
  const [from = 0, length = Infinity] = cursor?.split("+").map(Number) ?? [Math.floor(since / 1_000)]
  const end = Math.floor(nowMs / 1_000) + 1
  let to = Math.max(Math.min(from + length, end), from + 1)
  let books = await readRange(stripe, from, to)
  while (!books) {
    to = from + Math.ceil((to - from) / 4)
    books = await readRange(stripe, from, to)
  }
  const references = new Map<string, string>()
  const transactions: ProviderTransaction[] = []
  for (const book of books.toReversed())
    transactions.push(transactionOf(book, await referenceOf(book, reader, references)))
  return { transactions, nextCursor: to >= end ? null : `${to}+${2 * (to - from)}` }
}

/** The newest first. Undefined if there are too many and the range can be shortened. */
async function readRange(stripe: Stripe, from: number, to: number): Promise<BalanceTransactionAnswer[] | undefined> {
  const books: BalanceTransactionAnswer[] = []
  for (let count = 0; count < pagesMax || to - from === 1; count++) {
    const last = books.at(-1)
    const page = { created: { gte: from, lt: to }, limit, expand: ["data.source"] }
    const after = last ? { starting_after: last.id } : {}
    const { data, has_more: hasMore } = checked(
      await stripe.balanceTransactions.list({ ...page, ...after }),
      balanceTransactionList,
    )
    books.push(...data)
    if (!hasMore || data.length === 0) return books
  }
  return undefined
}

async function referenceOf(
  { source }: BalanceTransactionAnswer,
  reader: ChargeReader,
  known: Map<string, string>,
): Promise<string | null> {
  const intent = source?.payment_intent
  if (!intent) return null
  const reference = known.get(intent) ?? (await reader.ownerOf(intent, source.metadata ?? {})).reference
  known.set(intent, reference)
  return reference
}

/** Stripe groups its 50 types into reporting categories, docs.stripe.com/reports/reporting-categories. */
const types: Readonly<Record<string, ProviderTransaction["type"]>> = {
  charge: "charge",
  refund: "refund",
  refund_failure: "refund_reversal",
  dispute: "dispute",
  dispute_reversal: "dispute_reversal",
  fee: "fee",
  network_cost: "fee",
  tax: "fee",
  payout: "payout",
  payout_reversal: "payout",
}

function transactionOf(book: BalanceTransactionAnswer, chargeReference: string | null): ProviderTransaction {
  const currency = book.currency.toUpperCase()
  const type = types[book.reporting_category] ?? "adjustment"
  return {
    reference: book.id,
    type,
    amount: minorOf(book.amount, currency),
    fee: minorOf(book.fee, currency),
    currency,
    chargeReference,
    sourceReference: /^(refund|dispute)/.test(type) ? (book.source?.id ?? null) : null,
    at: book.created * 1_000,
  }
}

/** A fee of 2.9 % of 500 ISK is 14.5 ISK, and ISK has no smaller unit. So fees are rounded. */
function minorOf(amount: number, currency: string): number {
  return fromStripe(amount, currency) ?? Math.round(amount / 100)
}
