import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { LedgerRefusalCode } from "#payments/ledger/refusals.ts"

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
    meaning: "`ends_at` is in the future, so the period can still get payments.",
    remedy: "Close the period after its end. Send a time in the past.",
  },
  period_already_closed: {
    status: 409,
    title: "Period already closed",
    meaning: "The books are already closed until `ends_at` or later. A closed period never opens again.",
    remedy: "List the closed periods with `GET /v1/ledger_periods`. Send a time after the latest one.",
  },
} as const satisfies Record<LedgerRefusalCode, ProblemKind>
