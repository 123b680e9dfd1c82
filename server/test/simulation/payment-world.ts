import { createHash } from "node:crypto"
import { setImmediate as turn } from "node:timers/promises"
import { createAccount } from "#core/accounts/create-account.ts"
import type { Answer } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import type { PaymentNeeds } from "#payments/api/payments.ts"
import { seededRandom } from "#messaging/carriers/simulator/random.ts"
import { Database, StoreUnavailable } from "#core/db/database.ts"
import { ensurePartitions } from "#core/db/partitions.ts"
import { createTestDatabase } from "#core/db/testing.ts"
import { simulatorKeyOf } from "#payments/providers/simulator/signed-notification.ts"
import { SimulatedPayments } from "#payments/providers/simulator/simulated-payments.ts"
import { SimulatedProvider } from "#payments/providers/simulator/simulator-provider.ts"
import { pause } from "#core/std/clock.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Refusal } from "#core/std/refusal.ts"
import { FaultyNetwork } from "./faulty-network.ts"
import { ConnectionLost, faultLog, Life, MortalDatabase } from "./mortal.ts"
import { PaymentProcess } from "./payment-process.ts"

const processesMax = 2
const accountsMax = 2
const calmTurns = 4
const againMs = 400
const weekMs = 7 * 86_400_000
/** Long enough for a busy machine, whose delays are no fault of the payments. */
const answerMaxMs = 60_000

/** A request with its idempotency key, as a client sends it again and again. */
export type Ask = (needs: PaymentNeeds, idempotency: { key: string; hash: Buffer }) => Answer | Promise<Answer>

/** What a request was answered with in the end. */
export type Told = { status: number; json: Record<string, unknown> } | { refused: string }

/**
 * Payments on one clock that moves only when nothing is left to do: processes that can die on one real store,
 * a simulated provider that outlives them, and a network between them that loses, delays and doubles. All
 * chance comes from the seed; what the store does first is its own.
 */
export class PaymentWorld {
  readonly clock = new FakeClock()
  /**
   * For the choice of steps. The rest has chance of its own, so that the same steps are taken whatever is
   * lost.
   */
  readonly random: () => number
  readonly #random: () => number
  readonly store: Database
  readonly provider: SimulatedPayments
  readonly network: FaultyNetwork
  readonly accountIds: string[] = []
  /** What should not have been. */
  readonly faults: unknown[] = []
  readonly counts = { kills: 0, lost: 0, refused: 0, replays: 0 }
  readonly #databaseUrl: string
  readonly #secretKeys = [Buffer.alloc(32, 1)] as const
  readonly #providerDb: MortalDatabase
  /**
   * Its own connections, since what has those of `store` may wait for a lock of the process that is to die.
   */
  readonly #deaths: Database
  #processes: PaymentProcess[] = []
  #processCount = 0
  #requests = 0
  #underWay = 0
  #partitionsAt: number

  private constructor(seed: number, databaseUrl: string) {
    const { clock } = this
    this.random = seededRandom(seed)
    this.#random = seededRandom(seed + 2_000_000)
    this.#databaseUrl = databaseUrl
    this.#partitionsAt = clock.now()
    this.store = new Database({ url: databaseUrl, log: silentLog, poolMax: 2, answerMaxMs })
    this.#deaths = new Database({ url: databaseUrl, log: silentLog, poolMax: 4, answerMaxMs })
    const onFault = (fault: unknown) => this.faults.push(fault)
    const log = faultLog(onFault)
    this.#providerDb = new MortalDatabase(new Life(), { name: "provider", url: databaseUrl, log, poolMax: 5 })
    this.network = new FaultyNetwork({
      clock,
      random: seededRandom(seed + 1_000_000),
      take: (...notified) => this.#anyProcess().notify(...notified),
      onFault,
    })
    this.provider = new SimulatedPayments({
      db: this.#providerDb,
      clock,
      newId: createIds(clock),
      log,
      key: simulatorKeyOf(this.#secretKeys),
      notify: (...notified) => this.network.carry(...notified),
    })
  }

  static async open(seed: number): Promise<PaymentWorld & AsyncDisposable> {
    const database = await createTestDatabase()
    const world = new PaymentWorld(seed, database.url)
    await world.#open()
    return Object.assign(world, {
      async [Symbol.asyncDispose]() {
        await world.provider.stop()
        await Promise.all([...world.#processes, world.#providerDb].map((each) => each.kill(world.#deaths)))
        await Promise.all([world.store.close(), world.#deaths.close()])
        await database.close()
      },
    })
  }

  async #open(): Promise<void> {
    const newId = createIds(this.clock)
    while (this.accountIds.length < accountsMax) {
      const account = { name: "Simulated", newId, now: this.clock.now() }
      this.accountIds.push((await this.store.transaction((tx) => createAccount(tx, account))).accountId)
    }
    this.provider.start()
    this.startProcesses()
  }

  /** As many processes as there should be. */
  startProcesses(): void {
    while (this.#processes.length < processesMax) {
      const started = new PaymentProcess({
        name: `process${this.#processCount++}`,
        databaseUrl: this.#databaseUrl,
        clock: this.clock,
        secretKeys: this.#secretKeys,
        simulatedPayments: this.provider,
        provider: (accountId) => this.network.between(new SimulatedProvider(accountId, this.provider)),
        onFault: (fault) => this.faults.push(fault),
      })
      started.start()
      this.#processes.push(started)
    }
  }

  /** One of the processes dies, some turns of the event loop from now, in the middle of whatever it does. */
  async kill(): Promise<void> {
    for (let turns = Math.floor(this.#random() * 40); turns > 0; turns--) await turn()
    const [victim] = this.#processes.splice(Math.floor(this.#random() * this.#processes.length), 1)
    this.counts.kills++
    await victim?.kill(this.#deaths)
  }

  /**
   * A client that asks, under a key, until it has an answer; and now and then asks again although it has one.
   */
  async ask(request: Ask): Promise<Told> {
    const key = `request ${this.#requests++}`
    const idempotency = { key, hash: createHash("sha256").update(key).digest() }
    const repeats = this.#random() < 0.05
    const told = await this.insist((needs) => request(needs, idempotency))
    if (!repeats || "refused" in told) return told
    this.counts.replays++
    const again = await this.insist((needs) => request(needs, idempotency))
    const isSame = "json" in again ? again.json["sid"] === told.json["sid"] : again.refused === "provider_refused"
    if (!isSame) this.faults.push(["a repetition is answered otherwise", told, again])
    return told
  }

  /** Tries until there is an answer, which may be a refusal. */
  async insist(request: (needs: PaymentNeeds) => Answer | Promise<Answer>): Promise<Told> {
    this.#underWay++
    try {
      for (;;) {
        const told = await this.#tryOnce(request)
        if (told) return told
        this.counts.lost++
        await pause(this.clock, againMs)
      }
    } finally {
      this.#underWay--
    }
  }

  /** Undefined when there is no answer, or it says to ask again. */
  async #tryOnce(request: (needs: PaymentNeeds) => Answer | Promise<Answer>): Promise<Told | undefined> {
    try {
      const { status, json } = await this.#anyProcess().live(request)
      return { status, json: typeof json === "object" ? (json as Record<string, unknown>) : {} }
    } catch (error) {
      if (error instanceof ConnectionLost || error instanceof StoreUnavailable) return undefined
      if (!(error instanceof Refusal || error instanceof Problem)) throw error
      if (error.code === "idempotency_in_progress") return undefined
      this.counts.refused++
      return { refused: error.code }
    }
  }

  /** Lets time pass, a timer at a time, each after everything that the one before set off. */
  async pass(ms: number): Promise<void> {
    const end = this.clock.now() + ms
    for (;;) {
      await this.quiet()
      const next = this.clock.untilNext() ?? Infinity
      const left = end - this.clock.now()
      this.clock.advance(Math.max(Math.min(next, left), 0))
      if (next >= left) return await this.quiet()
    }
  }

  /** The clock leaps, when no request to the provider is on its way: none takes that long. */
  async leap(ms: number): Promise<void> {
    while (this.network.isBusy) await this.#advance(500)
    await this.#advance(ms)
  }

  async #advance(ms: number): Promise<void> {
    this.clock.advance(ms)
    if (this.clock.now() - this.#partitionsAt > weekMs) {
      this.#partitionsAt = this.clock.now()
      await this.store.transaction((tx) => ensurePartitions(tx, this.clock.now()))
    }
    await this.quiet()
  }

  /** Resolves when nobody has anything to do at this moment. */
  async quiet(): Promise<void> {
    for (let calm = 0; calm < calmTurns; calm++) {
      const busy = [...this.#processes, this.#providerDb]
        .map((each) => each.atRest())
        .find((rest) => rest !== undefined)
      if (busy) calm = 0
      await (busy ?? turn())
    }
  }

  /** Whether a client still waits for an answer, or something is on its way. */
  get isWaiting(): boolean {
    return this.#underWay > 0 || this.network.isBusy
  }

  /** When something is due next: null for never. A payment that waits for a person is looked at for ever. */
  async nextDue(): Promise<number | null> {
    const [row] = await this.store.query<{ next: number | null }>(
      `select min(at) as next from (
         select due_at as at from payment_tasks join payments on id = payment_id where review_reason is null
         union all select due_at from simulated_charges where due_at is not null
         union all select due_at from reconciliations where due_at is not null
       ) as dues`,
    )
    return row?.next ?? null
  }

  #anyProcess(): PaymentProcess {
    const one = this.#processes[Math.floor(this.#random() * this.#processes.length)]
    if (!one) throw new ConnectionLost("No process is there.")
    return one
  }
}
