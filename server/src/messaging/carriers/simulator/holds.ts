import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The account's receipts from this recipient wait until the hold is lifted. */
export interface Hold {
  accountId: string
  to: string
  since: number
}

/** The limit of recipients whose receipts one account can hold. */
export const holdsOfAccountMax = 100
const holdsMax = 10_000
const fileName = "holds.json"

/**
 * The recipients whose receipts are held. A change is complete when its file next to the journal is written.
 * So it survives the process, as the journal does.
 */
export class Holds {
  readonly #file: string | null
  /** Holds by account and recipient, oldest first. */
  #holds: ReadonlyMap<string, Hold>
  #changing: Promise<unknown> = Promise.resolve()

  private constructor(file: string | null, holds: readonly Hold[]) {
    this.#file = file
    this.#holds = new Map(holds.map((hold) => [keyOf(hold), hold]))
  }

  /**
   * Reads the holds that an earlier process stored in the folder. If the file cannot be read, there are none,
   * and receipts arrive.
   */
  static async open(folder: string | null): Promise<Holds> {
    if (folder === null) return new Holds(null, [])
    const file = join(folder, fileName)
    const holds = await readFile(file, "utf8")
      .then((text) => JSON.parse(text) as Hold[])
      .catch(() => [])
    return new Holds(file, holds)
  }

  has(pair: Pick<Hold, "accountId" | "to">): boolean {
    return this.#holds.has(keyOf(pair))
  }

  /** Newest first. */
  of(accountId: string): Hold[] {
    return [...this.#holds.values()].filter((hold) => hold.accountId === accountId).toReversed()
  }

  /**
   * Adds a hold for a recipient and returns it, or returns the existing one. Returns null if the account has
   * too many.
   */
  add(hold: Hold): Promise<Hold | null> {
    return this.#change(async () => {
      const known = this.#holds.get(keyOf(hold))
      if (known) return known
      if (this.#holds.size >= holdsMax || this.of(hold.accountId).length >= holdsOfAccountMax) return null
      await this.#write([...this.#holds.values(), hold])
      return hold
    })
  }

  /** Lifts the hold of one recipient, or all holds of the account. */
  removeHolds(accountId: string, to: string | null): Promise<void> {
    return this.#change(async () => {
      const isLifted = (hold: Hold) => hold.accountId === accountId && (to === null || hold.to === to)
      const kept = [...this.#holds.values()].filter((hold) => !isLifted(hold))
      if (kept.length < this.#holds.size) await this.#write(kept)
    })
  }

  /** Runs changes one after the other, each on the result of the one before. */
  #change<T>(act: () => Promise<T>): Promise<T> {
    const changed = this.#changing.then(act)
    this.#changing = changed.catch(() => {})
    return changed
  }

  async #write(holds: readonly Hold[]): Promise<void> {
    if (this.#file !== null) {
      const whole = `${this.#file}.new`
      await writeFile(whole, JSON.stringify(holds), { mode: 0o600 })
      await rename(whole, this.#file)
    }
    this.#holds = new Map(holds.map((hold) => [keyOf(hold), hold]))
  }
}

function keyOf({ accountId, to }: Pick<Hold, "accountId" | "to">): string {
  return `${accountId} ${to}`
}
