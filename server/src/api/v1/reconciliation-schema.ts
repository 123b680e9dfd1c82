import { z } from "zod"
import { exampleHex, named, noted, sid, timestamp } from "#api/wire/schemas.ts"
import { differenceKinds, groupTypes, resolutions } from "#reconciliation/reconciliation.ts"

export const reconciliationSchema = named(
  "Reconciliation",
  "One comparison of a payment provider's own list of transactions with the ledger.",
  z.object({
    sid: sid("reconciliation", "Identifier of the reconciliation."),
    account_sid: sid("account", "The account that it belongs to."),
    provider_sid: sid("paymentProvider", "The provider whose list is compared."),
    provider_kind: noted(z.string(), "The kind of the provider.", "stripe"),
    status: noted(
      z.enum(["running", "completed", "failed"]),
      "Its progress. Posthorn retries a `failed` one, and reports no difference from an incomplete list.",
      "completed",
    ),
    from: timestamp("The beginning of what is compared. It overlaps with the one before, since providers list late."),
    until: timestamp("The end of what is compared."),
    matched_count: noted(z.int().min(0), "Transactions of the ledger that it found in the provider's list.", 412),
    difference_count: noted(z.int().min(0), "Differences that it opened.", 1),
    error: noted(z.string().nullable(), "Why it failed; null otherwise.", null),
    created_at: timestamp("The start time."),
    completed_at: timestamp("When it completed; null before.").nullable(),
  }),
)

export const reconciliationExample = {
  sid: `RE${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  provider_sid: `PP${exampleHex}`,
  provider_kind: "stripe",
  status: "completed",
  from: "2026-11-18T02:00:04.000Z",
  until: "2026-11-21T02:00:04.000Z",
  matched_count: 412,
  difference_count: 1,
  error: null,
  created_at: "2026-11-21T02:00:04.000Z",
  completed_at: "2026-11-21T02:00:09.250Z",
}

const signed = "in minor units, positive for money to you"

export const differenceSchema = named(
  "Difference",
  "A disagreement between a provider's list and the ledger. It is reported once, and not again each night.",
  z.object({
    sid: sid("difference", "Identifier of the difference."),
    account_sid: sid("account", "The account that it belongs to."),
    reconciliation_sid: sid("reconciliation", "The reconciliation that found it last."),
    provider_sid: sid("paymentProvider", "The provider whose list was compared."),
    kind: noted(
      z.enum(differenceKinds),
      "`missing_in_ledger`: only the provider has it. `missing_at_provider`: only the ledger has it. `amount_mismatch`: both have it, with other amounts.",
      "missing_in_ledger",
    ),
    type: noted(
      z.enum(groupTypes),
      "What it is about. Captures of one charge are compared by their sum, and so are refunds and disputes with their reversals.",
      "charge",
    ),
    provider_reference: noted(z.string(), "The provider's own identifier of it.", "pi_3Q1"),
    payment_sid: sid("payment", "The payment that it belongs to; null when none is known.").nullable(),
    transaction_sid: sid(
      "transaction",
      "The transaction of the ledger that differs, or that resolved the difference; null for none.",
    ).nullable(),
    amount_ledger: noted(z.int().nullable(), `The amount in the ledger, ${signed}; null for nothing.`, null),
    amount_provider: noted(z.int().nullable(), `The amount in the provider's list, ${signed}; null for nothing.`, 1500),
    currency: noted(z.string(), "The currency (ISO 4217).", "EUR"),
    status: noted(z.enum(["open", "resolved"]), "Whether a person must decide about it.", "open"),
    resolution: noted(
      z.enum(resolutions).nullable(),
      "`booked` and `ignored` were decided with a request. `matched_later`: a later reconciliation found that both agree. Null while open.",
      null,
    ),
    note: noted(z.string().nullable(), "Why it was decided so; null for no reason.", null),
    effective_at: timestamp("When it happened."),
    created_at: timestamp("When it was found."),
    resolved_at: timestamp("When it was resolved; null while open.").nullable(),
  }),
)

export const differenceExample = {
  sid: `DF${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  reconciliation_sid: `RE${exampleHex}`,
  provider_sid: `PP${exampleHex}`,
  kind: "missing_in_ledger",
  type: "charge",
  provider_reference: "pi_3Q1",
  payment_sid: null,
  transaction_sid: null,
  amount_ledger: null,
  amount_provider: 1500,
  currency: "EUR",
  status: "open",
  resolution: null,
  note: null,
  effective_at: "2026-11-20T08:30:00.000Z",
  created_at: "2026-11-21T02:00:09.000Z",
  resolved_at: null,
}
