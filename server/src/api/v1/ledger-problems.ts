import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { LedgerRefusalCode } from "#ledger/refusals.ts"

export const ledgerProblems = {
  transaction_not_found: {
    status: 404,
    title: "Transaction not found",
    meaning: "There is no transaction with this sid in your account.",
    remedy: "List the transactions with `GET /v1/transactions`.",
  },
  period_not_over: {
    status: 409,
    title: "Period not over",
    meaning: "`ends_at` is in the future, so payments would still belong to the period.",
    remedy: "Close a period when it is over. Give a time that has passed.",
  },
  period_already_closed: {
    status: 409,
    title: "Period already closed",
    meaning: "The books are closed until `ends_at` or later. A closed period never opens again.",
    remedy: "List the closed periods with `GET /v1/ledger_periods`. Give a time after the latest.",
  },
} as const satisfies Record<LedgerRefusalCode, ProblemKind>
