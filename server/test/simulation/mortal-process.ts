import type { Carrier, Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import type { Tx } from "#core/db/database.ts"
import { MessageIntake } from "#messaging/messages/accept/accept-message.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import { receiveMessage } from "#messaging/messages/inbound/receive-message.ts"
import { MessageCache } from "#messaging/messages/message-cache.ts"
import { writeEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { ReceiptRecorder, UnrecordedReferences } from "#messaging/messages/receipts/record-receipt.ts"
import { Sender } from "#messaging/messages/send/hand-over.ts"
import { SendBackpressure } from "#messaging/messages/send/send-backpressure.ts"
import type { SubmitPolicy } from "#messaging/messages/send/sender-options.ts"
import { failoverDefault, oneWay, prices } from "#messaging/messages/testing.ts"
import { NumberOwners } from "#messaging/numbers/owners.ts"
import { Senders } from "#messaging/numbers/senders.ts"
import { Housekeeping } from "#host/operations/housekeeping.ts"
import { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import type { Outgoing } from "#core/outgoing/outgoing.ts"
import { Queue } from "#core/queue/queue.ts"
import type { Clock } from "#core/std/clock.ts"
import { createIds } from "#core/std/ids.ts"
import { Metrics } from "#core/std/metrics.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { Dispatcher } from "#core/webhooks/dispatcher.ts"
import { Replayer } from "#core/webhooks/replayer.ts"
import { faultLog, Life, mortalClock, MortalDatabase } from "./mortal.ts"

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

const metrics = new Metrics()
const retention = { messages: 400, events: 400, receipts: 30, responses: 30, audit: 30 }

/**
 * One process of Posthorn without its HTTP server, wired as `app.ts` wires it. It can be killed at any
 * moment: from then on nothing of it acts, its timers never ring, and its connections to the store break in
 * the middle of whatever they do.
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
    this.db = new MortalDatabase(life, { name: options.name, url: databaseUrl, log, poolMax: 5 })
    const messageQueue = new Queue("message", (lanes) => this.#sender.notify(lanes))
    const deliveryQueue = new Queue("delivery")
    const base = { db: this.db, clock, newId: createIds(clock), log }
    const outgoing = { request: life.lasting(options.post) } as unknown as Outgoing
    this.#dispatcher = new Dispatcher({ ...base, deliveryQueue, outgoing, secretKeys, random })
    this.#replayer = new Replayer({
      ...base,
      deliveryQueue,
      writeBodies: writeEventBodies,
      notify: (lanes) => this.#dispatcher.notify(lanes),
      eventsDays: retention.events,
    })
    this.messaging = {
      ...base,
      metrics,
      messageQueue,
      deliveryQueue,
      prices,
      messageCache: new MessageCache(),
      claimer: this.#dispatcher,
    }
    this.#owners = new NumberOwners({ db: this.db, clock })
    const senders = new Senders({ db: this.db, clock, owners: this.#owners })
    const anyAddress = { checkUrl: () => undefined, checkAddress: async () => undefined }
    const callbacks = new CallbackEndpoints({ ...base, secretKeys, outgoing: anyAddress })
    this.intake = new MessageIntake({ ...this.messaging, senders, routes: oneWay(options.carrier.id), callbacks })
    const unrecorded = new UnrecordedReferences()
    this.#sender = new Sender({
      ...this.messaging,
      carriers: new Map([[options.carrier.id, mortalCarrier(options.carrier, life)]]),
      mediaSource: { fetch: async () => ({ kind: "failed", reason: "There is no media." }) },
      backpressure: new SendBackpressure({ clock, asked: () => 0, storeMs: () => 0, utilisation: () => 0 }),
      unrecorded,
      submitPolicy,
      routes: oneWay(options.carrier.id),
      circuits: { room: () => Infinity, recordHealthSignal: () => {} },
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
    return this.live(() => this.#receipts.recordReceipt(this.#options.carrier.id, receipt))
  }

  receive(inbound: Inbound): ReturnType<typeof receiveMessage> {
    const receiverOf = (number: string) => this.#owners.receiverOf(number)
    return this.live(() => receiveMessage({ ...this.messaging, receiverOf }, this.#options.carrier.id, inbound))
  }

  /** As `kill -9`. Resolves when the store has noticed. */
  kill(store: Tx): Promise<void> {
    return this.db.kill(store)
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

function mortalCarrier(carrier: Carrier, life: Life): Carrier {
  const { id, kind, windowMax } = carrier
  const submit = life.lasting((submission: Parameters<Carrier["submit"]>[0]) => carrier.submit(submission))
  return { id, kind, windowMax, submit, start: async () => {}, stop: async () => {}, status: () => carrier.status() }
}
