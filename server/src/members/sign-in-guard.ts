import { RateLimiter } from "#accounts/rate-limiter.ts"
import type { Database } from "#db/database.ts"
import { Overloaded } from "#std/batcher.ts"
import type { Clock } from "#std/clock.ts"
import { blockOf } from "#std/network-of.ts"
import { countedBy } from "./counted-by.ts"
import type { Guess } from "./counted-by.ts"
import type { Counted } from "./failure-store.ts"
import { addFailures, readFailures, takeFailures } from "./failure-store.ts"
import { MemberRefusal } from "./refusals.ts"

/** At once: a person does not mistype so often, and then one each `everyMs` lets no guesser get anywhere. */
export const failuresMax = 10
/**
 * Attempts at once in this process: together as many as may have a password checked or wait for one (`password.ts`). Strangers
 * have places of their own, so a flood of them keeps no known browser out and delays it by half a second at most.
 */
const attemptsMax = { known: 34, stranger: 32 }
/** Half of the places of strangers is the most that one block of addresses may hold, so that a flood from one site leaves places to others. */
const blockAttemptsMax = attemptsMax.stranger / 2
/** What is remembered to be closed; the oldest is forgotten first, and then the store is asked again. */
const closedMax = 10_000
/** And for so long: those who were right at the same moment are taken back, and nobody shall wait for what was never wrong. */
const closedBelievedMs = 1_000
/** Lock-outs that are recorded in the audit log: of one address or email one an hour, and of all together sixty at once and one a minute. */
const recordedPerSecond = { each: 1 / 3_600, all: 1 / 60 }
const recordedBurstSeconds = 3_600

/**
 * Holds guesses of passwords and codes. They are counted in the store, so that neither a further process nor a new start gives a
 * guesser more of them. A failure is counted before the guess, so that many at once gain nothing, and taken back when it was none.
 * A stranger is counted by address and by email. Who is known is counted alone: no stranger, wherever, can lock them out.
 */
export class SignInGuard {
  readonly #db: Database
  readonly #clock: Clock
  /** What took no guess a moment ago, so that a flood of them costs the store next to nothing. */
  readonly #closed = new Map<string, { opensAt: number; believedUntil: number }>()
  readonly #recorded: RateLimiter
  /** Attempts under way, by the places that they hold. */
  readonly #underway = new Map<string, number>()

  constructor({ db, clock }: { db: Database; clock: Clock }) {
    this.#db = db
    this.#clock = clock
    const { each: ratePerSecondDefault } = recordedPerSecond
    this.#recorded = new RateLimiter({ clock, ratePerSecondDefault, burstSeconds: recordedBurstSeconds, keysMax: closedMax }) // oxfmt-ignore
  }

  /**
   * Runs what tells whether credentials are right. Refuses `too_many_failed_sign_ins` and whatever `act` does; throws `Overloaded`.
   * `recordLockOut` is called before the first refusal of an address, an email or a browser in an hour.
   */
  async attempt<Result>(
    guess: Guess,
    act: () => Promise<Result>,
    recordLockOut?: () => Promise<void>,
  ): Promise<Result> {
    const places = placesOf(guess)
    if (places.some(({ name, max }) => this.#attemptsAt(name) >= max))
      throw new Overloaded("Too many people sign in at once.")
    for (const { name } of places) this.#underway.set(name, this.#attemptsAt(name) + 1)
    try {
      const counted = countedBy(guess)
      await this.#count(guess, counted, recordLockOut)
      return await this.#judge(counted, act)
    } finally {
      for (const { name } of places) this.#leave(name)
    }
  }

  /** As `attempt`, for what nobody can guess and is cheap to look at: it is counted only when it was wrong, and what is right always gets in. */
  async afterwards<Result>(guess: Guess, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act()
    } catch (error) {
      if (isGuess(error)) await this.#count(guess, countedBy(guess))
      throw error
    }
  }

  #attemptsAt(name: string): number {
    return this.#underway.get(name) ?? 0
  }

  #leave(name: string): void {
    const left = this.#attemptsAt(name) - 1
    if (left) this.#underway.set(name, left)
    else this.#underway.delete(name)
  }

  async #judge<Result>(counted: readonly Counted[], act: () => Promise<Result>): Promise<Result> {
    let wasGuess = false
    try {
      return await act()
    } catch (error) {
      wasGuess = isGuess(error)
      throw error
    } finally {
      if (!wasGuess) await this.#takeBack(counted)
    }
  }

  /** All of them, or none and a refusal. */
  async #count(guess: Guess, counted: readonly Counted[], recordLockOut?: () => Promise<void>): Promise<void> {
    const now = this.#clock.now()
    const closed = counted.flatMap(({ key }) => this.#closed.get(key) ?? []).filter((each) => each.believedUntil > now)
    if (closed.length) throw refusal(guess, Math.max(...closed.map(({ opensAt }) => opensAt)) - now)
    let refused: readonly Counted[] = []
    try {
      await this.#db.transaction(async (tx) => {
        const added = await addFailures(tx, counted, { now, failuresMax })
        refused = counted.filter(({ key }) => !added.includes(key))
        if (!refused.length) return
        const freeAt = await readFailures(
          tx,
          refused.map(({ key }) => key),
        )
        const waitsMs = refused.map(({ key, everyMs }) => (freeAt.get(key) ?? now) - (failuresMax - 1) * everyMs - now)
        refused.forEach(({ key }, index) => this.#close(key, waitsMs[index] ?? 0, now))
        // Thrown within the transaction, so that nothing is counted of what was refused.
        throw refusal(guess, Math.max(...waitsMs))
      })
    } catch (error) {
      if (recordLockOut && this.#mayRecord(refused)) await recordLockOut()
      throw error
    }
  }

  #mayRecord(refused: readonly Counted[]): boolean {
    const unrecorded = refused.filter(({ key }) => this.#recorded.take(key).isAllowed)
    return unrecorded.length > 0 && this.#recorded.take("all", recordedPerSecond.all).isAllowed
  }

  /** Whoever was right is in, whatever becomes of the count: it goes by itself in some minutes. */
  async #takeBack(counted: readonly Counted[]): Promise<void> {
    await takeFailures(this.#db, counted).catch(() => {})
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

/** Why somebody waits, and what lets them in at once. The same for every email, so that nobody learns whose there are. */
function explain(guess: Guess): { reason: string; remedy: string } {
  const link =
    "ask whoever runs the installation for a link: `posthorn console link --email` makes one, with which you choose a new password."
  if ("known" in guess)
    return { reason: "You gave too many wrong passwords or codes.", remedy: `If you have lost yours, ${link}` }
  if (guess.email === null)
    return {
      reason: "Too many links that do not work were opened from this address.",
      remedy: "Open yours exactly as it was sent to you: one that works opens at once.",
    }
  return {
    reason: "Too many sign-ins with this email or from this address failed, perhaps because somebody guesses.",
    remedy: `To get in at once, ${link}`,
  }
}

const guesses: ReadonlySet<string> = new Set(["sign_in_failed", "wrong_code", "wrong_password", "invite_not_valid"])

function isGuess(error: unknown): boolean {
  return error instanceof MemberRefusal && guesses.has(error.code)
}
