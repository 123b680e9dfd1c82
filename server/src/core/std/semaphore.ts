/** Limits how many callers work at once. Further callers wait, first come, first served. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(permits: number) {
    this.#free = permits
  }

  /** How many callers wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Resolves with a function that releases the permit. A second call of it does nothing. */
  async acquire(): Promise<() => void> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}
