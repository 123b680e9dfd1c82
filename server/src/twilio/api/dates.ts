import { dayMs } from "#core/std/durations.ts"
import { isoTime, isoTimeMax } from "#core/std/iso-time.ts"

/** A moment, or a whole day in UTC, in milliseconds. `end` is the first moment after it. */
export interface TimeSpan {
  start: number
  end: number
}

/** RFC 2822, section 3.3, as the first API of Twilio writes it: the day and the zone as digits. */
export function mailDate(iso: string): string
export function mailDate(iso: string | null): string | null
export function mailDate(iso: string | null): string | null {
  return iso === null ? null : new Date(iso).toUTCString().replace("GMT", "+0000")
}

/** ISO 8601 in UTC without fractions of a second, as the newer APIs write it. */
export function isoDate(ms: number): string {
  return isoTime(ms).replace(/\.\d+/, "")
}

const zones: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7, // oxfmt-ignore
}
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
const isoDay = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](.{8,40}))?$/i
const mailDay = /^(?:[a-z]{3}, )?(\d\d?) ([a-z]{3}) (\d{4}) (.{8,40})$/i
const slashDay = /^(\d\d)\/(\d\d)\/(\d{4}) (.{8,40})$/
const timeOfDay = /^(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?: ?([A-Z]{1,3}|[+\- ]\d\d:?\d\d))?$/i

/**
 * Reads the dates that programs for Twilio send: RFC 3339, the same without a zone, which is then UTC, a day,
 * RFC 2822, and `06/11/2019 22:05:25 MST`. Returns undefined for any other text.
 */
export function readDate(text: string): TimeSpan | undefined {
  const iso = isoDay.exec(text)
  if (iso) {
    const [, year, month, day, time] = iso
    return spanOf([Number(year), Number(month), Number(day)], time)
  }
  const mail = mailDay.exec(text)
  if (mail) {
    const [, day, month = "", year, time] = mail
    return spanOf([Number(year), months.indexOf(month.toLowerCase()) + 1, Number(day)], time)
  }
  const [, month, day, year, time] = slashDay.exec(text) ?? []
  return month === undefined ? undefined : spanOf([Number(year), Number(month), Number(day)], time)
}

function spanOf([year, month, day]: [number, number, number], time: string | undefined): TimeSpan | undefined {
  const midnight = Date.UTC(year, month - 1, day)
  const date = new Date(midnight)
  // A day that the month does not have would be one of the next month.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  if (time === undefined) return { start: midnight, end: Math.min(midnight + dayMs, isoTimeMax) }
  const [, hours, minutes, seconds, zone] = timeOfDay.exec(time) ?? []
  if (hours === undefined) return undefined
  const offset = offsetOf(zone)
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)]
  if (h > 23 || m > 59 || s > 60 || offset === undefined) return undefined
  const start = midnight + ((h * 60 + m) * 60 + s) * 1000 - offset * 60_000
  return start + 1000 > isoTimeMax ? undefined : { start, end: start + 1000 }
}

/** Minutes east of UTC. A plus of a query that was not escaped is a space. */
function offsetOf(named = "Z"): number | undefined {
  const [, sign, hours, minutes] = /^([+\- ])(\d\d):?(\d\d)$/.exec(named) ?? []
  if (sign !== undefined) return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1)
  const hour = zones[named.toUpperCase()]
  return hour === undefined ? undefined : hour * 60
}
