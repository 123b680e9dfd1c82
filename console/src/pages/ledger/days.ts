/** Days of `<input type="date">`, in the viewer's time zone. */

/** Returns the first moment of the day, in UTC. Undefined without a day. */
export function startOfDay(day: string): string | undefined {
  const start = new Date(`${day}T00:00`)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}

/** Returns the first moment after the day. */
export function endOfDay(day: string): string | undefined {
  const start = startOfDay(day)
  if (start === undefined) return undefined
  const end = new Date(start)
  // A day has 23 or 25 hours when the clocks change.
  end.setDate(end.getDate() + 1)
  return end.toISOString()
}

/** Returns the first and the last day of the month that is `months` before this one. */
export function monthBefore(months: number, now: Date = new Date()): { first: string; last: string } {
  const first = new Date(now.getFullYear(), now.getMonth() - months, 1)
  const last = new Date(now.getFullYear(), now.getMonth() - months + 1, 0)
  return { first: dayOf(first), last: dayOf(last) }
}

function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0")
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
