import type { Clock } from "./clock.ts"

/**
 * Something that is done again and again, never twice at once: first a while after the start, then a while after it was last done. It
 * must not throw, since nobody is there to hear it.
 */
export class Rounds {
  readonly #clock: Clock
  readonly #everyMs: number
  readonly #act: () => Promise<void>
  #isStopped = true
  #cancel = () => {}
  #underWay: Promise<void> = Promise.resolve()

  constructor(clock: Clock, everyMs: number, act: () => Promise<void>) {
    this.#clock = clock
    this.#everyMs = everyMs
    this.#act = act
  }

  /** Asked by what takes long, which ends where it stands. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  start(): void {
    this.#isStopped = false
    this.#later()
  }

  /** Resolves when what is under way is done. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#cancel()
    await this.#underWay
  }

  #later(): void {
    if (this.#isStopped) return
    this.#cancel = this.#clock.after(this.#everyMs, () => {
      this.#underWay = this.#act().then(() => this.#later())
    })
  }
}
