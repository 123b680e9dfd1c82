import { setTimeout as sleep } from "node:timers/promises"
import { Bench } from "../system/bench.ts"
import type { Figure } from "./figure.ts"
import { messageRequest } from "./message-request.ts"

const ratePerSecond = 500
const warmUpSeconds = 5
const pollMs = 5
const downMaxMs = 60_000

export const restart: Figure = {
  name: "restart",
  sentence: `From the death of all processes of the service, at ${ratePerSecond} messages a second, until it accepts a message again.`,
  goals: [{ column: "down ms", is: "at most", value: 1_000 }],
  async measure(settings, say) {
    const bench = await Bench.start(settings)
    // The store dies with the service, and this connection with it.
    bench.store.on("error", () => undefined)
    try {
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const requests = warmUpSeconds * ratePerSecond
        const request = messageRequest(bench.server.authorization)
        await bench.load({ requests, request, ratePerSecond, firstNumber: round * requests })
        const down = await killAndWait(bench)
        rows.push({ "down ms": down })
        say(`run ${round}: ${Math.round(down)} ms`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}

/** Kills the service while it hands over the last messages. Returns the milliseconds without an answer. */
async function killAndWait({ server }: Bench): Promise<number> {
  const start = performance.now()
  await server.crash()
  for (;;) {
    const isAccepted = await server
      .call("POST", "/v1/messages", { To: "+12000000055", From: "+15005550006", Body: "Is anybody there?" })
      .then(() => true)
      .catch(() => false)
    const ms = performance.now() - start
    if (isAccepted) return ms
    if (ms > downMaxMs) throw new Error(`The service accepts nothing after ${downMaxMs / 1_000} s.`)
    await sleep(pollMs)
  }
}
