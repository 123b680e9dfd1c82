import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  ConnectionStatus,
  Frame,
  IdRelation,
  LateAcceptance,
  StatusQuery,
  StatusQueryLimits,
  StatusQueryOutcome,
  Submission,
  SubmitOutcome,
  TraceFilter,
} from "#messaging/carriers/carrier.ts"
import { permanentRefusal, refuseExpired } from "#messaging/carriers/refusals.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import { toSid, type NewId } from "#core/std/ids.ts"
import type { Log } from "#core/std/log.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import { Bind, type BindOptions } from "./bind.ts"
import { buildSegments, validityPeriod, type Segment } from "./build-segments.ts"
import type { SmppCarrierConfig, SmppSecrets } from "./config.ts"
import { ConnectionLog } from "./connection-log.ts"
import { InboundPdus } from "./inbound-pdus.ts"
import { LateAnswers } from "./late-answers.ts"
import { maskedSegments, maskFrames } from "./mask-frames.ts"
import { segmentCapacities } from "#messaging/channels/segments.ts"
import { Pacer } from "#messaging/carriers/pacer.ts"
import { secretsInConfig } from "#messaging/carriers/secrets-of.ts"
import { PartialSubmissions } from "#messaging/carriers/partial-submissions.ts"
import { reasonOf } from "./reason-of.ts"
import { References } from "./references.ts"
import { SegmentQueue } from "./segment-queue.ts"
import { queryMessageStatus } from "./query.ts"
import { acceptedPart, idsOfSeries, segmentOutcomeOf, outcomeOfSeries, type SeriesPart, type Series } from "./series.ts"
import { SeriesNumbers } from "./series-numbers.ts"
import { SessionSlots } from "./session-slots.ts"
import { Trace } from "./trace.ts"

export interface SmppCarrierOptions {
  /** The carrier's id, a UUID. */
  id: string
  config: SmppCarrierConfig
  secrets: SmppSecrets
  clock: Clock
  newId: NewId
  random: () => number
  log: Log
  /**
   * For `message_ids` of `auto`: the relation that earlier receipts have proved, and a listener for new
   * proof.
   */
  learnedIds?: IdRelation | null
  onIdsLearned?: (relation: IdRelation) => void
  /** `leased`: a start opens no session. The holder of the leases calls `openSessions`. */
  sessions?: "all" | "leased"
  /** Whether this process still has the lease of a session, checked before anything leaves on it. */
  mayUse?: (session: string) => boolean
}

/** How long a start waits for a host that does not answer. */
const startMs = 5_000
/** The wait and the answer's timeout together stay below the minute of a sender's claim. */
const waitMs = 10_000
/** Messages for each place in the windows. They keep it filled while an outcome is being recorded. */
const messagesPerPlace = 5
/** Accounts can read this, so it names no hosts. The carrier's status shows hosts to the operator. */
const downReason = "No connection to the carrier accepts messages now."
/**
 * If the store is away for longer, the message is submitted again, and the adapter then answers `accepted`.
 */
const reportTriesMax = 60
const tellPauseMs = 1_000
/**
 * Segments that a slow rate sends within this time can be under way. Urgent ones can no longer overtake them.
 */
const paceMs = 2_000

/**
 * A carrier over SMPP 3.4, with several sessions to one or several hosts. Each has a window and a rate, and
 * all together have a rate. A message of several parts is accepted when every part is (`outcomeOfSeries`). A
 * partial submission is remembered, and its next try sends only the missing parts. A query_sm cannot help
 * without an answer, because it needs the id from that answer (SMPP 3.4, section 4.8.1). It is for accepted
 * messages whose receipts do not arrive.
 */
export class SmppCarrier implements Carrier {
  readonly id: string
  readonly kind = "smpp"
  readonly #options: SmppCarrierOptions
  readonly #slots: SessionSlots
  readonly #pacer = new Pacer(null)
  readonly #queue: SegmentQueue
  readonly #references: References
  readonly #inbound: InboundPdus
  /** The next try has the same series number, so the handset joins the segments of both. */
  readonly #unfinished: PartialSubmissions<Series>
  readonly #numbers: SeriesNumbers
  readonly #underWay = new PendingWork()
  readonly #lateAnswers = new LateAnswers()
  readonly #trace: Trace
  readonly #connectionLog: ConnectionLog
  readonly #expiries = new WeakMap<Segment, number | null>()
  /** Null from the beginning of a stop. */
  #listener: CarrierListener | null = null
  /** Receives late answers until the end of a stop. */
  #lateListener: CarrierListener | null = null

  constructor(options: SmppCarrierOptions) {
    const { id, config, clock, newId, random, log } = options
    this.id = id
    this.#options = options
    this.#unfinished = new PartialSubmissions(clock)
    this.#numbers = new SeriesNumbers(random)
    this.#connectionLog = new ConnectionLog({ log, clock, carrierId: id })
    this.#references = new References({
      ...config.message_ids,
      learned: options.learnedIds,
      onLearned: (relation) => this.#handleLearnedIds(relation),
    })
    const full = "a tracing has kept as much as it may in this process: begin another, for fewer messages"
    this.#trace = new Trace(() => log.warn({ carrier: toSid("carrier", id) }, full))
    this.#inbound = new InboundPdus({
      carrierId: id,
      clock,
      newId,
      log,
      config,
      references: this.#references,
      trace: this.#trace,
      answersUnderWay: () => this.#underWay.settled(),
    })
    this.#slots = new SessionSlots(config, (place) => this.#newBind(place))
    this.#queue = new SegmentQueue({
      clock,
      binds: this.#slots.binds,
      pacer: this.#pacer,
      waitMs,
      whyDown: () => downReason,
      onLeave: (segment) => this.#dateSegment(segment),
    })
  }

  /**
   * Submissions that may be under way: enough to keep all windows full, and no more than a slow rate sends
   * soon.
   */
  get windowMax(): number {
    const { window_max: windowMax, bind_segments_per_second: perBind } = this.#options.config
    const binds = this.#slots.open.length || this.sessions.length
    const ofBinds = perBind === null ? Infinity : perBind * binds
    const perSecond = Math.min(this.#share(binds) ?? Infinity, ofBinds)
    return Math.max(Math.min(binds * windowMax * messagesPerPlace, Math.ceil((perSecond * paceMs) / 1_000)), 1)
  }

  /**
   * Resolves when a session for submissions is bound, or the first try of each has failed or takes too long.
   */
  async start(listener: CarrierListener): Promise<void> {
    this.#listener = listener
    this.#lateListener = listener
    this.#inbound.start(listener)
    if (this.#options.sessions === "leased") return
    const isOpen = new AbortController()
    const opening = this.openSessions(this.sessions).then(() => isOpen.abort())
    await Promise.race([opening, pause(this.#options.clock, startMs, isOpen.signal)])
  }

  async stop(): Promise<void> {
    if (!this.#listener) return
    this.#listener = null
    await this.#underWay.settled()
    const stopped = this.#inbound.stop()
    await this.closeSessions(this.sessions)
    await stopped
    await this.#underWay.settled()
    this.#lateListener = null
  }

  /** Applies the relation that another process has learned. */
  learnIds(relation: IdRelation): void {
    this.#references.learn(relation)
  }

  get questions(): StatusQueryLimits | null {
    const { query_after_ms: afterMs, queries_per_second: perSecond } = this.#options.config
    return afterMs === null ? null : { afterMs, perSecond }
  }

  async ask(question: StatusQuery): Promise<StatusQueryOutcome> {
    const { config, clock } = this.#options
    const bind = this.#slots.binds.find((each) => each.isUp && each.free > 0)
    if (!this.#listener || !bind) return { kind: "nothing" }
    const isTraced = this.#trace.matches(question)
    return await this.#underWay.add(queryMessageStatus(question, { bind, config, now: clock.now(), isTraced }))
  }

  trace(filter: TraceFilter | null): void {
    if (this.#trace.set(filter)) for (const bind of this.#slots.binds) bind.trace(this.#trace.isOn)
  }

  /** The names of all sessions that the carrier allows, over all processes: `smsc.example:2775 #1`. */
  get sessions(): readonly string[] {
    return this.#slots.names
  }

  /** Opens these sessions. A process that opens some of them gets the same share of `segments_per_second`. */
  async openSessions(names: readonly string[]): Promise<void> {
    const opening = this.#slots.start(names)
    this.#setPace()
    await opening
  }

  /** Unbinds these sessions after their pending answers. Resolves when another process can open them. */
  async closeSessions(names: readonly string[]): Promise<void> {
    const closing = this.#slots.stop(names)
    this.#setPace()
    await closing
  }

  /** Gives up these sessions at once. The outcome of unanswered submissions is unknown. */
  async cutSessions(names: readonly string[]): Promise<void> {
    const cutting = this.#slots.cut(names)
    this.#setPace()
    await cutting
  }

  status(): CarrierStatus {
    if (!this.#listener) return { state: "down", reason: "The carrier is not started." }
    const connections = this.connections()
    if (!connections.length) return { state: "down", reason: "This process has none of the carrier's sessions." }
    return { state: this.#isUp ? "up" : "down", reason: reasonOf(connections) }
  }

  connections(): readonly ConnectionStatus[] {
    return this.#slots.connections()
  }

  /** The number of segments that wait for a place or for their rate. */
  get waiting(): number {
    return this.#queue.size
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    return this.#refuse(submission) ?? (await this.#underWay.add(this.#send(submission)))
  }

  #refuse(submission: Submission): SubmitOutcome | null {
    if (!this.#listener || !this.#isUp) return { kind: "not_sent", reason: downReason }
    if (submission.media.length) return permanentRefusal("media_unsupported", "SMPP does not support media.")
    return refuseExpired(submission, this.#options.clock)
  }

  async #send(submission: Submission): Promise<SubmitOutcome> {
    const series = this.#seriesOf(submission)
    const open = series.parts.filter(({ outcome }) => outcome?.kind !== "accepted")
    const frames = (await Promise.all(open.map((part) => this.#sendPart(series, part)))).flat()
    const outcome = { ...outcomeOfSeries(series), ...(frames.length ? { frames } : {}) }
    if (outcome.kind === "accepted" && this.questions) outcome.ids = idsOfSeries(series)
    const isOver = outcome.kind === "accepted" || (outcome.kind === "refused" && outcome.isPermanent)
    if (!isOver) this.#unfinished.keep(series.submission.messageId, series)
    return outcome
  }

  #seriesOf(submission: Submission): Series {
    const kept = this.#unfinished.remove(submission.messageId)
    if (kept) return Object.assign(kept, { submission })
    const { config } = this.#options
    const number =
      submission.body.length > segmentCapacities.ucs2.alone ? this.#numbers.next(submission.from, submission.to) : 0
    const segments = buildSegments(submission, config, number)
    const masked = maskedSegments(submission, config, number)
    const parts = segments.map((segment, index) => {
      return { segment, masked: masked?.[index] ?? null, outcome: null, lateAcceptance: null }
    })
    return { submission, parts }
  }

  /** Returns the frames of the segment, while it is traced. */
  async #sendPart(series: Series, part: SeriesPart): Promise<readonly Frame[]> {
    const { accountId, expiresAt, isUrgent, to } = series.submission
    // A separate object for each try, which distinguishes its late answer from that of another try.
    const segment = { ...part.segment, fields: { ...part.segment.fields } }
    this.#expiries.set(segment, expiresAt)
    if (this.#trace.matches(series.submission)) this.#trace.begin(segment)
    part.outcome = null
    const fate = await this.#queue.send(segment, { accountId, isUrgent })
    if (fate.kind === "unknown") this.#lateAnswers.expect(segment.fields, series, part)
    const outcome = segmentOutcomeOf(fate, this.#options.config, (id) => this.#referenceOf(id, to))
    part.outcome = outcome.kind === "accepted" ? outcome : (part.lateAcceptance ?? outcome)
    const frames = this.#trace.of(segment)
    const { masked } = part
    return masked ? maskFrames(frames, { segment, masked, secrets: secretsInConfig(series.submission) }) : frames
  }

  #referenceOf(id: string, to: string): string {
    // Some SMSCs return no id. The message counts as accepted, and no receipt can name it.
    return this.#references.ofSubmission(id, to) || `none-${this.#options.newId()}`
  }

  /** A relative validity period counts from the moment at which the segment leaves. */
  #dateSegment(segment: Segment): void {
    const { config, clock } = this.#options
    const expiresAt = this.#expiries.get(segment) ?? null
    segment.fields.validityPeriod = validityPeriod(expiresAt, config.validity, clock.now())
  }

  #lateAnswer(fields: object, messageId: string, seen: readonly Frame[]): void {
    const accept = (to: string) => acceptedPart(messageId, (id) => this.#referenceOf(id, to))
    const taken = this.#lateAnswers.resolve(fields, accept)
    if (!taken) return
    const { submission } = taken.series
    // The segment of a late answer is unknown here, so the frames of a message with a secret are omitted.
    const isShown = this.#trace.matches(submission) && submission.maskedBody === undefined
    const frames = isShown && seen.length ? { frames: seen } : {}
    const ids = this.questions ? { ids: idsOfSeries(taken.series) } : {}
    void this.#underWay.add(this.#reportLateAcceptance({ ...taken.late, ...frames, ...ids }))
  }

  async #reportLateAcceptance(late: LateAcceptance): Promise<void> {
    const { clock, log } = this.#options
    for (let tries = 1; this.#lateListener?.acceptedLate; tries++) {
      try {
        return await this.#lateListener.acceptedLate(late)
      } catch (error) {
        const message = toSid("message", late.messageId)
        // A stop does not wait for the store.
        const isLast = tries === reportTriesMax || !this.#listener
        if (isLast) return log.warn({ err: error, message }, "a late answer could not be recorded")
        await pause(clock, tellPauseMs)
      }
    }
  }

  get #isUp(): boolean {
    return this.#slots.binds.some((bind) => bind.isUp)
  }

  /** Returns the share of the carrier's rate for this many of its sessions. */
  #share(binds: number): number | null {
    const { segments_per_second: perSecond } = this.#options.config
    return perSecond === null ? null : (perSecond * binds) / this.sessions.length
  }

  #setPace(): void {
    this.#pacer.limit(this.#share(Math.max(this.#slots.open.length, 1)))
    this.#queue.pump()
  }

  #newBind({ session, ...place }: Pick<BindOptions, "host" | "command" | "name"> & { session: string }): Bind {
    const { clock, random, config, secrets, mayUse } = this.#options
    return new Bind({
      clock,
      random,
      config,
      secrets,
      ...place,
      mayWrite: mayUse && (() => mayUse(session)),
      inbound: this.#inbound,
      lateAnswer: (fields, messageId, frames) => this.#lateAnswer(fields, messageId, frames),
      exchanged: (segment, frames) => this.#trace.add(segment, frames),
      onChange: (bind) => this.#handleBindChange(bind),
      onUnanswered: (bind) => this.#connectionLog.unanswered(bind.status()),
      onRequestFailed: ({ name }, command, error) => this.#connectionLog.failed(name, command, error),
      onFault: ({ name: connection }, sentence) => this.#connectionLog.fault(connection, sentence),
    })
  }

  #handleBindChange(bind: Bind): void {
    this.#connectionLog.changed(bind.status(), !this.#isUp)
    this.#queue.pump()
  }

  #handleLearnedIds(relation: IdRelation): void {
    const { log, onIdsLearned } = this.#options
    log.info({ carrier: toSid("carrier", this.id), relation }, "receipts have shown how the carrier writes message ids")
    onIdsLearned?.(relation)
  }
}
