import type { SimulatedSubmission } from "./simulated-submission.ts"

/**
 * The limit of held receipts of one account. Further ones are not held, so one account cannot fill the memory
 * that all share.
 */
export const heldOfAccountMax = 1_000
const heldMax = 50_000

/** The receipts of each account that wait for their release. */
export class HeldReceipts<PendingReceipt extends { submission: SimulatedSubmission }> {
  readonly #byAccount = new Map<string, Set<PendingReceipt>>()
  #size = 0

  /** Returns false if too many are held already. */
  add(pending: PendingReceipt): boolean {
    const { accountId } = pending.submission
    const held = this.#byAccount.get(accountId) ?? new Set()
    if (held.size >= heldOfAccountMax || this.#size >= heldMax) return false
    this.#byAccount.set(accountId, held.add(pending))
    this.#size++
    return true
  }

  /** Removes and returns the receipts that are no longer held (`isHeld`), in the order of their arrival. */
  release(accountId: string, isHeld: (submission: SimulatedSubmission) => boolean): PendingReceipt[] {
    const held = this.#byAccount.get(accountId) ?? new Set()
    const released = [...held].filter(({ submission }) => !isHeld(submission))
    for (const pending of released) this.remove(pending)
    return released
  }

  /** Does nothing for a receipt that is not held. */
  remove(pending: PendingReceipt): void {
    const { accountId } = pending.submission
    const held = this.#byAccount.get(accountId)
    if (!held?.delete(pending)) return
    this.#size--
    if (!held.size) this.#byAccount.delete(accountId)
  }

  count(accountId: string, isMeant: (submission: SimulatedSubmission) => boolean): number {
    let count = 0
    for (const { submission } of this.#byAccount.get(accountId) ?? []) if (isMeant(submission)) count++
    return count
  }

  clear(): void {
    this.#byAccount.clear()
    this.#size = 0
  }
}
