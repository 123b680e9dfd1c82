import { Refusal } from "#core/std/refusal.ts"

export type MemberRefusalCode =
  | "sign_in_failed"
  | "too_many_failed_sign_ins"
  | "code_required"
  | "wrong_code"
  | "wrong_password"
  | "weak_password"
  | "totp_not_begun"
  | "totp_already_on"
  | "member_not_found"
  | "member_session_not_found"
  | "invite_not_found"
  | "invite_not_valid"
  | "invites_exhausted"
  | "last_owner"
  | "last_operator"
  | "removing_yourself"

export class MemberRefusal extends Refusal<MemberRefusalCode> {}
