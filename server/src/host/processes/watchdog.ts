import type { Clock } from "#core/std/clock.ts"

export interface WatchdogOptions {
  clock: Pick<Clock, "after">
  /** Asks the process for an answer. The caller calls `answered` when the answer arrives. */
  ping(): void
  /** The process does not answer. Called once. */
  hung(silentMs: number): void
}

const askEveryMs = 5_000
/** Unanswered questions in a row: a minute. Garbage collection, swapping and a debugger take only seconds. */
const missesMax = 12

/**
 * Detects that a process lives but no longer answers: its event loop is blocked, or it was stopped. The
 * watchdog counts questions instead of time. If the machine sleeps or its clock is set, that costs one
 * question, and no healthy process is killed.
 */
export class Watchdog {
  readonly #options: WatchdogOptions
  #misses = 0
  #cancel = () => {}

  constructor(options: WatchdogOptions) {
    this.#options = options
  }

  start(): void {
    this.#options.ping()
    this.#cancel = this.#options.clock.after(askEveryMs, () => this.#check())
  }

  answered(): void {
    this.#misses = 0
  }

  stop(): void {
    this.#cancel()
  }

  #check(): void {
    if (++this.#misses >= missesMax) this.#options.hung(missesMax * askEveryMs)
    else this.start()
  }
}
