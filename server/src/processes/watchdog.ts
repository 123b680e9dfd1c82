import type { Clock } from "#std/clock.ts"

export interface WatchdogOptions {
  clock: Clock
  /** Asks whether it is there; `answered` is called when it says so. */
  ask(): void
  /** It is not. Called once. */
  hung(silentMs: number): void
}

const askEveryMs = 5_000
/** In a row without an answer: a minute. Garbage, swapping and a debugger take seconds. */
const missesMax = 12

/**
 * Notices that a process does not answer any more, though it lives: its event loop is blocked, or it was stopped. Questions are
 * counted and not time, so a machine that sleeps, or a clock that is set, costs one question and not a healthy process.
 */
export class Watchdog {
  readonly #options: WatchdogOptions
  #misses = 0
  #cancel = () => {}

  constructor(options: WatchdogOptions) {
    this.#options = options
  }

  start(): void {
    this.#options.ask()
    this.#cancel = this.#options.clock.after(askEveryMs, () => this.#look())
  }

  answered(): void {
    this.#misses = 0
  }

  stop(): void {
    this.#cancel()
  }

  #look(): void {
    if (++this.#misses >= missesMax) this.#options.hung(missesMax * askEveryMs)
    else this.start()
  }
}
