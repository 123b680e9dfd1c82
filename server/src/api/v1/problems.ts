import { authProblems } from "./auth-problems.ts"
import { eventProblems } from "./event-problems.ts"
import { ledgerProblems } from "./ledger-problems.ts"
import { numberProblems } from "./number-problems.ts"
import { paymentProblems } from "./payment-problems.ts"
import { reconciliationProblems } from "./reconciliation-problems.ts"

export const areaProblems = {
  ...eventProblems,
  ...numberProblems,
  ...authProblems,
  ...paymentProblems,
  ...ledgerProblems,
  ...reconciliationProblems,
} as const
