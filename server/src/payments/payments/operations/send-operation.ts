import type { Charge, ProviderOperation, PaymentProvider, ProviderOutcome } from "#payments/providers/provider.ts"
import { toSid } from "#core/std/ids.ts"
import { assert } from "#core/std/assert.ts"
import type { PaymentContext } from "../context.ts"
import { checkoutUrlOf } from "../links/pay-link.ts"
import { begunAt, type PaymentOperation, type Payment } from "../payment.ts"
import { getRefund } from "../read/list-refunds.ts"
import { taskLeaseMs } from "../notifications/tasks.ts"

/**
 * Returns the key of an operation at its provider. It is derived from our sids, so that a repetition after a
 * crash is the same request.
 */
export function idempotencyKeyOf({ paymentId, number }: Pick<PaymentOperation, "paymentId" | "number">): string {
  return `${toSid("payment", paymentId)}-${number}`
}

export function chargeOf(context: PaymentContext, payment: Payment, operation: PaymentOperation): Charge {
  return {
    key: idempotencyKeyOf(operation),
    paymentSid: toSid("payment", payment.id),
    accountSid: toSid("account", payment.accountId),
    amount: payment.amount,
    currency: payment.currency,
    captureMethod: payment.captureMethod,
    method: payment.isHosted ? { kind: "hosted" } : { kind: "token", token: operation.token ?? "" },
    description: payment.description,
    reference: payment.reference,
    returnUrl: payment.isHosted ? checkoutUrlOf(payment, context) : (payment.returnUrl ?? context.baseUrl()),
    expiresAt: payment.expiresAt,
    locale: payment.locale,
  }
}

/**
 * Sends a stored operation to its provider. A charge is not sent after the lease of this process. From then
 * on, another process looks at it, and may give it up before it arrives.
 */
export async function sendOperation(
  context: PaymentContext,
  payment: Payment,
  operation: PaymentOperation,
): Promise<ProviderOutcome> {
  const provider = await context.providers.findProvider(payment.accountId, operation.providerId)
  if (!provider) return providerGone(operation)
  if (operation.kind === "charge" && begunAt(operation) + taskLeaseMs < context.clock.leases.end(0))
    return { kind: "not_sent", detail: "Posthorn did not send the charge in time." }
  return await guarded(context, () => send(context, provider.adapter, payment, operation))
}

/** Finds the operation's charge at the provider when its answer was lost. */
export async function lookUp(
  context: PaymentContext,
  payment: Payment,
  operation: PaymentOperation | null,
): Promise<ProviderOutcome> {
  const providerId = operation?.providerId ?? payment.providerId
  const provider = providerId === null ? undefined : await context.providers.findProvider(payment.accountId, providerId)
  if (!provider) return { kind: "unknown", detail: "The payment provider of this payment was deleted." }
  const { adapter } = provider
  const reference = payment.providerReference
  const outcome = await guarded(context, () => {
    if (reference !== null) return adapter.fetch(reference)
    assert(operation?.kind === "charge", "Only a charge can lack the provider's reference.")
    return adapter.find(chargeOf(context, payment, operation))
  })
  // If the query fails, the provider may still have the charge.
  if (outcome.kind === "known" || outcome.kind === "not_found") return outcome
  const retryAfterMs = outcome.kind === "refused" ? undefined : outcome.retryAfterMs
  return { kind: "unknown", detail: outcome.detail, retryAfterMs }
}

/** Repeating a charge cannot help. Another operation waits for a person, because its money may have moved. */
function providerGone({ kind }: PaymentOperation): ProviderOutcome {
  const detail = "The payment provider of this operation was deleted."
  if (kind !== "charge") return { kind: "not_sent", detail }
  return {
    kind: "refused",
    decline: { reason: "provider_unavailable", providerCode: null },
    isOfProvider: true,
    detail,
  }
}

/** An adapter that throws has a fault, and the request may still have been sent. */
async function guarded(context: PaymentContext, act: () => Promise<ProviderOutcome>): Promise<ProviderOutcome> {
  try {
    return await act()
  } catch (error) {
    context.log.error({ err: error }, "a payment provider's adapter failed")
    return { kind: "unknown", detail: "The adapter of the payment provider failed. The log contains the error." }
  }
}

async function send(
  context: PaymentContext,
  adapter: PaymentProvider,
  payment: Payment,
  operation: PaymentOperation,
): Promise<ProviderOutcome> {
  if (operation.kind === "charge") return await adapter.charge(chargeOf(context, payment, operation))
  const about: ProviderOperation = {
    key: idempotencyKeyOf(operation),
    reference: payment.providerReference ?? "",
    amount: operation.amount ?? 0,
    currency: payment.currency,
  }
  if (operation.kind === "capture") return await adapter.capture({ ...about, isFinal: operation.isFinal ?? true })
  if (operation.kind === "cancel") return await adapter.cancel(about)
  assert(operation.refundId !== null, "The operation of a refund names it.")
  const refund = await getRefund(context.db, operation.accountId, operation.refundId)
  return await adapter.refund({ ...about, refundSid: toSid("refund", refund.id), reason: refund.reason })
}
