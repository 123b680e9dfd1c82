import { factorProblems } from "./factor-problems.ts"
import { sessionProblems } from "./session-problems.ts"
import { verificationProblems } from "./verification-problems.ts"

export const authProblems = { ...verificationProblems, ...factorProblems, ...sessionProblems } as const
