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
 * Many tests of parsers and carriers compute, and some wait for other programs, such as mail servers and
 * compilers.
 */
const mixed = 3
/** A test of processes waits for starts, ends and time-outs. Two files keep about one core busy. */
const waiting = 4

/** Of the tests that start processes, those that do not do so through `Installation`. */
const otherProcesses =
  /^server\/(src\/core\/db\/embedded\/|test\/(kill|nodes|simulation|starter|first-start|hung-process|test-server))|^sdk\/typescript\/test\/package\.test|^sdk\/\w+\/test\/(?:fixture|snippets)\.test/

/**
 * The files that take longest, the longest first. They start first, because one that starts last runs alone
 * at the end of its group. A list that is out of date costs only time.
 */
const longest = [
  "server/test/check.test.ts",
  "server/src/core/decoders/bombs.test.ts",
  "server/src/messaging/carriers/matrix/synapse.test.ts",
  "server/src/core/decoders/decoder.test.ts",
  "console/test/every-page.test.ts",
  "server/test/kill/payment-kill.test.ts",
  "server/test/first-start.test.ts",
  "server/test/generated-clients.test.ts",
  "server/test/carrier-troubles.test.ts",
  "server/test/kill/shutdown.test.ts",
  "server/src/core/db/embedded/launcher.test.ts",
  "server/test/whatsapp-guide.test.ts",
  "server/test/nodes/shared-carrier.test.ts",
  "server/test/kill/store-away.test.ts",
  "server/test/kill/smpp-kill.test.ts",
  "server/test/kill/codes-stay-secret.test.ts",
  "console/test/payments.test.ts",
  "server/test/nodes/three-nodes.test.ts",
  "console/test/webhooks.test.ts",
  "console/test/carriers.test.ts",
]

/**
 * What runs on PostgreSQL 15. The first file executes every statement of the stores. The others change the
 * schema, run batches of statements, or bring the messages of an earlier version to their last webhooks.
 */
export const onPostgresql15: TestGroup = {
  name: "Every SQL statement, and a few tests, on PostgreSQL 15",
  files: [
    "server/scripts/recorded-statements.test.ts",
    "server/src/core/db/migrate.test.ts",
    "server/src/core/db/partitions.test.ts",
    "server/src/core/db/database.test.ts",
    "server/src/core/db/pipeline.test.ts",
    "server/src/core/events/upgrade.test.ts",
    "server/src/messaging/numbers/upgrade.test.ts",
    "server/test/upgrade/upgrade.test.ts",
  ],
  concurrency: computing,
}

/**
 * Every test file, in the order of a run: what fails fast comes first. A file is in the last group that fits
 * it. The last group has all that starts Chromium or Posthorn, because some of it computes and some waits.
 */
export function groupTests(files: readonly string[]): Record<"pure" | "stores" | "processes", TestGroup> {
  const stores = new Set(filesThatReach("server/src/core/db/testing.ts", files))
  const browsers = filesThatReach("console/test/support/browser.ts", files)
  const installations = filesThatReach("server/test/support/installation.ts", files)
  const processes = new Set([...browsers, ...installations])
  const groupOf = (file: string) => {
    if (processes.has(file) || otherProcesses.test(file)) return "processes"
    return stores.has(file) ? "stores" : "pure"
  }
  const inOrder = [
    ...longest.filter((file) => files.includes(file)),
    ...files.filter((file) => !longest.includes(file)),
  ]
  const of = (group: ReturnType<typeof groupOf>, name: string, concurrency: number) => ({
    name,
    files: inOrder.filter((file) => groupOf(file) === group),
    concurrency,
  })
  return {
    pure: of("pure", "Types, lint, format and pure tests", mixed),
    stores: of("stores", "Tests with a store, on the embedded PostgreSQL", computing),
    processes: of("processes", "Browsers, processes and kills", waiting),
  }
}

/** Files whose tests cannot hold on Citus, and the reason. Single tests say it themselves (`notOnCitus`). */
export const leftOutOnCitus: ReadonlyMap<string, string> = new Map([
  ["server/src/core/db/plans.test.ts", "Citus shows plans of its own."],
  ["server/src/messaging/messages/message.test.ts", "Its statements change messages of any account."],
  ["server/test/secondary-index-plans.test.ts", "Citus shows plans of its own."],
  ["server/test/pgbouncer.test.ts", "Its pooler does not know the server of Citus."],
  ["server/test/recorded-statements.test.ts", "Its statements are recorded on the embedded PostgreSQL."],
  ["server/src/http/repeated-requests.test.ts", "It refuses writes by triggers, which shards do not have."],
])

/** The tests of the stores, on Citus. */
export function onCitus({ files, concurrency }: TestGroup): TestGroup {
  const held = files.filter((file) => !leftOutOnCitus.has(file))
  return { name: "Tests with a store, on Citus", files: held, concurrency }
}
