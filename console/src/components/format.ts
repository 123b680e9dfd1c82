const whole = new Intl.NumberFormat()
const share = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 })

export function formatCount(count: number): string {
  return whole.format(count)
}

/** Of a number from 0 to 1; a dash for none. */
export function formatShare(value: number | null): string {
  return value === null ? "–" : share.format(value)
}
