/** Holds the guides to the product: what they list is what there is, word for word. */
import assert from "node:assert/strict"
import { existsSync, globSync, readFileSync } from "node:fs"
import path from "node:path"
import { test } from "node:test"
import { problemCodes } from "#http/problems/problems.ts"
import { routes } from "#host/api/routes.ts"
import type { Parsed } from "#messaging/carriers/parse-with.ts"
import { causeOf, messageErrorCodes, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { matrix } from "#messaging/carriers/matrix/kind.ts"
import { refusedRecipients, refusedSenders, troubles } from "#messaging/carriers/simulator/troubles.ts"
import { smpp } from "#messaging/carriers/smpp/kind.ts"
import { smtp } from "#messaging/carriers/smtp/kind.ts"
import { telegram } from "#messaging/carriers/telegram/kind.ts"
import { whatsapp } from "#messaging/carriers/whatsapp/kind.ts"
import { xmpp } from "#messaging/carriers/xmpp/kind.ts"
import { listenCommand } from "#host/cli/listen.ts"
import { commands } from "#host/cli/commands.ts"
import { variables } from "#host/config/variables.ts"
import { eventTypes } from "#core/events/catalogue.ts"
import { bodyLimitsNote } from "#messaging/messages/accept/body-limits.ts"
import { mediaAttemptsMax } from "#messaging/messages/media/fetch-media.ts"
import { lostSubmissionsMax } from "#messaging/messages/send/hand-over.ts"
import { submissionsMax } from "#messaging/messages/send/plan-outcome.ts"
import { simulatorTokens } from "#payments/providers/simulator/tokens.ts"
import {
  circuitFailuresMax,
  failuresSpanMs,
  restMsFirst,
  restMsMax,
  trialsMax,
} from "#messaging/routing/circuit-breaker.ts"
import { byCost } from "#messaging/routing/least-cost.ts"
import { Metrics } from "#core/std/metrics.ts"
import { parseMicros } from "#messaging/routing/money.ts"
import { PrefixPrices } from "#messaging/routing/prefix-prices.ts"
import { attemptsMax, retryDelayMs } from "#core/webhooks/retry-schedule.ts"
import { twilioSurface, twilioVerifySurface } from "#twilio/api/surface.ts"
import { root } from "../scripts/checks.ts"

const pages = [...globSync("*.md", { cwd: root }), ...globSync("docs/**/*.md", { cwd: root })].toSorted()
const read = (page: string) => readFileSync(path.join(root, page), "utf8")
const guide = (name: string) => read(`docs/guides/${name}.md`)

test("the README holds the two commands", () => {
  const lines = read("README.md").split("\n")
  for (const command of ["npm start", "npm test"])
    assert.ok(
      lines.some((line) => line.startsWith(command)),
      command,
    )
  assert.match(readFileSync(path.join(root, ".ci/run"), "utf8"), /npm test$/m)
})

test("ARCHITECTURE.md stays an overview: at most 250 lines and 3,000 words", () => {
  const text = read("ARCHITECTURE.md")
  const [lines, words] = [text.trimEnd().split("\n").length, text.split(/\s+/).length]
  assert.ok(lines <= 250 && words <= 3_000, `${lines} lines, ${words} words`)
})

test("every decision has a number of its own, its sections, and a line under each of its rooms", () => {
  const files = globSync("docs/decisions/[0-9]*.md", { cwd: root }).toSorted()
  const rows = files.flatMap((file) => {
    const text = read(file)
    const [, number = "", title = ""] = /^# (\d{3}): (.+)$/m.exec(text) ?? []
    assert.ok(path.basename(file).startsWith(`${number}-`) && title, file)
    assert.match(text, /^## Context$[^]+^## Decision$[^]+^## Cost$/m, file)
    const rooms = /^Rooms: (.+)$/m.exec(text)?.[1]?.matchAll(/`(\w+)`/g) ?? []
    return Array.from(rooms, ([, room]) => `${room} [${number}](${path.basename(file)}) ${title}`)
  })
  assert.equal(new Set(files.map((file) => path.basename(file).slice(0, 3))).size, files.length)
  assert.deepEqual(new Set(decisionsByRoom()), new Set(rows))
})

/** The lines of the index of decisions, each behind its room. */
function decisionsByRoom(): string[] {
  let room = ""
  return read("docs/decisions/README.md")
    .replaceAll("\n  ", " ")
    .split("\n")
    .flatMap((line) => {
      if (line.startsWith("## ")) room = line.slice(3)
      return line.startsWith("- ") ? [`${room} ${line.slice(2)}`] : []
    })
}

test("configuration.md lists every variable as --help does", () => {
  const expected = Object.values(variables).map((variable) => {
    const { name, unit, sentence } = variable
    return [code(name), variable.default ? code(variable.default) : "–", unit, sentence]
  })
  assert.deepEqual(tableOf(guide("configuration"), "variable"), expected)
})

test("simulator.md lists every token of payments", () => {
  const tokens = tableOf(guide("simulator"), "`payment_method`").map(([token]) => token)
  assert.deepEqual(new Set(tokens), new Set(simulatorTokens.map(code)))
})

test("the guides and the README name no variable that does not exist", () => {
  // A start refuses RATE_CARD, which older versions read.
  const known = new Set([...Object.values(variables).map(({ name }) => name), ...readersOwn, "RATE_CARD"])
  const unknown = pages
    .filter((page) => /README|guides/.test(page))
    .flatMap((page) => {
      const named = read(page).matchAll(/`([A-Z]+_[A-Z_]+)`|\b([A-Z]+_[A-Z_]+)=/g)
      return [...named].map(([, quoted, set]) => quoted ?? set ?? "").filter((name) => !known.has(name))
    })
  assert.deepEqual(unknown, [])
})

test("simulator.md lists every trouble and every magic number", () => {
  const text = guide("simulator")
  assert.deepEqual(
    tableOf(text, "ends in"),
    troubles.map(({ suffix, name, sentence }) => [code(suffix), code(name), sentence]),
  )
  assert.deepEqual(tableOf(text, "number", text.indexOf("As `to`")), magicRows(refusedRecipients))
  assert.deepEqual(tableOf(text, "number", text.indexOf("As `from`")), magicRows(refusedSenders))
})

test("api-basics.md lists every reason why a message failed", () => {
  assert.deepEqual(
    tableOf(guide("api-basics"), "`error_code`"),
    Object.entries(messageErrorCodes).map(([name, sentence]) => [code(name), sentence]),
  )
})

test("webhooks.md lists every event and the retry schedule", () => {
  const text = guide("webhooks")
  assert.deepEqual(
    tableOf(text, "event"),
    Object.entries(eventTypes).map(([name, sentence]) => [code(name), sentence]),
  )
  const delays = Array.from({ length: attemptsMax - 1 }, (_, index) => retryDelayMs(index + 1, () => 0) ?? 0)
  assert.deepEqual(
    tableOf(text, "failed attempts"),
    delays.map((ms, index) => [String(index + 1), duration(ms)]),
  )
})

test("the guides count attempts as the code does", () => {
  const operating = guide("operating").replace(/\s+/g, " ")
  for (const sentence of [
    `is submitted again, ${inWords(submissionsMax)} times in all.`,
    `submits a message whose process ended up to ${inWords(lostSubmissionsMax)} times in all`,
    `submits a message up to ${inWords(submissionsMax)} times if the carrier does not answer.`,
  ])
    assert.ok(operating.includes(sentence), sentence)
  assert.ok(guide("getting-started").includes(`is asked again, ${inWords(mediaAttemptsMax)} times in all`))
})

test("getting-started.md has the limits of a body", () => {
  assert.ok(guide("getting-started").includes(`| \`body\` | the text: ${bodyLimitsNote}. `))
})

test("operating.md lists every metric", () => {
  const own = new Metrics().registry.getMetricsAsArray().filter(({ name }) => name.startsWith("posthorn_"))
  const expected = own.map((metric) => {
    const { labelNames } = metric as unknown as { labelNames: string[] }
    return [code(metric.name), labelNames.map(code).join(", ") || "–", metric.help]
  })
  assert.deepEqual(tableOf(guide("operating"), "metric"), expected)
})

test("operating.md has a word on every variable", () => {
  const named = new Set(guide("operating").match(/\b[A-Z][A-Z_]+\b/g))
  const missing = Object.values(variables).filter(({ name }) => !named.has(name))
  assert.deepEqual(missing, [])
})

test("operating.md names every command", () => {
  for (const { name } of commands) assert.match(guide("operating"), new RegExp(`posthorn ${name}|npm ${name}`), name)
})

test("listen.md lists every option", () => {
  const { options, flags } = listenCommand
  const listed = tableOf(guide("listen"), "option").map(([name]) => name)
  assert.deepEqual(
    listed,
    Object.keys({ ...options, ...flags }).map((name) => code(`--${name}`)),
  )
})

test("failover.md has the numbers of the circuit, every kind of blame with its codes, and the variables", () => {
  const page = guide("failover")
  const text = page.replace(/\s+/g, " ")
  const [first, least, rest, most] = [
    circuitFailuresMax,
    failuresSpanMs / 1_000,
    restMsFirst / 1_000,
    restMsMax / 1_000,
  ]
  assert.ok(text.includes(`After ${first} failures in a row, over ${least} seconds at least`))
  assert.ok(text.includes(`for ${rest} seconds. Then ${inWords(trialsMax)} messages`))
  assert.ok(text.includes(`up to ${most} seconds`))
  const listed = new Map(tableOf(page, "`blame`").map(([blame = "", codes = ""]) => [blame, codes]))
  for (const blame of ["carrier", "route"]) {
    const codes = Object.keys(messageErrorCodes).filter((each) => causeOf({ code: each as MessageErrorCode }) === blame)
    assert.deepEqual((listed.get(code(blame)) ?? "").split(", ").toSorted(), codes.map(code).toSorted())
  }
  const settings = new Map(
    tableOf(page, "setting").map(([name = "", standard, meaning]) => [name, [standard, meaning]]),
  )
  for (const { name, default: standard, sentence } of Object.values(variables))
    if (name.startsWith("FAILOVER_")) assert.deepEqual(settings.get(code(name)), [code(standard ?? ""), sentence])
})

test("first-carrier.md lists every setting of a carrier, with its default", () => {
  const parsed = smpp.parseSettings({ hosts: [{ host: "smpp.carrier.example", tls: {} }], system_id: "acme" })
  if (parsed.kind !== "ok") return assert.fail("the parser takes it")
  const given = new Set(["hosts[].host", "system_id"])
  const expected = settingsOf(parsed.value).map(([name, value]) => {
    return `${code(name)} ${given.has(name) || value === null ? "–" : code(JSON.stringify(value))}`
  })
  const listed = tableOf(guide("first-carrier"), "setting").map(([name, standard]) => `${name} ${standard}`)
  assert.deepEqual(listed.toSorted(), expected.toSorted())
})

test("email.md lists every setting of a mail server, with its default", () => {
  const parsed = smtp.parseSettings({ host: "smtp.example.com", from: ["codes@example.com"] })
  if (parsed.kind !== "ok") return assert.fail("the parser takes it")
  const expected = Object.entries(parsed.value).map(([name, value]) => {
    const isGiven = name === "host" || name === "from" || value === null
    return `${code(name)} ${isGiven ? "–" : code(JSON.stringify(value))}`
  })
  const listed = tableOf(guide("email"), "setting").map(([name, standard]) => `${name} ${standard}`)
  assert.deepEqual(listed.toSorted(), expected.toSorted())
})

const settings: [guide: string, Parsed<object>, withoutDefault: string[]][] = [
  [
    "matrix",
    matrix.parseSettings({ homeserver_url: "https://matrix.example.org", server_name: "example.org" }),
    ["homeserver_url", "server_name", "messages_per_second"],
  ],
  ["telegram", telegram.parseSettings({ bot: "hotel_bot" }), ["bot"]],
  [
    "whatsapp",
    whatsapp.parseSettings({ phone_numbers: { "+15551234567": "106540352242922" }, verify_token: "hotel-bell" }),
    ["phone_numbers", "verify_token"],
  ],
]

for (const [name, parsed, withoutDefault] of settings)
  test(`${name}.md lists every setting, with its default`, () => {
    if (parsed.kind !== "ok") return assert.fail("the parser takes it")
    const given = Object.entries(parsed.value).filter(([setting]) => !withoutDefault.includes(setting))
    const expected = given.map(([setting, value]) => `${code(setting)} ${code(JSON.stringify(value))}`)
    const listed = tableOf(guide(name), "setting").map(([setting, standard]) => `${setting} ${standard}`)
    const all = [...withoutDefault.map((setting) => `${code(setting)} –`), ...expected]
    assert.deepEqual(listed.toSorted(), all.toSorted())
  })

test("xmpp.md lists every setting of an XMPP server, with its default", () => {
  const parsed = xmpp.parseSettings({ host: "127.0.0.1", domain: "sms.example.org" })
  if (parsed.kind !== "ok") return assert.fail("the parser takes it")
  const withoutDefault = ["host", "domain", "ca", "servername", "messages_per_second", "upload"].map(
    (name) => `${code(name)} –`,
  )
  const { host: _host, domain: _domain, ...rest } = parsed.value
  const expected = Object.entries(rest).map(([name, value]) => `${code(name)} ${code(JSON.stringify(value))}`)
  const listed = tableOf(guide("xmpp"), "setting").map(([name, standard]) => `${name} ${standard}`)
  assert.deepEqual(listed.toSorted(), [...withoutDefault, ...expected].toSorted())
})

test("rates.md finds the cheapest as the code does", () => {
  const [heading = [], ...rows] = rowsFrom(guide("rates"), "| | `49` |").filter((_, index) => index !== 1)
  const prefixes = heading.slice(1).map((cell) => (/^`(\d+)`$/.exec(cell) ?? [])[1] ?? "")
  const prices = new Map(
    rows.map(([carrier = "", ...cells]) => {
      const given = cells.flatMap((cell, index): [string, number][] => {
        const micros = parseMicros(cell)
        return micros === undefined ? [] : [[prefixes[index] ?? "", micros]]
      })
      return [carrier, new PrefixPrices(given)]
    }),
  )
  const told = tableOf(guide("rates"), "message to")
  const found = told.map(([to = ""]) => {
    const [first = []] = byCost([...prices.keys()], (carrier) => {
      const micros = prices.get(carrier)?.findPrice(to.slice(1))
      return micros === undefined ? undefined : { micros, unit: "EUR" }
    })
    return first
  })
  assert.equal(told.length, 4)
  assert.deepEqual(
    found,
    told.map(([, first]) => [first]),
  )
})

test("every operation that a page names exists", () => {
  const surfaces = [...twilioSurface.routes, ...twilioVerifySurface.routes]
  const known = new Set([...routes, ...surfaces].map((route) => `${route.method} ${route.path}`))
  const wrong = pages.flatMap((page) => {
    // A line that a recipe adds is not there yet.
    const text = read(page).replaceAll(/^\+.*$/gm, "")
    const named = [...text.matchAll(/\b((?:GET|POST|PATCH|DELETE) (?:\/operator)?\/v1\/[\w/{}]+)/g)].map(
      ([, name = ""]) => name,
    )
    return named.filter((name) => !known.has(name)).map((name) => `${page}: ${name}`)
  })
  assert.deepEqual(wrong, [])
})

test("every code that a guide calls a code exists", () => {
  const known = new Set<string>([...problemCodes, ...Object.keys(messageErrorCodes)])
  const named = pages.flatMap((page) => [...read(page).matchAll(/\bcode`? `(\w+)`/g)].map(([, name = ""]) => name))
  assert.ok(named.length > 3)
  assert.deepEqual(
    named.filter((name) => !known.has(name)),
    [],
  )
})

test("every link within the project leads somewhere", () => {
  const broken = pages.flatMap((page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
    return links.filter(([, target = "", anchor]) => !leads(page, target, anchor)).map(([link]) => `${page}: ${link}`)
  })
  assert.deepEqual(broken, [])
})

/** What the reader sets while following a guide. */
const readersOwn = [
  "POSTHORN_TEST_COMMAND",
  "NODE_OPTIONS",
  "ACCOUNT_SID",
  "AUTH_TOKEN",
  "BASE_URL",
  "MESSAGE_SID",
  "WEBHOOK_SID",
  "WEBHOOK_SECRET",
  "STRIPE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "DELIVERY_SID",
  "REPLAY_SID",
  "FACTOR_SID",
  "SERVICE_SID",
  "CHALLENGE_SID",
  "OPERATOR_TOKEN",
  "CARRIER_SID",
  "ROUTE_SID",
  "VERIFICATION_SID",
  "SESSION_SID",
  "ACCESS_TOKEN",
  "REFRESH_TOKEN",
  "FORMER_TOKEN",
]

/** Every setting by its path as the wire spells it, with its value. */
function settingsOf(config: object, before = ""): [string, unknown][] {
  return Object.entries(config).flatMap(([name, value]: [string, unknown]): [string, unknown][] => {
    const where = `${before}${name}`
    if (value instanceof Map) return [[where, Object.fromEntries(value)]]
    if (Array.isArray(value)) return settingsOf((value as object[])[0] ?? {}, `${where}[].`)
    return typeof value === "object" && value !== null ? settingsOf(value, `${where}.`) : [[where, value]]
  })
}

function leads(page: string, target: string, anchor: string | undefined): boolean {
  const file = target ? path.join(path.dirname(page), target) : page
  if (!existsSync(path.join(root, file))) return false
  if (anchor === undefined) return true
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading)
  const slugs = headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  )
  return slugs.includes(anchor)
}

/** The rows of the table whose first column is headed so, each cell trimmed. */
function tableOf(text: string, heading: string, from = 0): string[][] {
  return rowsFrom(text, `| ${heading} |`, from).slice(2)
}

/** The same with its heading and the line below it. */
function rowsFrom(text: string, beginning: string, from = 0): string[][] {
  const start = text.indexOf(beginning, from)
  assert.ok(start >= 0, `there is a table that begins ${beginning}`)
  const rows = text.slice(start).split("\n\n", 1).join("").trimEnd().split("\n")
  return rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

function magicRows(refused: ReadonlyMap<string, MessageErrorCode>): string[][] {
  return [...refused].map(([number, error]) => [code(number), code(error), messageErrorCodes[error]])
}

function inWords(count: number): string {
  return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][count] ?? `${count}`
}

function duration(ms: number): string {
  if (ms < 60_000) return `${ms / 1_000} s`
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`
}

function code(text: string): string {
  return `\`${text}\``
}
