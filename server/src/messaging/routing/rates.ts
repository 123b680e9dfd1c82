import type { Tx } from "#core/db/database.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import { InputFaults } from "#core/std/input-faults.ts"
import { ratesMax, type RateLine } from "./parse-rates.ts"
import * as store from "./rate-store.ts"
import type { Rate } from "./rate.ts"
import { carrierNotFound, RoutingRefusal, unknownCarrier } from "./refusals.ts"
import { readCarrierForUpdate } from "./store.ts"

/** The number of prefixes that an import adds, changes and removes. */
export interface RateChanges {
  added: number
  changed: number
  removed: number
}

export interface RateContext {
  newId: NewId
  now: number
}

/** The limit of all lists together: some 20 MB in each process. */
const allRatesMax = 250_000

/**
 * Refuses with `rate_exists` and `rates_exhausted`. Refuses with `InputFaults` if the carrier does not exist,
 * or the other rates of the list have another currency.
 */
export async function createRate(
  tx: Tx,
  given: Pick<Rate, "carrierId" | "prefix" | "priceMicros" | "priceUnit">,
  { newId, now }: RateContext,
): Promise<Rate> {
  const list = await lockList(tx, given.carrierId)
  if (!list) throw new InputFaults([unknownCarrier])
  refuseOtherCurrency(list, given.priceUnit)
  await refuseTooMany(tx, list, list.rates_count + 1)
  const rate: Rate = { ...given, id: newId(), createdAt: now, updatedAt: now }
  if (!(await store.insertRate(tx, rate)))
    throw new RoutingRefusal(
      "rate_exists",
      `The price list already has a rate for the prefix \`${given.prefix}\`. Change or delete that rate.`,
      { param: "prefix" },
    )
  await noteCount(tx, rate, list.rates_count + 1)
  return rate
}

/** Refuses with `rate_not_found`. */
export async function getRate(tx: Tx, id: string): Promise<Rate> {
  const rate = await store.findRate(tx, id)
  if (!rate) throw notFound()
  return rate
}

/** Newest first. For one list, for one prefix, or for all. */
export async function listRates(tx: Tx, filter: store.RateFilter, page: Page): Promise<Rate[]> {
  return await store.findRates(tx, filter, page)
}

/** Refuses with `rate_not_found`. */
export async function updateRate(tx: Tx, id: string, priceMicros: number, now: number): Promise<Rate> {
  const { list, rate } = await lockRate(tx, id)
  const next = { ...rate, priceMicros, updatedAt: now }
  await store.writeRate(tx, next)
  await noteCount(tx, rate, list.rates_count)
  return next
}

/** Refuses with `rate_not_found`. */
export async function deleteRate(tx: Tx, id: string): Promise<void> {
  const { list, rate } = await lockRate(tx, id)
  await store.removeRate(tx, id)
  await noteCount(tx, rate, list.rates_count - 1)
}

/**
 * Replaces all rates of the list, or none if one fails. A trial only returns what would change. Rates whose
 * prefix stays keep their id. Refuses with `carrier_not_found` and `rates_exhausted`.
 */
export async function replaceRates(
  tx: Tx,
  given: { carrierId: string | null; priceUnit: string; lines: readonly RateLine[]; isTrial?: boolean },
  { newId, now }: RateContext,
): Promise<RateChanges> {
  const { carrierId, priceUnit, lines, isTrial = false } = given
  const list = await lockList(tx, carrierId)
  if (!list) throw carrierNotFound()
  await refuseTooMany(tx, list, lines.length)
  // The difference is computed here, because a statement would compare each of fifty thousand rates with each
  // other.
  const before = new Map(await store.readPrices(tx, carrierId))
  const changed = lines.filter(({ prefix, priceMicros }) => before.get(prefix) !== priceMicros)
  const isNewUnit = list.price_unit !== null && list.price_unit !== priceUnit
  const repriced = isNewUnit ? lines : changed
  const added = lines.filter(({ prefix }) => !before.has(prefix)).length
  const told = { added, changed: repriced.filter(({ prefix }) => before.has(prefix)).length }
  for (const { prefix } of lines) before.delete(prefix)
  const changes = { ...told, removed: before.size }
  if (isTrial) return changes
  await store.removePrefixes(tx, carrierId, [...before.keys()])
  await store.putRates(tx, carrierId, changed, { newId, now })
  await store.bumpPriceListRevision(tx, { carrierId, priceUnit, count: lines.length })
  return changes
}

/**
 * Locks the list and its carrier, so that the carrier is not deleted at the same time. Returns undefined if
 * the carrier does not exist.
 */
async function lockList(tx: Tx, carrierId: string | null): Promise<store.PriceListRow | undefined> {
  if (carrierId !== null && !(await readCarrierForUpdate(tx, carrierId))) return undefined
  return await store.lockPriceList(tx, carrierId)
}

/** Returns the rate with its list. Locks both in the order that all changes of rates use. */
async function lockRate(tx: Tx, id: string): Promise<{ list: store.PriceListRow; rate: Rate }> {
  const { carrierId } = await getRate(tx, id)
  const list = await lockList(tx, carrierId)
  // Read again, because the rate may have been deleted while this waited for the list.
  const rate = await getRate(tx, id)
  if (!list) throw notFound()
  return { list, rate }
}

async function noteCount(tx: Tx, { carrierId, priceUnit }: Rate, count: number): Promise<void> {
  await store.bumpPriceListRevision(tx, { carrierId, priceUnit, count })
}

/** A list without rates accepts any currency. */
function refuseOtherCurrency({ price_unit: known }: store.PriceListRow, priceUnit: string): void {
  if (known === null || known === priceUnit) return
  throw new InputFaults([
    {
      param: "price_unit",
      detail: `The other rates of the price list are in \`${known}\`. Use \`${known}\` for this rate too, or replace all rates.`,
    },
  ])
}

async function refuseTooMany(tx: Tx, list: store.PriceListRow, count: number): Promise<void> {
  if (count <= list.rates_count) return
  if (count > ratesMax)
    throw new RoutingRefusal("rates_exhausted", `A price list can have ${ratesMax} rates. Delete unused rates.`)
  const others = await store.countRatesOfOthers(tx, list.carrier_id)
  if (others + count > allRatesMax)
    throw new RoutingRefusal(
      "rates_exhausted",
      `All price lists together can have ${allRatesMax} rates, and the others have ${others}. Delete unused rates.`,
    )
}

function notFound(): RoutingRefusal {
  return new RoutingRefusal("rate_not_found", "There is no rate with this sid. List the rates to find it.")
}
