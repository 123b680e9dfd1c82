import { Refusal } from "#core/std/refusal.ts"

export type FactorRefusalCode =
  | "factor_not_found"
  | "factor_not_verified"
  | "factor_already_verified"
  | "factor_locked"
  | "factors_exhausted"
  | "too_many_new_factors"
  | "relying_party_required"
  | "proof_required"
  | "passkey_response_invalid"
  | "passkey_origin_not_allowed"
  | "passkey_already_registered"
  | "challenge_not_found"
  | "challenge_not_pending"
  | "challenge_not_usable"
  | "too_many_challenges"

export class FactorRefusal extends Refusal<FactorRefusalCode> {}

export function factorNotFound(): FactorRefusal {
  return new FactorRefusal("factor_not_found", "There is no factor with this sid in your account.")
}

export function challengeNotFound(): FactorRefusal {
  return new FactorRefusal("challenge_not_found", "There is no challenge with this sid in your account.")
}
