import { factorProblems } from "./factor-problems.ts"
import { sessionProblems } from "./session-problems.ts"
import { verificationProblems } from "./verification-problems.ts"

/** The problems of the Auth API. */
export const authProblems = { ...verificationProblems, ...factorProblems, ...sessionProblems } as const
