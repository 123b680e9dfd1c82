import type { Tx } from "#core/db/database.ts"
import { listEventsOf, type StoredEvent } from "#core/events/list-events.ts"
import { listTransactionsOf } from "#payments/ledger/list-transactions.ts"
import { signedAmount, type TransactionRow } from "#payments/ledger/transaction.ts"
import type { Message } from "#messaging/messages/message.ts"
import { getMessages } from "#messaging/messages/read/get-message.ts"
import { firstIdAt } from "#core/std/ids.ts"
import { isRecordedKind } from "#payments/providers/recorded-kinds.ts"
import { getPayment } from "./get-payment.ts"
import { listPaymentMessages, type PaymentMessage } from "../links/payment-messages.ts"
import type { PaymentOperation, OperationKind, Payment, Refund } from "../payment.ts"
import { readDisputesOf, readOperations, readRefundsOf } from "../store.ts"
import {
  describeEvent,
  describeMessage,
  describeOperation,
  describeRecord,
  describeRefundRecord,
  describeTransaction,
  describeUnsent,
  type PaymentEventType,
  type TimelineData,
} from "./timeline-words.ts"

/** One entry of a payment's timeline. A field that does not apply to its type is null. */
export interface PaymentEntry {
  at: number
  type: "event" | "message" | "operation" | "ledger"
  description: string
  messageId: string | null
  refundId: string | null
  disputeId: string | null
  transactionId: string | null
  operation: OperationKind | null
  status: string | null
  /** The amount in the ledger, from the account's view: negative if a provider owes it less afterwards. */
  amount: number | null
  currency: string | null
}

/** The position of an entry in the timeline. `order` orders the entries of one millisecond. */
export interface TimelinePlace {
  at: number
  order: string
}

/** The form of an `order`: see `Placed`. */
export const orderPattern = /^(?:[02][0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|1\d{5})$/

/** The largest difference between the clocks of two processes. */
const skewMs = 3_600_000

/**
 * Returns a page of a payment's timeline, the oldest first. It contains the events, messages, requests to
 * providers and bookings after the place `after`. `next` is the place of its last entry, or null when nothing
 * follows. Refuses `payment_not_found`.
 */
export async function readPaymentTimeline(
  tx: Tx,
  { accountId, id }: Pick<Payment, "accountId" | "id">,
  { after, limit }: { after: TimelinePlace | null; limit: number },
): Promise<{ entries: PaymentEntry[]; next: TimelinePlace | null }> {
  const payment = await getPayment(tx, accountId, id)
  const [operations, refunds, disputes, noted, transactions] = await Promise.all([
    readOperations(tx, accountId, id),
    readRefundsOf(tx, accountId, [id]),
    readDisputesOf(tx, accountId, [id]),
    listPaymentMessages(tx, payment),
    // One more than the page, and the one at `after`.
    listTransactionsOf(tx, accountId, id, { from: transactionsFrom(after), limit: limit + 2 }),
  ])
  const kinds = new Map<string, SubjectKind>([
    [id, "payment"],
    ...refunds.map((refund) => [refund.id, "refund"] as const),
    ...disputes.map((dispute) => [dispute.id, "dispute"] as const),
  ])
  const from = Math.max(payment.createdAt, after?.at ?? 0) - skewMs
  const [events, messages] = await Promise.all([
    listEventsOf(tx, accountId, [...kinds.keys()], from),
    getMessages(tx, accountId, noted.map(({ messageId }) => messageId)), // oxfmt-ignore
  ])
  const placed = [
    ...events.map((event) => ofEvent(event, kinds.get(event.subjectId))),
    ...operations.map((operation) => ofOperation(operation, payment, refunds)),
    ...noted.map((each) => ofMessage(each, messages.get(each.messageId))),
    ...unsentMessages(payment, noted),
    ...transactions.map(ofTransaction),
  ]
    .filter((each) => after === null || comparePlaces(placeOf(each), after) > 0)
    .sort((one, other) => comparePlaces(placeOf(one), placeOf(other)))
  const page = placed.slice(0, limit)
  const last = page.at(-1)
  return { entries: page.map(({ entry }) => entry), next: last && placed.length > limit ? placeOf(last) : null }
}

/** Returns the lowest id of a transaction that can follow a place. */
function transactionsFrom(after: TimelinePlace | null): string {
  if (after === null) return firstIdAt(0)
  const [first, end] = [firstIdAt(after.at), firstIdAt(after.at + 1)]
  const id = after.order.startsWith("2") ? after.order.slice(1) : first
  return id < first ? first : id > end ? end : id
}

type SubjectKind = "payment" | "refund" | "dispute"

/**
 * `order` orders entries of one millisecond: first the start, then the request to the provider, then its
 * result.
 */
interface Placed {
  entry: PaymentEntry
  order: string
}

function placeOf({ entry, order }: Placed): TimelinePlace {
  return { at: entry.at, order }
}

function comparePlaces(one: TimelinePlace, other: TimelinePlace): number {
  if (one.at !== other.at) return one.at - other.at
  return one.order === other.order ? 0 : one.order < other.order ? -1 : 1
}

const blank = {
  messageId: null,
  refundId: null,
  disputeId: null,
  transactionId: null,
  operation: null,
  status: null,
  amount: null,
  currency: null,
}

function ofEvent({ id, type, subjectId, occurredAt, body }: StoredEvent, kind: SubjectKind | undefined): Placed {
  const data = body === null ? {} : (JSON.parse(body) as { data: TimelineData }).data
  const entry: PaymentEntry = {
    ...blank,
    at: occurredAt,
    type: "event",
    // The subjects are a payment, its refunds and its disputes.
    description: describeEvent(type as PaymentEventType, data),
    refundId: kind === "refund" ? subjectId : null,
    disputeId: kind === "dispute" ? subjectId : null,
    status: data.status ?? null,
    amount: data.amount ?? null,
    currency: data.currency ?? null,
  }
  return { entry, order: (type === "payments.created" || type === "refunds.created" ? "0" : "2") + id }
}

function ofOperation(operation: PaymentOperation, payment: Payment, refunds: readonly Refund[]): Placed {
  const { number, kind, refundId, status, createdAt } = operation
  const amount = operation.amount ?? (kind === "charge" ? payment.amount : null)
  const entry: PaymentEntry = {
    ...blank,
    at: createdAt,
    type: "operation",
    description: recordOf(operation, payment, refunds) ?? describeOperation(operation, amount, payment.currency),
    refundId,
    operation: kind,
    status,
    amount,
    currency: amount === null ? null : payment.currency,
  }
  return { entry, order: `1${String(number).padStart(5, "0")}` }
}

/** Returns the record of a person, if no provider was called. */
function recordOf(
  { number, refundId }: PaymentOperation,
  { providerKind, recorded, currency }: Payment,
  refunds: readonly Refund[],
): string | undefined {
  const money = recorded.find((record) => record.operation === number)
  if (money) return describeRecord(money, currency)
  const refund = isRecordedKind(providerKind) ? refunds.find(({ id }) => id === refundId) : undefined
  return refund && describeRefundRecord(refund)
}

function ofMessage({ messageId, kind, createdAt }: PaymentMessage, message: Message | undefined): Placed {
  const entry: PaymentEntry = {
    ...blank,
    at: createdAt,
    type: "message",
    description: describeMessage(kind, message),
    messageId,
    status: message?.status ?? null,
  }
  return { entry, order: `2${messageId}` }
}

/**
 * The receipt commits with the completion. So if none is recorded, it was omitted. The entries follow all
 * others of their time.
 */
function unsentMessages({ linkMessage, completedAt }: Payment, noted: readonly PaymentMessage[]): Placed[] {
  if (!linkMessage) return []
  const isLeftOut = linkMessage.hasReceipt && !noted.some(({ kind }) => kind === "receipt")
  const receipt = isLeftOut && completedAt !== null ? { ...linkMessage, at: completedAt } : null
  const unsent = { reminder: linkMessage.unsentReminder, receipt }
  return (["reminder", "receipt"] as const).flatMap((kind) => {
    const message = unsent[kind]
    if (!message) return []
    const description = describeUnsent(kind, message)
    const entry: PaymentEntry = { ...blank, at: message.at, type: "message", description }
    return [{ entry, order: "2ffffffff-ffff-ffff-ffff-ffffffffffff" }]
  })
}

function ofTransaction(row: TransactionRow): Placed {
  const entry: PaymentEntry = {
    ...blank,
    at: row.createdAt,
    type: "ledger",
    description: describeTransaction(row),
    transactionId: row.id,
    amount: signedAmount(row),
    currency: row.currency,
  }
  return { entry, order: `2${row.id}` }
}
