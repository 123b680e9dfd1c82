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
      `update ${table} set ${column} = greatest(${column} - $2 * interval '1 millisecond', $1::timestamptz)
       where ${column} > $1::timestamptz and ${where}`,
      [time(now), byMs],
    )
}
