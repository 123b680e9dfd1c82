import type {
  ChargeState,
  DisputeState,
  MethodDetails,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
} from "../provider.ts"
import {
  UnexpectedAnswer,
  type DisputeAnswer,
  type IntentAnswer,
  type RefundAnswer,
  type SessionAnswer,
} from "./answers.ts"
import { stripeDeclineOf } from "./declines.ts"
import { fromStripe } from "./money.ts"

/**
 * Stripe's objects of one charge. A hosted charge has a session, and has an intent after the customer's first
 * attempt.
 */
export interface ChargeObjects {
  session: SessionAnswer | null
  intent: IntentAnswer | null
  refunds: readonly RefundAnswer[]
  disputes: readonly DisputeAnswer[]
}

/**
 * The state of a charge. Its reference never changes: `cs_…` for a hosted charge, which has no intent before
 * the customer's first attempt, and `pi_…` for a token. Throws `UnexpectedAnswer` if the objects contradict
 * each other.
 */
export function stripeSnapshotOf({ session, intent, refunds, disputes }: ChargeObjects, nowMs: number): ProviderCharge {
  const owner = session ?? intent
  if (!owner) throw new UnexpectedAnswer("The response has neither a session nor an intent.")
  const currency = owner.currency.toUpperCase()
  const state = stateOf(session, intent, nowMs)
  const total = intent?.amount ?? session?.amount_total ?? 0
  const exact = (amount: number): number => exactly(amount, currency)
  const captured = intent?.amount_received ?? 0
  return {
    reference: owner.id,
    state,
    amount: exact(total),
    currency: intent?.currency.toUpperCase() ?? currency,
    capturable: state === "authorized" ? exact(intent?.amount_capturable ?? 0) : 0,
    captured: exact(captured),
    fee: feeOf(intent, captured),
    actionUrl: state === "requires_action" ? actionUrlOf(session, intent) : null,
    method: methodOf(intent),
    decline: state !== "completed" && intent?.last_payment_error ? stripeDeclineOf(intent.last_payment_error) : null,
    refunds: refunds.map(refundOf),
    disputes: disputes.map(disputeOf),
  }
}

const finalStates: Readonly<Record<string, ChargeState>> = {
  succeeded: "completed",
  requires_capture: "authorized",
  processing: "processing",
}
/**
 * The customer can still pay: in the session while that is open, and otherwise by the action that the intent
 * names.
 */
const openStatuses = ["requires_action", "requires_payment_method", "requires_confirmation"]

function stateOf(session: SessionAnswer | null, intent: IntentAnswer | null, nowMs: number): ChargeState {
  const state = intent && finalStates[intent.status]
  if (state) return state
  if (intent && intent.status !== "canceled" && !openStatuses.includes(intent.status))
    throw new UnexpectedAnswer(`Stripe responded with an unknown status of a payment intent: ${intent.status}.`)
  if (session?.status === "open") return "requires_action"
  // A session that we ended early has the status `expired` too, so its time decides.
  if (session?.status === "expired") return session.expires_at * 1_000 <= nowMs ? "expired" : "canceled"
  if (!intent) throw new UnexpectedAnswer("The Checkout session is complete, but has no payment intent.")
  if (intent.status === "canceled") return canceledByTime(intent) ? "expired" : "canceled"
  if (intent.status === "requires_action") return "requires_action"
  return intent.status === "requires_confirmation" ? "processing" : "failed"
}

/** Stripe cancels an authorization without a capture after 7 days. */
function canceledByTime({ cancellation_reason: reason }: IntentAnswer): boolean {
  return reason === "automatic" || reason === "expired"
}

function actionUrlOf(session: SessionAnswer | null, intent: IntentAnswer | null): string | null {
  return session?.url ?? intent?.next_action?.redirect_to_url?.url ?? null
}

/**
 * The fee of the charge itself. The fees of disputes are in the list of balance transactions only, because
 * Stripe can give them back. Null if Stripe pays the account out in another currency. Also null after several
 * captures: each has its own balance transaction, and the charge has only one of them.
 */
function feeOf(intent: IntentAnswer | null, captured: number): number | null {
  const charge = intent?.latest_charge
  const book = typeof charge === "object" ? charge?.balance_transaction : null
  if (!intent || typeof book !== "object" || !book) return null
  if (book.currency !== intent.currency || book.amount !== captured) return null
  return fromStripe(book.fee, intent.currency.toUpperCase()) ?? null
}

function methodOf(intent: IntentAnswer | null): MethodDetails | null {
  const charge = intent?.latest_charge
  const method = typeof charge === "object" ? charge?.payment_method_details : null
  if (!method) return null
  const { brand = null, last4 = null, exp_month: expMonth = null, exp_year: expYear = null } = method.details
  return { type: method.type, brand, last4, expMonth, expYear }
}

const refundStates: Readonly<Record<string, ProviderRefund["state"]>> = {
  succeeded: "completed",
  failed: "failed",
  canceled: "canceled",
}

function refundOf(refund: RefundAnswer): ProviderRefund {
  return {
    reference: refund.id,
    refundSid: refund.metadata?.["refund_sid"] ?? null,
    amount: exactly(refund.amount, refund.currency.toUpperCase()),
    state: refundStates[refund.status ?? ""] ?? "pending",
    failureReason: refund.failure_reason ?? null,
  }
}

const disputeStates: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: "warning",
  warning_under_review: "warning",
  warning_closed: "closed",
  prevented: "closed",
  under_review: "under_review",
  won: "won",
  lost: "lost",
}

function disputeOf(dispute: DisputeAnswer): ProviderDispute {
  const dueBy = dispute.evidence_details?.due_by
  return {
    reference: dispute.id,
    amount: exactly(dispute.amount, dispute.currency.toUpperCase()),
    // A person must look at a dispute with an unknown status.
    state: disputeStates[dispute.status] ?? "needs_response",
    reason: dispute.reason,
    evidenceDueAt: dueBy ? dueBy * 1_000 : null,
    isWithdrawn: dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0,
  }
}

function exactly(amount: number, currency: string): number {
  const exact = fromStripe(amount, currency)
  if (exact === undefined)
    throw new UnexpectedAnswer(`Stripe responded with ${amount}, which is not an exact amount of ${currency}.`)
  return exact
}
