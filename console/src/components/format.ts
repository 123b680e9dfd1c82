const whole = new Intl.NumberFormat()
const share = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 })
const almostAll = 0.999

export function formatCount(count: number): string {
  return whole.format(count)
}

/** Formats a number from 0 to 1 as `99.7%`. It is 100 only if nothing is missing, and a dash for null. */
export function formatShare(value: number | null): string {
  if (value === null) return "–"
  return share.format(value < 1 ? Math.min(value, almostAll) : value)
}
