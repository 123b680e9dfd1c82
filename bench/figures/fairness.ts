import { setTimeout as sleep } from "node:timers/promises"
import { fromSid } from "../../server/src/core/std/ids.ts"
import { Histogram } from "../histogram.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import { Bench, percentiles } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { command, Operator } from "../system/operator.ts"
import type { Figure, Goal } from "./figure.ts"
import { queueMessages } from "./queue-messages.ts"

/** What makes the carrier slow. */
interface Case {
  name: string
  window: number
  answerMs: number
  segmentsPerSecond?: number
}

const queuedDefault = 1_000_000
const singles = 50
const everyMs = 100
const lateMaxMs = 60_000
/** The time until the backlog has filled all queues. */
const settleMs = 5_000

const cases: Case[] = [
  { name: "paced to 500/s", window: 10, answerMs: 0, segmentsPerSecond: 500 },
  { name: "answers after 20 ms, window 10", window: 10, answerMs: 20 },
  { name: "answers after 500 ms, window 50", window: 50, answerMs: 500 },
]

export const fairness: Figure = {
  name: "fairness",
  sentence:
    "How long a single message waits at a slow carrier, from its 201 to its submit_sm. It is behind another account's backlog, and an urgent one behind its own.",
  goals: cases.flatMap(({ name }): Goal[] => [
    { column: `${name}: other account, max ms`, is: "at most", value: 1_000 },
    { column: `${name}: urgent, max ms`, is: "at most", value: 1_000 },
  ]),
  async measure(settings, say) {
    const crowd = await Crowd.start(settings)
    try {
      const seconds = await crowd.fill(settings.messages ?? queuedDefault)
      say(`${settings.messages ?? queuedDefault} messages of one account queued in ${seconds.toFixed(0)} s`)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const row: Record<string, number> = {}
        for (const each of cases) {
          await crowd.connect(each)
          for (const who of ["other account", "urgent"] as const) {
            const { p50Ms, p99Ms, maxMs } = percentiles(await crowd.waits(who, each))
            row[`${each.name}: ${who}, p50 ms`] = p50Ms
            row[`${each.name}: ${who}, p99 ms`] = p99Ms
            row[`${each.name}: ${who}, max ms`] = maxMs
            say(`run ${round}, ${each.name}, ${who}: p50 ${p50Ms.toFixed(0)} ms, max ${maxMs.toFixed(0)} ms`)
          }
        }
        row["left of the backlog"] = await crowd.bench.count("message_jobs")
        rows.push(row)
      }
      return { rows, postgresql: crowd.bench.postgresql }
    } finally {
      await crowd.stop()
    }
  },
}

/** One account with a backlog, another without, and a slow carrier for both. */
class Crowd {
  readonly bench: Bench
  readonly #smsc: Child<SmscRequests>
  readonly #operator: Operator
  /** `Authorization` of the account without a backlog. */
  readonly #other: string
  #number = 0

  private constructor(parts: { bench: Bench; smsc: Child<SmscRequests>; operator: Operator; other: string }) {
    this.bench = parts.bench
    this.#smsc = parts.smsc
    this.#operator = parts.operator
    this.#other = parts.other
  }

  static async start(settings: Parameters<typeof Bench.start>[0]): Promise<Crowd> {
    const bench = await Bench.start(settings)
    const smsc = new Child<SmscRequests>(new URL("../smsc/smsc-process.ts", import.meta.url))
    const said = await command(bench.server, "account", "create")
    const [sid, token] = [/SID: (\w+)/, /Token: (\w+)/].map((line) => line.exec(said)?.[1])
    await command(bench.server, "sender-rule", "add", "any", "--account-sid", String(sid))
    const other = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`
    const crowd = new Crowd({ bench, smsc, operator: await Operator.start(bench.server), other })
    await crowd.connect(cases[0]!)
    return crowd
  }

  async stop(): Promise<void> {
    await this.bench.stop()
    this.#smsc.stop()
  }

  /** Returns the seconds that it took. */
  async fill(many: number): Promise<number> {
    const startedAt = performance.now()
    await this.#queue({ many, text: "bulk", isUrgent: false })
    for (const table of ["messages", "message_jobs"]) await this.bench.store.query(`vacuum analyze ${table}`)
    await this.bench.store.query("checkpoint")
    return (performance.now() - startedAt) / 1000
  }

  async connect({ answerMs, ...settings }: Case): Promise<void> {
    const { port } = await this.#smsc.ask("address", null)
    await this.#expect(answerMs, null)
    await this.#operator.connect({ port, ...settings })
    await sleep(settleMs)
  }

  /** Measures how long each of some single messages waited, one after the other. */
  async waits(who: "other account" | "urgent", { answerMs }: Case) {
    await this.#expect(answerMs, singles)
    const accepted = new Map<string, number>()
    for (let count = 0; count < singles; count++) {
      const text = `single ${this.#number}`
      if (who === "urgent") await this.#queue({ many: 1, text: "single", isUrgent: true })
      else await this.#send(text)
      accepted.set(text, performance.timeOrigin + performance.now())
      await sleep(everyMs)
    }
    const { arrivals } = await this.#smsc.ask("report", { timeoutMs: lateMaxMs })
    const came = new Map(arrivals)
    const histogram = new Histogram()
    for (const [text, at] of accepted) histogram.record(Math.max((came.get(text) ?? Infinity) - at, 0) * 1000)
    if (came.size < singles) throw new Error(`Only ${came.size} of ${singles} single messages came within a minute.`)
    return histogram.toShape()
  }

  async #queue({ many, text, isUrgent }: { many: number; text: string; isUrgent: boolean }): Promise<void> {
    const accountId = fromSid("account", this.bench.server.account.sid) ?? ""
    const carrierId = fromSid("carrier", this.#operator.carrierSid) ?? ""
    await queueMessages(this.bench.store, { accountId, carrierId, firstNumber: this.#number, many, text, isUrgent })
    this.#number += many
  }

  async #send(text: string): Promise<void> {
    const To = `+12${String(this.#number++)
      .padStart(7, "0")
      .slice(-7)}55`
    await this.bench.server.call("POST", "/v1/messages", { To, From: "+15005550006", Body: text }, this.#other)
  }

  async #expect(answerMs: number, submissions: number | null): Promise<void> {
    await this.#smsc.ask("expect", { answerMs, hasReceipts: true, submissions, watched: "single " })
  }
}
