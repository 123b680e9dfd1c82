import { isoTime } from "#core/std/iso-time.ts"
import type { ProviderTransaction, TransactionPage } from "#payments/providers/provider.ts"
import { capture, report, type TransactionInfo } from "./answers.ts"
import type { PayPalClient } from "./client.ts"
import { dayMs } from "#core/std/durations.ts"

/** PayPal refuses a request for more than 31 days, and one for more than 10,000 transactions. */
const windowMs = 30 * dayMs
/** How far back PayPal's reports go. */
const historyMs = 3 * 365 * dayMs
const windowMinMs = 3_600_000
const pageSize = 100
/** The timeout for a page and its captures, which are looked up one by one. */
const pageTimeoutMs = 120_000

export interface Listing {
  since: number
  cursor: string | null
  now: number
}

/** The position of a listing: the time window that it reads, and the page in it. */
interface Position {
  from: number
  to: number
  page: number
}

/**
 * Returns one page of PayPal's report of balance movements. PayPal shows a transaction up to three hours
 * late. A listing from the end of the last one would miss some, so begin three hours earlier. Rejects when
 * PayPal does not answer.
 */
export async function listPayPalTransactions(
  client: PayPalClient,
  { since, cursor, now }: Listing,
): Promise<TransactionPage> {
  if (cursor === null && since > now) return { transactions: [], nextCursor: null }
  let position = cursor === null ? windowFrom(Math.max(since, now - historyMs), now) : positionOf(cursor)
  const deadline = now + pageTimeoutMs
  for (;;) {
    const answer = await client.call({ method: "GET", path: pathOf(position), expects: report, deadline })
    if (
      answer.kind === "problem" &&
      answer.issue === "RESULTSET_TOO_LARGE" &&
      position.to - position.from > windowMinMs
    ) {
      position = { ...position, to: position.from + Math.floor((position.to - position.from) / 2_000) * 1_000, page: 1 }
      continue
    }
    if (answer.kind !== "ok") throw new Error(`PayPal's list of transactions cannot be read. ${answer.detail}`)
    const { transaction_details: details, total_pages: pages } = answer.value
    const infos = details.map((each) => each.transaction_info).filter(isDone)
    const orders = await ordersOf(client, infos, deadline)
    const transactions = infos.map((info) => transactionOf(info, orders)).toSorted((one, other) => one.at - other.at)
    return { transactions, nextCursor: nextCursor(position, pages, now) }
  }
}

/** Both ends belong to a window, in whole seconds. */
function windowFrom(from: number, now: number): Position {
  const start = Math.floor(from / 1_000) * 1_000
  return { from: start, to: Math.min(start + windowMs, Math.ceil(now / 1_000) * 1_000), page: 1 }
}

function nextCursor({ from, to, page }: Position, pages: number, now: number): string | null {
  if (page < pages) return `${from}-${to}-${page + 1}`
  if (to >= now) return null
  const next = windowFrom(to + 1_000, now)
  return next.from > next.to ? null : `${next.from}-${next.to}-1`
}

function positionOf(cursor: string): Position {
  const [from = Number.NaN, to = Number.NaN, page = Number.NaN] = cursor.split("-").map(Number)
  if (![from, to, page].every(Number.isSafeInteger)) throw new Error("The cursor is not one of this listing.")
  return { from, to, page }
}

function pathOf({ from, to, page }: Position): string {
  const query = new URLSearchParams({
    start_date: isoTime(from),
    end_date: isoTime(to),
    fields: "transaction_info",
    balance_affecting_records_only: "Y",
    page_size: String(pageSize),
    page: String(page),
  })
  return `/v1/reporting/transactions?${query.toString()}`
}

/** Pending and denied transactions have not moved the balance. */
function isDone({ transaction_status: status }: TransactionInfo): boolean {
  return status !== "P" && status !== "D"
}

/**
 * Returns the orders of the rows. The report has captures and refunds, but no orders. So the order is looked
 * up by the capture for each row with an id of ours. Other rows have no order.
 */
async function ordersOf(
  client: PayPalClient,
  infos: readonly TransactionInfo[],
  deadline: number,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(infos.flatMap((info) => captureIdOf(info) ?? []))
  const orders = new Map<string, string>()
  for (const id of ids) {
    const answer = await client.call({ method: "GET", path: `/v2/payments/captures/${id}`, expects: capture, deadline })
    if (answer.kind === "problem" && answer.status === 404) continue
    if (answer.kind !== "ok") throw new Error(`PayPal's capture ${id} cannot be read. ${answer.detail}`)
    const orderId = answer.value.supplementary_data?.related_ids?.order_id
    if (orderId !== undefined) orders.set(id, orderId)
  }
  return orders
}

function captureIdOf(info: TransactionInfo): string | undefined {
  const isOurs = [info.custom_field, info.invoice_id].some(
    (id) => id !== undefined && /^(?:PY|RF)[0-9a-f]{32}/.test(id),
  )
  if (!isOurs) return undefined
  if (typeOf(info) === "charge") return info.transaction_id
  return info.paypal_reference_id_type === "TXN" ? info.paypal_reference_id : undefined
}

function transactionOf(info: TransactionInfo, orders: ReadonlyMap<string, string>): ProviderTransaction {
  const { currency, amount } = info.transaction_amount
  const fee = info.fee_amount?.currency === currency ? info.fee_amount.amount : 0
  const type = typeOf(info)
  return {
    reference: info.transaction_id,
    type,
    amount,
    // PayPal writes a fee as a debit, which is negative. A fee that it returns with a refund is positive
    // there, and negative here.
    fee: fee === 0 ? 0 : -fee,
    currency,
    chargeReference: orders.get(captureIdOf(info) ?? "") ?? null,
    sourceReference: type === "refund" ? info.transaction_id : null,
    at: Date.parse(info.transaction_initiation_date.replace(/([+-]\d{2})(\d{2})$/, "$1:$2")),
  }
}

/** PayPal's transaction event codes: two digits for a group, and two for the event in it. */
const typesByCode: Readonly<Record<string, ProviderTransaction["type"]>> = {
  T1106: "dispute",
  T1107: "refund",
  T1108: "fee",
  T1109: "fee",
  T1110: "dispute",
  T1111: "dispute_reversal",
  T1201: "dispute",
  T1202: "dispute_reversal",
  T1205: "dispute_reversal",
}
const typesByGroup: Readonly<Record<string, ProviderTransaction["type"]>> = {
  T00: "charge",
  T01: "fee",
  T04: "payout",
}

function typeOf({
  transaction_event_code: code,
  transaction_amount: { amount },
}: TransactionInfo): ProviderTransaction["type"] {
  const type = typesByCode[code] ?? typesByGroup[code.slice(0, 3)] ?? "adjustment"
  // A payment by the account itself is a debit in the same group.
  return type === "charge" && amount < 0 ? "adjustment" : type
}
