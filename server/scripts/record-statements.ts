/**
 * Loaded into each test process with `--import`: records which SQL of `server/src` the test file executes,
 * with examples of its values.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { threadId } from "node:worker_threads"
import pg from "pg"
import { Pipeline, toParameter, type SqlValue, type Statement } from "#core/db/pipeline.ts"
import { root } from "./checks.ts"
import type { RecordedStatement, RecordedValue, Recording } from "./recorded-statements.ts"

const folder = process.env.NODE_TEST_CONTEXT ? process.env.STATEMENTS_FOLDER : undefined
const statements = new Map<string, RecordedStatement["examples"]>()
/** Of each text. A value may be null in one execution and lead elsewhere in the next. */
const examplesMax = 3
/** Deep enough for the `async` frames behind a transaction. */
const framesMax = 50

if (folder) {
  // Threads and processes that the test file starts inherit it.
  const file = (process.env.STATEMENTS_FILE ??= path.relative(root, process.argv[1] ?? ""))
  recordLine("add")
  recordLine("run")
  recordClient()
  process.on("exit", () => {
    if (statements.size === 0) return
    const recording: Recording = {
      file,
      statements: [...statements].map(([text, examples]) => ({ text, examples })),
    }
    writeFileSync(path.join(folder, `${process.pid}-${threadId}.json`), JSON.stringify(recording))
  })
}

function recordLine(method: "add" | "run"): void {
  const original = Pipeline.prototype[method] as (statement: Statement, failed: never) => never
  Pipeline.prototype[method] = function (this: Pipeline, statement: Statement, failed: never) {
    const [text, values, name] = statement
    record(text, values ?? (name === undefined ? undefined : []))
    return original.call(this, statement, failed)
  }
}

/** Migrations and `doctor` use the driver itself. */
function recordClient(): void {
  const original = pg.Client.prototype.query as (...line: unknown[]) => never
  pg.Client.prototype.query = function (this: pg.Client, ...line: unknown[]) {
    const [text, values] = line
    if (typeof text === "string") record(text, Array.isArray(values) ? (values as SqlValue[]) : undefined)
    return original.apply(this, line)
  }
}

function record(text: string, values: readonly SqlValue[] | undefined): void {
  const examples = statements.get(text) ?? []
  if (examples.length >= examplesMax || (examples.length === 0 && !isOurs(caller()))) return
  statements.set(text, [...examples, values ? values.map(toRecorded) : null])
}

function toRecorded(value: SqlValue): RecordedValue {
  const parameter = toParameter(value)
  return Buffer.isBuffer(parameter) ? [parameter.toString("base64")] : parameter
}

/** The first file on the stack that is neither a package nor the pool. */
function caller(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = framesMax
  const stack = new Error("the stack").stack ?? ""
  Error.stackTraceLimit = stackTraceLimit
  const files = [...stack.matchAll(/file:\/\/(\/[^)\s]+?):\d+:\d+/g)].map(([, file = ""]) => path.relative(root, file))
  return files.find(
    (file) =>
      !/node_modules|^server\/scripts\/|^server\/src\/core\/db\/(database|pipeline|lock-order-testing)\.ts/.test(file),
  )
}

/**
 * Statements of the tests themselves do not count. Those that change the schema need the schema before them,
 * so their own tests run on PostgreSQL 15. A stack that ends early says nothing, so its statement counts.
 */
function isOurs(file: string | undefined): boolean {
  return file === undefined || (file.startsWith("server/src/") && !isTest.test(file) && !changesSchema.test(file))
}

const isTest = /\.test\.ts$|testing\.ts$|\/test-server/
const changesSchema = /\/db\/(?:migrate|partitions)\.ts$/
