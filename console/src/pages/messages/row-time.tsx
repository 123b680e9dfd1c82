const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" })
const full = new Intl.DateTimeFormat(undefined, {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
})

/** As `Time`, but without a tooltip, which would be expensive in a row that is often rendered. */
export function RowTime({ at }: { at: string }) {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date().toDateString()
  return (
    <time dateTime={at} className="tabular" title={`${at.replace("T", " ").replace("Z", "")} UTC`}>
      {isToday ? clock.format(moment) : full.format(moment)}
    </time>
  )
}
