import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  ConnectionStatus,
  Submission,
  SubmitOutcome,
} from "#carriers/carrier.ts"
import { pause } from "#std/clock.ts"
import type { Clock } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { NewId } from "#std/ids.ts"
import type { Log } from "#std/log.ts"
import { Bind } from "./bind.ts"
import type { BindOptions } from "./bind.ts"
import { buildSegments, validityPeriod } from "./build-segments.ts"
import type { Segment } from "./build-segments.ts"
import type { SmppCarrierConfig, SmppSecrets } from "./config.ts"
import { Deliveries } from "./deliveries.ts"
import { Pacer } from "./pacer.ts"
import { References } from "./references.ts"
import type { IdRelation } from "./references.ts"
import { SegmentQueue } from "./segment-queue.ts"
import { outcomeOf, outcomeOfSeries } from "./series.ts"
import type { Part, Series } from "./series.ts"
import { SeriesNumbers } from "./series-numbers.ts"
import { Slots } from "./slots.ts"
import { Unfinished } from "./unfinished.ts"

export interface SmppCarrierOptions {
  /** The carrier's id, a UUID. */
  id: string
  config: SmppCarrierConfig
  secrets: SmppSecrets
  clock: Clock
  newId: NewId
  random: () => number
  log: Log
  /** Under `messageIds` of `auto`: what the receipts have proved, to be kept as the setting. */
  onIdsLearned?: (relation: IdRelation) => void
  /** `leased`: a start opens no session, and whoever has the leases calls `openSessions`. */
  sessions?: "all" | "leased"
}

/** How long a start waits for a host that does not even refuse. */
const startMs = 5_000
/** Waiting and the answer's time together stay below the minute of a sender's claim. */
const waitMs = 10_000
/** Messages for each place in the windows: while the outcome of one is being written, others keep the place filled. */
const messagesPerPlace = 5
/** Accounts read it, so it says nothing of hosts; the operator finds those in the carrier's status. */
const downReason = "No connection to the carrier takes messages at this moment."
/** What a slow pace lets out in so much time may be under way: what is handed over cannot be overtaken any more. */
const paceMs = 2_000

/**
 * A carrier that speaks SMPP 3.4: several sessions with one or several of its hosts, one window and pace each and a pace for all.
 * A message of several parts is accepted when every part is (`outcomeOfSeries`); whatever else becomes of it is remembered, and
 * its next try sends only what the carrier does not have.
 *
 * There is no query_sm for submissions without an answer: it asks by the id that only the answer would have told (SMPP 3.4,
 * section 4.8.1).
 */
export class SmppCarrier implements Carrier {
  readonly id: string
  readonly kind = "smpp"
  readonly #options: SmppCarrierOptions
  readonly #slots: Slots
  readonly #pacer = new Pacer(null)
  readonly #queue: SegmentQueue
  readonly #references: References
  readonly #deliveries: Deliveries
  readonly #unfinished: Unfinished
  readonly #numbers: SeriesNumbers
  readonly #underWay = new Set<Promise<unknown>>()
  /** Segments without an answer in time, by the fields that were sent. */
  readonly #late = new WeakMap<object, { series: Series; part: Part }>()
  readonly #expiries = new WeakMap<Segment, number | null>()
  #listener: CarrierListener | null = null
  #wasUp = false

  constructor(options: SmppCarrierOptions) {
    const { id, config, clock, newId, random, log } = options
    this.id = id
    this.#options = options
    this.#unfinished = new Unfinished(clock)
    this.#numbers = new SeriesNumbers(random)
    this.#references = new References({ ...config.messageIds, onLearned: (relation) => this.#idsLearned(relation) })
    this.#deliveries = new Deliveries({
      carrierId: id,
      clock,
      newId,
      log,
      config,
      references: this.#references,
      answersUnderWay: () => Promise.allSettled(this.#underWay),
    })
    this.#slots = new Slots(config, (place) => this.#newBind(place))
    this.#queue = new SegmentQueue({
      clock,
      binds: this.#slots.binds,
      pacer: this.#pacer,
      waitMs,
      whyDown: () => downReason,
      onLeave: (segment) => this.#dateSegment(segment),
    })
  }

  /** Submissions that may be under way: enough to keep all windows full, and no more than a slow pace lets out soon. */
  get windowMax(): number {
    const { windowMax, bindSegmentsPerSecond } = this.#options.config
    const binds = this.#slots.open.length || this.sessions.length
    const ofBinds = bindSegmentsPerSecond === null ? Infinity : bindSegmentsPerSecond * binds
    const perSecond = Math.min(this.#share(binds) ?? Infinity, ofBinds)
    return Math.max(Math.min(binds * windowMax * messagesPerPlace, Math.ceil((perSecond * paceMs) / 1_000)), 1)
  }

  /**
   * Resolves when a session for submissions is bound, or the first try of each has failed, or they take too long; they go on
   * trying.
   */
  async start(listener: CarrierListener): Promise<void> {
    this.#listener = listener
    this.#deliveries.start(listener)
    if (this.#options.sessions === "leased") return
    const isOpen = new AbortController()
    const opening = this.openSessions(this.sessions).then(() => isOpen.abort())
    await Promise.race([opening, pause(this.#options.clock, startMs, isOpen.signal)])
  }

  async stop(): Promise<void> {
    if (!this.#listener) return
    this.#listener = null
    await Promise.allSettled(this.#underWay)
    const stopped = this.#deliveries.stop()
    await this.closeSessions(this.sessions)
    await stopped
    this.#wasUp = false
  }

  /** The names of all sessions that the carrier allows, over all processes: `smsc.example:2775 #1`. */
  get sessions(): readonly string[] {
    return this.#slots.names
  }

  /**
   * Opens these sessions, as `start` does with all. A process that opens some of them gets the same share of
   * `segmentsPerSecond`.
   */
  async openSessions(names: readonly string[]): Promise<void> {
    const opening = this.#slots.start(names)
    this.#setPace()
    await opening
  }

  /** Gives these sessions up: unbinds, after what is under way has its answer. Resolves when they may be opened elsewhere. */
  async closeSessions(names: readonly string[]): Promise<void> {
    const closing = this.#slots.stop(names)
    this.#setPace()
    await closing
  }

  status(): CarrierStatus {
    if (!this.#listener) return { state: "down", reason: "The carrier is not started." }
    const connections = this.connections()
    if (!connections.length) return { state: "down", reason: "This process holds none of the carrier's sessions." }
    const sentences = connections.flatMap(({ name, state, reason }) => (state === "down" ? `${name}: ${reason}` : []))
    return { state: this.#isUp ? "up" : "down", reason: sentences.length ? sentences.join(" ") : null }
  }

  connections(): readonly ConnectionStatus[] {
    return this.#slots.connections()
  }

  /** Segments that wait for a place or for their pace. */
  get waiting(): number {
    return this.#queue.size
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    const refusal = this.#refuse(submission)
    if (refusal) return refusal
    const sending = this.#send(submission)
    this.#underWay.add(sending)
    try {
      return await sending
    } finally {
      this.#underWay.delete(sending)
    }
  }

  #refuse({ media, expiresAt }: Submission): SubmitOutcome | null {
    if (!this.#listener || !this.#isUp)
      return { kind: "refused", isPermanent: false, code: "carrier_unavailable", reason: downReason }
    if (media.length)
      return { kind: "refused", isPermanent: true, code: "media_unsupported", reason: "SMPP carries no media." }
    if (expiresAt !== null && expiresAt <= this.#options.clock.now())
      return { kind: "refused", isPermanent: true, code: "validity_expired", reason: "The validity period is over." }
    return null
  }

  async #send(submission: Submission): Promise<SubmitOutcome> {
    const series = this.#seriesOf(submission)
    const open = series.parts.filter(({ outcome }) => outcome?.kind !== "accepted")
    await Promise.all(open.map((part) => this.#sendPart(series, part)))
    const outcome = outcomeOfSeries(series)
    const mayComeAgain = outcome.kind === "unknown" || (outcome.kind === "refused" && !outcome.isPermanent)
    if (mayComeAgain) this.#unfinished.keep(series)
    return outcome
  }

  #seriesOf(submission: Submission): Series {
    const kept = this.#unfinished.take(submission.messageId)
    if (kept) return Object.assign(kept, { submission })
    const { config } = this.#options
    const number = submission.parts.length > 1 ? this.#numbers.take(submission.from, submission.to) : 0
    const segments = buildSegments(submission, config, number)
    return { submission, parts: segments.map((segment) => ({ segment, outcome: null })) }
  }

  async #sendPart(series: Series, part: Part): Promise<void> {
    const { accountId, isUrgent, expiresAt, to } = series.submission
    // Fields of its own for each try, by which a late answer is told from that of another try.
    const segment = { ...part.segment, fields: { ...part.segment.fields } }
    this.#expiries.set(segment, expiresAt)
    part.outcome = null
    const fate = await this.#queue.send(segment, { accountId, isUrgent })
    if (fate.kind === "unknown") this.#late.set(segment.fields, { series, part })
    part.outcome = outcomeOf(fate, this.#options.config, (id) => this.#referenceOf(id, to))
  }

  #referenceOf(id: string, to: string): string {
    // Some SMSCs give none; the message is accepted all the same, and no receipt will name it.
    return this.#references.ofSubmission(id, to) || `none-${this.#options.newId()}`
  }

  /** A span of validity is counted from the moment at which the segment leaves. */
  #dateSegment(segment: Segment): void {
    const { config, clock } = this.#options
    const expiresAt = this.#expiries.get(segment) ?? null
    segment.fields.validityPeriod = validityPeriod(expiresAt, config.validity, clock.now())
  }

  #lateAnswer(fields: object, messageId: string): void {
    const found = this.#late.get(fields)
    if (!found || found.part.outcome?.kind !== "unknown") return
    const { series, part } = found
    const { accountId, messageId: id, attempt, to } = series.submission
    part.outcome = { kind: "accepted", reference: this.#referenceOf(messageId, to) }
    const outcome = outcomeOfSeries(series)
    if (outcome.kind !== "accepted") return
    const late = { accountId, messageId: id, attempt, references: outcome.references }
    void this.#listener?.acceptedLate?.(late).catch((error: unknown) => {
      this.#options.log.warn({ err: error, message: toSid("message", id) }, "a late answer could not be recorded")
    })
  }

  get #isUp(): boolean {
    return this.#slots.binds.some((bind) => bind.isUp)
  }

  /** Of the carrier's segments a second, what so many of its sessions may send. */
  #share(binds: number): number | null {
    const { segmentsPerSecond } = this.#options.config
    return segmentsPerSecond === null ? null : (segmentsPerSecond * binds) / this.sessions.length
  }

  #setPace(): void {
    this.#pacer.limit(this.#share(Math.max(this.#slots.open.length, 1)))
    this.#queue.pump()
  }

  #newBind(place: Pick<BindOptions, "host" | "command" | "name">): Bind {
    const { clock, random, config, secrets } = this.#options
    return new Bind({
      clock,
      random,
      config,
      secrets,
      ...place,
      request: (request, bind) => this.#deliveries.take(request, () => bind.isBound),
      lateAnswer: (fields, messageId) => this.#lateAnswer(fields, messageId),
      onChange: (bind) => this.#bindChanged(bind),
    })
  }

  #bindChanged(bind: Bind): void {
    const { log } = this.#options
    const { name, state, reason, retryAt } = bind.status()
    const facts = { carrier: toSid("carrier", this.id), connection: name }
    if (state === "up") log.info(facts, "a connection to a carrier is up")
    else if (retryAt !== null) log.warn({ ...facts, reason }, "a connection to a carrier is down, and is tried again")
    const isUp = this.#isUp
    if (this.#wasUp && !isUp && this.#listener) log.error(facts, "a carrier is down: no connection takes messages")
    this.#wasUp = isUp
    this.#queue.pump()
  }

  #idsLearned(relation: IdRelation): void {
    const { log, onIdsLearned } = this.#options
    log.info({ carrier: toSid("carrier", this.id), relation }, "receipts have shown how the carrier writes message ids")
    onIdsLearned?.(relation)
  }
}
