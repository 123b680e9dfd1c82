import type { SecretUnreadable } from "#core/std/secret-box.ts"
import type { ProblemKind } from "./problem-kind.ts"

export const secretProblems = {
  secret_unreadable: {
    status: 409,
    title: "Secret unreadable",
    meaning:
      "The request needs a stored secret that was encrypted with a secret key that the installation no longer has.",
    remedy:
      "The operator must restore the key, or add it to `POSTHORN_OTHER_SECRET_KEYS`. If the key is lost, set the secret again: rotate a webhook secret with overlap 0. For a member with a second factor, run `posthorn console link --email`.",
  },
} as const satisfies Record<SecretUnreadable["code"], ProblemKind>
