/**
 * `npm test`: everything that can fail a change, in groups. The groups that fail fastest come first. The run
 * stops at the first group that fails, so the last lines of the output are always its own. The statements of
 * the tests of the stores also run on PostgreSQL 15, the oldest supported version. Where TEST_CITUS_URL names
 * a server of Citus, the tests of the stores run there, too.
 * `npm run test:fast` stops before the groups that need a browser or a process of their own.
 * `npm test -- <path> …` runs these test files only.
 */
import { globSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { run } from "node:test"
import { root } from "./checks.ts"
import { startPostgresql15 } from "./postgresql-15.ts"
import { createRecorder, type Recorder } from "./recorded-statements.ts"
import { groupTests, leftOutOnCitus, onCitus, onPostgresql15, type TestGroup } from "./test-groups.ts"
import report, { countsPath, readCounts, timesPath } from "./test-reporter.ts"
import { measureGroup, timesOfGroups } from "./test-times.ts"

const testFiles = [
  "server/src/**/*.test.ts",
  "server/test/**/*.test.ts",
  "bench/**/*.test.ts",
  "sdk/generate/*.test.ts",
  "sdk/*/test/**/*.test.ts",
  "console/test/**/*.test.ts",
]
/** Above the slowest whole-system test; a test that takes longer hangs. */
const testMaxMs = 20 * 60_000

const given = process.argv.slice(2)
const isFast = given.includes("--fast")
const named = given.filter((file) => file !== "--fast")
mkdirSync(path.dirname(timesPath), { recursive: true })
for (const file of [timesPath, countsPath]) rmSync(file, { force: true })
const hasPassed = await (named.length > 0 ? runTests({ files: named.map(fromHere), concurrency: 2 }) : runGroups())
process.stdout.write(`${timesOfGroups()}\n${totals(hasPassed)}\n`)
process.exitCode = hasPassed ? 0 : 1

async function runGroups(): Promise<boolean> {
  const { pure, stores, processes } = groupTests(globSync(testFiles, { cwd: root }).toSorted())
  const recorder = createRecorder()
  try {
    if (!(await runGroup(pure)) || !(await runGroup(stores, recorder))) return false
    if (isFast) return true
    return (await runOnPostgresql15(recorder)) && (await runOnCitus(stores)) && (await runGroup(processes))
  } finally {
    recorder.remove()
  }
}

/** Executes on PostgreSQL 15 every statement that the tests of the stores executed, and a few tests. */
async function runOnPostgresql15({ environment }: Recorder): Promise<boolean> {
  const server = startPostgresql15()
  if ("reason" in server) {
    process.stdout.write(`\nThe run on PostgreSQL 15 is left out: ${server.reason}\n`)
    return true
  }
  try {
    return await runGroup(onPostgresql15, {
      options: [],
      environment: { ...environment, TEST_DATABASE_URL: server.url },
    })
  } finally {
    server.stop()
  }
}

/** The tests of the stores again, each database distributed over two shards. */
async function runOnCitus(stores: TestGroup): Promise<boolean> {
  const url = process.env.TEST_CITUS_URL
  if (!url) {
    process.stdout.write("\nThe run on Citus is left out: TEST_CITUS_URL names no server.\n")
    return true
  }
  for (const [file, reason] of leftOutOnCitus) process.stdout.write(`\nLeft out on Citus: ${file}. ${reason}`)
  return await runGroup(onCitus(stores), { options: [], environment: { TEST_DATABASE_URL: url } })
}

async function runGroup(group: TestGroup, recorder?: Preparation): Promise<boolean> {
  process.stdout.write(`\n── ${group.name}\n\n`)
  const { result, time } = await measureGroup(group.name, () => runTests(group, recorder))
  process.stdout.write(`\n${time}\n`)
  return result
}

/** Options and variables of the test processes. */
type Preparation = Pick<Recorder, "options"> & { environment: Record<string, string> }

/** In the order of `files`, which the command line of Node would sort. */
async function runTests(
  { files, concurrency }: Pick<TestGroup, "files" | "concurrency">,
  { options, environment }: Preparation = { options: [], environment: {} },
): Promise<boolean> {
  const given = {
    files: files.map((file) => path.join(root, file)),
    concurrency,
    timeout: testMaxMs,
    execArgv: options,
    // Missing from the published types.
    env: { ...process.env, ...environment },
  }
  const events = run(given)
  let hasPassed = false
  events.on("test:summary", ({ file, success }) => {
    if (file === undefined) hasPassed = success
  })
  for await (const text of report(events)) process.stdout.write(text)
  return hasPassed
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
