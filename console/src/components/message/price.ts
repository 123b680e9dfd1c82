/**
 * Formatters are cached, because they are slow to create and a live log shows hundreds of prices a second.
 */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Returns `$0.0079`. It shows at least four and at most six digits, so that the decimal points of a column
 * line up.
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
