/**
 * `npm test`: everything that can fail a change, in groups. The groups that fail fastest come first. The run
 * stops at the first group that fails, so the last lines of the output are always its own. Tests of the
 * stores run twice: on the embedded PostgreSQL, and on PostgreSQL 15, the oldest supported version.
 * `npm run test:fast` stops before the groups that need a browser or a process of their own.
 * `npm test -- <path> …` runs these test files only.
 */
import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"
import { startPostgresql15 } from "./postgresql-15.ts"
import { fewestFiles, randomRequests, StatementCoverage, type Recorder } from "./statement-coverage.ts"
import { groupTests, type TestGroup } from "./test-groups.ts"
import { secondsOfFiles, timesPath } from "./test-reporter.ts"

const testFiles = [
  "server/src/**/*.test.ts",
  "server/test/**/*.test.ts",
  "bench/**/*.test.ts",
  "sdk/typescript/test/**/*.test.ts",
  "console/test/**/*.test.ts",
]
const reporter = path.join(import.meta.dirname, "test-reporter.ts")
/** Above the slowest whole-system test; a test that takes longer hangs. */
const testMaxMs = 20 * 60_000

const given = process.argv.slice(2)
const isFast = given.includes("--fast")
const named = given.filter((file) => file !== "--fast")
mkdirSync(path.dirname(timesPath), { recursive: true })
rmSync(timesPath, { force: true })
const passed = named.length > 0 ? runTests({ files: named.map(fromHere), concurrency: 2 }) : runGroups()
process.exitCode = passed ? 0 : 1

function runGroups(): boolean {
  const { pure, stores, browsers, processes, kills } = groupTests(globSync(testFiles, { cwd: root }).toSorted())
  const coverage = new StatementCoverage()
  try {
    if (!runGroup(pure) || !runGroup(stores, coverage.recorder)) return false
    if (isFast) return true
    return runOnPostgresql15(coverage.statements) && [browsers, processes, kills].every((group) => runGroup(group))
  } finally {
    coverage.remove()
  }
}

/** Executes on PostgreSQL 15 every statement that the tests of the stores execute. */
function runOnPostgresql15(embedded: ReadonlyMap<string, readonly string[]>): boolean {
  const server = startPostgresql15()
  if ("reason" in server) {
    process.stdout.write(`\nThe run on PostgreSQL 15 is left out: ${server.reason}\n`)
    return true
  }
  const coverage = new StatementCoverage()
  const { options, environment } = coverage.recorder
  const recorder = { options, environment: { ...environment, TEST_DATABASE_URL: server.url } }
  const missing = () => {
    const { statements } = coverage
    return [...embedded].filter(([statement]) => !statements.has(statement))
  }
  const run = (name: string, files: readonly string[]) =>
    runGroup({ name, files: [...new Set(files)], concurrency: 2 }, recorder)
  try {
    const fewest = fewestFiles([...embedded.values()], secondsOfFiles())
    if (!run("Every SQL statement once more, on PostgreSQL 15", [...fewest, randomRequests])) return false
    // A file may execute a statement only sometimes, for example when a lock is taken. The other files may
    // execute it always.
    if (
      missing().length > 0 &&
      !run(
        "The statements that are missing",
        missing().flatMap(([, files]) => files),
      )
    )
      return false
    for (const [statement, files] of missing())
      process.stdout.write(`\nNot executed on PostgreSQL 15, but by ${files.join(", ")}:\n${statement}\n`)
    return missing().length === 0
  } finally {
    coverage.remove()
    server.stop()
  }
}

function runGroup(group: TestGroup, recorder?: Recorder): boolean {
  process.stdout.write(`\n── ${group.name}\n\n`)
  return runTests(group, recorder)
}

function runTests(
  { files, concurrency }: Pick<TestGroup, "files" | "concurrency">,
  recorder: Recorder = { options: [], environment: {} },
): boolean {
  const options = [
    "--test",
    `--test-concurrency=${concurrency}`,
    `--test-reporter=${reporter}`,
    `--test-timeout=${testMaxMs}`,
  ]
  const run = spawnSync(process.execPath, [...recorder.options, ...options, ...files], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...recorder.environment },
  })
  return run.status === 0
}

/** npm runs scripts in the root; what the user typed is relative to where the user stands. */
function fromHere(file: string): string {
  return path.relative(root, path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
}
