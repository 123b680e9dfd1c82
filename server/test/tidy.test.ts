/** Holds the rules of ARCHITECTURE.md and STYLE.md that a machine can hold. */
import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { root } from "../scripts/checks.ts"
import { importsOf } from "../scripts/imports.ts"
import { earlyCountsOf, functionsOf, linesOf, methodsOf } from "./support/measure.ts"

/**
 * The seven rooms, bottom first: what each may import of the others. Only an `api` folder and `host` may import
 * `http`. Only an `api` folder and `host` may import an `api` folder. `main.ts` may import everything.
 */
const rooms: Record<string, readonly string[]> = {
  core: [],
  http: ["core"],
  messaging: ["core", "http"],
  auth: ["core", "http", "messaging"],
  payments: ["core", "http", "messaging"],
  twilio: ["core", "http", "messaging", "auth"],
  host: ["core", "http", "messaging", "auth", "payments", "twilio"],
}

/**
 * The code map of each room, bottom first: what a folder may import of its own room. A folder may list only
 * folders above its own line, so the map cannot hold a cycle. `http` is one folder.
 */
const folders: Record<string, Record<string, readonly string[]>> = {
  core: {
    std: [],
    texts: [],
    outgoing: ["std"],
    decoders: ["std"],
    db: ["std"],
    queue: ["std", "db"],
    accounts: ["std", "db"],
    members: ["std", "db", "accounts"],
    events: ["std", "db"],
    deliveries: ["std", "db", "queue", "events"],
    endpoints: ["std", "db", "queue", "events", "deliveries", "accounts"],
    replays: ["std", "db", "queue", "events", "deliveries", "endpoints"],
    webhooks: ["std", "db", "queue", "outgoing", "accounts", "events", "deliveries", "endpoints", "replays"],
    api: [
      "std",
      "db",
      "queue",
      "outgoing",
      "accounts",
      "members",
      "events",
      "deliveries",
      "endpoints",
      "replays",
      "webhooks",
    ],
  },
  messaging: {
    channels: [],
    smpp: ["channels"],
    numbers: ["channels"],
    carriers: ["channels", "smpp"],
    routing: ["channels", "carriers"],
    messages: ["channels", "smpp", "numbers", "carriers", "routing"],
    api: ["channels", "numbers", "carriers", "routing", "messages"],
  },
  auth: {
    verifications: [],
    factors: ["verifications"],
    sessions: [],
    api: ["verifications", "factors", "sessions"],
  },
  payments: {
    ledger: [],
    providers: ["ledger"],
    payments: ["ledger", "providers"],
    reconciliation: ["ledger", "providers", "payments"],
    api: ["ledger", "providers", "payments", "reconciliation"],
  },
  twilio: {
    api: [],
  },
  host: {
    config: [],
    statistics: [],
    processes: [],
    operations: ["config", "statistics"],
    api: ["statistics"],
    app: ["config", "statistics", "processes", "operations", "api"],
    cli: ["config", "processes", "operations", "api", "app"],
  },
}

/** Folders that may import less of `core` than their room, such as an adapter, which knows no table. */
const narrow: Record<string, readonly string[]> = {
  "messaging/channels": ["std"],
  "messaging/smpp": ["std"],
  "messaging/numbers": ["std", "db", "accounts"],
  "messaging/carriers": ["std", "outgoing", "decoders"],
  "messaging/routing": ["std", "db", "decoders"],
  "payments/ledger": ["std", "db"],
  "payments/providers": ["std", "db", "outgoing"],
  "host/config": ["std"],
  "host/statistics": ["std", "db", "events", "deliveries"],
  "host/processes": ["std"],
}

/** Files that import more than the map allows, each with its reason. */
const beyondTheMap = new Map<string, string>([
  ["core/api/webhook-settings.ts", "A filter names fields of messages and verifications."],
  ["http/problems/problems.ts", "The list of all problems."],
  ["payments/api/payments.ts", "Payments and verifications have texts in the same languages."],
])

/** The file of `server/src` itself: the process. */
const roots = ["main.ts"]

/**
 * Each ban names what to use instead, and the only places where the thing may be. Tests are exempt. The
 * embedded store hands the environment on to the programs that it starts.
 */
const bans: readonly { ban: RegExp; use: string; home?: RegExp }[] = [
  { ban: /\bprocess\.env\b/, use: "config.ts", home: /^host\/config\/config\.ts$|^core\/db\/embedded\// },
  { ban: /\bDate\.now\(|\bnew Date\(\)/, use: "the Clock that is passed in", home: /^core\/std\// },
  { ban: /\bset(Timeout|Interval)\(/, use: "clock.after, or pause", home: /^core\/std\// },
  { ban: /\bconsole\.\w+\(/, use: "the log, or print", home: /^main\.ts$/ },
  { ban: /\bexport default\b/, use: "a named export" },
  { ban: /\bFIXME\b/, use: "a fix, before the merge" },
  { ban: /(?:(?<!\(\?):|\bas|<|,|\|)\s*any\b(?!["'`])/, use: "unknown, or the type" },
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
const isForTests = (file: string) =>
  /\.test\.ts$|^core\/db\/test-|(^|\/)(testing|member-testing|conformance|fake-[\w-]+)\.ts$/.test(file)
const files = paths.map((file) => {
  const text = readFileSync(path.join(root, folder, file), "utf8")
  const imports = importsOf(`${folder}/${file}`).map((target) => path.posix.relative(folder, target))
  return { file, text, code: withoutComments(text), imports, folder: folderOf(file) }
})
const sources = files.filter(({ file }) => !isForTests(file))

/**
 * A duration within a process is measured with `Clock.elapsed`, because the time of day can step
 * (docs/decisions/090). Files that compute a time of day or compare one of the store, each with its reason.
 */
const timeOfDayFiles = new Map<string, string>([
  ["auth/factors/forget.ts", "The age of rows of the store."],
  ["auth/verifications/mask-codes.ts", "The age of codes in the store."],
  ["auth/verifications/send-attempt.ts", "The expiry of the verification in the store."],
  ["core/api/member-sessions.ts", "The cookie ends with the session of the store."],
  ["core/replays/replay-leases.ts", "The store measures by its own clock when to look again."],
  ["core/webhooks/replayer.ts", "The age of replays in the store."],
  ["host/operations/housekeeping.ts", "The age of rows of the store."],
  ["host/operations/readings.ts", "A due time of the store, for a metric."],
  ["host/statistics/roll-up.ts", "The age of events in the log."],
  ["messaging/carriers/simulator/receipt-sender.ts", "The journal of the simulator has the times of receipts."],
  ["messaging/carriers/xmpp/xmpp-carrier.ts", "The status tells people the time of the next try."],
  ["messaging/messages/inbound/reply-reader.ts", "The age of a request in the store, and the life of its key."],
  ["messaging/messages/receipts/claim-status-queries.ts", "The age of submissions in the store."],
  ["messaging/routing/session-store.ts", "The sweep of rows that ended a day ago."],
  ["payments/payments/operations/record-operation.ts", "The time of one transaction, for its rows."],
  ["payments/reconciliation/start-nightly-runs.ts", "A night is a time of day."],
])
/** A difference with the time of day, or a field that keeps it for a later comparison. */
const wallDuration = /\bnow\(\)\s*-|-\s*[\w.#]*\bnow\(\)|this\.#\w+ (?:\?\?)?= [\w.#]*clock\.now\(\)/
/** The same, in a file whose `now` is the time of day. */
const wallNow = /\bnow = [\w.#]*clock\.now\(\)/
const keptNow = /this\.#\w+ (?:\?\?)?= now\b/

test("no process measures a duration with the time of day", () => {
  const found = sources
    .filter(
      ({ folder, code }) =>
        folder !== "core/std" && (wallDuration.test(code) || (wallNow.test(code) && keptNow.test(code))),
    )
    .map(({ file }) => file)
  assert.deepEqual(found, [...timeOfDayFiles.keys()], "Measure with clock.elapsed(), or add the file with its reason.")
})

test("the code map has no cycle, and no folder is missing from it", () => {
  checkOrder(rooms)
  for (const map of Object.values(folders)) checkOrder(map)
  const known = Object.entries(folders).flatMap(([room, map]) => Object.keys(map).map((name) => `${room}/${name}`))
  const found = new Set(files.map(({ folder }) => folder))
  assert.deepEqual([...found].toSorted(), [...known, "http", ...roots].toSorted())
})

test("imports follow the code map", () => {
  const wrong = sources.flatMap(({ file, imports }) =>
    imports.filter((target) => !mayImport(file, target)).map((target) => ({ file, target })),
  )
  assert.deepEqual(
    wrong.filter(({ file }) => !beyondTheMap.has(file)).map(({ file, target }) => `${file} may not import ${target}`),
    [],
  )
  assert.deepEqual([...new Set(wrong.map(({ file }) => file))].toSorted(), [...beyondTheMap.keys()])
})

test("the tables of a folder are its own: no other folder imports its store", () => {
  const wrong = files.flatMap(({ file, imports, folder }) => {
    const stores = imports.filter((target) => /(^|\/)store\.ts$/.test(target) && folderOf(target) !== folder)
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
      (target) => folderOf(target) !== folderOf(file) && !(isForTests(file) && target.startsWith("../test/")),
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
  for (const { file, code } of sources) {
    for (const [, name = ""] of code.matchAll(exportPattern)) {
      const key = isOfApi(file) ? `api ${name}` : name
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

/** A line of a map names only lines above it. */
function checkOrder(map: Record<string, readonly string[]>): void {
  const above = new Set<string>()
  for (const [name, others] of Object.entries(map)) {
    for (const other of others) assert.ok(above.has(other), `${name} lists ${other}, which is not above it`)
    above.add(name)
  }
}

function mayImport(file: string, target: string): boolean {
  const [from, to] = [folderOf(file), folderOf(target)]
  if (from === to || roots.includes(from)) return true
  const [[room = "", folder = ""], [otherRoom = "", other = ""]] = [from.split("/"), to.split("/")]
  if (room === otherRoom) return folders[room]?.[folder]?.includes(other) ?? false
  if (room === "http" && other === "api") return false
  if (isOfApi(target) && !isOfApi(file) && room !== "host") return false
  if (otherRoom === "core" && narrow[from] && !narrow[from].includes(other)) return false
  return rooms[room]?.includes(otherRoom) || (folder === "api" && otherRoom === "http")
}

/** `core/db` of a path, `http`, or the file itself for those of `server/src`. */
function folderOf(file: string): string {
  const [room = "", ...rest] = file.split("/")
  return room === "http" || rest.length < 2 ? room : `${room}/${rest[0]}`
}

function isOfApi(file: string): boolean {
  return /^(?:http|\w+\/api)\//.test(file)
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
