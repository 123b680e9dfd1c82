import { readFileSync } from "node:fs"
import { channelOf } from "#numbers/address.ts"
import { PrefixPrices } from "#std/prefix-prices.ts"

/** Prices of one segment by the first digits of the recipient's number, and of channels without numbers. */
export interface RateCard {
  priceUnit: string
  /**
   * Exact millionths of `priceUnit` for a whole message: the price of the longest prefix times the segments.
   * `to` has the form of the message. A message to an address without a number, such as an email, costs
   * nothing unless the card prices its channel.
   */
  priceMicros(to: string, segments: number): number
}

/** The content of a rate-card file: `""` is the price of every number that no longer prefix covers. */
export interface RateCardFile {
  price_unit: string
  micros_per_segment: Record<string, number>
}

/** The file is no rate card. The message lists all its faults, in whole sentences. */
export class RateCardFault extends Error {
  override name = "RateCardFault"
}

/** The card of an installation without one. Its prices are invented. */
export const builtInRates: RateCardFile = {
  price_unit: "USD",
  micros_per_segment: {
    "": 7_500,
    "1": 7_900,
    "33": 72_000,
    "34": 68_000,
    "39": 83_000,
    "44": 45_000,
    "49": 89_000,
    "91": 72_000,
  },
}

/** Reads a card from a JSON file, or returns the built-in one for null. Throws `RateCardFault`. */
export function readRateCard(path: string | null): RateCard {
  return parseRateCard(path === null ? builtInRates : parseJson(readText(path)))
}

/** Throws `RateCardFault` with all faults at once. */
export function parseRateCard(file: unknown): RateCard {
  const faults = findFaults(file)
  if (faults.length > faultsShownMax) faults.splice(faultsShownMax, Infinity, "And so on.")
  if (faults.length) throw new RateCardFault(faults.join(" "))
  const { price_unit: priceUnit, micros_per_segment: rates } = file as RateCardFile
  const prices = new PrefixPrices(Object.entries(rates).filter(([key]) => !isChannel(key)))
  const priceOf = (to: string) => {
    const channel = channelOf(to)
    return (isChannel(channel) ? rates[channel] : prices.find(to)) ?? 0
  }
  return { priceUnit, priceMicros: (to, segments) => priceOf(to) * segments }
}

/** One faulty price can mean a hundred thousand. */
const faultsShownMax = 20

/** A thousand units a segment. Times 255 segments it is still an exact number. */
const microsMax = 1_000_000_000
const prefixesMax = 100_000
/** Channels whose addresses have no number. The card prices them by their names. */
const channels: readonly string[] = ["email", "xmpp", "matrix", "telegram"]

function isChannel(key: string): boolean {
  return channels.includes(key)
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    throw new RateCardFault(`It cannot be read: ${(error as Error).message}.`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RateCardFault(`It is not JSON: ${(error as Error).message}.`)
  }
}

function findFaults(file: unknown): string[] {
  if (!isRecord(file)) return ['It must be an object: {"price_unit": "USD", "micros_per_segment": {"": 7500}}.']
  const faults = Object.keys(file)
    .filter((key) => key !== "price_unit" && key !== "micros_per_segment")
    .map((key) => `${JSON.stringify(key)} is not known; a card has price_unit and micros_per_segment.`)
  if (typeof file["price_unit"] !== "string" || !/^[A-Z]{3}$/.test(file["price_unit"]))
    faults.push('price_unit must be a currency code of three capitals, such as "USD".')
  return [...faults, ...findRateFaults(file["micros_per_segment"])]
}

function findRateFaults(rates: unknown): string[] {
  if (!isRecord(rates)) return ["micros_per_segment must be an object of prefixes and prices."]
  const entries = Object.entries(rates)
  if (entries.length > prefixesMax)
    return [`micros_per_segment has ${entries.length} prefixes; ${prefixesMax} are the most.`]
  const faults = entries.flatMap(([prefix, micros]) => [
    ...(isChannel(prefix) || /^\d{0,15}$/.test(prefix)
      ? []
      : [
          `The prefix ${JSON.stringify(prefix)} must be the first digits of a number, without +, or one of ${channels.join(", ")}.`,
        ]),
    ...(isPrice(micros)
      ? []
      : [`The price of ${JSON.stringify(prefix)} must be a whole number of millionths, 0 to ${microsMax}.`]),
  ])
  return "" in rates ? faults : [...faults, 'micros_per_segment lacks "", the price of every other number.']
}

function isPrice(micros: unknown): boolean {
  return Number.isInteger(micros) && (micros as number) >= 0 && (micros as number) <= microsMax
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
