import { z } from "zod"
import { exampleHex, formed, named, noted, sid, timestamp } from "#api/wire/schemas.ts"
import { reservedClaims } from "#sessions/access-token.ts"
import { accessSeconds, claimsBytesMax, revokedReasons, sessionStatuses } from "#sessions/session.ts"

export const refreshTokenExample = `SE${exampleHex}.${"A1b2C3d4".repeat(8)}`

export const subjectPattern = /^[\x21-\x7e]{8,64}$/
export const subjectDemand = "must be 8 to 64 letters, digits or punctuation marks of ASCII, without spaces"
export const subjectExample = "user-8f14e45f"

/** The account's own id of a person. */
export const subject = formed(subjectPattern, subjectDemand)

export const claims = z
  .record(z.string(), z.unknown())
  .refine((given) => Object.keys(given).every((name) => !reservedClaims.has(name)), {
    error: `must not have any of the names ${[...reservedClaims].join(", ")}`,
  })
  .refine((given) => Buffer.byteLength(JSON.stringify(given)) <= claimsBytesMax, {
    error: `must have at most ${claimsBytesMax} bytes of JSON`,
  })

const fields = {
  sid: sid("session", "The session. Access tokens have it as `sid`."),
  account_sid: sid("account", "The account."),
  subject: noted(z.string(), "Your own id of the person: `sub` of access tokens.", subjectExample),
  status: noted(
    z.enum(sessionStatuses),
    "`expired` after 14 days without a refresh, or 90 days after the creation.",
    "active",
  ),
  revoked_reason: noted(
    z.enum(revokedReasons).nullable(),
    "`logout` by `DELETE`, `revoke_all`, `reuse_detected` for an old refresh token, or `session_limit` for a newer session; null unless revoked.",
    null,
  ),
  audience: noted(
    z.string().nullable(),
    "`aud` of access tokens; null for the issuer itself.",
    "https://api.example.com",
  ),
  claims: noted(z.record(z.string(), z.unknown()), "Your own claims in access tokens.", { role: "admin" }),
  amr: noted(
    z.array(z.string()),
    "How the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its name. `hwk`: a passkey. `mfa`: two factors.",
    ["otp", "sms"],
  ),
  acr: noted(z.enum(["1", "2"]), "`2` when the proofs are two factors, else `1`.", "1"),
  authenticated_at: timestamp("When the person gave the oldest of the proofs: `auth_time` of access tokens."),
  refreshed_at: timestamp("When the latest refresh token was issued."),
  expires_at: timestamp(
    "When the session ends unless it is refreshed before. It is at most 90 days after the creation.",
  ),
  revoked_at: noted(z.iso.datetime({ precision: 3 }).nullable(), "When it was revoked.", null),
  created_at: timestamp("When it was created."),
  updated_at: timestamp("When it last changed."),
}

export const sessionSchema = named(
  "AuthSession",
  "A person signed in at your program. It holds no token.",
  z.object(fields),
)

export const tokensSchema = named(
  "AuthSessionTokens",
  "A session with its tokens, which no other answer shows again.",
  z.object({
    ...fields,
    access_token: noted(
      z.string(),
      "A JWT (RFC 9068), signed with ES256. Resource servers check it offline.",
      "eyJhbGciOi…",
    ),
    token_type: noted(z.literal("Bearer"), "How it is sent: `Authorization: Bearer …`.", "Bearer"),
    expires_in: noted(z.int(), "Seconds until the access token expires.", accessSeconds),
    refresh_token: noted(
      z.string(),
      "Gives the next access token, once. Keep it out of the reach of scripts in pages, such as in an `HttpOnly` cookie.",
      refreshTokenExample,
    ),
    refresh_expires_at: timestamp("When the refresh token expires."),
  }),
)

const at = "2026-11-21T08:30:00.000Z"

export const sessionExample = {
  sid: `SE${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  subject: subjectExample,
  status: "active",
  revoked_reason: null,
  audience: "https://api.example.com",
  claims: { role: "admin" },
  amr: ["otp", "sms"],
  acr: "1",
  authenticated_at: at,
  refreshed_at: at,
  expires_at: "2026-12-05T08:30:00.000Z",
  revoked_at: null,
  created_at: at,
  updated_at: at,
} as const

export const tokensExample = {
  ...sessionExample,
  access_token: "eyJhbGciOi…",
  token_type: "Bearer",
  expires_in: accessSeconds,
  refresh_token: refreshTokenExample,
  refresh_expires_at: "2026-12-05T08:30:00.000Z",
} as const
