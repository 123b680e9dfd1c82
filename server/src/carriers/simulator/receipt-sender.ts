import { PermanentFault } from "#carriers/permanent-fault.ts"
import type { CarrierListener, Receipt } from "#carriers/carrier.ts"
import { backoffMs } from "#std/backoff.ts"
import type { Clock } from "#std/clock.ts"
import { HeldReceipts } from "./held-receipts.ts"
import type { ReceiptStep } from "./plan-receipts.ts"
import type { Progress, SimulatedSubmission } from "./simulated-submission.ts"
import { Timetable } from "./timetable.ts"

/** The receipts that one part still owes. */
interface Debt {
  submission: SimulatedSubmission
  part: number
  steps: readonly ReceiptStep[]
  /** Receipts that the listener took. */
  done: number
  /** Times the listener refused the next one. */
  tries: number
}

export interface ReceiptSenderOptions {
  clock: Clock
  random: () => number
  /** Receipts that the listener is given at once: it stores those that come together in one commit. */
  offersMax: number
  /** Whether the receipts of it wait until `release`. */
  isHeld(submission: SimulatedSubmission): boolean
  /** The listener took receipt number `step` of the part. */
  onAcknowledged(submission: SimulatedSubmission, reference: string, step: number): void
  /** The part owes nothing more. */
  onSettled(submission: SimulatedSubmission): void
}

const refusedBackoff = { firstMs: 200, mostMs: 5_000 }

/**
 * Brings receipts to the listener when they are due, and again until it takes them. Those of one part come
 * one after the other.
 */
export class ReceiptSender {
  readonly #options: ReceiptSenderOptions
  readonly #timetable: Timetable<Debt>
  readonly #debts = new Set<Debt>()
  readonly #held = new HeldReceipts<Debt>()
  #listener: CarrierListener | undefined
  #ready: Debt[] = []
  /** Where the next of `#ready` is: taking from the front of a long array is slow. */
  #next = 0
  #offers = 0
  #isScheduled = false
  #onIdle: (() => void) | undefined

  constructor(options: ReceiptSenderOptions) {
    this.#options = options
    this.#timetable = new Timetable(options.clock, (due) => due.forEach((debt) => this.#makeReady(debt)))
  }

  /** Parts that owe receipts. */
  get size(): number {
    return this.#debts.size
  }

  start(listener: CarrierListener): void {
    this.#listener = listener
    this.#schedule()
  }

  /**
   * Resolves when the listener is not being called any more. What is owed is forgotten here; the journal has
   * it.
   */
  async stop(): Promise<void> {
    this.#listener = undefined
    this.#timetable.clear()
    if (this.#offers) await new Promise<void>((resolve) => (this.#onIdle = resolve))
    this.#debts.clear()
    this.#held.clear()
    this.#ready = []
    this.#next = 0
  }

  /**
   * From `dueAt` on, brings the steps of a part that come after the first `done`. Says whether there were
   * any.
   */
  owe(
    submission: SimulatedSubmission,
    part: number,
    plan: { steps: readonly ReceiptStep[]; done: number; dueAt: number },
  ): boolean {
    const { steps, done, dueAt } = plan
    if (done >= steps.length) return false
    const debt = { submission, part, steps, done, tries: 0 }
    this.#debts.add(debt)
    if (dueAt <= this.#options.clock.now()) this.#makeReady(debt)
    else this.#timetable.add(dueAt, debt)
    return true
  }

  /** Brings what was held for the account and is not to be held any more. */
  release(accountId: string): void {
    for (const debt of this.#held.release(accountId, this.#options.isHeld)) this.#makeReady(debt)
  }

  /** Owes nothing more for these messages, by their ids. */
  erase(messageIds: ReadonlySet<string>): void {
    for (const debt of this.#debts) {
      if (!messageIds.has(debt.submission.messageId)) continue
      this.#held.remove(debt)
      this.#forget(debt)
    }
  }

  /** How many parts of the account hold a receipt back, of those that are meant. */
  heldOf(accountId: string, isMeant: (submission: SimulatedSubmission) => boolean): number {
    return this.#held.count(accountId, isMeant)
  }

  /** What is owed, with the receipts that each part has had. */
  *unfinished(): Generator<[SimulatedSubmission, Progress]> {
    const progress = new Map<SimulatedSubmission, Progress>()
    for (const { submission } of this.#debts)
      progress.set(
        submission,
        submission.references.map(() => settled),
      )
    for (const { submission, part, done } of this.#debts) (progress.get(submission) ?? [])[part] = done
    yield* progress
  }

  #makeReady(debt: Debt): void {
    this.#ready.push(debt)
    this.#schedule()
  }

  /** After this turn, so that an answer that was just given reaches the sender before its receipt does. */
  #schedule(): void {
    if (this.#isScheduled || !this.#listener) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      this.#offerAll()
    })
  }

  #offerAll(): void {
    while (this.#listener && this.#offers < this.#options.offersMax && this.#next < this.#ready.length) {
      const debt = this.#ready[this.#next++]
      if (debt && this.#debts.has(debt) && !this.#hold(debt)) void this.#offer(debt, this.#listener)
    }
    // Cut off when it is half of all, so that each is moved about once.
    if (this.#next * 2 < this.#ready.length) return
    this.#ready = this.#ready.slice(this.#next)
    this.#next = 0
  }

  #hold(debt: Debt): boolean {
    return this.#options.isHeld(debt.submission) && this.#held.add(debt)
  }

  async #offer(debt: Debt, listener: CarrierListener): Promise<void> {
    this.#offers++
    try {
      await listener.receipt(receiptOf(debt))
      this.#recordAcknowledged(debt)
    } catch (error) {
      const delayMs = backoffMs(debt.tries++, refusedBackoff, this.#options.random)
      if (error instanceof PermanentFault) this.#recordAcknowledged(debt)
      else if (this.#listener) this.#timetable.add(this.#options.clock.now() + delayMs, debt)
    }
    this.#offers--
    if (this.#listener) this.#schedule()
    else if (!this.#offers) this.#onIdle?.()
  }

  #recordAcknowledged(debt: Debt): void {
    const { submission, part, steps } = debt
    debt.done++
    debt.tries = 0
    if (!this.#debts.has(debt)) return
    this.#options.onAcknowledged(submission, submission.references[part] ?? "", debt.done)
    if (debt.done < steps.length) return this.#makeReady(debt)
    this.#forget(debt)
  }

  #forget(debt: Debt): void {
    this.#debts.delete(debt)
    this.#options.onSettled(debt.submission)
  }
}

/** More than any part has steps: nothing is owed. */
const settled = 1_000

const words = { accepted: "ACCEPTD", delivered: "DELIVRD", undelivered: "UNDELIV", read: "READ" }

function receiptOf({ submission, part, steps, done }: Debt): Receipt {
  const step = steps[done] as ReceiptStep
  const reference = submission.references[part] ?? ""
  const raw = `id:${reference} stat:${words[step.state]} err:${step.code ?? "000"}`
  return { ...step, reference, at: submission.receiptsAt, raw }
}
