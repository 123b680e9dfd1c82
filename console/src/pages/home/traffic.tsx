import type { MessageCounts, Statistics } from "@posthorn/client"
import { formatCount } from "../../components/format.ts"
import { bucketName, tickName } from "./bucket-name.ts"
import { StackedBars } from "./stacked-bars.tsx"
import * as strings from "./strings.ts"

const series = [
  {
    name: strings.delivered,
    total: strings.chartDelivered,
    color: "var(--mantine-color-petrol-5)",
    count: ({ delivered }: MessageCounts) => delivered,
  },
  {
    name: strings.notDelivered,
    total: strings.chartNotDelivered,
    color: "var(--mantine-color-red-6)",
    count: ({ undelivered, failed }: MessageCounts) => undelivered + failed,
  },
  {
    name: strings.received,
    total: strings.chartReceived,
    color: "var(--mantine-color-yellow-5)",
    count: ({ received }: MessageCounts) => received,
  },
]

/** Messages over time: delivered, not delivered and received. The figures above show the same as totals. */
export function Traffic({ statistics: { interval, buckets, total } }: { statistics: Statistics }) {
  const totals = series.map((each) => each.total(formatCount(each.count(total.messages)))).join(", ")
  return (
    <StackedBars
      title={interval === "hour" ? strings.chartTitleByHour(totals) : strings.chartTitleByDay(totals)}
      series={series}
      bars={buckets.map(({ from, messages }) => ({
        name: bucketName(from, interval),
        tick: tickName(from, interval),
        values: series.map(({ count }) => count(messages)),
      }))}
    />
  )
}
