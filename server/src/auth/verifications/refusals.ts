import { Refusal } from "#core/std/refusal.ts"

export type VerificationRefusalCode =
  | "verification_not_found"
  | "verification_not_pending"
  | "verification_changed"
  | "verification_resend_too_soon"
  | "too_many_verifications"
  | "too_many_sends"
  | "too_many_checks"
  | "recipient_locked"
  | "verification_blocked"
  | "country_not_allowed"
  | "number_not_verifiable"
  | "code_too_short"
  | "sender_required"
  | "redirect_not_allowed"
  | "unknown_rate_limit"
  | "approval_not_usable"
  | "block_not_found"
  | "verification_service_not_found"
  | "verification_services_exhausted"
  | "default_verification_service"

export class VerificationRefusal extends Refusal<VerificationRefusalCode> {}

export function verificationServiceNotFound(): VerificationRefusal {
  return new VerificationRefusal(
    "verification_service_not_found",
    "There is no verification service with this sid in your account. List the services to find it.",
    { param: "service_sid" },
  )
}

export function verificationNotFound(): VerificationRefusal {
  return new VerificationRefusal("verification_not_found", "There is no verification with this sid in your account.")
}
