import pg from "pg"
import type { PoolClient } from "pg"
import { assert } from "#std/assert.ts"
import type { Log } from "#std/log.ts"
import { isAftermath, isRetryable, storeError, StoreAway, StoreFull } from "./errors.ts"

export { StoreAway, StoreFull } from "./errors.ts"

/** What a statement may be given. Nothing here can fail on its way to the store: lists and times come as literals. */
export type SqlValue = string | number | boolean | Date | Uint8Array | null | undefined

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
const raceTriesMax = 5

/**
 * Every statement of ours finds its rows by a key, so a plan that reads a whole table is always the wrong one, yet it looks
 * cheap to the planner while a table is new and keeps being used as the table fills. Plans are therefore held to index scans and nested loops, and are made once a connection.
 */
const sessionSettings = [
  "timezone=UTC",
  "plan_cache_mode=force_generic_plan",
  "enable_seqscan=off",
  "enable_hashjoin=off",
  "enable_mergejoin=off",
]
  .map((setting) => `-c ${setting}`)
  .join(" ")

/**
 * One PostgreSQL, reached through a pool. Statements of a transaction that are issued without waiting for each other travel
 * together (pipelined, one round trip), since a connection belongs to one transaction at a time.
 * Throws `StoreAway` and `StoreFull`; everything else that the driver throws is a fault of the statement.
 */
export class Database implements Tx {
  readonly #options: DatabaseOptions
  readonly #pool: pg.Pool
  readonly #answerMaxMs: number
  #isClosing = false

  constructor(options: DatabaseOptions, pool?: pg.Pool) {
    this.#options = options
    this.#pool = pool ?? this.#createPool()
    this.#answerMaxMs = options.answerMaxMs ?? answerMaxMsDefault
  }

  /** The same store through the same connections, for chores that nobody waits for: a statement may take half a minute. */
  unhurried(): Database {
    return new Database({ ...this.#options, answerMaxMs: statementTimeoutMs + connectTimeoutMs }, this.#pool)
  }

  async query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]> {
    const client = await this.#connect()
    let failure: unknown
    try {
      const { rows } = await this.#ask(client, toQuery([text, values, name]))
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
    const { totalCount, idleCount, waitingCount } = this.#pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#pool.end()
  }

  async #transactionOnce<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const client = await this.#connect()
    let isBroken = true
    let isOver = false
    let firstFailure: unknown
    const ask = (query: pg.QueryConfig): Promise<pg.QueryResult> => {
      assert(!isOver, "A statement belongs to a transaction that is not over.")
      const asked = this.#ask(client, query)
      // On the driver's own promise, so that it is known before the answer to the commit is looked at.
      asked.catch((error: unknown) => (firstFailure ??= error))
      return asked
    }
    try {
      // Not awaited: it travels with the first statement. Its failure shows in that statement too.
      void ask({ text: "begin" })
      const result = await work({
        query: async <Row>(...statement: Statement) => (await ask(toQuery(statement))).rows as Row[],
        send: (...statement) => void ask(toQuery(statement)),
      })
      const committed = ask({ text: "commit" })
      isOver = true
      const { command } = await committed
      // A transaction in which a statement failed ends with ROLLBACK, though COMMIT was asked.
      if (command !== "COMMIT") throw firstFailure ?? new Error("A statement failed unseen; nothing was kept.")
      isBroken = false
      return result
    } catch (error) {
      isOver = true
      // A store that does not answer would not answer this either; it rolls back when the connection is closed.
      if (!isLost(storeError(error))) {
        isBroken = await this.#ask(client, { text: "rollback" }).then(
          () => false,
          () => true,
        )
      }
      // Of statements that travelled together, those behind the failed one fail too, and may be heard of first.
      throw isAftermath(error) ? firstFailure : error
    } finally {
      client.release(isBroken)
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      // A server whose log found no room ends, and cannot start before there is some.
      if ((await this.#options.hasRoom?.()) === false)
        throw new StoreFull("The store's disk is full.", { cause: error })
      throw storeError(error) instanceof StoreAway
        ? storeError(error)
        : new StoreAway("The store is away.", { cause: error })
    }
  }

  #ask(client: PoolClient, query: pg.QueryConfig): Promise<pg.QueryResult> {
    // Not in the published types: the driver reads it from each statement, and closes the connection when the time is over.
    const limited: pg.QueryConfig & { query_timeout: number } = { ...query, query_timeout: this.#answerMaxMs }
    return client.query(limited)
  }

  #createPool(): pg.Pool {
    const { url, poolMax, log } = this.#options
    const pool = new pg.Pool({
      connectionString: url,
      max: poolMax ?? poolMaxDefault,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      options: sessionSettings,
      types: { getTypeParser },
      // Not in the published types yet: node-postgres 8.23, "pipeline".
      ...({ pipeline: true } as object),
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

type Statement = Parameters<Tx["query"]>

function toQuery([text, values, name]: Statement): pg.QueryConfig {
  const query: pg.QueryConfig = { text }
  if (values) query.values = values as SqlValue[]
  if (name !== undefined) query.name = name
  return query
}

/** The connection answers no more. */
function isLost(failure: unknown): boolean {
  return failure instanceof StoreAway && !(failure instanceof StoreFull)
}

const timestamptz = 1184
const int8 = 20

/** Text parsers by type: times as milliseconds, int8 as numbers (ours stay below 2^53), the rest as the driver has them. */
function getTypeParser(oid: number, format?: "text" | "binary"): (value: string) => unknown {
  if (oid === timestamptz) return parseTime
  if (oid === int8) return Number
  return pg.types.getTypeParser(oid, format as "text")
}

/** `2026-11-21 08:00:00.123+00`, as a session in UTC writes it. */
function parseTime(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
}
