/**
 * Every statement finds its rows by a key, so a plan that reads a whole table is always wrong
 * (docs/decisions/003). Yet it looks cheap to the planner while a table is new, and stays in use while the
 * table fills. So plans are limited to index scans and nested loops, and each connection plans a statement
 * once.
 *
 * Before PostgreSQL 18, a plan without a usable index then has a prohibitive cost, for which the server would
 * compile it. That took 70 ms for a table of ten rows, so `jit` is off.
 */
export const sessionSettings: readonly (readonly [name: string, value: string])[] = [
  ["TimeZone", "UTC"],
  ["jit", "off"],
  ["plan_cache_mode", "force_generic_plan"],
  ["enable_seqscan", "off"],
  ["enable_hashjoin", "off"],
  ["enable_mergejoin", "off"],
]

/** Those that a node of Citus needs for the statements on its shards. Citus plans each with its values. */
export const nodeSettings = sessionSettings.filter(([name]) => name !== "plan_cache_mode")
