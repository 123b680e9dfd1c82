/** Holds the rules of ARCHITECTURE.md and STYLE.md that a machine can hold. */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { root } from "../scripts/checks.ts"
import { importsOf } from "../scripts/imports.ts"
import { earlyCountsOf, functionsOf, linesOf, methodsOf } from "./support/measure.ts"

/**
 * The code map, bottom first: what each folder of `server/src` may import. A folder may list only folders
 * above its own line, so the map cannot hold a cycle. `app.ts`, `main.ts` and `config.ts` sit outside it and
 * may import everything.
 */
const mayImport: Record<string, readonly string[]> = {
  std: [],
  config: ["std"],
  outgoing: ["std"],
  smpp: ["std"],
  decoders: ["std"],
  db: ["std"],
  queue: ["std", "db"],
  accounts: ["std", "db"],
  members: ["std", "db", "accounts"],
  events: ["std", "db"],
  deliveries: ["std", "db", "queue", "events"],
  endpoints: ["std", "db", "queue", "events", "deliveries"],
  numbers: ["std", "db", "accounts"],
  carriers: ["std", "outgoing", "smpp", "decoders"],
  routing: ["std", "db", "decoders", "carriers"],
  messaging: [
    "std",
    "outgoing",
    "smpp",
    "decoders",
    "db",
    "queue",
    "accounts",
    "events",
    "deliveries",
    "endpoints",
    "numbers",
    "carriers",
    "routing",
  ],
  verifications: [
    "std",
    "db",
    "accounts",
    "queue",
    "events",
    "deliveries",
    "endpoints",
    "numbers",
    "carriers",
    "messaging",
  ],
  ledger: ["std", "db"],
  providers: ["std", "db", "outgoing"],
  payments: ["std", "db", "queue", "accounts", "events", "endpoints", "numbers", "messaging", "ledger", "providers"],
  reconciliation: ["std", "db", "events", "endpoints", "messaging", "ledger", "providers", "payments"],
  sessions: ["std", "db", "queue", "events", "endpoints"],
  factors: ["std", "db", "queue", "events", "endpoints", "verifications"],
  replays: ["std", "db", "queue", "events", "deliveries", "endpoints"],
  webhooks: ["std", "db", "queue", "outgoing", "events", "deliveries", "endpoints", "replays", "accounts"],
  statistics: ["std", "db", "events", "deliveries"],
  api: [
    "std",
    "db",
    "accounts",
    "members",
    "events",
    "deliveries",
    "endpoints",
    "replays",
    "numbers",
    "carriers",
    "routing",
    "messaging",
    "verifications",
    "ledger",
    "providers",
    "payments",
    "reconciliation",
    "sessions",
    "factors",
    "webhooks",
    "outgoing",
    "queue",
    "statistics",
  ],
  processes: ["std"],
  operations: [
    "std",
    "config",
    "decoders",
    "db",
    "queue",
    "accounts",
    "members",
    "endpoints",
    "carriers",
    "routing",
    "messaging",
    "verifications",
    "ledger",
    "providers",
    "payments",
    "reconciliation",
    "sessions",
    "factors",
    "replays",
    "statistics",
  ],
  app: [
    "std",
    "config.ts",
    "db",
    "queue",
    "accounts",
    "members",
    "events",
    "deliveries",
    "endpoints",
    "carriers",
    "numbers",
    "outgoing",
    "routing",
    "messaging",
    "verifications",
    "ledger",
    "providers",
    "payments",
    "reconciliation",
    "sessions",
    "factors",
    "webhooks",
    "statistics",
    "processes",
    "operations",
    "api",
  ],
  cli: [
    "std",
    "config",
    "outgoing",
    "db",
    "queue",
    "accounts",
    "members",
    "endpoints",
    "numbers",
    "carriers",
    "routing",
    "payments",
    "webhooks",
    "operations",
    "api",
    "processes",
    "app.ts",
    "config.ts",
  ],
}

/** Files of `server/src` itself: the composition root, the process, the environment. */
const roots = ["app.ts", "main.ts", "config.ts"]

/**
 * Each ban names what to use instead, and the only places where the thing may be. Tests are exempt. The
 * embedded store hands the environment on to the programs that it starts.
 */
const bans: readonly { ban: RegExp; use: string; home?: RegExp }[] = [
  { ban: /\bprocess\.env\b/, use: "config.ts", home: /^config\.ts$|^db\/embedded\// },
  { ban: /\bDate\.now\(|\bnew Date\(\)/, use: "the Clock that is passed in", home: /^std\// },
  { ban: /\bset(Timeout|Interval)\(/, use: "clock.after, or pause", home: /^std\// },
  { ban: /\bconsole\.\w+\(/, use: "the log, or print", home: /^main\.ts$/ },
  { ban: /\bexport default\b/, use: "a named export" },
  { ban: /\bFIXME\b/, use: "a fix, before the merge" },
  { ban: /(?::|\bas|<|,|\|)\s*any\b(?!["'`])/, use: "unknown, or the type" },
]

const fileLinesMax = 400
const functionLinesMax = 70
const classLinesMax = 300
/** Files beyond the wall, each with its reason. */
const longFiles = new Map<string, string>([])
/** Functions beyond the wall, as `file function`, each with its reason. */
const longFunctions = new Map<string, string>([])

/** Names that several files export, each with its reason. */
const sharedNames = new Map<string, string>([
  ["settings", "Each kind of payment provider describes its settings, and the table of kinds chooses the file."],
  ["secrets", "Each kind of payment provider describes its secrets, and the table of kinds chooses the file."],
])
const exportPattern = /^export (?:async )?(?:abstract )?(?:function\*?|class|const|interface|type) (\w+)/gm

/** Verbs that say too little alone: `claimJobs` says what `take` does not. */
const vagueVerbs = new Set([
  "take",
  "tell",
  "note",
  "settle",
  "judge",
  "hurry",
  "poke",
  "look",
  "hear",
  "give",
  "leave",
  "steer",
])
/** Methods whose whole name is such a verb, as `file method`, each with its reason. */
const vagueMethods = new Map<string, string>([])

const folder = "server/src"
const paths = globSync("**/*.ts", { cwd: path.join(root, folder) }).toSorted()
/** What is only for tests may use what tests use. */
const isForTests = (file: string) => /\.test\.ts$|^db\/test-|(^|\/)(testing|conformance|fake-[\w-]+)\.ts$/.test(file)
const files = paths.map((file) => {
  const text = readFileSync(path.join(root, folder, file), "utf8")
  const imports = importsOf(`${folder}/${file}`).map((target) => path.posix.relative(folder, target))
  return { file, text, code: withoutComments(text), imports, room: roomOf(file) }
})
const sources = files.filter(({ file }) => !isForTests(file))

/**
 * A duration within a process is measured with `Clock.elapsed`, because the time of day can step
 * (docs/decisions/090). Files that compute a time of day or compare one of the store, each with its reason.
 */
const timeOfDayFiles = new Map<string, string>([
  ["core/api/member-sessions.ts", "The cookie ends with the session of the store."],
  ["messaging/carriers/simulator/receipt-sender.ts", "The journal of the simulator has the times of receipts."],
  ["messaging/carriers/xmpp/xmpp-carrier.ts", "The status tells people the time of the next try."],
  ["auth/factors/forget.ts", "The age of rows of the store."],
  ["messaging/messages/receipts/claim-status-queries.ts", "The age of submissions in the store."],
  ["host/operations/housekeeping.ts", "The age of rows of the store."],
  ["host/operations/readings.ts", "A due time of the store, for a metric."],
  ["payments/payments/operations/record-exchange.ts", "The time of one transaction, for its rows."],
  ["payments/reconciliation/start-nightly-runs.ts", "A night is a time of day."],
  ["core/replays/replay-leases.ts", "The store measures by its own clock when to look again."],
  ["messaging/routing/session-store.ts", "The sweep of rows that ended a day ago."],
  ["host/statistics/roll-up.ts", "The age of events in the log."],
  ["auth/verifications/mask-codes.ts", "The age of codes in the store."],
  ["auth/verifications/send-attempt.ts", "The expiry of the verification in the store."],
  ["core/webhooks/replayer.ts", "The age of replays in the store."],
])
/** A difference with the time of day, or a field that keeps it for a later comparison. */
const wallDuration = /\bnow\(\)\s*-|-\s*[\w.#]*\bnow\(\)|this\.#\w+ (?:\?\?)?= [\w.#]*clock\.now\(\)/
/** The same, in a file whose `now` is the time of day. */
const wallNow = /\bnow = [\w.#]*clock\.now\(\)/
const keptNow = /this\.#\w+ (?:\?\?)?= now\b/

test("no process measures a duration with the time of day", () => {
  const found = sources
    .filter(
      ({ room, code }) => room !== "std" && (wallDuration.test(code) || (wallNow.test(code) && keptNow.test(code))),
    )
    .map(({ file }) => file)
  assert.deepEqual(found, [...timeOfDayFiles.keys()], "Measure with clock.elapsed(), or add the file with its reason.")
})

test("the code map has no cycle, and no folder is missing from it", () => {
  const above = new Set(roots)
  for (const [room, others] of Object.entries(mayImport)) {
    for (const other of others) assert.ok(above.has(other), `${room} lists ${other}, which is not above it`)
    above.add(room)
  }
  for (const { file, room } of files)
    assert.ok(above.has(room) || room.endsWith(".test.ts"), `${file} is in no room of the map`)
})

test("imports follow the code map", () => {
  const wrong = sources.flatMap(({ file, imports, room }) => {
    if (roots.includes(room)) return []
    const forbidden = imports.filter((target) => roomOf(target) !== room && !mayImport[room]?.includes(roomOf(target)))
    return forbidden.map((target) => `${file}: ${room} may not import ${target}`)
  })
  assert.deepEqual(wrong, [])
})

test("the tables of a folder are its own: no other folder imports its store", () => {
  const wrong = files.flatMap(({ file, imports, room }) => {
    const stores = imports.filter((target) => /(^|\/)store\.ts$/.test(target) && roomOf(target) !== room)
    return stores.map((target) => `${file} imports ${target}`)
  })
  assert.deepEqual(wrong, [])
})

test("folders are imported by #name, and only files beside or below by ./path", () => {
  const wrong = files.filter(({ file, code }) => {
    const upward = [...code.matchAll(/\bfrom "(\.\.\/[^"]+)"/g)].map(([, target = ""]) =>
      path.posix.join(path.posix.dirname(file), target),
    )
    return upward.some(
      (target) => roomOf(target) !== roomOf(file) && !(isForTests(file) && target.startsWith("../test/")),
    )
  })
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  )
})

test("no file of the server, the console or the SDK imports itself around a corner", () => {
  for (const source of ["server/src", "console/src", "sdk/typescript/src"]) {
    const found = globSync(`${source}/**/*.{ts,tsx}`, { cwd: root }).toSorted()
    assert.deepEqual(cyclesIn(new Map(found.map((file) => [file, importsOf(file)]))), [])
  }
})

test("an exported name means one thing in the server; an operation of the API can have the name of its function", () => {
  const places = new Map<string, Set<string>>()
  for (const { file, code, room } of sources) {
    for (const [, name = ""] of code.matchAll(exportPattern)) {
      const key = room === "api" ? `api ${name}` : name
      places.set(key, (places.get(key) ?? new Set()).add(file))
    }
  }
  const shared = [...places].filter(([, of]) => of.size > 1)
  const wrong = shared.filter(([name]) => !sharedNames.has(name)).map(([name, of]) => `${name}: ${[...of].join(", ")}`)
  assert.deepEqual(wrong, [])
  const unused = [...sharedNames.keys()].filter((name) => !shared.some(([known]) => known === name))
  assert.deepEqual(unused, [], "an exception that is no longer needed")
})

test("a method names the object of its verb", () => {
  const found = sources.flatMap(({ file, text }) => methodsOf(file, text).map((name) => `${file} ${name}`))
  assert.ok(found.length > sources.length, "the parser sees the methods")
  const vague = found.filter((method) => vagueVerbs.has(method.slice(method.indexOf(" ") + 1).replace("#", "")))
  assert.deepEqual(
    vague.filter((method) => !vagueMethods.has(method)),
    [],
  )
  assert.deepEqual(
    [...vagueMethods.keys()].filter((method) => !vague.includes(method)),
    [],
    "an exception that is no longer needed",
  )
})

test("a file that a comment names exists", () => {
  const names = new Set(files.map(({ file }) => path.posix.basename(file)))
  const wrong = files.flatMap(({ file, text }) => {
    const cited = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = ""]) => path.posix.basename(name))
    return cited.filter((name) => !names.has(name)).map((name) => `${file} names ${name}`)
  })
  assert.deepEqual(wrong, [])
})

test("files for tests are imported by tests only", () => {
  const wrong = sources.filter(({ imports }) => imports.some(isForTests))
  assert.deepEqual(
    wrong.map(({ file }) => file),
    [],
  )
})

test("banned things stay banned", () => {
  const wrong = sources.flatMap(({ file, code }) => {
    const broken = bans.filter(({ ban, home }) => !home?.test(file) && ban.test(code))
    return broken.map(({ ban, use }) => `${file}: use ${use} (${ban.exec(code)?.[0]})`)
  })
  assert.deepEqual(wrong, [])
})

test("the running code imports every dependency of package.json, and no other package", () => {
  const { dependencies, optionalDependencies } = JSON.parse(
    readFileSync(path.join(root, "server/package.json"), "utf8"),
  ) as Manifest
  // The starter runs Rolldown.
  const imported = new Set(["rolldown", ...sources.flatMap(({ code }) => packagesOf(code))])
  for (const name of Object.keys(optionalDependencies)) imported.delete(name)
  assert.deepEqual([...imported].toSorted(), Object.keys(dependencies).toSorted())
})

test("a file fits in a head", () => {
  const long = sources.filter(({ file, text }) => linesOf(text) > fileLinesMax && !longFiles.has(file))
  assert.deepEqual(
    long.map(({ file, text }) => `${file}: ${linesOf(text)} lines`),
    [],
  )
})

test("a function fits on a screen", () => {
  const long = sources.flatMap(({ file, text }) => functionsOf(file, text))
  assert.ok(long.length > sources.length, "the parser sees the functions")
  const wrong = long.filter(({ name, lines }) => lines > functionLinesMax && !longFunctions.has(name))
  assert.deepEqual(
    wrong.map(({ name, lines }) => `${name}: ${lines} lines`),
    [],
  )
})

test("a transaction counts its effects after its commit", () => {
  assert.deepEqual(
    sources.flatMap(({ file, text }) => earlyCountsOf(file, text)),
    [],
  )
})

test("a class has one responsibility, and is short", () => {
  const classes = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:abstract )?class (\w+)[^]*?^\}/gm)].map(([body, name]) => ({
      file,
      name,
      body,
    })),
  )
  assert.ok(classes.length > 100, "the pattern finds the classes")
  const long = classes.filter(({ body }) => linesOf(body) > classLinesMax)
  assert.deepEqual(
    long.map(({ file, name, body }) => `${file}: ${name} has ${linesOf(body)} lines`),
    [],
  )
})

test("an allowance that is no longer needed is taken back", () => {
  const all = sources.flatMap(({ file, text }) => functionsOf(file, text))
  for (const name of longFunctions.keys())
    assert.ok(
      all.some((it) => it.name === name && it.lines > functionLinesMax),
      name,
    )
  for (const name of longFiles.keys())
    assert.ok(
      sources.some((it) => it.file === name && linesOf(it.text) > fileLinesMax),
      name,
    )
})

/**
 * The first folder of a path, or the file itself for those of `server/src`. A test beside a root file counts
 * as that file.
 */
function roomOf(file: string): string {
  return file.includes("/") ? (file.split("/")[0] ?? "") : file.replace(".test.ts", ".ts")
}

/** Bans are for code; prose may speak of them. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1")
}

interface Manifest {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** The packages that are imported, without Node's own and without the paths within them. */
function packagesOf(code: string): string[] {
  return [...code.matchAll(/\bfrom "(?!node:)((?:@[\w-]+\/)?[a-z][\w.-]*)/g)].map(([, name = ""]) => name)
}

/** Every cycle that a walk along the imports runs into, as a chain of files. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const walk = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file)
    if (start >= 0) cycles.push([...trail.slice(start), file].join(" → "))
    if (start >= 0 || done.has(file)) return
    for (const target of imports.get(file) ?? []) walk(target, [...trail, file])
    done.add(file)
  }
  for (const file of imports.keys()) walk(file, [])
  return cycles
}
