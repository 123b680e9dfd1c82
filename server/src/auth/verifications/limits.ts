import type { Tx } from "#core/db/database.ts"
import { textArray, time, timeArray } from "#core/db/literals.ts"

/** A counter of a limit. `name` is the limit, and `key` is the counted value. */
export interface Counted {
  name: string
  key: string
  /** The amount to add: 1 for a request, millionths for money. */
  amount: number
  max: number
  /** The interval begins with the first count. Null for a counter that only `clearLimit` ends. */
  intervalMs: number | null
}

/** An exceeded limit, and when it ends. */
export interface Exceeded {
  counted: Counted
  endsAt: number | null
}

/**
 * Counts each limit, and returns the exceeded one that ends last. Counts are exact across processes, because
 * the row's lock orders them. A caller that rolls back has counted nothing.
 */
export async function countLimits(
  tx: Tx,
  accountId: string,
  counted: readonly Counted[],
  now: number,
): Promise<Exceeded | undefined> {
  if (!counted.length) return undefined
  // Sorted, so that two requests with common limits cannot deadlock.
  const ordered = counted.toSorted((a, b) => (limitKeyOf(a) < limitKeyOf(b) ? -1 : 1))
  const rows = await Promise.all(ordered.map((each) => countLimit(tx, accountId, each, now)))
  const byKey = new Map(rows.flat().map((row) => [limitKeyOf(row), row]))
  const exceeded = counted.flatMap((each): Exceeded[] => {
    const row = byKey.get(limitKeyOf(each))
    return row && row.count > each.max ? [{ counted: each, endsAt: row.ends_at }] : []
  })
  // A client that waits for one limit must not exceed another one when it returns.
  return exceeded.toSorted((a, b) => (b.endsAt ?? Infinity) - (a.endsAt ?? Infinity))[0]
}

interface CountedRow {
  name: string
  key: string
  count: number
  ends_at: number | null
}

/** One row a statement: Citus refuses a parameter after the conflict of rows that are selected. */
function countLimit(
  tx: Tx,
  accountId: string,
  { name, key, amount, intervalMs }: Counted,
  now: number,
): Promise<CountedRow[]> {
  return tx.query(
    `insert into verification_limits as kept (account_id, name, key, count, ends_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, name, key) do update set
       count = case when kept.ends_at <= $6 then excluded.count else kept.count + excluded.count end,
       ends_at = case when kept.ends_at <= $6 then excluded.ends_at else kept.ends_at end
     returning name, key, count, ends_at`,
    [accountId, name, key, amount, time(intervalMs === null ? null : now + intervalMs), time(now)],
    "verifications_count_limit",
  )
}

/**
 * Subtracts counted values from a limit whose interval they belong to. An interval that began after a value
 * was counted stays as it is.
 */
export async function uncount(
  tx: Tx,
  accountId: string,
  { name, intervalMs }: { name: string; intervalMs: number },
  values: readonly { key: string; countedAt: number }[],
  now: number,
): Promise<void> {
  if (!values.length) return
  const keys = [...new Set(values.map(({ key }) => key))]
  if (keys.length > 1) await lockLimits(tx, accountId, [name], keys)
  await tx.query(
    `update verification_limits as kept set count = kept.count - (
       select count(*) from unnest($4::text[], $5::timestamptz[]) as given (key, latest_end)
       where given.key = kept.key and given.latest_end >= kept.ends_at
     )
     where account_id = $1 and name = $2 and key = any($3) and ends_at > $6`,
    [
      accountId,
      name,
      textArray(keys),
      textArray(values.map(({ key }) => key)),
      timeArray(values.map(({ countedAt }) => countedAt + intervalMs)),
      time(now),
    ],
    "verifications_uncount",
  )
}

/** Returns the current counts, by name and key, without ended intervals. */
export async function readLimits(
  tx: Tx,
  accountId: string,
  names: readonly string[],
  keys: readonly string[],
  now: number,
): Promise<Map<string, { count: number; endsAt: number | null }>> {
  const rows = await tx.query<{ name: string; key: string; count: number; ends_at: number | null }>(
    `select name, key, count, ends_at from verification_limits
     where account_id = $1 and name = any($2) and key = any($3) and (ends_at is null or ends_at > $4)`,
    [accountId, textArray(names), textArray([...new Set(keys)]), time(now)],
    "verifications_read_limits",
  )
  return new Map(rows.map((row) => [limitKeyOf(row), { count: row.count, endsAt: row.ends_at }]))
}

/** Locks these counters in the order in which `countLimits` changes them. */
export async function lockLimits(
  tx: Tx,
  accountId: string,
  names: readonly string[],
  keys: readonly string[],
): Promise<void> {
  await tx.query(
    `select from verification_limits where account_id = $1 and name = any($2) and key = any($3)
     order by name collate "C", key collate "C" for update`,
    [accountId, textArray(names), textArray(keys)],
    "verifications_hold_limits",
  )
}

export async function clearLimits(
  tx: Tx,
  accountId: string,
  names: readonly string[],
  keys: readonly string[],
): Promise<void> {
  await tx.query("delete from verification_limits where account_id = $1 and name = any($2) and key = any($3)", [
    accountId,
    textArray(names),
    textArray(keys),
  ])
}

/** Returns the counters of an address, for the limits of this folder and of the account. */
export async function limitsOf(
  tx: Tx,
  accountId: string,
  key: string,
): Promise<{ name: string; count: number; endsAt: number | null }[]> {
  const rows = await tx.query<{ name: string; count: number; ends_at: number | null }>(
    "select name, count, ends_at from verification_limits where account_id = $1 and key = $2 and key <> '' order by name",
    [accountId, key],
  )
  return rows.map(({ name, count, ends_at: endsAt }) => ({ name, count, endsAt }))
}

/** Deletes ended intervals. */
export async function forgetLimits(db: Tx, now: number): Promise<void> {
  await db.query("delete from verification_limits where ends_at <= $1", [time(now)])
}

export function limitKeyOf({ name, key }: Pick<Counted, "name" | "key">): string {
  return `${name} ${key}`
}
