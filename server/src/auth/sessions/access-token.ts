import { SignJWT } from "jose"
import { toSid } from "#core/std/ids.ts"
import type { SessionContext } from "./context.ts"
import { accessSeconds, type Session } from "./session.ts"
import type { SigningKey } from "./signing-keys.ts"

/**
 * Claims that the account cannot set: those of RFC 7519 and those that Posthorn writes. Also those that bind
 * a token to a key or to another actor (RFC 7800, RFC 8693).
 */
export const reservedClaims: ReadonlySet<string> = new Set(
  "iss sub aud exp nbf iat jti client_id account_sid sid amr acr auth_time cnf act may_act".split(" "),
)

/** Returns the `iss` of an account's tokens: an address of this installation with the account. */
export function issuerOf(baseUrl: string, accountId: string): string {
  return `${baseUrl}/v1/auth/${toSid("account", accountId)}`
}

/**
 * Signs a JWT according to RFC 9068, valid for ten minutes. The account is the client for which it is issued.
 */
export async function signAccessToken(
  session: Session,
  { kid, key }: SigningKey,
  { clock, newId, baseUrl }: Pick<SessionContext, "clock" | "newId" | "baseUrl">,
): Promise<string> {
  const now = Math.floor(clock.now() / 1_000)
  const issuer = issuerOf(baseUrl(), session.accountId)
  const account = toSid("account", session.accountId)
  return await new SignJWT({
    ...session.claims,
    iss: issuer,
    sub: session.subject,
    aud: session.audience ?? issuer,
    iat: now,
    exp: now + accessSeconds,
    jti: newId(),
    sid: toSid("session", session.id),
    client_id: account,
    account_sid: account,
    amr: [...session.amr],
    acr: session.acr,
    auth_time: Math.floor(session.provedAt / 1_000),
  })
    .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid })
    .sign(key)
}
