/**
 * References of submissions whose acceptance this process is writing down at this moment. A receipt that comes meanwhile waits
 * for that commit: it would otherwise be kept as early and taken up again, three more writes for each message of a quick carrier.
 */
export class UnrecordedReferences {
  readonly #writing = new Map<string, Promise<unknown>>()

  /** Registers the references until `written` settles. */
  add(carrierId: string, references: readonly string[], written: Promise<unknown>): void {
    const keys = references.map((reference) => carrierId + reference)
    for (const key of keys) this.#writing.set(key, written)
    // A reference that the carrier gave again meanwhile is being written for the later message.
    const forget = () => keys.forEach((key) => this.#writing.get(key) === written && this.#writing.delete(key))
    written.then(forget, forget)
  }

  /** Resolves when the reference's acceptance is written, or could not be; undefined when none is being written. */
  written(carrierId: string, reference: string): Promise<unknown> | undefined {
    return this.#writing.get(carrierId + reference)
  }
}
