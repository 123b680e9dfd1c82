import { setImmediate as turn } from "node:timers/promises"
import type { KeyClaim } from "#core/accounts/idempotency.ts"
import type { Inbound, Receipt } from "#messaging/carriers/carrier.ts"
import type { Database } from "#core/db/database.ts"
import { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import { Queue } from "#core/queue/queue.ts"
import { CircuitBreakers } from "#messaging/routing/circuit-breakers.ts"
import { describeChoice } from "#messaging/routing/describe-choice.ts"
import type { MessageRoutes } from "#messaging/routing/message-routes.ts"
import type { CustomerPrices } from "#messaging/routing/price-lists.ts"
import { RouteTable, type UsableRoute, type ChosenRoute, type RouteRequest } from "#messaging/routing/route-table.ts"
import { assert } from "#core/std/assert.ts"
import { FakeClock } from "#core/std/fake-clock.ts"
import { createIds, type NewId } from "#core/std/ids.ts"
import { silentLog } from "#core/std/log.ts"
import { Metrics } from "#core/std/metrics.ts"
import { MessageIntake } from "./accept/accept-message.ts"
import type { SenderPolicy } from "./accept/check-sender.ts"
import type { SendMessage } from "./accept/plan-message.ts"
import type { MessagingContext, VerificationMessages } from "./context.ts"
import { FakeCarrier, referenceOf } from "./fake-carrier.ts"
import { receiveMessage, type ReceiveContext } from "./inbound/receive-message.ts"
import type { MediaSource } from "./media/fetch-media.ts"
import { MessageCache } from "./message-cache.ts"
import type { Message } from "./message.ts"
import { getMessage } from "./read/get-message.ts"
import { readTimeline } from "./read/read-timeline.ts"
import { ReceiptRecorder, UnrecordedReferences } from "./receipts/record-receipt.ts"
import { Sender } from "./send/hand-over.ts"
import { SendBackpressure } from "./send/send-backpressure.ts"
import type { FailoverPolicy, SubmitPolicy } from "./send/sender-options.ts"

export { insertMessages } from "./store.ts"

const metrics = new Metrics()
/** What a segment costs, in millionths; other channels have no price. */
const segmentMicros = new Map([
  ["sms", 7_900],
  ["mms", 7_900],
  ["whatsapp", 5_000],
])
export const prices: CustomerPrices = {
  priceUnit: "USD",
  priceMicros: ({ channel }, segments) => {
    const micros = segmentMicros.get(channel)
    return micros === undefined ? null : micros * segments
  },
}
export const receiptLimitMs = 72 * 3_600_000
export const sender = "+15550000001"
export const recipient = "+15550001001"

/**
 * Timers this near belong to batches and claims that wait for more items. Later ones belong to sweeps and to
 * the times that tests set.
 */
const soonMs = 50
const calmTurns = 8

/** The rules of the network belong to the tests of the dispatcher. */
const anyAddress = { checkUrl: () => undefined, checkAddress: async () => undefined }
export const secretKeys = [new Uint8Array(32).fill(7)] as const

export interface StageOptions {
  submitPolicy?: SubmitPolicy
  windowMax?: number
  /** The number of carriers, each with a route for everything, in the order of `stage.carriers`. */
  carriers?: number
  failover?: Partial<FailoverPolicy>
  clock?: FakeClock
  mediaSource?: MediaSource
  owners?: Record<string, string>
  /** The size of each generation of the message cache. */
  knownMax?: number
  /** Returns `context.verifications`, when messages carry codes. */
  verifications?: (of: { clock: FakeClock; newId: NewId }) => VerificationMessages
}

/**
 * One account, one or several carriers, and one sending process, on a store that other stages use, too. `new`
 * starts it; end it with `stop`.
 */
export class Stage {
  readonly clock: FakeClock
  readonly newId: NewId
  readonly accountId: string
  readonly carriers: readonly FakeCarrier[]
  readonly circuits: CircuitBreakers
  /** The routes to all carriers, unless a test has others. */
  table: RouteTable
  readonly routes: Pick<MessageRoutes, "chooseRoute"> = {
    chooseRoute: (request, limits) => described(this.table.chooseRoute(request, limits), this.namesSender),
  }
  readonly context: MessagingContext
  readonly intake: MessageIntake
  readonly receipts: ReceiptRecorder
  readonly unrecorded = new UnrecordedReferences()
  /** Whether the routes name each sender, so that a name may send to an American number. */
  namesSender = true
  /** Numbers of accounts. */
  readonly owners: Record<string, string>
  /** Allows any sender that no other account owns. */
  readonly senders: SenderPolicy = {
    check: (accountId, from) =>
      (this.owners[from] ?? accountId) === accountId ? "allowed" : "owned_by_another_account",
  }
  readonly callbacks: CallbackEndpoints
  sender: Sender
  readonly #options: StageOptions
  readonly #senders: Sender[] = []

  constructor(db: Database, options: StageOptions = {}) {
    this.#options = options
    this.clock = options.clock ?? new FakeClock()
    this.newId = createIds(this.clock)
    this.accountId = this.newId()
    this.owners = options.owners ?? { [sender]: this.accountId }
    this.carriers = Array.from(
      { length: options.carriers ?? 1 },
      () => new FakeCarrier(this.newId(), options.windowMax),
    )
    this.circuits = new CircuitBreakers({ clock: this.clock, log: silentLog, metrics })
    this.circuits.follow(this.carriers.map(({ id }) => id))
    this.table = this.tableOf(this.carriers.map(({ id }, index) => ({ carrierId: id, priority: index })))
    this.context = {
      db,
      clock: this.clock,
      newId: this.newId,
      log: silentLog,
      metrics,
      messageQueue: new Queue("message", (lanes) => this.sender.notify(lanes)),
      deliveryQueue: new Queue("delivery"),
      prices,
      messageCache: new MessageCache(options.knownMax),
      ...(options.verifications ? { verifications: options.verifications(this) } : {}),
    }
    this.callbacks = new CallbackEndpoints({ ...this.context, secretKeys, outgoing: anyAddress })
    this.intake = new MessageIntake({
      ...this.context,
      senders: this.senders,
      routes: this.routes,
      callbacks: this.callbacks,
    })
    this.receipts = new ReceiptRecorder({ ...this.context, unrecorded: this.unrecorded, receiptLimitMs })
    this.sender = this.#newSender()
  }

  /** The first carrier. */
  get carrier(): FakeCarrier {
    const [first] = this.carriers
    assert(first, "A stage has a carrier.")
    return first
  }

  /** Routes like these, to carriers with their state. */
  tableOf(routes: readonly (Partial<UsableRoute> & { carrierId: string })[], random = () => 0): RouteTable {
    const standing = (id: string) => {
      if (this.carriers.find((carrier) => carrier.id === id)?.state !== "up") return "down"
      return this.circuits.allowsNew(id) ? "ready" : "circuit_open"
    }
    return new RouteTable(
      routes.map((route) => ({ ...anyRoute, id: this.newId(), ...route })),
      { standing, random, priceOf: () => undefined },
    )
  }

  /** Starts to hand over messages. Until then they only queue up. */
  start(): void {
    this.sender.start()
  }

  async stop(): Promise<void> {
    for (const each of this.carriers) each.answer = () => ({ kind: "unknown", reason: "The test is over." })
    for (const each of this.#senders) {
      const stopped = each.stop()
      await this.runDue()
      await stopped
    }
  }

  /**
   * The process dies between a submission and its answer, and another process replaces it. No outcome
   * arrives.
   */
  async crash(): Promise<void> {
    this.#senders.pop()
    this.sender = this.#newSender()
    this.clock.advance(leaseMs)
    this.start()
    await this.runDue()
  }

  /** Accepts a message and returns its id. */
  async send(
    more: Partial<SendMessage> = {},
    key: KeyClaim | null = null,
    accountId = this.accountId,
  ): Promise<string> {
    const { json } = await this.intake.accept(accountId, { ...request, ...more }, key)
    const hex = (JSON.parse(json) as { sid: string }).sid.slice(2)
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-")
  }

  /** Accepts a message, and hands over all queued messages. */
  async sent(more: Partial<SendMessage> = {}, key: KeyClaim | null = null): Promise<string> {
    this.start()
    const id = await this.send(more, key)
    await this.runDue()
    return id
  }

  message(id: string): Promise<Message> {
    return getMessage(this.context.db, this.accountId, id)
  }

  async status(id: string): Promise<string> {
    const { status, errorCode } = await this.message(id)
    return errorCode === null ? status : `${status}: ${errorCode}`
  }

  /** The types on the timeline: `queued` and the like for events, and the kinds of notes. */
  async story(id: string): Promise<string[]> {
    const entries = await readTimeline(this.context.db, this.accountId, id)
    return entries.map(({ type }) => type.replace("messages.", ""))
  }

  async jobs(): Promise<string[]> {
    const rows = await this.context.db.query<{ id: string }>(
      "select id from message_jobs where account_id = $1 order by id",
      [this.accountId],
    )
    return rows.map(({ id }) => id)
  }

  /** The carrier reports about a part of a message. Resolves after the commit. */
  async receipt(
    messageId: string,
    state: Receipt["state"],
    more: Partial<Receipt> & { part?: number } = {},
  ): Promise<void> {
    const { part = 1, ...rest } = more
    const code = state === "undelivered" ? "unreachable_handset" : null
    const receipt = {
      reference: referenceOf(messageId, part),
      state,
      code,
      at: this.clock.now(),
      raw: `stat:${state}`,
      ...rest,
    } as const
    await this.#whileSettling(this.receipts.recordReceipt(this.carrier.id, receipt))
  }

  /** A handset writes to the account's number. */
  get receiving(): ReceiveContext {
    return { ...this.context, receiverOf: (number: string) => this.owners[number] ?? null }
  }

  async receive(body: string, more: Partial<Inbound> = {}): Promise<void> {
    const inbound = {
      to: sender,
      from: recipient,
      body,
      media: [],
      at: this.clock.now(),
      reference: this.newId(),
      ...more,
    }
    await receiveMessage(this.receiving, this.carrier.id, inbound)
  }

  /** Moves the clock and runs everything that becomes due. */
  async pass(ms: number): Promise<void> {
    await this.runDue()
    this.clock.advance(ms)
    await this.runDue()
  }

  /** Runs everything that is due almost at once. */
  async runDue(): Promise<void> {
    for (;;) {
      await quiet(this.context.db)
      const next = this.clock.untilNext()
      if (next === undefined || next > soonMs) return
      this.clock.advance(next)
    }
  }

  async #whileSettling<T>(work: Promise<T>): Promise<T> {
    await Promise.all([this.runDue(), work.catch(() => undefined)])
    return work
  }

  #newSender(): Sender {
    const created = new Sender({
      ...this.context,
      carriers: new Map(this.carriers.map((carrier) => [carrier.id, carrier])),
      mediaSource: this.#options.mediaSource ?? noMedia,
      backpressure: new SendBackpressure({ clock: this.clock, asked: () => 0, storeMs: () => 0 }),
      unrecorded: this.unrecorded,
      submitPolicy: this.#options.submitPolicy ?? "at_least_once",
      routes: this.routes,
      circuits: this.circuits,
      failover: { ...failoverDefault, ...this.#options.failover },
    })
    this.#senders.push(created)
    return created
  }
}

const leaseMs = 60_000
const noMedia: MediaSource = { fetch: async () => ({ kind: "failed", reason: "There is no media here." }) }

/** Resolves when the store got no statement for some turns of the event loop. */
export async function quiet(db: Database): Promise<void> {
  for (let calm = 0; calm < calmTurns; await turn()) {
    const { used, waiting } = db.usage()
    calm = used || waiting ? 0 : calm + 1
  }
}

function described(choice: ReturnType<RouteTable["chooseRoute"]>, namesSender: boolean): ChosenRoute | undefined {
  if (!choice) return undefined
  const { route, isWaiting } = choice
  return { carrierId: route.carrierId, routeId: route.id, isWaiting, namesSender, detail: describeChoice(choice) }
}

export const failoverDefault: FailoverPolicy = { afterUnknown: false, throttledMs: 60_000, downMs: 10_000 }

/** Accepts everything. */
export const anyRoute = {
  channel: null,
  prefix: null,
  sender: null,
  accountId: null,
  tag: null,
  priority: 100,
  weight: 1,
  status: "enabled",
  createdAt: 0,
  updatedAt: 0,
  carries: ["sms", "mms"],
} as const

/** One carrier, which accepts everything without a route. */
export function oneWay(carrierId: string) {
  const chosen: ChosenRoute = { carrierId, routeId: null, isWaiting: false, namesSender: false, detail: {} }
  return {
    chooseRoute: ({ channel }, limits) =>
      /^(sms|mms|email|whatsapp)$/.test(channel) && !limits?.except ? chosen : undefined,
    preview: ({ channel }: RouteRequest) => (/^(sms|mms|email|whatsapp)$/.test(channel) ? chosen : undefined),
  } satisfies MessageRoutes
}

const request: SendMessage = {
  to: recipient,
  from: sender,
  channel: "sms",
  body: "hello",
  mediaUrls: [],
  tags: [],
  sendAt: null,
  validityMs: null,
  segmentsMax: null,
  isUrgent: false,
}
