import { Bench, expectOnly, percentiles } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import type { BareRequests } from "../bare-fastify.ts"
import type { Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"

const messagesDefault = 120_000
const warmUp = 10_000
const drainMaxMs = 600_000

export const accept: Figure = {
  name: "accept",
  sentence:
    "POST /v1/messages, form, keep-alive connections, unique messages; beside a bare Fastify route that stores nothing.",
  goals: [
    { column: "accepted/s", is: "at least", value: 12_000 },
    { column: "p99 ms", is: "at most", value: 60 },
    { column: "of bare", is: "at least", value: 0.5 },
  ],
  async measure(settings, say) {
    const bench = await Bench.start(settings, settings)
    const bare = new Child<BareRequests>(new URL("../bare-fastify.ts", import.meta.url))
    try {
      const { port } = await bare.ask("address", null)
      const request = messageRequest(bench.server.authorization)
      const requests = settings.messages ?? messagesDefault
      let firstNumber = 0
      const run = async (many: number, more: { port?: number } = {}) => {
        const result = await bench.load({ requests: many, request, firstNumber, ...more })
        firstNumber += many
        expectOnly(201, result)
        return result
      }
      await run(warmUp)
      await run(warmUp, { port })
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        await bench.drained(drainMaxMs)
        const stored = await run(requests)
        await bench.drained(drainMaxMs)
        const unstored = await run(requests, { port })
        const { p50Ms, p99Ms, maxMs } = percentiles(stored.latency)
        rows.push({
          "accepted/s": stored.ratePerSecond,
          "p50 ms": p50Ms,
          "p99 ms": p99Ms,
          "max ms": maxMs,
          "bare/s": unstored.ratePerSecond,
          "of bare": stored.ratePerSecond / unstored.ratePerSecond,
          "load us": stored.cpuMicrosPerRequest,
        })
        say(`run ${round}: ${Math.round(stored.ratePerSecond)}/s, bare ${Math.round(unstored.ratePerSecond)}/s`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      bare.stop()
      await bench.stop()
    }
  },
}
