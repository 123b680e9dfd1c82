const whole = new Intl.NumberFormat()
const share = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 })
const almostAll = 0.999

export function formatCount(count: number): string {
  return whole.format(count)
}

/** `99.7%` of a number from 0 to 1, and 100 only when nothing is missing; a dash for none. */
export function formatShare(value: number | null): string {
  if (value === null) return "–"
  return share.format(value < 1 ? Math.min(value, almostAll) : value)
}
