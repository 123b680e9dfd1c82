/** When each carrier stopped accepting messages in every process. */
export class Outages {
  readonly #since = new Map<string, number>()

  /** Updates the outages. `all` are the existing carriers. */
  follow(all: readonly string[], isOut: (carrierId: string) => boolean, now: number): void {
    for (const id of this.#since.keys()) if (!all.includes(id)) this.#since.delete(id)
    for (const id of all) {
      if (!isOut(id)) this.#since.delete(id)
      else if (!this.#since.has(id)) this.#since.set(id, now)
    }
  }

  /**
   * Returns the carriers that have accepted nothing for this long. A carrier that has recovered has no
   * outage, however late the next check is.
   */
  lastingOutages(ms: number, now: number, isOut: (carrierId: string) => boolean): string[] {
    for (const id of this.#since.keys()) if (!isOut(id)) this.#since.delete(id)
    return [...this.#since].filter(([, since]) => since <= now - ms).map(([id]) => id)
  }
}
