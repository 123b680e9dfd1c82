/** The limit of pairs in memory. Each takes some 100 bytes. */
const pairsMax = 50_000

/**
 * The reference numbers of long messages. They count up for each pair of sender and recipient, because a
 * handset joins parts by pair and number. With one counter of 8 bits for all, two messages to one handset
 * could get the same number.
 */
export class SeriesNumbers {
  readonly #random: () => number
  readonly #next = new Map<string, number>()

  constructor(random: () => number) {
    this.#random = random
  }

  /** Returns a number of 0..65,535. A pair that is not in memory begins with a random number. */
  next(from: string, to: string): number {
    const pair = `${from} ${to}`
    const number = this.#next.get(pair) ?? Math.floor(this.#random() * 0x1_0000)
    this.#next.delete(pair)
    this.#next.set(pair, (number + 1) & 0xffff)
    if (this.#next.size > pairsMax) this.#next.delete(this.#next.keys().next().value ?? "")
    return number
  }
}
