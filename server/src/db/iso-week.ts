/** Weeks of ISO 8601: they start on Monday, 00:00 UTC, and belong to the year of their Thursday. */

export const weekMs = 7 * 86_400_000
const dayMs = 86_400_000
/** The first Monday of the Unix epoch. */
const firstMonday = 4 * dayMs

/** The Monday, 00:00 UTC, of the week of `ms`. */
export function startOfWeek(ms: number): number {
  return Math.floor((ms - firstMonday) / weekMs) * weekMs + firstMonday
}

/** `2026w47`: the week of `ms`. */
export function isoWeek(ms: number): string {
  const thursday = startOfWeek(ms) + 3 * dayMs
  const year = new Date(thursday).getUTCFullYear()
  const week = Math.floor((thursday - Date.UTC(year, 0, 1)) / weekMs) + 1
  return `${year}w${String(week).padStart(2, "0")}`
}

/** The Monday of `2026w47`, or undefined when it is not such a name. */
export function parseIsoWeek(text: string): number | undefined {
  const match = /^(\d{4})w(\d{2})$/.exec(text)
  if (!match) return undefined
  // January 4th is always in week 1.
  return startOfWeek(Date.UTC(Number(match[1]), 0, 4)) + (Number(match[2]) - 1) * weekMs
}
