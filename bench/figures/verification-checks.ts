import { readSecretKey } from "../../server/src/host/config/secret-key.ts"
import { fromSid } from "../../server/src/core/std/ids.ts"
import { codeKeyOf, codeOf } from "../../server/src/auth/verifications/code.ts"
import { Histogram } from "../histogram.ts"
import { Bench, percentiles } from "../system/bench.ts"
import type { ServerProcess } from "../system/server-process.ts"
import type { Figure } from "./figure.ts"

const users = 12
const checksOfUser = 100

export const verificationChecks: Figure = {
  name: "verification-checks",
  sentence: `How long a check takes while the server still records its message. ${users} users verify numbers at once, over two processes with one store.`,
  goals: [
    { column: "deadlocks", is: "at most", value: 0 },
    { column: "check p99 ms", is: "at most", value: 60 },
  ],
  async measure(settings, say) {
    const bench = await Bench.start(settings, { env: { PROCESSES: "2" } })
    try {
      const { server } = bench
      await server.call("PATCH", "/v1/auth/settings", {
        allowed_countries: "DE",
        senders: "+15005550006",
        daily_sends_max: "10000000",
      })
      const key = codeKeyOf([readSecretKey(server.dataDir) ?? new Uint8Array(32)])
      let number = 10_000
      const rows = []
      for (let round = 0; round <= settings.runs; round++) {
        const [waits, before] = [new Histogram(), await countDeadlocks(bench)]
        const walk = async () => {
          for (let check = 0; check < checksOfUser; check++)
            await verify(server, key, { to: `+4915${number++}1234`, waits })
        }
        await Promise.all(Array.from({ length: users }, walk))
        // The first round loads the code and prepares the statements.
        if (round === 0) continue
        const { p50Ms, p99Ms, maxMs } = percentiles(waits.toShape())
        const deadlocks = (await countDeadlocks(bench)) - before
        rows.push({ deadlocks, "check p50 ms": p50Ms, "check p99 ms": p99Ms, "check max ms": maxMs })
        say(`run ${round}: ${deadlocks} deadlocks, check p99 ${p99Ms.toFixed(0)} ms`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}

/** Checks the code at once, while the server still records what the carrier says about its message. */
async function verify(server: ServerProcess, key: Uint8Array, { to, waits }: { to: string; waits: Histogram }) {
  const { sid } = await server.call("POST", "/v1/auth/verifications", { To: to })
  const code = codeOf(key, fromSid("verification", String(sid)) ?? "", 6, to)
  const startedAt = performance.now()
  const { valid } = await server.call("POST", "/v1/auth/verification_checks", { To: to, Code: code })
  waits.record((performance.now() - startedAt) * 1_000)
  if (valid !== true) throw new Error("A right code was not valid.")
}

/** A process of PostgreSQL reports its deadlocks within a second. */
async function countDeadlocks({ store }: Bench): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const { rows } = await store.query<{ deadlocks: number }>(
    "select deadlocks::integer from pg_stat_database where datname = current_database()",
  )
  return rows[0]?.deadlocks ?? 0
}
