import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import pg from "pg"
import { createAccount } from "../../server/src/core/accounts/create-account.ts"
import { createSenderRule } from "../../server/src/messaging/numbers/sender-rules.ts"
import { Database } from "../../server/src/core/db/database.ts"
import { systemClock as clock } from "../../server/src/core/std/clock.ts"
import { createIds, toSid } from "../../server/src/core/std/ids.ts"
import { silentLog } from "../../server/src/core/std/log.ts"
import type { OriginsRequests } from "../receiver/origins-process.ts"
import { Child } from "../system/child.ts"
import { describePostgres } from "../system/machine.ts"
import { processTree } from "../system/process-tree.ts"
import { ServerProcess } from "../system/server-process.ts"
import type { Figure } from "./figure.ts"

const accountsCount = 100
const endpointsEach = 100
const endpointsCount = accountsCount * endpointsEach
const sampleEveryMs = 250
const patienceMs = 120_000
/** Longer than idle connections are kept. */
const idleMs = 15_000
const laps = 3

export const origins: Figure = {
  name: "origins",
  sentence: `Resident memory of the one Node process while events go to ${endpointsCount} endpoints on as many hosts: all at once, ${laps} times, each by HTTPS.`,
  goals: [
    { column: "MB peak", is: "at most", value: 400 },
    { column: "missing", is: "at most", value: 0 },
  ],
  async measure(settings, say) {
    const rows = []
    let postgresql = ""
    for (let round = 1; round <= settings.runs; round++) {
      const field = await Field.start()
      try {
        postgresql = await field.postgresql()
        say(`run ${round}: registering ${endpointsCount} endpoints`)
        await field.register()
        rows.push(await field.measure())
        say(`run ${round}: ${JSON.stringify(rows.at(-1))}`)
      } finally {
        await field.stop()
      }
    }
    return { rows, postgresql }
  },
}

/**
 * Returns the memory of the working process, in megabytes of 10^6 bytes. The starter that waits for it is
 * smaller.
 */
function largestMb(rootPid: number): number {
  const nodes = processTree(rootPid).filter(({ isNode }) => isNode)
  return Math.max(...nodes.map(({ rssBytes }) => rssBytes)) / 1e6
}

/** A server, a receiver of all hosts, and accounts with their endpoints. */
class Field {
  readonly #folder: string
  readonly #server: ServerProcess
  readonly #receiver: Child<OriginsRequests>
  readonly #port: number
  #authorizations: string[] = []

  private constructor(folder: string, server: ServerProcess, receiver: Child<OriginsRequests>, port: number) {
    this.#folder = folder
    this.#server = server
    this.#receiver = receiver
    this.#port = port
  }

  static async start(): Promise<Field> {
    const folder = mkdtempSync(path.join(tmpdir(), "posthorn-bench-origins-"))
    const caPath = path.join(folder, "ca.pem")
    const program = new URL("../receiver/origins-process.ts", import.meta.url)
    const receiver = new Child<OriginsRequests>(program, { CA_PATH: caPath })
    const port = await receiver.ask("port", null)
    const ranges = { WEBHOOK_CA: caPath, WEBHOOK_ALLOWED_RANGES: "127.0.0.0/8,::1/128" }
    return new Field(folder, await ServerProcess.start({ env: { PROCESSES: "1", ...ranges } }), receiver, port)
  }

  async postgresql(): Promise<string> {
    const store = new pg.Client({ connectionString: this.#server.storeUrl() })
    await store.connect()
    return await describePostgres(store).finally(() => store.end())
  }

  /** Registers an endpoint on a new host, again and again. */
  async register(): Promise<void> {
    const db = new Database({ url: this.#server.storeUrl(), log: silentLog })
    const newId = createIds(clock)
    for (let index = 0; index < accountsCount; index++) {
      const name = `Account ${index}`
      const context = { newId, now: clock.now() }
      const made = await createAccount(db, { name, ...context })
      await createSenderRule(db, { accountId: made.accountId, kind: "any", sender: null, note: null }, context)
      const credentials = `${toSid("account", made.accountId)}:${made.authToken}`
      this.#authorizations.push(`Basic ${Buffer.from(credentials).toString("base64")}`)
    }
    await db.close()
    for (const [index, authorization] of this.#authorizations.entries()) {
      const urls = Array.from(
        { length: endpointsEach },
        (_, number) => `https://e${index}-${number}.hooks.localhost:${this.#port}/`,
      )
      await Promise.all(
        urls.map((Url) =>
          this.#server.call("POST", "/v1/webhooks", { Url, Events: "messages.delivered" }, authorization),
        ),
      )
    }
  }

  async measure(): Promise<Record<string, number>> {
    const measure = () => largestMb(this.#server.pid)
    const atStart = measure()
    let peak = atStart
    const sampler = setInterval(() => (peak = Math.max(peak, measure())), sampleEveryMs)
    const seconds: number[] = []
    let received = 0
    let hosts = endpointsCount
    try {
      for (let lap = 0; lap < laps; lap++) {
        const startedAt = performance.now()
        await Promise.all(this.#authorizations.map((authorization) => this.#send(authorization)))
        const answer = await this.#receiver.ask("received", { requests: endpointsCount, timeoutMs: patienceMs })
        seconds.push((performance.now() - startedAt) / 1_000)
        received += answer.requests
        hosts = Math.min(hosts, answer.hosts)
      }
      await sleep(idleMs)
      return {
        hosts,
        missing: laps * endpointsCount - received,
        "seconds at first": seconds[0] ?? Number.NaN,
        "seconds at last": seconds.at(-1) ?? Number.NaN,
        "MB at start": atStart,
        "MB peak": peak,
        "MB when idle": measure(),
      }
    } finally {
      clearInterval(sampler)
    }
  }

  async stop(): Promise<void> {
    this.#receiver.stop()
    await this.#server.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** Sends one message, whose event goes to all endpoints of its account. */
  async #send(authorization: string): Promise<void> {
    const message = { To: "+14155550123", From: "+15005550006", Body: "Hello" }
    await this.#server.call("POST", "/v1/messages", message, authorization)
  }
}
