import { encodeCursor } from "../../server/src/http/wire/page.ts"
import { systemClock } from "../../server/src/core/std/clock.ts"
import { createIds, firstIdAt, toSid } from "../../server/src/core/std/ids.ts"
import { expectOnly, percentiles, type Bench } from "../system/bench.ts"
import { dropOldestWeek } from "./drop-week.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"
import { storeDeliveries, storedMs } from "./store-deliveries.ts"

const storedDefault = 10_000_000
const endpoints = 100
const readsWarmUp = 100
const reads = 500
const cursors = 500
const ratePerSecond = 200
const loadSeconds = 8
const lateMaxMs = 30_000

/** The measured lists: of the endpoint with half of all deliveries, of one with few, and of all. */
const lists: Record<string, (big: string, small: string) => string> = {
  "list p99 ms": (big) => `/v1/webhooks/${big}/deliveries?limit=50`,
  "small p99 ms": (_big, small) => `/v1/webhooks/${small}/deliveries?limit=50`,
  "failed p99 ms": (big) => `/v1/webhooks/${big}/deliveries?limit=50&status=failed`,
  "succeeded p99 ms": (big) => `/v1/webhooks/${big}/deliveries?limit=50&status=succeeded`,
  "rare type p99 ms": (big) => `/v1/webhooks/${big}/deliveries?limit=50&event_type=webhooks.test`,
  "small rare type p99 ms": (_big, small) => `/v1/webhooks/${small}/deliveries?limit=50&event_type=webhooks.test`,
  "account p99 ms": () => "/v1/deliveries?limit=50",
  "account failed p99 ms": () => "/v1/deliveries?limit=50&status=failed",
}

export const deliveryList: Figure = {
  name: "delivery-list",
  sentence: `Lists of deliveries from anywhere in a full log, one request at a time; and what a dropped week delays a write of deliveries, at ${ratePerSecond} messages a second.`,
  goals: [
    ...Object.keys(lists).map((column) => ({ column, is: "at most" as const, value: 20 })),
    { column: "drop delays ms", is: "at most", value: 200 },
    { column: "missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const many = settings.stored ?? storedDefault
    const journeys = await Journeys.start(settings)
    const { bench } = journeys
    try {
      const endpointIds = Array.from({ length: endpoints }, createIds(systemClock))
      const accountSid = bench.server.account.sid
      const seconds = await storeDeliveries(bench.store, { accountSid, endpointIds, many })
      say(`${many} deliveries stored in ${seconds.toFixed(0)} s`)
      const [big = "", small = ""] = endpointIds.map((id) => toSid("webhook", id))
      const rows = []
      for (let run = 1; run <= settings.runs; run++) {
        const row: Record<string, number> = {}
        for (const [column, pathOf] of Object.entries(lists)) row[column] = await listP99(bench, pathOf(big, small))
        Object.assign(row, await dropDelays(journeys), { stored: many })
        rows.push(row)
        say(
          `run ${run}: list p99 ${row["list p99 ms"]?.toFixed(1)} ms, a drop delays ${row["drop delays ms"]?.toFixed(0)} ms`,
        )
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
    }
  },
}

/** Measures pages that begin at random times within the stored range. */
async function listP99(bench: Bench, path: string): Promise<number> {
  const now = Date.now()
  const picks = Array.from({ length: cursors }, () =>
    encodeCursor("deliveries", firstIdAt(Math.floor(now - Math.random() * storedMs))),
  )
  const { authorization } = bench.server
  const request = { method: "GET", path: `${path}&cursor={pick}`, headers: { authorization }, picks } as const
  await bench.load({ requests: readsWarmUp, request, connections: 1 })
  const result = await bench.load({ requests: reads, request, connections: 1 })
  expectOnly(200, result)
  return percentiles(result.latency).p99Ms
}

/** Measured while messages are accepted and delivered, so that the machine has its usual load. */
async function dropDelays(journeys: Journeys): Promise<Record<string, number>> {
  const load = journeys.run(loadSeconds * ratePerSecond, lateMaxMs, { ratePerSecond })
  const dropped = await dropOldestWeek(journeys.bench.server)
  const { received } = await load
  return {
    "write max ms": dropped.worstBeforeMs,
    "write max ms at drop": dropped.worstAtMs,
    "drop delays ms": Math.max(0, dropped.worstAtMs - dropped.worstBeforeMs),
    "partitions dropped": dropped.partitions,
    missing: loadSeconds * ratePerSecond - received.distinct,
  }
}
