import { isoTime } from "#core/std/iso-time.ts"
import { dayMs } from "#core/std/durations.ts"
const daysMax = 99

/**
 * Returns `YYMMDDhhmmsstnnp` in UTC, for a time in milliseconds of the years 2000 to 2099 (SMPP 3.4, section
 * 7.1.1.1).
 */
export function formatAbsoluteTime(at: number): string {
  const digits = isoTime(at).replace(/\D/g, "")
  return `${digits.slice(2, 15)}00+`
}

/**
 * Returns `YYMMDDhhmmss000R` for a duration in milliseconds (section 7.1.1.2). It uses days of 24 hours,
 * hours, minutes and seconds, because months and years have no fixed length. Rounds up to the second; at most
 * 99 days.
 */
export function formatRelativeTime(spanMs: number): string {
  const ms = Math.min(Math.max(spanMs, 0), daysMax * dayMs)
  const seconds = Math.ceil(ms / 1_000)
  const digits = [seconds / 86_400, (seconds / 3_600) % 24, (seconds / 60) % 60, seconds % 60]
  return `0000${digits.map((part) => String(Math.floor(part)).padStart(2, "0")).join("")}000R`
}

/**
 * Returns the time of either form, in milliseconds. A relative one starts at `now`, and its months are those
 * of the calendar (UTC). Returns null for any other text, including the empty one.
 */
export function parseTime(text: string, now: number): number | null {
  const found = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d)(\d\d)([-+R])$/.exec(text)
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, tenth = 0, quarters = 0] = found
    .slice(1, 9)
    .map(Number)
  if (found[9] === "R") return addCalendar(now, { year, month, day }) + ((hour * 60 + minute) * 60 + second) * 1_000
  const local = validUtc([2000 + year, month, day, hour, minute, second])
  const offsetMs = quarters * 15 * 60_000
  return local === null ? null : local + tenth * 100 - (found[9] === "+" ? offsetMs : -offsetMs)
}

/**
 * Returns the time in milliseconds, or null when a part is out of range, such as month 13. `Date` itself
 * would carry over.
 */
export function validUtc(parts: readonly [number, number, number, number, number, number]): number | null {
  const [year, month, day, hour, minute, second] = parts
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  const date = new Date(at)
  const isSame =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  return isSame ? at : null
}

function addCalendar(now: number, span: { year: number; month: number; day: number }): number {
  const date = new Date(now)
  date.setUTCFullYear(date.getUTCFullYear() + span.year, date.getUTCMonth() + span.month, date.getUTCDate() + span.day)
  return date.getTime()
}
