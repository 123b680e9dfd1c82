import type { Transaction } from "./database.ts"
import { time } from "./literals.ts"

/** A column with times that lie a planned wait after the moment that wrote them. */
export interface DueTime {
  table: string
  column: string
  /** The rows whose time is such a wait. Default: all. */
  where?: string
}

/**
 * Returns SQL for the time of a column less `$2` milliseconds. It calls no function that depends on the time
 * zone of the session, which Citus refuses in an update.
 */
export function earlier(column: string): string {
  return `((${column} at time zone 'UTC' - $2 * interval '1 millisecond') at time zone 'UTC')`
}

/**
 * The time of the store stepped back by `byMs`, and is `now`. Brings each planned wait that has not ended
 * forward by as much, so that it lasts as long as it was planned.
 */
export function shiftDueTimes(
  tx: Transaction,
  dueTimes: readonly DueTime[],
  { now, byMs }: { now: number; byMs: number },
): void {
  for (const { table, column, where = "true" } of dueTimes)
    tx.send(
      `update ${table} set ${column} = greatest(${earlier(column)}, $1::timestamptz)
       where ${column} > $1::timestamptz and ${where}`,
      [time(now), byMs],
    )
}
