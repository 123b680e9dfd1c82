import type { Tx } from "./database.ts"

/** Rows that came, changed or went since the statistics were taken, before they are taken again; and as a part of the table. */
const changedMin = 1_000
const changedPart = 0.5
/** From this version on the planner goes by the primary key even when it knows nothing of a table (plans.test.ts). */
const versionWithoutNeed = 170_000

/**
 * Takes statistics of tables that have grown by half since they were taken last. Before PostgreSQL 17 a plan made on an empty
 * table reads all of an account for each batch, and autovacuum comes by only once a minute. Gives the names of the tables.
 */
export async function analyzeYoungTables(db: Tx): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `select format('%I', relname) as name from pg_stat_user_tables
     where current_setting('server_version_num')::integer < $1 and schemaname = current_schema()
       and n_mod_since_analyze > greatest($2, n_live_tup * $3::float)`,
    [versionWithoutNeed, changedMin, changedPart],
  )
  for (const { name } of rows) await db.query(`analyze ${name}`)
  return rows.map(({ name }) => name)
}
