import pg, { type PoolClient } from "pg"
import { assert } from "#core/std/assert.ts"
import type { Log } from "#core/std/log.ts"
import {
  canBeOfNewerSchema,
  isAbortedStatement,
  NodeAway,
  retryReasonOf,
  SchemaChanged,
  storeAway,
  storeError,
  StoreUnavailable,
  StoreFull,
  type RetryReason,
} from "./errors.ts"
import { getTypeParser } from "./row-shape.ts"
import { keyOfStatement, type NodeKey } from "./key-of-statement.ts"
import { Pipeline, type StatementResult, type SqlValue, type Statement } from "./pipeline.ts"
import { sessionSettings } from "./session-settings.ts"
import { waitLimitMs } from "./wait-limit.ts"

export { StoreUnavailable, StoreFull, SchemaChanged } from "./errors.ts"
export type { RetryReason } from "./errors.ts"
export type { SqlValue } from "./pipeline.ts"

/** Runs statements: on the whole store, or in one transaction. */
export interface Tx {
  /**
   * Whether accounts can be on different servers; false until the first connection. A transaction of one
   * account then commits on one server, and the loss of another does not concern it.
   */
  readonly isOnCitus: boolean
  /**
   * Runs one statement and returns its rows. A `timestamptz` is returned in milliseconds, an `int8` as a
   * number. A `name` makes a prepared statement, which each connection parses once: for hot statements only.
   */
  query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]>
}

export interface Transaction extends Tx {
  /**
   * Runs a statement whose rows the caller does not need. It leaves with the next awaited statement or with
   * the commit, and costs no round trip. If it fails, the transaction fails with its error and is rolled
   * back.
   */
  send(text: string, values?: readonly SqlValue[], name?: string): void
  /**
   * Calls `last` when the work is done, right before the commit. It may send statements. They lock rows that
   * many transactions share, so that these rows are locked last and for the shortest time.
   */
  beforeCommit(last: () => void): void
  /**
   * Calls `act` once when the commit is confirmed, in the order of the calls, before `transaction` resolves.
   * An attempt that is rolled back, lost a race or has an unknown outcome drops its acts. Then a sweep finds
   * the work in the store, and cached values expire. An act that throws is logged.
   */
  onCommit(act: () => void): void
}

export interface DatabaseOptions {
  url: string
  log: Log
  /** The largest number of connections; each costs the server about 10 MB. */
  poolMax?: number
  /** The longest wait for the answer to a statement. Default: the longest wait for a connection. */
  answerMaxMs?: number
  /** Called for each transaction that the store rolled back because of another one. */
  onConflict?(reason: RetryReason): void
  /** Called when the store is away. Returns whether its disk has room, as far as this machine can see. */
  hasRoom?(): Promise<boolean>
  /** Called for each query or transaction that the store refused because its disk is full. */
  onFull?(): void
  /**
   * Called when the schema may be newer than a failed statement. Returns whether it is. `db` is the same
   * store, and never calls it.
   */
  isSchemaChanged?(db: Database): Promise<boolean>
}

const poolMaxDefault = 16
/**
 * The longest time that a client of the API should wait, for a connection and for an answer. A store that
 * does not answer for longer is away: its machine or the network stopped. `connect_timeout` of the URL
 * replaces it, for a store that is slow or far away.
 *
 * It is also the longest time between two statements of a transaction, which never waits there. After this
 * time its process has stopped, and its locks block others.
 */
const waitMaxMsDefault = 5_000
/**
 * No statement of ours takes this long. The server ends a statement that does, because it is stuck and blocks
 * others.
 */
const statementTimeoutMs = 30_000
const raceTriesMax = 5

/**
 * The settings follow the connection, because PgBouncer refuses or drops those at its start. Settings in the
 * `options` of the URL win. Citus refuses to plan a statement over several accounts without its values, so
 * PostgreSQL chooses the plans there (docs/decisions/004).
 */
const applySettings = `select set_config(name, ours.setting, false), is_on_citus
  from unnest($1::text[], $2::text[]) as ours (name, setting) join pg_settings using (name)
  cross join (select exists (select from pg_extension where extname = 'citus') as is_on_citus) as citus
  where source <> 'client' and not (name = 'plan_cache_mode' and is_on_citus)`

const begin: Statement = ["begin", [], "begin"]
const commit: Statement = ["commit", [], "commit"]
const rollback: Statement = ["rollback", [], "rollback"]

interface Connections {
  root: Database
  pool: pg.Pool
  isOnCitus: boolean
  isAway: ((key: NodeKey) => boolean) | null
  lines: WeakMap<PoolClient, Pipeline>
  own: Database[]
}

/**
 * One PostgreSQL, reached through a pool. A connection belongs to one transaction at a time. The statements
 * that a transaction issues without waiting share a round trip. Throws `StoreUnavailable` and `StoreFull`;
 * every other error of the driver is a fault of the statement.
 */
export class Database implements Tx {
  readonly #options: DatabaseOptions
  readonly #connections: Connections
  readonly #waitMaxMs: number
  readonly #answerMaxMs: number
  #isClosing = false

  constructor(options: DatabaseOptions, connections?: Connections) {
    this.#options = options
    this.#waitMaxMs = waitLimitMs(options.url, waitMaxMsDefault)
    this.#answerMaxMs = options.answerMaxMs ?? this.#waitMaxMs
    this.#connections = connections ?? {
      root: this,
      pool: this.#createPool(),
      isOnCitus: false,
      isAway: null,
      lines: new WeakMap(),
      own: [],
    }
  }

  /**
   * Returns the same store over the same connections, for background chores: a statement can take half a
   * minute.
   */
  withLongTimeout(): Database {
    return new Database({ ...this.#options, answerMaxMs: statementTimeoutMs + this.#waitMaxMs }, this.#connections)
  }

  /**
   * Returns the same store over one separate connection, for queries that must not wait for the others. It is
   * closed with this one.
   */
  withOwnConnection(): Database {
    const own = new Database({ ...this.#options, poolMax: 1 })
    this.#connections.own.push(own)
    return own
  }

  /** Runs a statement as a transaction of its own, and again after it lost a race. */
  async query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]> {
    return await this.#retry(() => this.#queryOnce<Row>(text, values, name))
  }

  async #queryOnce<Row>(...statement: Statement): Promise<Row[]> {
    this.#refuseAway(statement)
    const client = await this.#connect()
    let failure: unknown
    try {
      // The server can have been found away meanwhile.
      this.#refuseAway(statement)
      const { rows } = await this.#lineOf(client).run(statement)
      return rows as Row[]
    } catch (error) {
      failure = storeError(error)
      throw error
    } finally {
      client.release(isLost(failure))
    }
  }

  /**
   * Runs `work` between BEGIN and COMMIT, and resolves after the commit. If `work` throws, the transaction is
   * rolled back. After a serialization failure or a deadlock it runs again from the start, so `work` must
   * have no effects outside the store. Such effects belong in `onCommit`.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const { result, acts } = await this.#retry(() => this.#transactionOnce(work))
    for (const act of acts) this.#act(act)
    return result
  }

  #act(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#options.log.error({ err: error }, "an act after a commit failed")
    }
  }

  get isOnCitus(): boolean {
    return this.#connections.isOnCitus
  }

  /** The database that opened these connections, and the same for all that share them. */
  get root(): Database {
    return this.#connections.root
  }

  /** Statements of these keys fail with `NodeAway` from now on; null for none. */
  refuseKeys(isAway: Connections["isAway"]): void {
    this.#connections.isAway = isAway
  }

  /**
   * Returns the connections in use, the idle ones, and the callers that wait for one. Separate connections
   * count.
   */
  usage(): { used: number; idle: number; waiting: number } {
    const { pool, own } = this.#connections
    const total = { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
    for (const each of own) {
      const { used, idle, waiting } = each.usage()
      Object.assign(total, { used: total.used + used, idle: total.idle + idle, waiting: total.waiting + waiting })
    }
    return total
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async close(): Promise<void> {
    this.#isClosing = true
    const { pool, own } = this.#connections
    // One that waits for a node that hangs delays no stop.
    for (const each of own) void each.close()
    await pool.end()
  }

  async #transactionOnce<T>(
    work: (tx: Transaction) => Promise<T> | T,
  ): Promise<{ result: T; acts: readonly (() => void)[] }> {
    const client = await this.#connect()
    const line = this.#lineOf(client)
    let isBroken = true
    let isOver = false
    let firstFailure: unknown
    const last: (() => void)[] = []
    const acts: (() => void)[] = []
    const note = (failure: unknown) => void (firstFailure ??= failure)
    const ask = (statement: Statement): Promise<StatementResult> => {
      assert(!isOver, "A statement belongs to a transaction that is not over.")
      this.#refuseAway(statement)
      return line.run(statement, note)
    }
    try {
      // BEGIN leaves with the first awaited statement. If it fails, all later statements fail with its error.
      line.add(begin, note)
      const result = await work({
        isOnCitus: this.isOnCitus,
        query: async <Row>(...statement: Statement) => (await ask(statement)).rows as Row[],
        send: (...statement) => {
          assert(!isOver, "A statement belongs to a transaction that is not over.")
          this.#refuseAway(statement)
          line.add(statement, note)
        },
        beforeCommit: (work) => void last.push(work),
        onCommit: (act) => void acts.push(act),
      })
      for (const work of last) work()
      const committed = ask(commit)
      isOver = true
      const { command } = await committed
      // A transaction with a failed statement answers COMMIT with ROLLBACK.
      if (command !== "COMMIT") throw firstFailure ?? new Error("A statement failed unseen; nothing was kept.")
      isBroken = false
      return { result, acts }
    } catch (error) {
      isOver = true
      // After a failed statement, the later ones of the same round trip fail too, and their errors can arrive
      // first.
      const failure = isAbortedStatement(error) ? firstFailure : error
      // A store that does not answer would not answer a rollback either; closing the connection rolls back.
      if (!isLost(storeError(failure))) {
        isBroken = await line.run(rollback).then(
          () => false,
          () => true,
        )
      }
      throw failure
    } finally {
      client.release(isBroken)
    }
  }

  async #retry<T>(once: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await once()
      } catch (error) {
        const reason = retryReasonOf(error)
        if (reason) this.#reportConflict(reason, error)
        if (!reason || tries === raceTriesMax) throw await this.#report(storeError(error))
      }
    }
  }

  /** A deadlock is a fault of this code (lock-order.ts), so it is logged. The detail contains no values. */
  #reportConflict(reason: RetryReason, error: unknown): void {
    this.#options.onConflict?.(reason)
    if (reason !== "deadlock") return
    const { detail, where } = error as { detail?: string; where?: string }
    this.#options.log.warn({ detail, where }, "a transaction deadlocked with another one and was rolled back")
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#connections.pool.connect()
    } catch (error) {
      // A server without room for its log ends, and cannot start again before there is room.
      if ((await this.#options.hasRoom?.()) === false)
        throw new StoreFull("The store's disk is full.", { cause: error })
      const failure = storeError(error)
      throw failure instanceof StoreUnavailable ? failure : storeAway(error)
    }
  }

  async #report(failure: unknown): Promise<unknown> {
    if (failure instanceof StoreFull) this.#options.onFull?.()
    const { isSchemaChanged, ...rest } = this.#options
    if (!isSchemaChanged || !canBeOfNewerSchema(failure)) return failure
    const isChanged = await isSchemaChanged(new Database(rest, this.#connections)).catch(() => false)
    return isChanged ? new SchemaChanged("A newer release changed the store.", { cause: failure }) : failure
  }

  #refuseAway([text, values = []]: Statement): void {
    const { isAway } = this.#connections
    const key = isAway ? keyOfStatement(text, values) : undefined
    if (key && isAway?.(key)) throw new NodeAway("The node of these rows is away.")
  }

  #lineOf(client: PoolClient): Pipeline {
    const { lines } = this.#connections
    let line = lines.get(client)
    if (!line) lines.set(client, (line = new Pipeline(client)))
    line.answerMaxMs = this.#answerMaxMs
    return line
  }

  #createPool(): pg.Pool {
    const { url, poolMax, log } = this.#options
    const settings = {
      ...Object.fromEntries(sessionSettings),
      statement_timeout: String(Math.max(statementTimeoutMs, this.#waitMaxMs)),
      idle_in_transaction_session_timeout: String(this.#waitMaxMs),
    }
    const values = [Object.keys(settings), Object.values(settings)]
    const apply = { text: applySettings, values, query_timeout: this.#waitMaxMs }
    const pool = new pg.Pool({
      connectionString: url,
      onConnect: async (client) => {
        const { rows } = await client.query<{ is_on_citus: boolean }>(apply)
        if (rows[0]?.is_on_citus) this.#connections.isOnCitus = true
      },
      max: poolMax ?? poolMaxDefault,
      connectionTimeoutMillis: this.#waitMaxMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      types: { getTypeParser },
    })
    // Without these listeners a broken connection would end the process. An idle connection reports its error
    // to the pool. A connection in use reports it to its statements, which handle it, and also to itself.
    pool.on("error", ({ message }) => {
      if (!this.#isClosing) log.warn({ reason: message }, "an idle connection to the store was lost")
    })
    pool.on("connect", (client) => client.on("error", () => undefined))
    return pool
  }
}

/** Whether the connection no longer answers. */
function isLost(failure: unknown): boolean {
  return failure instanceof StoreUnavailable && !(failure instanceof StoreFull) && !(failure instanceof NodeAway)
}
