import "@mantine/charts/styles.css"
import { BarChart } from "@mantine/charts"
import { Paper, Text } from "@mantine/core"
import type { MessageCounts, Statistics } from "posthorn"
import { formatCount } from "../../components/format.ts"
import { bucketName, tickName } from "./bucket-name.ts"
import { scaleOf } from "./scale-of.ts"
import classes from "./traffic.module.css"

const series = [
  { name: "Delivered", color: "petrol.5" },
  { name: "Not delivered", color: "red.6" },
  { name: "Received", color: "yellow.5" },
]
const compact = new Intl.NumberFormat(undefined, { notation: "compact" })

/** What was delivered, what was not, and what came in, over time. The figures above say the same in sum. */
export function Traffic({ statistics }: { statistics: Statistics }) {
  const { interval, buckets, total } = statistics
  const data = buckets.map(({ from, messages }) => ({
    from,
    Delivered: messages.delivered,
    "Not delivered": messages.undelivered + messages.failed,
    Received: messages.received,
  }))
  const ticks = scaleOf(Math.max(0, ...buckets.map(({ messages }) => heightOf(messages))))
  const { delivered, undelivered, failed, received } = total.messages
  return (
    <BarChart
      h={260}
      data={data}
      dataKey="from"
      type="stacked"
      withLegend
      gridAxis="x"
      tickLine="none"
      role="img"
      aria-label={`Messages by ${interval}: ${formatCount(delivered)} delivered, ${formatCount(undelivered + failed)} not delivered, ${formatCount(received)} received.`}
      barChartProps={{ accessibilityLayer: false }}
      barProps={{ isAnimationActive: false, maxBarSize: 28 }}
      xAxisProps={{
        tickFormatter: (from: string) => tickName(from, interval),
        minTickGap: 24,
        interval: "equidistantPreserveStart",
      }}
      yAxisProps={{
        ticks,
        domain: [0, ticks.at(-1) ?? 0],
        tickFormatter: (count: number) => compact.format(count),
        width: 48,
      }}
      tooltipProps={{
        // Also called while nothing is pointed at.
        content: ({ label, payload }) =>
          typeof label === "string" && (
            <Tip name={bucketName(label, interval)} values={payload as unknown as readonly TipValue[]} />
          ),
      }}
      series={series}
    />
  )
}

function heightOf({ delivered, undelivered, failed, received }: MessageCounts): number {
  return delivered + undelivered + failed + received
}

interface TipValue {
  name: string
  value: number
  color: string
}

function Tip({ name, values }: { name: string; values: readonly TipValue[] }) {
  return (
    <Paper px="sm" py={6} shadow="md">
      <Text size="sm" fw={560}>
        {name}
      </Text>
      {values.map(({ name: kind, value, color }) => (
        <div key={kind} className={classes.value}>
          <svg width={10} height={10} aria-hidden>
            <circle cx={5} cy={5} r={5} fill={color} />
          </svg>
          <span>{kind}</span>
          <span className="tabular">{formatCount(value)}</span>
        </div>
      ))}
    </Paper>
  )
}
