import type { IncomingHttpHeaders } from "node:http"
import type { Principal } from "#core/accounts/authenticate.ts"
import { operatorId } from "#core/accounts/operator-token.ts"
import { isForConsole, type Client, type Tag } from "#http/operation.ts"
import { problemOf } from "#http/problems/failure.ts"
import { problems } from "#http/problems/problems.ts"
import type { Route } from "#http/routes.ts"
import { installationId } from "#core/members/audit-log.ts"
import type { MemberSession } from "#core/members/session-authenticator.ts"
import { toSid } from "#core/std/ids.ts"
import { accessOf, isOfAccount } from "./access.ts"
import type { Audit, Change } from "./audit.ts"
import { namedAccount } from "./session-gate.ts"

/**
 * The traffic of programs. Entries of these operations would outnumber all others, and their results are
 * logged elsewhere.
 */
const trafficTags: ReadonlySet<Tag> = new Set([
  "Messages",
  "Simulator",
  "Verifications",
  "Factors",
  "Sessions",
  "Payments",
])

/**
 * Returns whether a request of this operation is recorded. Changes and the reading of secrets are. A request
 * before a sign-in has no member to record.
 */
export function isAudited({ method, path, operation }: Route<never>, memberSession: MemberSession | null): boolean {
  if (memberSession === null && isForConsole(path)) return false
  if (operation.audited !== null) return operation.audited
  return method !== "GET" && (memberSession !== null || !trafficTags.has(operation.tag))
}

interface Refused {
  route: Route<never>
  memberSession: MemberSession
  headers: IncomingHttpHeaders
  sid: string | undefined
  client(): Client
}

/** Records a change that was refused because the role of the member does not cover it. */
export async function recordRefusal(
  audit: Audit,
  error: unknown,
  { headers, client, ...refused }: Refused,
): Promise<void> {
  const { route, memberSession } = refused
  if (problemOf(error).code !== "insufficient_role" || !isAudited(route, memberSession)) return
  const accountId = isOfAccount(accessOf(route)) ? namedAccount(headers) : operatorId
  const principal = { accountId, keyId: null, tokenId: null }
  await audit.refused(changeOf({ ...refused, principal, client: client() }), problems.insufficient_role.status)
}

interface Requested {
  route: Route<never>
  principal: Pick<Principal, "accountId" | "keyId" | "tokenId">
  memberSession: MemberSession | null
  sid: string | undefined
  subjectName?: string | null
  client: Pick<Client, "ip" | "userAgent">
}

/** Returns the fields of an audit entry that come from the request. */
export function changeOf({ route, principal, memberSession, client, ...rest }: Requested): Change {
  const { path, operation } = route
  const { sid, subjectName = null } = rest
  const { ip, userAgent } = client
  return {
    accountId: isOfAccount(accessOf(route)) ? principal.accountId : installationId,
    memberId: memberSession?.memberId ?? null,
    credential: memberSession ? null : credentialOf(principal),
    operation: operation.id,
    path,
    sid,
    subjectName,
    ip,
    userAgent,
  }
}

function credentialOf({ keyId, tokenId }: Requested["principal"]): string {
  if (keyId !== null) return toSid("apiKey", keyId)
  return tokenId === null ? "operator_token" : "auth_token"
}
