import { decimalOf, exponentOf } from "../money.ts"
import * as strings from "./strings.ts"

/** The decimal separator of the person's locale: `.` or `,`. */
const localSeparator =
  new Intl.NumberFormat(undefined, { numberingSystem: "latn" })
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal")?.value ?? "."

/** Returns the text of a field for an amount in minor units: `12.50`, or `12,50` in some locales. */
export function amountText(minor: number, currency: string, separator: string = localSeparator): string {
  return decimalOf(minor, currency).replace(".", separator)
}

/**
 * Parses a typed amount into minor units of its currency. For a wrong one, returns a sentence with the
 * correct form. It uses only integers and texts, so nothing is rounded.
 */
export function readAmount(text: string, currency: string, separator: string = localSeparator): number | string {
  const digits = exponentOf(currency)
  const example = amountText(digits === 0 ? 1250 : 125 * 10 ** (digits - 1), currency, separator)
  const [whole = "", fraction = "", ...more] = text.trim().split(separator)
  if (!/^\d{1,12}$/.test(whole) || !/^\d*$/.test(fraction) || more.length > 0) return strings.amountForm(example)
  if (fraction.length > digits)
    return digits === 0 ? strings.amountWhole(currency, example) : strings.amountPlaces(currency, digits, example)
  const minor = Number(whole + fraction.padEnd(digits, "0"))
  if (minor === 0) return strings.amountZero
  return minor <= amountMax ? minor : strings.amountTooLarge
}

/** The API's limit, in minor units. */
const amountMax = 999_999_999_999
