import { factorProblems } from "./factor-problems.ts"
import { verificationProblems } from "./verification-problems.ts"

/** What the rooms behind `/v1/auth` refuse. */
export const authProblems = { ...verificationProblems, ...factorProblems }
