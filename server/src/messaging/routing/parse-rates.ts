import { InputFaults, type InputFault } from "#core/std/input-faults.ts"
import { unnumberedChannels } from "#messaging/channels/channels.ts"
import { parseMicros } from "#messaging/routing/money.ts"
import { nearest } from "#core/std/nearest.ts"
import { parseCsv, type CsvRow } from "./csv.ts"

/** The price for a segment to numbers with this prefix, or over this channel. */
export interface RateLine {
  prefix: string
  priceMicros: number
}

/** The limit of one price list, because every process keeps all of them in memory. */
export const ratesMax = 50_000
/** A thousand currency units for a segment. */
const microsMax = 1_000_000_000
const prefixPattern = /^[0-9]{0,15}$/

/**
 * Returns what a prefix must be, as the end of a sentence. Undefined for a valid prefix. A channel without
 * numbers has its name in place of a prefix.
 */
export function prefixDemand(prefix: unknown): string | undefined {
  if (typeof prefix === "string" && (prefixPattern.test(prefix) || unnumberedChannels.includes(prefix)))
    return undefined
  return `must be the first 1 to 15 digits of a number, without a plus, or ${unnumberedChannels.join(" or ")}; an empty prefix is for all other numbers`
}

/** Returns a price in millionths. For an invalid one, returns what it must be, as the end of a sentence. */
export function readPrice(price: unknown): number | string {
  const text = typeof price === "number" ? String(price) : price
  const micros = typeof text === "string" ? parseMicros(text) : undefined
  if (micros !== undefined && micros <= microsMax) return micros
  return "must be 0 to 1000 with at most six decimal places, as in 0.0725"
}

/** Parses a list of `{prefix, price}`. Throws `InputFaults` with every fault. */
export function readRateList(list: readonly Readonly<Record<string, unknown>>[]): RateLine[] {
  const reader = new RateReader()
  for (const [index, given] of list.entries()) {
    const where = `rates[${index}]`
    for (const name of Object.keys(given)) if (!fields.includes(name)) reader.unknown(where, name)
    reader.read(
      { prefix: given["prefix"] ?? "", price: given["price"] },
      { param: (name) => `${where}.${name}`, place: (name) => `\`${where}.${name}\``, where: `\`${where}\`` },
    )
  }
  return reader.end("rates")
}

/**
 * Parses a table as text, with a prefix and a price in each line. It reads the columns that the first line
 * names, whatever the other columns are, or else the first two. Throws `InputFaults` with every fault, by
 * line.
 */
export function readRateTable(csv: string): RateLine[] {
  const [first, ...others] = parseCsv(csv)
  const headings = first?.cells.map((cell) => cell.toLowerCase()) ?? []
  // If the first line has no letter, it is already a rate.
  const hasHeadings = headings.some((heading) => /[a-z]/.test(heading))
  const [prefixAt, priceAt] = hasHeadings ? fields.map((field) => headings.indexOf(field)) : [0, 1]
  if (prefixAt === undefined || priceAt === undefined || prefixAt < 0 || priceAt < 0)
    throw new InputFaults(missingColumns(headings))
  const reader = new RateReader()
  for (const { line, cells } of hasHeadings ? others : [first, ...others].filter((row): row is CsvRow => !!row)) {
    const rate = { prefix: cells[prefixAt], price: cells[priceAt] }
    reader.read(rate, { param: () => "csv", place: (name) => `Line ${line}: the ${name}`, where: `line ${line}` })
  }
  return reader.end("csv")
}

const fields = ["prefix", "price"]

/** How an error names one rate. */
interface Place {
  param(name: string): string
  /** Returns the name of a field, as the start of a sentence. */
  place(name: string): string
  /** The place of the rate, within a sentence. */
  where: string
}

class RateReader {
  readonly #lines: RateLine[] = []
  readonly #faults: InputFault[] = []
  /** The first place of each prefix. */
  readonly #seen = new Map<string, string>()

  read({ prefix, price }: { prefix: unknown; price: unknown }, { param, place, where }: Place): void {
    const micros = price === undefined ? "is missing" : readPrice(price)
    const demand = prefixDemand(prefix)
    if (demand !== undefined) this.#fault(param("prefix"), `${place("prefix")}${said(prefix)} ${demand}.`)
    else if (this.#seen.has(prefix as string))
      this.#fault(
        param("prefix"),
        `${place("prefix")}${said(prefix)} was given already, in ${this.#seen.get(prefix as string)}.`,
      )
    else this.#seen.set(prefix as string, where)
    if (typeof micros === "string") this.#fault(param("price"), `${place("price")}${said(price)} ${micros}.`)
    else this.#lines.push({ prefix: prefix as string, priceMicros: micros })
  }

  unknown(where: string, name: string): void {
    const near = nearest(name, fields)
    const advice = near
      ? `The nearest is \`${near}\`.`
      : `A rate has ${fields.map((field) => `\`${field}\``).join(" and ")}.`
    this.#fault(`${where}.${shown(name)}`, `\`${where}\` has no field \`${shown(name)}\`. ${advice}`)
  }

  end(param: string): RateLine[] {
    if (this.#lines.length > ratesMax)
      this.#fault(
        param,
        `\`${param}\` has ${this.#lines.length} rates, but a price list can have ${ratesMax}. Send fewer rates.`,
      )
    if (this.#faults.length) throw new InputFaults(this.#faults)
    return this.#lines
  }

  #fault(param: string, detail: string): void {
    this.#faults.push({ param, detail })
  }
}

function missingColumns(headings: readonly string[]): InputFault[] {
  return fields
    .filter((field) => !headings.includes(field))
    .map((field) => {
      const near = nearest(field, headings)
      const advice = near ? ` The nearest is \`${shown(near)}\`: rename it.` : ""
      return { param: "csv", detail: `Line 1: the column \`${field}\` is missing.${advice}` }
    })
}

/** Returns the given value, if an error can quote it: a text or a number. */
function said(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? ` \`${shown(String(value))}\`` : ""
}

function shown(text: string): string {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, "\u{FFFD}")
  return clean.length > 40 ? `${clean.slice(0, 40).toWellFormed()}…` : clean
}
