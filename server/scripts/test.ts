/**
 * `npm test`: everything that can fail a change, in groups. The groups that fail fastest come first. The run
 * stops at the first group that fails, so the last lines of the output are always its own. The statements of
 * the tests of the stores also run on PostgreSQL 15, the oldest supported version.
 * `npm run test:fast` stops before the groups that need a browser or a process of their own.
 * `npm test -- <path> …` runs these test files only.
 */
import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"
import { startPostgresql15 } from "./postgresql-15.ts"
import { createRecorder, type Recorder } from "./recorded-statements.ts"
import { groupTests, onPostgresql15, type TestGroup } from "./test-groups.ts"
import { countsPath, readCounts, timesPath } from "./test-reporter.ts"
import { measureGroup, timesOfGroups } from "./test-times.ts"

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
for (const file of [timesPath, countsPath]) rmSync(file, { force: true })
const hasPassed = named.length > 0 ? runTests({ files: named.map(fromHere), concurrency: 2 }) : runGroups()
process.stdout.write(`${timesOfGroups()}\n${totals(hasPassed)}\n`)
process.exitCode = hasPassed ? 0 : 1

function runGroups(): boolean {
  const { pure, stores, browsers, processes, kills } = groupTests(globSync(testFiles, { cwd: root }).toSorted())
  const recorder = createRecorder()
  try {
    if (!runGroup(pure) || !runGroup(stores, recorder)) return false
    if (isFast) return true
    return runOnPostgresql15(recorder) && [browsers, processes, kills].every((group) => runGroup(group))
  } finally {
    recorder.remove()
  }
}

/** Executes on PostgreSQL 15 every statement that the tests of the stores executed, and a few tests. */
function runOnPostgresql15({ environment }: Recorder): boolean {
  const server = startPostgresql15()
  if ("reason" in server) {
    process.stdout.write(`\nThe run on PostgreSQL 15 is left out: ${server.reason}\n`)
    return true
  }
  try {
    return runGroup(onPostgresql15, {
      options: [],
      environment: { ...environment, TEST_DATABASE_URL: server.url },
    })
  } finally {
    server.stop()
  }
}

function runGroup(group: TestGroup, recorder?: Preparation): boolean {
  process.stdout.write(`\n── ${group.name}\n\n`)
  const { result, time } = measureGroup(group.name, () => runTests(group, recorder))
  process.stdout.write(`\n${time}\n`)
  return result
}

/** Options and variables of the test processes. */
type Preparation = Pick<Recorder, "options"> & { environment: Record<string, string> }

function runTests(
  { files, concurrency }: Pick<TestGroup, "files" | "concurrency">,
  preparation: Preparation = { options: [], environment: {} },
): boolean {
  const options = [
    "--test",
    `--test-concurrency=${concurrency}`,
    `--test-reporter=${reporter}`,
    `--test-timeout=${testMaxMs}`,
  ]
  const run = spawnSync(process.execPath, [...preparation.options, ...options, ...files], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...preparation.environment },
  })
  return run.status === 0
}

/** A run that ends without its summary has failed, too. */
function totals(hasPassed: boolean): string {
  const { passed, failed, skipped } = readCounts()
  return `${passed} passed, ${hasPassed ? failed : Math.max(failed, 1)} failed, ${skipped} skipped`
}

/** npm runs scripts in the root; what the user typed is relative to where the user stands. */
function fromHere(file: string): string {
  return path.relative(root, path.resolve(process.env.INIT_CWD ?? process.cwd(), file))
}
