import { z } from "zod"
import { Problem } from "#http/problems/problem.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { exampleHex, formed, named, noted, sid, spelled, timestamp } from "#http/wire/schemas.ts"
import { codeSpelling } from "#http/wire/spellings.ts"
import { challengeStatuses } from "#auth/factors/challenge.ts"
import { factorStatuses, factorTypes } from "#auth/factors/factor.ts"
import type { FactorProof } from "#auth/factors/prove-factor.ts"
import { payload, payloadExample } from "./verification-schema.ts"

/** The account's own id of a person. */
export const factorSubject = formed(
  /^[\x21-\x7e]{8,64}$/,
  "must be your own id of the person: 8 to 64 visible ASCII characters without spaces",
)

export const factorType = z.enum(factorTypes)

const anything = z.record(z.string(), z.unknown())

const factorFields = {
  sid: sid("factor", "Identifier of the factor."),
  account_sid: sid("account", "The account of the factor."),
  service_sid: sid("verificationService", "The service of the factor. Its challenges are those of the same service."),
  subject: noted(z.string(), "Your own id of the person.", "user-48151623"),
  factor_type: noted(factorType, "The type of factor.", "totp"),
  friendly_name: noted(z.string(), "The name of the factor for the person.", "ann@example.com"),
  status: noted(
    z.enum(factorStatuses),
    "The status. `unverified` lasts until the person verifies the factor, at most 24 hours. `deleted` appears only in the response and the event of the deletion.",
    "verified",
  ),
  codes_remaining: noted(
    z.int().min(0).nullable(),
    "The number of unused recovery codes. Null for other factors.",
    null,
  ),
  rp_id: noted(z.string().nullable(), "The domain of a passkey. Null for other factors.", null),
  created_at: timestamp("The time of creation."),
  updated_at: timestamp("The time of the last change."),
  verified_at: timestamp("The time of verification. Null before.").nullable(),
}

export const factorSchema = named(
  "Factor",
  "An authenticator app, a passkey or recovery codes of a person. It never contains secrets.",
  z.object(factorFields),
)

export const factorExample = exampleOf(factorSchema, {
  updated_at: "2026-11-21T08:31:00.000Z",
  verified_at: "2026-11-21T08:31:00.000Z",
})

const bindingSchema = named(
  "FactorBinding",
  "The data that the person needs to set up the factor. Only this response contains it.",
  z.object({
    secret: noted(
      z.string().nullable(),
      "The secret of `totp` in base32, for people who type it. Null for other factors.",
      "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    ),
    uri: noted(
      z.string().nullable(),
      "The URI of `totp` to show as a QR code. Null for other factors.",
      "otpauth://totp/Acme%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme&algorithm=SHA1&digits=6&period=30",
    ),
    options: noted(
      anything.nullable(),
      "The input of `PublicKeyCredential.parseCreationOptionsFromJSON` for `passkey`. Null for other factors.",
      null,
    ),
    codes: noted(
      z.array(z.string()).nullable(),
      "The ten codes of `recovery_codes`. Each code works once. Null for other factors.",
      null,
    ),
  }),
)

export const newFactorSchema = named(
  "FactorWithBinding",
  "A factor with the data that the person needs to set it up.",
  z.object({ ...factorFields, binding: noted(bindingSchema, "The data that the person needs to set it up.") }),
)

export const newFactorExample = exampleOf(newFactorSchema, { status: "unverified" })

const attemptsRemaining = noted(z.int().min(0), "The number of wrong checks that are left.", 5)

const challengeFields = {
  sid: sid("challenge", "Identifier of the challenge."),
  account_sid: sid("account", "The account of the challenge."),
  service_sid: sid("verificationService", "The service of the challenge."),
  subject: noted(z.string(), "Your own id of the person.", "user-48151623"),
  factor_type: noted(factorType, "The type of factor that the person must prove.", "totp"),
  factor_sid: noted(
    sid("factor", "The factor.").nullable(),
    "The factor that must approve the challenge, or that approved it. Null while any factor of the type can.",
  ),
  status: noted(z.enum(challengeStatuses), "The status of the challenge.", "pending"),
  payload: noted(payload.nullable(), "The action that the person approves. Null without an action.", payloadExample),
  attempts_remaining: attemptsRemaining,
  expires_at: timestamp("The time when the challenge expires."),
  approved_at: timestamp("The time of approval. Null without an approval.").nullable(),
  created_at: timestamp("The time of creation."),
  updated_at: timestamp("The time of the last change."),
}

export const challengeSchema = named("Challenge", "A request to a person to prove a factor.", z.object(challengeFields))

export const challengeExample = exampleOf(challengeSchema, {
  factor_sid: `YF${exampleHex}`,
  payload: null,
  expires_at: "2026-11-21T08:35:00.000Z",
})

export const newChallengeSchema = named(
  "ChallengeWithOptions",
  "A challenge with the data that a browser needs to ask for a passkey.",
  z.object({
    ...challengeFields,
    options: noted(
      anything.nullable(),
      "The input of `PublicKeyCredential.parseRequestOptionsFromJSON` for a passkey. Null for other factors.",
      null,
    ),
  }),
)

const valid = noted(z.boolean(), "True if the proof is correct.", true)

export const factorCheckSchema = named(
  "FactorCheck",
  "The result of the verification of a factor.",
  z.object({
    valid,
    factor_sid: sid("factor", "The factor."),
    status: noted(
      z.enum(factorStatuses),
      "The status after the check. The fifth wrong check deletes the factor.",
      "verified",
    ),
    attempts_remaining: attemptsRemaining,
  }),
)

export const challengeCheckSchema = named(
  "ChallengeCheck",
  "The result of the check of a challenge.",
  z.object({
    valid,
    challenge_sid: sid("challenge", "The challenge."),
    factor_sid: noted(
      sid("factor", "The factor.").nullable(),
      "The factor that approved the challenge. Null if it is unknown.",
    ),
    status: noted(
      z.enum(challengeStatuses),
      "The status after the check. The fifth wrong check denies the challenge.",
      "approved",
    ),
    attempts_remaining: attemptsRemaining,
  }),
)

/** Parameters of a proof: a code, or the response of a passkey. */
export const proofFields = {
  code: noted(
    spelled(
      formed(/^[0-9A-Za-z-]{6,20}$/, "must be the 6 digits of the app, or the 10 characters of a recovery code"),
      codeSpelling,
    ).optional(),
    "The code that the person typed: the digits of the app, or a recovery code. Digits can be of any script. Spaces, dashes and invisible marks are ignored.",
    "123456",
  ),
  response: noted(
    anything.optional(),
    "The result of `navigator.credentials` for a passkey: `credential.toJSON()`, unchanged.",
    { id: "iD5A…", rawId: "iD5A…", type: "public-key", response: {}, clientExtensionResults: {} },
  ),
}

/**
 * Returns the proof. Throws `missing_parameter` when none is given, and `invalid_parameter` when both are.
 */
export function readProof({
  code,
  response,
}: {
  code?: string | undefined
  response?: Record<string, unknown> | undefined
}): FactorProof {
  if (code !== undefined && response !== undefined)
    throw new Problem("invalid_parameter", "You cannot send `response` together with `code`. Remove one of them.", {
      param: "response",
    })
  if (response !== undefined) return { response }
  if (code !== undefined) return { code }
  throw new Problem(
    "missing_parameter",
    "`code` is missing. Send the code that the person typed, or `response` for a passkey.",
    { param: "code" },
  )
}
