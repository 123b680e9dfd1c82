import "@mantine/charts/styles.css"
import { BarChart } from "@mantine/charts"
import type { Statistics } from "posthorn"
import { formatCount } from "../../components/format.ts"

const hour = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" })
const day = new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" })

/** What was delivered, what was not, and what came in, over time. The figures above say the same in sum. */
export function Traffic({ statistics }: { statistics: Statistics }) {
  const { interval, buckets, total } = statistics
  const format = interval === "hour" ? hour : day
  const data = buckets.map(({ from, messages }) => ({
    time: format.format(new Date(from)),
    Delivered: messages.delivered,
    "Not delivered": messages.undelivered + messages.failed,
    Received: messages.received,
  }))
  const { delivered, undelivered, failed, received } = total.messages
  return (
    <BarChart
      h={240}
      data={data}
      dataKey="time"
      type="stacked"
      withLegend
      gridAxis="x"
      tickLine="none"
      role="img"
      aria-label={`Messages by ${interval}: ${formatCount(delivered)} delivered, ${formatCount(undelivered + failed)} not delivered, ${formatCount(received)} received.`}
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false, maxBarSize: 28 }}
      valueFormatter={formatCount}
      series={[
        { name: "Delivered", color: "petrol.5" },
        { name: "Not delivered", color: "red.6" },
        { name: "Received", color: "yellow.5" },
      ]}
    />
  )
}
