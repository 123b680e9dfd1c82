const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** Standard Webhooks 1.0.0, "Deliverability and reliability": with the attempt at once, ten over 75 h 35 min. */
const delaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
] as const

/** Attempts of a delivery in all, before it is given up. */
export const attemptsMax = delaysMs.length + 1

/** A receiver may ask for patience, but not for more than this. */
export const retryAfterMaxMs = 24 * hourMs

const jitterMax = 0.2

/** The schedule of an endpoint with one of its own, from seconds. */
export function scheduleOf(seconds: readonly number[] | undefined): readonly number[] {
  return seconds?.map((each) => each * secondMs) ?? delaysMs
}

/**
 * How long to wait after the `failures`-th failed attempt, or null when the schedule is spent. Never sooner than the schedule
 * says and at most a fifth later, so that what failed together does not come back together; and never sooner than the
 * receiver asked. `random` gives [0, 1).
 */
export function retryDelayMs(
  failures: number,
  random: () => number,
  retryAfterMs = 0,
  scheduleMs: readonly number[] = delaysMs,
): number | null {
  const delayMs = scheduleMs[failures - 1]
  if (delayMs === undefined) return null
  return Math.max(Math.round(delayMs * (1 + jitterMax * random())), Math.min(retryAfterMs, retryAfterMaxMs))
}

/** RFC 9110 section 10.2.3: whole seconds or an HTTP date. Milliseconds from `now`, or undefined for anything else. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? ""
  // Anything that is not the day name of an HTTP date would be guessed at by Date.parse.
  const delayMs = /^\d{1,9}$/.test(text)
    ? Number(text) * secondMs
    : /^[A-Z][a-z]{2}/.test(text)
      ? Date.parse(text) - now
      : NaN
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), retryAfterMaxMs)
}
