import { z } from "zod"
import { exampleHex, named, noted, sid, spelled, text, timestamp } from "#api/wire/schemas.ts"
import { upperCase } from "#api/wire/spellings.ts"
import { captureMethods, cancelReasons, paymentStatuses, reviewReasons } from "#payments/payment.ts"
import { declineReasons } from "#providers/provider.ts"
import { currencies } from "#std/currencies.ts"

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

export const metadata = z
  .record(text(40), text(500))
  .refine((given) => Object.keys(given).length <= 20, { error: "must have at most 20 entries" })

export const returnUrl = text(2048).refine((given) => isWebUrl(given), {
  error: "must be a URL that begins with https:// or http://",
})

function isWebUrl(given: string): boolean {
  const url = URL.parse(given)
  return url?.protocol === "https:" || url?.protocol === "http:"
}

export const disputeStatuses = ["warning", "needs_response", "under_review", "won", "lost", "closed"] as const

const amountOf = (description: string, example: number) => noted(z.int().min(0), description, example)

const moment = (description: string) => noted(z.iso.datetime({ precision: 3 }).nullable(), description, null)

const method = z.object({
  type: noted(z.string(), "`card`, or as the provider calls it.", "card"),
  brand: noted(z.string().nullable(), "The brand of the card.", "visa"),
  last4: noted(z.string().nullable(), "The last four digits.", "4242"),
  exp_month: noted(z.int().nullable(), "The month in which the card expires.", 12),
  exp_year: noted(z.int().nullable(), "The year in which the card expires.", 2030),
})

const decline = z.object({
  reason: noted(z.enum(declineReasons), "Why, in the same words for all providers.", "insufficient_funds"),
  provider_code: noted(z.string().nullable(), "The provider's own code.", "insufficient_funds"),
})

const recorded = z.object({
  amount: noted(z.int().min(0), "The received amount.", 1250),
  reference: noted(z.string(), "How the money is found again.", "receipt 4711"),
  received_at: timestamp("When the money was received."),
  note: noted(z.string().nullable(), "The note.", null),
})

const link = z.object({
  to: noted(z.string(), "The customer's address.", "+15552345678"),
  from: noted(z.string(), "The sender.", "+15551234567"),
  channel: noted(z.string(), "The channel of the message.", "sms"),
  receipt: noted(z.boolean(), "Whether a receipt follows the payment.", true),
  reminder_at: moment("When a reminder goes out, if the customer can still pay then; null when none is planned."),
  reminder_sent_at: moment("When the latest reminder was sent."),
})

export const paymentSchema = named(
  "Payment",
  "A request to pay, and what became of it. All amounts are in minor units of `currency` (ISO 4217).",
  z.object({
    sid: sid("payment", "Identifier of the payment."),
    account_sid: sid("account", "The account that is paid."),
    status: noted(
      z.enum(paymentStatuses),
      "`processing` while the outcome is not known. `completed`, `failed`, `canceled` and `expired` are final.",
      "completed",
    ),
    amount: noted(z.int().min(1), "The amount that the customer pays.", 1250),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    amount_capturable: amountOf("The amount that is authorized and not captured yet.", 0),
    amount_captured: amountOf("The amount that was captured or recorded so far.", 1250),
    amount_refunded: amountOf("What was refunded.", 0),
    amount_refund_pending: amountOf("The amount that is reserved for refunds whose outcome is not known yet.", 0),
    amount_fee: amountOf("The fee that the provider kept, if it reports one.", 66),
    capture_method: noted(
      z.enum(captureMethods),
      "Whether the amount is captured at once, or waits for a capture.",
      "automatic",
    ),
    provider: noted(
      z.string().nullable(),
      "The kind of the payment provider. null while the customer has not started to pay.",
      "simulator",
    ),
    provider_sid: noted(
      z.string().nullable(),
      "The sid of the payment provider. null while the customer has not started to pay.",
      `PP${exampleHex}`,
    ),
    provider_reference: noted(z.string().nullable(), "The provider's identifier.", "sim_019aa4d2c3f0"),
    is_live: noted(
      z.boolean().nullable(),
      "False for the simulator and for a provider's sandbox, in which no money moves. null while the customer has not started to pay.",
      false,
    ),
    checkout_url: noted(
      z.string().nullable(),
      "The page on which the customer pays; null for a payment with a token.",
      null,
    ),
    action_url: noted(
      z.string().nullable(),
      "The page on which the customer confirms a payment with a token, such as a page of their bank. null when no confirmation is needed.",
      null,
    ),
    payment_method_details: noted(method.nullable(), "How the customer paid, as the provider describes it.", null),
    decline: noted(decline.nullable(), "Why the latest charge was declined; null when none was.", null),
    pending_operation: noted(
      z.enum(["capture", "cancel"]).nullable(),
      "A capture or cancellation whose outcome is not known yet.",
      null,
    ),
    review_reason: noted(
      z.enum(reviewReasons).nullable(),
      "Why the payment needs a review by a person: the provider contradicts what Posthorn stores. null for no review.",
      null,
    ),
    dispute_status: noted(
      z.enum(disputeStatuses).nullable(),
      "Status of its open dispute, or else of its latest one; null without a dispute.",
      null,
    ),
    description: noted(z.string().nullable(), "The text for the customer.", "Table 12"),
    reference: noted(z.string().nullable(), "Your own identifier.", "order-8731"),
    metadata: noted(z.record(z.string(), z.string()), "Your own fields.", { shop: "zurich" }),
    return_url: noted(z.string().nullable(), "The URL to open after the payment.", null),
    locale: noted(z.string(), "The language of the page and of its messages.", "en"),
    recorded: noted(
      z.array(recorded),
      "The money of a manual payment, as people recorded it, the oldest first. Empty for other payments.",
      [],
    ),
    send: noted(link.nullable(), "The latest message with the link to the page; null when none was asked for.", null),
    cancel_reason: noted(z.enum(cancelReasons).nullable(), "Why it was canceled.", null),
    expires_at: moment("Until when the customer can pay; null for no end."),
    authorized_at: moment("When the amount was authorized."),
    completed_at: moment("When it completed."),
    canceled_at: moment("When it was canceled."),
    created_at: timestamp("When it was created."),
    updated_at: timestamp("When it last changed."),
  }),
)

export const paymentExample = {
  sid: `PY${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  status: "completed",
  amount: 1250,
  currency: "EUR",
  amount_capturable: 0,
  amount_captured: 1250,
  amount_refunded: 0,
  amount_refund_pending: 0,
  amount_fee: 66,
  capture_method: "automatic",
  provider: "simulator",
  provider_sid: `PP${exampleHex}`,
  provider_reference: "sim_019aa4d2c3f0",
  is_live: false,
  checkout_url: null,
  action_url: null,
  payment_method_details: { type: "card", brand: "visa", last4: "4242", exp_month: 12, exp_year: 2030 },
  decline: null,
  pending_operation: null,
  review_reason: null,
  dispute_status: null,
  description: "Table 12",
  reference: "order-8731",
  metadata: {},
  return_url: null,
  locale: "en",
  recorded: [],
  send: null,
  cancel_reason: null,
  expires_at: null,
  authorized_at: null,
  completed_at: "2026-11-21T08:30:01.000Z",
  canceled_at: null,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:01.000Z",
}

export const refundReasons = ["duplicate", "fraudulent", "requested_by_customer"] as const

export const refundSchema = named(
  "Refund",
  "Money of a payment that goes back to the customer.",
  z.object({
    sid: sid("refund", "Identifier of the refund."),
    account_sid: sid("account", "The account."),
    payment_sid: sid("payment", "The payment."),
    status: noted(
      z.enum(["pending", "completed", "failed", "canceled"]),
      "`pending` while the outcome is not known. Banks may return a refund that was completed, and then it has failed.",
      "completed",
    ),
    amount: noted(z.int().min(1), "Minor units of `currency`.", 500),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    reason: noted(z.enum(refundReasons).nullable(), "The reason that you gave.", "requested_by_customer"),
    reference: noted(z.string().nullable(), "Your own identifier.", null),
    is_requested: noted(z.boolean(), "False for a refund that was made at the provider.", true),
    failure_reason: noted(z.string().nullable(), "Why it failed.", null),
    provider_reference: noted(z.string().nullable(), "The provider's identifier.", "sim_refund_1"),
    metadata: noted(z.record(z.string(), z.string()), "Your own fields.", {}),
    completed_at: moment("When it completed."),
    created_at: timestamp("When it was created."),
    updated_at: timestamp("When it last changed."),
  }),
)

export const refundExample = {
  sid: `RF${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  payment_sid: `PY${exampleHex}`,
  status: "completed",
  amount: 500,
  currency: "EUR",
  reason: "requested_by_customer",
  reference: null,
  is_requested: true,
  failure_reason: null,
  provider_reference: "sim_refund_1",
  metadata: {},
  completed_at: "2026-11-21T08:31:00.000Z",
  created_at: "2026-11-21T08:30:59.000Z",
  updated_at: "2026-11-21T08:31:00.000Z",
}

export const disputeSchema = named(
  "Dispute",
  "A customer asked their bank to take the money of a payment back. You submit evidence in the provider's dashboard.",
  z.object({
    sid: sid("dispute", "Identifier of the dispute."),
    account_sid: sid("account", "The account."),
    payment_sid: sid("payment", "The payment."),
    status: noted(
      z.enum(disputeStatuses),
      "`needs_response` until you submit evidence. `won`, `lost` and `closed` are final.",
      "needs_response",
    ),
    amount: noted(z.int().min(1), "Minor units of `currency`.", 1250),
    currency: noted(z.string(), "ISO 4217.", "EUR"),
    reason: noted(z.string(), "The reason of the customer, in the provider's words.", "product_not_received"),
    is_withdrawn: noted(z.boolean(), "Whether the provider has taken the amount back.", true),
    provider_reference: noted(z.string(), "The provider's identifier.", "sim_dispute_1"),
    evidence_due_at: moment("The deadline for your evidence."),
    closed_at: moment("When it ended."),
    created_at: timestamp("When the provider first reported it."),
    updated_at: timestamp("When it last changed."),
  }),
)

export const disputeExample = {
  sid: `DP${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  payment_sid: `PY${exampleHex}`,
  status: "needs_response",
  amount: 1250,
  currency: "EUR",
  reason: "product_not_received",
  is_withdrawn: true,
  provider_reference: "sim_dispute_1",
  evidence_due_at: "2026-11-28T08:30:00.000Z",
  closed_at: null,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:00.000Z",
}
