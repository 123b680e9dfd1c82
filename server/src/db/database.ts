import pg from "pg"
import type { PoolClient } from "pg"
import { assert } from "#std/assert.ts"
import type { Log } from "#std/log.ts"
import { isAftermath, isRetryable, storeError, StoreAway, StoreFull } from "./errors.ts"
import { getTypeParser } from "./row-shape.ts"
import { StatementLine } from "./statement-line.ts"
import type { Answer, SqlValue, Statement } from "./statement-line.ts"

export { StoreAway, StoreFull } from "./errors.ts"
export type { SqlValue } from "./statement-line.ts"

/** A place to run statements: the whole store, or one transaction of it. */
export interface Tx {
  /**
   * Runs one statement and gives its rows. `timestamptz` comes back as milliseconds, `int8` as a number.
   * A `name` makes it a prepared statement, parsed once a connection: for hot statements only.
   */
  query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]>
}

export interface Transaction extends Tx {
  /**
   * Runs a statement whose rows nobody needs. It travels with the next one that is waited for, or with the commit, and costs no
   * round trip of its own. When it fails, the transaction fails with its error and nothing is kept.
   */
  send(text: string, values?: readonly SqlValue[], name?: string): void
}

export interface DatabaseOptions {
  url: string
  log: Log
  /** Connections at most; each costs the server about 10 MB. */
  poolMax?: number
  /** How long the answer to a statement is waited for. */
  answerMaxMs?: number
  /** Asked when the store is away: whether its disk has room, as far as that can be seen from here. */
  hasRoom?(): Promise<boolean>
}

const poolMaxDefault = 16
const connectTimeoutMs = 5_000
/** What a client of the API can be asked to wait. A store that says nothing for longer (its machine or the network stopped) is away. */
const answerMaxMsDefault = 5_000
/** No statement of ours takes this long; one that does is stuck, and holds others up. The server itself ends it. */
const statementTimeoutMs = 30_000
/** Between two statements of a transaction nothing is waited for. Whoever says nothing for so long stands still, and its locks hold others up. */
const idleMaxMs = 5_000
const raceTriesMax = 5

/**
 * Every statement of ours finds its rows by a key, so a plan that reads a whole table is always the wrong one, yet it looks
 * cheap to the planner while a table is new and keeps being used as the table fills. Plans are therefore held to index scans and nested loops, and are made once a connection.
 * A plan without a usable index then has a forbidding cost (before PostgreSQL 18), for which the server would compile it: 70 ms for a
 * look at a table of ten rows.
 */
const sessionSettings = [
  "timezone=UTC",
  "jit=off",
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
]
  .map((setting) => `-c ${setting}`)
  .join(" ")

/** Citus refuses to plan a statement over several accounts without its values, so there plans are PostgreSQL's own choice. */
const freePlansOnCitus = {
  text: "select set_config('plan_cache_mode', 'auto', false) from pg_extension where extname = 'citus'",
  query_timeout: connectTimeoutMs,
}

const begin: Statement = ["begin", [], "begin"]
const commit: Statement = ["commit", [], "commit"]
const rollback: Statement = ["rollback", [], "rollback"]

interface Connections {
  pool: pg.Pool
  lines: WeakMap<PoolClient, StatementLine>
}

/**
 * One PostgreSQL, reached through a pool. Statements of a transaction that are issued without waiting for each other travel
 * together (one round trip), since a connection belongs to one transaction at a time.
 * Throws `StoreAway` and `StoreFull`; everything else that the driver throws is a fault of the statement.
 */
export class Database implements Tx {
  readonly #options: DatabaseOptions
  readonly #connections: Connections
  readonly #answerMaxMs: number
  #isClosing = false

  constructor(options: DatabaseOptions, connections?: Connections) {
    this.#options = options
    this.#connections = connections ?? { pool: this.#createPool(), lines: new WeakMap() }
    this.#answerMaxMs = options.answerMaxMs ?? answerMaxMsDefault
  }

  /** The same store through the same connections, for chores that nobody waits for: a statement may take half a minute. */
  unhurried(): Database {
    return new Database({ ...this.#options, answerMaxMs: statementTimeoutMs + connectTimeoutMs }, this.#connections)
  }

  /**
   * The same store through one connection of its own, for what is asked while a transaction is open: with all connections in such
   * transactions, it would wait for them and they for it. To be closed by itself.
   */
  apart(): Database {
    return new Database({ ...this.#options, poolMax: 1 })
  }

  async query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]> {
    const client = await this.#connect()
    let failure: unknown
    try {
      const { rows } = await this.#lineOf(client).ask([text, values, name])
      return rows as Row[]
    } catch (error) {
      failure = storeError(error)
      throw failure
    } finally {
      client.release(isLost(failure))
    }
  }

  /**
   * Runs `work` between BEGIN and COMMIT and resolves after the commit. When `work` throws, nothing is kept. A transaction
   * that lost a race (serialisation, deadlock) is run again from the start, so `work` must not act outside the store.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#transactionOnce(work)
      } catch (error) {
        if (!isRetryable(error) || tries === raceTriesMax) throw storeError(error)
      }
    }
  }

  /** Connections in use, idle, and callers that wait for one. */
  usage(): { used: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#connections.pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#connections.pool.end()
  }

  async #transactionOnce<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const client = await this.#connect()
    const line = this.#lineOf(client)
    let isBroken = true
    let isOver = false
    let firstFailure: unknown
    const note = (failure: unknown) => void (firstFailure ??= failure)
    const ask = (statement: Statement): Promise<Answer> => {
      assert(!isOver, "A statement belongs to a transaction that is not over.")
      return line.ask(statement, note)
    }
    try {
      // It travels with the first statement that is waited for. Its failure is that of all behind it.
      line.add(begin, note)
      const result = await work({
        query: async <Row>(...statement: Statement) => (await ask(statement)).rows as Row[],
        send: (...statement) => {
          assert(!isOver, "A statement belongs to a transaction that is not over.")
          line.add(statement, note)
        },
      })
      const committed = ask(commit)
      isOver = true
      const { command } = await committed
      // A transaction in which a statement failed ends with ROLLBACK, though COMMIT was asked.
      if (command !== "COMMIT") throw firstFailure ?? new Error("A statement failed unseen; nothing was kept.")
      isBroken = false
      return result
    } catch (error) {
      isOver = true
      // Of statements that travelled together, those behind the failed one fail too, and may be heard of first.
      const failure = isAftermath(error) ? firstFailure : error
      // A store that does not answer would not answer this either; it rolls back when the connection is closed.
      if (!isLost(storeError(failure))) {
        isBroken = await line.ask(rollback).then(
          () => false,
          () => true,
        )
      }
      throw failure
    } finally {
      client.release(isBroken)
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#connections.pool.connect()
    } catch (error) {
      // A server whose log found no room ends, and cannot start before there is some.
      if ((await this.#options.hasRoom?.()) === false)
        throw new StoreFull("The store's disk is full.", { cause: error })
      throw storeError(error) instanceof StoreAway
        ? storeError(error)
        : new StoreAway("The store is away.", { cause: error })
    }
  }

  #lineOf(client: PoolClient): StatementLine {
    const { lines } = this.#connections
    let line = lines.get(client)
    if (!line) lines.set(client, (line = new StatementLine(client)))
    line.answerMaxMs = this.#answerMaxMs
    return line
  }

  #createPool(): pg.Pool {
    const { url, poolMax, log } = this.#options
    const pool = new pg.Pool({
      connectionString: withSettings(url),
      onConnect: (client) => client.query(freePlansOnCitus),
      max: poolMax ?? poolMaxDefault,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleMaxMs,
      types: { getTypeParser },
    })
    // Without these listeners a connection that breaks would end the process: an idle one tells the pool, and one in use tells
    // its statements, which is what we act on, and beside that itself.
    pool.on("error", ({ message }) => {
      if (!this.#isClosing) log.warn({ reason: message }, "an idle connection to the store was lost")
    })
    pool.on("connect", (client) => client.on("error", () => undefined))
    return pool
  }
}

/** In the URL, whose own `options` would replace all of ours otherwise. They come last, so they win. */
function withSettings(url: string): string {
  const settled = new URL(url)
  const { searchParams } = settled
  searchParams.set("options", `${sessionSettings} ${searchParams.get("options") ?? ""}`.trimEnd())
  return settled.href
}

/** The connection answers no more. */
function isLost(failure: unknown): boolean {
  return failure instanceof StoreAway && !(failure instanceof StoreFull)
}
