import type pg from "pg"
import { misplaced, placeOf, readCluster, type Cluster } from "#core/db/cluster.ts"
import type { Tx } from "#core/db/database.ts"
import { connectedPrograms, countNodeRows, countRows, placeTable, setNodeSettings } from "#core/db/distribute.ts"
import { connect, migrate, txOf } from "#core/db/migrate.ts"
import { stopwatch } from "#core/std/clock.ts"
import { secondMs } from "#core/std/durations.ts"
import type { Command, CommandCall } from "./command.ts"
import { table } from "./table.ts"

/** Each shard costs idle work, and shards can move to a further node. */
const shardsOfNode = 4
const shardsMax = 1_024

export const distributeCommand: Command = {
  name: "db distribute",
  operands: [],
  options: {
    shards: `The number of shards, up to ${shardsMax}. Default: ${shardsOfNode} for each node with shards.`,
  },
  flags: { "dry-run": "Prints the plan, and changes nothing." },
  sentence:
    "Distributes the tables of the store over the nodes of Citus. Stop all processes first. After an interruption, run the command again.",
  async run(call) {
    const { databaseUrl } = call.settings
    if (databaseUrl === null)
      throw new Error("The store is embedded. Citus needs a PostgreSQL of your own: set DATABASE_URL.")
    const isDry = call.flags.has("dry-run")
    if (!isDry) await migrate(databaseUrl, { now: call.clock.now() })
    const client = await connect(databaseUrl)
    try {
      return await distribute(call, client, isDry)
    } finally {
      await client.end()
    }
  },
}

async function distribute(call: CommandCall, client: pg.Client, isDry: boolean): Promise<number> {
  const tx = txOf(client)
  const cluster = await readCluster(tx)
  if (!cluster) throw new Error(noCitus)
  const shards = shardsOf(call, cluster)
  if (isDry) for (const line of await planOf(tx, cluster, shards)) call.print(line)
  const faults = [...moved(cluster), ...(await faultsOf(tx, cluster))]
  for (const fault of faults) call.printError(fault)
  if (faults.length) return 1
  if (isDry) return 0
  await distributeTables(call, client, cluster, shards)
  await setNodeSettings(tx)
  for (const line of await nodesOf(tx, cluster)) call.print(line)
  return 0
}

const noCitus =
  "This PostgreSQL has no Citus. Install Citus 13 on each node, and run `create extension citus` in this database: docs/guides/many-machines.md."

/** A distributed store keeps its number of shards. */
function shardsOf({ given }: CommandCall, { nodes, shards }: Cluster): number {
  if (shards) return shards
  if (given.shards === undefined) return shardsOfNode * Math.max(1, nodes.filter((node) => node.takesShards).length)
  const count = Number(given.shards)
  if (/^\d+$/.test(given.shards) && count >= 1 && count <= shardsMax) return count
  throw new Error(`--shards must be a number from 1 to ${shardsMax}.`)
}

async function planOf(tx: Tx, { nodes, tables }: Cluster, shards: number): Promise<string[]> {
  const rows: string[][] = []
  for (const { table: name, wanted, found } of tables) {
    const isThere = placeOf(wanted) === placeOf(found)
    rows.push([name, placeOf(wanted), String(await countRows(tx, name)), isThere ? "nothing to do" : "will be moved"])
  }
  return [
    ...table(
      ["NODE", "SHARDS"],
      nodes.map((node) => [`${node.name}:${node.port}`, node.takesShards ? "yes" : "no"]),
    ),
    "",
    ...table(["TABLE", "PLACE", "ROWS", "STEP"], rows),
    "",
    `Accounts get ${shards} shards.`,
  ]
}

/** Someone distributed them by hand. Citus cannot give a table another key. */
function moved(cluster: Cluster): string[] {
  return misplaced(cluster).flatMap(({ table: name, wanted, found }) =>
    found.kind === "local"
      ? []
      : [
          `${name} is ${placeOf(found)}, instead of ${placeOf(wanted)}. Run \`select undistribute_table('${name}')\` first.`,
        ],
  )
}

/** What the operator must do first. */
async function faultsOf(tx: Tx, { nodes }: Cluster): Promise<string[]> {
  const faults: string[] = []
  if (!nodes.some(({ isCoordinator }) => isCoordinator))
    faults.push("The coordinator has no address. Run `select citus_set_coordinator_host('<host>', <port>)` there.")
  if (!nodes.some(({ takesShards }) => takesShards))
    faults.push("No node takes shards. Add one with `select citus_add_node('<host>', <port>)` on the coordinator.")
  for (const { name, port } of nodes.filter(({ isActive }) => !isActive))
    faults.push(`The node ${name}:${port} is not active. Run \`select citus_activate_node('${name}', ${port})\`.`)
  const programs = await connectedPrograms(tx)
  if (programs.length)
    faults.push(`Other programs are connected to this database: ${programs.join(", ")}. Stop all processes first.`)
  return faults
}

/** One transaction for each table: one for all would need more locks than PostgreSQL has room for. */
async function distributeTables(
  { print }: CommandCall,
  client: pg.Client,
  cluster: Cluster,
  shards: number,
): Promise<void> {
  const tx = txOf(client)
  const elapsedMs = stopwatch()
  const left = misplaced(cluster)
  for (const placed of left) {
    await client.query("begin")
    try {
      const rows = await placeTable(tx, placed, shards)
      await client.query("commit")
      print(`${placed.table}: ${rows} rows, ${placeOf(placed.wanted)}.`)
    } catch (error) {
      await client.query("rollback")
      throw error
    }
  }
  print(`${left.length} tables were distributed in ${(elapsedMs() / secondMs).toFixed(1)} s.`)
}

async function nodesOf(tx: Tx, cluster: Cluster): Promise<string[]> {
  const nodes = await countNodeRows(tx, cluster)
  return table(
    ["NODE", "ACCOUNTS", "MESSAGES", "ROWS"],
    nodes.map(({ node, accounts, messages, rows }) => [node, accounts, messages, rows].map(String)),
  )
}
