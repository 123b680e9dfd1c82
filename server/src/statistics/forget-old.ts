import type { Database } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { dayMs } from "./hours.ts"

/** A quarter of a year of hours: some 150 kB for an account that is busy all day. */
export const keptDays = 92
/** In one transaction. */
const rowsMax = 10_000
const tables = ["message_hours", "message_error_hours", "endpoint_hours"] as const

/** Drops the counters of hours that are too old. */
export async function forgetOld(db: Database, now: number): Promise<void> {
  for (const table of tables) while ((await forgetSome(db, table, now - keptDays * dayMs)) === rowsMax);
}

async function forgetSome(db: Database, table: (typeof tables)[number], before: number): Promise<number> {
  const rows = await db.query(
    `delete from ${table} where ctid = any(array(select ctid from ${table} where hour < $1 limit ${rowsMax})) returning 1`,
    [time(before)],
  )
  return rows.length
}
