import { z } from "zod"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { csvLine, csvType, type CsvDecimal } from "#http/wire/csv.ts"
import { readCreated } from "#http/wire/list-parameters.ts"
import { filteredPageNote } from "#http/wire/page.ts"
import { endParameter, formed, timeParameter, noted, sidParameter, spelled } from "#http/wire/schemas.ts"
import { upperCase } from "#http/wire/spellings.ts"
import { readTimeRange } from "#http/wire/time-range.ts"
import type { Database } from "#core/db/database.ts"
import { exportTransactions as exportStored, readFees } from "#payments/ledger/export-transactions.ts"
import { getTransaction as get, listTransactions as listStored } from "#payments/ledger/list-transactions.ts"
import { transactionTypes } from "#payments/ledger/posting.ts"
import { signedAmount, type TransactionRow } from "#payments/ledger/transaction.ts"
import { readForExport } from "#payments/payments/read/for-export.ts"
import type { Clock } from "#core/std/clock.ts"
import { decimalOf } from "#payments/ledger/currencies.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import {
  entriesOf,
  ledgerAccount,
  ledgerAccountName,
  transactionExample as example,
  transactionResource,
  transactionSchema,
} from "./ledger-schema.ts"

export interface TransactionNeeds {
  db: Database
  clock: Clock
}

const currencyFilter = noted(
  spelled(formed(/^[A-Z]{3}$/, "must be a currency of three letters (ISO 4217), such as EUR"), upperCase).optional(),
  "The currency to filter by (ISO 4217).",
  "EUR",
)

const effective = {
  effective_after: timeParameter("The earliest `effective_at`, inclusive.").optional(),
  effective_before: endParameter("The latest `effective_at`, exclusive.").optional(),
}

export const listTransactions = listing<TransactionNeeds>()({
  id: "listTransactions",
  tag: "Ledger",
  noun: "transactions",
  description: `Returns transactions, newest first. With \`effective_after\` or \`effective_before\` and without \`payment_sid\`, the order is by \`effective_at\`, latest first. With \`currency\`, with the \`type\` \`charge\` or \`fee\`, or with both kinds of times, ${filteredPageNote}`,
  scopes: ["payments", "read"],
  filters: {
    payment_sid: sidParameter("payment", "The payment to filter by.").optional(),
    type: noted(z.enum(transactionTypes).optional(), "The type to filter by.", "charge"),
    currency: currencyFilter,
    created_after: timeParameter("The earliest time of booking, inclusive.").optional(),
    created_before: endParameter("The latest time of booking, exclusive.").optional(),
    ...effective,
  },
  schema: transactionSchema,
  example,
  pages({ db }, { accountId, query }) {
    const happened = readEffective(query)
    const filter = {
      paymentId: query.payment_sid,
      type: query.type,
      currency: query.currency,
      ...readCreated(query),
      effectiveAfter: happened.from,
      effectiveBefore: happened.until,
    }
    return (page) => listStored(db, accountId, filter, page)
  },
  render: (row, _, { accountId }) => transactionResource(accountId, row),
})

export const getTransaction = retrieval<TransactionNeeds>()({
  id: "getTransaction",
  tag: "Ledger",
  noun: "transaction",
  description: "Returns the transaction with both of its entries.",
  scopes: ["payments", "read"],
  sid: "transaction",
  schema: transactionSchema,
  example,
  read: async ({ db }, { accountId, id }) => transactionResource(accountId, await get(db, accountId, id)),
})

const columns = [
  "transaction_sid",
  "effective_at",
  "created_at",
  "type",
  "ledger_account",
  "ledger_account_name",
  "debit",
  "credit",
  "currency",
  "debit_minor",
  "credit_minor",
  "payment_sid",
  "provider_sid",
  "provider_reference",
]

const detailColumns = ["reference", "description", "customer", "method", "fee", "net"]

export const exportTransactions = operation<TransactionNeeds>()({
  id: "exportTransactions",
  tag: "Ledger",
  summary: "Export transactions as CSV",
  description:
    "Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, earliest first. Each transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as 12.50. `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a closed period is the same. With `details`, more columns describe the payment as it is now: `reference`, `description`, `customer` (the address that got the link), `method`, `fee` and `net`. The first line of a transaction has `fee` and `net`. `fee` is the sum of the payment's fees in the range, at its first charge there, or at its first fee without one. `net` is the amount that the provider owes you for the transaction, without this fee. If the connection ends before the last chunk, the export is incomplete: repeat the request.",
  scopes: ["payments", "read"],
  waits: true,
  query: z.object({
    ...effective,
    currency: currencyFilter,
    provider_sid: sidParameter("paymentProvider", "The payment provider to filter by.").optional(),
    payment_sid: sidParameter("payment", "The payment to filter by.").optional(),
    details: noted(z.boolean().default(false), "True adds the columns about the payment.", true),
  }),
  responses: {
    200: {
      description: "The table. Its first line contains the names of the columns.",
      mediaType: csvType,
      schema: z.string(),
      example: csvLine(columns) + transactionLines(exampleRow(), null),
    },
  },
  async handle({ db, clock }, { accountId, query, gone }) {
    const { from = 0, until = clock.now() } = readEffective(query)
    const { currency, provider_sid: providerId, payment_sid: paymentId } = query
    const batches = exportStored(db, accountId, { from, until, currency, providerId, paymentId })
    // The first batch is read before the answer begins. If the store is away, the client then gets a problem
    // and not a short table.
    const first = await batches.next()
    const headers = {
      "content-type": `${csvType}; charset=utf-8; header=present`,
      "content-disposition": 'attachment; filename="transactions.csv"',
    }
    const detailsOf = query.details
      ? (rows: TransactionRow[]) => readDetails(db, accountId, rows, { from, until })
      : null
    return { status: 200, headers, stream: table(first, batches, detailsOf, gone()) }
  },
})

/** Throws when the client loses its rights, so that the table does not look complete. */
async function* table(
  first: IteratorResult<TransactionRow[], void>,
  batches: AsyncIterator<TransactionRow[], void>,
  detailsOf: ((rows: TransactionRow[]) => Promise<Details>) | null,
  gone: AbortSignal,
): AsyncGenerator<string> {
  yield csvLine(detailsOf ? [...columns, ...detailColumns] : columns)
  for (let batch = first; !batch.done; batch = await batches.next()) {
    if (gone.aborted) throw new Problem("unauthenticated", "The credentials ended during the export.")
    const details = detailsOf && (await detailsOf(batch.value))
    yield batch.value.map((row) => transactionLines(row, details)).join("")
  }
}

interface Details {
  payments: Awaited<ReturnType<typeof readForExport>>
  /** By the transaction that shows them. */
  fees: Awaited<ReturnType<typeof readFees>>
}

async function readDetails(
  db: Database,
  accountId: string,
  rows: readonly TransactionRow[],
  range: { from: number; until: number },
): Promise<Details> {
  const ids = [...new Set(rows.flatMap(({ payment_id: id }) => id ?? []))]
  const [payments, fees] = await Promise.all([readForExport(db, accountId, ids), readFees(db, accountId, ids, range)])
  return { payments, fees }
}

/** Only the first line of a transaction has amounts, so that a sum of the column counts each once. */
function detailCells(
  row: TransactionRow,
  { payments, fees }: Details,
  isFirst: boolean,
): (string | CsvDecimal | null)[] {
  const {
    reference = null,
    description = null,
    customer = null,
    method = null,
  } = payments.get(row.payment_id ?? "") ?? {}
  const isFee = row.type === "fee"
  const fee = fees.get(row.id) ?? 0
  const isShown = isFirst && (!isFee || fees.has(row.id))
  const money = isShown ? [fee, (isFee ? 0 : signedAmount(row)) - fee] : []
  const [ofFee = null, net = null] = money.map((minor) => ({ decimal: decimalOf(minor, row.currency) }))
  return [reference, description, customer, method, ofFee, net]
}

function transactionLines(row: TransactionRow, details: Details | null): string {
  const { currency } = row
  const lines = entriesOf(row).map(({ code, debit, credit }, index) =>
    csvLine([
      toSid("transaction", row.id),
      isoTime(row.effective_at),
      isoTime(row.created_at),
      row.type,
      ledgerAccount(code),
      ledgerAccountName(code),
      decimalOf(debit, currency),
      decimalOf(credit, currency),
      currency,
      debit,
      credit,
      row.payment_id && toSid("payment", row.payment_id),
      row.provider_id && toSid("paymentProvider", row.provider_id),
      row.provider_reference,
      ...(details ? detailCells(row, details, index === 0) : []),
    ]),
  )
  return lines.join("")
}

function exampleRow(): TransactionRow {
  const id = "019aa4d2-c3f0-7a1b-8c2d-3e4f5a6b7c8d"
  return {
    id,
    type: "charge",
    payment_id: id,
    amount: 1500,
    currency: "EUR",
    debit: `receivable:${id}`,
    credit: "sales",
    provider_id: id,
    provider_reference: "ch_3Q1",
    effective_at: Date.parse(example.effective_at),
    created_at: Date.parse(example.created_at),
    is_reconciled: false,
  }
}

function readEffective(query: { effective_after?: string | undefined; effective_before?: string | undefined }) {
  return readTimeRange(["effective_after", query.effective_after], ["effective_before", query.effective_before])
}
