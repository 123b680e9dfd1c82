import type { Clock } from "./clock.ts"

/**
 * Runs `act` periodically and never concurrently: first `everyMs` after the start, then `everyMs` after each
 * end. A function of `everyMs` computes each wait. `act` must not throw, because no caller can handle the
 * error.
 */
export class PeriodicTask {
  readonly #clock: Clock
  readonly #everyMs: number | (() => number)
  readonly #act: () => Promise<void>
  #isStopped = true
  #cancel = () => {}
  #underWay: Promise<void> = Promise.resolve()

  constructor(clock: Clock, everyMs: number | (() => number), act: () => Promise<void>) {
    this.#clock = clock
    this.#everyMs = everyMs
    this.#act = act
  }

  /** A long-running `act` reads this and ends early. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  start(): void {
    this.#isStopped = false
    this.#later()
  }

  /** Resolves when the current run of `act` has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#underWay
  }

  #later(): void {
    if (this.#isStopped) return
    const waitMs = typeof this.#everyMs === "number" ? this.#everyMs : this.#everyMs()
    this.#cancel = this.#clock.after(waitMs, () => {
      this.#underWay = this.#act().then(() => this.#later())
    })
  }
}
