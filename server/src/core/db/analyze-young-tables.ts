import type { Tx } from "./database.ts"

/**
 * The rows that must have changed since the last statistics: at least this number, and this part of the
 * table.
 */
const changedMin = 1_000
const changedPart = 0.5
/** From this version on the planner uses the primary key even without statistics (plans.test.ts). */
const versionWithoutNeed = 170_000

/**
 * Analyzes tables of which half has changed since the last statistics. Before PostgreSQL 17 a plan for an
 * empty table reads all rows of an account for each batch, and autovacuum runs only once a minute. Returns
 * the names of the tables.
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
