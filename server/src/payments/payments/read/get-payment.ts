import type { Tx } from "#core/db/database.ts"
import type { PaymentOperation, Payment } from "../payment.ts"
import { paymentNotFound } from "../refusals.ts"
import { lockPayments, readOperations, readPayments } from "../store.ts"

/** Refuses `payment_not_found`. */
export async function getPayment(tx: Tx, accountId: string, id: string): Promise<Payment> {
  const payment = (await readPayments(tx, accountId, [id])).get(id)
  if (!payment) throw paymentNotFound()
  return payment
}

/** As `getPayment`, and locks the payment until the end of the transaction. */
export async function lockPayment(tx: Tx, accountId: string, id: string, param?: "payment_sid"): Promise<Payment> {
  const payment = (await lockPayments(tx, accountId, [id])).get(id)
  if (!payment) throw paymentNotFound(param)
  return payment
}

export async function getOperation(
  tx: Tx,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  number: number,
): Promise<PaymentOperation | undefined> {
  return (await readOperations(tx, accountId, id)).find((operation) => operation.number === number)
}
