/**
 * `npm test`: everything that can fail a change. First all test files on the embedded store, types, lint and format among
 * them; then those that touch a database once more on PostgreSQL 15, the oldest that is supported. It stops at the first run
 * that fails, so the closing lines at the end of the output are always the ones that decide.
 * `npm test -- <path> …` runs these test files only.
 */
import { spawnSync } from "node:child_process"
import { globSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"
import { filesThatReach } from "./imports.ts"
import { startPostgresql15 } from "./postgresql-15.ts"

const testFiles = [
  "server/src/**/*.test.ts",
  "server/test/**/*.test.ts",
  "bench/**/*.test.ts",
  "sdk/typescript/test/**/*.test.ts",
  "console/test/**/*.test.ts",
]
/** Above the slowest whole-system test; a test that takes longer hangs. */
const testMaxMs = 10 * 60_000

const given = process.argv.slice(2)
const passed = given.length > 0 ? runTests(given.map(fromHere), {}) : runEverything()
process.exitCode = passed ? 0 : 1

function runEverything(): boolean {
  const files = globSync(testFiles, { cwd: root }).toSorted()
  heading("Everything, on the embedded PostgreSQL")
  if (!runTests(files, {})) return false

  const server = startPostgresql15()
  if ("reason" in server) {
    process.stdout.write(`\nThe second run, on PostgreSQL 15, is left out: ${server.reason}\n`)
    return true
  }
  try {
    heading("What touches a database, on PostgreSQL 15")
    const touching = filesThatReach("server/src/db/testing.ts", files)
    return runTests(touching, { TEST_DATABASE_URL: server.url })
  } finally {
    server.stop()
  }
}

/** Two files at a time: the reference machine has two cores, and a test that waits for its turn is a slow test. */
function runTests(files: readonly string[], extra: Record<string, string>): boolean {
  const options = ["--test", "--test-concurrency=2", "--test-reporter=spec", `--test-timeout=${testMaxMs}`]
  const run = spawnSync(process.execPath, [...options, ...files], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...extra },
  })
  return run.status === 0
}

/** npm runs scripts in the root; what the user typed is relative to where the user stands. */
function fromHere(file: string): string {
  return path.relative(root, path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
}

function heading(text: string): void {
  process.stdout.write(`\n── ${text}\n\n`)
}
