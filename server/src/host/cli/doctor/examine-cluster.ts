import { isDistributed, misplaced, placeOf, readCluster, remedyOf, type PlacedTable } from "#core/db/cluster.ts"
import { nodesWithoutSettings, silentNodes } from "#core/db/distribute.ts"
import { bad, good, warning, type Finding } from "./finding.ts"
import type { Examined } from "./opened-store.ts"

export async function examineCluster({ db }: Examined): Promise<Finding> {
  const cluster = await readCluster(db)
  if (!cluster) return good("the store is one PostgreSQL")
  if (!isDistributed(cluster))
    return warning('Citus is installed, and no table is distributed. Run "posthorn db distribute --dry-run".')
  const asleep = cluster.nodes.filter(({ isActive }) => !isActive).map(({ name, port }) => `${name}:${port}`)
  if (asleep.length)
    return bad(`not active: ${asleep.join(", ")}. Run "select citus_activate_node(name, port)" on the coordinator.`)
  const silent = await silentNodes(db)
  if (silent.length) return bad(`no answer from ${silent.join(", ")}. Start PostgreSQL there, or its standby.`)
  const wrong = misplaced(cluster)
  const moved = wrong.filter(({ found }) => found.kind !== "local")
  if (moved.length) return bad(elsewhere(moved))
  if (wrong.length) return bad(remedyOf(wrong.map(({ table }) => table)))
  const plain = await nodesWithoutSettings(db)
  if (plain.length)
    return warning(
      `${plain.join(", ")} can choose slow plans. Stop all processes, and run "posthorn db distribute", which stores the planner's settings there.`,
    )
  const count = cluster.tables.filter(({ wanted }) => wanted.kind === "distributed").length
  return good(`${cluster.nodes.length} nodes answer, with ${cluster.shards} shards of ${count} tables`)
}

/** Someone distributed them by hand. */
function elsewhere(tables: readonly PlacedTable[]): string {
  const each = tables.map(({ table, wanted, found }) => `${table} (${placeOf(found)}, instead of ${placeOf(wanted)})`)
  return `in the wrong place: ${each.join(", ")}. Stop all processes, run "select undistribute_table(table)" for each, and then "posthorn db distribute".`
}
