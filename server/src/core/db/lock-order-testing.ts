/**
 * Compares the statements of each transaction of a test with the order of locks. A wrong order is found even
 * if no other transaction runs at the same time, so no luck is necessary.
 */
import { sqlStateOf } from "./errors.ts"
import { lockOrder } from "./lock-order.ts"
import { Pipeline, type Statement, type StatementResult } from "./pipeline.ts"
import { RowOrder } from "./row-order-testing.ts"

/** The locks of one statement on one table. */
export interface TableLock {
  table: string
  /** False for `skip locked`: others may wait for it, but it does not wait. */
  mayWait: boolean
  /** A new row, for which others cannot wait. */
  isOwn?: true
  /** A selection for update or share. */
  isSelect?: true
}

interface Held {
  table: string
  /** Null for a table without accounts, or a statement about several. */
  accountId: string | null
  isOwn?: true | undefined
}

const rankOf = new Map<string, number>(lockOrder.map((table, rank) => [table, rank]))
const locksOfText = new Map<string, TableLock[]>()
/** What the present or last transaction of a connection has locked. */
const held = new WeakMap<Pipeline, Held[]>()
const rowsHeld = new WeakMap<Pipeline, RowOrder>()
const ended = new WeakSet<Pipeline>()
const violations = new Set<string>()

watch("add")
watch("run")

/** Throws what this process has done against the order since the last call. */
export function refuseWrongLockOrder(): void {
  const found = [...violations]
  violations.clear()
  if (found.length) throw new Error(`Transactions locked tables against core/db/lock-order.ts:\n${found.join("\n")}`)
}

/** Returns the tables whose rows a statement locks, in the order of its text. */
export function locksOf(sql: string): TableLock[] {
  const known = locksOfText.get(sql)
  if (known) return known
  const text = sql.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/\s+/g, " ")
  const locks: TableLock[] = []
  for (const match of text.matchAll(
    /(?<!\b(?:for|do|key) )\bupdate (\w+)|\bdelete from (\w+)|\binsert into (\w+)(?=((?:(?! insert into ).)*))|\bfor (?:no key )?(?:update|share)\b( skip locked)?/g,
  )) {
    const [, updated, deleted, inserted, rest, isSkipping] = match
    const changed = updated ?? deleted ?? (inserted && /\bon conflict\b/.test(rest ?? "") ? inserted : undefined)
    if (changed !== undefined) locks.push({ table: changed, mayWait: true })
    else if (inserted !== undefined) locks.push({ table: inserted, mayWait: false, isOwn: true })
    else
      locks.push({ table: lastTableIn(text.slice(0, match.index)), mayWait: isSkipping === undefined, isSelect: true })
  }
  locksOfText.set(sql, locks)
  return locks
}

function lastTableIn(text: string): string {
  return [...text.matchAll(/\bfrom (\w+)\b(?!\()/g)].at(-1)?.[1] ?? ""
}

function watch(method: "add" | "run"): void {
  type Failed = (failure: unknown) => void
  type Answer = Promise<StatementResult> | undefined
  const original = Pipeline.prototype[method] as (statement: Statement, failed: Failed) => Answer
  Pipeline.prototype[method] = function (this: Pipeline, statement: Statement, failed?: Failed) {
    const locked = noteLocks(this, statement)
    const answer = original.call(this, statement, (failure) => {
      noteDeadlock(this, statement, failure)
      failed?.(failure)
    })
    if (/\bdo nothing returning\b/.test(statement[0]))
      void answer?.then(({ rows }) => rows.length || forget(this, locked), ignore)
    return answer as never
  }
}

/** An insertion that found another row has waited for it, but locked nothing. */
function forget(line: Pipeline, locked: readonly Held[]): void {
  const before = held.get(line)
  if (before) held.set(line, before.filter((lock) => !locked.includes(lock))) // oxfmt-ignore
}

function ignore(): void {}

/** The server knows that there was a deadlock, and only the client knows what its transaction had locked. */
function noteDeadlock(line: Pipeline, [text]: Statement, failure: unknown): void {
  if (sqlStateOf(failure) !== "40P01") return
  const locked = (held.get(line) ?? []).map(({ table, accountId }) => `${table} ${accountId ?? ""}`)
  const { where = "" } = failure as { where?: string }
  violations.add(`deadlock ${where} in ${text.replaceAll(/\s+/g, " ")} after ${locked.join(", ")}`)
}

/** Returns what the statement has locked and its transaction had not. */
function noteLocks(line: Pipeline, [text, values]: Statement): Held[] {
  if (text === "begin") {
    ended.delete(line)
    held.set(line, [])
    rowsHeld.set(line, new RowOrder())
  }
  if (text === "commit" || text === "rollback") ended.add(line)
  const before = held.get(line)
  const locked: Held[] = []
  if (!before || ended.has(line)) return locked
  const accountId = accountOf(text, values)
  const locks = locksOf(text)
  if (locks.length === 1) compareRows(line, [text, values], locks[0] as TableLock, accountId)
  else for (const { table } of locks) rowsHeld.get(line)?.addUnnamed(table, accountId ?? "")
  for (const { table, mayWait, isOwn } of locks) {
    const known = before.filter((lock) => lock.table === table && isSame(lock.accountId, accountId))
    if (known.some((lock) => !lock.isOwn || isOwn)) continue
    if (mayWait && !known.length) compare(before, { table, accountId })
    locked.push({ table, accountId, isOwn })
    before.push(...locked.slice(-1))
  }
  return locked
}

/** Rows that the transaction inserted can be changed in any order. */
function compareRows(line: Pipeline, statement: Statement, lock: TableLock, accountId: string | null): void {
  const { table, mayWait, isOwn, isSelect = false } = lock
  const isInserted = held.get(line)?.some((known) => known.isOwn && known.table === table)
  if (accountId === null || !mayWait || isOwn || isInserted) return
  const fault = rowsHeld.get(line)?.add(statement, table, accountId, isSelect)
  if (fault) violations.add(`${table}: ${fault}, ${callers()}`)
}

function compare(before: readonly Held[], next: Held): void {
  const rank = rankOf.get(next.table)
  if (rank === undefined) {
    if (before.some((lock) => !lock.isOwn)) violations.add(`${next.table} has no place in the order`)
    return
  }
  const later = before.find(
    (lock) => !lock.isOwn && isSame(lock.accountId, next.accountId) && (rankOf.get(lock.table) ?? 0) > rank,
  )
  if (later) violations.add(`${next.table} after ${later.table}, ${callers()}`)
}

function isSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other
}

function accountOf(text: string, values: Statement[1] = []): string | null {
  // What an update sets can be another account.
  const place = /\b(?:where|and|on) (?:\w+\.)?account_id = \$(\d+)/.exec(text)?.[1]
  if (place === undefined && !/\binsert into \w+(?: as \w+)? \(account_id\b/.test(text)) return null
  const value = values[Number(place ?? 1) - 1]
  // A bulk insertion lists the account of each row.
  const accounts = new Set(typeof value === "string" ? value.replace(/^\{(.*)\}$/, "$1").split(",") : [])
  const [account = ""] = accounts
  return accounts.size === 1 && /^[0-9a-f-]{36}$/.test(account) ? account : null
}

/** The first files of this server on the stack. */
function callers(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 30
  const stack = new Error("the stack").stack ?? ""
  Error.stackTraceLimit = stackTraceLimit
  const files = [...stack.matchAll(/server\/src\/([^)\s]+?\.ts:\d+)/g)].map(([, file = ""]) => file)
  return files
    .filter((file) => !/^core\/db\/(?:database|pipeline|lock-order-testing)\.ts/.test(file))
    .slice(0, 4)
    .join(" < ")
}
