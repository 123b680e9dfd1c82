import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { exampleHex, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import type { Balance } from "#payments/ledger/balances.ts"
import type { LedgerPeriod } from "#payments/ledger/periods.ts"
import { providerOf, transactionTypes, type LedgerCode } from "#payments/ledger/posting.ts"
import { signedAmount, type TransactionRow } from "#payments/ledger/transaction.ts"
import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"

const minorUnits = "in minor units of the currency: cents of EUR, whole JPY"
const receivableExample = `receivable:PP${exampleHex}`

/** Returns a ledger account as clients see it: a receivable contains the sid of its provider. */
export function ledgerAccount(code: LedgerCode): string {
  const providerId = providerOf(code)
  return providerId === null ? code : `receivable:${toSid("paymentProvider", providerId)}`
}

const names: Readonly<Record<string, string>> = {
  sales: "Sales",
  refunds: "Refunds",
  fees: "Provider fees",
  disputes: "Disputes",
  bank: "Bank",
  suspense: "Suspense",
}

export function ledgerAccountName(code: LedgerCode): string {
  return names[code] ?? "Receivable from provider"
}

const accountField = noted(
  z.string(),
  "The ledger account: `sales`, `refunds`, `fees`, `disputes`, `bank`, `suspense`, or `receivable:` with the sid of a provider that owes you money.",
  receivableExample,
)

const entrySchema = named(
  "LedgerEntry",
  "One side of a transaction.",
  z.object({
    ledger_account: accountField,
    debit: noted(z.int().min(0), `The debit, ${minorUnits}. 0 on the credit side.`, 1500),
    credit: noted(z.int().min(0), `The credit, ${minorUnits}. 0 on the debit side.`, 0),
  }),
)

export const transactionSchema = named(
  "Transaction",
  "A booking in the ledger. It never changes: another transaction corrects it.",
  z.object({
    sid: sid("transaction", "Identifier of the transaction."),
    account_sid: sid("account", "The account of the transaction."),
    type: noted(z.enum(transactionTypes), "The type of transaction.", "charge"),
    amount: noted(
      z.int(),
      `The amount, ${minorUnits}. It is negative if the provider owes you less afterwards: fees, refunds, disputes, payouts.`,
      1500,
    ),
    currency: noted(z.string(), "The currency (ISO 4217).", "EUR"),
    payment_sid: sid("payment", "The payment of the transaction. Null without a payment.").nullable(),
    provider_sid: sid("paymentProvider", "The provider that moved the money. Null without a provider.").nullable(),
    provider_reference: noted(
      z.string().nullable(),
      "The provider's identifier of the transaction. Null without one.",
      "ch_3Q1",
    ),
    reconciled: noted(
      z.boolean(),
      "True if a reconciliation found the transaction in the provider's list, with the same amount.",
      false,
    ),
    effective_at: timestamp(
      "The time of the event. It is the time of booking if the event belongs to a closed period.",
    ),
    created_at: timestamp("The time of booking."),
    entries: noted(z.array(entrySchema), "The debit and the credit, in this order. Both have the same amount."),
  }),
)

export const transactionExample = exampleOf(transactionSchema, {
  payment_sid: `PY${exampleHex}`,
  provider_sid: `PP${exampleHex}`,
  created_at: "2026-11-21T08:30:01.250Z",
  entries: [
    { ledger_account: receivableExample, debit: 1500, credit: 0 },
    { ledger_account: "sales", debit: 0, credit: 1500 },
  ],
})

export function transactionResource(accountId: string, row: TransactionRow) {
  return {
    sid: toSid("transaction", row.id),
    account_sid: toSid("account", accountId),
    type: row.type,
    amount: signedAmount(row),
    currency: row.currency,
    payment_sid: row.payment_id && toSid("payment", row.payment_id),
    provider_sid: row.provider_id && toSid("paymentProvider", row.provider_id),
    provider_reference: row.provider_reference,
    reconciled: row.is_reconciled,
    effective_at: isoTime(row.effective_at),
    created_at: isoTime(row.created_at),
    entries: entriesOf(row).map(({ code, debit, credit }) => ({ ledger_account: ledgerAccount(code), debit, credit })),
  }
}

/** Returns both entries of a transaction, the debit first. */
export function entriesOf({ amount, debit, credit }: TransactionRow) {
  return [
    { code: debit, debit: amount, credit: 0 },
    { code: credit, debit: 0, credit: amount },
  ]
}

export const balanceSchema = named(
  "LedgerBalance",
  "The balance of one ledger account in one currency.",
  z.object({
    ledger_account: accountField,
    name: noted(z.string(), "The name of the ledger account.", "Receivable from provider"),
    provider_sid: sid(
      "paymentProvider",
      "The provider that owes the money. Null for other ledger accounts.",
    ).nullable(),
    currency: noted(z.string(), "The currency (ISO 4217).", "EUR"),
    balance: noted(
      z.int(),
      `The debits minus the credits, ${minorUnits}. Money that providers owe you and money that you paid is positive. Sales are negative.`,
      1426,
    ),
  }),
)

export const balanceExample = exampleOf(balanceSchema, {
  provider_sid: `PP${exampleHex}`,
})

export function balanceResource({ code, currency, balance }: Balance) {
  const providerId = providerOf(code)
  return {
    ledger_account: ledgerAccount(code),
    name: ledgerAccountName(code),
    provider_sid: providerId && toSid("paymentProvider", providerId),
    currency,
    balance,
  }
}

export const periodSchema = named(
  "LedgerPeriod",
  "A closed period of the ledger.",
  z.object({
    ends_at: timestamp("The end of the period, exclusive. The period begins at the end of the previous one."),
    closed_at: timestamp("The time when you closed the period."),
    balances: noted(z.array(balanceSchema), "The balances at the end of the period. Balances of 0 are omitted."),
  }),
)

export const periodExample = exampleOf(periodSchema, {
  ends_at: "2026-11-01T00:00:00.000Z",
  closed_at: "2026-11-03T09:00:00.000Z",
  balances: [balanceExample],
})

export function periodResource({ endsAt, closedAt, balances }: LedgerPeriod) {
  return { ends_at: isoTime(endsAt), closed_at: isoTime(closedAt), balances: balances.map(balanceResource) }
}
