import type { AccountRefusalCode } from "#core/accounts/refusals.ts"
import type { ProblemKind } from "#http/problems/problem-kind.ts"

/** Without the problems of idempotency keys, which belong to requests of every room. */
export const accountProblems = {
  account_not_found: {
    status: 404,
    title: "Account not found",
    meaning: "The account was deleted, or never existed.",
    remedy:
      "Sign in with the credentials of an existing account. The operator can list accounts with `GET /operator/v1/accounts`.",
  },
  api_key_not_found: {
    status: 404,
    title: "API key not found",
    meaning: "There is no API key with this sid in your account.",
    remedy: "List the keys with `GET /v1/api_keys`.",
  },
  api_keys_exhausted: {
    status: 409,
    title: "Too many API keys",
    meaning: "The account has the maximum number of active API keys.",
    remedy: "Revoke an unused key, then create the new one.",
  },
} as const satisfies Record<Exclude<AccountRefusalCode, `idempotency_${string}`>, ProblemKind>
