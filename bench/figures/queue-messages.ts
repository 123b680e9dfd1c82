import type { Client } from "pg"
import { txOf } from "../../server/src/core/db/migrate.ts"
import { ensurePartitions } from "../../server/src/core/db/partitions.ts"

const rowsAStatement = 100_000

export interface QueuedMessages {
  accountId: string
  carrierId: string
  /** The number of the first message. The others count up. */
  firstNumber: number
  many: number
  /** The beginning of their texts. A space and the number follow. */
  text: string
  isUrgent: boolean
}

/**
 * Queues messages with SQL alone, as if they had just been accepted. The senders see them when all are
 * stored.
 */
export async function queueMessages(store: Client, queued: QueuedMessages): Promise<void> {
  const { accountId, carrierId, firstNumber, many, text, isUrgent } = queued
  await store.query("begin")
  await ensurePartitions(txOf(store), Date.now())
  await store.query("commit")
  for (let from = firstNumber; from < firstNumber + many; from += rowsAStatement) {
    const to = Math.min(from + rowsAStatement, firstNumber + many) - 1
    await store.query(insert, [accountId, from, to, carrierId, text, isUrgent ? 0 : 1])
  }
  await store.query(
    `insert into message_lanes as lane (account_id, target_id, next_at) values ($1, $2, now())
     on conflict (account_id, target_id) do update set next_at = least(lane.next_at, now()), is_cooling = false`,
    [accountId, carrierId],
  )
}

/** $1 account, $2 to $3 the numbers of these, $4 carrier, $5 text, $6 priority. */
const insert = `
  with new as (
    select n, now() as at, (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' || substr(md5($5 || n), 1, 3)
                   || '8' || substr(md5($5 || n), 4, 15))::uuid as id
      from generate_series($2::bigint, $3::bigint) n
  ), stored as (
    insert into messages (account_id, id, direction, channel, status, sequence, to_address, from_address, body, encoding,
      num_segments, rate_micros, price_unit, carrier_id, priority, created_at, updated_at)
    select $1::uuid, id, 'outbound', 'sms', 'queued', 1, '+12' || lpad((n % 10000000)::text, 7, '0') || '55',
      '+15005550006', $5 || ' ' || n, 'gsm7', 1, 7500, 'USD', $4::uuid, $6::smallint, at, at
      from new
  )
  insert into message_jobs (account_id, id, target_id, subject_id, priority, run_at)
  select $1::uuid, id, $4::uuid, id, $6::smallint, at from new`
