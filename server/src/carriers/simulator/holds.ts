import { readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The receipts of what an account sends to this recipient do not come until the hold is lifted. */
export interface Hold {
  accountId: string
  to: string
  since: number
}

/** Recipients whose receipts one account may hold. */
export const holdsOfAccountMax = 100
const holdsMax = 10_000
const fileName = "holds.json"

/**
 * Whose receipts are held. A change is there when it is written beside the journal, so it outlives the
 * process as that does.
 */
export class Holds {
  readonly #file: string | null
  /** By account and recipient, oldest first. */
  #holds: ReadonlyMap<string, Hold>
  #changing: Promise<unknown> = Promise.resolve()

  private constructor(file: string | null, holds: readonly Hold[]) {
    this.#file = file
    this.#holds = new Map(holds.map((hold) => [keyOf(hold), hold]))
  }

  /**
   * Those that an earlier process left in the folder; none where the file cannot be read, so that receipts
   * come.
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

  /** The hold of the recipient, which can be an older one; null when there are too many. */
  add(hold: Hold): Promise<Hold | null> {
    return this.#change(async () => {
      const known = this.#holds.get(keyOf(hold))
      if (known) return known
      if (this.#holds.size >= holdsMax || this.of(hold.accountId).length >= holdsOfAccountMax) return null
      await this.#write([...this.#holds.values(), hold])
      return hold
    })
  }

  /** Lifts the hold of one recipient, or all of the account. */
  lift(accountId: string, to: string | null): Promise<void> {
    return this.#change(async () => {
      const isLifted = (hold: Hold) => hold.accountId === accountId && (to === null || hold.to === to)
      const kept = [...this.#holds.values()].filter((hold) => !isLifted(hold))
      if (kept.length < this.#holds.size) await this.#write(kept)
    })
  }

  /** One after the other, each on what the one before left. */
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
