import { plainLeases, type Clock } from "#core/std/clock.ts"

interface Timer {
  dueAt: number
  order: number
  act: () => void
}

/** A clock that moves only when `advance` is called. For tests and the simulation. */
export class FakeClock implements Clock {
  readonly leases = plainLeases(() => this.now())
  #now: number
  #steppedMs = 0
  #order = 0
  #timers = new Set<Timer>()

  constructor(startAt = Date.UTC(2026, 10, 21, 8)) {
    this.#now = startAt
  }

  now(): number {
    return this.#now + this.#steppedMs
  }

  elapsed(): number {
    return this.#now
  }

  /** Sets the time of day forward, or back when `ms` is negative. Timers and durations do not notice. */
  step(ms: number): void {
    this.#steppedMs += ms
  }

  after(delayMs: number, act: () => void): () => void {
    const timer = { dueAt: this.#now + Math.max(delayMs, 0), order: this.#order++, act }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  /** Moves the time forward by `ms`. Every timer that becomes due runs in order, each at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (let timer = this.#next(end); timer; timer = this.#next(end)) {
      this.#now = Math.max(this.#now, timer.dueAt)
      this.#timers.delete(timer)
      timer.act()
    }
    this.#now = end
  }

  /** Milliseconds until the next timer, or undefined when none is set. */
  untilNext(): number | undefined {
    const timer = this.#next(Infinity)
    return timer && Math.max(timer.dueAt - this.#now, 0)
  }

  #next(end: number): Timer | undefined {
    let first: Timer | undefined
    for (const timer of this.#timers) {
      if (timer.dueAt > end) continue
      if (!first || timer.dueAt < first.dueAt || (timer.dueAt === first.dueAt && timer.order < first.order))
        first = timer
    }
    return first
  }
}
