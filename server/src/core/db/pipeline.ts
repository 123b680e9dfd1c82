import type { Connection, PoolClient, QueryConfig, QueryResult, Submittable } from "pg"
import { assert } from "#core/std/assert.ts"
import { abortedStatementError } from "./errors.ts"
import { RowShape, type RowField } from "./row-shape.ts"

/** The values of a statement. None can fail to be encoded: lists and times are literals. */
export type SqlValue = string | number | boolean | Date | Uint8Array | null | undefined

/**
 * A text, its values, and the name of a prepared statement, which each connection parses once. Without values
 * and name, the text can contain several statements.
 */
export type Statement = [text: string, values?: readonly SqlValue[] | undefined, name?: string | undefined]

export interface StatementResult {
  /** The command tag, such as `COMMIT`. */
  command: string
  rows: unknown[]
}

type Settle = (failure: unknown, answer: StatementResult) => void
type Failed = (failure: unknown) => void

/**
 * The statements of one connection. Statements that are added before one is awaited travel together: in one
 * write, with one Sync at the end (PostgreSQL manual 54.2.4 "Pipelining"). A transaction thus wakes either
 * side only as often as it must wait. If one fails, the later ones of the same batch do not run and fail
 * with 25P02, as in PostgreSQL.
 */
export class Pipeline {
  /** The longest wait for the answers to a batch, in milliseconds. */
  answerMaxMs = 0
  readonly #client: PoolClient
  readonly #prepared = new Map<string, Prepared>()
  #added: Added[] = []
  #isUnderWay = false
  #isFlushDue = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Adds a statement, which leaves with the next awaited one. */
  add(statement: Statement, failed: Failed): void {
    this.#add(statement, (failure) => failure !== null && failed(failure))
  }

  /** Runs a statement and returns its answer. `failed` is called before the promise rejects. */
  run(statement: Statement, failed?: Failed): Promise<StatementResult> {
    return new Promise((resolve, reject) => {
      this.#add(statement, (failure, answer) => {
        if (failure === null) return resolve(answer)
        failed?.(failure)
        reject(failure)
      })
      this.#flushSoon()
    })
  }

  #add(statement: Statement, settle: Settle): void {
    this.#added.push({ statement, settle, prepared: null, shape: null, rows: [], command: "" })
  }

  /**
   * Leaves after all statements that this turn still adds, when the callbacks of settled promises have run.
   */
  #flushSoon(): void {
    if (this.#isFlushDue || this.#isUnderWay) return
    this.#isFlushDue = true
    queueMicrotask(() => process.nextTick(() => this.#flush()))
  }

  #flush(): void {
    this.#isFlushDue = false
    const simpleAt = this.#added.findIndex(({ statement: [, values, name] }) => !values && name === undefined)
    const batch = this.#added.splice(0, simpleAt < 0 ? Infinity : Math.max(simpleAt, 1))
    if (!batch.length) return
    this.#isUnderWay = true
    const answered = () => {
      this.#isUnderWay = false
      if (this.#added.length) this.#flushSoon()
    }
    if (simpleAt === 0) this.#flushSimple(batch[0] as Added, answered)
    else this.#client.query(new PipelineBatch(batch, this.#prepared, this.answerMaxMs, answered))
  }

  /** A text of several statements requires the simple protocol. */
  #flushSimple({ statement: [text], settle }: Added, answered: () => void): void {
    // `query_timeout` is missing in the published types. The driver reads it from each statement, and gives
    // up the connection after that time.
    const query: QueryConfig & { query_timeout: number } = { text, query_timeout: this.answerMaxMs }
    this.#client.query(query, (failure: Error | null, result: QueryResult | undefined) => {
      settle(failure ?? null, { command: result?.command ?? "", rows: result?.rows ?? [] })
      answered()
    })
  }
}

interface Added {
  statement: Statement
  settle: Settle
  prepared: Prepared | null
  shape: RowShape | null
  rows: unknown[]
  command: string
}

interface Prepared {
  text: string
  /** Null before the first run. */
  shape: RowShape | null
  /** The batch that prepared it failed, so the connection may or may not know the statement. */
  isUnconfirmed: boolean
}

/** The methods of the driver's connection that the published types lack. */
interface Wire {
  stream: { cork(): void; uncork(): void }
  parse(statement: { text: string; name: string }): void
  bind(portal: { statement: string; values: readonly SqlValue[]; valueMapper: typeof toParameter }): void
  describe(what: { type: "P"; name: string }): void
  execute(portal: null): void
  close(what: { type: "S"; name: string }): void
  sync(): void
}

/** Statements that travel together. The driver calls the `handle` methods with the server's answers. */
class PipelineBatch implements Submittable {
  /** The driver wraps this callback, to end its timeout when it is called. */
  callback: (failure: unknown) => void
  readonly query_timeout: number
  readonly #statements: readonly Added[]
  readonly #prepared: Map<string, Prepared>
  /** The index of the statement that is being answered. */
  #at = 0
  #isOver = false

  constructor(
    statements: readonly Added[],
    prepared: Map<string, Prepared>,
    answerMaxMs: number,
    answered: () => void,
  ) {
    this.#statements = statements
    this.#prepared = prepared
    this.query_timeout = answerMaxMs
    this.callback = (failure) => {
      this.#end(failure ?? null)
      answered()
    }
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire
    wire.stream.cork()
    for (const added of this.#statements) this.#write(wire, added)
    wire.sync()
    wire.stream.uncork()
  }

  #write(wire: Wire, added: Added): void {
    const [text, values = [], name = ""] = added.statement
    if (name === "") wire.parse({ text, name })
    else this.#prepare(wire, added, text, name)
    wire.bind({ statement: name, values, valueMapper: toParameter })
    if (!added.shape) wire.describe({ type: "P", name: "" })
    wire.execute(null)
  }

  #prepare(wire: Wire, added: Added, text: string, name: string): void {
    let prepared = this.#prepared.get(name)
    assert(!prepared || prepared.text === text, `The name ${name} stands for two statements.`)
    if (!prepared || prepared.isUnconfirmed) {
      if (prepared) wire.close({ type: "S", name })
      prepared = { text, shape: null, isUnconfirmed: false }
      this.#prepared.set(name, prepared)
      wire.parse({ text, name })
    }
    added.prepared = prepared
    added.shape = prepared.shape
  }

  handleRowDescription({ fields }: { fields: readonly RowField[] }): void {
    const added = this.#statements[this.#at]
    if (added) added.shape = new RowShape(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const added = this.#statements[this.#at]
    if (added?.shape) added.rows.push(added.shape.read(fields))
  }

  handleCommandComplete({ text }: { text: string }): void {
    const added = this.#statements[this.#at++]
    if (!added) return
    added.command = text
    if (added.prepared) added.prepared.shape ??= added.shape ?? RowShape.none
  }

  handleEmptyQuery(): void {
    this.#at++
  }

  handlePortalSuspended(): void {
    assert(false, "Every portal is run to its end.")
  }

  handleReadyForQuery(): void {
    this.callback(null)
  }

  handleError(failure: unknown): void {
    this.callback(failure)
  }

  #end(failure: unknown): void {
    if (this.#isOver) return
    this.#isOver = true
    // Outside a transaction, the server answers the statement first and commits at the Sync. A failure after
    // the last answer is therefore one of the last statement: its commit failed or is unknown.
    const failedAt = Math.min(this.#at, this.#statements.length - 1)
    for (const [index, { settle, command, rows, prepared }] of this.#statements.entries()) {
      // It is unknown whether the server prepared the statement, in this batch or an earlier one.
      if (index >= failedAt && prepared?.shape === null) prepared.isUnconfirmed = true
      if (failure === null || index < failedAt) settle(null, { command, rows })
      else settle(index === failedAt ? failure : abortedStatementError(failure), { command, rows })
    }
  }
}

/** What travels for a value. */
export function toParameter(value: SqlValue): string | Buffer | null {
  if (typeof value === "string") return value
  if (value == null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return String(value)
}
