import { Refusal } from "#core/std/refusal.ts"

export type SessionRefusalCode =
  | "session_not_found"
  | "approval_required"
  | "refresh_token_invalid"
  | "refresh_token_reused"
  | "session_ended"

export class SessionRefusal extends Refusal<SessionRefusalCode> {}

export function sessionNotFound(): SessionRefusal {
  return new SessionRefusal("session_not_found", "There is no session with this sid in your account.")
}
