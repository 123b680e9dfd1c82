import type { Receipt } from "#carriers/carrier.ts"

/** An acceptance that is being written. */
export interface Writing {
  /** Settles with the commit. */
  written: Promise<unknown>
  /** Receipts that came meanwhile, to be written in the same transaction. */
  receipts: Receipt[]
  /** The transaction has begun, and takes no more of them. */
  isBegun: boolean
}

/**
 * References of submissions whose acceptance this process is writing down at this moment. A receipt that comes meanwhile goes
 * into the same transaction, or waits for its commit: it would otherwise be kept as early and taken up again, three more
 * writes for each message of a quick carrier.
 */
export class UnrecordedReferences {
  readonly #writing = new Map<string, Writing>()

  /** Registers the references until the writing settles. */
  add(carrierId: string, references: readonly string[], writing: Writing): void {
    const keys = references.map((reference) => carrierId + reference)
    for (const key of keys) this.#writing.set(key, writing)
    // A reference that the carrier gave again meanwhile is being written for the later message.
    const forget = () => keys.forEach((key) => this.#writing.get(key) === writing && this.#writing.delete(key))
    writing.written.then(forget, forget)
  }

  /** Resolves with true when the receipt is committed together with its acceptance, with false when it still is to be recorded. */
  async take(carrierId: string, receipt: Receipt): Promise<boolean> {
    const writing = this.#writing.get(carrierId + receipt.reference)
    if (!writing) return false
    const isTaken = !writing.isBegun
    if (isTaken) writing.receipts.push(receipt)
    // Whether or not that write succeeds: a receipt without its submission is kept until the submission is known.
    return writing.written.then(
      () => isTaken,
      () => false,
    )
  }
}
