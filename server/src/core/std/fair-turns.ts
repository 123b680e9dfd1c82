import type { Clock } from "./clock.ts"

export interface FairTurnsOptions {
  clock: Clock
  /** The limit of turns at once. */
  turnsMax: number
  /** The limit of turns at once of one owner, for each level of owners. The widest level is first. */
  ownerTurnsMax: readonly number[]
  /** The limit of callers that wait. */
  waitingMax: number
}

/** Releases the turn. A second call does nothing. */
export type Release = () => void

/** `late`: no turn was free until the deadline. `full`: too many callers wait, most of them for the owner. */
export type NoTurn = "late" | "full"

interface Waiting {
  /** One for each level. */
  owners: readonly string[]
  end(turn: Release | NoTurn): void
}

interface Owner {
  turns: number
  waiting: number
  /** The number of the owner's last turn. For a new owner, that of the turn before the last one of all. */
  lastTurn: number
}

/**
 * Limits how many callers work at once. Each works for an owner, such as a sender within a domain. Owners of
 * a level take turns, and each has a share. So an owner with many or slow works delays another's by one.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions
  readonly #owners = new Map<string, Owner>()
  readonly #waiting = new Set<Waiting>()
  #turns = 0
  #given = 0

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /** Resolves by the deadline. `path` names the owner of each level, the widest first. */
  acquire(path: readonly string[], deadlineMs: number): Promise<Release | NoTurn> {
    if (deadlineMs <= 0) return Promise.resolve("late")
    const { clock, waitingMax } = this.#options
    const owners = path.map((_, level) => path.slice(0, level + 1).join("\0"))
    return new Promise((resolve) => {
      const end = (turn: Release | NoTurn) => {
        cancel()
        this.#waiting.delete(waiting)
        this.#count(owners, { waiting: -1 })
        resolve(turn)
      }
      const waiting = { owners, end }
      const cancel = clock.after(deadlineMs, () => end("late"))
      this.#waiting.add(waiting)
      this.#count(owners, { waiting: 1 })
      this.#giveTurns()
      if (this.#waiting.size > waitingMax) this.#lastOfMost()?.end("full")
    })
  }

  #giveTurns(): void {
    while (this.#turns < this.#options.turnsMax) {
      const next = this.#next()
      if (!next) return
      const { owners } = next
      this.#turns++
      this.#count(owners, { turns: 1 })
      let isHeld = true
      next.end(() => {
        if (!isHeld) return
        isHeld = false
        this.#turns--
        this.#count(owners, { turns: -1 })
        this.#giveTurns()
      })
    }
  }

  /** The caller whose owners had their last turn the longest ago. */
  #next(): Waiting | null {
    const { ownerTurnsMax } = this.#options
    let next: Waiting | null = null
    for (const waiting of this.#waiting) {
      const isInShare = waiting.owners.every(
        (owner, level) => this.#of(owner).turns < (ownerTurnsMax[level] ?? Infinity),
      )
      if (isInShare && (!next || this.#compare(waiting, next, "lastTurn") < 0)) next = waiting
    }
    return next
  }

  /** The last caller of the owners for which most callers wait. */
  #lastOfMost(): Waiting | null {
    let most: Waiting | null = null
    for (const waiting of this.#waiting) if (!most || this.#compare(waiting, most, "waiting") >= 0) most = waiting
    return most
  }

  /** Compares the widest level in which two callers differ. */
  #compare(one: Waiting, other: Waiting, by: "lastTurn" | "waiting"): number {
    for (const [level, owner] of one.owners.entries()) {
      const difference = this.#of(owner)[by] - this.#of(other.owners[level] ?? "")[by]
      if (difference !== 0) return difference
    }
    return 0
  }

  #of(owner: string): Owner {
    return this.#owners.get(owner) ?? { turns: 0, waiting: 0, lastTurn: this.#given - 1 }
  }

  #count(owners: readonly string[], { turns = 0, waiting = 0 }: { turns?: number; waiting?: number }): void {
    if (turns > 0) this.#given++
    for (const owner of owners) {
      const known = this.#of(owner)
      known.turns += turns
      known.waiting += waiting
      if (turns > 0) known.lastTurn = this.#given
      if (known.turns || known.waiting) this.#owners.set(owner, known)
      else this.#owners.delete(owner)
    }
  }
}
