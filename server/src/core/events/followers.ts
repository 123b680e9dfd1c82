import type { Database } from "#core/db/database.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { pause, stopwatch, type Clock } from "#core/std/clock.ts"
import { lastPosition, readEventsAfter, type Followed, type FollowFilter, type Position } from "./follow-events.ts"
import type { SharedRecordsOf } from "./records.ts"
import { EventRefusal } from "./refusals.ts"

/** The limit for one account in this process. Each follower holds a connection and reads the store. */
export const followersOfAccountMax = 20
const followersMax = 500

/** The longest delay until a follower sees an event, while nothing is slow. */
const lookEveryMs = 250
/** The shortest time between two reads of all followers of a process together. */
const looksApartMs = 4
/** After a slow read under load, the pause is this many times as long as the read. */
const restFactor = 10
/** The limit of that pause. Otherwise one slow read of a busy machine would delay followers for long. */
const restMsMax = 2_000

/** The followers of events in this process. They read the store, so writers of events need not know them. */
export class Followers {
  readonly #db: Database
  readonly #clock: Clock
  readonly #sharedRecords: SharedRecordsOf
  readonly #ofAccount = new Map<string, number>()
  readonly #ends = new Set<AbortController>()
  #isDismissed = false

  constructor({ db, clock, sharedRecords }: { db: Database; clock: Clock; sharedRecords: SharedRecordsOf }) {
    this.#db = db
    this.#clock = clock
    this.#sharedRecords = sharedRecords
  }

  get count(): number {
    return this.#ends.size
  }

  /**
   * Resolves with the events since a position as soon as there are some. It resolves with none after
   * `timeoutMs`, when `signal` is aborted or after `endWaits`. Without a position, it returns no events and
   * the position to start from. Refuses `too_many_followers`, throws `Overloaded`.
   */
  async follow(
    accountId: string,
    position: Position | null,
    { timeoutMs, signal, ...filter }: FollowFilter & { timeoutMs: number; signal: AbortSignal },
  ): Promise<Followed> {
    if (!position) return { events: [], hasMore: false, next: await this.begin(accountId) }
    using place = this.enter(accountId, signal)
    return await place.follow(position, { timeoutMs, ...filter })
  }

  /** The present position. */
  begin(accountId: string): Promise<Position> {
    return lastPosition(this.#db, accountId, this.#clock.now())
  }

  /**
   * Returns a slot for a client that keeps following. The client disposes of it. Refuses
   * `too_many_followers`, throws `Overloaded`.
   */
  enter(accountId: string, signal: AbortSignal): FollowerSlot {
    const end = this.#enter(accountId)
    const leave = () => end.abort()
    signal.addEventListener("abort", leave, { once: true })
    if (signal.aborted || this.#isDismissed) leave()
    return {
      get isOver() {
        return end.signal.aborted
      },
      follow: (position, options) => this.#wait(accountId, position, { ...options, end: end.signal }),
      [Symbol.dispose]: () => {
        signal.removeEventListener("abort", leave)
        this.#release(accountId, end)
      },
    }
  }

  /** Ends all waits, and those of later callers, without events. */
  endWaits(): void {
    this.#isDismissed = true
    for (const end of this.#ends) end.abort()
  }

  async #wait(
    accountId: string,
    position: Position,
    { timeoutMs, end, ...filter }: FollowFilter & { timeoutMs: number; end: AbortSignal },
  ): Promise<Followed> {
    const until = this.#clock.elapsed() + timeoutMs
    for (let from = position; ;) {
      const elapsedMs = stopwatch()
      const context = { now: this.#clock.now(), sharedRecords: this.#sharedRecords }
      const followed = await readEventsAfter(this.#db, accountId, from, filter, context)
      const leftMs = until - this.#clock.elapsed()
      if (followed.events.length || followed.hasMore || leftMs <= 0) return followed
      from = followed.next
      await pause(this.#clock, Math.min(this.#restMs(elapsedMs()), leftMs), end)
      // No further read: the client may have lost its permission.
      if (end.aborted) return { events: [], hasMore: false, next: from }
    }
  }

  #restMs(lookMs: number): number {
    const restMs = Math.min(restFactor * Math.round(lookMs), restMsMax)
    return Math.max(lookEveryMs, looksApartMs * this.#ends.size, restMs)
  }

  #enter(accountId: string): AbortController {
    const waiting = this.#ofAccount.get(accountId) ?? 0
    if (waiting >= followersOfAccountMax) {
      const sentence = `${waiting} requests of this account wait for events already, which is the limit. End one of them first.`
      throw new EventRefusal("too_many_followers", sentence)
    }
    if (this.#ends.size >= followersMax) throw new Overloaded("Too many requests wait for events.")
    this.#ofAccount.set(accountId, waiting + 1)
    const end = new AbortController()
    this.#ends.add(end)
    return end
  }

  #release(accountId: string, end: AbortController): void {
    if (!this.#ends.delete(end)) return
    const waiting = (this.#ofAccount.get(accountId) ?? 1) - 1
    if (waiting) this.#ofAccount.set(accountId, waiting)
    else this.#ofAccount.delete(accountId)
  }
}

/** The slot of a client that follows an account's events. */
export interface FollowerSlot extends Disposable {
  /** The client is gone or lost its permission, or all followers were dismissed. */
  readonly isOver: boolean
  /**
   * Resolves with the events since a position as soon as there are some. Resolves with none after
   * `timeoutMs`, or when the slot is over.
   */
  follow(position: Position, options: FollowFilter & { timeoutMs: number }): Promise<Followed>
}
