import { readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { Batcher } from "#std/batcher.ts"
import { serverFolder } from "#std/server-folder.ts"
import type { Database, SqlValue, Tx } from "./database.ts"
import { distribution } from "./distribution.ts"
import { StoreUnavailable } from "./errors.ts"

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
  return readFile(join(serverFolder, "src/db/read-own-shards.sql"), "utf8")
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

/** For each node with shards, an id that belongs to one of them. So many random ids find each shard. */
const nodesQuery = `
  select distinct on (placement.groupid) placement.groupid as node, key.id, shards.count as shards
  from (select count(*)::integer as count from pg_dist_shard where logicalrelid = to_regclass('accounts')) as shards
  cross join lateral (select md5(n::text)::uuid as id from generate_series(1, 40 * shards.count) as n) as key
  join pg_dist_placement as placement on placement.shardid = get_shard_id_for_distribution_column('accounts', key.id)
  order by placement.groupid`

/** The lists that wait for one statement. A process has about ten. */
const listsMax = 32
const waitingMax = 1_000

interface Node {
  id: number
  /** An id, perhaps of no account, with which Citus runs a statement there. */
  key: string
  /** As it answered last. */
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
  #shards = 0
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
      const rows = await this.#db.query<{ node: number; id: string; shards: number }>(nodesQuery)
      this.#shards = rows[0]?.shards ?? 0
      // With another key, a node was not asked yet.
      for (const id of this.#away)
        if (!rows.some((row) => row.node === id && row.id === this.#known.get(id)?.key)) this.#away.delete(id)
      return rows.map(({ node: id, id: key }) => {
        const node = this.#known.get(id) ?? this.#createNode(id)
        this.#known.set(id, node)
        return Object.assign(node, { key })
      })
    } catch (error) {
      this.#nodes = null
      throw error
    }
  }

  #createNode(id: number): Node {
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
        run: (asked) => this.#readOn(node, asked),
      }),
    }
    return node
  }

  async #readOn(node: Node, asked: readonly (RowsOfAll | null)[]): Promise<object[][]> {
    try {
      const rows = await this.#db.query<{ list: number; item: object }>(
        "select list, item from (select count(*) from accounts where id = $1) as placed, read_own_shards($2)",
        [node.key, JSON.stringify(asked.map(readOf))],
        "read_own_shards",
      )
      this.#away.delete(node.id)
      await this.#compare(node, rows[0]?.item as Header | undefined)
      return asked.map((_, index) => rows.flatMap(({ list, item }) => (list === index + 1 ? item : [])))
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        this.#away.add(node.id)
        this.#nodes = null
      }
      throw error
    }
  }

  /** After a shard has moved, a key can belong to another node. The nodes are then found again. */
  async #compare(node: Node, header: Header | undefined): Promise<void> {
    node.shards = header?.shards ?? 0
    const nodes = (await this.#nodes) ?? []
    const areKnown = nodes.every((each) => each.shards > 0)
    const shards = nodes.reduce((sum, each) => sum + each.shards, 0)
    if (header?.node !== node.id || (areKnown && shards !== this.#shards)) this.#nodes = null
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
