/** Work that is under way, so that a stop can wait for it. */
export class PendingWork {
  readonly #promises = new Set<Promise<unknown>>()

  get size(): number {
    return this.#promises.size
  }

  /** Counts the work until it ends, and returns it. */
  add<T>(work: Promise<T>): Promise<T> {
    const end = () => void this.#promises.delete(work)
    this.#promises.add(work)
    void work.then(end, end)
    return work
  }

  /** Resolves when all of the present work has ended, even if some of it fails. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#promises)
  }

  /** Resolves when any of the present work has ended. */
  async next(): Promise<void> {
    await Promise.race([...this.#promises].map((work) => work.catch(() => undefined)))
  }
}
