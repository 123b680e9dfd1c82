import { isoTime } from "#core/std/iso-time.ts"
import { firstIdAt } from "#core/std/ids.ts"
import type { Tx } from "./database.ts"
import { isoWeek, parseIsoWeek, startOfWeek } from "./iso-week.ts"
import { dayMs, weekMs } from "#core/std/durations.ts"

/** The days that each kind of history is kept (`history_tables.retention`). */
export interface Retention {
  messages: number
  events: number
  receipts: number
  responses: number
  audit: number
}

interface HistoryTable {
  name: string
  retention: keyof Retention
  partitioned_by: "id" | "date"
  fillfactor: number
}

/**
 * The past week is for a clock that steps back. The weeks ahead are for a clock that jumps, and for a chore
 * that does not run.
 */
const weeksBack = 1
const weeksAhead = 3

/**
 * History tables are append-mostly. Inserts trigger vacuum, so early that freezing never becomes due all at
 * the same time. Updates trigger it only when many rows are dead: updates stay on their page and are pruned
 * there.
 */
const autovacuum =
  "autovacuum_vacuum_insert_threshold = 200000, autovacuum_vacuum_insert_scale_factor = 0.1, " +
  "autovacuum_vacuum_threshold = 50000, autovacuum_vacuum_scale_factor = 0.1, " +
  "autovacuum_analyze_threshold = 50000, autovacuum_analyze_scale_factor = 0.1"

/**
 * Creates the weekly partitions of every history table around `now`: the past week, this one and the next
 * three. Rows can then be inserted while the clock is between 7 days before and 21 days after the last call.
 * Outside this range an insert fails visibly, and the next call repairs it.
 *
 * Call it in a transaction, at every start and every hour. Any number of processes can call it at the same
 * time. Returns the names of the created partitions.
 */
export async function ensurePartitions(tx: Tx, now: number): Promise<string[]> {
  const wanted = (await historyTables(tx)).flatMap((table) => weeksAround(now).map((week) => ({ table, week })))
  if (missing(wanted, await relations(tx)).length === 0) return []
  // The lock lasts until the end of the transaction: one process creates, and the others wait and then find
  // nothing missing.
  await tx.query("lock table history_tables in share row exclusive mode")
  const left = missing(wanted, await relations(tx))
  for (const { table, week } of left) await createPartition(tx, table, week)
  return left.map(({ table, week }) => partitionName(table.name, week))
}

/**
 * A drop locks the table exclusively, and all users of the table queue up behind a drop that waits. So it
 * waits only for this time, once for the table and once for the partition. The statements behind it complete
 * before the next try.
 *
 * `detach … concurrently` is no alternative, although it blocks no user. While it waits, no partition can be
 * created. An interrupted one must be completed by hand, and Citus does not support it.
 */
const lockTimeoutMs = 50
const dropTriesMax = 3

/**
 * Drops every partition whose rows are all older than their retention. A statement of the live traffic waits
 * about 100 ms at most. A partition that is in use for longer is named in `busy` and left for the next call.
 */
export async function dropOldPartitions(
  db: Tx & { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  retention: Retention,
  now: number,
): Promise<{ dropped: string[]; busy: string[] }> {
  const dropped: string[] = []
  const busy: string[] = []
  for (const name of await oldPartitions(db, retention, now)) {
    const isDropped = await drop(db, name)
    ;(isDropped ? dropped : busy).push(name)
  }
  return { dropped, busy }
}

async function oldPartitions(db: Tx, retention: Retention, now: number): Promise<string[]> {
  const tables = new Map((await historyTables(db)).map((table) => [table.name, table]))
  return (await partitions(db))
    .filter(({ parent, name }) => {
      const table = tables.get(parent)
      const week = parseIsoWeek(name.slice(-"2026w47".length))
      return table && week !== undefined && week + weekMs <= now - retention[table.retention] * dayMs
    })
    .map(({ name }) => name)
}

async function drop(db: { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> }, name: string): Promise<boolean> {
  for (let tries = 1; tries <= dropTriesMax; tries++) {
    try {
      await db.transaction(async (tx) => {
        await tx.query(`set local lock_timeout = ${lockTimeoutMs}`)
        await tx.query(`drop table if exists ${name}`)
      })
      return true
    } catch (error) {
      if (!isLockTimeout(error)) throw error
    }
  }
  return false
}

/** SQLSTATE lock_not_available. */
function isLockTimeout(error: unknown): boolean {
  return (error as { code?: string }).code === "55P03"
}

async function historyTables(tx: Tx): Promise<HistoryTable[]> {
  return tx.query<HistoryTable>("select name, retention, partitioned_by, fillfactor from history_tables order by name")
}

/** Returns the existing partitions with their parents. */
async function partitions(tx: Tx): Promise<{ parent: string; name: string }[]> {
  return tx.query(
    `select parent.relname as parent, child.relname as name
     from pg_inherits
     join pg_class parent on parent.oid = inhparent
     join pg_class child on child.oid = inhrelid
     where parent.relkind = 'p' and parent.relnamespace = current_schema()::regnamespace
     order by child.relname`,
  )
}

async function relations(tx: Tx): Promise<Set<string>> {
  return new Set((await partitions(tx)).map(({ name }) => name))
}

interface Wanted {
  table: HistoryTable
  week: number
}

function missing(wanted: Wanted[], existing: Set<string>): Wanted[] {
  return wanted.filter(({ table, week }) => !existing.has(partitionName(table.name, week)))
}

/**
 * The planner assumes that an account can own a whole table. One plan serves small and large accounts, and
 * for a large one it must use the id and not read all rows of the account.
 */
const oneAccount = "alter column account_id set (n_distinct = 1)"

/**
 * Creates a table and attaches it. `create table … partition of` would lock out every reader and writer of
 * the table.
 */
async function createPartition(tx: Tx, table: HistoryTable, week: number): Promise<void> {
  const name = partitionName(table.name, week)
  const options = `fillfactor = ${table.fillfactor}, ${autovacuum}`
  await tx.query(`create table ${name} (like ${table.name} including all) with (${options})`)
  if (table.partitioned_by === "id") await tx.query(`alter table ${name} ${oneAccount}`)
  const [from, to] = [bound(table, week), bound(table, week + weekMs)]
  await tx.query(`alter table ${table.name} attach partition ${name} for values from ('${from}') to ('${to}')`)
}

function bound(table: HistoryTable, ms: number): string {
  return table.partitioned_by === "id" ? firstIdAt(ms) : isoTime(ms).slice(0, "2026-11-16".length)
}

function partitionName(table: string, week: number): string {
  return `${table}_${isoWeek(week)}`
}

function weeksAround(now: number): number[] {
  const thisWeek = startOfWeek(now)
  return Array.from({ length: weeksBack + 1 + weeksAhead }, (_, index) => thisWeek + (index - weeksBack) * weekMs)
}
