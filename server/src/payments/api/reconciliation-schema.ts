import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { differenceKinds, groupTypes, resolutions } from "#payments/reconciliation/reconciliation.ts"

export const reconciliationSchema = named(
  "Reconciliation",
  "A comparison of a payment provider's list of transactions with the ledger.",
  z.object({
    sid: sid("reconciliation", "Identifier of the reconciliation."),
    account_sid: sid("account", "The account of the reconciliation."),
    provider_sid: sid("paymentProvider", "The provider of the list."),
    provider_kind: noted(z.string(), "The kind of the provider.", "stripe"),
    status: noted(
      z.enum(["running", "completed", "failed"]),
      "The status. Posthorn retries a `failed` reconciliation, and reports no difference from an incomplete list.",
      "completed",
    ),
    from: timestamp(
      "The start of the compared time. It overlaps with the previous reconciliation, because providers list transactions late.",
    ),
    until: timestamp("The end of the compared time."),
    matched_count: noted(z.int().min(0), "The number of ledger transactions that are in the provider's list.", 412),
    difference_count: noted(z.int().min(0), "The number of differences that the reconciliation opened.", 1),
    error: noted(z.string().nullable(), "The reason for the failure. Null unless it failed.", null),
    created_at: timestamp("The start time."),
    completed_at: timestamp("The time when the reconciliation completed. Null before.").nullable(),
  }),
)

export const reconciliationExample = exampleOf(reconciliationSchema, {
  from: "2026-11-18T02:00:04.000Z",
  until: "2026-11-21T02:00:04.000Z",
  created_at: "2026-11-21T02:00:04.000Z",
  completed_at: "2026-11-21T02:00:09.250Z",
})

const signed = "in minor units, positive for money to you"

export const differenceSchema = named(
  "Difference",
  "A disagreement between a provider's list and the ledger. Posthorn reports it once.",
  z.object({
    sid: sid("difference", "Identifier of the difference."),
    account_sid: sid("account", "The account of the difference."),
    reconciliation_sid: sid("reconciliation", "The latest reconciliation that found the difference."),
    provider_sid: sid("paymentProvider", "The provider of the list."),
    kind: noted(
      z.enum(differenceKinds),
      "The kind of difference. `missing_in_ledger`: only the provider has the transaction. `missing_at_provider`: only the ledger has it. `amount_mismatch`: the amounts differ.",
      "missing_in_ledger",
    ),
    type: noted(
      z.enum(groupTypes),
      "The type of the compared transactions. Posthorn compares the captures of one charge by their sum, and likewise refunds, and disputes with their reversals.",
      "charge",
    ),
    provider_reference: noted(z.string(), "The provider's identifier of the transaction.", "pi_3Q1"),
    payment_sid: sid("payment", "The payment of the transaction. Null if it is unknown.").nullable(),
    transaction_sid: sid(
      "transaction",
      "The ledger transaction that differs, or that resolved the difference. Null without one.",
    ).nullable(),
    amount_ledger: noted(
      z.int().nullable(),
      `The amount in the ledger, ${signed}. Null without a ledger transaction.`,
      null,
    ),
    amount_provider: noted(
      z.int().nullable(),
      `The amount in the provider's list, ${signed}. Null without an entry in the list.`,
      1500,
    ),
    currency: noted(z.string(), "The currency (ISO 4217).", "EUR"),
    status: noted(z.enum(["open", "resolved"]), "The status. A person must decide about an `open` difference.", "open"),
    resolution: noted(
      z.enum(resolutions).nullable(),
      "The resolution. A request decided `booked` or `ignored`. `matched_later`: a later reconciliation found equal amounts. Null while open.",
      null,
    ),
    note: noted(z.string().nullable(), "The reason for the decision. Null without a reason.", null),
    effective_at: timestamp("The time of the transaction."),
    created_at: timestamp("The time when a reconciliation found the difference."),
    resolved_at: timestamp("The time of the resolution. Null while open.").nullable(),
  }),
)

export const differenceExample = exampleOf(differenceSchema, {
  effective_at: "2026-11-20T08:30:00.000Z",
  created_at: "2026-11-21T02:00:09.000Z",
})
