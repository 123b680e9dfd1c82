import type { MessageCounts, Statistics } from "posthorn"
import { formatCount } from "../../components/format.ts"
import { bucketName, tickName } from "./bucket-name.ts"
import { StackedBars } from "./stacked-bars.tsx"

const series = [
  { name: "Delivered", color: "var(--mantine-color-petrol-5)", count: ({ delivered }: MessageCounts) => delivered },
  {
    name: "Not delivered",
    color: "var(--mantine-color-red-6)",
    count: ({ undelivered, failed }: MessageCounts) => undelivered + failed,
  },
  { name: "Received", color: "var(--mantine-color-yellow-5)", count: ({ received }: MessageCounts) => received },
]

/** Messages over time: delivered, not delivered and received. The figures above show the same as totals. */
export function Traffic({ statistics: { interval, buckets, total } }: { statistics: Statistics }) {
  const totals = series.map(({ name, count }) => `${formatCount(count(total.messages))} ${name.toLowerCase()}`)
  return (
    <StackedBars
      title={`Messages by ${interval}: ${totals.join(", ")}.`}
      series={series}
      bars={buckets.map(({ from, messages }) => ({
        name: bucketName(from, interval),
        tick: tickName(from, interval),
        values: series.map(({ count }) => count(messages)),
      }))}
    />
  )
}
