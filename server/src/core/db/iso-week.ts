/** Weeks of ISO 8601 start on Monday, 00:00 UTC, and belong to the year of their Thursday. */
import { dayMs, weekMs } from "#core/std/durations.ts"

/** The first Monday of the Unix epoch. */
const firstMonday = 4 * dayMs

/** Returns the Monday, 00:00 UTC, of the week that contains `ms`. */
export function startOfWeek(ms: number): number {
  return Math.floor((ms - firstMonday) / weekMs) * weekMs + firstMonday
}

/** Returns the week that contains `ms`, such as `2026w47`. */
export function isoWeek(ms: number): string {
  const thursday = startOfWeek(ms) + 3 * dayMs
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / weekMs) + 1
  return `${year}w${String(week).padStart(2, "0")}`
}

/** Returns the Monday of a week such as `2026w47`, or undefined when the text names no week. */
export function parseIsoWeek(text: string): number | undefined {
  const match = /^(\d{4})w(\d{2})$/.exec(text)
  if (!match) return undefined
  // January 4th is always in week 1.
  return startOfWeek(Date.UTC(Number(match[1]), 0, 4)) + (Number(match[2]) - 1) * weekMs
}
