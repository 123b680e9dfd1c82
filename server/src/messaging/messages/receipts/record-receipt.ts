import { setImmediate as turn } from "node:timers/promises"
import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import type { Frame, Receipt } from "#messaging/carriers/carrier.ts"
import { PermanentFault } from "#messaging/carriers/permanent-fault.ts"
import { isRowFault } from "#core/db/errors.ts"
import { sharedBy } from "#core/db/shared-transactions.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { recordBatches } from "#messaging/messages/record-batches.ts"
import { framesOfReceipts, insertFrames } from "#messaging/messages/send/frames.ts"
import { Batcher } from "#core/std/batcher.ts"
import { pause } from "#core/std/clock.ts"
import { toSid } from "#core/std/ids.ts"
import { applyReceipts, prepareReceipts } from "./apply-receipts.ts"
import { findReferences, matchReceipts, type KnownReceipt } from "./receipt-map.ts"

interface Item {
  carrierId: string
  receipt: Receipt
}

export interface ReceiptRecorderOptions extends MessagingContext {
  unrecorded: UnrecordedReferences
  /** How far back a receipt may refer, in milliseconds. */
  receiptLimitMs: number
}

/** Carriers limit this themselves: each has a bounded number of unacknowledged receipts. */
const waitingMax = 100_000
/** A receipt that arrived before its submission was recorded is known soon after. */
const answeredTriesMs = [0, 200, 1_800]

/**
 * Records carriers' receipts. The promise resolves when the receipt is committed, and only then may the
 * carrier be acknowledged. The receipt of a deleted message is dropped. One that changes nothing is noted on
 * the timeline. One that the store refuses permanently fails alone: it is logged, and the promise rejects
 * with `PermanentFault`.
 */
export class ReceiptRecorder {
  readonly #options: ReceiptRecorderOptions
  readonly #batcher: Batcher<Item, true>

  constructor(options: ReceiptRecorderOptions) {
    this.#options = options
    this.#batcher = new Batcher({
      ...recordBatches,
      clock: options.clock,
      waitingMax,
      run: (items) => this.#store(items),
    })
  }

  async recordReceipt(carrierId: string, receipt: Receipt): Promise<void> {
    const isCommitted = await this.#options.unrecorded.join(carrierId, receipt)
    if (isCommitted) return
    try {
      await this.#batcher.add({ carrierId, receipt })
    } catch (error) {
      if (!isRowFault(error)) throw error
      const facts = { err: error, carrier: toSid("carrier", carrierId), reference: receipt.reference.slice(0, 64) }
      this.#options.log.error(facts, "a receipt could not be stored, and Posthorn refused it permanently")
      throw new PermanentFault("The store refuses this receipt for good.", { cause: error })
    }
  }

  /**
   * Keeps the acknowledgement of a traced receipt. Keeps nothing if the receipt's submission is not known
   * within two seconds.
   */
  async answered(carrierId: string, reference: string, frame: Frame): Promise<void> {
    for (const waitMs of answeredTriesMs) {
      if (waitMs) await pause(this.#options.clock, waitMs)
      if (await this.#storeAnswer(carrierId, reference, frame)) return
    }
  }

  /** Keeps the acknowledgement. Returns whether the submission of the receipt is known. */
  #storeAnswer(carrierId: string, reference: string, frame: Frame): Promise<boolean> {
    const { db, newId } = this.#options
    return db.transaction(async (tx) => {
      const about = (await findReferences(tx, carrierId, [reference], this.#range())).get(reference)
      if (about) insertFrames(tx, about.accountId, [{ ...frame, messageId: about.messageId, carrierId }], newId)
      return about !== undefined
    })
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #store(items: Item[]): Promise<(true | Error)[]> {
    this.#options.metrics.batchRows.observe({ batch: "receipt" }, items.length)
    // Early receipts are kept before the transaction. Otherwise it would lock their rows before the parts of
    // other submissions, in no order.
    const { db } = this.#options
    const known: KnownReceipt[] = []
    for (const [carrierId, group] of Map.groupBy(items, (item) => item.carrierId)) {
      const receipts = group.map(({ receipt }) => receipt)
      known.push(...(await matchReceipts(db, carrierId, receipts, this.#range())))
    }
    const failed = new Map<Receipt, Error>()
    const groups = [...Map.groupBy(known, ({ about }) => sharedBy(db, about.accountId)).values()]
    for (let group = groups.pop(); group; group = groups.pop())
      try {
        await this.#apply(group)
      } catch (error) {
        // One group is the whole batch. Of several, others can be committed, so a fault is looked for here.
        if (!db.isOnCitus || !(error instanceof Error)) throw error
        const middle = group.length >> 1
        if (middle && isRowFault(error)) groups.push(group.slice(0, middle), group.slice(middle))
        else for (const { receipt } of group) failed.set(receipt, error)
      }
    this.#count(items, known)
    return items.map(({ receipt }) => failed.get(receipt) ?? true)
  }

  #apply(known: readonly KnownReceipt[]): Promise<void> {
    const byAccount = Map.groupBy(known, ({ about }) => about.accountId)
    return this.#options.db.transaction(async (tx) => {
      const announcer = messageAnnouncerOf(tx, byAccount.keys(), this.#options)
      const planned = await prepareReceipts(tx, known, this.#options)
      await Promise.all(planned.map((account) => applyReceipts(tx, account, this.#options, announcer)))
      for (const [accountId, group] of byAccount)
        insertFrames(tx, accountId, framesOfReceipts(group), this.#options.newId)
    })
  }

  /** The time of the submissions to which a receipt can refer. */
  #range(): { now: number; oldestMs: number } {
    const now = this.#options.clock.now()
    return { now, oldestMs: now - this.#options.receiptLimitMs }
  }

  #count(items: readonly Item[], known: readonly KnownReceipt[]): void {
    for (const [carrierId, { length }] of Map.groupBy(items, (item) => item.carrierId)) {
      const carrier = carrierLabel(carrierId)
      const matched = known.filter(({ about }) => about.carrierId === carrierId).length
      this.#options.metrics.carrierReceipts.inc({ carrier, match: "matched" }, matched)
      this.#options.metrics.carrierReceipts.inc({ carrier, match: "early" }, length - matched)
    }
  }
}

/**
 * References of submissions whose acceptance this process is recording now. A receipt for one of them joins
 * that transaction, or waits for its commit. Otherwise it would be kept as early and read again: three more
 * writes for each message of a fast carrier.
 */
export class UnrecordedReferences {
  readonly #pending = new Map<string, PendingAcceptance>()
  #turn: Promise<void> | null = null

  /** Registers the references until the record settles. */
  add(carrierId: string, references: readonly string[], acceptance: PendingAcceptance): void {
    const keys = references.map((reference) => carrierId + reference)
    for (const key of keys) this.#pending.set(key, acceptance)
    // The carrier has used this reference again. A later message now has it.
    const forget = () => keys.forEach((key) => this.#pending.get(key) === acceptance && this.#pending.delete(key))
    acceptance.committed.then(forget, forget)
  }

  /**
   * Resolves with true when the receipt is committed together with its acceptance, and with false when it
   * must still be recorded.
   */
  async join(carrierId: string, receipt: Receipt): Promise<boolean> {
    const key = carrierId + receipt.reference
    // A carrier can send the answer and its receipt in one packet. By the next turn, the answer is
    // registered. Later receipts also wait for that turn, so that all keep their order.
    if (this.#turn || !this.#pending.has(key)) await (this.#turn ??= this.#nextTurn())
    const acceptance = this.#pending.get(key)
    if (!acceptance) return false
    const hasJoined = acceptance.joining.add(receipt)
    // The caller records the receipt even if that transaction fails: it is then kept until its submission is
    // known.
    return acceptance.committed.then(
      () => hasJoined,
      () => false,
    )
  }

  async #nextTurn(): Promise<void> {
    await turn()
    this.#turn = null
  }
}

/** The receipts that join the transaction of their acceptance. */
export class JoiningReceipts {
  readonly #receipts: Receipt[] = []
  #isClosed = false

  /** Returns false, and does nothing, when the transaction has begun. */
  add(receipt: Receipt): boolean {
    if (!this.#isClosed) this.#receipts.push(receipt)
    return !this.#isClosed
  }

  /** Call this before the transaction begins. It may run several times, with the same receipts. */
  close(): void {
    this.#isClosed = true
  }

  get all(): readonly Receipt[] {
    return this.#receipts
  }
}

/** An acceptance that is being recorded. */
interface PendingAcceptance {
  /** Settles with the commit. */
  committed: Promise<unknown>
  joining: JoiningReceipts
}
