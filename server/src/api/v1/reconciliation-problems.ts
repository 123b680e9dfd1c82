import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { ReconciliationRefusalCode } from "#reconciliation/refusals.ts"

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
    meaning: "No payment provider was named and none can be chosen, or the named one has no list of transactions.",
    remedy: "Name a provider that lists its transactions as `provider_sid`: Stripe, PayPal or the simulator.",
  },
  reconciliation_running: {
    status: 409,
    title: "Reconciliation running",
    meaning: "A reconciliation of this provider is under way, and there is one at a time.",
    remedy: "Retrieve it with `GET /v1/reconciliations`, and begin another one when it has ended.",
  },
  difference_resolved: {
    status: 409,
    title: "Difference resolved",
    meaning: "The difference was resolved in another way before, by a person or by a later reconciliation.",
    remedy: "Retrieve the difference: `resolution` says what was decided. A booking is corrected by another one.",
  },
} as const satisfies Record<ReconciliationRefusalCode, ProblemKind>
