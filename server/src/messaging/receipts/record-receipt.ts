import { carrierLabel } from "#carriers/carrier-label.ts"
import type { Frame, Receipt } from "#carriers/carrier.ts"
import { PermanentFault } from "#carriers/permanent-fault.ts"
import { byAccount } from "#db/by-account.ts"
import type { Transaction } from "#db/database.ts"
import { isRowFault } from "#db/errors.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/context.ts"
import { recordBatches } from "#messaging/record-batches.ts"
import { framesOfReceipts, insertFrames } from "#messaging/send/frames.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import { applyReceipts, type KnownReceipt } from "./apply-receipts.ts"
import { findReferences, keepEarlyReceipts, type Reference } from "./receipt-map.ts"
import type { UnrecordedReferences } from "./unrecorded-references.ts"

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

  async record(carrierId: string, receipt: Receipt): Promise<void> {
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
      if (await this.#keepAnswer(carrierId, reference, frame)) return
    }
  }

  /** Keeps the acknowledgement. Returns whether the submission of the receipt is known. */
  #keepAnswer(carrierId: string, reference: string, frame: Frame): Promise<boolean> {
    const { db, clock, newId, receiptLimitMs } = this.#options
    return db.transaction(async (tx) => {
      const now = clock.now()
      const about = (await findReferences(tx, carrierId, [reference], now, now - receiptLimitMs)).get(reference)
      if (about) insertFrames(tx, about.accountId, [{ ...frame, messageId: about.messageId, carrierId }], newId)
      return about !== undefined
    })
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #store(items: Item[]): Promise<true[]> {
    this.#options.metrics.batchRows.observe({ batch: "receipt" }, items.length)
    const known: KnownReceipt[] = []
    const announced = await this.#options.db.transaction(async (tx) => {
      known.length = 0
      for (const [carrierId, group] of Map.groupBy(items, (item) => item.carrierId)) {
        const receipts = group.map(({ receipt }) => receipt)
        known.push(...(await this.#recognise(tx, carrierId, receipts)))
      }
      const groups = byAccount(known, ({ about }) => about.accountId)
      const accountIds = groups.map(([accountId]) => accountId)
      const announcer = messageAnnouncerOf(tx, accountIds, this.#options)
      const applied = groups.map(async ([accountId, group]) => {
        await applyReceipts(tx, accountId, group, this.#options, announcer)
        insertFrames(tx, accountId, framesOfReceipts(group), this.#options.newId)
      })
      await Promise.all(applied)
      return announcer.announced
    })
    this.#options.dispatch(announced)
    this.#count(items, known)
    return items.map(() => true)
  }

  #count(items: readonly Item[], known: readonly KnownReceipt[]): void {
    for (const [carrierId, { length }] of Map.groupBy(items, (item) => item.carrierId)) {
      const carrier = carrierLabel(carrierId)
      const matched = known.filter(({ about }) => about.carrierId === carrierId).length
      this.#options.metrics.carrierReceipts.inc({ carrier, match: "matched" }, matched)
      this.#options.metrics.carrierReceipts.inc({ carrier, match: "early" }, length - matched)
    }
  }

  /** The receipts whose submissions are known, with their meaning. The others are kept. */
  async #recognise(tx: Transaction, carrierId: string, receipts: readonly Receipt[]): Promise<KnownReceipt[]> {
    const now = this.#options.clock.now()
    const references = [...new Set(receipts.map(({ reference }) => reference))]
    const meanings = await findReferences(tx, carrierId, references, now, now - this.#options.receiptLimitMs)
    for (const [reference, meaning] of await this.#formerMeanings(tx, carrierId, receipts, meanings))
      meanings.set(reference, meaning)
    const early = Map.groupBy(
      receipts.filter(({ reference }) => !meanings.has(reference)),
      ({ reference }) => reference,
    )
    const kept = new Map([...early].map(([reference, group]) => [reference, group.map(keptForm)]))
    for (const [reference, meaning] of await keepEarlyReceipts(tx, carrierId, kept, now))
      meanings.set(reference, meaning)
    return receipts.flatMap((receipt) => {
      const about = meanings.get(receipt.reference)
      return about ? [{ receipt, about }] : []
    })
  }

  /**
   * Returns the meaning of receipts whose part was stored under another reference. This is rare, so it reads
   * only if the first look-up found nothing.
   */
  async #formerMeanings(
    tx: Transaction,
    carrierId: string,
    receipts: readonly Receipt[],
    known: ReadonlyMap<string, Reference>,
  ): Promise<[string, Reference][]> {
    const lost = receipts.flatMap(({ reference, formerReference: former }) =>
      former === undefined || known.has(reference) ? [] : [{ reference, former }],
    )
    if (!lost.length) return []
    const now = this.#options.clock.now()
    const formers = [...new Set(lost.map(({ former }) => former))]
    const meanings = await findReferences(tx, carrierId, formers, now, now - this.#options.receiptLimitMs)
    return lost.flatMap(({ reference, former }): [string, Reference][] => {
      const meaning = meanings.get(former)
      return meaning ? [[reference, meaning]] : []
    })
  }
}

/** The fields by which a receipt is searched come first: see `sweepEarlyReceipts` and `findLostAnswers`. */
function keptForm({ reference: _, formerReference, submission, ...kept }: Receipt): string {
  return JSON.stringify({ formerReference, submission, ...kept })
}
