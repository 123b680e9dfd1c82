import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import type { CarrierListener, Receipt } from "#messaging/carriers/carrier.ts"
import { backoffMs } from "#core/std/backoff.ts"
import type { Clock } from "#core/std/clock.ts"
import { HeldReceipts } from "./held-receipts.ts"
import type { ReceiptStep } from "./plan-receipts.ts"
import type { Progress, SimulatedSubmission } from "./simulated-submission.ts"
import { Timetable } from "./timetable.ts"

/** The receipts that one part still owes. */
interface PendingReceipt {
  submission: SimulatedSubmission
  part: number
  steps: readonly ReceiptStep[]
  /** Receipts that the listener has stored. */
  done: number
  /** How often the listener refused the next receipt. */
  tries: number
}

export interface ReceiptSenderOptions {
  clock: Clock
  random: () => number
  /** Receipts that the listener gets at once. It stores those that arrive together in one commit. */
  offersMax: number
  /** Whether the receipts of this submission wait until `release`. */
  isHeld(submission: SimulatedSubmission): boolean
  /** The listener stored receipt number `step` of the part. */
  onAcknowledged(submission: SimulatedSubmission, reference: string, step: number): void
  /** The part owes no more receipts. */
  onSettled(submission: SimulatedSubmission): void
}

const refusedBackoff = { firstMs: 200, mostMs: 5_000 }

/**
 * Passes receipts to the listener when they are due, and again until it stores them. The receipts of one part
 * follow each other.
 */
export class ReceiptSender {
  readonly #options: ReceiptSenderOptions
  readonly #timetable: Timetable<PendingReceipt>
  readonly #pendingReceipts = new Set<PendingReceipt>()
  readonly #held = new HeldReceipts<PendingReceipt>()
  #listener: CarrierListener | undefined
  #ready: PendingReceipt[] = []
  /** The index of the next entry of `#ready`, because removing from the front of a long array is slow. */
  #next = 0
  #offers = 0
  #isScheduled = false
  #onIdle: (() => void) | undefined

  constructor(options: ReceiptSenderOptions) {
    this.#options = options
    this.#timetable = new Timetable(options.clock, (due) => due.forEach((pending) => this.#enqueueReceipt(pending)))
  }

  /** The number of parts that owe receipts. */
  get size(): number {
    return this.#pendingReceipts.size
  }

  start(listener: CarrierListener): void {
    this.#listener = listener
    this.#schedule()
  }

  /**
   * Resolves when no call of the listener is under way. The owed receipts leave memory, but stay in the
   * journal.
   */
  async stop(): Promise<void> {
    this.#listener = undefined
    this.#timetable.clear()
    if (this.#offers) await new Promise<void>((resolve) => (this.#onIdle = resolve))
    this.#pendingReceipts.clear()
    this.#held.clear()
    this.#ready = []
    this.#next = 0
  }

  /** From `dueAt` on, passes the steps of a part after the first `done`. Returns whether there are any. */
  scheduleReceipts(
    submission: SimulatedSubmission,
    part: number,
    plan: { steps: readonly ReceiptStep[]; done: number; dueAt: number },
  ): boolean {
    const { steps, done, dueAt } = plan
    if (done >= steps.length) return false
    const pending = { submission, part, steps, done, tries: 0 }
    this.#pendingReceipts.add(pending)
    const delayMs = dueAt - this.#options.clock.now()
    if (delayMs <= 0) this.#enqueueReceipt(pending)
    else this.#timetable.add(delayMs, pending)
    return true
  }

  /** Passes the receipts of the account whose hold has ended. */
  release(accountId: string): void {
    for (const pending of this.#held.release(accountId, this.#options.isHeld)) this.#enqueueReceipt(pending)
  }

  /** Drops the owed receipts of these messages, by their ids. */
  erase(messageIds: ReadonlySet<string>): void {
    for (const pending of this.#pendingReceipts) {
      if (!messageIds.has(pending.submission.messageId)) continue
      this.#held.remove(pending)
      this.#forget(pending)
    }
  }

  /** Returns how many parts of the account, among those that match, hold back a receipt. */
  heldOf(accountId: string, isMeant: (submission: SimulatedSubmission) => boolean): number {
    return this.#held.count(accountId, isMeant)
  }

  /** Returns the submissions that owe receipts, with the number of receipts that each part has had. */
  *unfinished(): Generator<[SimulatedSubmission, Progress]> {
    const progress = new Map<SimulatedSubmission, Progress>()
    for (const { submission } of this.#pendingReceipts)
      progress.set(
        submission,
        submission.references.map(() => settled),
      )
    for (const { submission, part, done } of this.#pendingReceipts) (progress.get(submission) ?? [])[part] = done
    yield* progress
  }

  #enqueueReceipt(pending: PendingReceipt): void {
    this.#ready.push(pending)
    this.#schedule()
  }

  /** Runs after this turn, so that an answer reaches the sender before its receipt. */
  #schedule(): void {
    if (this.#isScheduled || !this.#listener) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#sendReadyReceipts()
    })
  }

  #sendReadyReceipts(): void {
    while (this.#listener && this.#offers < this.#options.offersMax && this.#next < this.#ready.length) {
      const pending = this.#ready[this.#next++]
      if (pending && this.#pendingReceipts.has(pending) && !this.#hold(pending))
        void this.#sendReceipt(pending, this.#listener)
    }
    // The array is cut only when half of it is used, so that each entry moves about once.
    if (this.#next * 2 < this.#ready.length) return
    this.#ready = this.#ready.slice(this.#next)
    this.#next = 0
  }

  #hold(pending: PendingReceipt): boolean {
    return this.#options.isHeld(pending.submission) && this.#held.add(pending)
  }

  async #sendReceipt(pending: PendingReceipt, listener: CarrierListener): Promise<void> {
    this.#offers++
    try {
      await listener.receipt(receiptOf(pending))
      this.#recordAcknowledged(pending)
    } catch (error) {
      const delayMs = backoffMs(pending.tries++, refusedBackoff, this.#options.random)
      if (error instanceof PermanentFault) this.#recordAcknowledged(pending)
      else if (this.#listener) this.#timetable.add(delayMs, pending)
    }
    this.#offers--
    if (this.#listener) this.#schedule()
    else if (!this.#offers) this.#onIdle?.()
  }

  #recordAcknowledged(pending: PendingReceipt): void {
    const { submission, part, steps } = pending
    pending.done++
    pending.tries = 0
    if (!this.#pendingReceipts.has(pending)) return
    this.#options.onAcknowledged(submission, submission.references[part] ?? "", pending.done)
    if (pending.done < steps.length) return this.#enqueueReceipt(pending)
    this.#forget(pending)
  }

  #forget(pending: PendingReceipt): void {
    this.#pendingReceipts.delete(pending)
    this.#options.onSettled(pending.submission)
  }
}

/** More than the steps of any part: nothing is owed. */
const settled = 1_000

const words = { accepted: "ACCEPTD", delivered: "DELIVRD", undelivered: "UNDELIV", read: "READ" }

function receiptOf({ submission, part, steps, done }: PendingReceipt): Receipt {
  const step = steps[done] as ReceiptStep
  const reference = submission.references[part] ?? ""
  const raw = `id:${reference} stat:${words[step.state]} err:${step.code ?? "000"}`
  return { ...step, reference, at: submission.receiptsAt, raw }
}
