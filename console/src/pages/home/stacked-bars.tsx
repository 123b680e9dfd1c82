import { Paper, Text, VisuallyHidden } from "@mantine/core"
import { useElementSize } from "@mantine/hooks"
import { useState } from "react"
import { formatCount } from "../../components/format.ts"
import classes from "./stacked-bars.module.css"
import { scaleOf } from "./scale-of.ts"
import * as strings from "./strings.ts"

interface Series {
  name: string
  color: string
}

interface Bar {
  /** The name of the bar in the tooltip and in the table. */
  name: string
  /** The label on the axis. */
  tick: string
  /** One value for each series, from the bottom up. */
  values: readonly number[]
}

interface StackedBarsProps {
  /** Describes the whole chart for screen readers. */
  title: string
  series: readonly Series[]
  bars: readonly Bar[]
}

const height = 236
const bottom = 24
const left = 48
const barWidthMax = 28
/** The room that a label on the axis needs, in pixels. */
const tickWidth = 72
const compact = new Intl.NumberFormat(undefined, { notation: "compact" })

/** A stacked bar chart with a legend and a tooltip, and the same values as a table for screen readers. */
export function StackedBars({ title, series, bars }: StackedBarsProps) {
  const { ref, width } = useElementSize()
  const [pointed, setPointed] = useState<number | null>(null)
  const step = Math.max(0, width - left) / Math.max(1, bars.length)
  const ticks = scaleOf(Math.max(0, ...bars.map(({ values }) => sum(values))))
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => (height - bottom) * (1 - value / top)
  const shown = pointed === null ? undefined : bars[pointed]
  return (
    <div ref={ref} className={classes.chart} onPointerLeave={() => setPointed(null)}>
      <Legend series={series} />
      <svg role="img" aria-label={title} width="100%" height={height} className={classes.drawing}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2="100%" y1={y(tick)} y2={y(tick)} className={classes.grid} />
            <text x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
              {compact.format(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => (
          <g key={bar.name} transform={`translate(${left + at * step})`} onPointerEnter={() => setPointed(at)}>
            <rect width={step} height={height - bottom} className={classes.band} data-pointed={at === pointed} />
            <Stack values={bar.values} series={series} step={step} y={y} />
            {at % Math.ceil(tickWidth / Math.max(1, step)) === 0 && (
              <text x={step / 2} y={height - 6} textAnchor="middle">
                {bar.tick}
              </text>
            )}
          </g>
        ))}
      </svg>
      {shown && <Tooltip bar={shown} series={series} side={(pointed ?? 0) * 2 < bars.length ? "right" : "left"} />}
      <VisuallyHidden>
        <Table title={title} series={series} bars={bars} />
      </VisuallyHidden>
    </div>
  )
}

/** Shown on the side of the chart away from the pointer. */
function Tooltip({ bar, series, side }: { bar: Bar; series: readonly Series[]; side: "left" | "right" }) {
  return (
    <Paper role="tooltip" px="sm" py={6} shadow="md" className={classes.tooltip} style={{ [side]: 8 }}>
      <Text size="sm" fw={560}>
        {bar.name}
      </Text>
      {series.map(({ name, color }, at) => (
        <div key={name} className={classes.value}>
          <Dot color={color} />
          <span>{name}</span>
          <span className="tabular">{formatCount(bar.values[at] ?? 0)}</span>
        </div>
      ))}
    </Paper>
  )
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <div className={classes.legend} aria-hidden>
      {series.map(({ name, color }) => (
        <span key={name}>
          <Dot color={color} />
          {name}
        </span>
      ))}
    </div>
  )
}

function Dot({ color }: { color: string }) {
  return (
    <svg width={10} height={10} aria-hidden>
      <circle cx={5} cy={5} r={5} fill={color} />
    </svg>
  )
}

interface StackProps {
  values: readonly number[]
  series: readonly Series[]
  step: number
  y: (value: number) => number
}

function Stack({ values, series, step, y }: StackProps) {
  const width = Math.min(barWidthMax, step * 0.8)
  return series.map(({ name, color }, at) => {
    const below = sum(values.slice(0, at))
    const above = below + (values[at] ?? 0)
    return (
      <rect key={name} x={(step - width) / 2} y={y(above)} width={width} height={y(below) - y(above)} fill={color} />
    )
  })
}

function Table({ title, series, bars }: StackedBarsProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.time}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={series[at]?.name}>{formatCount(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
