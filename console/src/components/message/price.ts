/** `$0.0079`: as many digits as a price of a segment has, and at least two. */
export function priceText(price: number | null, unit: string): string {
  if (price === null) return "–"
  return new Intl.NumberFormat(undefined, {
    style: "currency",
    currency: unit,
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  }).format(price)
}
