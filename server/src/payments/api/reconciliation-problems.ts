import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { ReconciliationRefusalCode } from "#payments/reconciliation/refusals.ts"

export const reconciliationProblems = {
  reconciliation_not_found: {
    status: 404,
    title: "Reconciliation not found",
    meaning: "There is no reconciliation with this sid in your account.",
    remedy: "List the reconciliations with `GET /v1/reconciliations`.",
  },
  difference_not_found: {
    status: 404,
    title: "Difference not found",
    meaning: "There is no difference with this sid in your account.",
    remedy: "List the differences with `GET /v1/differences`.",
  },
  provider_lists_nothing: {
    status: 400,
    title: "Provider lists nothing",
    meaning:
      "You named no payment provider and Posthorn can choose none, or the named provider has no list of transactions.",
    remedy: "Send a provider with a list of transactions as `provider_sid`: Stripe, PayPal or the simulator.",
  },
  reconciliation_running: {
    status: 409,
    title: "Reconciliation running",
    meaning: "A reconciliation of this provider is in progress. Only one can run at a time.",
    remedy: "Retrieve it with `GET /v1/reconciliations`. Start another one after it has ended.",
  },
  difference_resolved: {
    status: 409,
    title: "Difference resolved",
    meaning: "A person or a later reconciliation has already resolved the difference in another way.",
    remedy: "Retrieve the difference and read its `resolution`. To correct a booking, book another transaction.",
  },
} as const satisfies Record<ReconciliationRefusalCode, ProblemKind>
