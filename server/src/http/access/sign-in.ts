import type { Authenticator, Principal } from "#core/accounts/authenticate.ts"
import { parseBasicHeader } from "#core/accounts/basic-header.ts"
import { RateLimiter, type RateAnswer } from "#core/accounts/rate-limiter.ts"
import { Problem, retryAfter } from "#http/problems/problem.ts"
import type { Clock } from "#core/std/clock.ts"
import { networkOf } from "#core/std/network-of.ts"

/** A burst of ten failures, then one every six seconds. A program with a wrong token then has to wait. */
const networkFailures = { perSecond: 1 / 6, atOnce: 10 }
/** During an attack, failures of one SID come from many networks. */
const sidFailures = { perSecond: 1, atOnce: 60 }
const limitedMax = 10_000
const accountHint = "Send the Account SID and the Auth Token as HTTP Basic credentials."

/**
 * The IP address of a request. It is read only when needed, because reading it from the socket costs a system
 * call.
 */
export interface Origin {
  readonly ip: string
}

/**
 * Sign-in to the API. Credentials are checked before any limit, so correct ones always work. A secret has 190
 * random bits, so no number of guesses finds one. Only failures are counted, by the client's network and by
 * SID. The authenticator limits the store's cost of unknown credentials.
 */
export class SignIn {
  readonly #authenticator: Pick<Authenticator, "authenticate">
  readonly #byNetwork: RateLimiter
  readonly #bySid: RateLimiter
  readonly #hint: string

  constructor(authenticator: Pick<Authenticator, "authenticate">, clock: Clock, hint = accountHint) {
    this.#authenticator = authenticator
    this.#hint = hint
    this.#byNetwork = limiter(clock, networkFailures)
    this.#bySid = limiter(clock, sidFailures)
  }

  /**
   * Returns the principal of the request, synchronously for cached credentials. Throws `unauthenticated` and
   * `too_many_failed_sign_ins`.
   */
  check(authorization: string | undefined, origin: Origin): Principal | Promise<Principal> {
    if (authorization === undefined) throw unauthenticated(this.#hint)
    const principal = this.#authenticator.authenticate(authorization)
    if (principal instanceof Promise) return principal.then((found) => found ?? this.#refuse(authorization, origin))
    return principal ?? this.#refuse(authorization, origin)
  }

  /** Counts a failure and throws its problem. */
  #refuse(authorization: string, origin: Origin): never {
    const { isAllowed, retryAfterMs } = this.#countFailure(authorization, origin)
    if (isAllowed) throw unauthenticated("The credentials are not valid. Check the user name and the token or secret.")
    throw new Problem(
      "too_many_failed_sign_ins",
      "The credentials are not valid, and too many sign-ins have failed. Correct the credentials, and wait for the time in `Retry-After`.",
      { headers: retryAfter(retryAfterMs) },
    )
  }

  /** A network beyond its limit does not use up the limit of a SID. */
  #countFailure(authorization: string, origin: Origin): RateAnswer {
    const byNetwork = this.#byNetwork.consume(networkOf(origin.ip))
    const sid = sidOf(authorization)
    return byNetwork.isAllowed && sid !== undefined ? this.#bySid.consume(sid) : byNetwork
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

/** Returns a name only if it could be a SID. Other names belong to no account, and would fill the table. */
function sidOf(authorization: string): string | undefined {
  const username = parseBasicHeader(authorization)?.username
  return username !== undefined && /^(?:operator|(?:AC|SK)[0-9a-f]{32})$/.test(username) ? username : undefined
}

function unauthenticated(detail: string): Problem {
  return new Problem("unauthenticated", detail, {
    headers: { "www-authenticate": 'Basic realm="posthorn"' },
  })
}
