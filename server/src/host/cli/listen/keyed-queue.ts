/** Runs the work of one subject in sequence, and that of several subjects concurrently, up to a limit. */
export class KeyedQueue {
  readonly #concurrencyMax: number
  readonly #pending = new Set<Promise<void>>()
  readonly #lastByKey = new Map<string, Promise<void>>()

  constructor(concurrencyMax: number) {
    this.#concurrencyMax = concurrencyMax
  }

  /** Adds work, and resolves when there is room for more. The work must not reject. */
  async add(subject: string, work: () => Promise<void>): Promise<void> {
    const before = this.#lastByKey.get(subject) ?? Promise.resolve()
    const task = before.then(work).finally(() => {
      this.#pending.delete(task)
      if (this.#lastByKey.get(subject) === task) this.#lastByKey.delete(subject)
    })
    this.#pending.add(task)
    this.#lastByKey.set(subject, task)
    while (this.#pending.size >= this.#concurrencyMax) await Promise.race(this.#pending)
  }

  async drain(): Promise<void> {
    await Promise.all(this.#pending)
  }
}
