import type { Client } from "pg"
import { txOf } from "../../server/src/core/db/migrate.ts"
import { ensurePartitions } from "../../server/src/core/db/partitions.ts"
import { fromSid } from "../../server/src/core/std/ids.ts"

const rowsAStatement = 250_000
const dayMs = 86_400_000
const weeksStored = 4
/** The period of the deliveries. */
export const storedMs = weeksStored * 7 * dayMs
/** One in this many failed, and one in this many was a test. */
const rareEvery = 100_000

export interface StoredDeliveries {
  accountSid: string
  /** Half of the deliveries go to the first endpoint, and the rest to the others in turn. */
  endpointIds: readonly string[]
  many: number
}

/**
 * Stores successful deliveries of four weeks with SQL alone, and a few failed ones and ones of a rare type.
 * Returns the seconds that it took.
 */
export async function storeDeliveries(store: Client, stored: StoredDeliveries): Promise<number> {
  const startedAt = performance.now()
  const accountId = fromSid("account", stored.accountSid)
  await store.query("begin")
  for (let week = 0; week <= weeksStored; week++) await ensurePartitions(txOf(store), Date.now() - week * 7 * dayMs)
  await store.query("commit")
  await store.query("set synchronous_commit = off")
  for (let from = 0; from < stored.many; from += rowsAStatement) {
    const to = Math.min(from + rowsAStatement, stored.many) - 1
    await store.query(insert, [accountId, stored.endpointIds, from, to, stored.many, storedMs])
  }
  await store.query("reset synchronous_commit")
  // The state of a store of this age, after autovacuum and the checkpointer.
  await store.query("vacuum analyze deliveries")
  await store.query("checkpoint")
  return (performance.now() - startedAt) / 1_000
}

/**
 * $1 account, $2 endpoints, $3 to $4 the numbers of these, $5 how many in all, $6 the milliseconds that they
 * are spread over.
 */
const insert = `
  insert into deliveries (account_id, id, event_id, endpoint_id, event_type, status, attempts, last_asked_by, last_started_at,
    last_duration_ms, last_status_code, last_detail, created_at, ended_at)
  select $1::uuid, id, id,
    ($2::uuid[])[case when n % 2 = 0 then 1 else 2 + (n / 2) % (array_length($2::uuid[], 1) - 1) end],
    case when n % ${rareEvery} in (10, 11) then 'webhooks.test' else 'messages.' || (array['queued', 'sending', 'sent', 'delivered'])[1 + (n / 2) % 4] end,
    case when n % ${rareEvery} in (20, 21) then 'failed' else 'succeeded' end,
    1, 'schedule', at, 12, case when n % ${rareEvery} in (20, 21) then 500 else 204 end, '{"b":12}', at, at
  from (
    select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
                   || '8' || substr(md5(n::text), 4, 15))::uuid as id
      from generate_series($3::bigint, $4::bigint) n,
           lateral (select date_trunc('milliseconds', now() - ($6::bigint * ($5::bigint - n) / $5::bigint) * interval '1 ms') as at) moment
  ) made`
