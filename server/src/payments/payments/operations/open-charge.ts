import type { PaymentContext } from "../context.ts"
import { beginCharge, chooseHostedProviders, operate, type OperateContext } from "./operate.ts"
import { getPayment, lockPayment } from "../read/get-payment.ts"
import { isPast, type PaymentOperation, type Payment } from "../payment.ts"
import { readOpenOperations } from "../store.ts"

/**
 * The limit of operations after which a page begins no further charge. Anyone with its link can press the
 * button without end.
 */
const operationsMax = 100

/**
 * The customer pressed the button of the page. Begins a charge at the provider, or returns the open one, so
 * that a customer who opens the page twice pays once. Resolves with the payment; its `actionUrl` is where the
 * customer continues.
 */
export async function openCharge(
  context: OperateContext,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
): Promise<Payment> {
  const { payments } = context
  const [provider] = await chooseHostedProviders(payments, await getPayment(payments.db, accountId, id))
  const begun = await payments.db.transaction(
    async (tx): Promise<{ payment: Payment; operation: PaymentOperation | null }> => {
      const payment = await lockPayment(tx, accountId, id)
      const hasOpen = (await readOpenOperations(tx, accountId, [id])).length > 0
      if (!provider || hasOpen || !canOpenCharge(payment, payments)) return { payment, operation: null }
      return await beginCharge(tx, payment, provider, { now: payments.clock.now(), token: null })
    },
  )
  if (!begun.operation) return begun.payment
  return (await operate(context, begun.payment, begun.operation, "page")).payment
}

/** Whether the payment has no open charge, and another can begin. */
export function canOpenCharge(payment: Payment, { clock }: Pick<PaymentContext, "clock">): boolean {
  if (!payment.isHosted || payment.cancelReason !== null || payment.operations >= operationsMax) return false
  // Another provider would charge the whole amount.
  if (payment.amountCaptured > 0 || isPast(payment, clock.now())) return false
  if (payment.status === "pending") return true
  return payment.status === "requires_action" && payment.actionUrl === null
}
