import * as strings from "./strings.ts"
import { hourMs } from "../../time-units.ts"

/** The time filter of a list in its address: a moving window, or fixed bounds. */
export interface SentTimes {
  within?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export const whiles: readonly { value: string; label: string; ms: number }[] = [
  { value: "1h", label: strings.lastHour, ms: hourMs },
  { value: "24h", label: strings.last24Hours, ms: 24 * hourMs },
  { value: "7d", label: strings.last7Days, ms: 168 * hourMs },
]

/** Returns the bounds for the API. */
export function sentTimes(
  { within, from, to }: SentTimes,
  now: number,
): { created_after?: string; created_before?: string } {
  const last = whiles.find(({ value }) => value === within)
  if (last) return { created_after: new Date(now - last.ms).toISOString() }
  return { ...(from && { created_after: from }), ...(to && { created_before: to }) }
}
