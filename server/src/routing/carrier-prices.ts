import type { Tx } from "#db/database.ts"
import { PrefixPrices } from "#std/prefix-prices.ts"
import type { Price } from "./least-cost.ts"
import { readPrices } from "./rate-store.ts"
import type { CarrierRow } from "./store.ts"

interface Held {
  revision: number
  unit: string
  prices: PrefixPrices
}

/** The rates of all carriers in memory. */
export class CarrierPrices {
  readonly #held = new Map<string, Held>()

  /**
   * Reads the rates of those carriers whose revision has grown, and forgets the carriers that are not among
   * them.
   */
  async follow(tx: Tx, carriers: readonly CarrierRow[]): Promise<void> {
    const known = new Set(carriers.map(({ id }) => id))
    for (const id of this.#held.keys()) if (!known.has(id)) this.#held.delete(id)
    for (const { id, price_unit: unit, rates_revision: revision } of carriers) {
      if (unit === null) this.#held.delete(id)
      if (unit === null || this.#held.get(id)?.revision === revision) continue
      // The rates may be newer than the revision. The next look then reads them once more.
      this.#held.set(id, { revision, unit, prices: new PrefixPrices(await readPrices(tx, id)) })
    }
  }

  /** The carrier's price of a segment to this address; undefined when it is unknown. */
  priceOf(carrierId: string, to: string): Price | undefined {
    const held = this.#held.get(carrierId)
    const micros = held?.prices.find(to)
    return held && micros !== undefined ? { micros, unit: held.unit } : undefined
  }

  /** The currencies in use, in alphabetical order. */
  units(carrierIds: readonly string[]): string[] {
    return [...new Set(carrierIds.flatMap((id) => this.#held.get(id)?.unit ?? []))].toSorted()
  }
}
