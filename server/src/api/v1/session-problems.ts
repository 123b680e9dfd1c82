import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { SessionRefusalCode } from "#sessions/refusals.ts"

export const sessionProblems = {
  approval_required: {
    status: 400,
    title: "Approval required",
    meaning: "The request names neither a verification nor a challenge, so nothing proves who the person is.",
    remedy: "Give `verification_sid` or `challenge_sid` of one that was approved within the last ten minutes.",
  },
  refresh_token_invalid: {
    status: 400,
    title: "Refresh token invalid",
    meaning: "The text is not a refresh token of a session in your account, or its session was forgotten.",
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
    meaning: "The session expired or was revoked, so it gives no more tokens.",
    remedy: "Sign the person in again.",
  },
  refresh_token_reused: {
    status: 409,
    title: "Refresh token reused",
    meaning:
      "The refresh token was used before, more than ten seconds ago. Either a thief or the person has an old copy, so the session is revoked and `sessions.reuse_detected` is sent.",
    remedy:
      "Sign the person in again. If it happens without a theft, store each new `refresh_token` before you use it. Repeat a request that had no answer with the same `Idempotency-Key`.",
  },
} as const satisfies Record<SessionRefusalCode, ProblemKind>
