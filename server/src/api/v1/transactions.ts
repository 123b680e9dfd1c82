import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { csvLine, csvType } from "#api/wire/csv.ts"
import { readCreated } from "#api/wire/list-parameters.ts"
import { answerList, filteredPageNote } from "#api/wire/page.ts"
import {
  endParameter,
  formed,
  timeParameter,
  noted,
  pageResponse,
  pageParameters,
  sidParameter,
  spelled,
} from "#api/wire/schemas.ts"
import { upperCase } from "#api/wire/spellings.ts"
import { readTimeRange } from "#api/wire/time-range.ts"
import type { Database } from "#db/database.ts"
import type { Page } from "#db/page.ts"
import { exportTransactions as exportStored } from "#ledger/export-transactions.ts"
import { getTransaction as get, listTransactions as listStored } from "#ledger/list-transactions.ts"
import { transactionTypes } from "#ledger/posting.ts"
import type { TransactionRow } from "#ledger/transaction.ts"
import type { Clock } from "#std/clock.ts"
import { decimalOf } from "#std/currencies.ts"
import { toSid } from "#std/ids.ts"
import { isoTime } from "#std/iso-time.ts"
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

const effective = {
  effective_after: timeParameter("The earliest `effective_at`, inclusive.").optional(),
  effective_before: endParameter("The latest `effective_at`, exclusive.").optional(),
}

export const listTransactions = operation<TransactionNeeds>()({
  id: "listTransactions",
  tag: "Ledger",
  summary: "List transactions",
  description: `Returns transactions, newest first. With \`effective_after\` or \`effective_before\` and without \`payment_sid\`, the order is by \`effective_at\`, latest first. With \`currency\`, with the \`type\` \`charge\` or \`fee\`, or with both kinds of times, ${filteredPageNote}`,
  scopes: ["payments", "read"],
  query: z.object({
    payment_sid: sidParameter("payment", "The payment to filter by.").optional(),
    type: noted(z.enum(transactionTypes).optional(), "The type to filter by.", "charge"),
    currency: noted(
      spelled(
        formed(/^[A-Z]{3}$/, "must be a currency of three letters (ISO 4217), such as EUR"),
        upperCase,
      ).optional(),
      "The currency to filter by (ISO 4217).",
      "EUR",
    ),
    created_after: timeParameter("The earliest time of booking, inclusive.").optional(),
    created_before: endParameter("The latest time of booking, exclusive.").optional(),
    ...effective,
    ...pageParameters,
  }),
  responses: pageResponse("TransactionPage", "A page of transactions.", transactionSchema, example),
  problems: ["invalid_cursor"],
  handle({ db }, { accountId, query }) {
    const happened = readEffective(query)
    const filter = {
      paymentId: query.payment_sid,
      type: query.type,
      currency: query.currency,
      ...readCreated(query),
      effectiveAfter: happened.from,
      effectiveBefore: happened.until,
    }
    const read = (page: Page) => listStored(db, accountId, filter, page)
    return answerList("transactions", query, read, (row) => transactionResource(accountId, row))
  },
})

export const getTransaction = operation<TransactionNeeds>()({
  id: "getTransaction",
  tag: "Ledger",
  summary: "Retrieve a transaction",
  description: "Returns the transaction with both of its entries.",
  scopes: ["payments", "read"],
  sid: "transaction",
  responses: { 200: { description: "The transaction.", schema: transactionSchema, example } },
  problems: ["transaction_not_found"],
  async handle({ db }, { accountId, id }) {
    return { status: 200, json: transactionResource(accountId, await get(db, accountId, id)) }
  },
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

export const exportTransactions = operation<TransactionNeeds>()({
  id: "exportTransactions",
  tag: "Ledger",
  summary: "Export transactions as CSV",
  description:
    "Exports a journal for accountants (RFC 4180, UTF-8), ordered by `effective_at`, earliest first. Each transaction has two lines, one for each entry. `debit` and `credit` are decimals, such as 12.50. `debit_minor` and `credit_minor` are the same amounts in minor units. An apostrophe precedes texts that a spreadsheet would read as a formula. Every export of a closed period is the same. If the connection ends before the last chunk, the export is incomplete: repeat the request.",
  scopes: ["payments", "read"],
  waits: true,
  query: z.object(effective),
  responses: {
    200: {
      description: "The table. Its first line contains the names of the columns.",
      mediaType: csvType,
      schema: z.string(),
      example: csvLine(columns) + transactionLines(exampleRow()),
    },
  },
  async handle({ db, clock }, { accountId, query, gone }) {
    const { from = 0, until = clock.now() } = readEffective(query)
    const batches = exportStored(db, accountId, { from, until })
    // The first batch is read before the answer begins. If the store is away, the client then gets a problem
    // and not a short table.
    const first = await batches.next()
    const headers = {
      "content-type": `${csvType}; charset=utf-8; header=present`,
      "content-disposition": 'attachment; filename="transactions.csv"',
    }
    return { status: 200, headers, stream: table(first, batches, gone()) }
  },
})

/** Throws when the client loses its rights, so that the table does not look complete. */
async function* table(
  first: IteratorResult<TransactionRow[], void>,
  batches: AsyncIterator<TransactionRow[], void>,
  gone: AbortSignal,
): AsyncGenerator<string> {
  yield csvLine(columns)
  for (let batch = first; !batch.done; batch = await batches.next()) {
    if (gone.aborted) throw new Problem("unauthenticated", "The credentials ended during the export.")
    yield batch.value.map(transactionLines).join("")
  }
}

function transactionLines(row: TransactionRow): string {
  const { currency } = row
  const lines = entriesOf(row).map(({ code, debit, credit }) =>
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
