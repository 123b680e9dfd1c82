import type { Tx } from "./database.ts"
import { distribution, type Placement } from "./distribution.ts"

/** A node of Citus. */
export interface ClusterNode {
  name: string
  port: number
  isCoordinator: boolean
  isActive: boolean
  /** Whether shards are put there. */
  takesShards: boolean
}

/** Where a table of this release is, and where it belongs. */
export interface PlacedTable {
  table: string
  wanted: Placement
  found: Placement
}

export interface Cluster {
  nodes: ClusterNode[]
  /** Of the table `accounts`; 0 while it is not distributed. */
  shards: number
  tables: PlacedTable[]
}

/** Returns the cluster of this store. Null for a database without Citus. */
export async function readCluster(tx: Tx): Promise<Cluster | null> {
  if (!(await isCitus(tx))) return null
  const nodes = await tx.query<ClusterNode>(
    `select nodename as name, nodeport as port, groupid = 0 as "isCoordinator", isactive as "isActive",
            shouldhaveshards as "takesShards"
       from pg_dist_node where noderole = 'primary' order by groupid`,
  )
  const [row] = await tx.query<{ shards: number }>(
    "select count(*)::integer as shards from pg_dist_shard where logicalrelid = to_regclass('accounts')",
  )
  return { nodes, shards: row?.shards ?? 0, tables: await readPlaces(tx) }
}

/** Returns the tables that are not where `distribution` puts them. */
export function misplaced({ tables }: Pick<Cluster, "tables">): PlacedTable[] {
  return tables.filter(({ wanted, found }) => placeOf(wanted) !== placeOf(found))
}

/** Whether the distribution has begun. It begins with the accounts. */
export function isDistributed({ shards }: Pick<Cluster, "shards">): boolean {
  return shards > 0
}

/** Says where a table is. */
export function placeOf(place: Placement): string {
  if (place.kind === "local") return "on the coordinator"
  if (place.kind === "reference") return "on every node"
  return `by ${place.column}${place.group === "accounts" ? ", with accounts" : ""}`
}

/** Refuses a store that is distributed in part, where many statements would fail. */
export async function refusePartDistributed(tx: Tx): Promise<void> {
  const cluster = await readCluster(tx)
  if (!cluster || !isDistributed(cluster)) return
  const left = misplaced(cluster).map(({ table }) => table)
  if (left.length) throw new Error(`The store is distributed in part: ${remedyOf(left)}`)
}

const namesMax = 5

/** Names tables that are not distributed yet, and what to do. */
export function remedyOf(tables: readonly string[]): string {
  const more = tables.length > namesMax ? ` and ${tables.length - namesMax} more tables` : ""
  return `${tables.slice(0, namesMax).join(", ")}${more} are not distributed. Stop all processes, and run \`posthorn db distribute\`.`
}

async function isCitus(tx: Tx): Promise<boolean> {
  const rows = await tx.query("select 1 from pg_extension where extname = 'citus'")
  return rows.length > 0
}

interface PlaceRow {
  table: string
  /** `h` by hash, `n` whole, null for a table that Citus does not know. */
  method: string | null
  isReference: boolean
  column: string | null
  isBesideAccounts: boolean
}

async function readPlaces(tx: Tx): Promise<PlacedTable[]> {
  const rows = await tx.query<PlaceRow>(
    `select c.relname as table, p.partmethod::text as method, coalesce(p.repmodel = 't', false) as "isReference",
            case when p.partmethod = 'h' then column_to_column_name(p.logicalrelid, p.partkey) end as column,
            coalesce(p.colocationid = (select colocationid from pg_dist_partition where logicalrelid = to_regclass('accounts')), false)
              as "isBesideAccounts"
       from pg_class c left join pg_dist_partition p on p.logicalrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
  )
  const byName = new Map(rows.map((row) => [row.table, row]))
  return [...distribution].flatMap(([table, wanted]) => {
    const row = byName.get(table)
    return row ? [{ table, wanted, found: foundIn(row) }] : []
  })
}

function foundIn({ table, method, isReference, column, isBesideAccounts }: PlaceRow): Placement {
  if (method === "h") return { kind: "distributed", column: column ?? "", group: isBesideAccounts ? "accounts" : table }
  return { kind: isReference ? "reference" : "local" }
}
