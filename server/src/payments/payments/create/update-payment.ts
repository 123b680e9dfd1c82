import type { Transaction } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { insertTerms, metadataJson, removeTerms, type Metadata } from "#core/db/metadata-terms.ts"
import type { PaymentContext } from "../context.ts"
import { lockPayment } from "../read/get-payment.ts"
import type { Payment } from "../payment.ts"

export interface PaymentPatch {
  description?: string | undefined
  reference?: string | undefined
  metadata?: Metadata | undefined
}

/** Changes the caller's own fields of a payment, in any status. Refuses `payment_not_found`. */
export async function updatePayment(
  tx: Transaction,
  { clock }: Pick<PaymentContext, "clock">,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  patch: PaymentPatch,
): Promise<Payment> {
  const payment = await lockPayment(tx, accountId, id)
  const changed = {
    ...payment,
    description: patch.description ?? payment.description,
    reference: patch.reference ?? payment.reference,
    metadata: patch.metadata ?? payment.metadata,
    updatedAt: Math.max(clock.now(), payment.updatedAt),
  }
  await tx.query(
    `update payments set description = $3, reference = $4, metadata = $5, updated_at = $6
     where account_id = $1 and id = $2`,
    [accountId, id, changed.description, changed.reference, metadataJson(changed.metadata), time(changed.updatedAt)],
  )
  if (patch.metadata) {
    removeTerms(tx, "payment_terms", accountId, [payment])
    insertTerms(tx, "payment_terms", [changed])
  }
  return changed
}
