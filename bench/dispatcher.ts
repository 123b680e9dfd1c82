// `node bench/dispatcher.ts [deliveries] [runs]`: the dispatcher alone, in this process, with the receiver in
// another process and the tests' store. Reports what a delivery costs this process: claim, signature, HTTPS
// and record. For profiles: node --cpu-prof.
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { Database } from "../server/src/core/db/database.ts"
import { createTestDatabase } from "../server/src/core/db/testing.ts"
import { Announcer } from "../server/src/core/endpoints/announcer.ts"
import { createEndpoint } from "../server/src/core/endpoints/endpoints.ts"
import { eventBody } from "../server/src/core/events/event-body.ts"
import { Outgoing } from "../server/src/core/outgoing/outgoing.ts"
import { Queue } from "../server/src/core/queue/queue.ts"
import { systemClock as clock } from "../server/src/core/std/clock.ts"
import { createIds } from "../server/src/core/std/ids.ts"
import { silentLog } from "../server/src/core/std/log.ts"
import { Dispatcher } from "../server/src/core/webhooks/dispatcher.ts"
import type { ReceiverRequests } from "./receiver/receiver-process.ts"
import { Child } from "./system/child.ts"

const [deliveries = 20_000, runs = 5] = process.argv.slice(2).map(Number)
const eventsAStatement = 1_000
const timeoutMs = 120_000
/** As long as the JSON of a usual message. */
const data = JSON.stringify({ body: "x".repeat(600) })

const folder = mkdtempSync(path.join(tmpdir(), "posthorn-dispatcher-"))
const receiver = new Child<ReceiverRequests>(new URL("./receiver/receiver-process.ts", import.meta.url), {
  RECEIVER_FOLDER: folder,
})
const { url, caPath } = await receiver.ask("address", null)
const database = await createTestDatabase()
const db = new Database({ url: database.url, log: silentLog })
const newId = createIds(clock)
const deliveryQueue = new Queue("delivery")
const secretKeys = [Buffer.alloc(32, 7)] as const
const outgoing = new Outgoing({ clock, allowedRanges: ["127.0.0.0/8"], extraCa: readFileSync(caPath, "utf8") })
const dispatcher = new Dispatcher({ db, clock, newId, log: silentLog, outgoing, deliveryQueue, secretKeys })
const accountId = newId()
const { endpoint, secret } = await db.transaction((tx) =>
  createEndpoint(tx, accountId, { url }, { newId, now: clock.now(), deliveryQueue, secretKeys }),
)

const costs: number[] = []
for (let run = 0; run <= runs; run++) {
  await announce()
  await receiver.ask("expect", { secrets: { [new URL(url).pathname]: secret }, events: deliveries })
  const cost = await deliver()
  // The first run is the warm-up.
  if (run) costs.push(cost)
}
costs.sort((a, b) => a - b)
// Other programs only add to the cost, so the least value is more exact than the median.
console.log(`least ${costs[0]?.toFixed(1)}, median ${costs[runs >> 1]?.toFixed(1)} us a delivery`)
await outgoing.stop()
await db.close()
await database.close()
receiver.stop()
rmSync(folder, { recursive: true })

/**
 * Lets the dispatcher deliver all pending deliveries. Returns the microseconds of processor time that each
 * cost this process.
 */
async function deliver(): Promise<number> {
  const before = process.cpuUsage()
  const startedAt = performance.now()
  dispatcher.start()
  dispatcher.notify([{ accountId, targetId: endpoint.id }])
  const { received, distinct, unsigned } = await receiver.ask("report", { timeoutMs })
  await dispatcher.stop()
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - startedAt) / 1000
  const [userUs, systemUs] = [user / deliveries, system / deliveries]
  console.log(
    `${(userUs + systemUs).toFixed(1)} us a delivery (user ${userUs.toFixed(1)}, system ${systemUs.toFixed(1)}), ` +
      `${Math.round(distinct / seconds)}/s; ${received} received, ${distinct} distinct, ${unsigned} unsigned`,
  )
  return userUs + systemUs
}

async function announce(): Promise<void> {
  for (let left = deliveries; left > 0; left -= eventsAStatement) {
    const events = Array.from({ length: Math.min(left, eventsAStatement) }, () => {
      const head = { id: newId(), type: "messages.sent", accountId, sequence: 1, occurredAt: clock.now() } as const
      return { ...head, subjectId: newId(), body: eventBody(head, data), detail: null }
    })
    await db.transaction((tx) =>
      new Announcer(tx, [accountId], { newId, deliveryQueue, now: clock.now() }).announce(events),
    )
  }
}
