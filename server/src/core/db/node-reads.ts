import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { Batcher } from "#core/std/batcher.ts"
import { serverFolder } from "#core/std/server-folder.ts"
import type { Database, SqlValue, Tx } from "./database.ts"
import { distribution } from "./distribution.ts"
import { StoreUnavailable } from "./errors.ts"
import { hashOfId } from "./id-hash.ts"
import type { NodeKey } from "./key-of-statement.ts"

/** Rows of all accounts: a statement without its order and limit. */
export interface RowsOfAll {
  /** All its tables are distributed by account. */
  text: string
  values: readonly SqlValue[]
  /** Columns of the result, which are ids or times. Their form in the rows depends on the store. */
  orderBy: string
  /** Null for all rows. */
  limit: number | null
  /** The name of a prepared statement. */
  name?: string
}

/** Returns the definition of the function that reads rows of the shards of a node. */
export function readerText(): Promise<string> {
  return readFile(join(serverFolder, "src/core/db/read-own-shards.sql"), "utf8")
}

/** Creates the function on each node of a distributed store. Nothing changes where it has this text. */
export async function createReader(tx: Tx): Promise<void> {
  const definition = await readerText()
  const same = await tx.query(
    "select from pg_proc where proname = 'read_own_shards' and pronamespace = current_schema()::regnamespace and prosrc = $1",
    [definition.split("$$")[1]],
  )
  if (!same.length) await tx.query(definition)
}

/** The shards of accounts and of the references of carriers: each has the ids whose hash is in its range. */
const shardsQuery = `
  select relname as table, groupid as node, shardminvalue::integer as first, shardmaxvalue::integer as last
  from pg_dist_shard join pg_dist_placement using (shardid) join pg_class on pg_class.oid = logicalrelid
  where logicalrelid in (to_regclass('accounts'), to_regclass('receipt_map'))`

/** The lists that wait for one statement. A process has about ten. */
const listsMax = 32
const waitingMax = 1_000

interface Shard {
  table: string
  node: number
  first: number
  last: number
}

interface Node {
  id: number
  /** An id, perhaps of no account, with which Citus runs a statement there. */
  key: string
  shards: number
  isProbed: boolean
  batcher: Batcher<RowsOfAll | null, object[]>
}

interface Header {
  node: number
  shards: number
}

/**
 * Reads rows on the nodes of Citus. A statement with the id of an account runs on the node that has it, in
 * one round trip and without a two-phase commit. There a function reads the shards of that node.
 */
export class NodeReads {
  readonly #db: Database
  readonly #known = new Map<number, Node>()
  /** Those that have shards; null after something differed. */
  #nodes: Promise<Node[]> | null = null
  #shards: readonly Shard[] = []
  /** The ids of the nodes that did not answer. */
  readonly #away = new Set<number>()

  constructor(db: Database) {
    this.#db = db
  }

  /** Returns the rows of the nodes that answer, or null while the store is not distributed. */
  async read<Row>(wanted: RowsOfAll): Promise<Row[] | null> {
    const rows = (await this.#ask(wanted)) as Record<string, string>[] | null
    const columns = wanted.orderBy.split(", ")
    const compare = (one: Record<string, string>, other: Record<string, string>): number => {
      const column = columns.find((each) => one[each] !== other[each])
      return column === undefined ? 0 : (one[column] ?? "") < (other[column] ?? "") ? -1 : 1
    }
    return (rows?.sort(compare).slice(0, wanted.limit ?? Infinity) ?? null) as Row[] | null
  }

  /** Returns the number of nodes that did not answer, and asks all of them once more. */
  countAway(): number {
    this.#ask(null).catch(() => undefined)
    return this.#away.size
  }

  async #ask(wanted: RowsOfAll | null): Promise<object[] | null> {
    const nodes = await (this.#nodes ??= this.#findNodes())
    if (!nodes.length) {
      this.#nodes = null
      return null
    }
    const present = nodes.filter(({ id }) => !this.#away.has(id))
    // The others do not wait for a node that was away. It is asked aside.
    if (present.length) for (const node of nodes) if (this.#away.has(node.id)) void this.#probe(node)
    const answers = await Promise.allSettled(
      (present.length ? present : nodes).map(({ batcher }) => batcher.add(wanted)),
    )
    const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []))
    const fault = failures.find((failure) => !(failure instanceof StoreUnavailable))
    if (fault !== undefined || failures.length === answers.length) throw fault ?? failures[0]
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
  }

  async #probe(node: Node): Promise<void> {
    if (node.isProbed) return
    node.isProbed = true
    await node.batcher.add(null).catch(() => undefined)
    node.isProbed = false
  }

  async #findNodes(): Promise<Node[]> {
    try {
      this.#shards = await this.#db.query<Shard>(shardsQuery)
      const ofAccounts = this.#shards.filter(({ table }) => table === "accounts")
      const byNode = Map.groupBy(ofAccounts, ({ node }) => node)
      const nodes = [...byNode].map(([id, shards]) => {
        const node = this.#known.get(id) ?? this.#createNode(id)
        this.#known.set(id, node)
        return Object.assign(node, { key: keyOf(shards), shards: shards.length })
      })
      for (const id of this.#away) if (!byNode.has(id)) this.#setAway(id, false)
      return nodes
    } catch (error) {
      this.#nodes = null
      throw error
    }
  }

  /**
   * While a node is away, statements for it fail at once. Otherwise they would wait in all connections, and
   * those for other nodes with them. If all nodes are away, the coordinator is.
   */
  #setAway(id: number, isAway: boolean): void {
    if (isAway) this.#away.add(id)
    else this.#away.delete(id)
    const isPart = this.#shards.some(({ node }) => !this.#away.has(node))
    const isOfAway = ({ table, id }: NodeKey) =>
      this.#shards.some((shard) => shard.table === table && this.#away.has(shard.node) && hasId(shard, id))
    this.#db.refuseKeys(isPart && this.#away.size ? isOfAway : null)
  }

  #createNode(id: number): Node {
    const db = this.#db.withOwnConnection()
    const node: Node = {
      id,
      key: "",
      shards: 0,
      isProbed: false,
      batcher: new Batcher<RowsOfAll | null, object[]>({
        itemsMax: listsMax,
        concurrency: 1,
        waitingMax,
        isForAll: (error) => error instanceof StoreUnavailable,
        isOfOneItem: (error) => !(error instanceof StoreUnavailable),
        run: (asked) => this.#readOn(db, node, asked),
      }),
    }
    return node
  }

  async #readOn(db: Database, node: Node, asked: readonly (RowsOfAll | null)[]): Promise<object[][]> {
    try {
      // A node that hangs is asked with patience: a question that is given up can stay on the coordinator.
      const asking = this.#away.has(node.id) ? db.withLongTimeout() : db
      const rows = await asking.query<{ list: number; item: object }>(
        "select list, item from (select count(*) from accounts where id = $1) as placed, read_own_shards($2)",
        [node.key, JSON.stringify(asked.map(readOf))],
        "read_own_shards",
      )
      if (this.#away.has(node.id)) this.#setAway(node.id, false)
      const header = rows[0]?.item as Header | undefined
      // After a shard has moved, the key can belong to another node.
      if (header?.node !== node.id || header.shards !== node.shards) this.#nodes = null
      return asked.map((_, index) => rows.flatMap(({ list, item }) => (list === index + 1 ? item : [])))
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        this.#setAway(node.id, true)
        this.#nodes = null
      }
      throw error
    }
  }
}

function hasId({ first, last }: Shard, id: string): boolean {
  const hash = hashOfId(id)
  return first <= hash && hash <= last
}

/** Returns an id of one of these shards. */
function keyOf(shards: readonly Shard[]): string {
  for (let number = 0; ; number++) {
    const id = `00000000-0000-0000-0000-${number.toString(16).padStart(12, "0")}`
    if (shards.some((shard) => hasId(shard, id))) return id
  }
}

const tableNames = new Set(
  [...distribution].flatMap(([table, place]) =>
    place.kind === "distributed" && place.group === "accounts" ? [table] : [],
  ),
)

/** A read as `read_own_shards` takes it: a format of `format()`, with the tables that it names. */
function readOf(wanted: RowsOfAll | null): object | null {
  if (!wanted) return null
  const tables: string[] = []
  const tail = `order by ${wanted.orderBy} limit ${wanted.limit}`
  const text = `${wanted.text} ${tail}`.replaceAll("%", "%%").replace(/\b[a-z_]+\b/g, (word) => {
    if (!tableNames.has(word)) return word
    if (!tables.includes(word)) tables.push(word)
    return `%${tables.indexOf(word) + 1}$s`
  })
  return { text, tail, tables, arguments: argumentsOf(wanted.values) }
}

function argumentsOf(values: readonly SqlValue[]): string {
  if (!values.length) return ""
  return `(${values.map((value) => (value === null ? "null" : pg.escapeLiteral(String(value)))).join()})`
}
