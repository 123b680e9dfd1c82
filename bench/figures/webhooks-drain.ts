import { Field } from "../webhooks/field.ts"
import type { Figure } from "./figure.ts"

const endpoints = 100
const deliveriesDefault = 100_000
const patienceMs = 300_000
const warmUp = 5_000

export const webhooksDrain: Figure = {
  name: "webhooks-drain",
  sentence: `Deliveries a second that were queued for ${endpoints} endpoints, each an origin of its own, from their release to the last one verified.`,
  goals: [
    { column: "deliveries/s", is: "at least", value: 7_000 },
    { column: "missing", is: "at most", value: 0 },
    { column: "unsigned", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const field = await Field.start(settings, { healthy: endpoints, broken: 0 })
    try {
      const { system, healthy } = field
      if (!system.hold || !system.release) throw new Error(`${system.name} has no setting to keep its deliveries.`)
      await field.run(healthy, { requests: warmUp, patienceMs })
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const requests = settings.messages ?? deliveriesDefault
        await system.hold(healthy)
        await field.expect(requests)
        await field.send(healthy, { requests })
        const startedAt = performance.now()
        await system.release(healthy)
        const received = await field.report(patienceMs)
        const wholeSeconds = (performance.now() - startedAt) / 1000
        rows.push({
          "deliveries/s": received.distinct / received.seconds,
          "with the release/s": received.distinct / wholeSeconds,
          seconds: received.seconds,
          missing: requests - received.distinct,
          repeated: received.received - received.distinct,
          unsigned: received.unsigned,
          connections: received.connections,
        })
        say(`run ${round}: ${Math.round(received.distinct / received.seconds)}/s`)
      }
      return { rows, postgresql: field.postgresql }
    } finally {
      await field.stop()
    }
  },
}
