import { RateLimiter } from "#accounts/rate-limiter.ts"
import type { Tx } from "#db/database.ts"
import type { Clock } from "#std/clock.ts"
import { MemberRefusal } from "./refusals.ts"
import { isKnownAddress } from "./session-store.ts"

/** Ten failures at once, then one every six seconds: no person notices, and no guesser gets anywhere. */
const addressFailures = { perSecond: 1 / 6, atOnce: 10 }
/** An email is guessed at from many addresses. Half a minute is what the right person waits at most when the guessing is over. */
const emailFailures = { perSecond: 1 / 30, atOnce: 10 }
const limitedMax = 10_000

/**
 * Holds guesses of passwords and codes, by address and by email. A token is taken before the guess, so that many at once gain
 * nothing, and given back when it was none. Where an email is being guessed at, its member still gets in from an address
 * that they are signed in at already.
 */
export class SignInGuard {
  readonly #db: Tx
  readonly #byAddress: RateLimiter
  readonly #byEmail: RateLimiter
  readonly #byBoth: RateLimiter

  constructor({ db, clock }: { db: Tx; clock: Clock }) {
    this.#db = db
    this.#byAddress = limiter(clock, addressFailures)
    this.#byEmail = limiter(clock, emailFailures)
    this.#byBoth = limiter(clock, emailFailures)
  }

  /** Runs what tells whether credentials are right. Refuses `too_many_failed_sign_ins`, and whatever `act` does. */
  async attempt<Result>(
    { email, ip }: { email: string | null; ip: string },
    act: () => Promise<Result>,
  ): Promise<Result> {
    const taken: Taken[] = [takeFrom(this.#byAddress, ip)]
    if (email !== null) taken.push(await this.#takeForEmail(email, ip))
    try {
      const result = await act()
      giveBack(taken)
      return result
    } catch (error) {
      if (!isGuess(error)) giveBack(taken)
      throw error
    }
  }

  async #takeForEmail(email: string, ip: string): Promise<Taken> {
    const isOpen = this.#byEmail.peek(email).isAllowed
    if (isOpen || !(await isKnownAddress(this.#db, email, ip))) return takeFrom(this.#byEmail, email)
    return takeFrom(this.#byBoth, `${email} ${ip}`)
  }
}

interface Taken {
  limiter: RateLimiter
  key: string
}

function takeFrom(from: RateLimiter, key: string): Taken {
  const { isAllowed, retryAfterMs } = from.take(key)
  if (isAllowed) return { limiter: from, key }
  throw new MemberRefusal(
    "too_many_failed_sign_ins",
    "Too many sign-ins failed. Wait a little, and look whether email and password are the right ones.",
    { retryAfterMs },
  )
}

function giveBack(taken: readonly Taken[]): void {
  for (const { limiter: from, key } of taken) from.spend(key, -1)
}

const guesses: ReadonlySet<string> = new Set(["sign_in_failed", "wrong_code", "wrong_password", "invite_not_valid"])

function isGuess(error: unknown): boolean {
  return error instanceof MemberRefusal && guesses.has(error.code)
}

function limiter(clock: Clock, { perSecond, atOnce }: { perSecond: number; atOnce: number }): RateLimiter {
  return new RateLimiter({
    clock,
    ratePerSecondDefault: perSecond,
    burstSeconds: atOnce / perSecond,
    keysMax: limitedMax,
  })
}
