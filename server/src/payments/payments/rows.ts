import { fromRow, type RowOf } from "#core/db/from-row.ts"
import type { Decline, MethodDetails } from "#payments/providers/provider.ts"
import type { Dispute, LinkMessage, Mismatch, Payment, PaymentOperation, RecordedMoney, Refund } from "./payment.ts"

/** The values of a payment that are stored as JSON. */
type Json = "method" | "decline" | "metadata" | "linkMessage" | "recorded" | "mismatch"

export type PaymentRow = RowOf<Omit<Payment, Json> & Record<Json, string | null>>

export function toPayment(row: PaymentRow): Payment {
  const stored = fromRow<Omit<Payment, Json> & Record<Json, string | null>>(row)
  return {
    ...stored,
    method: parsed<MethodDetails>(stored.method),
    decline: parsed<Decline>(stored.decline),
    mismatch: parsed<Mismatch>(stored.mismatch),
    metadata: parsed<Record<string, string>>(stored.metadata) ?? {},
    linkMessage: toLinkMessage(stored.linkMessage),
    recorded: toRecorded(stored.recorded, stored.amount),
  }
}

/** For payments from before reminders and templates existed. */
const earlierDefaults: Partial<LinkMessage> = {
  template: null,
  receiptTemplate: null,
  reminderAt: null,
  reminderSentAt: null,
  unsentReminder: null,
}

function toLinkMessage(json: string | null): LinkMessage | null {
  return json === null ? null : { ...earlierDefaults, ...(JSON.parse(json) as LinkMessage) }
}

/** Before a payment could be paid in parts, its row had one object without an amount. */
function toRecorded(recorded: string | null, amount: number): RecordedMoney[] {
  const found = parsed<RecordedMoney[] | Omit<RecordedMoney, "amount">>(recorded) ?? []
  return Array.isArray(found) ? found : [{ ...found, amount }]
}

export type OperationRow = RowOf<Omit<PaymentOperation, "token">> & { request: string | null }

export function toOperation({ request, ...row }: OperationRow): PaymentOperation {
  const token = parsed<{ token: string }>(request)?.token ?? null
  return { ...fromRow<Omit<PaymentOperation, "token">>(row), token }
}

export type RefundRow = RowOf<Omit<Refund, "metadata">> & { metadata: string | null }

export function toRefund({ metadata, ...row }: RefundRow): Refund {
  return { ...fromRow<Omit<Refund, "metadata">>(row), metadata: parsed<Record<string, string>>(metadata) ?? {} }
}

export type DisputeRow = RowOf<Dispute>

export function toDispute(row: DisputeRow): Dispute {
  return fromRow<Dispute>(row)
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T)
}
