import type { Database, Transaction } from "#core/db/database.ts"
import { plainArray, timeArray } from "#core/db/literals.ts"
import type { CountedAttempt } from "#core/deliveries/record-attempts.ts"
import { hourOf } from "./hours.ts"

interface Sum extends Pick<CountedAttempt, "accountId" | "endpointId"> {
  hour: number
  succeeded: number
  failed: number
}

/** The limit of one transaction of the chore. */
const batchMax = 500

/**
 * Counts attempts in the transaction that records them. The statement travels with the commit, and no other
 * transaction locks its row.
 */
export function countAttempts(tx: Transaction, attempts: readonly CountedAttempt[], id: string): void {
  if (!attempts.length) return
  const sums = sumsOf(attempts)
  tx.send(
    `insert into attempt_counts (id, account_ids, hours, endpoint_ids, succeeded, failed) values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      plainArray(sums.map(({ accountId }) => accountId)),
      timeArray(sums.map(({ hour }) => hour)),
      plainArray(sums.map(({ endpointId }) => endpointId)),
      plainArray(sums.map(({ succeeded }) => succeeded)),
      plainArray(sums.map(({ failed }) => failed)),
    ],
    "statistics_count_attempts",
  )
}

/** Adds the counts to the counters of their hours, each once. Concurrent processes take different rows. */
export async function addCountedAttempts(db: Database): Promise<void> {
  for (let taken = batchMax; taken === batchMax;) {
    const [row] = await db.query<{ taken: number }>(add, [], "statistics_add_attempts")
    taken = row?.taken ?? 0
  }
}

function sumsOf(attempts: readonly CountedAttempt[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { accountId, endpointId, startedAt, isSuccess } of attempts) {
    const hour = hourOf(startedAt)
    const key = `${endpointId} ${hour}`
    let sum = sums.get(key)
    if (!sum) sums.set(key, (sum = { accountId, endpointId, hour, succeeded: 0, failed: 0 }))
    if (isSuccess) sum.succeeded++
    else sum.failed++
  }
  return [...sums.values()]
}

/** All processes lock the rows of the hours in one order, so they cannot deadlock. */
const add = `with taken as (
    delete from attempt_counts
     where id = any(array(select id from attempt_counts order by id limit ${batchMax} for update skip locked))
    returning account_ids, hours, endpoint_ids, succeeded, failed
  ), added as (
    insert into endpoint_hours as known (account_id, hour, endpoint_id, succeeded, failed)
    select new.account_id, new.hour, new.endpoint_id, sum(new.succeeded), sum(new.failed)
    from taken, unnest(taken.account_ids, taken.hours, taken.endpoint_ids, taken.succeeded, taken.failed)
      as new (account_id, hour, endpoint_id, succeeded, failed)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (account_id, hour, endpoint_id) do update
      set succeeded = known.succeeded + excluded.succeeded, failed = known.failed + excluded.failed
  )
  select count(*) as taken from taken`
