import { authProblems } from "#auth/api/auth-problems.ts"
import { eventProblems } from "#core/api/event-problems.ts"
import { ledgerProblems } from "#payments/api/ledger-problems.ts"
import { numberProblems } from "#messaging/api/number-problems.ts"
import { paymentProblems } from "#payments/api/payment-problems.ts"
import { reconciliationProblems } from "#payments/api/reconciliation-problems.ts"

export const areaProblems = {
  ...eventProblems,
  ...numberProblems,
  ...authProblems,
  ...paymentProblems,
  ...ledgerProblems,
  ...reconciliationProblems,
} as const
