import type { Tx } from "#core/db/database.ts"
import { PrefixPrices } from "#messaging/routing/prefix-prices.ts"
import type { Price } from "./least-cost.ts"
import { findPriceLists, readPrices } from "./rate-store.ts"
import { unnumberedChannels } from "#messaging/channels/channels.ts"
import type { RouteRequest } from "./route-table.ts"

type Destination = Pick<RouteRequest, "to" | "channel">

/** The rates that accounts pay for messages. */
export interface CustomerPrices {
  /** The currency of all customer rates. USD without rates. */
  readonly priceUnit: string
  /** The price of all segments in millionths of `priceUnit`. Null without a rate for the destination. */
  priceMicros(destination: Destination, segments: number): number | null
}

interface Held {
  revision: number
  unit: string
  numbers: PrefixPrices
  /** The rates of channels whose addresses are not numbers. */
  channels: ReadonlyMap<string, number>
}

/** All rates in memory: those of carriers, and those of accounts. */
export class PriceLists implements CustomerPrices {
  /** The lists by carrier. Null is the accounts' list. */
  readonly #held = new Map<string | null, Held>()

  /** Reads the price lists whose revision has grown, and drops those without rates. */
  async follow(tx: Tx): Promise<void> {
    const lists = await findPriceLists(tx)
    const known = new Set(lists.map(({ carrierId: id }) => id))
    for (const id of this.#held.keys()) if (!known.has(id)) this.#held.delete(id)
    for (const { carrierId: id, priceUnit: unit, revision } of lists) {
      if (this.#held.get(id)?.revision === revision) continue
      // The rates may be newer than the revision. The next check then reads them once more.
      const prices = await readPrices(tx, id)
      const channels = new Map(prices.filter(([prefix]) => unnumberedChannels.includes(prefix)))
      const numbers = new PrefixPrices(prices.filter(([prefix]) => !channels.has(prefix)))
      this.#held.set(id, { revision, unit, numbers, channels })
    }
  }

  /**
   * Returns the price for a segment on a carrier's list, or on the accounts' list. Undefined when it is
   * unknown.
   */
  priceOf(carrierId: string | null, { to, channel }: Destination): Price | undefined {
    const held = this.#held.get(carrierId)
    if (!held) return undefined
    const micros = unnumberedChannels.includes(channel) ? held.channels.get(channel) : held.numbers.findPrice(to)
    return micros === undefined ? undefined : { micros, unit: held.unit }
  }

  get priceUnit(): string {
    return this.#held.get(null)?.unit ?? "USD"
  }

  priceMicros(destination: Destination, segments: number): number | null {
    const price = this.priceOf(null, destination)
    return price ? price.micros * segments : null
  }

  /** The currencies in use, in alphabetical order. */
  units(carrierIds: readonly string[]): string[] {
    return [...new Set(carrierIds.flatMap((id) => this.#held.get(id)?.unit ?? []))].toSorted()
  }
}
