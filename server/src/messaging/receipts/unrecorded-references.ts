import { setImmediate as turn } from "node:timers/promises"
import type { Receipt } from "#carriers/carrier.ts"

/** The receipts that join the transaction of their acceptance. */
export class JoiningReceipts {
  readonly #receipts: Receipt[] = []
  #isClosed = false

  /** Returns false, and does nothing, when the transaction has begun. */
  add(receipt: Receipt): boolean {
    if (!this.#isClosed) this.#receipts.push(receipt)
    return !this.#isClosed
  }

  /** Call this before the transaction begins. It may run several times, with the same receipts. */
  close(): void {
    this.#isClosed = true
  }

  get all(): readonly Receipt[] {
    return this.#receipts
  }
}

/** An acceptance that is being recorded. */
interface PendingAcceptance {
  /** Settles with the commit. */
  committed: Promise<unknown>
  joining: JoiningReceipts
}

/**
 * References of submissions whose acceptance this process is recording now. A receipt for one of them joins
 * that transaction, or waits for its commit. Otherwise it would be kept as early and read again: three more
 * writes for each message of a fast carrier.
 */
export class UnrecordedReferences {
  readonly #pending = new Map<string, PendingAcceptance>()
  #turn: Promise<void> | null = null

  /** Registers the references until the record settles. */
  add(carrierId: string, references: readonly string[], acceptance: PendingAcceptance): void {
    const keys = references.map((reference) => carrierId + reference)
    for (const key of keys) this.#pending.set(key, acceptance)
    // The carrier has used this reference again. A later message now has it.
    const forget = () => keys.forEach((key) => this.#pending.get(key) === acceptance && this.#pending.delete(key))
    acceptance.committed.then(forget, forget)
  }

  /**
   * Resolves with true when the receipt is committed together with its acceptance, and with false when it
   * must still be recorded.
   */
  async join(carrierId: string, receipt: Receipt): Promise<boolean> {
    const key = carrierId + receipt.reference
    // A carrier can send the answer and its receipt in one packet. By the next turn, the answer is
    // registered. Later receipts also wait for that turn, so that all keep their order.
    if (this.#turn || !this.#pending.has(key)) await (this.#turn ??= this.#nextTurn())
    const acceptance = this.#pending.get(key)
    if (!acceptance) return false
    const hasJoined = acceptance.joining.add(receipt)
    // The caller records the receipt even if that transaction fails: it is then kept until its submission is
    // known.
    return acceptance.committed.then(
      () => hasJoined,
      () => false,
    )
  }

  async #nextTurn(): Promise<void> {
    await turn()
    this.#turn = null
  }
}
