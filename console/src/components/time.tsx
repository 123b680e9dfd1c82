import { Tooltip } from "@mantine/core"

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })
const shortDay = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" })

/** A moment in the viewer's time zone; in UTC, to the millisecond, on hover and on focus. */
export function Time({ at, short = false }: { at: string | null; short?: boolean }) {
  if (!at) return <span>–</span>
  const moment = new Date(at)
  const isToday = day.format(moment) === day.format(new Date())
  const date = short ? shortDay.format(moment) : day.format(moment)
  return (
    <Tooltip label={`${at.replace("T", " ").replace("Z", "")} UTC`}>
      <time dateTime={at} className="tabular">
        {isToday ? clock.format(moment) : `${date}, ${clock.format(moment)}`}
      </time>
    </Tooltip>
  )
}
