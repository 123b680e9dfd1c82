import { setTimeout as sleep } from "node:timers/promises"
import { percentiles } from "../system/bench.ts"
import { Field, type Ran } from "../webhooks/field.ts"
import type { Figure } from "./figure.ts"

const endpointCount = 100
const warmUpSeconds = 5
/** Longer than most clients and servers keep idle connections. */
const pauseMs = 60_000
/** New connections after a pause affect only the first seconds. */
const afterPauseSeconds = 10
const patienceMs = 30_000

export const webhookLatency: Figure = {
  name: "webhook-latency",
  sentence: `From the moment a request was due to its verified webhook, ${endpointCount} endpoints, open loop: 500 events a second, the same after a pause of ${pauseMs / 1_000} s, and 1,000 a second.`,
  goals: [
    { column: "500/s: p99 ms", is: "at most", value: 30 },
    { column: "after a pause: p99 ms", is: "at most", value: 40 },
    { column: "1000/s: p99 ms", is: "at most", value: 40 },
    { column: "missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const field = await Field.start(settings, { healthy: endpointCount, broken: 0 })
    const run = async (name: string, ratePerSecond: number, seconds: number) => {
      const requests = seconds * ratePerSecond
      const row = columns(name, requests, await field.run(field.healthy, { requests, ratePerSecond, patienceMs }))
      say(JSON.stringify(row))
      return row
    }
    try {
      await run("warm-up", 500, warmUpSeconds)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const warm = await run("500/s", 500, settings.seconds)
        await sleep(pauseMs)
        const after = await run("after a pause", 500, afterPauseSeconds)
        const quick = await run("1000/s", 1_000, settings.seconds)
        const missing = [warm, after, quick].reduce((sum, row) => sum + missingOf(row), 0)
        rows.push({ ...warm, ...after, ...quick, missing })
      }
      return { rows, postgresql: field.postgresql }
    } finally {
      await field.stop()
    }
  },
}

function columns(name: string, expected: number, { accepted, received }: Ran): Record<string, number> {
  const [whole, since] = [percentiles(received.latency), percentiles(received.sinceEvent)]
  return {
    [`${name}: p50 ms`]: whole.p50Ms,
    [`${name}: p99 ms`]: whole.p99Ms,
    [`${name}: max ms`]: whole.maxMs,
    [`${name}: from the event, p99 ms`]: since.p99Ms,
    [`${name}: accepted, p99 ms`]: percentiles(accepted.latency).p99Ms,
    [`${name}: connections`]: received.connections,
    [`${name}: missing`]: expected - received.distinct,
  }
}

function missingOf(row: Record<string, number>): number {
  return Object.entries(row).reduce((sum, [column, value]) => sum + (column.endsWith(": missing") ? value : 0), 0)
}
