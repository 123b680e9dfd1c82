import { sessionProblems } from "./session-problems.ts"
import { verificationProblems } from "./verification-problems.ts"

/** What the Auth API refuses. */
export const authProblems = { ...verificationProblems, ...sessionProblems } as const
