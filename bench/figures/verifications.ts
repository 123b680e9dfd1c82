import { setTimeout as sleep } from "node:timers/promises"
import { readSecretKey } from "../../server/src/host/config/secret-key.ts"
import { createIds, fromSid, toSid } from "../../server/src/core/std/ids.ts"
import { systemClock } from "../../server/src/core/std/clock.ts"
import { codeKeyOf, codeOf } from "../../server/src/auth/verifications/code.ts"
import { Histogram } from "../histogram.ts"
import { dueMark } from "../load/request-template.ts"
import type { SmscRequests } from "../smsc/smsc-process.ts"
import { Bench, expectOnly, percentiles } from "../system/bench.ts"
import { Child } from "../system/child.ts"
import { Operator } from "../system/operator.ts"
import { processorTime } from "../system/processor-time.ts"
import type { Figure } from "./figure.ts"
import { insertVerifications } from "./insert-verifications.ts"
import { queueMessages } from "./queue-messages.ts"

const queuedDefault = 1_000_000
const perSecond = 100
const checks = 20_000
const carrier = { window: 10, segmentsPerSecond: 500 }
/** The time until the backlog has filled all queues. */
const settleMs = 5_000
const lateMaxMs = 60_000

export const verifications: Figure = {
  name: "verifications",
  sentence: `How long a code takes from when its request was due to its submit_sm, at ${perSecond} a second beside a backlog of the same account. And checks of right codes a second.`,
  goals: [
    { column: "code p99 ms", is: "at most", value: 500 },
    { column: "checks/s", is: "at least", value: 3_000 },
  ],
  async measure(settings, say) {
    const bench = await Bench.start(settings)
    const smsc = new Child<SmscRequests>(new URL("../smsc/smsc-process.ts", import.meta.url))
    try {
      const people = await People.start(bench, smsc)
      const rows = []
      for (let round = 1; round <= settings.runs; round++) {
        await people.verify(2_000)
        const checked = await people.verify(checks)
        if (round === 1) say(`${await people.fill(settings.messages ?? queuedDefault)} messages queued`)
        const sent = await people.sendCodes(settings.seconds * perSecond)
        rows.push({ ...sent, ...checked })
        say(`run ${round}: code p99 ${sent["code p99 ms"].toFixed(0)} ms, ${checked["checks/s"].toFixed(0)} checks/s`)
      }
      return { rows, postgresql: bench.postgresql }
    } finally {
      await bench.stop()
      smsc.stop()
    }
  },
}

/** People who verify their numbers, at one account that has a backlog of other messages. */
class People {
  readonly #bench: Bench
  readonly #smsc: Child<SmscRequests>
  readonly #operator: Operator
  readonly #newId = createIds(systemClock)
  #number = 0

  private constructor(bench: Bench, smsc: Child<SmscRequests>, operator: Operator) {
    this.#bench = bench
    this.#smsc = smsc
    this.#operator = operator
  }

  static async start(bench: Bench, smsc: Child<SmscRequests>): Promise<People> {
    await bench.server.call("PATCH", "/v1/auth/settings", {
      allowed_countries: "DE",
      senders: "+15005550006",
      daily_sends_max: "10000000",
    })
    const operator = await Operator.start(bench.server)
    const { port } = await smsc.ask("address", null)
    await operator.connect({ port, ...carrier })
    return new People(bench, smsc, operator)
  }

  async fill(many: number): Promise<number> {
    const accountId = fromSid("account", this.#bench.server.account.sid) ?? ""
    const carrierId = fromSid("carrier", this.#operator.carrierSid) ?? ""
    await queueMessages(this.#bench.store, {
      accountId,
      carrierId,
      firstNumber: 0,
      many,
      text: "bulk",
      isUrgent: false,
    })
    for (const table of ["messages", "message_jobs"]) await this.#bench.store.query(`vacuum analyze ${table}`)
    await sleep(settleMs)
    return many
  }

  /**
   * Sends each code to a different prefix, so that no prefix is blocked. The message contains the due time of
   * its request.
   */
  async sendCodes(requests: number) {
    const { server } = this.#bench
    await this.#smsc.ask("expect", { answerMs: 0, hasReceipts: true, submissions: requests, watched: dueMark })
    const before = processorTime(server)
    const handedOver = await this.#bench.count("message_jobs")
    const result = await this.#bench.load({
      requests,
      ratePerSecond: perSecond,
      firstNumber: this.#number,
      request: {
        method: "POST",
        path: "/v1/auth/verifications",
        headers: { authorization: server.authorization, "content-type": "application/json" },
        body: `{"to":"+4915{number:5}1234","payload":{"amount":"1.00","currency":"EUR","payee":"${dueMark}{micros}"}}`,
      },
    })
    this.#number += requests
    expectOnly(201, result)
    const { arrivals } = await this.#smsc.ask("report", { timeoutMs: lateMaxMs })
    const used = processorTime(server)
    const waits = new Histogram()
    for (const [text, at] of arrivals) waits.record(Math.max(0, at * 1_000 - Number(/\d{16}/.exec(text)?.[0])))
    const { p50Ms, p99Ms, maxMs } = percentiles(waits.toShape())
    return {
      "code p50 ms": p50Ms,
      "code p99 ms": p99Ms,
      "code max ms": maxMs,
      missing: requests - arrivals.length,
      "201 p99 ms": percentiles(result.latency).p99Ms,
      // Includes the bulk messages that were handed over in the same time.
      "node us a code, with bulk": ((used.node - before.node) * 1e6) / requests,
      "postgresql us a code, with bulk": ((used.postgresql - before.postgresql) * 1e6) / requests,
      "bulk handed over": handedOver - (await this.#bench.count("message_jobs")),
    }
  }

  /** Creates this many verifications in the store, and checks each once with the correct code. */
  async verify(many: number) {
    const { server } = this.#bench
    const picks = await this.#insert(many)
    const before = processorTime(server)
    const result = await this.#bench.load({
      requests: many,
      request: {
        method: "POST",
        path: "/v1/auth/verification_checks",
        headers: { authorization: server.authorization, "content-type": "application/x-www-form-urlencoded" },
        body: "{pick}",
        picks,
      },
    })
    expectOnly(200, result)
    const used = processorTime(server)
    const { rows } = await this.#bench.store.query<{ count: string }>(
      "select count(*) from verifications where status = 'pending' and purpose = 'bench'",
    )
    if (Number(rows[0]?.count)) throw new Error(`${rows[0]?.count} of ${many} right codes approved nothing.`)
    const { p50Ms, p99Ms } = percentiles(result.latency)
    return {
      "checks/s": result.ratePerSecond,
      "check p50 ms": p50Ms,
      "check p99 ms": p99Ms,
      "node us a check": ((used.node - before.node) * 1e6) / many,
      "postgresql us a check": ((used.postgresql - before.postgresql) * 1e6) / many,
    }
  }

  async #insert(many: number): Promise<string[]> {
    const key = codeKeyOf([readSecretKey(this.#bench.server.dataDir) ?? new Uint8Array(32)])
    const accountId = fromSid("account", this.#bench.server.account.sid) ?? ""
    const ids = Array.from({ length: many }, () => this.#newId())
    await insertVerifications(this.#bench.store, { accountId, ids, firstNumber: this.#number })
    this.#number += many
    // Every phone number stands for a code by SMS.
    return ids.map((id) => `VerificationSid=${toSid("verification", id)}&Code=${codeOf(key, id, 6, "+1")}`)
  }
}
