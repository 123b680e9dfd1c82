import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { shownMetadata } from "#http/wire/list-parameters.ts"
import { exampleHex, named, noted, shownUrl, sid, spelled, timestamp } from "#http/wire/schemas.ts"
import { upperCase } from "#http/wire/spellings.ts"
import {
  captureMethods,
  cancelReasons,
  mismatchResolutions,
  paymentStatuses,
  reviewReasons,
} from "#payments/payments/payment.ts"
import { declineReasons } from "#payments/providers/provider.ts"
import { currencies } from "#payments/ledger/currencies.ts"

/** More than any provider accepts; each has its own limit. */
export const amountMax = 999_999_999_999

const amountDemand = "must be a positive whole number of minor units, such as 1250 for 12.50 EUR"

/** An amount that a client sends, in minor units. */
export const amount = z.int({ error: amountDemand }).min(1, { error: amountDemand }).max(amountMax)

const currencyDemand = "must be a currency of three letters (ISO 4217), such as EUR"

export const currency = spelled(
  z.string({ error: currencyDemand }).refine((given) => currencies.has(given), { error: currencyDemand }),
  upperCase,
)

export const returnUrl = shownUrl()

export const disputeStatuses = ["warning", "needs_response", "under_review", "won", "lost", "closed"] as const

const amountOf = (description: string, example: number) => noted(z.int().min(0), description, example)

const moment = (description: string) => noted(z.iso.datetime({ precision: 3 }).nullable(), description, null)

const method = z.object({
  type: noted(z.string(), "The type: `card`, or the provider's name for the type.", "card"),
  brand: noted(z.string().nullable(), "The brand of the card.", "visa"),
  last4: noted(z.string().nullable(), "The last four digits of the card.", "4242"),
  exp_month: noted(z.int().nullable(), "The month in which the card expires.", 12),
  exp_year: noted(z.int().nullable(), "The year in which the card expires.", 2030),
})

const decline = z.object({
  reason: noted(z.enum(declineReasons), "The reason, in the same words for all providers.", "insufficient_funds"),
  provider_code: noted(z.string().nullable(), "The provider's own code of the reason.", "insufficient_funds"),
})

const mismatch = z.object({
  requested_amount: noted(z.int().min(1), "The requested amount, in minor units of `requested_currency`.", 1250),
  requested_currency: noted(z.string(), "The requested currency.", "EUR"),
  amount: noted(z.int().min(0), "The amount that the provider reports, in minor units of `currency`.", 1251),
  currency: noted(z.string(), "The currency that the provider reports.", "EUR"),
  amount_captured: noted(z.int().min(0), "The amount that the provider has captured.", 1251),
  resolution: noted(z.enum(mismatchResolutions).nullable(), "Your decision. Null before.", null),
  note: noted(z.string().nullable(), "The note of the decision. Null without one.", null),
  resolved_at: moment("The time of the decision. Null before."),
})

const recorded = z.object({
  amount: noted(z.int().min(0), "The received amount.", 1250),
  reference: noted(z.string(), "The reference of the money, such as the number of a receipt.", "receipt 4711"),
  received_at: timestamp("The time when you received the money."),
  note: noted(z.string().nullable(), "The note for people. Null without a note.", null),
})

const link = z.object({
  to: noted(z.string(), "The customer's address.", "+15552345678"),
  from: noted(z.string(), "The sender.", "+15551234567"),
  channel: noted(z.string(), "The channel of the message with the link.", "sms"),
  receipt: noted(z.boolean(), "True if Posthorn sends a receipt after the payment.", true),
  reminder_at: moment("The time of the reminder, if the customer can still pay. Null without a planned reminder."),
  reminder_sent_at: moment("The time of the latest reminder. Null without a reminder."),
})

export const paymentSchema = named(
  "Payment",
  "A request to pay. All amounts are in minor units of `currency` (ISO 4217).",
  z.object({
    sid: sid("payment", "Identifier of the payment."),
    account_sid: sid("account", "The account that receives the payment."),
    status: noted(
      z.enum(paymentStatuses),
      "The status. `processing` means that the outcome is not known yet. `completed`, `failed`, `canceled` and `expired` are final.",
      "completed",
    ),
    amount: noted(z.int().min(1), "The amount that the customer pays.", 1250),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    amount_capturable: amountOf("The authorized amount that is not captured yet.", 0),
    amount_captured: amountOf("The amount that was captured or recorded so far.", 1250),
    amount_refunded: amountOf("The refunded amount.", 0),
    amount_refund_pending: amountOf("The amount of pending refunds.", 0),
    amount_fee: amountOf("The fee of the provider. 0 if the provider does not report a fee.", 66),
    capture_method: noted(
      z.enum(captureMethods),
      "The capture mode: `automatic` captures the amount at once, `manual` waits for a capture.",
      "automatic",
    ),
    provider: noted(
      z.string().nullable(),
      "The kind of the payment provider. Null before the customer starts to pay.",
      "simulator",
    ),
    provider_sid: noted(
      z.string().nullable(),
      "The sid of the payment provider. Null before the customer starts to pay.",
      `PP${exampleHex}`,
    ),
    provider_reference: noted(z.string().nullable(), "The provider's identifier of the payment.", "sim_019aa4d2c3f0"),
    is_live: noted(
      z.boolean().nullable(),
      "False for the simulator and for a provider's sandbox, in which no money moves. Null before the customer starts to pay.",
      false,
    ),
    checkout_url: noted(
      z.string().nullable(),
      "The URL of the page on which the customer pays. Null for a payment with a token.",
      null,
    ),
    action_url: noted(
      z.string().nullable(),
      "The URL of the page on which the customer confirms a payment with a token, such as a page of their bank. Null if no confirmation is needed.",
      null,
    ),
    payment_method_details: noted(
      method.nullable(),
      "The payment method of the customer, as the provider describes it. Null before the customer pays.",
      null,
    ),
    decline: noted(decline.nullable(), "The reason for the latest decline. Null without a decline.", null),
    pending_operation: noted(
      z.enum(["capture", "cancel"]).nullable(),
      "The capture or cancellation whose outcome is not known yet. Null without one.",
      null,
    ),
    review_reason: noted(
      z.enum(reviewReasons).nullable(),
      "The reason for a review by a person: the provider contradicts the stored payment. Null without a review.",
      null,
    ),
    mismatch: noted(
      mismatch.nullable(),
      "The amount that the provider reports instead of the requested one, and your decision. Null while both agree.",
      null,
    ),
    dispute_status: noted(
      z.enum(disputeStatuses).nullable(),
      "The status of the open dispute, or of the latest dispute. Null without a dispute.",
      null,
    ),
    description: noted(z.string().nullable(), "The text that the customer reads. Null without a text.", "Table 12"),
    reference: noted(z.string().nullable(), "Your own identifier. Null without one.", "order-8731"),
    metadata: shownMetadata,
    return_url: noted(
      z.string().nullable(),
      "The URL to which the customer returns after the payment. Null without one.",
      null,
    ),
    locale: noted(z.string(), "The language of the page and of the messages.", "en"),
    recorded: noted(
      z.array(recorded),
      "The recorded money of a manual payment, oldest first. Empty for other payments.",
      [],
    ),
    send: noted(link.nullable(), "The latest message with the link to the page. Null without a message.", null),
    cancel_reason: noted(
      z.enum(cancelReasons).nullable(),
      "The reason for the cancellation. Null without a cancellation.",
      null,
    ),
    expires_at: moment("The time when the page expires. Null if it does not expire."),
    authorized_at: moment("The time of the authorization. Null before."),
    completed_at: moment("The time when the payment completed. Null before."),
    canceled_at: moment("The time of the cancellation. Null without a cancellation."),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const paymentExample = exampleOf(paymentSchema, {
  payment_method_details: { type: "card", brand: "visa", last4: "4242", exp_month: 12, exp_year: 2030 },
  metadata: {},
  completed_at: "2026-11-21T08:30:01.000Z",
  updated_at: "2026-11-21T08:30:01.000Z",
})

export const refundReasons = ["duplicate", "fraudulent", "requested_by_customer"] as const

export const refundSchema = named(
  "Refund",
  "A refund, which returns money of a payment to the customer.",
  z.object({
    sid: sid("refund", "Identifier of the refund."),
    account_sid: sid("account", "The account of the refund."),
    payment_sid: sid("payment", "The payment of the refund."),
    status: noted(
      z.enum(["pending", "completed", "failed", "canceled"]),
      "The status. `pending` means that the outcome is not known yet. A completed refund can still fail if the bank returns the money.",
      "completed",
    ),
    amount: noted(z.int().min(1), "The amount in minor units of `currency`.", 500),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    reason: noted(
      z.enum(refundReasons).nullable(),
      "The reason from the request. Null without a reason.",
      "requested_by_customer",
    ),
    reference: noted(z.string().nullable(), "Your own identifier. Null without one.", null),
    is_requested: noted(
      z.boolean(),
      "True if you requested the refund here. False if it was created at the provider.",
      true,
    ),
    failure_reason: noted(z.string().nullable(), "The reason for the failure. Null unless the refund failed.", null),
    provider_reference: noted(z.string().nullable(), "The provider's identifier of the refund.", "sim_refund_1"),
    metadata: shownMetadata,
    completed_at: moment("The time when the refund completed. Null before."),
    created_at: timestamp("The time of creation."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const refundExample = exampleOf(refundSchema, {
  metadata: {},
  completed_at: "2026-11-21T08:31:00.000Z",
  created_at: "2026-11-21T08:30:59.000Z",
  updated_at: "2026-11-21T08:31:00.000Z",
})

export const disputeSchema = named(
  "Dispute",
  "A dispute: the customer asked their bank to return the money of a payment. You submit evidence in the provider's dashboard.",
  z.object({
    sid: sid("dispute", "Identifier of the dispute."),
    account_sid: sid("account", "The account of the dispute."),
    payment_sid: sid("payment", "The disputed payment."),
    status: noted(
      z.enum(disputeStatuses),
      "The status. `needs_response` means that the provider waits for your evidence. `won`, `lost` and `closed` are final.",
      "needs_response",
    ),
    amount: noted(z.int().min(1), "The amount in minor units of `currency`.", 1250),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    reason: noted(z.string(), "The reason of the customer, in the provider's words.", "product_not_received"),
    is_withdrawn: noted(z.boolean(), "True if the provider has withdrawn the amount from you.", true),
    provider_reference: noted(z.string(), "The provider's identifier of the dispute.", "sim_dispute_1"),
    evidence_due_at: moment("The deadline for your evidence."),
    closed_at: moment("The time when the dispute closed. Null before."),
    created_at: timestamp("The time when the provider first reported the dispute."),
    updated_at: timestamp("The time of the last change."),
  }),
)

export const disputeExample = exampleOf(disputeSchema, {
  evidence_due_at: "2026-11-28T08:30:00.000Z",
})
