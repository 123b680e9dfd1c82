/** A formatter is dear to make, and a live log shows hundreds of prices a second. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * `$0.0079`: as many digits as a price has, six at most, and at least four, so that points stand below each
 * other.
 */
export function priceText(price: number | null, unit: string): string {
  if (price === null) return "–"
  const formatter = formatters.get(unit) ?? makeFormatter(unit)
  formatters.set(unit, formatter)
  return formatter.format(price)
}

function makeFormatter(currency: string): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 4, maximumFractionDigits: 6 }
  return new Intl.NumberFormat(undefined, { style: "currency", currency, currencyDisplay: "narrowSymbol", ...digits })
}
