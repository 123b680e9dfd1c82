import { plainArray, time } from "#core/db/literals.ts"
import type { Tx } from "#core/db/database.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"

export const failureDueTimes: readonly DueTime[] = [{ table: "failed_sign_ins", column: "free_at" }]

/** A key under which failures are counted. */
export interface CountedFailure {
  key: string
  /** The time after which one failure no longer counts. */
  everyMs: number
}

/**
 * Adds a failure to each key that has fewer than `failuresMax`, and returns those keys. Concurrent callers in
 * any process together get no more than these, because one statement locks each row. All callers lock rows in
 * the same order.
 */
export async function addFailures(
  tx: Tx,
  counted: readonly CountedFailure[],
  { now, failuresMax }: { now: number; failuresMax: number },
): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `insert into failed_sign_ins as known (key, free_at)
     select key, $3::timestamptz + every_ms * interval '1 millisecond'
       from unnest($1::uuid[], $2::int[]) as new (key, every_ms) order by key
     on conflict (key) do update set free_at = greatest(known.free_at, $3) + (excluded.free_at - $3)
       where known.free_at - $3 <= (excluded.free_at - $3) * $4::int
     returning key`,
    [
      plainArray(counted.map(({ key }) => key)),
      plainArray(counted.map(({ everyMs }) => everyMs)),
      time(now),
      failuresMax - 1,
    ],
  )
  return rows.map(({ key }) => key)
}

/** Returns by key when no failure counts any more. */
export async function readFailures(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ key: string; free_at: number }>(
    "select key, free_at from failed_sign_ins where key = any ($1::uuid[])",
    [plainArray(keys)],
  )
  return new Map(rows.map(({ key, free_at }) => [key, free_at]))
}

export async function subtractFailures(tx: Tx, counted: readonly CountedFailure[]): Promise<void> {
  await tx.query(
    `with held as materialized (select key from failed_sign_ins where key = any ($1::uuid[]) order by key for update)
     update failed_sign_ins known set free_at = known.free_at - new.every_ms * interval '1 millisecond'
       from held join unnest($1::uuid[], $2::int[]) as new (key, every_ms) on new.key = held.key
      where known.key = held.key`,
    [plainArray(counted.map(({ key }) => key)), plainArray(counted.map(({ everyMs }) => everyMs))],
  )
}

/** Deletes rows that no longer count. Beyond `rowsMax`, also deletes those that end first. */
export async function forgetFailures(tx: Tx, { now, rowsMax }: { now: number; rowsMax: number }): Promise<void> {
  await tx.query("delete from failed_sign_ins where free_at <= $1", [time(now)])
  await tx.query(
    "delete from failed_sign_ins where key in (select key from failed_sign_ins order by free_at desc offset $1)",
    [rowsMax],
  )
}
