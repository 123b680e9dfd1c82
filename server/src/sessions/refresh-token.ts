import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { fromSid, toSid } from "#std/ids.ts"
import { refreshGraceMs, type Session } from "./session.ts"

/**
 * A refresh token is the sid of its session, 256 random bits, and a tag. The session stores the SHA-256 of
 * the present token and of the previous one. The tag distinguishes an older token of the session, which was
 * stolen or replayed, from a guess that knows only the sid. So a guess cannot end a session.
 */
export interface RefreshToken {
  sessionId: string
  secret: Buffer
  tag: Buffer
}

const secretBytes = 32
const tagBytes = 16
const pattern = /^(SE[0-9a-f]{32})\.([\w-]{64})$/

/** Returns the values that the row of a new session stores, and the token for its client. */
export function firstToken(sessionId: string): { text: string; tagKey: Buffer; tokenHash: Buffer } {
  const tagKey = randomBytes(secretBytes)
  const secret = randomBytes(secretBytes)
  return { text: write(sessionId, secret, tagKey), tagKey, tokenHash: hashOf(secret) }
}

/**
 * Derives the token after `secret`. It needs that token and a salt in the session's row, and neither alone is
 * enough. So every process derives the same successor of the same token, and a copy of the store derives none
 * (docs/decisions/053).
 */
export function successorOf(
  { sessionId, secret }: RefreshToken,
  { salt, tagKey }: { salt: Uint8Array; tagKey: Uint8Array },
) {
  const next = createHmac("sha256", secret).update(salt).digest()
  return { text: write(sessionId, next, tagKey), tokenHash: hashOf(next) }
}

export function newSalt(): Buffer {
  return randomBytes(secretBytes)
}

/** Returns undefined for a text without the form of a refresh token. */
export function readToken(text: string): RefreshToken | undefined {
  const [, sid = "", rest = ""] = pattern.exec(text) ?? []
  const sessionId = fromSid("session", sid)
  if (sessionId === undefined) return undefined
  const bytes = Buffer.from(rest, "base64url")
  return { sessionId, secret: bytes.subarray(0, secretBytes), tag: bytes.subarray(secretBytes) }
}

/**
 * Classifies a token against its session. `old` was a token of the session and is no longer valid. `unknown`
 * never was one.
 */
export type TokenAge = "current" | "previous" | "old" | "unknown"

/** The previous token is `previous` for ten seconds after the refresh. Then it is `old`. */
export function ageOf({ secret, tag }: RefreshToken, session: Session, now: number): TokenAge {
  const hash = hashOf(secret)
  if (timingSafeEqual(hash, session.tokenHash)) return "current"
  const isPrevious = session.previousHash !== null && timingSafeEqual(hash, session.previousHash)
  if (isPrevious && now < session.refreshedAt + refreshGraceMs) return "previous"
  return timingSafeEqual(tag, tagOf(secret, session.tagKey)) ? "old" : "unknown"
}

function write(sessionId: string, secret: Buffer, tagKey: Uint8Array): string {
  return `${toSid("session", sessionId)}.${Buffer.concat([secret, tagOf(secret, tagKey)]).toString("base64url")}`
}

function tagOf(secret: Uint8Array, tagKey: Uint8Array): Buffer {
  return createHmac("sha256", tagKey).update(secret).digest().subarray(0, tagBytes)
}

function hashOf(secret: Uint8Array): Buffer {
  return createHash("sha256").update(secret).digest()
}
