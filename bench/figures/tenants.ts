import { Field } from "../webhooks/field.ts"
import type { Figure } from "./figure.ts"

const accounts = 100
const messagesDefault = 30_000
const warmUp = 3_000
const patienceMs = 300_000

export const tenants: Figure = {
  name: "tenants",
  sentence: `The whole way for ${accounts} accounts that take turns, each with an endpoint of its own: accept, simulator, receipt, delivery.`,
  goals: [{ column: "missing", is: "at most", value: 0 }],
  async measure(settings, say) {
    const field = await Field.start(settings, { healthy: accounts, broken: 0, event: "messages.delivered" })
    try {
      await field.run(field.healthy, { requests: warmUp, patienceMs })
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const requests = settings.messages ?? messagesDefault
        const startedAt = performance.now()
        const { accepted, received } = await field.run(field.healthy, { requests, patienceMs })
        const seconds = (performance.now() - startedAt) / 1000
        rows.push({
          "messages/s": received.distinct / seconds,
          "accepted/s": accepted.ratePerSecond,
          missing: requests - received.distinct,
          repeated: received.received - received.distinct,
          unsigned: received.unsigned,
        })
        say(`run ${round}: ${Math.round(received.distinct / seconds)}/s`)
      }
      return { rows, postgresql: field.postgresql }
    } finally {
      await field.stop()
    }
  },
}
