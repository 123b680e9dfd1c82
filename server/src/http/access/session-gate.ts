import type { IncomingHttpHeaders } from "node:http"
import type { FastifyRequest } from "fastify"
import type { Principal } from "#core/accounts/authenticate.ts"
import { operatorId } from "#core/accounts/operator-token.ts"
import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import type { Access } from "#http/operation.ts"
import { Problem, retryAfter } from "#http/problems/problem.ts"
import type { MemberSession, SessionAuthenticator } from "#core/members/session-authenticator.ts"
import type { Role } from "#core/members/role.ts"
import type { Clock } from "#core/std/clock.ts"
import { fromSid } from "#core/std/ids.ts"
import { networkOf } from "#core/std/network-of.ts"
import { isOfAccount } from "./access.ts"
import { clientAddress } from "./client-address.ts"
import { isChange, refuseCrossSite } from "./cross-site.ts"
import { requireOperator, requireRole } from "./require-role.ts"
import { sessionTokenOf, transportOf } from "./session-cookie.ts"

/**
 * The limit of invalid session cookies from one network. A browser whose session has ended sends a few, a
 * guesser sends many.
 */
const failures = { perSecond: 1, atOnce: 60 }
const limitedMax = 10_000
/** The rate of a member's requests that belong to no account. */
const memberRatePerSecond = 50

/** The principal of operations that need no sign-in. */
export const anonymous: Principal = principalOf(operatorId, null)

/**
 * Authenticates and authorizes members by their sessions. It checks the session, that no other site sent the
 * request, and that the member's role covers it.
 */
export class SessionGate {
  readonly #memberSessions: SessionAuthenticator
  readonly #baseUrl: () => string
  readonly #failures: RateLimiter

  constructor({
    memberSessions,
    clock,
    baseUrl,
  }: {
    memberSessions: SessionAuthenticator
    clock: Clock
    baseUrl: () => string
  }) {
    this.#memberSessions = memberSessions
    this.#baseUrl = baseUrl
    this.#failures = new RateLimiter({
      clock,
      ratePerSecondDefault: failures.perSecond,
      burstSeconds: failures.atOnce / failures.perSecond,
      keysMax: limitedMax,
    })
  }

  /**
   * Returns whether a request comes from the console: it has no credentials, but a header or cookie of the
   * console.
   */
  isFor(headers: IncomingHttpHeaders): boolean {
    if (headers.authorization !== undefined) return false
    return headers["posthorn-account"] !== undefined || sessionTokenOf(headers.cookie) !== undefined
  }

  /**
   * Returns the member of the session, or null where none is needed. Throws `unauthenticated` and
   * `cross_site_request`.
   */
  async authenticate(request: FastifyRequest, access: Access): Promise<MemberSession | null> {
    if (isChange(request.method)) refuseCrossSite(request.headers, this.#baseUrl())
    return access === "anyone" ? null : await this.#memberSession(request)
  }

  /**
   * Returns the principal whose limit the request counts against. Throws `account_not_named`, `not_a_member`
   * and `insufficient_role`.
   */
  async authorize(headers: IncomingHttpHeaders, memberSession: MemberSession, access: Access): Promise<Principal> {
    if (isOfAccount(access)) return await this.#authorizeInAccount(namedAccount(headers), memberSession, access)
    if (access === "operator") requireOperator(memberSession)
    const id = access === "operator" ? operatorId : memberSession.memberId
    return principalOf(id, memberRatePerSecond)
  }

  async #authorizeInAccount(accountId: string, memberSession: MemberSession, needed: Role): Promise<Principal> {
    const access = await this.#memberSessions.accessTo(accountId, memberSession)
    if (!access)
      throw new Problem(
        "not_a_member",
        "The header `posthorn-account` names an account that does not exist or that you are not a member of. Send the Account SID of another account.",
      )
    requireRole(access.role, needed)
    return principalOf(accountId, access.ratePerSecond)
  }

  async #memberSession(request: FastifyRequest): Promise<MemberSession> {
    const token = sessionTokenOf(request.headers.cookie, transportOf(request, this.#baseUrl()))
    if (token === undefined) throw signedOut("You are not signed in. Sign in to the console.")
    // The session is looked up before a failure is counted. Otherwise a member who shares an address with a
    // guesser would be locked out.
    const found = this.#memberSessions.known(token) ?? (await this.#memberSessions.findSession(token))
    if (found) return found
    const { isAllowed, retryAfterMs } = this.#failures.consume(networkOf(clientAddress(request)))
    if (isAllowed) throw signedOut("The session has ended. Sign in again.")
    throw new Problem(
      "too_many_failed_sign_ins",
      "Too many requests from this address had an invalid session. Wait for the time in `Retry-After`, then sign in.",
      {
        headers: retryAfter(retryAfterMs),
      },
    )
  }
}

/** Returns the account of a request by session. Throws `account_not_named`. */
export function namedAccount(headers: IncomingHttpHeaders): string {
  const given = headers["posthorn-account"]
  const accountId = typeof given === "string" ? fromSid("account", given) : undefined
  if (accountId !== undefined) return accountId
  throw new Problem(
    "account_not_named",
    given === undefined
      ? "A request with a session needs an account. Send its Account SID in the header `posthorn-account`."
      : "`posthorn-account` must be an Account SID: AC and 32 hexadecimal digits.",
  )
}

function principalOf(accountId: string, ratePerSecond: number | null): Principal {
  return { accountId, keyId: null, tokenId: null, scope: "full", ratePerSecond }
}

/** Browsers do not know this challenge. For a known one they would ask for a password in their own dialog. */
function signedOut(detail: string): Problem {
  return new Problem("unauthenticated", detail, { headers: { "www-authenticate": 'Session realm="posthorn"' } })
}
