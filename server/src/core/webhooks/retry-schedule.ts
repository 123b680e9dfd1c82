import { readRetryAfter } from "#core/outgoing/retry-after.ts"
import { secondMs, minuteMs, hourMs } from "#core/std/durations.ts"

/**
 * Standard Webhooks 1.0.0, "Deliverability and reliability": together with the immediate attempt, ten over 75
 * h 35 min.
 */
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

/** The attempts after which a delivery is given up. */
export const attemptsMax = delaysMs.length + 1

/** The longest wait that a receiver can ask for. */
export const retryAfterMaxMs = 24 * hourMs

const jitterMax = 0.2

/** The custom schedule of an endpoint, from seconds. */
export function scheduleOf(seconds: readonly number[] | undefined): readonly number[] {
  return seconds?.map((each) => each * secondMs) ?? delaysMs
}

/**
 * The wait after the `failures`-th failed attempt, or null when the schedule is used up. It is never shorter
 * than the schedule and at most a fifth longer, so that deliveries that failed together do not return
 * together. It is never shorter than the receiver asked. `random` returns [0, 1).
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

/** Returns how long a receiver asks to wait, in milliseconds. Undefined without a valid header. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  return readRetryAfter(header, now, retryAfterMaxMs)
}
