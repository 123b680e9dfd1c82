import { secondMs } from "#core/std/durations.ts"

/**
 * Parses `Retry-After` (RFC 9110, section 10.2.3): whole seconds or an HTTP date. Returns milliseconds from
 * `now`, at most `maxMs`, or undefined for anything else.
 */
export function readRetryAfter(header: unknown, now: number, maxMs: number): number | undefined {
  const text = typeof header === "string" ? header.trim() : ""
  // `Date.parse` would guess at anything that is not the day name of an HTTP date.
  const delayMs = /^\d{1,9}$/.test(text)
    ? Number(text) * secondMs
    : /^[A-Z][a-z]{2}/.test(text)
      ? Date.parse(text) - now
      : NaN
  return Number.isNaN(delayMs) ? undefined : Math.min(Math.max(delayMs, 0), maxMs)
}
