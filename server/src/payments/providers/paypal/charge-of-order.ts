import { isShownUrl } from "#core/outgoing/url-text.ts"
import type {
  ChargeState,
  Decline,
  MethodDetails,
  ProviderCharge,
  ProviderRefund,
} from "#payments/providers/provider.ts"
import type { Authorization, PayPalCapture, Order, PayPalRefund, Unit } from "./answers.ts"
import { payPalDeclineOf, declineOfPart } from "./declines.ts"

/**
 * The state of a charge at PayPal: an order with one purchase unit, and its authorizations, captures and
 * refunds.
 */
export interface OrderSnapshot {
  now: number
  /** The page in a refusal, such as one of the customer's bank. */
  redirect?: string | null
  /** The page on which the customer approves the order, if the order contains no link. */
  approvalUrl: string
  /** The refusal in this exchange, because orders do not store it. */
  decline?: Decline | undefined
}

/** Returns null when the order contradicts itself, such as a completed one without a capture. */
export function chargeOfOrder(order: Order, reading: OrderSnapshot): ProviderCharge | null {
  const [unit] = order.purchase_units
  const state = stateOf(order, reading.now)
  if (!state) return null
  const { captures, refunds } = unit.payments
  const needsCustomer = state === "requires_action"
  return {
    reference: order.id,
    state,
    amount: unit.amount.amount,
    currency: unit.amount.currency,
    capturable: state === "authorized" ? capturableOf(unit) : 0,
    captured: sumOf(captures.filter(isPaid)),
    fee: feeOf(captures, unit.amount.currency),
    actionUrl: needsCustomer ? (shownOrNull(reading.redirect) ?? linkOf(order) ?? reading.approvalUrl) : null,
    method: methodOf(order),
    decline: reading.decline ?? declineIn(unit),
    refunds: refunds.map(refundOf),
    disputes: [],
  }
}

/** Whether the capture's money arrived, refunded or not. */
export function isPaid({ status }: PayPalCapture): boolean {
  return status === "COMPLETED" || status === "PARTIALLY_REFUNDED" || status === "REFUNDED"
}

/**
 * Returns the latest authorization. A merchant can create another one in PayPal's own pages. Posthorn never
 * does.
 */
export function authorizationOf(unit: Unit): Authorization | undefined {
  return unit.payments.authorizations.at(-1)
}

/**
 * Returns the oldest capture with enough left for a refund of `amount`. A refund at PayPal belongs to one
 * capture.
 */
export function refundableCapture(unit: Unit, amount: number): PayPalCapture | undefined {
  const { captures, refunds } = unit.payments
  const refunded = (capture: PayPalCapture) =>
    sumOf(
      refunds.filter(
        (refund) => captureIdOf(refund) === capture.id && refund.status !== "FAILED" && refund.status !== "CANCELLED",
      ),
    )
  return captures.find((capture) => isPaid(capture) && capture.amount.amount - refunded(capture) >= amount)
}

/**
 * Orders cannot be canceled at PayPal: until an order expires, the customer can approve it. `custom_id` marks
 * an order whose money is no longer wanted, as `PY….canceled` or `PY….<issue>`. So no process captures the
 * order after a late approval.
 */
export function closeReasonOf(unit: Unit): "canceled" | { issue: string } | null {
  const [, closing] = (unit.custom_id ?? "").split(".", 2)
  if (closing === undefined) return null
  return closing === "canceled" ? "canceled" : { issue: closing }
}

export function paymentSidOf(customId: string | undefined): string | null {
  const [sid = ""] = (customId ?? "").split(".", 1)
  return sid.startsWith("PY") ? sid : null
}

function stateOf(order: Order, now: number): ChargeState | null {
  const [unit] = order.purchase_units
  if (order.status === "COMPLETED" || order.status === "VOIDED") {
    if (order.intent === "AUTHORIZE") return stateOfAuthorized(order, now)
    const [capture] = unit.payments.captures
    return capture ? stateOfCapture(capture) : order.status === "VOIDED" ? "canceled" : null
  }
  const closing = closeReasonOf(unit)
  if (closing === "canceled") return "canceled"
  return closing ? "failed" : "requires_action"
}

function stateOfCapture(capture: PayPalCapture): ChargeState {
  if (isPaid(capture)) return "completed"
  return capture.status === "PENDING" ? "processing" : "failed"
}

/** An authorization that has ended is completed if a part of it was captured. */
function stateOfAuthorized(order: Order, now: number): ChargeState | null {
  const [unit] = order.purchase_units
  const authorization = authorizationOf(unit)
  if (!authorization) return order.status === "VOIDED" ? "canceled" : null
  const { captures } = unit.payments
  const rest = captures.some(({ status }) => status === "PENDING")
    ? "processing"
    : captures.some(isPaid)
      ? "completed"
      : null
  const endsAt = authorization.expiration_time === undefined ? Infinity : Date.parse(authorization.expiration_time)
  switch (authorization.status) {
    case "PENDING":
      return "processing"
    case "DENIED":
      return rest ?? "failed"
    case "VOIDED": {
      // PayPal voids an authorization by itself when it expires.
      const voidedAt = authorization.update_time === undefined ? 0 : Date.parse(authorization.update_time)
      return rest ?? (voidedAt >= endsAt ? "expired" : "canceled")
    }
    case "EXPIRED":
      return rest ?? "expired"
    case "CAPTURED":
      return rest
    case "CREATED":
    case "PARTIALLY_CAPTURED":
      if (capturableOf(unit) === 0) return rest
      return endsAt <= now ? (rest ?? "expired") : "authorized"
  }
}

/**
 * Returns the authorized amount that is neither captured nor being captured. A final capture releases the
 * rest.
 */
function capturableOf(unit: Unit): number {
  const authorization = authorizationOf(unit)
  const taken = unit.payments.captures.filter((capture) => isPaid(capture) || capture.status === "PENDING")
  if (!authorization || taken.some((capture) => capture.final_capture === true)) return 0
  return Math.max(authorization.amount.amount - sumOf(taken), 0)
}

/**
 * Returns null until every capture has a fee in the order's currency. Fees that PayPal returns with refunds
 * are only in its reports.
 */
function feeOf(captures: readonly PayPalCapture[], currency: string): number | null {
  const fees = captures.filter(isPaid).map((capture) => capture.seller_receivable_breakdown?.paypal_fee)
  if (!fees.length || !fees.every((fee) => fee?.currency === currency)) return null
  return fees.reduce((sum, fee) => sum + (fee?.amount ?? 0), 0)
}

function linkOf({ links }: Order): string | null {
  const link = links.find(({ rel }) => rel === "payer-action") ?? links.find(({ rel }) => rel === "approve")
  return shownOrNull(link?.href)
}

function shownOrNull(url: string | null | undefined): string | null {
  return url && isShownUrl(url) ? url : null
}

function methodOf({ payment_source: sources }: Order): MethodDetails | null {
  const [entry] = Object.entries(sources)
  if (!entry) return null
  const [type, { brand, last_digits: digits, expiry }] = entry
  const [year, month] = (expiry ?? "").split("-").map(Number)
  return {
    type,
    brand: brand?.toLowerCase() ?? null,
    last4: digits ?? null,
    expMonth: month ?? null,
    expYear: year || null,
  }
}

function declineIn(unit: Unit): Decline | null {
  const closing = closeReasonOf(unit)
  if (closing && closing !== "canceled") return payPalDeclineOf(closing.issue)
  const capture = unit.payments.captures.at(-1)
  if (capture?.status === "DECLINED" || capture?.status === "FAILED") return declineOfPart(capture)
  const authorization = authorizationOf(unit)
  return authorization?.status === "DENIED" ? declineOfPart(authorization) : null
}

const refundStates = { CANCELLED: "canceled", FAILED: "failed", PENDING: "pending", COMPLETED: "completed" } as const

function refundOf(refund: PayPalRefund): ProviderRefund {
  return {
    reference: refund.id,
    refundSid: refundSidOf(refund),
    amount: refund.amount.amount,
    state: refundStates[refund.status],
    failureReason: refund.status === "FAILED" ? (refund.status_details?.reason ?? null) : null,
  }
}

/** A refund that was created at PayPal inherits the ids of its capture, which are not a refund's. */
export function refundSidOf({ custom_id: customId, invoice_id: invoiceId }: PayPalRefund): string | null {
  return [customId, invoiceId].find((id) => id?.startsWith("RF")) ?? null
}

function captureIdOf({ links }: PayPalRefund): string | undefined {
  return links
    .find(({ rel, href }) => rel === "up" && href.includes("/captures/"))
    ?.href.split("/")
    .at(-1)
}

function sumOf(parts: readonly { amount: { amount: number } }[]): number {
  return parts.reduce((sum, part) => sum + part.amount.amount, 0)
}
