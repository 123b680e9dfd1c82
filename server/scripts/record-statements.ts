/**
 * Loaded into each test process with `--import`: records which SQL of `server/src` the test file executes.
 */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { threadId } from "node:worker_threads"
import pg from "pg"
import { Pipeline, type Statement } from "#db/pipeline.ts"
import { root } from "./checks.ts"

export interface Recording {
  file: string
  statements: string[]
}

const folder = process.env.NODE_TEST_CONTEXT ? process.env.STATEMENTS_FOLDER : undefined
const statements = new Set<string>()
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
    const recording: Recording = { file, statements: [...statements].map(withoutLiterals) }
    writeFileSync(path.join(folder, `${process.pid}-${threadId}.json`), JSON.stringify(recording))
  })
}

function recordLine(method: "add" | "run"): void {
  const original = Pipeline.prototype[method] as (statement: Statement, failed: never) => never
  Pipeline.prototype[method] = function (this: Pipeline, statement: Statement, failed: never) {
    record(statement[0])
    return original.call(this, statement, failed)
  }
}

/** Migrations and `doctor` use the driver itself. */
function recordClient(): void {
  const original = pg.Client.prototype.query as (...line: unknown[]) => never
  pg.Client.prototype.query = function (this: pg.Client, ...line: unknown[]) {
    if (typeof line[0] === "string") record(line[0])
    return original.apply(this, line)
  }
}

function record(text: string): void {
  if (!statements.has(text) && isOurs(caller())) statements.add(text)
}

/** The first file on the stack that is neither a package nor the pool. */
function caller(): string | undefined {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = framesMax
  const stack = new Error("the stack").stack ?? ""
  Error.stackTraceLimit = stackTraceLimit
  const files = [...stack.matchAll(/file:\/\/(\/[^)\s]+?):\d+:\d+/g)].map(([, file = ""]) => path.relative(root, file))
  return files.find(
    (file) => !/node_modules|^server\/scripts\/|^server\/src\/db\/(database|statement-line)\.ts/.test(file),
  )
}

/**
 * Statements of the tests themselves do not count. A stack that ends early says nothing, so its statement
 * counts.
 */
function isOurs(file: string | undefined): boolean {
  return file === undefined || (file.startsWith("server/src/") && !/\.test\.ts$|testing\.ts$|\/test-server/.test(file))
}

/** Values, names of partitions and numbers of placeholders differ between runs; the statement is the same. */
function withoutLiterals(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\d+/g, "0")
    .replace(/\s+/g, " ")
}
