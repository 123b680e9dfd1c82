import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { SessionRefusalCode } from "#auth/sessions/refusals.ts"

export const sessionProblems = {
  approval_required: {
    status: 400,
    title: "Approval required",
    meaning:
      "The request contains neither a verification nor a challenge, so nothing proves the identity of the person.",
    remedy: "Send `verification_sid` or `challenge_sid` of an approval from the last ten minutes.",
  },
  refresh_token_invalid: {
    status: 400,
    title: "Refresh token invalid",
    meaning: "The text is not a refresh token of a session in your account, or its session was deleted.",
    remedy: "Send the latest `refresh_token` unchanged, or sign the person in again.",
  },
  session_not_found: {
    status: 404,
    title: "Session not found",
    meaning: "There is no session with this sid in your account. Ended sessions are kept for a week.",
    remedy: "List the sessions with `GET /v1/auth/sessions`.",
  },
  session_ended: {
    status: 409,
    title: "Session ended",
    meaning: "The session expired or was revoked, so it creates no more tokens.",
    remedy: "Sign the person in again.",
  },
  refresh_token_reused: {
    status: 409,
    title: "Refresh token reused",
    meaning:
      "The refresh token was used before, more than ten seconds ago. So two programs have it, and one of them can be a thief. Posthorn revoked the session and created the event `sessions.reuse_detected`.",
    remedy:
      "Sign the person in again. If no theft is possible, store each new `refresh_token` before you use it. Repeat a request without a response with the same `Idempotency-Key`.",
  },
} as const satisfies Record<SessionRefusalCode, ProblemKind>
