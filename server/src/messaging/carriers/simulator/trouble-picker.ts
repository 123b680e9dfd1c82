import type { Submission } from "#messaging/carriers/carrier.ts"
import { throttledTimes, troubleOf, troubles, type Trouble } from "./troubles.ts"

/** The limit of messages whose earlier submissions are kept. */
const rememberedMax = 10_000
/** The troubles after which a message still ends soon. */
const endingTroubles = troubles.filter(
  ({ receipts, refused, receiptDelayMs }) => receipts !== "none" && !refused && !receiptDelayMs,
)

/** Chooses the trouble of a submission, by its number or by chance. Decides when a temporary trouble ends. */
export class TroublePicker {
  readonly #random: () => number
  readonly #chance: number
  /** The number of submissions so far, by message. */
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

/** Returns for how many submissions of a message a trouble lasts. Undefined for a permanent one. */
function timesOf(trouble: Trouble | undefined): number | undefined {
  if (trouble?.answer === "throttled") return throttledTimes
  return trouble?.answer === "lost" ? 1 : undefined
}
