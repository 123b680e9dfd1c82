import { RateLimiter } from "#core/accounts/rate-limiter.ts"
import type { Database } from "#core/db/database.ts"
import { Overloaded } from "#core/std/batcher.ts"
import type { Clock } from "#core/std/clock.ts"
import { blockOf } from "#core/std/network-of.ts"
import { failureKeysOf, type Guess } from "./failure-keys.ts"
import { addFailures, readFailures, subtractFailures, type CountedFailure } from "./failure-store.ts"
import { MemberRefusal } from "./refusals.ts"

/**
 * Failures allowed at once. A person makes fewer mistakes. After them, one attempt each `everyMs` is too slow
 * for a guesser.
 */
export const signInFailuresMax = 10
/**
 * Concurrent attempts in this process: as many as can verify a password or wait for it (`password.ts`).
 * Strangers have separate places. So a flood of strangers does not lock out a known browser, and delays it by
 * half a second at most.
 */
const attemptsMax = { known: 34, stranger: 32 }
/**
 * One block of addresses can hold at most half of the strangers' places, so a flood from one site leaves
 * places to others.
 */
const blockAttemptsMax = attemptsMax.stranger / 2
/** The limit of closed keys in memory. The oldest is evicted first. Then the store is queried again. */
const closedMax = 10_000
/** How long a closed key is cached. It is short, because a concurrent success subtracts its failure. */
const closedBelievedMs = 1_000
/**
 * Lock-outs recorded in the audit log: one per hour for each address or email, and sixty at once and one per
 * minute for all together.
 */
const recordedPerSecond = { each: 1 / 3_600, all: 1 / 60 }
const recordedBurstSeconds = 3_600

/**
 * Limits guesses of passwords and codes. The store counts them, so neither another process nor a restart
 * allows more. A failure is counted before the guess, so concurrent guesses gain nothing. A success subtracts
 * it. A stranger is counted by address and by email. A known browser is counted alone, so no stranger can
 * lock it out.
 */
export class SignInGuard {
  readonly #db: Database
  readonly #clock: Clock
  /**
   * Keys that the store recently reported as closed. With them, a flood of guesses costs the store almost
   * nothing.
   */
  readonly #closed = new Map<string, { opensAt: number; believedUntil: number }>()
  readonly #recorded: RateLimiter
  /** The number of attempts under way, by the places that they hold. */
  readonly #attemptsUnderWay = new Map<string, number>()

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db
    this.#clock = clock
    const { each: ratePerSecondDefault } = recordedPerSecond
    this.#recorded = new RateLimiter({ clock, ratePerSecondDefault, burstSeconds: recordedBurstSeconds, keysMax: closedMax }) // oxfmt-ignore
  }

  /**
   * Runs `act`, which verifies credentials. Throws `too_many_failed_sign_ins`, the errors of `act`, and
   * `Overloaded`. Calls `recordLockOut` before the first refusal of an address, an email or a browser in an
   * hour.
   */
  async attempt<Result>(
    guess: Guess,
    act: () => Promise<Result>,
    recordLockOut?: () => Promise<void>,
  ): Promise<Result> {
    const places = placesOf(guess)
    if (places.some(({ name, max }) => this.#attemptsAt(name) >= max))
      throw new Overloaded("Too many people are signing in at the same time.")
    for (const { name } of places) this.#attemptsUnderWay.set(name, this.#attemptsAt(name) + 1)
    try {
      const counted = failureKeysOf(guess)
      await this.#count(guess, counted, recordLockOut)
      return await this.#subtractUnlessGuess(counted, act)
    } finally {
      for (const { name } of places) this.#release(name)
    }
  }

  /**
   * Runs `act` for a secret that cannot be guessed and is cheap to verify. Only failures are counted, and a
   * valid secret is never refused.
   */
  async afterwards<Result>(guess: Guess, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act()
    } catch (error) {
      if (isGuess(error)) await this.#count(guess, failureKeysOf(guess))
      throw error
    }
  }

  #attemptsAt(name: string): number {
    return this.#attemptsUnderWay.get(name) ?? 0
  }

  #release(name: string): void {
    const left = this.#attemptsAt(name) - 1
    if (left) this.#attemptsUnderWay.set(name, left)
    else this.#attemptsUnderWay.delete(name)
  }

  async #subtractUnlessGuess<Result>(counted: readonly CountedFailure[], act: () => Promise<Result>): Promise<Result> {
    let wasGuess = false
    try {
      return await act()
    } catch (error) {
      wasGuess = isGuess(error)
      throw error
    } finally {
      if (!wasGuess) await this.#subtractCounted(counted)
    }
  }

  /** Counts a failure under all keys, or refuses and counts none. */
  async #count(guess: Guess, counted: readonly CountedFailure[], recordLockOut?: () => Promise<void>): Promise<void> {
    const now = this.#clock.now()
    const closed = counted.flatMap(({ key }) => this.#closed.get(key) ?? []).filter((each) => each.believedUntil > now)
    if (closed.length) throw refusal(guess, Math.max(...closed.map(({ opensAt }) => opensAt)) - now)
    let refused: readonly CountedFailure[] = []
    try {
      await this.#db.transaction(async (tx) => {
        const added = await addFailures(tx, counted, { now, failuresMax: signInFailuresMax })
        refused = counted.filter(({ key }) => !added.includes(key))
        if (!refused.length) return
        const freeAt = await readFailures(
          tx,
          refused.map(({ key }) => key),
        )
        const waitsMs = refused.map(
          ({ key, everyMs }) => (freeAt.get(key) ?? now) - (signInFailuresMax - 1) * everyMs - now,
        )
        refused.forEach(({ key }, index) => this.#close(key, waitsMs[index] ?? 0, now))
        // Thrown inside the transaction, so that a refused attempt is not counted.
        throw refusal(guess, Math.max(...waitsMs))
      })
    } catch (error) {
      if (recordLockOut && this.#consumeRecordLimit(refused)) await recordLockOut()
      throw error
    }
  }

  #consumeRecordLimit(refused: readonly CountedFailure[]): boolean {
    const unrecorded = refused.filter(({ key }) => this.#recorded.consume(key).isAllowed)
    return unrecorded.length > 0 && this.#recorded.consume("all", recordedPerSecond.all).isAllowed
  }

  /** The sign-in succeeds even if its failure cannot be subtracted. The count expires within minutes. */
  async #subtractCounted(counted: readonly CountedFailure[]): Promise<void> {
    await subtractFailures(this.#db, counted).catch(() => {})
  }

  #close(key: string, waitMs: number, now: number): void {
    this.#closed.delete(key)
    this.#closed.set(key, { opensAt: now + waitMs, believedUntil: now + Math.min(waitMs, closedBelievedMs) })
    if (this.#closed.size <= closedMax) return
    const [oldest] = this.#closed.keys()
    if (oldest !== undefined) this.#closed.delete(oldest)
  }
}

function placesOf(guess: Guess): { name: string; max: number }[] {
  if ("known" in guess) return [{ name: "known", max: attemptsMax.known }]
  return [
    { name: "stranger", max: attemptsMax.stranger },
    { name: `block ${blockOf(guess.ip)}`, max: blockAttemptsMax },
  ]
}

function refusal(guess: Guess, waitMs: number): MemberRefusal {
  const seconds = Math.max(Math.ceil(waitMs / 1_000), 1)
  const wait = `Try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`
  const { reason, remedy } = explain(guess)
  return new MemberRefusal("too_many_failed_sign_ins", `${reason} ${wait} ${remedy}`, { retryAfterMs: waitMs })
}

/**
 * The sentence says why the person waits and how to sign in at once. It is the same for every email, so it
 * does not reveal which emails exist.
 */
function explain(guess: Guess): { reason: string; remedy: string } {
  const link = "ask the operator to run `posthorn console link --email`. Its link lets you choose a new password."
  if ("known" in guess)
    return { reason: "You sent too many wrong passwords or codes.", remedy: `If you have lost your password, ${link}` }
  if (guess.email === null)
    return {
      reason: "This address opened too many invalid links.",
      remedy: "Open your link exactly as you received it: a valid link opens at once.",
    }
  return {
    reason: "Too many sign-ins with this email or from this address failed, perhaps because another person guessed.",
    remedy: `To sign in at once, ${link}`,
  }
}

const guesses: ReadonlySet<string> = new Set(["sign_in_failed", "wrong_code", "wrong_password", "invite_not_valid"])

function isGuess(error: unknown): boolean {
  return error instanceof MemberRefusal && guesses.has(error.code)
}
