import type { Receipt } from "#carriers/carrier.ts"
import { messageErrorCodes, type MessageErrorCode } from "#carriers/error-codes.ts"
import type { Tx } from "#db/database.ts"
import type { Lane } from "#queue/queue.ts"
import { Batcher } from "#std/batcher.ts"
import { toSid } from "#std/ids.ts"
import type { MessagingContext } from "./context.ts"
import { moveMessages, type Move } from "./move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "./notes.ts"
import type { UnrecordedReferences } from "./unrecorded-references.ts"
import { findReferences, keepEarlyReceipts, recordPart, type Mapped } from "./receipt-map.ts"

/** A receipt that waits in the receipt map for its submission's answer. */
export type KeptReceipt = Omit<Receipt, "reference">

interface Item {
  carrierId: string
  receipt: Receipt
}

export interface ReceiptRecorderOptions extends MessagingContext {
  unrecorded: UnrecordedReferences
  /** How far back a receipt may refer, in milliseconds. */
  receiptLimitMs: number
}

const batchMax = 500
const batchesMax = 2
/** Costs a message a few milliseconds, and spares the store half of its statements under load. */
const batchGapMs = 8
/** Carriers hold back by themselves: each has a bounded number of receipts without our answer. */
const waitingMax = 100_000

/**
 * Takes carriers' receipts in: the promise resolves when the receipt is committed, and only then may the carrier be answered.
 * A receipt whose message is deleted is swallowed; one that changes nothing is noted on the timeline.
 */
export class ReceiptRecorder {
  readonly #options: ReceiptRecorderOptions
  readonly #batcher: Batcher<Item, true>

  constructor(options: ReceiptRecorderOptions) {
    this.#options = options
    this.#batcher = new Batcher({ itemsMax: batchMax, concurrency: batchesMax, gapMs: batchGapMs, clock: options.clock, waitingMax, run: (items) => this.#store(items) })
  }

  async record(carrierId: string, receipt: Receipt): Promise<void> {
    // Whether or not that write succeeds: a receipt without its submission is kept until the submission is known.
    await this.#options.unrecorded.written(carrierId, receipt.reference)?.catch(() => undefined)
    await this.#batcher.add({ carrierId, receipt })
  }

  drain(): Promise<void> {
    return this.#batcher.drain()
  }

  async #store(items: Item[]): Promise<true[]> {
    this.#options.metrics.batchRows.observe({ batch: "receipt" }, items.length)
    const lanes = await this.#options.db.transaction(async (tx) => {
      const found: Lane[] = []
      for (const [carrierId, group] of Map.groupBy(items, (item) => item.carrierId)) {
        found.push(...(await this.#storeCarrier(tx, carrierId, group.map(({ receipt }) => receipt))))
      }
      return found
    })
    this.#options.pokeDeliveries(lanes)
    return items.map(() => true)
  }

  async #storeCarrier(tx: Tx, carrierId: string, receipts: readonly Receipt[]): Promise<Lane[]> {
    const now = this.#options.clock.now()
    const references = [...new Set(receipts.map(({ reference }) => reference))]
    const mapped = await findReferences(tx, carrierId, references, now, now - this.#options.receiptLimitMs)
    const early = Map.groupBy(receipts.filter(({ reference }) => !mapped.has(reference)), ({ reference }) => reference)
    const kept = new Map([...early].map(([reference, group]) => [reference, group.map(keptForm)]))
    for (const [reference, row] of await keepEarlyReceipts(tx, carrierId, kept, now)) mapped.set(reference, row)
    const known = receipts.flatMap((receipt) => {
      const row = mapped.get(receipt.reference)
      return row ? [{ receipt, mapped: row }] : []
    })
    const lanes: Lane[] = []
    for (const [accountId, group] of Map.groupBy(known, (item) => item.mapped.account_id)) {
      for (const round of inRounds(group)) lanes.push(...(await this.#storeRound(tx, carrierId, accountId, round)))
    }
    return lanes
  }

  /** One receipt a message at most. */
  async #storeRound(tx: Tx, carrierId: string, accountId: string, round: readonly { receipt: Receipt; mapped: Mapped }[]): Promise<Lane[]> {
    const now = this.#options.clock.now()
    const moves: Move[] = []
    const notes: Note[] = []
    const note = (kind: NoteKind, messageId: string, detail: string) =>
      notes.push({ accountId, id: this.#options.newId(), messageId, kind, at: now, detail })
    for (const { receipt, mapped } of round) {
      const { reference, part, parts, siblings, message_id: messageId, submitted_on } = mapped
      const move = await receiptMove(tx, { carrierId, reference, part, parts, siblings, accountId, messageId, submitted_on, receipt, now })
      if (move) moves.push(move)
      else note(receipt.state === "accepted" ? "receipt_intermediate" : "part_receipt", messageId, receiptDetail(carrierId, reference, part, parts, receipt))
    }
    const moved = await moveMessages(tx, accountId, moves, this.#options)
    for (const move of moves) {
      if (!moved.messages.has(move.messageId)) note("receipt_ignored", move.messageId, move.detail ?? "{}")
    }
    await insertNotes(tx, notes)
    return moved.lanes
  }
}

function keptForm({ reference: _, ...kept }: Receipt): string {
  return JSON.stringify(kept satisfies KeptReceipt)
}

/**
 * The move that a receipt asks for. A message of several parts is delivered when all of them are, and undelivered as soon as
 * one is; until then a part's receipt moves nothing.
 */
export async function receiptMove(
  tx: Tx,
  about: {
    carrierId: string
    reference: string
    part: number
    parts: number
    siblings: readonly string[] | null
    accountId: string
    messageId: string
    submitted_on?: string
    receipt: KeptReceipt
    now: number
  },
): Promise<Move | undefined> {
  const { carrierId, reference, part, parts, siblings, messageId, receipt, now } = about
  if (receipt.state === "accepted") return undefined
  let state: "delivered" | "undelivered" = receipt.state
  if (parts > 1) {
    const states = await recordPart(tx, { carrierId, reference, siblings, now, ...(about.submitted_on === undefined ? {} : { submittedOn: about.submitted_on }) }, receipt.state)
    if (states.includes("undelivered")) state = "undelivered"
    else if (states.every((one) => one === "delivered")) state = "delivered"
    else return undefined
  }
  const detail = receiptDetail(carrierId, reference, part, parts, receipt)
  if (state === "delivered") return { messageId, status: "delivered", detail }
  const errorCode: MessageErrorCode = receipt.code ?? "delivery_failed"
  return { messageId, status: "undelivered", errorCode, errorMessage: messageErrorCodes[errorCode], detail }
}

function receiptDetail(carrierId: string, reference: string, part: number, parts: number, receipt: KeptReceipt): string {
  const { state, code, at, raw } = receipt
  return JSON.stringify({ carrier: toSid("carrier", carrierId), reference, part, parts, state, code, carrier_time: new Date(at).toISOString(), raw })
}

/** Receipts of the same message, in the order they came, each in a round of its own. */
function inRounds<T extends { mapped: Mapped }>(items: readonly T[]): T[][] {
  const rounds: T[][] = []
  const counts = new Map<string, number>()
  for (const item of items) {
    const round = counts.get(item.mapped.message_id) ?? 0
    counts.set(item.mapped.message_id, round + 1)
    ;(rounds[round] ??= []).push(item)
  }
  return rounds
}
