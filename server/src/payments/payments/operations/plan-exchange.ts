import type { Decline, ProviderOutcome } from "#payments/providers/provider.ts"
import { minuteMs } from "#core/std/durations.ts"
import { planChange, type Change } from "./plan-change.ts"
import { moveTo, withReview, type LockedPayment, type PaymentPlanContext } from "./planning.ts"
import { moveRefund, withRefunds } from "./plan-refunds.ts"
import { isFinal, type PaymentOperation, type OperationStatus, type Payment } from "../payment.ts"

export interface PlannedExchange extends Change {
  /** The operation of the exchange, in its new state. Null for a fetch without an operation. */
  operation: PaymentOperation | null
  /** A hosted charge failed without money, and another provider could take it. */
  needsOtherProvider: boolean
}

/** If an outcome is still unknown after this time, a person is asked to review it. */
const unknownMaxMs = 72 * 3_600_000

/**
 * How long a charge by token is sent again while its provider does nothing. Most limits of providers count by
 * the second, and after this time a customer has left.
 */
export const unsentMaxMs = 15 * minuteMs

/**
 * Plans the changes from an outcome, for a pending operation (null for a fetch) and a locked payment. A
 * charge that is not found is given up: `sync-payments.ts` defines when the provider's answer is reliable.
 */
export function planExchange(
  held: LockedPayment,
  operation: PaymentOperation | null,
  outcome: ProviderOutcome,
  context: PaymentPlanContext,
): PlannedExchange {
  const { payment } = held
  const same = {
    payment,
    isChargeOver: false,
    refunds: [],
    disputes: [],
    postings: [],
    operation,
    needsOtherProvider: false,
  }
  if (outcome.kind === "known") {
    // A fetch without an operation asks for the payment's charge. If another charge has begun since, the
    // answer is not about that one.
    if (!operation && payment.providerReference === null && outcome.charge.captured === 0) return same
    const change = planChange(held, outcome.charge, context)
    return {
      ...same,
      ...withoutPending(change, operation),
      operation: operation && over(operation, change, context.now),
    }
  }
  if (!operation) return same
  if (outcome.kind === "unknown") return { ...same, ...planUnknown(payment, operation, outcome.detail, context.now) }
  if (isSentAgain(payment, operation, outcome, context.now)) {
    const waiting = planUnknown(payment, operation, outcome.detail, context.now)
    return { ...same, ...waiting, operation: { ...waiting.operation, isUnsent: true } }
  }
  if (operation.kind === "charge") return { ...same, ...planNoCharge(payment, operation, outcome, context.now) }
  // A request that did not leave, or did not arrive, is sent again.
  if (outcome.kind !== "refused") return { ...same, ...planUnknown(payment, operation, outcome.detail, context.now) }
  const ended = end(operation, "refused", outcome.detail, context.now)
  if (operation.kind === "refund") return { ...same, ...planNoRefund(held, ended, outcome.decline, context.now) }
  return { ...same, operation: ended, payment: { ...payment, pendingOperation: null, cancelReason: null } }
}

/** A customer on a page gets another provider, or presses the button again. */
function isSentAgain(payment: Payment, operation: PaymentOperation, { kind }: ProviderOutcome, now: number): boolean {
  const isUnsent = operation.kind === "charge" && kind === "not_sent"
  return isUnsent && !payment.isHosted && !isFinal(payment) && now - operation.createdAt < unsentMaxMs
}

function withoutPending(change: Change, operation: PaymentOperation | null): Change {
  if (operation?.kind !== "capture" && operation?.kind !== "cancel") return change
  return { ...change, payment: { ...change.payment, pendingOperation: null } }
}

function over(operation: PaymentOperation, change: Change, now: number): PaymentOperation {
  const isOverCharge = operation.kind === "charge" && change.isChargeOver
  return end(operation, isOverCharge ? "refused" : "done", change.payment.decline?.reason ?? null, now)
}

function end(
  operation: PaymentOperation,
  status: OperationStatus,
  detail: string | null,
  now: number,
): PaymentOperation {
  return { ...operation, status, detail, token: null, isUnsent: false, tries: operation.tries + 1, updatedAt: now }
}

/** With a token, money may have moved. A page whose creation is uncertain was never shown. */
function planUnknown(payment: Payment, operation: PaymentOperation, detail: string, now: number) {
  const asked = { ...operation, detail, tries: operation.tries + 1, updatedAt: now }
  const isOpen = operation.kind === "charge" && operation.token !== null
  const canMove = payment.status === "pending" || payment.status === "requires_action"
  const moved = isOpen && canMove ? moveTo(payment, "processing", now) : payment
  const isOld = now - operation.createdAt > unknownMaxMs
  return { operation: asked, payment: isOld ? withReview(moved, "outcome_unknown", now) : moved }
}

type Refused = Exclude<ProviderOutcome, { kind: "known" | "unknown" }>

function planNoCharge(payment: Payment, operation: PaymentOperation, outcome: Refused, now: number) {
  const statuses = { refused: "refused", not_sent: "not_sent", not_found: "lost" } as const
  const decline: Decline =
    outcome.kind === "refused"
      ? outcome.decline
      : { reason: outcome.kind === "not_sent" ? "provider_unavailable" : "not_received", providerCode: null }
  const ended = end(operation, statuses[outcome.kind], outcome.detail, now)
  const isOfProvider = outcome.kind === "not_sent" || (outcome.kind === "refused" && outcome.isOfProvider)
  const declined = { ...payment, decline, updatedAt: Math.max(now, payment.updatedAt) }
  const failed = isFinal(payment) || payment.isHosted ? declined : moveTo(declined, "failed", now)
  return {
    operation: ended,
    payment: failed,
    isChargeOver: true,
    needsOtherProvider: isOfProvider && payment.isHosted && !isFinal(payment),
  }
}

function planNoRefund({ payment, refunds }: LockedPayment, operation: PaymentOperation, decline: Decline, now: number) {
  const refund = refunds.find(({ id }) => id === operation.refundId)
  if (refund?.status !== "pending") return { operation }
  const failed = moveRefund(refund, "failed", decline.reason, now)
  const all = refunds.map((each) => (each === refund ? failed : each))
  return { operation, refunds: [failed], payment: withRefunds(payment, all) }
}
