import { filesThatReach } from "./imports.ts"

export interface TestGroup {
  name: string
  files: readonly string[]
  /** How many files run at a time. */
  concurrency: number
}

/** The reference machine has two cores, and a test that waits for its turn is a slow test. */
const computing = 2
/**
 * A test of a browser or of processes waits for them and for their time-outs: a file keeps about half a core
 * busy.
 */
const waiting = 3

/** Node, PostgreSQL or Chromium is killed or cut off in these, and several servers run at once. */
const kills = /^server\/test\/(kill|nodes|simulation)\//
/** Of the tests that start processes, those that do not do so through `Installation`. */
const otherProcesses =
  /^server\/(src\/db\/embedded\/|test\/(starter|first-start|hung-process))|^sdk\/typescript\/test\/package\.test/

/**
 * What runs on PostgreSQL 15. The first file executes every statement of the stores. The others change the
 * schema, run batches of statements, or bring the messages of an earlier version to their last webhooks.
 */
export const onPostgresql15: TestGroup = {
  name: "Every SQL statement, and a few tests, on PostgreSQL 15",
  files: [
    "server/scripts/recorded-statements.test.ts",
    "server/src/db/migrate.test.ts",
    "server/src/db/partitions.test.ts",
    "server/src/db/database.test.ts",
    "server/src/db/pipeline.test.ts",
    "server/src/events/upgrade.test.ts",
    "server/src/numbers/upgrade.test.ts",
    "server/test/upgrade/upgrade.test.ts",
  ],
  concurrency: computing,
}

/**
 * Every test file, in the order of a run: what fails fast comes first. A file is in the last group that fits
 * it.
 */
export function groupTests(
  files: readonly string[],
): Record<"pure" | "stores" | "browsers" | "processes" | "kills", TestGroup> {
  const stores = new Set(filesThatReach("server/src/db/testing.ts", files))
  const browsers = new Set(filesThatReach("console/test/support/browser.ts", files))
  const installations = new Set(filesThatReach("server/test/support/installation.ts", files))
  const groupOf = (file: string) => {
    if (kills.test(file)) return "kills"
    if (browsers.has(file)) return "browsers"
    if (installations.has(file) || otherProcesses.test(file)) return "processes"
    return stores.has(file) ? "stores" : "pure"
  }
  const of = (group: ReturnType<typeof groupOf>, name: string, concurrency = computing) => ({
    name,
    files: files.filter((file) => groupOf(file) === group),
    concurrency,
  })
  return {
    pure: of("pure", "Types, lint, format and pure tests"),
    stores: of("stores", "Tests with a store, on the embedded PostgreSQL"),
    browsers: of("browsers", "Browsers", waiting),
    processes: of("processes", "Processes", waiting),
    kills: of("kills", "Kills"),
  }
}
