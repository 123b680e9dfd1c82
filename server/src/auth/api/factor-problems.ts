import type { ProblemKind } from "#http/problems/problem-kind.ts"
import type { FactorRefusalCode } from "#auth/factors/refusals.ts"

export const factorProblems = {
  proof_required: {
    status: 400,
    title: "Proof required",
    meaning: "A passkey needs `response`. An authenticator app or a recovery code needs `code`.",
    remedy: "Send the parameter that `param` names.",
  },
  relying_party_required: {
    status: 400,
    title: "Relying party required",
    meaning: "The account has not set `passkey_rp_id`, the domain of its passkeys.",
    remedy: "Set it with `PATCH /v1/auth/settings`.",
  },
  passkey_response_invalid: {
    status: 400,
    title: "Passkey response invalid",
    meaning: "`response` is not a result of `navigator.credentials`.",
    remedy: "Send the result of `credential.toJSON()` from the browser, unchanged.",
  },
  passkey_origin_not_allowed: {
    status: 400,
    title: "Origin not allowed",
    meaning: "The person used the passkey at a page or in an app that is not in `passkey_origins` of the settings.",
    remedy: "If the page is yours, add it with `PATCH /v1/auth/settings`. If it is not, the request is an attack.",
  },
  challenge_not_usable: {
    status: 400,
    title: "Challenge not usable",
    meaning:
      "The challenge is not approved, was approved more than ten minutes ago, was used before, or belongs to a verification service.",
    remedy: "Create a new challenge for the person.",
  },
  factor_locked: {
    status: 403,
    title: "Factor locked",
    meaning: "The last hundred checks of this factor were wrong.",
    remedy:
      "Identify the person in another way, delete the factor, and create a new one. Other factors of the person still work.",
  },
  factor_not_found: {
    status: 404,
    title: "Factor not found",
    meaning:
      "There is no factor with this sid in your account, or the subject has no verified factor of this type. Posthorn deletes factors that are not verified within 24 hours.",
    remedy: "List the factors of a person with `GET /v1/auth/factors?subject=`.",
  },
  challenge_not_found: {
    status: 404,
    title: "Challenge not found",
    meaning: "There is no challenge with this sid in your account, or its retention time is over.",
    remedy: "Create a new challenge with `POST /v1/auth/challenges`.",
  },
  factor_not_verified: {
    status: 409,
    title: "Factor not verified",
    meaning: "The person has not verified the factor yet.",
    remedy: "Verify the factor with `POST /v1/auth/factors/{sid}/verify`.",
  },
  factor_already_verified: {
    status: 409,
    title: "Factor already verified",
    meaning: "The factor is already verified. Recovery codes need no verification.",
    remedy: "Ask the person for the factor with `POST /v1/auth/challenges`.",
  },
  factors_exhausted: {
    status: 409,
    title: "Too many factors",
    meaning: "The subject has the maximum of 20 factors.",
    remedy: "Delete an unused factor.",
  },
  passkey_already_registered: {
    status: 409,
    title: "Passkey already registered",
    meaning: "The passkey already belongs to a factor of your account.",
    remedy: "Ask the person to use another authenticator, or delete the other factor first.",
  },
  challenge_not_pending: {
    status: 409,
    title: "Challenge not pending",
    meaning: "The challenge was approved, denied or has expired. A challenge can be approved once.",
    remedy: "Create a new challenge with `POST /v1/auth/challenges`.",
  },
  too_many_new_factors: {
    status: 429,
    title: "Too many new factors",
    meaning: "Twenty factors were created for the subject within an hour.",
    remedy: "Wait for the number of seconds in `Retry-After`.",
  },
  too_many_challenges: {
    status: 429,
    title: "Too many challenges",
    meaning: "The subject had 50 challenges within an hour, or 100 within a day.",
    remedy: "Wait for the number of seconds in `Retry-After`.",
  },
} as const satisfies Record<FactorRefusalCode, ProblemKind>
