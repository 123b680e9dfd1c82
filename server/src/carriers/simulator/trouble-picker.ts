import type { Submission } from "#carriers/carrier.ts"
import { throttledTimes, troubleOf, troubles, type Trouble } from "./troubles.ts"

/** Messages whose earlier submissions are remembered. */
const rememberedMax = 10_000
/** Those after which a message still ends, and soon. */
const endingTroubles = troubles.filter(
  ({ receipts, refused, receiptDelayMs }) => receipts !== "none" && !refused && !receiptDelayMs,
)

/**
 * Says what a submission meets: what its number asks for, or what chance brings; and when a trouble that ends
 * is over.
 */
export class TroublePicker {
  readonly #random: () => number
  readonly #chance: number
  /** Submissions so far, by message. */
  readonly #earlier = new Map<string, number>()

  constructor(random: () => number, chance: number) {
    this.#random = random
    this.#chance = chance
  }

  pick({ to, messageId }: Submission): Trouble | undefined {
    const trouble = troubleOf(to) ?? this.#byChance()
    const times = timesOf(trouble)
    return times === undefined || this.#count(messageId) <= times ? trouble : undefined
  }

  #byChance(): Trouble | undefined {
    if (!this.#chance || this.#random() >= this.#chance) return undefined
    return endingTroubles[Math.floor(this.#random() * endingTroubles.length)]
  }

  #count(messageId: string): number {
    const count = (this.#earlier.get(messageId) ?? 0) + 1
    this.#earlier.set(messageId, count)
    const [oldest] = this.#earlier.keys()
    if (this.#earlier.size > rememberedMax && oldest !== undefined) this.#earlier.delete(oldest)
    return count
  }
}

/** For how many submissions of a message a trouble lasts; undefined for one that never ends. */
function timesOf(trouble: Trouble | undefined): number | undefined {
  if (trouble?.answer === "throttled") return throttledTimes
  return trouble?.answer === "lost" ? 1 : undefined
}
