import type { ProblemKind } from "#api/problems/problem-kind.ts"
import type { FactorRefusalCode } from "#factors/refusals.ts"

export const factorProblems = {
  proof_required: {
    status: 400,
    title: "Proof required",
    meaning: "A passkey is proved by `response`, and an authenticator app or a recovery code by `code`.",
    remedy: "Give the parameter that `param` names.",
  },
  relying_party_required: {
    status: 400,
    title: "Relying party required",
    meaning: "The account has not set `passkey_rp_id`, the domain that its passkeys are for.",
    remedy: "Set it with `PATCH /v1/auth/settings`.",
  },
  passkey_response_invalid: {
    status: 400,
    title: "Passkey response invalid",
    meaning: "`response` does not have the form of what `navigator.credentials` gives.",
    remedy: "Send what `credential.toJSON()` gives in the browser, unchanged.",
  },
  passkey_origin_not_allowed: {
    status: 400,
    title: "Origin not allowed",
    meaning: "The passkey was used at a page or in an app that is not in `passkey_origins` of the settings.",
    remedy: "Add your own page with `PATCH /v1/auth/settings`. Another page that asks for your passkeys is an attack.",
  },
  challenge_not_usable: {
    status: 400,
    title: "Challenge not usable",
    meaning: "The challenge is not approved, was approved more than ten minutes ago, or was used before.",
    remedy: "Challenge the person again.",
  },
  factor_locked: {
    status: 403,
    title: "Factor locked",
    meaning: "A hundred checks in a row of this factor were wrong.",
    remedy:
      "Identify the person in another way, delete the factor, and create a new one. Other factors of the person still work.",
  },
  factor_not_found: {
    status: 404,
    title: "Factor not found",
    meaning:
      "There is no factor with this sid in your account, or the subject has no verified factor of this type. Factors that are not verified within 24 hours are removed.",
    remedy: "List the factors of a person with `GET /v1/auth/factors?subject=`.",
  },
  challenge_not_found: {
    status: 404,
    title: "Challenge not found",
    meaning: "There is no challenge with this sid in your account, or it is older than challenges are kept.",
    remedy: "Create a new one with `POST /v1/auth/challenges`.",
  },
  factor_not_verified: {
    status: 409,
    title: "Factor not verified",
    meaning: "The person has not proved yet that they have the factor.",
    remedy: "Verify it with `POST /v1/auth/factors/{sid}/verify`.",
  },
  factor_already_verified: {
    status: 409,
    title: "Factor already verified",
    meaning: "The factor is verified, so its verification is over. Recovery codes need none.",
    remedy: "Ask the person for the factor with `POST /v1/auth/challenges`.",
  },
  factors_exhausted: {
    status: 409,
    title: "Too many factors",
    meaning: "The subject has as many factors as it may have: 20.",
    remedy: "Delete a factor that is no longer used.",
  },
  passkey_already_registered: {
    status: 409,
    title: "Passkey already registered",
    meaning: "The passkey is another factor of your account.",
    remedy: "Let the person use another authenticator, or delete the other factor first.",
  },
  challenge_not_pending: {
    status: 409,
    title: "Challenge not pending",
    meaning: "The challenge was approved, denied, or is over. A challenge is approved once.",
    remedy: "Create a new one with `POST /v1/auth/challenges`.",
  },
  too_many_new_factors: {
    status: 429,
    title: "Too many new factors",
    meaning: "Twenty factors were created for the subject within an hour.",
    remedy: "Wait as many seconds as `Retry-After` says.",
  },
  too_many_challenges: {
    status: 429,
    title: "Too many challenges",
    meaning: "The subject had 50 challenges within an hour, or 100 within a day.",
    remedy: "Wait as many seconds as `Retry-After` says.",
  },
} as const satisfies Record<FactorRefusalCode, ProblemKind>
