import type { Statistics } from "@posthorn/client"
import * as strings from "./strings.ts"
import { hourMs } from "../../time-units.ts"

const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" })
const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short", day: "numeric", month: "short" })
// The days are UTC days. In another zone they can begin on the evening before.
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", timeZone: "UTC" })
const wholeDay = new Intl.DateTimeFormat(undefined, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
})

/** The label under the axis: the hour in the viewer's time zone, or the day. */
export function tickName(from: string, interval: Statistics["interval"]): string {
  return (interval === "hour" ? clock : day).format(new Date(from))
}

/** The whole interval, such as `Sat 21 Nov, 14:00 to 15:00`. */
export function bucketName(from: string, interval: Statistics["interval"]): string {
  const begin = new Date(from)
  if (interval === "day") return strings.dayOfUtc(wholeDay.format(begin))
  const end = new Date(begin.getTime() + hourMs)
  return strings.hourSpan(weekday.format(begin), clock.format(begin), clock.format(end))
}
