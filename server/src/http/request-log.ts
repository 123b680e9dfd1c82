import type { Principal } from "#core/accounts/authenticate.ts"
import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import type { MemberSession } from "#core/members/session-authenticator.ts"
import type { Clock } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import type { ProblemCode } from "./problems/problems.ts"

/** The requests that are logged: all, only those with errors (refused, failed, slow), or none. */
export type LoggedRequests = "errors" | "all" | "none"

export interface AnsweredRequest {
  requestId: string
  /** Null for input that could not be read as HTTP. */
  method: string | null
  /**
   * The route from the table of routes, because a client's path can contain a phone number. Null without a
   * route.
   */
  target: { operation: string; route: string; waits: boolean } | null
  /** Null without a sign-in. */
  principal: Principal | null
  /** The member of a request by session. */
  memberSession: MemberSession | null
  status: number
  /** The problem of a refused request; null for any other. */
  problem: ProblemCode | null
  /** From the head of the request to the end of its answer; null for a request that no operation answered. */
  durationMs: number | null
  answerBytes: number
}

/** Far above the normal time of an operation. It includes the client's own time to send and to read. */
export const slowMs = 1_000

/**
 * The limit of lines a second for each level, when only errors are logged. A client that is refused in a
 * loop, or a store that is away, could otherwise fill the log.
 */
export const linesPerSecondMax = 100

/**
 * Writes one line for each answered request. It contains the facts that an operator needs first, and nothing
 * that the client wrote.
 */
export class RequestLog {
  readonly #log: Log
  readonly #logged: LoggedRequests
  readonly #limiter: RateLimiter
  #leftOut = 0

  constructor(options: { log: Log; clock: Clock; logged: LoggedRequests }) {
    this.#log = options.log
    this.#logged = options.logged
    this.#limiter = new RateLimiter({ clock: options.clock, ratePerSecondDefault: linesPerSecondMax })
  }

  /** Logs a request if it is wanted. It costs nothing for other requests, which by default are nearly all. */
  answered(request: AnsweredRequest): void {
    const isSlow = (request.durationMs ?? 0) > slowMs && !request.target?.waits
    const isWanted = this.#logged === "all" || (this.#logged === "errors" && (isSlow || request.status >= 400))
    if (isWanted) this.#write(request, levelOf(request.status, isSlow))
  }

  #write(request: AnsweredRequest, level: Level): void {
    if (this.#logged === "errors" && !this.#limiter.consume(level).isAllowed) {
      this.#leftOut += 1
      return
    }
    // pino leaves out an undefined `leftOut`.
    this.#log[level]({ ...factsOf(request), leftOut: this.#leftOut || undefined }, "a request was answered")
    this.#leftOut = 0
  }
}

type Level = "error" | "warn" | "info"

/**
 * Returns `error` for a fault of the server, `warn` for a slow request, and `info` for a fault of the client.
 */
function levelOf(status: number, isSlow: boolean): Level {
  if (status >= 500) return "error"
  return isSlow ? "warn" : "info"
}

function factsOf(request: AnsweredRequest) {
  const { requestId, method, target, principal, memberSession, status, problem, durationMs, answerBytes } = request
  // A member's requests about themselves belong to no account.
  const accountId = principal && principal.accountId !== memberSession?.memberId ? principal.accountId : null
  return {
    requestId,
    operation: target?.operation,
    method: method ?? undefined,
    route: target?.route,
    status,
    problem: problem ?? undefined,
    durationMs: durationMs === null ? undefined : Math.round(durationMs * 10) / 10,
    answerBytes,
    accountSid: accountId ? toSid("account", accountId) : undefined,
    memberSid: memberSession ? toSid("member", memberSession.memberId) : undefined,
    keySid: principal?.keyId ? toSid("apiKey", principal.keyId) : undefined,
  }
}
