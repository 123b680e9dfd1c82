import type { Carrier } from "#carriers/carrier.ts"
import { Database, type DatabaseOptions, type SqlValue, type Transaction, type Tx } from "#db/database.ts"
import { MessageIntake } from "#messaging/accept-message.ts"
import type { MessagingContext } from "#messaging/context.ts"
import { writeEventBodies } from "#messaging/event-bodies.ts"
import { Sender } from "#messaging/hand-over.ts"
import { KnownMessages } from "#messaging/known-messages.ts"
import { MakeWay } from "#messaging/make-way.ts"
import { builtInRates, parseRateCard } from "#messaging/rate-card.ts"
import { receiveMessage } from "#messaging/receive-message.ts"
import { ReceiptRecorder } from "#messaging/record-receipt.ts"
import type { SubmitPolicy } from "#messaging/sender-options.ts"
import { failoverDefault, oneWay } from "#messaging/testing.ts"
import { UnrecordedReferences } from "#messaging/unrecorded-references.ts"
import type { Inbound, Receipt } from "#carriers/carrier.ts"
import { NumberOwners } from "#numbers/owners.ts"
import { Senders } from "#numbers/senders.ts"
import { Housekeeping } from "#operations/housekeeping.ts"
import type { Outgoing } from "#outgoing/outgoing.ts"
import { Queue } from "#queue/queue.ts"
import type { Clock } from "#std/clock.ts"
import { createIds } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import { Metrics } from "#std/metrics.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import { Dispatcher } from "#webhooks/dispatcher.ts"
import { Replayer } from "#webhooks/replayer.ts"

export interface ProcessOptions {
  /** Unlike that of any other process; the store knows its connections by it. */
  name: string
  databaseUrl: string
  clock: Clock
  random: () => number
  carrier: Carrier
  post: Outgoing["post"]
  secretKeys: SecretKeys
  submitPolicy: SubmitPolicy
  receiptLimitMs: number
  /** A bug that the process itself saw. */
  onFault(fault: unknown): void
}

/** What a client, or a carrier, hears of a process that died. */
export class ConnectionLost extends Error {
  override name = "ConnectionLost"
}

const metrics = new Metrics()
const rateCard = parseRateCard(builtInRates)
const retention = { messages: 400, events: 400, receipts: 30, responses: 30, audit: 30 }

/**
 * One process of Posthorn without its HTTP server, wired as `app.ts` wires it. It can be killed at any moment: from then on
 * nothing of it acts, its timers never ring, and its connections to the store break in the middle of whatever they do.
 */
export class MortalProcess {
  readonly name: string
  readonly db: MortalDatabase
  readonly messaging: MessagingContext
  readonly intake: MessageIntake
  readonly #options: ProcessOptions
  readonly #life = new Life()
  readonly #sender: Sender
  readonly #dispatcher: Dispatcher
  readonly #replayer: Replayer
  readonly #receipts: ReceiptRecorder
  readonly #owners: NumberOwners
  readonly #housekeeping: Housekeeping

  constructor(options: ProcessOptions) {
    const life = this.#life
    const { databaseUrl, secretKeys, receiptLimitMs, submitPolicy, random } = options
    const clock = mortalClock(options.clock, life)
    const log = faultLog((fault) => life.isOver || options.onFault(fault))
    this.#options = options
    this.name = options.name
    this.db = new MortalDatabase(life, { url: withName(databaseUrl, options.name), log, poolMax: 5 })
    const [messageQueue, deliveryQueue] = [new Queue("message"), new Queue("delivery")]
    const base = { db: this.db, clock, newId: createIds(clock), log }
    const outgoing = { post: life.lasting(options.post) } as unknown as Outgoing
    this.#dispatcher = new Dispatcher({ ...base, deliveryQueue, outgoing, secretKeys, random })
    this.#replayer = new Replayer({
      ...base,
      deliveryQueue,
      writeBodies: writeEventBodies,
      poke: (lanes) => this.#dispatcher.poke(lanes),
      eventsDays: retention.events,
    })
    this.messaging = {
      ...base,
      metrics,
      messageQueue,
      deliveryQueue,
      known: new KnownMessages(),
      pokeMessages: (lanes) => this.#sender.poke(lanes),
      dispatch: (announced) => this.#dispatcher.dispatch(announced),
      taker: this.#dispatcher,
    }
    this.#owners = new NumberOwners({ db: this.db, clock })
    const senders = new Senders({ db: this.db, clock, owners: this.#owners })
    this.intake = new MessageIntake({ ...this.messaging, rateCard, senders, routes: oneWay(options.carrier.id) })
    const unrecorded = new UnrecordedReferences()
    this.#sender = new Sender({
      ...this.messaging,
      carriers: new Map([[options.carrier.id, mortalCarrier(options.carrier, life)]]),
      mediaSource: { fetch: async () => ({ kind: "failed", reason: "There is no media." }) },
      makeWay: new MakeWay({ clock, asked: () => 0, storeMs: () => 0, utilisation: () => 0 }),
      unrecorded,
      submitPolicy,
      routes: oneWay(options.carrier.id),
      circuits: { room: () => Infinity, note: () => {} },
      failover: failoverDefault,
    })
    this.#receipts = new ReceiptRecorder({ ...this.messaging, unrecorded, receiptLimitMs })
    const queues = [messageQueue, deliveryQueue]
    const { messaging } = this
    this.#housekeeping = new Housekeeping({
      ...base,
      messaging,
      queues,
      receipts: this.#receipts,
      receiptLimitMs,
      retention,
      moveOrphans: async () => undefined,
    })
  }

  start(): void {
    this.#sender.start()
    this.#dispatcher.start()
    this.#replayer.start()
    this.#housekeeping.start()
  }

  get isDead(): boolean {
    return this.#life.isOver
  }

  /** Resolves when it has nothing under way at the store, or is dead. */
  atRest(): Promise<void> | undefined {
    return this.db.atRest()
  }

  /** What `work` gives, or `ConnectionLost` when the process dies before that. */
  live<T>(work: () => Promise<T>): Promise<T> {
    return this.#life.race(work)
  }

  recordReceipt(receipt: Receipt): Promise<void> {
    return this.live(() => this.#receipts.record(this.#options.carrier.id, receipt))
  }

  receive(inbound: Inbound): Promise<void> {
    const receiverOf = (number: string) => this.#owners.receiverOf(number)
    return this.live(() =>
      receiveMessage({ ...this.messaging, rateCard, receiverOf }, this.#options.carrier.id, inbound),
    )
  }

  /** As `kill -9`. Resolves when the store has noticed. */
  async kill(store: Tx): Promise<void> {
    this.#life.end()
    this.db.giveUp()
    await store.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = $1", [
      this.name,
    ])
    void this.db.close()
  }

  /** As a polite signal: everything that is under way is finished. */
  async stop(): Promise<void> {
    await Promise.all([
      this.intake.drain(),
      this.#housekeeping.stop(),
      this.#sender.stop(),
      this.#replayer.stop(),
      this.#dispatcher.stop(),
    ])
    this.#life.end()
    await this.db.close()
  }
}

/** Whether a process still lives, for all its parts. */
class Life {
  isOver = false
  #onEnd: ((lost: ConnectionLost) => void)[] = []

  end(): void {
    this.isOver = true
    for (const tell of this.#onEnd.splice(0)) tell(new ConnectionLost("The process died."))
  }

  async race<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOver) throw new ConnectionLost("The process is dead.")
    const { promise, reject } = Promise.withResolvers<never>()
    this.#onEnd.push(reject)
    try {
      return await Promise.race([work(), promise])
    } finally {
      this.#onEnd.splice(this.#onEnd.indexOf(reject), 1)
    }
  }

  /** The same function for as long as the process lives. Nothing comes of a call that outlives it. */
  lasting<In extends unknown[], Out>(act: (...given: In) => Promise<Out>): (...given: In) => Promise<Out> {
    return async (...given) => {
      if (this.isOver) return never()
      const result = await act(...given)
      return this.isOver ? never() : result
    }
  }
}

function never<T>(): Promise<T> {
  return new Promise(() => {})
}

/** A store that gives no more answers when the process is over, and tells when none is waited for. */
class MortalDatabase extends Database {
  readonly #life: Life
  #underWay = 0
  #rest = Promise.withResolvers<void>()

  constructor(life: Life, options: DatabaseOptions) {
    super(options)
    this.#life = life
  }

  /** Undefined when it is at rest. */
  atRest(): Promise<void> | undefined {
    return this.#underWay && !this.#life.isOver ? this.#rest.promise : undefined
  }

  /** Nobody shall wait for it any more. */
  giveUp(): void {
    this.#rest.resolve()
  }

  override query<Row>(text: string, values?: readonly SqlValue[], name?: string): Promise<Row[]> {
    return this.#count(() => super.query(text, values, name))
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T> | T): Promise<T> {
    const life = this.#life
    const mortal = (tx: Transaction): Transaction => ({
      query: (...asked) => (life.isOver ? never() : tx.query(...asked)),
      send: (...asked) => life.isOver || tx.send(...asked),
    })
    return this.#count(() =>
      super.transaction(async (tx) => {
        const result = await work(mortal(tx))
        return life.isOver ? never() : result
      }),
    )
  }

  async #count<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#life.isOver) return never()
    this.#underWay++
    try {
      return await ask()
    } finally {
      if (!--this.#underWay) {
        this.#rest.resolve()
        this.#rest = Promise.withResolvers()
      }
    }
  }
}

function mortalClock(clock: Clock, life: Life): Clock {
  return { now: () => clock.now(), after: (delayMs, act) => clock.after(delayMs, () => life.isOver || act()) }
}

function mortalCarrier(carrier: Carrier, life: Life): Carrier {
  const { id, kind, windowMax } = carrier
  const submit = life.lasting((submission: Parameters<Carrier["submit"]>[0]) => carrier.submit(submission))
  return { id, kind, windowMax, submit, start: async () => {}, stop: async () => {}, status: () => carrier.status() }
}

function faultLog(onFault: (fault: unknown) => void): Log {
  return {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (fields, sentence) => onFault([sentence, fields]),
  }
}

function withName(url: string, name: string): string {
  return `${url}${url.includes("?") ? "&" : "?"}application_name=${name}`
}
