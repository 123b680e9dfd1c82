import { countedStatuses, noCounts, type Counts } from "./read-statistics.ts"
import { hourMs, dayMs } from "#core/std/durations.ts"

export type Interval = "hour" | "day"

export const intervalMs: Readonly<Record<Interval, number>> = { hour: hourMs, day: dayMs }

export interface Bucket {
  from: number
  counts: Counts
}

/**
 * Sums the hours by UTC intervals. Returns each interval of the range once, in order, even without events.
 */
export function bucketsOf(
  hours: ReadonlyMap<number, Counts>,
  { from, to, interval }: { from: number; to: number; interval: Interval },
): Bucket[] {
  const buckets: Bucket[] = []
  for (let start = from; start < to; start += intervalMs[interval]) {
    const counts = noCounts()
    for (let hour = start; hour < start + intervalMs[interval]; hour += hourMs) addTo(counts, hours.get(hour))
    buckets.push({ from: start, counts })
  }
  return buckets
}

/** Returns the sum of all buckets. */
export function totalOf(buckets: readonly Bucket[]): Counts {
  const total = noCounts()
  for (const { counts } of buckets) addTo(total, counts)
  return total
}

/** Returns the share of delivered messages among those that ended. Null if none ended. */
export function deliveryRate({ delivered, undelivered, failed }: Counts): number | null {
  return rate(delivered, undelivered + failed)
}

/** Returns a share from 0 to 1. Null without data. */
export function rate(good: number, bad: number): number | null {
  return good + bad === 0 ? null : Math.round((good / (good + bad)) * 10_000) / 10_000
}

function addTo(sum: Counts, counts: Counts | undefined): void {
  if (!counts) return
  for (const status of countedStatuses) sum[status] += counts[status]
  sum.attemptsSucceeded += counts.attemptsSucceeded
  sum.attemptsFailed += counts.attemptsFailed
}
