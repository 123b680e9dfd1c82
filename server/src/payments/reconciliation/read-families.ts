import type { Tx } from "#core/db/database.ts"
import { readBooked } from "#payments/ledger/reconciled.ts"
import type { TransactionRow } from "#payments/ledger/transaction.ts"
import { findPayments } from "#payments/payments/read/for-reconciliation.ts"
import type { Family, ListedRecord } from "./compare-family.ts"
import { readListedRecords, type ProviderKey } from "./store.ts"

/**
 * Reads the provider's records with these references, and their bookings. The number of statements does not
 * depend on the number of references.
 */
export async function readFamilies(tx: Tx, place: ProviderKey, names: readonly string[]): Promise<Family[]> {
  const { accountId, providerId } = place
  const [records, payments] = await Promise.all([
    readListedRecords(tx, place, names),
    findPayments(tx, accountId, { providerId, references: names }),
  ])
  const familyOf = new Map(names.map((name) => [name, name]))
  for (const { family, reference, sourceReference } of records) {
    familyOf.set(reference, family)
    if (sourceReference !== null) familyOf.set(sourceReference, family)
  }
  for (const [name, { id }] of payments) familyOf.set(id, name)
  const booked = await readBooked(tx, accountId, {
    providerId,
    paymentIds: [...payments.values()].map(({ id }) => id),
    references: [...familyOf.keys()],
  })
  const listedBy = Map.groupBy(records, ({ family }) => family)
  const bookedBy = Map.groupBy(booked, (row) => familyOf.get(nameOf(row)) ?? "")
  return names.map((name) => {
    const payment = payments.get(name)
    return {
      name,
      payment: payment
        ? { id: payment.id, currency: payment.currency, hasPendingRefunds: payment.amountRefundPending > 0 }
        : null,
      listed: (listedBy.get(name) ?? []) satisfies ListedRecord[],
      booked: bookedBy.get(name) ?? [],
    }
  })
}

/** A booking without a payment contains the provider's reference of its record. */
function nameOf({ payment_id: paymentId, provider_reference: reference }: TransactionRow): string {
  return paymentId ?? reference ?? ""
}
