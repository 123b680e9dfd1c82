import type { Tx } from "#core/db/database.ts"
import type { Payment } from "../payment.ts"
import { readPayments } from "../store.ts"

export type ExportedPayment = Pick<Payment, "reference" | "description"> & {
  /** The customer's address. Null if no message was sent. */
  customer: string | null
  method: string | null
}

/** Returns what an accountant needs to know about these payments, by id, as it is now. */
export async function readForExport(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ExportedPayment>> {
  const payments = ids.length ? await readPayments(tx, accountId, ids) : new Map<string, Payment>()
  return new Map(
    [...payments].map(([id, { reference, description, linkMessage, method }]) => [
      id,
      { reference, description, customer: linkMessage?.to ?? null, method: method && (method.brand ?? method.type) },
    ]),
  )
}
