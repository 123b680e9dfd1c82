import type { Client } from "pg"
import { txOf } from "../../server/src/core/db/migrate.ts"
import { ensurePartitions } from "../../server/src/core/db/partitions.ts"
import { fromSid, toSid } from "../../server/src/core/std/ids.ts"

const rowsAStatement = 250_000
/**
 * The days over which the messages are spread. The partitions of a first start begin with the week before.
 */
const daysBack = 7

/**
 * Stores `many` delivered messages of the last seven days with an event each, with SQL alone. Through the API
 * it would take an hour. Returns the seconds that it took.
 */
export async function storeMessages(store: Client, accountSid: string, many: number): Promise<number> {
  const startedAt = performance.now()
  const accountId = fromSid("account", accountSid)
  await store.query("begin")
  await ensurePartitions(txOf(store), Date.now())
  await store.query("commit")
  await store.query("set synchronous_commit = off")
  for (let from = 0; from < many; from += rowsAStatement) {
    const to = Math.min(from + rowsAStatement, many) - 1
    await store.query(insert, [accountId, from, to, many, daysBack * 86_400_000])
  }
  await store.query("reset synchronous_commit")
  // The state of a store of this age, after autovacuum and the checkpointer.
  for (const table of ["messages", "events"]) await store.query(`vacuum analyze ${table}`)
  await store.query("checkpoint")
  return (performance.now() - startedAt) / 1000
}

/** Returns sids of messages from the whole store. */
export async function someSids(store: Client, many: number): Promise<string[]> {
  const { rows: counts } = await store.query<{ pages: number }>(
    `select greatest(1, sum(relpages))::float8 as pages from pg_class where relname like 'messages\\_2%' and relkind = 'r'`,
  )
  // As many pages as messages are wanted, or all.
  const percent = Math.min(100, Math.max(0.01, (many * 100) / (counts[0]?.pages ?? 1)))
  const { rows } = await store.query<{ id: string }>(
    `select id from (select id from messages tablesample system (${percent}) limit ${many * 40}) m order by random() limit ${many}`,
  )
  return rows.map(({ id }) => toSid("message", id))
}

/**
 * $1 account, $2 to $3 the numbers of these, $4 how many in all, $5 the milliseconds that they are spread
 * over.
 */
const insert = `
  with new as (
    select n, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
                   || '8' || substr(md5(n::text), 4, 15))::uuid as id
      from generate_series($2::bigint, $3::bigint) n,
           lateral (select now() - ($5::bigint * ($4::bigint - n) / $4::bigint) * interval '1 ms' as at) moment
  ), stored as (
    insert into messages (account_id, id, direction, channel, status, previous_status, sequence, to_address, from_address, body,
      encoding, num_segments, price_micros, price_unit, carrier_id, submissions, created_at, updated_at, sent_at, delivered_at)
    select $1::uuid, id, 'outbound', 'sms', 'delivered', 'sent', 4, '+12' || lpad((n % 10000000)::text, 7, '0') || '55',
      '+15005550006', 'Message ' || lpad(n::text, 9, '0') || ' that was sent some time ago', 'gsm7', 1, 7500, 'USD',
      '00000000-0000-7000-8000-000000000001', 1, at, at, at, at
      from new
  )
  insert into events (account_id, id, types, subject_id, sequence, heads, bodies)
  select $1::uuid, id, array['messages.delivered'], id, 4,
    '[["messages.delivered","' || id || '",4,' || (extract(epoch from at) * 1000)::bigint || ',null]]',
    '{"sid":"' || id || '","data":{"body":"' || repeat('x', 500) || '"}}' from new`
