import { z } from "zod"
import { operation } from "#http/operation.ts"
import { decodeCursor, encodeCursor, invalidCursor, pageAnswer } from "#http/wire/page.ts"
import { exampleHex, named, noted, pageOf, pageParameters, sid, timestamp } from "#http/wire/schemas.ts"
import {
  orderPattern,
  readPaymentTimeline,
  type PaymentEntry,
  type TimelinePlace,
} from "#payments/payments/read/read-timeline.ts"
import { toSid, type SidKind } from "#core/std/ids.ts"
import { isoTime, isoTimeMax } from "#core/std/iso-time.ts"
import type { PaymentNeeds } from "./payments.ts"

const entrySchema = named(
  "PaymentTimelineEntry",
  "An entry in the timeline of a payment. Fields that do not apply to its type are null.",
  z.object({
    at: timestamp("The time of the entry."),
    type: noted(
      z.enum(["event", "message", "operation", "ledger"]),
      "The type. `event`: the payment, a refund or a dispute changed. `message`: a message about the payment. `operation`: a request to the provider. `ledger`: a booking.",
      "event",
    ),
    description: noted(
      z.string(),
      "The description as one sentence.",
      "The payment completed: 12.50 EUR was captured.",
    ),
    message_sid: sid("message", "The message of a `message` entry. Null for other entries.").nullable(),
    refund_sid: sid("refund", "The refund of the entry. Null without a refund.").nullable(),
    dispute_sid: sid("dispute", "The dispute of the entry. Null without a dispute.").nullable(),
    transaction_sid: sid("transaction", "The transaction of a `ledger` entry. Null for other entries.").nullable(),
    operation: noted(
      z.enum(["charge", "capture", "cancel", "refund"]).nullable(),
      "The requested action of an `operation` entry. Null for other entries.",
      null,
    ),
    status: noted(
      z.string().nullable(),
      "The status. For an `event`, it is the status after the event. For a `message` or an `operation`, it is the current status. An operation is `requested`, `done`, `refused`, `not_sent` or `lost`. Null for a deleted message.",
      "completed",
    ),
    amount: noted(
      z.int().nullable(),
      "The amount in minor units of `currency`. For a `ledger` entry, it is negative if the provider owes you less afterwards.",
      1250,
    ),
    currency: noted(z.string().nullable(), "The currency (ISO 4217). Null without an amount.", "EUR"),
  }),
)

export const getPaymentTimeline = operation<PaymentNeeds>()({
  id: "getPaymentTimeline",
  tag: "Payments",
  summary: "Read a payment's timeline",
  description:
    "Returns the timeline of a payment, oldest first. It contains the events of the payment, its refunds and its disputes, its messages with their current status, and the requests to the provider. It also contains the ledger transactions.",
  scopes: ["payments", "read"],
  sid: "payment",
  query: z.object(pageParameters),
  responses: {
    200: {
      description: "A page of the timeline.",
      schema: pageOf("PaymentTimeline", "The timeline of a payment, oldest first.", entrySchema, "oldest"),
      example: {
        data: [
          {
            at: "2026-11-21T08:30:01.000Z",
            type: "event",
            description: "The payment completed: 12.50 EUR was captured.",
            message_sid: null,
            refund_sid: null,
            dispute_sid: null,
            transaction_sid: null,
            operation: null,
            status: "completed",
            amount: 1250,
            currency: "EUR",
          },
          {
            at: "2026-11-21T08:30:01.000Z",
            type: "ledger",
            description: "12.50 EUR was booked: charge.",
            message_sid: null,
            refund_sid: null,
            dispute_sid: null,
            transaction_sid: `TX${exampleHex}`,
            operation: null,
            status: null,
            amount: 1250,
            currency: "EUR",
          },
        ],
        has_more: false,
        next_cursor: null,
      },
    },
  },
  problems: ["payment_not_found", "invalid_cursor"],
  async handle({ payments }, { accountId, id, query: { limit, cursor } }) {
    const after = readPlace(cursor)
    const { entries, next } = await readPaymentTimeline(payments.db, { accountId, id }, { after, limit })
    return pageAnswer(entries.map(entryResource), next && encodeCursor(listName, String(next.at), next.order))
  },
})

const listName = "payment_timeline"

/** Returns the position in a cursor, or null without one. Throws `invalid_cursor`. */
function readPlace(cursor: string | undefined): TimelinePlace | null {
  const key = decodeCursor(listName, cursor, 2)
  if (!key) return null
  const [at = "", order = ""] = key
  if (!/^\d{1,15}$/.test(at) || Number(at) > isoTimeMax || !orderPattern.test(order)) throw invalidCursor()
  return { at: Number(at), order }
}

function entryResource(entry: PaymentEntry) {
  return {
    at: isoTime(entry.at),
    type: entry.type,
    description: entry.description,
    message_sid: sidOrNull("message", entry.messageId),
    refund_sid: sidOrNull("refund", entry.refundId),
    dispute_sid: sidOrNull("dispute", entry.disputeId),
    transaction_sid: sidOrNull("transaction", entry.transactionId),
    operation: entry.operation,
    status: entry.status,
    amount: entry.amount,
    currency: entry.currency,
  }
}

function sidOrNull(kind: SidKind, id: string | null): string | null {
  return id && toSid(kind, id)
}
