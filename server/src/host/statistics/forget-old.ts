import type { Database } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { dayMs } from "#core/std/durations.ts"

/** A quarter of a year of hours: some 150 kB for an account that is busy all day. */
export const keptDays = 92
/** The limit of one transaction. */
const rowsMax = 10_000
/** The tables, each with the columns of its key after the account. */
const keys = {
  message_hours: "hour",
  message_error_hours: "hour, code",
  endpoint_hours: "hour, endpoint_id",
  verification_hours: "hour",
}

/** Deletes the counters of hours that are too old. */
export async function forgetOld(db: Database, now: number): Promise<void> {
  for (const [table, key] of Object.entries(keys))
    while ((await forgetSome(db, table, `account_id, ${key}`, now - keptDays * dayMs)) === rowsMax);
}

async function forgetSome(db: Database, table: string, key: string, before: number): Promise<number> {
  const rows = await db.query(
    `delete from ${table} where (${key}) in (select ${key} from ${table} where hour < $1 limit ${rowsMax}) returning 1`,
    [time(before)],
  )
  return rows.length
}
