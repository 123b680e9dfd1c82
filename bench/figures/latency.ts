import { percentiles } from "../system/bench.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"

const ratePerSecond = 500
const warmUpSeconds = 5
const lateMaxMs = 30_000

export const latency: Figure = {
  name: "latency",
  sentence: `From the moment a request was due to its verified webhook, at ${ratePerSecond} messages a second, open loop.`,
  goals: [
    { column: "p50 ms", is: "at most", value: 50 },
    { column: "p99 ms", is: "at most", value: 250 },
    { column: "missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const journeys = await Journeys.start(settings)
    const { bench } = journeys
    try {
      await journeys.run(warmUpSeconds * ratePerSecond, lateMaxMs, { ratePerSecond })
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const requests = settings.seconds * ratePerSecond
        const { accepted, received } = await journeys.run(requests, lateMaxMs, { ratePerSecond })
        const way = percentiles(received.latency)
        rows.push({
          "p50 ms": way.p50Ms,
          "p99 ms": way.p99Ms,
          "max ms": way.maxMs,
          "accept p50 ms": percentiles(accepted.latency).p50Ms,
          "accept p99 ms": percentiles(accepted.latency).p99Ms,
          missing: requests - received.distinct,
          repeated: received.received - received.distinct,
        })
        say(`run ${round}: p50 ${way.p50Ms.toFixed(1)} ms, p99 ${way.p99Ms.toFixed(1)} ms`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}
