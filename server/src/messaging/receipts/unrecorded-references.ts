import { setImmediate as turn } from "node:timers/promises"
import type { Receipt } from "#carriers/carrier.ts"

/** An acceptance that is being recorded. */
export interface Writing {
  /** Settles with the commit. */
  written: Promise<unknown>
  /** Receipts that arrived meanwhile, for the same transaction. */
  receipts: Receipt[]
  /** True once the transaction has begun. It accepts no more receipts then. */
  isBegun: boolean
}

/**
 * References of submissions whose acceptance this process is recording at this moment. A receipt that arrives
 * meanwhile joins that transaction, or waits for its commit. Otherwise it would be kept as early and read
 * again: three more writes for each message of a fast carrier.
 */
export class UnrecordedReferences {
  readonly #writing = new Map<string, Writing>()
  #turn: Promise<void> | null = null

  /** Registers the references until the record settles. */
  add(carrierId: string, references: readonly string[], writing: Writing): void {
    const keys = references.map((reference) => carrierId + reference)
    for (const key of keys) this.#writing.set(key, writing)
    // The carrier has used this reference again. It is being recorded for the later message.
    const forget = () => keys.forEach((key) => this.#writing.get(key) === writing && this.#writing.delete(key))
    writing.written.then(forget, forget)
  }

  /**
   * Resolves with true when the receipt is committed together with its acceptance, with false when it still
   * must be recorded.
   */
  async join(carrierId: string, receipt: Receipt): Promise<boolean> {
    const key = carrierId + receipt.reference
    // A carrier may send the answer and its receipt in one packet. By the next turn the answer is registered.
    // Receipts that come meanwhile wait, too, so that all keep their order.
    if (this.#turn || !this.#writing.has(key)) await (this.#turn ??= this.#nextTurn())
    const writing = this.#writing.get(key)
    if (!writing) return false
    const isTaken = !writing.isBegun
    if (isTaken) writing.receipts.push(receipt)
    // Whether or not that transaction succeeds: a receipt without its submission is kept until the submission
    // is known.
    return writing.written.then(
      () => isTaken,
      () => false,
    )
  }

  async #nextTurn(): Promise<void> {
    await turn()
    this.#turn = null
  }
}
