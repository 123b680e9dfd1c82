import type { Principal } from "#accounts/authenticate.ts"
import { RateLimiter } from "#accounts/rate-limiter.ts"
import type { Presence } from "#members/presences.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import type { ProblemCode } from "./problems.ts"

/** Which requests leave a line: all, those that somebody may ask about (refused, failed, slow), or none. */
export type LoggedRequests = "errors" | "all" | "none"

export interface AnsweredRequest {
  requestId: string
  /** Null for what could not be read as HTTP. */
  method: string | null
  /** What it was routed to, as the table of routes has it: a path of a client may hold a number. Null when there is nothing. */
  target: { operation: string; route: string; waits: boolean } | null
  /** Null when nobody was signed in. */
  principal: Principal | null
  /** The member, of a request by session. */
  presence: Presence | null
  status: number
  /** Why it was refused; null when it was not. */
  problem: ProblemCode | null
  /** From its head to the end of its answer; null for what no operation answered. */
  durationMs: number | null
  answerBytes: number
}

/** Far above what an operation needs when all is well. The client's own time to send and to read is in it. */
export const slowMs = 1_000

/**
 * Lines a second of one level, when only errors are logged. A client that is refused in a loop, or a store that is away, would
 * otherwise make the log the next trouble.
 */
export const linesPerSecondMax = 100

/** One line for each request, when it is answered, with what an operator asks first and nothing that the client wrote. */
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

  /** Costs nothing for a request that leaves no line, which by default is nearly every one. */
  answered(request: AnsweredRequest): void {
    const isSlow = (request.durationMs ?? 0) > slowMs && !request.target?.waits
    const isWanted = this.#logged === "all" || (this.#logged === "errors" && (isSlow || request.status >= 400))
    if (isWanted) this.#write(request, levelOf(request.status, isSlow))
  }

  #write(request: AnsweredRequest, level: Level): void {
    if (this.#logged === "errors" && !this.#limiter.take(level).isAllowed) {
      this.#leftOut += 1
      return
    }
    // Without `leftOut` in it when nothing was: pino leaves out what is undefined.
    this.#log[level]({ ...factsOf(request), leftOut: this.#leftOut || undefined }, "a request was answered")
    this.#leftOut = 0
  }
}

type Level = "error" | "warn" | "info"

/** Ours to mend, worth a look, or the client's to mend. */
function levelOf(status: number, isSlow: boolean): Level {
  if (status >= 500) return "error"
  return isSlow ? "warn" : "info"
}

function factsOf(request: AnsweredRequest) {
  const { requestId, method, target, principal, presence, status, problem, durationMs, answerBytes } = request
  // What a member does for themselves is done in no account.
  const accountId = principal && principal.accountId !== presence?.memberId ? principal.accountId : null
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
    memberSid: presence ? toSid("member", presence.memberId) : undefined,
    keySid: principal?.keyId ? toSid("apiKey", principal.keyId) : undefined,
  }
}
