import { percentiles } from "../system/bench.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"

const messagesDefault = 60_000
const warmUp = 5_000
const wayMaxMs = 300_000

export const wholeWay: Figure = {
  name: "whole-way",
  sentence:
    "From the first request to the last signed webhook received and verified: accept, simulator, receipt, delivery.",
  goals: [
    { column: "messages/s", is: "at least", value: 4_000 },
    { column: "missing", is: "at most", value: 0 },
    { column: "unsigned", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const journeys = await Journeys.start(settings)
    const { bench } = journeys
    try {
      await journeys.run(warmUp, wayMaxMs)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        await bench.drained(wayMaxMs)
        const requests = settings.messages ?? messagesDefault
        const { accepted, received, seconds } = await journeys.run(requests, wayMaxMs)
        rows.push({
          "messages/s": received.distinct / seconds,
          seconds,
          "accepted/s": accepted.ratePerSecond,
          missing: requests - received.distinct,
          repeated: received.received - received.distinct,
          unsigned: received.unsigned,
          "p50 ms": percentiles(received.latency).p50Ms,
        })
        say(`run ${round}: ${Math.round(received.distinct / seconds)}/s, ${requests - received.distinct} missing`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}
