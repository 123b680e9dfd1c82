import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { fromSid, toSid } from "#core/std/ids.ts"
import { formerTokensMax, refreshGraceMs, type FormerToken, type Session } from "./session.ts"

/**
 * A refresh token is the sid of its session, 256 random bits, and a tag. The session stores the SHA-256 of
 * the present token and of those that it replaced in the last seconds. The tag distinguishes an older token
 * of the session, which was stolen or replayed, from a guess that knows only the sid. So a guess cannot end a
 * session.
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
export type TokenAge = "current" | "recent" | "old" | "unknown"

/** A replaced token is `recent` for ten seconds. Then it is `old`. */
export function ageOf(token: RefreshToken, session: Session, now: number): TokenAge {
  if (timingSafeEqual(hashOf(token.secret), session.tokenHash)) return "current"
  if (currentOf(token, session, now) !== undefined) return "recent"
  return timingSafeEqual(token.tag, tagOf(token.secret, session.tagKey)) ? "old" : "unknown"
}

/** Derives the current token from a recent one, through each token between them. */
export function currentOf(token: RefreshToken, session: Session, now: number): string | undefined {
  const replaced = replacedTokens(session)
  const hash = hashOf(token.secret)
  const index = replaced.findIndex((former) => timingSafeEqual(hash, Buffer.from(former.hash, "base64")))
  const own = replaced[index]
  if (!own || now >= own.replacedAt + refreshGraceMs) return undefined
  let { secret } = token
  for (const { salt } of replaced.slice(0, index + 1).toReversed())
    secret = createHmac("sha256", secret).update(Buffer.from(salt, "base64")).digest()
  return timingSafeEqual(hashOf(secret), session.tokenHash) ? write(session.id, secret, session.tagKey) : undefined
}

/** Returns the former tokens of a session whose current token is replaced now. */
export function formerTokensOf(session: Session, now: number): FormerToken[] {
  const recent = replacedTokens(session).filter(({ replacedAt }) => now < replacedAt + refreshGraceMs)
  return recent.slice(0, formerTokensMax)
}

/** The previous token and those before it, the newest first. */
function replacedTokens({ previousHash, salt, refreshedAt, formerTokens }: Session): FormerToken[] {
  if (!previousHash || !salt) return []
  const [hash, saltText] = [previousHash, salt].map((bytes) => Buffer.from(bytes).toString("base64"))
  return [{ hash: hash ?? "", salt: saltText ?? "", replacedAt: refreshedAt }, ...formerTokens]
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
