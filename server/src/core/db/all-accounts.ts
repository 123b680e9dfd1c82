import type { Clock } from "#core/std/clock.ts"
import type { Database } from "./database.ts"
import { NodeReads, type RowsOfAll } from "./node-reads.ts"

const readsOf = new WeakMap<Database, NodeReads>()

/**
 * Reads rows of all accounts, such as those that are due. On Citus, each node is asked for its own rows. A
 * node that is away concerns its accounts alone: their rows are missing until it answers. Statements that
 * begin together go to a node as one.
 */
export async function readOfAllAccounts<Row>(db: Database, wanted: RowsOfAll): Promise<Row[]> {
  const rows = db.isOnCitus ? await nodeReadsOf(db).read<Row>(wanted) : null
  if (rows) return rows
  const { text, values, orderBy, limit, name } = wanted
  return await db.query<Row>(`${text} order by ${orderBy} limit $${values.length + 1}`, [...values, limit], name)
}

/** A timer can end so much too early. The wait that follows must not end at the same moment once more. */
const earlyMs = 5

/**
 * Returns the wait before the next round of periodic reads of all accounts, at most `everyMs`. On Citus, the
 * rounds of a process begin together, at the multiples of `everyMs`, so that they share statements.
 */
export function untilNextRead({ isOnCitus }: Pick<Database, "isOnCitus">, clock: Clock, everyMs: number): number {
  if (!isOnCitus) return everyMs
  return Math.min(everyMs - ((clock.elapsed() + earlyMs) % everyMs) + earlyMs, everyMs)
}

/**
 * Returns the number of nodes with accounts that did not answer when they were last asked: 0 without Citus.
 * It does not wait. It asks them again, for the next call.
 */
export function countAwayNodes(db: Database): number {
  return db.isOnCitus ? nodeReadsOf(db).countAway() : 0
}

function nodeReadsOf({ root }: Database): NodeReads {
  let reads = readsOf.get(root)
  if (!reads) readsOf.set(root, (reads = new NodeReads(root)))
  return reads
}
