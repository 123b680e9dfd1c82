import { z } from "zod"
import { exampleOf } from "#http/wire/example-of.ts"
import { exampleHex, formed, named, noted, sid, timestamp } from "#http/wire/schemas.ts"
import { reservedClaims } from "#auth/sessions/access-token.ts"
import { accessSeconds, claimsBytesMax, revokedReasons, sessionStatuses } from "#auth/sessions/session.ts"

export const refreshTokenExample = `SE${exampleHex}.${"A1b2C3d4".repeat(8)}`

export const subjectPattern = /^[\x21-\x7e]{8,64}$/
export const subjectDemand = "must be 8 to 64 ASCII letters, digits or punctuation marks, without spaces"
export const subjectExample = "user-8f14e45f"

/** The account's own id of a person. */
export const subject = formed(subjectPattern, subjectDemand)

export const claims = z
  .record(z.string(), z.unknown())
  .refine((given) => Object.keys(given).every((name) => !reservedClaims.has(name)), {
    error: `must not contain any of the names ${[...reservedClaims].join(", ")}`,
  })
  .refine((given) => Buffer.byteLength(JSON.stringify(given)) <= claimsBytesMax, {
    error: `must have at most ${claimsBytesMax} bytes of JSON`,
  })

const fields = {
  sid: sid("session", "The identifier of the session, which is `sid` of access tokens."),
  account_sid: sid("account", "The account of the session."),
  subject: noted(z.string(), "Your own id of the person, which is `sub` of access tokens.", subjectExample),
  status: noted(
    z.enum(sessionStatuses),
    "The status. A session is `expired` after 14 days without a refresh, or 90 days after its creation.",
    "active",
  ),
  revoked_reason: noted(
    z.enum(revokedReasons).nullable(),
    "The reason for the revocation. `logout`: a `DELETE` request. `revoke_all`: all sessions of the subject. `reuse_detected`: an old refresh token. `session_limit`: a newer session. Null unless revoked.",
    null,
  ),
  audience: noted(
    z.string().nullable(),
    "The audience (`aud`) of access tokens. Null for the issuer.",
    "https://api.example.com",
  ),
  claims: noted(z.record(z.string(), z.unknown()), "Your own claims in access tokens.", { role: "admin" }),
  amr: noted(
    z.array(z.string()),
    "The methods by which the person proved their identity (RFC 8176). `otp`: a code. `sms` or another channel: its name. `hwk`: a passkey. `mfa`: two factors.",
    ["otp", "sms"],
  ),
  acr: noted(
    z.enum(["1", "2"]),
    "The authentication level. `2` means that the proofs are two factors, otherwise `1`.",
    "1",
  ),
  authenticated_at: timestamp("The time of the oldest proof, which is `auth_time` of access tokens."),
  refreshed_at: timestamp("The time when the latest refresh token was issued."),
  expires_at: timestamp("The time when the session ends without another refresh, at most 90 days after its creation."),
  revoked_at: noted(
    z.iso.datetime({ precision: 3 }).nullable(),
    "The time of the revocation. Null unless revoked.",
    null,
  ),
  created_at: timestamp("The time of creation."),
  updated_at: timestamp("The time of the last change."),
}

export const sessionSchema = named(
  "AuthSession",
  "A session of a person in your program. It contains no token.",
  z.object(fields),
)

export const tokensSchema = named(
  "AuthSessionTokens",
  "A session with its tokens. Only this response contains them.",
  z.object({
    ...fields,
    access_token: noted(
      z.string(),
      "A JWT (RFC 9068), signed with ES256. Resource servers check it offline.",
      "eyJhbGciOi…",
    ),
    token_type: noted(z.literal("Bearer"), "The token type. Send the token as `Authorization: Bearer …`.", "Bearer"),
    expires_in: noted(z.int(), "The number of seconds until the access token expires.", accessSeconds),
    refresh_token: noted(
      z.string(),
      "The token for the next refresh, which works once. Store it where scripts of pages cannot read it, such as in an `HttpOnly` cookie.",
      refreshTokenExample,
    ),
    refresh_expires_at: timestamp("The time when the refresh token expires."),
  }),
)

export const sessionExample = exampleOf(sessionSchema, {
  expires_at: "2026-12-05T08:30:00.000Z",
})

export const tokensExample = exampleOf(tokensSchema, {
  ...sessionExample,
  refresh_expires_at: "2026-12-05T08:30:00.000Z",
})
