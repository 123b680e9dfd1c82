import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { parseIsoWeek } from "../../server/src/core/db/iso-week.ts"
import { txOf } from "../../server/src/core/db/migrate.ts"
import { dropOldPartitions } from "../../server/src/core/db/partitions.ts"
import { fromSid, createIds } from "../../server/src/core/std/ids.ts"
import { systemClock } from "../../server/src/core/std/clock.ts"
import type { ServerProcess } from "../system/server-process.ts"
import { weekMs } from "../../server/src/core/std/durations.ts"

const writers = 3
const beforeMs = 3_000
const afterMs = 1_000
const keptDays = 10_000

export interface Dropped {
  partitions: number
  /**
   * The longest transaction of the writers in the seconds before the drop, and from its beginning to a second
   * after its end.
   */
  worstBeforeMs: number
  worstAtMs: number
}

type Store = Parameters<typeof dropOldPartitions>[0]

/**
 * Drops the oldest week of deliveries, as the chore does. During the drop, writers insert and update
 * deliveries without a pause, each in a separate transaction. They show how long the drop delays the store.
 */
export async function dropOldestWeek(server: ServerProcess): Promise<Dropped> {
  const clients = await Promise.all(Array.from({ length: writers + 1 }, () => connect(server)))
  const [dropper, ...writing] = clients as [pg.Client, ...pg.Client[]]
  const spans: { from: number; to: number }[] = []
  const stop = new AbortController()
  const written = Promise.all(writing.map((client) => write(client, server.account.sid, spans, stop.signal)))
  await sleep(beforeMs)
  const from = performance.now()
  const { dropped, busy } = await drop(dropper)
  const to = performance.now() + afterMs
  await sleep(afterMs)
  stop.abort()
  await written
  await Promise.all(clients.map((client) => client.end()))
  if (busy.length) throw new Error(`Not dropped: ${busy.join(", ")}.`)
  const worst = (begin: number, end: number) =>
    Math.max(0, ...spans.filter((span) => span.to > begin && span.from < end).map((span) => span.to - span.from))
  return { partitions: dropped.length, worstBeforeMs: worst(0, from), worstAtMs: worst(from, to) }
}

async function connect(server: ServerProcess): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server.storeUrl() })
  await client.connect()
  return client
}

async function write(
  client: pg.Client,
  accountSid: string,
  spans: { from: number; to: number }[],
  signal: AbortSignal,
): Promise<void> {
  const newId = createIds(systemClock)
  const accountId = fromSid("account", accountSid)
  while (!signal.aborted) {
    const id = newId()
    const from = performance.now()
    await client.query("begin")
    await client.query(
      `insert into deliveries (account_id, id, event_id, endpoint_id, event_type, created_at)
       values ($1, $2, $2, $2, 'messages.sent', now())`,
      [accountId, id],
    )
    await client.query("update deliveries set attempts = attempts where account_id = $1 and id = any($2)", [
      accountId,
      [id],
    ])
    await client.query("commit")
    spans.push({ from, to: performance.now() })
  }
}

async function drop(store: pg.Client): Promise<{ dropped: string[]; busy: string[] }> {
  const { rows } = await store.query<{ name: string }>(
    "select min(inhrelid::regclass::text) as name from pg_inherits where inhparent = 'deliveries'::regclass",
  )
  const endOfOldest = (parseIsoWeek(rows[0]?.name.slice(-"2026w47".length) ?? "") ?? 0) + weekMs
  const twice = keptDays * 2
  const retention = { messages: twice, events: keptDays, receipts: twice, responses: twice, audit: twice }
  return dropOldPartitions(asDatabase(store), retention, endOfOldest + keptDays * 86_400_000)
}

function asDatabase(store: pg.Client): Store {
  const tx = txOf(store)
  return {
    ...tx,
    async transaction(work) {
      await store.query("begin")
      try {
        const result = await work(tx)
        await store.query("commit")
        return result
      } catch (error) {
        await store.query("rollback")
        throw error
      }
    },
  }
}
