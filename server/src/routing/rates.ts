import type { Tx } from "#db/database.ts"
import type { Page } from "#db/page.ts"
import type { NewId } from "#std/ids.ts"
import { InputFaults } from "#std/input-faults.ts"
import { ratesMax, type RateLine } from "./parse-rates.ts"
import * as store from "./rate-store.ts"
import type { Rate } from "./rate.ts"
import { carrierNotFound, RoutingRefusal, unknownCarrier } from "./refusals.ts"
import { holdCarrier, type CarrierRow } from "./store.ts"

/** All that a carrier charges. */
export interface RateCardSummary {
  carrierId: string
  priceUnit: string
  count: number
}

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

/** Of all carriers together: some 20 MB in each process. */
const allRatesMax = 250_000

/**
 * Refuses with `rate_exists` and `rates_exhausted`, and with `InputFaults` when there is no such carrier or
 * its other rates are in another currency.
 */
export async function createRate(
  tx: Tx,
  given: Pick<Rate, "carrierId" | "prefix" | "priceMicros" | "priceUnit">,
  { newId, now }: RateContext,
): Promise<Rate> {
  // Held, so that changes of one carrier's rates come one after the other.
  const carrier = await holdCarrier(tx, given.carrierId)
  if (!carrier) throw new InputFaults([unknownCarrier])
  refuseOtherCurrency(carrier, given.priceUnit)
  await refuseTooMany(tx, carrier, carrier.rates_count + 1)
  const rate: Rate = { ...given, id: newId(), createdAt: now, updatedAt: now }
  if (!(await store.insertRate(tx, rate)))
    throw new RoutingRefusal(
      "rate_exists",
      `The carrier has a rate for the prefix \`${given.prefix}\`. Change or delete that one.`,
      { param: "prefix" },
    )
  await store.noteRates(tx, { carrierId: carrier.id, priceUnit: given.priceUnit, count: carrier.rates_count + 1 })
  return rate
}

/** Refuses with `rate_not_found`. */
export async function getRate(tx: Tx, id: string): Promise<Rate> {
  const rate = await store.findRate(tx, id)
  if (!rate) throw notFound()
  return rate
}

/** Newest first; of one carrier, for one prefix, or all. */
export async function listRates(
  tx: Tx,
  filter: { carrierId: string | null; prefix: string | null },
  page: Page,
): Promise<Rate[]> {
  return await store.findRates(tx, filter, page)
}

/** Refuses with `rate_not_found`. */
export async function updateRate(tx: Tx, id: string, priceMicros: number, now: number): Promise<Rate> {
  const { carrier, rate } = await holdRate(tx, id)
  const next = { ...rate, priceMicros, updatedAt: now }
  await store.writeRate(tx, next)
  await store.noteRates(tx, { carrierId: carrier.id, priceUnit: rate.priceUnit, count: carrier.rates_count })
  return next
}

/** Refuses with `rate_not_found`. */
export async function deleteRate(tx: Tx, id: string): Promise<void> {
  const { carrier, rate } = await holdRate(tx, id)
  await store.removeRate(tx, id)
  await store.noteRates(tx, { carrierId: carrier.id, priceUnit: rate.priceUnit, count: carrier.rates_count - 1 })
}

/**
 * Makes these the carrier's rates, and no others: all of it or nothing; as a trial it only says what would
 * change. Rates whose prefix stays keep their id. Refuses with `carrier_not_found` and `rates_exhausted`.
 */
export async function replaceRates(
  tx: Tx,
  given: { carrierId: string; priceUnit: string; lines: readonly RateLine[]; isTrial?: boolean },
  { newId, now }: RateContext,
): Promise<RateCardSummary & RateChanges> {
  const { carrierId, priceUnit, lines, isTrial = false } = given
  const carrier = await holdCarrier(tx, carrierId)
  if (!carrier) throw carrierNotFound()
  await refuseTooMany(tx, carrier, lines.length)
  // The difference is found here: a statement would compare each of fifty thousand with each.
  const before = new Map(await store.readPrices(tx, carrierId))
  const changed = lines.filter(({ prefix, priceMicros }) => before.get(prefix) !== priceMicros)
  const isNewUnit = carrier.price_unit !== null && carrier.price_unit !== priceUnit
  const repriced = isNewUnit ? lines : changed
  const added = lines.filter(({ prefix }) => !before.has(prefix)).length
  const told = { added, changed: repriced.filter(({ prefix }) => before.has(prefix)).length }
  for (const { prefix } of lines) before.delete(prefix)
  const summary = { carrierId, priceUnit, count: lines.length, ...told, removed: before.size }
  if (isTrial) return summary
  await store.removePrefixes(tx, carrierId, [...before.keys()])
  await store.putRates(tx, carrierId, changed, { newId, now })
  await store.noteRates(tx, { carrierId, priceUnit, count: lines.length })
  return summary
}

/** The rate with its carrier, held in the order in which all changes of rates hold them. */
async function holdRate(tx: Tx, id: string): Promise<{ carrier: CarrierRow; rate: Rate }> {
  const { carrierId } = await getRate(tx, id)
  const carrier = await holdCarrier(tx, carrierId)
  // Asked again: it may have been deleted while the carrier was waited for.
  const rate = await getRate(tx, id)
  if (!carrier) throw notFound()
  return { carrier, rate }
}

/** Without rates a carrier has no currency to keep to. */
function refuseOtherCurrency({ price_unit: known }: CarrierRow, priceUnit: string): void {
  if (known === null || known === priceUnit) return
  throw new InputFaults([
    {
      param: "price_unit",
      detail: `The carrier's other rates are in \`${known}\`. Give this one in \`${known}\` too, or replace all of them.`,
    },
  ])
}

async function refuseTooMany(tx: Tx, carrier: CarrierRow, count: number): Promise<void> {
  if (count <= carrier.rates_count) return
  if (count > ratesMax)
    throw new RoutingRefusal("rates_exhausted", `A carrier may have ${ratesMax} rates. Delete those that are not used.`)
  const others = await store.countRatesOfOthers(tx, carrier.id)
  if (others + count > allRatesMax)
    throw new RoutingRefusal(
      "rates_exhausted",
      `All carriers together may have ${allRatesMax} rates, and the others have ${others}. Delete those that are not used.`,
    )
}

function notFound(): RoutingRefusal {
  return new RoutingRefusal("rate_not_found", "There is no rate of this sid. List the rates to find it.")
}
