import type { Decline, MethodDetails } from "#payments/providers/provider.ts"
import { metadataJson } from "#core/db/metadata-terms.ts"
import type { LinkMessage, Mismatch, Payment, PaymentOperation, RecordedMoney, Refund } from "./payment.ts"

/** The values of a payment that are stored as JSON. */
type Json = "method" | "decline" | "metadata" | "linkMessage" | "recorded" | "mismatch"

export type PaymentRow = Omit<Payment, Json> & Record<Json, string | null>

export function toPayment(row: PaymentRow): Payment {
  return {
    ...row,
    method: parsed<MethodDetails>(row.method),
    decline: parsed<Decline>(row.decline),
    mismatch: parsed<Mismatch>(row.mismatch),
    metadata: parsed<Record<string, string>>(row.metadata) ?? {},
    linkMessage: toLinkMessage(row.linkMessage),
    recorded: toRecorded(row.recorded, row.amount),
  }
}

export function fromPayment(payment: Payment): PaymentRow {
  return {
    ...payment,
    method: jsonOf(payment.method),
    decline: jsonOf(payment.decline),
    mismatch: jsonOf(payment.mismatch),
    metadata: metadataJson(payment.metadata),
    linkMessage: jsonOf(payment.linkMessage),
    recorded: payment.recorded.length ? jsonOf(payment.recorded) : null,
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

export type OperationRow = Omit<PaymentOperation, "token"> & { request: string | null }

export function toOperation({ request, ...row }: OperationRow): PaymentOperation {
  const token = parsed<{ token: string }>(request)?.token ?? null
  return { ...row, token }
}

export function fromOperation({ token, ...operation }: PaymentOperation): OperationRow {
  return { ...operation, request: token === null ? null : jsonOf({ token }) }
}

export type RefundRow = Omit<Refund, "metadata"> & { metadata: string | null }

export function toRefund({ metadata, ...row }: RefundRow): Refund {
  return { ...row, metadata: parsed<Record<string, string>>(metadata) ?? {} }
}

function jsonOf(value: object | null): string | null {
  return value && JSON.stringify(value)
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T)
}
