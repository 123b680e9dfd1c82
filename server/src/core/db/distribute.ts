import { misplaced, readCluster, type Cluster, type PlacedTable } from "./cluster.ts"
import type { Tx } from "./database.ts"
import type { Placement } from "./distribution.ts"
import { createReader } from "./node-reads.ts"
import { nodeSettings } from "./session-settings.ts"

/** Runs `work` in a transaction without a limit of time. */
export type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Puts a table where it belongs, with its rows, and returns their number. `shards` counts for the first table
 * of a group. Call it in a transaction.
 */
export async function placeTable(tx: Tx, { table, wanted }: PlacedTable, shards: number): Promise<number> {
  if (wanted.kind === "local") return await countRows(tx, table)
  // The ledger has a trigger, which works on each shard.
  await tx.query("set local citus.enable_unsafe_triggers = on")
  await tx.query(`set local citus.shard_count = ${shards}`)
  const before = await countRows(tx, table)
  if (table === "events") await noteWritersOfShards(tx)
  if (table === "accounts") await createReader(tx)
  await tx.query(...distributing(table, wanted))
  // The ledger's trigger refuses to truncate. What is truncated are the rows that the shards now have.
  await tx.query("set local session_replication_role = replica")
  await tx.query("select truncate_local_data_after_distributing_table($1::regclass)", [table])
  await tx.query("set local session_replication_role = origin")
  const after = await countRows(tx, table)
  if (after !== before) throw new Error(`${table} had ${before} rows, and its shards have ${after}. Nothing changed.`)
  return after
}

/**
 * Lets each shard note the transaction that writes an event. The default of the column is the coordinator's
 * transaction, and a follower compares it with a snapshot of the node (core/events/follow-events.ts).
 */
async function noteWritersOfShards(tx: Tx): Promise<void> {
  await tx.query(
    `create or replace function events_written_by() returns trigger language plpgsql
       as $$ begin new.written_by := pg_current_xact_id(); return new; end $$`,
  )
  await tx.query(
    "create or replace trigger events_written_by before insert on events for each row execute function events_written_by()",
  )
}

function distributing(table: string, wanted: Placement): [string, string[]] {
  if (wanted.kind !== "distributed") return ["select create_reference_table($1::regclass)", [table]]
  const isFirst = wanted.group === table
  return [
    "select create_distributed_table($1::regclass, $2, colocate_with => $3)",
    [table, wanted.column, isFirst ? "none" : wanted.group],
  ]
}

/**
 * Lets this transaction visit shards one after the other. A migration changes several tables, and Citus
 * refuses to make a table after it visited shards concurrently.
 */
export async function visitShardsInTurn(tx: Tx): Promise<void> {
  await tx.query("set local citus.multi_shard_modify_mode = sequential")
  await tx.query("set local citus.max_adaptive_executor_pool_size = 1")
}

/** Distributes the tables that a migration made, in its transaction. */
export async function placeNewTables(tx: Tx, before: Cluster): Promise<void> {
  const known = new Set(before.tables.map(({ table }) => table))
  const after = await readCluster(tx)
  for (const placed of after ? misplaced(after) : [])
    if (!known.has(placed.table)) await placeTable(tx, placed, before.shards)
}

/** Returns the rows of each table, as `select count(*)` finds them. */
export async function countRows(tx: Tx, table: string): Promise<number> {
  const [row] = await tx.query<{ count: string }>(`select count(*)::text as count from ${table}`)
  return Number(row?.count)
}

/**
 * Stores the planner options of the sessions (`session-settings.ts`) in the database. Citus repeats that on
 * every node. It does not send the options of a session there.
 */
export async function setNodeSettings(tx: Tx): Promise<void> {
  const [row] = await tx.query<{ name: string }>("select quote_ident(current_database()) as name")
  for (const [setting, value] of nodeSettings) await tx.query(`alter database ${row?.name} set ${setting} = '${value}'`)
}

/** Returns the nodes, as `name:port`, whose sessions do not have these options. */
export async function nodesWithoutSettings(tx: Tx): Promise<string[]> {
  const areSet = nodeSettings.map(([setting, value]) => `current_setting('${setting}') = '${value}'`)
  const rows = await tx.query<{ node: string }>(
    `select nodename || ':' || nodeport as node
       from run_command_on_all_nodes($1) join pg_dist_node using (nodeid) where success and result <> 't' order by 1`,
    [`select ${areSet.join(" and ")}`],
  )
  return rows.map(({ node }) => node)
}

/** Returns the nodes, as `name:port`, that do not answer. */
export async function silentNodes(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ node: string }>(
    `select nodename || ':' || nodeport as node
       from run_command_on_all_nodes('select 1') join pg_dist_node using (nodeid) where not success order by 1`,
  )
  return rows.map(({ node }) => node)
}

/** The accounts and rows of a node, after the distribution. */
export interface NodeRows {
  node: string
  accounts: number
  messages: number
  rows: number
}

/** Counts the rows of the distributed tables on each node. */
export async function countNodeRows(tx: Tx, { tables }: Pick<Cluster, "tables">): Promise<NodeRows[]> {
  const nodes = new Map<string, NodeRows>()
  for (const { table, wanted } of tables) {
    if (wanted.kind !== "distributed") continue
    const rows = await tx.query<{ node: string; count: string }>(
      `select nodename || ':' || nodeport as node, sum(result::bigint)::text as count
         from run_command_on_placements($1::regclass, 'select count(*) from %s') group by 1`,
      [table],
    )
    for (const { node, count } of rows) {
      const known = nodes.get(node) ?? { node, accounts: 0, messages: 0, rows: 0 }
      nodes.set(node, known)
      known.rows += Number(count)
      if (table === "accounts" || table === "messages") known[table] = Number(count)
    }
  }
  return [...nodes.values()].toSorted((one, other) => (one.node < other.node ? -1 : 1))
}

/** Returns the other programs that are connected to this database, each as one word. */
export async function connectedPrograms(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ program: string }>(
    `select distinct coalesce(nullif(application_name, ''), host(client_addr), 'a program of this machine') as program
       from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and application_name not like 'citus%'`,
  )
  return rows.map(({ program }) => program)
}
