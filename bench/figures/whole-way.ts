import { Bench, expectOnly, percentiles } from "../system/bench.ts"
import type { Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"

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
    const bench = await Bench.start(settings, { withReceiver: true })
    try {
      const secret = await bench.register("messages.delivered")
      const request = messageRequest(bench.server.authorization)
      let firstNumber = 0
      const run = async (requests: number) => {
        await bench.receiver.ask("expect", { secret, events: requests })
        const startedAt = performance.now()
        const load = bench.load({ requests, request, firstNumber })
        firstNumber += requests
        const [accepted, received] = await Promise.all([load, bench.receiver.ask("report", { timeoutMs: wayMaxMs })])
        expectOnly(201, accepted)
        return { accepted, received, seconds: (performance.now() - startedAt) / 1000 }
      }
      await run(warmUp)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        await bench.drained(wayMaxMs)
        const requests = settings.messages ?? messagesDefault
        const { accepted, received, seconds } = await run(requests)
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
