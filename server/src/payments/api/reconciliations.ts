import { z } from "zod"
import { runIdempotent, type IdempotencyNeeds } from "#http/run-idempotent.ts"
import { operation } from "#http/operation.ts"
import { listing, retrieval } from "#http/resource-operations.ts"
import { Problem } from "#http/problems/problem.ts"
import { statusFilter } from "#http/wire/list-parameters.ts"
import { withLookahead } from "#http/wire/page.ts"
import { timeParameter, noted, sidParameter, text } from "#http/wire/schemas.ts"
import {
  getDifference as getStoredDifference,
  getReconciliation as getStored,
  listDifferences as listStoredDifferences,
  listReconciliations as listStored,
} from "#payments/reconciliation/list.ts"
import { resolveDifference as resolveStored } from "#payments/reconciliation/resolve-difference.ts"
import { differenceResource, reconciliationResource } from "#payments/reconciliation/resources.ts"
import { chooseProvider, startReconciliation } from "#payments/reconciliation/start-reconciliation.ts"
import type { PaymentNeeds } from "./payments.ts"
import {
  differenceExample,
  differenceSchema,
  reconciliationExample,
  reconciliationSchema,
} from "./reconciliation-schema.ts"

export interface ReconciliationNeeds extends PaymentNeeds, IdempotencyNeeds {
  db: PaymentNeeds["db"]
}

export const createReconciliation = operation<ReconciliationNeeds>()({
  id: "createReconciliation",
  tag: "Ledger",
  summary: "Begin a reconciliation",
  description:
    "Compares a provider's list of transactions with the ledger now. Posthorn also does this every night. It marks matching transactions as `reconciled`. It books payouts, and fees of known charges, as the provider lists them. Any other mismatch becomes a difference.",
  scopes: ["payments"],
  body: z.object({
    provider_sid: sidParameter(
      "paymentProvider",
      "The provider. Required if several providers of the account list their transactions.",
    ).optional(),
    from: timeParameter(
      "The start of the compared time. Default and latest value: three days before the end of the previous reconciliation.",
    ).optional(),
  }),
  bodyExamples: { now: { summary: "Compare now", value: {} } },
  responses: {
    201: { description: "Reconciliation started.", schema: reconciliationSchema, example: reconciliationExample },
  },
  problems: ["provider_not_found", "provider_lists_nothing", "reconciliation_running"],
  handle(needs, request) {
    const { payments } = needs
    const { accountId, body } = request
    const from = body.from === undefined ? null : Math.max(Date.parse(body.from), 0)
    if (from !== null && from > needs.clock.now())
      throw new Problem("invalid_parameter", "`from` is in the future. Send a time in the past.", { param: "from" })
    return runIdempotent(needs, request, async (tx) => {
      const provider = await chooseProvider(payments, accountId, body.provider_sid ?? null)
      const run = await startReconciliation(tx, payments, { accountId, provider, from, night: null })
      return { status: 201, json: reconciliationResource(run) }
    })
  },
})

export const listReconciliations = listing<ReconciliationNeeds>()({
  id: "listReconciliations",
  tag: "Ledger",
  noun: "reconciliations",
  description: "Returns reconciliations, newest first.",
  scopes: ["payments", "read"],
  schema: reconciliationSchema,
  example: reconciliationExample,
  pages: ({ db }, { accountId }) => withLookahead((page) => listStored(db, accountId, page)),
  render: reconciliationResource,
})

export const getReconciliation = retrieval<ReconciliationNeeds>()({
  id: "getReconciliation",
  tag: "Ledger",
  noun: "reconciliation",
  description: "Returns the current reconciliation.",
  scopes: ["payments", "read"],
  sid: "reconciliation",
  schema: reconciliationSchema,
  example: reconciliationExample,
  read: async ({ db }, { accountId, id }) => reconciliationResource(await getStored(db, accountId, id)),
})

export const listDifferences = listing<ReconciliationNeeds>()({
  id: "listDifferences",
  tag: "Ledger",
  noun: "differences",
  description: "Returns the differences that reconciliations found, newest first.",
  scopes: ["payments", "read"],
  filters: {
    status: statusFilter(["open", "resolved"], "open"),
  },
  schema: differenceSchema,
  example: differenceExample,
  pages: ({ db }, { accountId, query }) =>
    withLookahead((page) => listStoredDifferences(db, accountId, { status: query.status }, page)),
  render: differenceResource,
})

export const getDifference = retrieval<ReconciliationNeeds>()({
  id: "getDifference",
  tag: "Ledger",
  noun: "difference",
  description: "Returns the current difference.",
  scopes: ["payments", "read"],
  sid: "difference",
  schema: differenceSchema,
  example: differenceExample,
  read: async ({ db }, { accountId, id }) => differenceResource(await getStoredDifference(db, accountId, id)),
})

export const resolveDifference = operation<ReconciliationNeeds>()({
  id: "resolveDifference",
  tag: "Ledger",
  summary: "Resolve a difference",
  description:
    "Resolves a difference. `booked` changes the ledger to the provider's current list, in the same transaction. It books a fee as `fee`, a payout as `payout`, and any other difference as `adjustment`. If both lists already agree, it books nothing and the resolution is `matched_later`. `ignored` books nothing, and Posthorn does not report the difference again while its amounts are the same. A payment with the `review_reason` `amount_mismatch` needs a decision of its own first. You can repeat the same decision. The audit log contains the member who decided.",
  scopes: ["payments"],
  sid: "difference",
  body: z.object({
    resolution: noted(z.enum(["booked", "ignored"]), "The decision.", "booked"),
    note: noted(
      text(500),
      "The reason for the decision. Posthorn stores it with the difference.",
      "Paid at the terminal in the shop.",
    ),
  }),
  bodyExamples: {
    book: {
      summary: "Book what the provider has",
      value: { resolution: "booked", note: "Paid at the terminal in the shop." },
    },
  },
  responses: {
    200: { description: "The difference is resolved.", schema: differenceSchema, example: differenceExample },
  },
  problems: ["difference_not_found", "difference_resolved", "payment_state"],
  handle(needs, request) {
    const { accountId, id, body } = request
    return runIdempotent(needs, request, async (tx) => {
      const difference = await resolveStored(tx, needs.payments, { accountId, id }, body)
      return { status: 200, json: differenceResource(difference) }
    })
  },
})
