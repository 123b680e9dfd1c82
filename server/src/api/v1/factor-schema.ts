import { z } from "zod"
import { Problem } from "#api/problems/problem.ts"
import { exampleHex, formed, named, noted, sid, spelled, timestamp } from "#api/wire/schemas.ts"
import { codeSpelling } from "#api/wire/spellings.ts"
import { challengeStatuses } from "#factors/challenge.ts"
import { factorStatuses, factorTypes } from "#factors/factor.ts"
import type { FactorProof } from "#factors/prove-factor.ts"
import { payload, payloadExample } from "./verification-schema.ts"

/** The account's own id of a person. */
export const factorSubject = formed(
  /^[\x21-\x7e]{8,64}$/,
  "must be your own id of the person: 8 to 64 letters, digits and other visible ASCII characters without spaces",
)

export const factorType = z.enum(factorTypes)

const anything = z.record(z.string(), z.unknown())

const factorFields = {
  sid: sid("factor", "Identifier of the factor."),
  account_sid: sid("account", "The account that it belongs to."),
  subject: noted(z.string(), "Your own id of the person.", "user-48151623"),
  factor_type: noted(factorType, "The kind of factor.", "totp"),
  friendly_name: noted(z.string(), "The person's name for it.", "ann@example.com"),
  status: noted(
    z.enum(factorStatuses),
    "`unverified` until the person proved it, for 24 hours at most; `deleted` in the answer and the event of its end.",
    "verified",
  ),
  codes_remaining: noted(z.int().min(0).nullable(), "Recovery codes that are left; null for other factors.", null),
  rp_id: noted(z.string().nullable(), "The domain that a passkey is for; null for other factors.", null),
  created_at: timestamp("When it was created."),
  updated_at: timestamp("When it last changed."),
  verified_at: timestamp("When it was verified; null before.").nullable(),
}

export const factorSchema = named(
  "Factor",
  "An authenticator app, a passkey or recovery codes of a person. Its secrets are never part of it.",
  z.object(factorFields),
)

export const factorExample = {
  sid: `YF${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  subject: "user-48151623",
  factor_type: "totp",
  friendly_name: "ann@example.com",
  status: "verified",
  codes_remaining: null,
  rp_id: null,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:31:00.000Z",
  verified_at: "2026-11-21T08:31:00.000Z",
} as const

const bindingSchema = named(
  "FactorBinding",
  "The data that the person needs to set up the factor. Only this answer has it.",
  z.object({
    secret: noted(
      z.string().nullable(),
      "Of `totp`: the secret in base32, for people who type it. Otherwise null.",
      "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    ),
    uri: noted(
      z.string().nullable(),
      "Of `totp`: the address to show as a QR code. Otherwise null.",
      "otpauth://totp/Acme%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme&algorithm=SHA1&digits=6&period=30",
    ),
    options: noted(
      anything.nullable(),
      "Of `passkey`: what `PublicKeyCredential.parseCreationOptionsFromJSON` takes. Otherwise null.",
      null,
    ),
    codes: noted(
      z.array(z.string()).nullable(),
      "Of `recovery_codes`: ten codes, each of which is right once. Otherwise null.",
      null,
    ),
  }),
)

export const newFactorSchema = named(
  "FactorWithBinding",
  "A factor with what the person needs to set it up.",
  z.object({ ...factorFields, binding: noted(bindingSchema, "The data that the person needs to set it up.") }),
)

export const newFactorExample = {
  ...factorExample,
  status: "unverified",
  updated_at: factorExample.created_at,
  verified_at: null,
  binding: {
    secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    uri: "otpauth://totp/Acme%3Aann%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme&algorithm=SHA1&digits=6&period=30",
    options: null,
    codes: null,
  },
}

const attemptsRemaining = noted(z.int().min(0), "Wrong checks that are left.", 5)

const challengeFields = {
  sid: sid("challenge", "Identifier of the challenge."),
  account_sid: sid("account", "The account that it belongs to."),
  subject: noted(z.string(), "Your own id of the person.", "user-48151623"),
  factor_type: noted(factorType, "The factor to ask for.", "totp"),
  factor_sid: noted(
    sid("factor", "The factor.").nullable(),
    "The factor that is asked for, or that approved it; null while any of this type may.",
  ),
  status: noted(z.enum(challengeStatuses), "The outcome.", "pending"),
  payload: noted(payload.nullable(), "The action that the person approves; null for none.", payloadExample),
  attempts_remaining: attemptsRemaining,
  expires_at: timestamp("Until when it can be approved."),
  approved_at: timestamp("When it was approved; null unless it was.").nullable(),
  created_at: timestamp("When it was created."),
  updated_at: timestamp("When it last changed."),
}

export const challengeSchema = named(
  "Challenge",
  "A request to a person to prove themselves with a factor.",
  z.object(challengeFields),
)

export const challengeExample = {
  sid: `YC${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  subject: "user-48151623",
  factor_type: "totp",
  factor_sid: `YF${exampleHex}`,
  status: "pending",
  payload: null,
  attempts_remaining: 5,
  expires_at: "2026-11-21T08:35:00.000Z",
  approved_at: null,
  created_at: "2026-11-21T08:30:00.000Z",
  updated_at: "2026-11-21T08:30:00.000Z",
} as const

export const newChallengeSchema = named(
  "ChallengeWithOptions",
  "A challenge with what a browser needs to ask for a passkey.",
  z.object({
    ...challengeFields,
    options: noted(
      anything.nullable(),
      "For a passkey: what `PublicKeyCredential.parseRequestOptionsFromJSON` takes. Otherwise null.",
      null,
    ),
  }),
)

const valid = noted(z.boolean(), "Whether the proof was right.", true)

export const factorCheckSchema = named(
  "FactorCheck",
  "Whether a proof of a new factor was right.",
  z.object({
    valid,
    factor_sid: sid("factor", "The factor."),
    status: noted(z.enum(factorStatuses), "The status after the check. The fifth wrong one deletes it.", "verified"),
    attempts_remaining: attemptsRemaining,
  }),
)

export const challengeCheckSchema = named(
  "ChallengeCheck",
  "Whether a proof was right.",
  z.object({
    valid,
    challenge_sid: sid("challenge", "The challenge."),
    factor_sid: noted(sid("factor", "The factor.").nullable(), "The factor that approved it; null unless known."),
    status: noted(z.enum(challengeStatuses), "The status after the check. The fifth wrong one denies it.", "approved"),
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
    "The code that the person typed: the digits of the app, or a recovery code. Spaces in it are ignored.",
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
    throw new Problem("invalid_parameter", "`response` must be left out when `code` is given.", { param: "response" })
  if (response !== undefined) return { response }
  if (code !== undefined) return { code }
  throw new Problem(
    "missing_parameter",
    "`code` is missing. Give what the person typed, or `response` for a passkey.",
    { param: "code" },
  )
}
