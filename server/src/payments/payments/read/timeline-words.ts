import { decimalOf } from "#payments/ledger/currencies.ts"
import type { EventType } from "#core/events/catalogue.ts"
import type { TransactionType } from "#payments/ledger/posting.ts"
import type { TransactionRow } from "#payments/ledger/transaction.ts"
import type { Message, MessageStatus } from "#messaging/messages/message.ts"
import type { LinkMessage, PaymentOperation, RecordedMoney, Refund } from "../payment.ts"
import type { PaymentMessageKind } from "../links/payment-messages.ts"

/** The fields of an event's payment, refund or dispute that the sentences need. */
export interface TimelineData {
  status?: string
  amount?: number
  amount_captured?: number
  currency?: string
  decline?: { reason: string } | null
  review_reason?: string | null
  mismatch?: { resolution: string | null; note: string | null } | null
  failure_reason?: string | null
  reason?: string | null
}

/** The events that the timeline of a payment contains. */
export type PaymentEventType = Extract<EventType, `${"payments" | "refunds" | "disputes"}.${string}`>

/** An event as one sentence for people. */
export function describeEvent(type: PaymentEventType, data: TimelineData): string {
  return sentences[type](data)
}

const sentences: Record<PaymentEventType, (data: TimelineData) => string> = {
  "payments.created": (data) => `A payment of ${moneyOf(data)} was created.`,
  "payments.requires_action": () => "The customer must act, on the provider's page or in their bank's app.",
  "payments.processing": () => "The outcome of the payment is not known yet.",
  "payments.authorized": (data) => `${moneyOf(data)} is authorized and can be captured.`,
  "payments.partially_paid": (data) =>
    `${moneyOf({ ...data, amount: data.amount_captured ?? 0 })} of ${moneyOf(data)} is paid.`,
  "payments.completed": (data) =>
    `The payment completed: ${moneyOf({ ...data, amount: data.amount_captured ?? 0 })} was captured.`,
  "payments.failed": (data) => `The payment failed${because(data.decline?.reason)}.`,
  "payments.canceled": () => "The payment was canceled.",
  "payments.expired": () => "The payment expired before the customer paid.",
  "payments.review_required": (data) => `A person must review the payment${because(data.review_reason)}.`,
  "payments.review_resolved": ({ mismatch }) =>
    `A person decided about the amount of the provider: ${mismatch?.resolution ?? ""}${because(mismatch?.note)}.`,
  "refunds.created": (data) => `A refund of ${moneyOf(data)} was created.`,
  "refunds.completed": (data) => `The refund of ${moneyOf(data)} completed.`,
  "refunds.failed": (data) =>
    data.status === "canceled"
      ? `The refund of ${moneyOf(data)} was canceled.`
      : `The refund of ${moneyOf(data)} failed${because(data.failure_reason)}.`,
  "disputes.opened": (data) => `The customer disputes ${moneyOf(data)}${because(data.reason)}.`,
  "disputes.updated": (data) => `The status of the dispute is now: ${words(data.status ?? "")}.`,
  "disputes.closed": (data) =>
    data.status === "closed" ? "The dispute was closed." : `The dispute was ${words(data.status ?? "closed")}.`,
}

const requests: Record<PaymentOperation["kind"], (money: string) => string> = {
  charge: (money) => `charge ${money}`,
  capture: (money) => `capture ${money}`,
  cancel: () => "cancel the charge",
  refund: (money) => `refund ${money}`,
}

/** Describes a request to the provider, and its outcome if it is known. */
export function describeOperation(
  { kind, status, detail }: PaymentOperation,
  amount: number | null,
  currency: string,
): string {
  const request = requests[kind](amount === null ? "the rest" : money(amount, currency))
  if (status === "not_sent")
    return `Posthorn could not send the request to ${request} to the provider${because(detail)}.`
  if (status === "lost") return `The request to ${request} did not reach the provider.`
  if (status === "requested") return `Posthorn asked the provider to ${request}. The outcome is not known yet.`
  const did = status === "done" ? "accepted" : "refused"
  return `The provider ${did} the request to ${request}${status === "done" ? "" : because(detail)}.`
}

/** Describes money that a person received. */
export function describeRecord({ amount, reference }: RecordedMoney, currency: string): string {
  if (amount === 0) return `The payment was recorded as complete, with no more money expected${because(reference)}.`
  return `${money(amount, currency)} was recorded as received${because(reference)}.`
}

export function describeRefundRecord({ amount, currency, reference }: Refund): string {
  return `${money(amount, currency)} was recorded as paid back${because(reference)}.`
}

const messageNames: Record<PaymentMessageKind, string> = {
  link: "The message with the link",
  reminder: "The reminder",
  receipt: "The receipt",
}

const messageStates: Record<MessageStatus, string> = {
  queued: "is queued",
  sending: "is being sent",
  sent: "was sent",
  delivered: "was delivered",
  undelivered: "was not delivered",
  failed: "failed",
  received: "was received",
}

/** Describes the present state of a message about the payment. Undefined when it was deleted. */
export function describeMessage(kind: PaymentMessageKind, message: Message | undefined): string {
  if (!message) return `${messageNames[kind]} was deleted.`
  const { to, status, errorMessage } = message
  return `${messageNames[kind]} to ${to} ${messageStates[status]}${because(errorMessage)}.`
}

/** Describes a receipt or a reminder that was due and could not be sent. */
export function describeUnsent(kind: "receipt" | "reminder", { to, from }: Pick<LinkMessage, "to" | "from">): string {
  return `Posthorn sent no ${kind} to ${to}. The recipient has opted out, or the account can no longer send from ${from}.`
}

const bookings: Record<TransactionType, string> = {
  charge: "charge",
  fee: "provider fee",
  refund: "refund",
  refund_reversal: "reversed refund",
  dispute: "disputed amount",
  dispute_reversal: "reversed dispute",
  payout: "payout",
  adjustment: "adjustment",
}

export function describeTransaction({ type, amount, currency }: TransactionRow): string {
  return `${money(amount, currency)} was booked: ${bookings[type]}.`
}

function money(amount: number, currency: string): string {
  return `${decimalOf(amount, currency)} ${currency}`
}

function moneyOf({ amount = 0, currency = "" }: TimelineData): string {
  return money(amount, currency)
}

/** Returns a code or a sentence as the end of another sentence. */
function because(reason: string | null | undefined): string {
  return reason ? `: ${words(reason)}` : ""
}

function words(code: string): string {
  return (/^[a-z_]+$/.test(code) ? code.replaceAll("_", " ") : code).replace(/\.$/, "")
}
