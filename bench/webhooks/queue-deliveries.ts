import type { Client } from "pg"
import { txOf } from "../../server/src/core/db/migrate.ts"
import { ensurePartitions } from "../../server/src/core/db/partitions.ts"

const rowsAStatement = 50_000

/** Inserts deliveries that are due at these endpoints, as if they had just been announced, with SQL alone. */
export async function queueDeliveries(store: Client, urls: readonly string[], many: number): Promise<void> {
  await store.query("begin")
  await ensurePartitions(txOf(store), Date.now())
  await store.query("commit")
  for (let from = 0; from < many; from += rowsAStatement)
    await store.query(insert, [urls, from, Math.min(from + rowsAStatement, many) - 1])
  await store.query(
    `insert into delivery_lanes as lane (account_id, target_id, next_at)
     select account_id, id, now() from webhook_endpoints where url = any($1)
     on conflict (account_id, target_id) do update set next_at = least(lane.next_at, now()), is_cooling = false`,
    [urls],
  )
}

/** $1 URLs, $2 to $3 the numbers of these. */
const insert = `
  with endpoint as (
    select account_id, id, row_number() over (order by id) - 1 as place, count(*) over () as places
      from webhook_endpoints where url = any($1::text[])
  ), new as (
    select n, now() as at, account_id, endpoint.id as endpoint_id,
           (moment || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid as event_id,
           (moment || '7' || substr(hash, 16, 3) || '8' || substr(hash, 16, 15))::uuid as delivery_id
      from generate_series($2::bigint, $3::bigint) n
      join endpoint on place = n % places,
      lateral (select md5('due ' || n) as hash, lpad(to_hex(floor(extract(epoch from now()) * 1000)::bigint), 12, '0') as moment) _
  ), announced as (
    insert into events (account_id, id, types, subject_id, sequence, heads, bodies)
    select account_id, event_id, array['messages.queued'], event_id, 1,
           '[["messages.queued","' || event_id || '",1,' || (extract(epoch from at) * 1000)::bigint || ',null]]',
           '{"sid":"EV","type":"messages.queued","timestamp":"2026-11-21T08:30:00.000Z","data":{"body":"' || repeat('x', 600) || '"}}'
      from new
  )
  insert into delivery_jobs (account_id, id, target_id, subject_id, priority, run_at, memo)
  select account_id, delivery_id, endpoint_id, event_id, 1, date_trunc('milliseconds', at), 'messages.queued' from new`
