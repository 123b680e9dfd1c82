import type { Carrier, MessageTemplate, SubmitOutcome, Submission } from "#messaging/carriers/carrier.ts"
import { causeOf, type MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import type { Transaction } from "#core/db/database.ts"
import { isRowFault, StoreFull } from "#core/db/errors.ts"
import { sharedBy } from "#core/db/shared-transactions.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { mediaDeadlineMs } from "#messaging/messages/media/fetch-media.ts"
import { MediaMemory } from "#messaging/messages/media/media-memory.ts"
import { prepareMedia, type PreparedMedia } from "#messaging/messages/media/prepare-media.ts"
import type { Message } from "#messaging/messages/message.ts"
import { moveMessages } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note } from "#messaging/messages/notes.ts"
import { addSubmissions, readSending } from "#messaging/messages/store.ts"
import { optedOutPairs } from "#messaging/numbers/opt-outs.ts"
import { LaneScheduler, claimsMax } from "#core/queue/lane-scheduler.ts"
import { priorities, type Claim, type Job, type Lane, type NotifiedLane } from "#core/queue/queue.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { toSid } from "#core/std/ids.ts"
import { isThrottled, requestOf, type HandOverOutcome } from "./plan-outcome.ts"
import { OutcomeRecorder, type HandedOver } from "./record-outcome.ts"
import { claimUnderPressureMax } from "./send-backpressure.ts"
import type { SenderOptions } from "./sender-options.ts"

/** Longer than any carrier needs to answer or to time out, including the fetch of the media. */
const leaseMs = 60_000
/**
 * Messages in one claim: enough to fill a window, and few enough that a claim lasts only some milliseconds.
 */
const claimMax = 500
/**
 * The limit of submissions of a message whose process dies each time, because the message may be the cause.
 * It is higher than the limit for missing answers. A process that dies loses the claims of hundreds of
 * messages, and most of them never left.
 */
export const lostSubmissionsMax = 10
const later = { kind: "refused", isPermanent: false, code: "media_unfetchable", blame: "message" } as const
const noMemory: SubmitOutcome = { ...later, reason: "This process is sending the media of other messages." }
const noRoom: SubmitOutcome = { ...later, reason: "The store's disk is full, so the media could not be stored." }
const lostReason = "The process that sent the message ended before it recorded the carrier's response."
/** Messages that this process holds between claim and recorded outcome: about 2 KB each. */
const heldMax = 4_000
/** The limit for one carrier, so that a slow one with large windows leaves room for others. */
const heldForCarrierMax = 2_000

/**
 * Lanes that are claimed in one transaction. With a commit for each, a hundred accounts with little traffic
 * would wait for each other's disk.
 */
const lanesPerClaimMax = 32

interface LaneClaim {
  lane: Lane
  jobsMax: number
  claimId: string
}

interface ClaimedMessages {
  messages: Omit<HandedOver, "verdict">[]
  optedOut: Promise<boolean[]>
}

/**
 * Hands queued messages to carriers, lane by lane. A message is durably `sending` before its first byte
 * leaves. A message that is found `sending` without an answer, after a crash or a timeout, follows the submit
 * policy.
 */
export class Sender {
  readonly #options: SenderOptions
  readonly #scheduler: LaneScheduler
  readonly #recorder: OutcomeRecorder
  readonly #claims: KeyedBatcher<LaneClaim, number>
  readonly #mediaMemory: MediaMemory

  constructor(options: SenderOptions) {
    this.#options = options
    this.#recorder = new OutcomeRecorder(options)
    this.#mediaMemory = new MediaMemory(options.clock)
    this.#claims = new KeyedBatcher({
      keyOf: ({ lane }) => sharedBy(options.db, lane.accountId),
      itemsMax: lanesPerClaimMax,
      concurrency: claimsMax,
      waitingMax: claimsMax * lanesPerClaimMax,
      isOfOneItem: isRowFault,
      run: (claims) => this.#claimLanes(claims),
    })
    this.#scheduler = new LaneScheduler({
      queue: options.messageQueue,
      db: options.db,
      clock: options.clock,
      log: options.log,
      newId: options.newClaimId ?? options.newId,
      jobsMax: heldMax,
      claimMax,
      lanesPerClaimMax,
      laneMax: (lane) => this.#laneMax(lane),
      openTargets: () => [...options.carriers.keys()].filter((id) => this.#isUp(id) && this.#windowOf(id) > 0),
      groupMax: (targetId) => Math.min(this.#windowOf(targetId), heldForCarrierMax),
      claim: (lane, jobsMax, claimId) => this.#claims.add({ lane, jobsMax, claimId }),
    })
  }

  start(): void {
    this.#scheduler.start()
  }

  /** Resolves when every handed-over message has its outcome recorded. */
  async stop(): Promise<void> {
    await this.#scheduler.stop()
  }

  notify(lanes: readonly NotifiedLane[]): void {
    this.#scheduler.notify(lanes)
  }

  /** Messages between claim and outcome, for the metrics. */
  get held(): number {
    return this.#scheduler.held
  }

  #laneMax(lane: Lane): number {
    return this.#isUp(lane.targetId) ? this.#windowOf(lane.targetId) : 0
  }

  #isUp(carrierId: string): boolean {
    return this.#options.carriers.get(carrierId)?.status().state === "up"
  }

  #windowOf(carrierId: string): number {
    const { carriers, circuits } = this.#options
    return Math.min(carriers.get(carrierId)?.windowMax ?? 0, circuits.room(carrierId))
  }

  /** Returns how many messages of each lane were claimed. */
  async #claimLanes(claims: readonly LaneClaim[]): Promise<number[]> {
    const { carriers, db, backpressure } = this.#options
    const isPressed = await backpressure.wait()
    const sizeMax = isPressed ? Math.ceil(claimUnderPressureMax / claims.length) : Infinity
    const open = claims.flatMap((claim) => {
      const carrier = carriers.get(claim.lane.targetId)
      return carrier ? [{ ...claim, carrier }] : []
    })
    if (!open.length) return claims.map(() => 0)
    const claimed = await db.transaction((tx) => this.#claim(tx, open, sizeMax))
    const counts = new Map<string, number>()
    for (const [index, { lane, carrier, claimId }] of open.entries())
      counts.set(claimId, await this.#handOverAll(carrier, lane, claimed[index]))
    return claims.map(({ claimId }) => counts.get(claimId) ?? 0)
  }

  async #claim(
    tx: Transaction,
    lanes: readonly LaneClaim[],
    sizeMax: number,
  ): Promise<(ClaimedMessages | undefined)[]> {
    const { clock, messageQueue } = this.#options
    const now = clock.now()
    const claims = await Promise.all(
      lanes.map(({ lane, claimId, jobsMax }) =>
        messageQueue.claim(tx, lane, {
          claimId,
          jobsMax: Math.min(jobsMax, sizeMax),
          now,
          leaseMs,
          leases: clock.leases,
        }),
      ),
    )
    const accountIds = claims.flatMap(({ accountId, jobs }) => (jobs.length ? accountId : []))
    if (!accountIds.length) return []
    const announcer = messageAnnouncerOf(tx, accountIds, this.#options)
    return await Promise.all(
      claims.map(async (claim) => (claim.jobs.length ? await this.#beginSending(tx, claim, announcer) : undefined)),
    )
  }

  /** Returns their number when the last one is under way. */
  async #handOverAll(carrier: Carrier, lane: Lane, claimed: ClaimedMessages | undefined): Promise<number> {
    if (!claimed) return 0
    const optedOut = await claimed.optedOut
    const at = this.#options.clock.now()
    for (const [index, { job, message, claimId }] of claimed.messages.entries()) {
      const verdict =
        this.#outcomeWithoutCarrier(job, message, optedOut[index] === true, at) ?? this.#betterRoute(lane, job, message)
      void this.#handOver(carrier, lane, { job, message, claimId, verdict })
    }
    return claimed.messages.length
  }

  /** Moves claimed messages to `sending`. Drops jobs whose message is gone or has ended. */
  async #beginSending(tx: Transaction, claim: Claim, announcer: Announcer): Promise<ClaimedMessages> {
    const { accountId, claimId } = claim
    const detail = JSON.stringify({ carrier: toSid("carrier", claim.targetId) })
    const fresh = claim.jobs.filter((job) => job.attempts === 0)
    const again = claim.jobs.filter((job) => job.attempts > 0)
    const moves = fresh.map((job) => ({ messageId: job.subjectId, status: "sending" as const, detail }))
    const [moved, known] = await Promise.all([
      moveMessages(tx, accountId, moves, this.#options, announcer),
      readSending(
        tx,
        accountId,
        again.map((job) => job.subjectId),
      ),
    ])
    const messages = claim.jobs.flatMap((job) => {
      const message = moved.get(job.subjectId) ?? known.get(job.subjectId)
      return message ? [{ job, claimId, message }] : []
    })
    const gone = claim.jobs.filter(({ subjectId }) => !moved.has(subjectId) && !known.has(subjectId))
    if (gone.length) {
      const done = gone.map(({ id }) => ({ id, claimId }))
      await this.#options.messageQueue.complete(tx, accountId, done)
    }
    const lost = messages.map(({ job }) => job).filter((job) => job.wasLost)
    this.#countLost(tx, claim, lost)
    // The recipient may have opted out since the acceptance, days ago. The answer arrives with the commit.
    const optedOut = optedOutPairs(tx, messages.map(pairOf))
    optedOut.catch(() => undefined)
    return { messages, optedOut }
  }

  #countLost(tx: Transaction, { accountId, targetId }: Claim, lost: readonly Job[]): void {
    const ids = lost.map((job) => job.subjectId)
    const notes = lost.map((job) => this.#lostNote(job, targetId))
    addSubmissions(tx, accountId, ids)
    insertNotes(tx, accountId, notes)
  }

  #lostNote({ subjectId: messageId, attempts }: Job, carrierId: string): Note {
    const { newId, clock } = this.#options
    const detail = JSON.stringify({ carrier: toSid("carrier", carrierId), attempt: attempts })
    return { id: newId(), messageId, kind: "answer_lost", at: clock.now(), detail }
  }

  /**
   * The outcome of a message that must not leave now, or null. A message that may already have left is never
   * reported as not sent.
   */
  #outcomeWithoutCarrier(job: Job, message: Message, isOptedOut: boolean, now: number): SubmitOutcome | null {
    const blockReason = this.#blockReason(job, message, isOptedOut, now)
    if (blockReason === null) return null
    const mayHaveLeft = job.wasLost || message.submissions > 1
    return {
      kind: "refused",
      isPermanent: true,
      ...(mayHaveLeft ? { code: "outcome_unknown", reason: lostReason } : blockReason),
    }
  }

  /** A scheduled message may have a better route when it is due. */
  #betterRoute({ targetId }: Lane, job: Job, message: Message): HandOverOutcome | null {
    if (message.sendAt === null || job.attempts > 0) return null
    const choice = this.#options.routes.chooseRoute(requestOf(message), { preferred: targetId })
    return choice && choice.carrierId !== targetId && !choice.isWaiting ? { kind: "rerouted", choice } : null
  }

  #blockReason(
    job: Job,
    message: Message,
    isOptedOut: boolean,
    now: number,
  ): { code: MessageErrorCode; reason: string } | null {
    if (isOptedOut && !message.isAutomatic) {
      return { code: "recipient_opted_out", reason: "The recipient opted out before the message was sent." }
    }
    if (message.expiresAt !== null && message.expiresAt <= now) {
      return { code: "validity_expired", reason: "The validity period ended before the message could be sent." }
    }
    const lostMax = this.#options.submitPolicy === "at_most_once" ? 0 : lostSubmissionsMax
    return job.wasLost && message.submissions >= lostMax ? { code: "outcome_unknown", reason: lostReason } : null
  }

  async #handOver(carrier: Carrier, lane: Lane, handedOver: HandedOver): Promise<void> {
    try {
      const outcome = handedOver.verdict ?? (await this.#submit(carrier, handedOver))
      await this.#recorder.recordOutcome(lane, handedOver, outcome)
    } catch (error) {
      // The claim expires, and the message follows the submit policy.
      this.#options.log.warn(
        { err: error, message: toSid("message", handedOver.message.id) },
        "a message's outcome could not be recorded; its lease will end",
      )
    } finally {
      this.#scheduler.done(lane)
    }
  }

  async #submit(carrier: Carrier, { job, message }: HandedOver): Promise<SubmitOutcome> {
    if (!message.mediaUrls.length) return this.#submitWith({ media: [], mediaUrls: [] }, carrier, job, message)
    const until = this.#options.clock.elapsed() + mediaDeadlineMs
    const memory = await this.#mediaMemory.reserve(message.accountId, until)
    if (!memory) return noMemory
    try {
      const prepared = await prepareMedia(this.#options, message, carrier, { attempt: job.attempts + 1, until })
      if ("kind" in prepared) return prepared
      memory.keep(prepared.media.reduce((bytes, { content }) => bytes + content.byteLength, 0))
      return await this.#submitWith(prepared, carrier, job, message)
    } catch (error) {
      if (error instanceof StoreFull) return noRoom
      throw error
    } finally {
      memory.release()
    }
  }

  async #submitWith(
    { media, mediaUrls }: PreparedMedia,
    carrier: Carrier,
    job: Job,
    message: Message,
  ): Promise<SubmitOutcome> {
    const { body, ...more } = this.#textOf(message)
    const submission: Submission = {
      accountId: message.accountId,
      messageId: message.id,
      attempt: job.attempts + 1,
      to: message.to,
      from: message.from,
      body,
      ...more,
      segments: message.numSegments,
      encoding: message.encoding,
      media,
      mediaUrls,
      ...this.#templateOf(message),
      isUrgent: job.priority === priorities.urgent,
      expiresAt: message.expiresAt,
    }
    const outcome = await carrier.submit(submission)
    this.#recordHealthSignal(carrier, outcome)
    return outcome
  }

  #textOf(message: Message): Pick<Submission, "body" | "maskedBody" | "subject"> {
    const { verifications } = this.#options
    if (message.verificationId === null || !verifications) return { body: message.body }
    const subject = message.channel === "email" ? { subject: verifications.subjectOf(message) } : {}
    return { body: verifications.reveal(message, message.body), maskedBody: message.body, ...subject }
  }

  /** Only WhatsApp has templates. The other channels of a message that lists several send its body. */
  #templateOf(message: Message): Pick<Submission, "template"> {
    const { template, channel, verificationId } = message
    if (template === null || channel !== "whatsapp") return {}
    const { verifications } = this.#options
    const json = verificationId !== null && verifications ? verifications.reveal(message, template) : template
    return { template: JSON.parse(json) as MessageTemplate }
  }

  /**
   * A connection that breaks loses messages. Those do not count against the carrier: it is down, so messages
   * wait for it anyway.
   */
  #recordHealthSignal(carrier: Carrier, outcome: SubmitOutcome): void {
    const { circuits } = this.#options
    if (outcome.kind === "not_sent") return
    if (outcome.kind === "accepted") return circuits.recordHealthSignal(carrier.id, "works", "")
    if (outcome.kind === "refused" && isThrottled(outcome)) return
    if (outcome.kind === "refused" && causeOf(outcome) !== "carrier")
      return circuits.recordHealthSignal(carrier.id, "works", "")
    if (carrier.status().state === "up") circuits.recordHealthSignal(carrier.id, "fails", outcome.reason)
  }
}

/** The sender with its messaging service, and the recipient, between which an opt-out can hold. */
function pairOf({ message }: Pick<HandedOver, "message">) {
  const { accountId, messagingServiceId: serviceId, from: sender, to: recipient } = message
  return { accountId, serviceId, sender, recipient }
}
