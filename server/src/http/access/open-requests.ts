import type { ServerResponse } from "node:http"
import type { Authenticator, Principal } from "#core/accounts/authenticate.ts"
import { credentialOf, liveCredentials } from "#core/accounts/live-credentials.ts"
import { StoreUnavailable, type Tx } from "#core/db/database.ts"
import { rolesOfSessions } from "#core/members/live-sessions.ts"
import type { MemberSession, SessionAuthenticator } from "#core/members/session-authenticator.ts"
import { covers, type Role } from "#core/members/role.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Log } from "#core/std/log.ts"

/** The principal of a request, and the role that a member needs for it. */
export interface OpenRequest {
  principal: Principal
  memberSession: MemberSession | null
  needed: Role
}

export interface OpenRequestsOptions {
  db: Tx
  clock: Clock
  log: Log
  authenticator: Pick<Authenticator, "forget">
  memberSessions: Pick<SessionAuthenticator, "forget">
}

/**
 * Each check runs two statements at most. Together with their duration, a client without rights reads for
 * less than two seconds.
 */
const lookEveryMs = 1_000

/**
 * The requests that stay open because they wait or are answered by a stream. They were authorized when they
 * began. This class authorizes them again in the store, because another process may have ended the session,
 * the key or the role (docs/decisions/070).
 */
export class OpenRequests {
  readonly #options: OpenRequestsOptions
  readonly #open = new Map<AbortController, OpenRequest>()
  /** Cancels the next check, if one is scheduled. */
  #cancel: (() => void) | null = null
  #looking: Promise<void> | null = null
  #isStopped = false

  constructor(options: OpenRequestsOptions) {
    this.#options = options
  }

  /**
   * Returns a signal that is aborted when the client disconnects, and soon after the client has lost its
   * rights.
   */
  watch({ principal, memberSession, needed }: OpenRequest, response: ServerResponse): AbortSignal {
    const end = new AbortController()
    if (response.destroyed) end.abort()
    else this.#open.set(end, { principal, memberSession, needed })
    response.once("close", () => this.#end(end))
    this.#schedule()
    return end.signal
  }

  /** Stops the checks. Resolves when the current one has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel?.()
    await this.#looking
  }

  #schedule(): void {
    if (this.#cancel || this.#looking || this.#isStopped || !this.#open.size) return
    this.#cancel = this.#options.clock.after(lookEveryMs, () => {
      this.#cancel = null
      this.#looking = this.#check().finally(() => {
        this.#looking = null
        this.#schedule()
      })
    })
  }

  async #check(): Promise<void> {
    const open = [...this.#open]
    try {
      const mayStay = await this.#createValidityCheck(open.map(([, request]) => request))
      for (const [end, request] of open) if (!mayStay(request)) this.#endUnauthorized(end, request)
    } catch (error) {
      // While the store is away, open requests get no new data either, because it also comes from the store.
      if (!(error instanceof StoreUnavailable))
        this.#options.log.error({ err: error }, "open requests to payment providers could not be read")
    }
  }

  async #createValidityCheck(requests: readonly OpenRequest[]): Promise<(request: OpenRequest) => boolean> {
    const { db, clock } = this.#options
    const uses = requests.flatMap(({ principal: { accountId }, memberSession }) =>
      memberSession ? { sessionId: memberSession.sessionId, memberId: memberSession.memberId, accountId } : [],
    )
    const principals = requests.map(({ principal }) => principal)
    const roleOf = await rolesOfSessions(db, uses, clock.now())
    const live = await liveCredentials(db, principals, clock.now())
    return ({ principal, memberSession, needed }) => {
      if (!memberSession) return live.has(credentialOf(principal) ?? "")
      const role = roleOf({ ...memberSession, accountId: principal.accountId })
      return role !== undefined && covers(role, needed)
    }
  }

  /**
   * Ends a request. Its credentials are removed from the cache, so the next request is looked up and refused.
   */
  #endUnauthorized(end: AbortController, { principal, memberSession }: OpenRequest): void {
    if (memberSession) this.#options.memberSessions.forget(memberSession.memberId)
    else this.#options.authenticator.forget(principal.accountId)
    this.#end(end)
  }

  #end(end: AbortController): void {
    this.#open.delete(end)
    end.abort()
  }
}
