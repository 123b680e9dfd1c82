import { authProblems } from "./auth-problems.ts"
import { numberProblems } from "./number-problems.ts"
import { paymentProblems } from "./payment-problems.ts"
import { replayProblems } from "./replay-problems.ts"

/** What operations of accounts refuse, by area. */
export const areaProblems = { ...replayProblems, ...numberProblems, ...authProblems, ...paymentProblems } as const
