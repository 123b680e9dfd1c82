import type {
  Carrier,
  CarrierListener,
  CarrierStatus,
  Inbound,
  MessageTemplate,
  Submission,
  SubmitOutcome,
} from "#messaging/carriers/carrier.ts"
import type { MessageErrorCode } from "#messaging/carriers/error-codes.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { backoffMs } from "#core/std/backoff.ts"
import { Overloaded } from "#core/std/batcher.ts"
import { pause, type Clock } from "#core/std/clock.ts"
import type { NewId } from "#core/std/ids.ts"
import { PendingWork } from "#core/std/pending-work.ts"
import { storableText } from "#core/std/storable-text.ts"
import { Holds, type Hold } from "./holds.ts"
import { Inbox } from "./inbox.ts"
import { Journal } from "./journal.ts"
import type { SubmittedMessage } from "./journal-lines.ts"
import { planReceipts } from "./plan-receipts.ts"
import { seededRandom } from "./random.ts"
import { ReceiptSender } from "./receipt-sender.ts"
import type { StoredSubmission, SimulatedSubmission } from "./simulated-submission.ts"
import * as table from "./troubles.ts"
import { TroublePicker } from "./trouble-picker.ts"
import type { Trouble } from "./troubles.ts"

/** A hold with the number of parts whose receipt it holds back now. */
export interface HoldStatus extends Hold {
  heldReceipts: number
}

/** The range from which a delay is drawn evenly. */
export interface Delay {
  leastMs: number
  mostMs: number
}

export interface SimulatorOptions {
  /** The carrier's id, a UUID. */
  id: string
  clock: Clock
  newId: NewId
  /** The folder of the journal. Null stores nothing across a restart. A folder serves one process. */
  folder: string | null
  /** The seed of all random choices. */
  seed?: number
  windowMax?: number
  answerDelay?: Delay
  receiptDelay?: Delay
  /**
   * The probability, 0 to 1, that a submission gets a trouble that its number does not cause. For the
   * simulation of the whole system.
   */
  troubleChance?: number
  inboxMax?: number
  /** The limit of parts that owe receipts. Beyond it, submissions are throttled. */
  owedMax?: number
  journalBytesMax?: number
}

const noDelay: Delay = { leastMs: 0, mostMs: 0 }
const offersMax = 1_000
const injectionsMax = 1_000
const refusedBackoff = { firstMs: 200, mostMs: 5_000 }
const notNowRetryMs = 1_000
const recoveryMs = 1_000

/**
 * A carrier without a network. It accepts every message, shows it in an inbox, and answers with receipts.
 * troubles.ts lists the numbers that cause failures. An accepted submission and its pending receipts survive
 * a kill of the process.
 */
export class Simulator implements Carrier {
  readonly id: string
  readonly kind = "simulator"
  readonly windowMax: number
  readonly inbox: Inbox
  readonly #options: SimulatorOptions
  readonly #random: () => number
  readonly #receipts: ReceiptSender
  readonly #troubles: TroublePicker
  #journal: Journal | undefined
  #holds: Holds | undefined
  #listener: CarrierListener | undefined
  #ending = new AbortController()
  #isPaused = false
  #fault: string | null = null
  #referencePrefix = ""
  #references = 0
  #injections = 0
  readonly #underWay = new PendingWork()

  constructor(options: SimulatorOptions) {
    const { clock } = options
    this.id = options.id
    this.windowMax = options.windowMax ?? 500
    this.#options = options
    this.#random = seededRandom(options.seed ?? 1)
    this.#troubles = new TroublePicker(this.#random, options.troubleChance ?? 0)
    this.inbox = new Inbox({
      clock,
      messagesMax: options.inboxMax ?? 10_000,
      heldReceiptsOf: (submission) => this.#receipts.heldOf(submission.accountId, (each) => each === submission),
      onDrop: (submission) => this.#journal?.release(submission),
    })
    this.#receipts = new ReceiptSender({
      clock,
      random: this.#random,
      offersMax,
      isHeld: (submission) => this.#holds?.has(submission) ?? false,
      onAcknowledged: (_, reference, step) => this.#journal?.done(reference, step),
      onSettled: (submission) => this.#journal?.release(submission),
    })
  }

  async start(listener: CarrierListener): Promise<void> {
    this.#ending = new AbortController()
    this.#fault = null
    // Unique for each start, so that receipts after a restart never mean another message.
    const unique = this.#options.newId().replaceAll("-", "")
    this.#referencePrefix = `sim-${unique.slice(2, 16)}${unique.slice(-6)}-`
    if (this.#options.folder !== null) await this.#restore(this.#options.folder)
    this.#holds = await Holds.open(this.#options.folder)
    this.#listener = listener
    this.#receipts.start(listener)
  }

  async stop(): Promise<void> {
    this.#listener = undefined
    // Delayed answers are sent at once.
    this.#ending.abort()
    await this.#underWay.settled()
    await this.#receipts.stop()
    this.inbox.close()
    await this.#journal?.close()
    this.#journal = undefined
  }

  status(): CarrierStatus {
    if (!this.#listener) return { state: "down", reason: "The simulator is not started." }
    if (this.#fault !== null) return { state: "down", reason: this.#fault }
    return this.#isPaused ? { state: "paused", reason: "The simulator was paused." } : { state: "up", reason: null }
  }

  /** Accepts no submissions until `resume`. Receipts and inbound messages continue. */
  pause(): void {
    this.#isPaused = true
  }

  resume(): void {
    this.#isPaused = false
  }

  /** The number of parts that owe receipts. */
  get owed(): number {
    return this.#receipts.size
  }

  async submit(submission: Submission): Promise<SubmitOutcome> {
    return (
      this.#refuse(submission) ?? (await this.#underWay.add(this.#accept(submission, this.#troubles.pick(submission))))
    )
  }

  /**
   * Passes a message from a handset to the listener, again until it is stored. Rejects if the simulator stops
   * before that, and with `Overloaded` when too many wait. Messages with the same `reference` are stored
   * once.
   */
  async inject(message: Pick<Inbound, "to" | "from" | "body"> & Partial<Inbound>): Promise<Inbound> {
    if (this.#injections >= injectionsMax) throw new Overloaded("Too many inbound messages wait to be stored.")
    const body = storableText(message.body)
    const inbound = { media: [], at: this.#options.clock.now(), reference: this.#nextReference(), ...message, body }
    this.#injections++
    try {
      await this.#underWay.add(this.#deliverInbound(inbound))
    } finally {
      this.#injections--
    }
    return inbound
  }

  /** Empties the inbox of one account, or every inbox. */
  async clear(accountId: string | null): Promise<void> {
    this.inbox.clear(accountId)
    await this.#journal?.clear(accountId)
  }

  /**
   * Removes deleted messages, by their ids, from the inbox and the journal. Their receipts are no longer
   * sent.
   */
  async erase(messageIds: readonly string[]): Promise<void> {
    const erased = new Set(messageIds)
    this.inbox.erase(erased)
    this.#receipts.erase(erased)
    await this.#journal?.erase(erased)
  }

  /** Returns the messages whose text the simulator keeps, so that its owner can find the deleted ones. */
  async storedMessages(): Promise<readonly SubmittedMessage[]> {
    return (await this.#journal?.messages()) ?? this.inbox.messages
  }

  /**
   * Holds the receipts of the account's messages to a recipient, from the next one on. Returns null when the
   * account has too many holds. A receipt on its way to the listener is not held.
   */
  async hold(accountId: string, to: string): Promise<HoldStatus | null> {
    const hold = await this.#holds?.add({ accountId, to, since: this.#options.clock.now() })
    return hold ? this.#statusOf(hold) : null
  }

  /**
   * Passes the held receipts of one recipient, or of all recipients of the account, in the order in which
   * they were due.
   */
  async release(accountId: string, to: string | null): Promise<void> {
    await this.#holds?.removeHolds(accountId, to)
    this.#receipts.release(accountId)
  }

  /** Newest first. */
  holds(accountId: string): HoldStatus[] {
    return this.#holds?.of(accountId).map((hold) => this.#statusOf(hold)) ?? []
  }

  #statusOf(hold: Hold): HoldStatus {
    const { accountId, to } = hold
    return { ...hold, heldReceipts: this.#receipts.heldOf(accountId, (submission) => submission.to === to) }
  }

  #refuse(submission: Submission): SubmitOutcome | undefined {
    const { state, reason } = this.status()
    if (state !== "up") return { kind: "not_sent", reason: reason ?? "" }
    if (this.#receipts.size + submission.segments > (this.#options.owedMax ?? 100_000)) {
      return notNow("throttled", "The simulator owes too many receipts.", notNowRetryMs)
    }
    const code = table.refusalOf(submission)
    return code && permanentRefusal(code)
  }

  async #accept(submission: Submission, trouble: Trouble | undefined): Promise<SubmitOutcome> {
    if (trouble?.answer === "throttled")
      return notNow("throttled", "The recipient's number makes the simulator throttle.", table.throttledRetryMs)
    const answerMs = trouble?.answer === "slow" ? table.slowAnswerMs : this.#randomDelayMs(this.#options.answerDelay)
    if (answerMs) await pause(this.#options.clock, answerMs, this.#ending.signal)
    const lateMs = trouble?.answer === "slow" ? table.slowReceiptMs : trouble?.receiptDelayMs
    const receiptMs = lateMs ?? this.#randomDelayMs(this.#options.receiptDelay)
    const simulated = this.#describe(submission, trouble, receiptMs)
    if (!(await this.#write(simulated, trouble))) return notNow("carrier_unavailable", this.#fault ?? "", notNowRetryMs)
    if (trouble?.answer === "lost") return { kind: "unknown", reason: "The connection ended before the response." }
    if (trouble?.answer === "after_receipt") await pause(this.#options.clock, table.lateAnswerMs, this.#ending.signal)
    return { kind: "accepted", references: simulated.references }
  }

  #describe(submission: Submission, trouble: Trouble | undefined, receiptMs: number): SimulatedSubmission {
    const at = this.#options.clock.now()
    const { accountId, messageId, to, from, maskedBody, encoding, segments, media, template } = submission
    const body = template && !submission.body ? inWords(template) : submission.body
    return {
      references: Array.from({ length: segments }, () => this.#nextReference()),
      at,
      accountId,
      messageId,
      to,
      from,
      body,
      ...(maskedBody === undefined ? {} : { maskedBody }),
      encoding,
      media: media.map(({ contentType, content }) => ({ contentType, bytes: content.byteLength })),
      trouble: trouble?.name ?? null,
      receiptsAt: at + receiptMs,
    }
  }

  /**
   * Accepts the submission: writes it to the journal, shows it in the inbox, and owes its receipts. Returns
   * false if the journal cannot be written.
   */
  async #write(submission: SimulatedSubmission, trouble: Trouble | undefined): Promise<boolean> {
    const plan = planReceipts(trouble, submission.references.length)
    try {
      await this.#journal?.recordSubmission(submission, 1 + plan.filter((steps) => steps.length).length)
    } catch (error) {
      this.#fail(error as Error)
      return false
    }
    this.inbox.add(submission)
    for (const [part, steps] of plan.entries())
      this.#receipts.scheduleReceipts(submission, part, { steps, done: 0, dueAt: submission.receiptsAt })
    return true
  }

  /** The simulator is down until it can write the journal again. It retries now and then. */
  #fail(error: Error): void {
    const isKnown = this.#fault !== null
    this.#fault = `The simulator's journal cannot be written: ${error.message}`
    if (!isKnown) void this.#recover()
  }

  async #recover(): Promise<void> {
    while (this.#fault !== null && this.#listener) {
      await pause(this.#options.clock, recoveryMs, this.#ending.signal)
      await this.#journal?.probe().then(
        () => (this.#fault = null),
        () => {},
      )
    }
  }

  async #deliverInbound(inbound: Inbound): Promise<void> {
    for (let tries = 0; this.#listener; tries++) {
      try {
        // No person wrote it.
        await this.#listener.inbound({ ...inbound, returnsUnowned: true })
        return
      } catch (error) {
        if (error instanceof PermanentFault) throw error
        await pause(this.#options.clock, backoffMs(tries, refusedBackoff, this.#random), this.#ending.signal)
      }
    }
    throw new Error("The simulator stopped before the message was stored.")
  }

  async #restore(folder: string): Promise<void> {
    const { journalBytesMax: bytesMax } = this.#options
    const unfinished = () => this.#receipts.unfinished()
    const { journal, kept } = await Journal.open({
      folder,
      unfinished,
      ...(bytesMax === undefined ? {} : { bytesMax }),
    })
    this.#journal = journal
    for (const each of kept) this.#keep(each, journal)
    await journal.dropOlder()
  }

  #keep(kept: StoredSubmission, journal: Journal): void {
    const { submission, progress, isShown } = kept
    const trouble = table.troubles.find(({ name }) => name === submission.trouble)
    const plan = planReceipts(trouble, submission.references.length)
    const owing = plan.filter((steps, part) => (progress[part] ?? 0) < steps.length).length
    if (!isShown && !owing) return
    journal.keep(kept, owing + (isShown ? 1 : 0))
    if (isShown) this.inbox.add(submission)
    for (const [part, steps] of plan.entries())
      this.#receipts.scheduleReceipts(submission, part, {
        steps,
        done: progress[part] ?? 0,
        dueAt: submission.receiptsAt,
      })
  }

  #nextReference(): string {
    return this.#referencePrefix + (this.#references++).toString(36)
  }

  #randomDelayMs({ leastMs, mostMs } = noDelay): number {
    return mostMs > leastMs ? Math.round(leastMs + this.#random() * (mostMs - leastMs)) : leastMs
  }
}

/** Returns what the handset shows of a template, because only the network knows its text. */
function inWords({ name, language, parameters }: MessageTemplate): string {
  const values = Object.entries(parameters).map(([variable, value]) => `${variable}: ${value}`)
  return `[${name}, ${language}] ${values.join(", ")}`.trimEnd()
}

function notNow(code: MessageErrorCode, reason: string, retryAfterMs: number): SubmitOutcome {
  return { ...temporaryRefusal(code, reason), retryAfterMs }
}
