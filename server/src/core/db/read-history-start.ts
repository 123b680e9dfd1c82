import type { Tx } from "./database.ts"
import { parseIsoWeek } from "./iso-week.ts"

/**
 * Returns the time from which all of these history tables still have partitions, in milliseconds. Older rows
 * were dropped.
 */
export async function readHistoryStart(tx: Tx, tables: readonly string[]): Promise<number> {
  const rows = await tx.query<{ parent: string; name: string }>(
    `select parent.relname as parent, min(child.relname::text) as name
     from pg_inherits
     join pg_class parent on parent.oid = inhparent
     join pg_class child on child.oid = inhrelid
     where parent.relkind = 'p' and parent.relnamespace = current_schema()::regnamespace
       and parent.relname = any(string_to_array($1, ','))
     group by parent.relname`,
    [tables.join(",")],
  )
  // Names contain the week, so the first name is the first week.
  return Math.max(...rows.map(({ name }) => parseIsoWeek(name.slice(-"2026w47".length)) ?? 0))
}
