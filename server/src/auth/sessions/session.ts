/** A session as the store holds it. Times are milliseconds. */
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import { secondMs, dayMs } from "#core/std/durations.ts"

export interface Session {
  accountId: string
  id: string
  subject: string
  /** The audience of the access tokens; null for the issuer. */
  audience: string | null
  /** The account's own claims. */
  claims: Readonly<Record<string, unknown>>
  amr: readonly string[]
  acr: "1" | "2"
  /** The time of the oldest proof. */
  provedAt: number
  tokenHash: Uint8Array
  previousHash: Uint8Array | null
  salt: Uint8Array | null
  /** The tokens before the previous one whose ten seconds are not over. The newest is first. */
  formerTokens: readonly FormerToken[]
  tagKey: Uint8Array
  /** The number of its events so far. */
  sequence: number
  createdAt: number
  updatedAt: number
  refreshedAt: number
  expiresAt: number
  revokedAt: number | null
  revokedReason: RevokedReason | null
}

/** A replaced refresh token. Its SHA-256 and the salt of its successor are in base64. */
export interface FormerToken {
  hash: string
  salt: string
  replacedAt: number
}

export const sessionStatuses = ["active", "revoked", "expired"] as const
export type SessionStatus = (typeof sessionStatuses)[number]

export const revokedReasons = ["logout", "revoke_all", "reuse_detected", "session_limit"] as const
export type RevokedReason = (typeof revokedReasons)[number]

/** The lifetime of an access token. Nothing ends it earlier, so it is short. */
export const accessSeconds = 600
/** A session ends this long after its last refresh. */
export const idleMs = 14 * dayMs
/** A session ends this long after its creation, however often it is refreshed. */
export const absoluteMs = 90 * dayMs
/**
 * How long a replaced token still returns the current one, for lost answers and for concurrent tabs.
 */
export const refreshGraceMs = 10 * secondMs
/** More tabs than this do not refresh one after the other within the ten seconds. */
export const formerTokensMax = 8
/** Active sessions of a subject. A newer session revokes the oldest one beyond this limit. */
export const sessionsPerSubjectMax = 100
/** Ended sessions stay in lists for this long. */
export const endedKeptMs = 7 * dayMs
/** The limit of `claims` as JSON. */
export const claimsBytesMax = 2_048

export function statusOf({ revokedAt, expiresAt }: Session, now: number): SessionStatus {
  if (revokedAt !== null) return "revoked"
  return expiresAt > now ? "active" : "expired"
}

/** The same in SQL. Its parameter is the time. */
export const statusInSql =
  "(case when revoked_at is not null then 'revoked' when expires_at > ?::timestamptz then 'active' else 'expired' end)"

/** Returns when a session ends that is refreshed now. */
export function expiryOf(createdAt: number, now: number): number {
  return Math.min(now + idleMs, createdAt + absoluteMs)
}

/** Returns the end of the day on which a session with this end is deleted. */
export function forgetAt(endsAt: number): number {
  return Math.ceil((endsAt + endedKeptMs) / dayMs) * dayMs
}

/** A row as the driver returns it. */
export type UserSessionRow = RowOf<Omit<Session, "claims" | "formerTokens">> & {
  claims: string
  former_tokens: string
  forget_at: number
}

export function toSession({ claims, former_tokens: former, forget_at: _, ...row }: UserSessionRow): Session {
  return {
    ...fromRow<Omit<Session, "claims" | "formerTokens">>(row),
    claims: JSON.parse(claims) as Record<string, unknown>,
    formerTokens: JSON.parse(former) as FormerToken[],
  }
}
