import { createHash } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { createAccount } from "#core/accounts/create-account.ts"
import type { Submission, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { Simulator } from "#messaging/carriers/simulator/simulator.ts"
import { Database, StoreUnavailable } from "#core/db/database.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { createEndpoint } from "#core/endpoints/endpoints.ts"
import type { SendMessage } from "#messaging/messages/accept/plan-message.ts"
import { deleteMessage } from "#messaging/messages/delete-message.ts"
import type { SubmitPolicy } from "#messaging/messages/send/sender-options.ts"
import { assignPhoneNumber } from "#messaging/numbers/phone-numbers.ts"
import { Queue } from "#core/queue/queue.ts"
import { createReplay } from "#core/replays/replays.ts"
import { pause } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, fromSid } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Refusal } from "#core/std/refusal.ts"
import { MortalProcess } from "./mortal-process.ts"
import { ConnectionLost } from "./mortal.ts"
import { Receivers, type Manner } from "./receivers.ts"

export interface Account {
  id: string
  number: string
  endpoints: { id: string; url: string; patterns: string }[]
}

/** What a client knows of a message: it was answered 201. */
export interface Acknowledged {
  account: Account
  id: string
  request: SendMessage
  /** It asked for its deletion and was answered 204. */
  isDeleted: boolean
}

export const receiptLimitMs = 72 * 3_600_000
const processesMax = 2
const calmTurns = 6
const againMs = 400

/**
 * All of an installation on one clock that moves only when nothing is left to do: processes that can die on
 * one real store, a carrier, customers' servers and customers. All chance comes from the seed; what the store
 * does first is its own.
 */
export class World {
  readonly clock = new FakeClock()
  readonly newId = createIds(this.clock)
  readonly random: () => number
  readonly store: Database
  readonly simulator: Simulator
  readonly receivers: Receivers
  readonly submitPolicy: SubmitPolicy
  readonly accounts: Account[] = []
  readonly acknowledged: Acknowledged[] = []
  /** Messages from handsets that the carrier was told were stored. */
  readonly inbound: { account: Account; from: string; body: string }[] = []
  /** What left for the carrier, by message: submissions that it took, whatever it answered. */
  readonly left = new Map<string, number>()
  /** What should not have been. */
  readonly faults: unknown[] = []
  readonly counts = { kills: 0, repeats: 0, caughtUp: 0, refused: 0, lost: 0 }
  readonly #optedOut = new Set<string>()
  readonly #databaseUrl: string
  readonly #secretKeys = [Buffer.alloc(32, 1)] as const
  /**
   * Its own connections, since what has those of `store` may wait for a lock of the process that is to die.
   */
  readonly #deaths: Database
  #processes: MortalProcess[] = []
  #processCount = 0
  #underWay = 0
  #requests = 0

  private constructor(seed: number, databaseUrl: string) {
    this.random = seededRandom(seed)
    this.submitPolicy = seed % 3 === 0 ? "at_most_once" : "at_least_once"
    this.#databaseUrl = databaseUrl
    this.store = new Database({ url: databaseUrl, log: silentLog, poolMax: 2 })
    this.#deaths = new Database({ url: databaseUrl, log: silentLog, poolMax: 4 })
    this.receivers = new Receivers(this)
    this.simulator = new Simulator({
      id: this.newId(),
      clock: this.clock,
      newId: this.newId,
      folder: null,
      seed,
      windowMax: 20,
      answerDelay: { leastMs: 0, mostMs: 400 },
      receiptDelay: { leastMs: 0, mostMs: seed % 2 ? 3_000 : 60 },
      troubleChance: 0.3,
    })
  }

  static async open(seed: number): Promise<World & AsyncDisposable> {
    const database = await createTestDatabase()
    const world = new World(seed, database.url)
    await world.simulator.start({
      receipt: (receipt) => world.#tell((process) => process.recordReceipt(receipt)),
      inbound: (inbound) => world.#tell(async (process) => void (await process.receive(inbound))),
    })
    return Object.assign(world, {
      async [Symbol.asyncDispose]() {
        await Promise.all(world.#processes.map((each) => each.kill(world.#deaths)))
        await Promise.all([world.store.close(), world.#deaths.close()])
        await database.close()
      },
    })
  }

  async addAccount(manners: readonly (readonly [Manner, string])[]): Promise<Account> {
    const { newId, clock } = this
    const now = clock.now()
    const { accountId: id } = await this.store.transaction((tx) => createAccount(tx, { name: "Simulated", newId, now }))
    const number = `+1555100${1_000 + this.accounts.length}`
    await assignPhoneNumber(this.store, id, { number, capabilities: ["sms"] }, { newId, now })
    const account: Account = { id, number, endpoints: [] }
    const host = `account-${this.accounts.length}.example`
    for (const [manner, patterns] of manners) await this.#subscribe(account, `https://${host}/${manner}`, patterns)
    this.accounts.push(account)
    return account
  }

  /** A customer adds a server to an account that is in use, and wants it to know all that has happened. */
  async catchUp(account: Account, manner: Manner): Promise<void> {
    this.counts.caughtUp++
    const url = `https://late-${this.counts.caughtUp}.example/${manner}`
    const endpointId = await this.#subscribe(account, url, "*")
    const all = { from: 0, isOnlyFailed: true, withMissing: true }
    const context = { newId: this.newId, now: this.clock.now() }
    await this.store.transaction((tx) => createReplay(tx, account.id, endpointId, all, context))
  }

  async #subscribe({ id, endpoints }: Account, url: string, patterns: string): Promise<string> {
    const context = {
      newId: this.newId,
      now: this.clock.now(),
      deliveryQueue: new Queue("delivery"),
      secretKeys: this.#secretKeys,
    }
    const { endpoint } = await this.store.transaction((tx) =>
      createEndpoint(tx, id, { url, events: patterns }, context),
    )
    endpoints.push({ id: endpoint.id, url, patterns })
    return endpoint.id
  }

  /** As many processes as there should be. */
  startProcesses(): void {
    while (this.#processes.length < processesMax) {
      const { clock, random, receivers, submitPolicy } = this
      const started = new MortalProcess({
        name: `process${this.#processCount++}`,
        databaseUrl: this.#databaseUrl,
        clock,
        random,
        carrier: this.#observedCarrier(),
        post: receivers.post,
        secretKeys: this.#secretKeys,
        submitPolicy,
        receiptLimitMs,
        onFault: (fault) => this.faults.push(fault),
      })
      started.start()
      this.#processes.push(started)
    }
  }

  /** One of the processes dies, some turns of the event loop from now, in the middle of whatever it does. */
  async kill(): Promise<void> {
    for (let turns = Math.floor(this.random() * 40); turns > 0; turns--) await turn()
    const [victim] = this.#processes.splice(Math.floor(this.random() * this.#processes.length), 1)
    this.counts.kills++
    await victim?.kill(this.#deaths)
  }

  async stopOne(): Promise<void> {
    const [one] = this.#processes.splice(0, 1)
    await one?.stop()
  }

  /**
   * A client that asks, under a key, until it has an answer; and now and then asks again although it has one.
   */
  async send(account: Account, request: SendMessage): Promise<void> {
    const name = `request ${this.#requests++}`
    const key = { key: name, requestHash: createHash("sha256").update(name).digest() }
    const wasOptedOut = this.#optedOut.has(pairOf(account, request.to))
    const answer = await this.#insist((process) => process.intake.accept(account.id, request, key))
    if (answer instanceof Refusal) {
      this.counts.refused++
      if (answer.code !== "recipient_opted_out") this.faults.push(answer)
      return
    }
    if (wasOptedOut) this.faults.push(`${request.to} had opted out and was accepted`)
    const { sid } = JSON.parse(answer.json) as { sid: string }
    this.acknowledged.push({ account, id: fromSid("message", sid) ?? "", request, isDeleted: false })
    if (this.random() > 0.1) return
    this.counts.repeats++
    const again = await this.#insist((process) => process.intake.accept(account.id, request, key))
    if (again instanceof Refusal || !again.isReplay || again.json !== answer.json)
      this.faults.push(["no replay", answer, again])
  }

  async deleteOne(): Promise<void> {
    const message = this.acknowledged[Math.floor(this.random() * this.acknowledged.length)]
    if (!message || message.isDeleted) return
    message.isDeleted = true
    const answer = await this.#insist((process) => deleteMessage(process.messaging, message.account.id, message.id))
    // An earlier try may have done it, and its answer was lost.
    if (answer instanceof Refusal && answer.code !== "message_not_found") this.faults.push(answer)
  }

  /** Somebody writes to an account's number. Resolves when the carrier was told that it is stored. */
  async write(account: Account, from: string, body: string): Promise<void> {
    await this.#during(() => this.simulator.inject({ to: account.number, from, body }))
    this.inbound.push({ account, from, body })
    if (body === "STOP") this.#optedOut.add(pairOf(account, from))
  }

  /** Lets time pass, a timer at a time, each after everything that the one before set off. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms
    for (;;) {
      await this.quiet()
      const next = this.clock.untilNext() ?? Infinity
      const left = end - this.clock.now()
      this.clock.advance(Math.max(Math.min(next, left), 0))
      if (next >= left) return this.quiet()
    }
  }

  /** Resolves when nobody has anything to do at this moment. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < calmTurns; calm++) {
      const busy = this.#processes.map((each) => each.atRest()).find((rest) => rest !== undefined)
      if (busy) calm = 0
      await (busy ?? turn())
    }
  }

  /** Whether a client, a handset or the carrier still waits for something. */
  get isWaiting(): boolean {
    return this.#underWay > 0 || this.simulator.owed > 0
  }

  /**
   * When the next job is due: Infinity when there is none. While there are replays, at once: the store's
   * clock does not leap with ours.
   */
  async nextJob(): Promise<number> {
    const replays = await this.store.query(
      `update replays set next_at = clock_timestamp(), lease_until = 'epoch'
       where ended_at is null returning 1`,
    )
    if (replays.length) return this.clock.now()
    const [row] = await this.store.query<{ next: number | null }>(
      `select min(at) as next from (
         select greatest(run_at, lease_until) as at from message_jobs union all select greatest(run_at, lease_until) from delivery_jobs
       ) as jobs`,
    )
    return row?.next ?? Infinity
  }

  #anyProcess(): MortalProcess {
    const one = this.#processes[Math.floor(this.random() * this.#processes.length)]
    if (!one) throw new ConnectionLost("No process is there.")
    return one
  }

  /** The carrier brings something. Now and then it does not hear that it was stored, and brings it again. */
  async #tell(act: (process: MortalProcess) => Promise<void>): Promise<void> {
    await act(this.#anyProcess())
    if (this.random() < 0.1) throw new ConnectionLost("The acknowledgement was lost.")
  }

  /** Tries until there is an answer, which may be a refusal. */
  #insist<T>(ask: (process: MortalProcess) => Promise<T>): Promise<T | Refusal> {
    return this.#during(async () => {
      for (;;) {
        try {
          const process = this.#anyProcess()
          return await process.live(() => ask(process))
        } catch (error) {
          if (error instanceof Refusal && error.code !== "idempotency_in_progress") return error
          const isPassing =
            error instanceof Refusal || error instanceof ConnectionLost || error instanceof StoreUnavailable
          if (!isPassing) throw error
          this.counts.lost++
        }
        await pause(this.clock, againMs)
      }
    })
  }

  async #during<T>(act: () => Promise<T>): Promise<T> {
    this.#underWay++
    try {
      return await act()
    } finally {
      this.#underWay--
    }
  }

  #observedCarrier() {
    const { simulator, left } = this
    const observe = async (submission: Submission): Promise<SubmitOutcome> => {
      const outcome = await simulator.submit(submission)
      if (outcome.kind !== "refused") left.set(submission.messageId, (left.get(submission.messageId) ?? 0) + 1)
      // Now and then the answer is slower than the claim is long.
      if (this.random() < 0.02) await pause(this.clock, 50_000 + Math.floor(this.random() * 60_000))
      return outcome
    }
    const { id, kind, windowMax } = simulator
    return {
      id,
      kind,
      windowMax,
      submit: observe,
      start: async () => {},
      stop: async () => {},
      status: () => simulator.status(),
    }
  }
}

function pairOf(account: Account, recipient: string): string {
  return `${account.number} ${recipient}`
}
