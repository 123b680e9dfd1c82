import { Kannel, type KannelStore } from "../../server/test/support/kannel.ts"
import type { CallbackRequests } from "../kannel/callbacks-process.ts"
import type { RequestShape } from "../load/request-template.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import { expectOnly } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { Operator } from "../system/operator.ts"
import type { Figure } from "./figure.ts"
import { Journeys } from "./journeys.ts"

/** How long the carrier takes to answer, and how many submissions may be unanswered. */
interface Case {
  answerMs: number
  window: number
}

/** The result of one system in a case. */
interface Result {
  ratePerSecond: number
  /** Messages without their callback, without their submission, and without their receipt. */
  missing: number
  repeated: number
}

const messagesDefault = 20_000
/** The messages of a case: at most what a window allows in this many seconds. */
const secondsMax = 8
const warmUp = 500
const patienceMs = 120_000

const cases: Case[] = [0, 10, 40].flatMap((answerMs) => [10, 100].map((window) => ({ answerMs, window })))
const systems = ["Posthorn", "Kannel spool", "Kannel none"] as const

export const gateways: Figure = {
  name: "gateways",
  sentence:
    "Posthorn and Kannel in turn: from the first request to the last callback of a delivered message, over one SMPP session to the same SMSC.",
  goals: [
    { column: "0 ms, window 100: × Kannel spool", is: "at least", value: 4 },
    { column: "0 ms, window 100: × Kannel none", is: "at least", value: 1 },
    { column: "40 ms, window 10: Posthorn of the law", is: "at least", value: 0.9 },
    { column: "40 ms, window 100: Posthorn of the law", is: "at least", value: 0.9 },
    { column: "Posthorn missing", is: "at most", value: 0 },
    { column: "Kannel missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    Kannel.assertInstalled()
    const field = await Field.start(settings)
    try {
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        const row: Record<string, number> = {}
        const missing = { Posthorn: 0, Kannel: 0 }
        for (const each of cases) {
          const name = `${each.answerMs} ms, window ${each.window}`
          const rates: Record<string, number> = {}
          for (const system of systems) {
            const result = await field.run(system, each)
            rates[system] = row[`${name}: ${system}`] = result.ratePerSecond
            missing[system === "Posthorn" ? "Posthorn" : "Kannel"] += result.missing
            say(
              `run ${round}, ${name}: ${system} ${Math.round(result.ratePerSecond)}/s, ${result.missing} missing, ${result.repeated} repeated`,
            )
          }
          for (const other of ["Kannel spool", "Kannel none"])
            row[`${name}: × ${other}`] = (rates["Posthorn"] ?? NaN) / (rates[other] ?? NaN)
          if (each.answerMs) row[`${name}: Posthorn of the law`] = (rates["Posthorn"] ?? NaN) / lawOf(each)
        }
        rows.push({ ...row, "Posthorn missing": missing.Posthorn, "Kannel missing": missing.Kannel })
      }
      return { rows, postgresql: field.journeys.bench.postgresql }
    } finally {
      await field.stop()
    }
  },
}

/** Returns what the window allows in a second. */
function lawOf({ answerMs, window }: Case): number {
  return window / (answerMs / 1_000)
}

/**
 * All parts: Posthorn with its receiver, the SMSC, and Kannel with its receiver. Kannel restarts for each
 * case.
 */
class Field {
  readonly journeys: Journeys
  readonly #operator: Operator
  readonly #smsc: Child<SmscRequests>
  readonly #callbacks: Child<CallbackRequests>
  #firstNumber = 0

  private constructor(parts: {
    journeys: Journeys
    operator: Operator
    smsc: Child<SmscRequests>
    callbacks: Child<CallbackRequests>
  }) {
    this.journeys = parts.journeys
    this.#operator = parts.operator
    this.#smsc = parts.smsc
    this.#callbacks = parts.callbacks
  }

  static async start(settings: Parameters<typeof Journeys.start>[0]): Promise<Field> {
    const smsc = new Child<SmscRequests>(new URL("../smsc/smsc-process.ts", import.meta.url))
    const callbacks = new Child<CallbackRequests>(new URL("../kannel/callbacks-process.ts", import.meta.url))
    const journeys = await Journeys.start(settings)
    return new Field({ journeys, operator: await Operator.start(journeys.bench.server), smsc, callbacks })
  }

  async stop(): Promise<void> {
    await this.journeys.bench.stop()
    this.#smsc.stop()
    this.#callbacks.stop()
  }

  async run(system: (typeof systems)[number], each: Case): Promise<Result> {
    const most = this.journeys.bench.settings.messages ?? messagesDefault
    const messages = each.answerMs ? Math.min(most, Math.ceil(lawOf(each) * secondsMax)) : most
    if (system === "Posthorn") return await this.#posthorn(each, messages)
    return await this.#kannel(each, messages, system === "Kannel spool" ? "spool" : "none")
  }

  async #posthorn({ answerMs, window }: Case, messages: number): Promise<Result> {
    const { port } = await this.#smsc.ask("address", null)
    await this.#operator.connect({ port, window })
    await this.#expect(answerMs, warmUp)
    await this.journeys.run(warmUp, patienceMs)
    await this.journeys.bench.drained(patienceMs)
    await this.#expect(answerMs, messages)
    const { received, seconds } = await this.journeys.run(messages, patienceMs)
    await this.journeys.bench.drained(patienceMs)
    // Pending writes to the disk must not slow the next one down.
    await this.journeys.bench.store.query("checkpoint")
    return await this.#resultOf(messages, { ...received, seconds })
  }

  async #kannel({ answerMs, window }: Case, messages: number, store: KannelStore): Promise<Result> {
    const { port: smscPort } = await this.#smsc.ask("address", null)
    const kannel = await Kannel.start({ smscPort, window, store })
    try {
      await this.#expect(answerMs, warmUp)
      await this.#load(kannel.ports.sendsms, warmUp)
      await this.#expect(answerMs, messages)
      return await this.#resultOf(messages, await this.#load(kannel.ports.sendsms, messages))
    } finally {
      await kannel.stop()
    }
  }

  async #load(port: number, messages: number) {
    const { port: callbackPort } = await this.#callbacks.ask("address", null)
    await this.#callbacks.ask("expect", { ids: messages })
    const startedAt = performance.now()
    const request = sendsmsRequest(callbackPort)
    const load = await this.journeys.bench.load({ port, requests: messages, request, firstNumber: this.#firstNumber })
    this.#firstNumber += messages
    expectOnly(202, load)
    const report = await this.#callbacks.ask("report", { timeoutMs: patienceMs })
    return { ...report, seconds: (performance.now() - startedAt) / 1000 }
  }

  async #expect(answerMs: number, submissions: number): Promise<void> {
    await this.#smsc.ask("expect", { answerMs, hasReceipts: true, submissions, watched: "" })
  }

  async #resultOf(
    messages: number,
    { distinct, received, seconds }: { distinct: number; received: number; seconds: number },
  ): Promise<Result> {
    const there = await this.#smsc.ask("report", { timeoutMs: patienceMs })
    const missing = 3 * messages - distinct - Math.min(there.distinct, messages) - Math.min(there.receipts, messages)
    const repeated = received - distinct + there.submissions - there.distinct
    return { ratePerSecond: distinct / seconds, missing, repeated }
  }
}

/**
 * The message of `messageRequest` in Kannel's form, with a callback only when it is delivered (`dlr-mask` 1).
 */
function sendsmsRequest(callbackPort: number): RequestShape {
  const callback = encodeURIComponent(`http://127.0.0.1:${callbackPort}/dlr?id=`)
  const url = `${callback}{number:9}%26due%3D{micros}`
  const message = "from=15005550006&to=12{number:7}55&text=Message+{number:9}+due+{micros}+is+here"
  return {
    method: "GET",
    path: `/cgi-bin/sendsms?username=bench&password=bench&${message}&dlr-mask=1&dlr-url=${url}`,
    headers: { connection: "keep-alive" },
  }
}
