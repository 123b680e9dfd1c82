// `npm run bench [-- <figure> … --runs 3 --messages 60000 …]`: measures, prints a table, writes JSON to
// bench/results.
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { accept } from "./figures/accept.ts"
import { consoleFigure } from "./figures/console.ts"
import { cost } from "./figures/cost.ts"
import { deliveryList } from "./figures/delivery-list.ts"
import { median, type Figure, type Goal } from "./figures/figure.ts"
import { fairness } from "./figures/fairness.ts"
import { gateways } from "./figures/gateways.ts"
import { growth } from "./figures/growth.ts"
import { httpWindow } from "./figures/http-window.ts"
import { latency } from "./figures/latency.ts"
import { ledger } from "./figures/ledger.ts"
import { media } from "./figures/media.ts"
import { memory } from "./figures/memory.ts"
import { nodes } from "./figures/nodes.ts"
import { origins } from "./figures/origins.ts"
import { payments } from "./figures/payments.ts"
import { restart } from "./figures/restart.ts"
import { tenants } from "./figures/tenants.ts"
import { verificationChecks } from "./figures/verification-checks.ts"
import { verifications } from "./figures/verifications.ts"
import { webhookLatency } from "./figures/webhook-latency.ts"
import { webhooks } from "./figures/webhooks.ts"
import { webhooksDrain } from "./figures/webhooks-drain.ts"
import { wholeWay } from "./figures/whole-way.ts"
import { window } from "./figures/window.ts"
import type { Settings } from "./system/bench.ts"
import { describeMachine } from "./system/machine.ts"

interface Judged extends Goal {
  median: number
  isMet: boolean
}

interface Measured {
  figure: string
  sentence: string
  rows: Record<string, number>[]
  goals: Judged[]
}

const figures: Figure[] = [
  accept,
  wholeWay,
  cost,
  nodes,
  latency,
  memory,
  media,
  growth,
  window,
  httpWindow,
  gateways,
  fairness,
  tenants,
  restart,
  verifications,
  verificationChecks,
  payments,
  ledger,
  webhooksDrain,
  webhookLatency,
  webhooks,
  origins,
  deliveryList,
  consoleFigure,
]
/** A wider table is transposed. */
const columnsMax = 12
const results = path.join(import.meta.dirname, "results")

const usage = `npm run bench [-- <figure> … <options>]
figures: ${figures.map(({ name }) => name).join(", ")}; all of them when none is named
--runs <n>         runs of each figure, the median counts (3)
--messages <n>     messages or payments of a run, in place of the figure's own number
--connections <n>  keep-alive connections of the load (64)
--seconds <n>      length of a run of latency (30)
--stored <n>       messages in the full store of growth (5000000), deliveries in that of delivery-list (10000000),
                   transactions of ledger (5000000), messages of console (100000)
--paused           accept with a paused carrier, to see the intake alone
--beside <commit>  cost and payments: another version too, in turn, and the ratio
--way <name>       cost: one of its ways only, such as "whole way" or drain
--statements       cost and payments: what the store spends by statement
--peer <kind>      posthorn or svix: the figures of webhooks of a server that runs already
--base-url <url>   of the peer, http
--token <token>    of the peer: a bearer token, or for posthorn sid:token of as many accounts as endpoints, with commas between
--certificates <folder>  keeps the receiver's certificates there; the peer has to trust ca.pem of it`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    messages: { type: "string" },
    connections: { type: "string", default: "64" },
    seconds: { type: "string", default: "30" },
    stored: { type: "string" },
    paused: { type: "boolean", default: false },
    beside: { type: "string" },
    way: { type: "string" },
    statements: { type: "boolean", default: false },
    peer: { type: "string" },
    "base-url": { type: "string", default: "" },
    token: { type: "string", default: "" },
    certificates: { type: "string" },
    help: { type: "boolean", default: false },
  },
})
const unknown = positionals.filter((name) => !figures.some((figure) => figure.name === name))
if (values.help || unknown.length) {
  console.log(unknown.length ? `There is no figure ${unknown.join(", ")}.\n${usage}` : usage)
  process.exit(unknown.length ? 1 : 0)
}

const settings: Settings = {
  runs: whole("runs"),
  connections: whole("connections"),
  messages: values.messages === undefined ? undefined : whole("messages"),
  stored: values.stored === undefined ? undefined : whole("stored"),
  seconds: whole("seconds"),
  isCarrierPaused: values.paused,
  beside: values.beside,
  way: values.way,
  hasStatements: values.statements,
  peer: peer(),
  certificates: values.certificates,
}
const machine = describeMachine()
console.log(
  `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, ${machine.commit}`,
)

const measured: Measured[] = []
for (const figure of figures) {
  if (positionals.length && !positionals.includes(figure.name)) continue
  try {
    measured.push(await measure(figure))
  } catch (error) {
    // The other figures are still useful.
    console.error(error)
    process.exitCode = 1
  }
}
write(measured)
if (!measured.every(({ goals }) => goals.every(({ isMet }) => isMet))) process.exitCode = 1

async function measure(figure: Figure): Promise<Measured> {
  console.log(`\n${figure.name}: ${figure.sentence}`)
  const { rows, postgresql } = await figure.measure(settings, (line) => console.log(`  ${line}`))
  if (postgresql) machine.postgresql = postgresql
  const goals = figure.goals.map((goal) => judge(goal, rows))
  print(rows, goals)
  return { figure: figure.name, sentence: figure.sentence, rows, goals }
}

function judge(goal: Goal, rows: Record<string, number>[]): Judged {
  const middle = median(rows.map((row) => row[goal.column] ?? Number.NaN))
  return { ...goal, median: middle, isMet: goal.is === "at least" ? middle >= goal.value : middle <= goal.value }
}

function print(rows: Record<string, number>[], goals: Judged[]): void {
  const columns = Object.keys(rows[0] ?? {})
  const middles = Object.fromEntries(
    columns.map((column) => [column, median(rows.map((row) => row[column] ?? Number.NaN))]),
  )
  const lines = [...rows.map((row, index) => [`run ${index + 1}`, row] as const), ["median", middles] as const]
  const table = Object.fromEntries(lines.map(([name, row]) => [name, rounded(row)]))
  console.table(columns.length > columnsMax ? turned(table) : table)
  for (const { column, is, value, median: middle, isMet } of goals) {
    console.log(`  ${isMet ? "met   " : "MISSED"} ${column} ${is} ${value}: ${round(middle)}`)
  }
}

/** Transposes a table. */
function turned(table: Record<string, Record<string, number>>): Record<string, Record<string, number>> {
  const columns = Object.keys(Object.values(table)[0] ?? {})
  const lineOf = (column: string) =>
    Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row[column] ?? Number.NaN]))
  return Object.fromEntries(columns.map((column) => [column, lineOf(column)]))
}

function write(measured: Measured[]): void {
  mkdirSync(results, { recursive: true })
  const at = new Date().toISOString()
  const file = path.join(results, `${at.slice(0, 19).replaceAll(":", "-")}.json`)
  writeFileSync(file, `${JSON.stringify({ at, machine, settings, measured }, null, 2)}\n`)
  console.log(`\n${path.relative(process.cwd(), file)}`)
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, round(value)]))
}

/** Rounds to three significant digits. */
function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}

function peer(): Settings["peer"] {
  const { peer: kind, "base-url": baseUrl, token } = values
  if (kind === undefined) return undefined
  if ((kind === "posthorn" || kind === "svix") && URL.canParse(baseUrl) && token) return { kind, baseUrl, token }
  console.error(`--peer is posthorn or svix, and needs --base-url and --token.\n${usage}`)
  process.exit(1)
}

function whole(name: "runs" | "messages" | "connections" | "seconds" | "stored"): number {
  const value = Number(values[name])
  if (Number.isInteger(value) && value > 0) return value
  console.error(`--${name} must be a whole number above 0.\n${usage}`)
  process.exit(1)
}
