import { hash } from "node:crypto"
import type { Authenticator, Principal } from "#accounts/authenticate.ts"
import { parseBasicHeader } from "#accounts/basic-header.ts"
import { RateLimiter } from "#accounts/rate-limiter.ts"
import type { Clock } from "#std/clock.ts"
import { Problem, retryAfter } from "./problem.ts"

/** Ten failures at once, then one every six seconds: no person notices, and no guesser gets anywhere. */
const addressFailures = { perSecond: 1 / 6, atOnce: 10 }
/** A sid is attacked from many addresses; its owner's own mistakes must fit in too. */
const sidFailures = { perSecond: 1, atOnce: 60 }
const limitedMax = 10_000
const provenMax = 10_000
const accountHint = "Send the Account SID and the Auth Token as HTTP Basic credentials."

/** Where a request comes from. Read only when needed, since asking the socket costs a system call. */
export interface Origin {
  readonly ip: string
}

/**
 * Sign-in to the API. Failures are counted by client address and by sid; beyond the limits requests are refused unseen, so
 * that guessing neither succeeds nor keeps the store busy. Credentials that were right before are always looked at:
 * otherwise whoever shares an address with a guesser, or whose sid is being guessed at, would be locked out.
 */
export class SignIn {
  readonly #authenticator: Pick<Authenticator, "authenticate">
  readonly #byAddress: RateLimiter
  readonly #bySid: RateLimiter
  /** SHA-256 of headers that were right, oldest first. */
  readonly #proven = new Set<string>()
  readonly #hint: string
  #hasFailures = false

  constructor(authenticator: Pick<Authenticator, "authenticate">, clock: Clock, hint = accountHint) {
    this.#authenticator = authenticator
    this.#hint = hint
    this.#byAddress = limiter(clock, addressFailures)
    this.#bySid = limiter(clock, sidFailures)
  }

  /** Who asks. Synchronous when the credentials were seen lately. Throws or rejects with `unauthenticated` and `too_many_failed_sign_ins`. */
  check(authorization: string | undefined, origin: Origin): Principal | Promise<Principal> {
    if (authorization === undefined) throw unauthenticated(this.#hint)
    if (this.#hasFailures) this.#refuseLimited(authorization, origin)
    const principal = this.#authenticator.authenticate(authorization)
    if (principal instanceof Promise) return principal.then((found) => this.#judge(found, authorization, origin))
    return principal ?? this.#judge(undefined, authorization, origin)
  }

  #judge(principal: Principal | undefined, authorization: string, origin: Origin): Principal {
    const proof = hash("sha256", authorization, "base64")
    if (principal) {
      this.#prove(proof)
      return principal
    }
    this.#hasFailures = true
    this.#proven.delete(proof)
    this.#byAddress.take(origin.ip)
    const sid = sidOf(authorization)
    if (sid) this.#bySid.take(sid)
    throw unauthenticated("The credentials are not right. Check the name and the token or secret.")
  }

  #refuseLimited(authorization: string, origin: Origin): void {
    const byAddress = this.#byAddress.peek(origin.ip)
    const sid = sidOf(authorization)
    const bySid = sid === undefined ? byAddress : this.#bySid.peek(sid)
    if (byAddress.isAllowed && bySid.isAllowed) return
    if (this.#proven.has(hash("sha256", authorization, "base64"))) return
    throw new Problem(
      "too_many_failed_sign_ins",
      "Too many sign-ins failed. Wait, and correct the credentials first.",
      {
        headers: retryAfter(Math.max(byAddress.retryAfterMs, bySid.retryAfterMs)),
      },
    )
  }

  #prove(proof: string): void {
    this.#proven.delete(proof)
    this.#proven.add(proof)
    if (this.#proven.size <= provenMax) return
    const [oldest] = this.#proven
    if (oldest !== undefined) this.#proven.delete(oldest)
  }
}

function limiter(clock: Clock, { perSecond, atOnce }: { perSecond: number; atOnce: number }): RateLimiter {
  return new RateLimiter({
    clock,
    ratePerSecondDefault: perSecond,
    burstSeconds: atOnce / perSecond,
    keysMax: limitedMax,
  })
}

/** Only what could be a sid is counted: other names cannot be guessed at, and would fill the table. */
function sidOf(authorization: string): string | undefined {
  const username = parseBasicHeader(authorization)?.username
  return username !== undefined && /^(?:operator|(?:AC|SK)[0-9a-f]{32})$/.test(username) ? username : undefined
}

function unauthenticated(detail: string): Problem {
  return new Problem("unauthenticated", detail, {
    headers: { "www-authenticate": 'Basic realm="posthorn"' },
  })
}
