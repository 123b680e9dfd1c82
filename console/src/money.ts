/** Currencies whose minor unit is not a hundredth, by ISO 4217 as in the server. `Intl` differs for some. */
const exponents: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
} // oxfmt-ignore

/** Creating a formatter is expensive, and a list shows a hundred amounts. */
const formatters = new Map<string, Intl.NumberFormat>()

/** `1250` minor units of EUR as `€12.50`. `Intl` gets the decimal as a text, so the amount is exact. */
export function formatAmount(minor: number, currency: string): string {
  return formatDecimal(decimalOf(minor, currency), currency)
}

function formatDecimal(decimal: string, currency: string): string {
  const formatter = formatters.get(currency) ?? amountFormat(currency)
  formatters.set(currency, formatter)
  return formatter.format(decimal as Intl.StringNumericLiteral)
}

/** Writes the amounts in a sentence of the API, such as `12.50 EUR`, as the rest of the page does. */
export function withAmounts(sentence: string, currency: string): string {
  return sentence.replace(amountInSentence, (amount, decimal: string, code: string) =>
    code === currency ? formatDecimal(decimal, currency) : amount,
  )
}

const amountInSentence = /(?<![\d.])(\d{1,16}(?:\.\d{1,4})?) ([A-Z]{3})\b/g

/** `1250` minor units of EUR as `12.50`. */
export function decimalOf(minor: number, currency: string): string {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, "0")
  const sign = minor < 0 ? "-" : ""
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** Decimal digits of the minor unit: 2 for EUR, 0 for JPY, 3 for KWD. */
export function exponentOf(currency: string): number {
  return exponents[currency] ?? 2
}

/** Returns a new formatter of amounts for a locale, or for that of the browser. */
export function amountFormat(
  currency: string,
  locale?: string,
  currencyDisplay: "symbol" | "code" = "symbol",
): Intl.NumberFormat {
  const style = { style: "currency", currency, currencyDisplay } as const
  const digits = exponentOf(currency)
  // `Intl` gives no digits to a currency whose minor unit is out of use, such as HUF. Zeros are then noise.
  const usual = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: usual === 0 ? "stripIfInteger" : "auto",
  })
}
