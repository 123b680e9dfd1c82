import { percentiles } from "../system/bench.ts"
import { Field, type Ran } from "../webhooks/field.ts"
import { queueDeliveries } from "../webhooks/queue-deliveries.ts"
import type { EndpointHandle } from "../webhooks/system.ts"
import type { Figure } from "./figure.ts"

const ratePerSecond = 1_000
const healthyCount = 100
/** A fifth of all events, because all endpoints take turns. */
const brokenCount = 25
const dueDefault = 500_000
const warmUpSeconds = 5
const patienceMs = 30_000

export const webhooks: Figure = {
  name: "webhooks",
  sentence: `From the event to its receipt, at ${ratePerSecond} events a second for ${healthyCount} healthy endpoints, open loop: alone; with a fifth of the events for endpoints that hang, drip, refuse or answer 500; and behind deliveries of dead endpoints that are due.`,
  goals: [
    { column: "alone: p50 ms", is: "at most", value: 10 },
    { column: "alone: p99 ms", is: "at most", value: 100 },
    { column: "beside broken: p99, of alone", is: "at most", value: 1.5 },
    { column: "beside broken: max ms", is: "at most", value: 1_000 },
    { column: "behind dead: p99, of alone", is: "at most", value: 1.5 },
    { column: "missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const field = await Field.start(settings, { healthy: healthyCount, broken: brokenCount })
    const requests = settings.seconds * ratePerSecond
    const all = [...field.healthy, ...field.broken]
    const run = async (name: string, endpoints: readonly EndpointHandle[]) => {
      const ran = await field.run(endpoints, { requests, ratePerSecond, patienceMs })
      const row = columns(name, ran, field.healthyPart(endpoints, requests))
      say(JSON.stringify(row))
      return row
    }
    try {
      const warmUp = (endpoints: readonly EndpointHandle[]) =>
        field.run(endpoints, { requests: warmUpSeconds * ratePerSecond, ratePerSecond, patienceMs })
      await warmUp(all)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const row = { ...(await run("alone", field.healthy)), ...(await run("beside broken", all)) }
        if (field.store) {
          await queueDeliveries(field.store, deadUrls(field), settings.messages ?? dueDefault)
          // The work before took long enough for every connection to be closed as idle, and left the store
          // with much to write.
          await warmUp(field.healthy)
          Object.assign(row, await run("behind dead", field.healthy))
        }
        rows.push({ ...row, ...comparisons(row) })
      }
      return { rows, postgresql: field.postgresql }
    } finally {
      await field.stop()
    }
  },
}

function columns(name: string, { accepted, received }: Ran, expected: number): Record<string, number> {
  const [since, whole] = [percentiles(received.sinceEvent), percentiles(received.latency)]
  return {
    [`${name}: p50 ms`]: since.p50Ms,
    [`${name}: p99 ms`]: since.p99Ms,
    [`${name}: max ms`]: since.maxMs,
    [`${name}: from the request, p50 ms`]: whole.p50Ms,
    [`${name}: from the request, p99 ms`]: whole.p99Ms,
    [`${name}: accepted, p99 ms`]: percentiles(accepted.latency).p99Ms,
    [`${name}: missing`]: expected - received.distinct,
    [`${name}: repeated`]: received.received - received.distinct,
    [`${name}: unsigned`]: received.unsigned,
  }
}

function comparisons(row: Record<string, number>): Record<string, number> {
  const missing = Object.keys(row).filter((column) => column.endsWith(": missing"))
  const ofAlone = (name: string) => (row[`${name}: p99 ms`] ?? Number.NaN) / (row["alone: p99 ms"] ?? Number.NaN)
  return {
    "beside broken: p99, of alone": ofAlone("beside broken"),
    "behind dead: p99, of alone": ofAlone("behind dead"),
    missing: missing.reduce((sum, column) => sum + (row[column] ?? 0), 0),
  }
}

/** Returns the endpoints that refuse connections. */
function deadUrls({ broken }: Field): string[] {
  return broken.flatMap(({ url }) => (url.includes("/refuse/") ? [url] : []))
}
