/** Runs the work of one subject in sequence, and that of several subjects concurrently, up to a limit. */
export class KeyedQueue {
  readonly #sideBySideMax: number
  readonly #pending = new Set<Promise<void>>()
  readonly #lastOf = new Map<string, Promise<void>>()

  constructor(sideBySideMax: number) {
    this.#sideBySideMax = sideBySideMax
  }

  /** Adds work, and resolves when there is room for more. The work must not reject. */
  async add(subject: string, work: () => Promise<void>): Promise<void> {
    const before = this.#lastOf.get(subject) ?? Promise.resolve()
    const task = before.then(work).finally(() => {
      this.#pending.delete(task)
      if (this.#lastOf.get(subject) === task) this.#lastOf.delete(subject)
    })
    this.#pending.add(task)
    this.#lastOf.set(subject, task)
    while (this.#pending.size >= this.#sideBySideMax) await Promise.race(this.#pending)
  }

  async drain(): Promise<void> {
    await Promise.all(this.#pending)
  }
}
