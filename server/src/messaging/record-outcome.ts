import type { SubmitOutcome } from "#carriers/carrier.ts"
import { StoreAway } from "#db/database.ts"
import type { Tx } from "#db/database.ts"
import type { Job, Lane } from "#queue/queue.ts"
import { backoffMs } from "#std/backoff.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import type { Message } from "./message.ts"
import { moveMessages, type Move } from "./move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "./notes.ts"
import { mapReferences, type Reference } from "./receipt-map.ts"
import { receiptMove, type KeptReceipt } from "./record-receipt.ts"
import type { SenderOptions } from "./sender-options.ts"
import { addSubmissions } from "./store.ts"

export interface HandedOver {
  job: Job
  claimId: string
  message: Message
  /** What is already known without asking the carrier. */
  verdict: SubmitOutcome | null
}

interface Item extends HandedOver {
  lane: Lane
  outcome: SubmitOutcome
}

const batchMax = 500
const batchesMax = 2
/** Costs a message a few milliseconds, and spares the store half of its statements under load. */
const batchGapMs = 8
const waitingMax = 50_000
/** A message that the carrier keeps putting off is given up a day after it was accepted, unless its validity says otherwise. */
const deferralMaxMs = 24 * 60 * 60 * 1000
/** Submissions at most when no answer ever comes: each may have reached the handset. */
const submissionsMax = 3
const deferral = { firstMs: 1_000, mostMs: 60_000 }
const storeAwayPauseMs = 500
const storeAwayTriesMax = 60

/** Writes down what carriers answered, many answers in one transaction, and retries while the store is away. */
export class OutcomeRecorder {
  readonly #options: SenderOptions
  readonly #batcher: Batcher<Item, true>

  constructor(options: SenderOptions) {
    this.#options = options
    this.#batcher = new Batcher({ itemsMax: batchMax, concurrency: batchesMax, gapMs: batchGapMs, clock: options.clock, waitingMax, run: (items) => this.#store(items) })
  }

  /** Resolves when the outcome is committed. */
  async record(lane: Lane, handedOver: HandedOver, outcome: SubmitOutcome): Promise<void> {
    const written = this.#batcher.add({ ...handedOver, lane, outcome })
    if (outcome.kind === "accepted") this.#options.unrecorded.add(lane.targetId, outcome.references, written)
    await written
  }

  async #store(items: Item[]): Promise<true[]> {
    for (let tries = 1; ; tries++) {
      try {
        const lanes = await this.#options.db.transaction((tx) => this.#storeIn(tx, items))
        this.#options.pokeDeliveries(lanes)
        return items.map(() => true)
      } catch (error) {
        if (!(error instanceof StoreAway) || tries === storeAwayTriesMax) throw error
        await pause(this.#options.clock, storeAwayPauseMs)
      }
    }
  }

  async #storeIn(tx: Tx, items: readonly Item[]): Promise<Lane[]> {
    this.#options.metrics.batchRows.observe({ batch: "outcome" }, items.length)
    const byAccount = Map.groupBy(items, (item) => item.lane.accountId)
    const lanes: Lane[] = []
    for (const [accountId, group] of byAccount) lanes.push(...(await this.#storeAccount(tx, accountId, group)))
    return lanes
  }

  async #storeAccount(tx: Tx, accountId: string, items: readonly Item[]): Promise<Lane[]> {
    const now = this.#options.clock.now()
    const plans = items.map((item) => this.#plan(item, now))
    const ended = plans.filter((plan) => plan.move !== null)
    const deferred = plans.filter((plan) => plan.retryAt !== null)
    const key = ({ item }: Plan) => ({ id: item.job.id, claimId: item.claimId })
    const { messageQueue } = this.#options
    const [mine, early] = await Promise.all([
      messageQueue.complete(tx, accountId, ended.map(key)),
      mapReferences(tx, referencesOf(items), now),
      messageQueue.retry(tx, accountId, deferred.map((plan) => ({ ...key(plan), runAt: plan.retryAt as number }))),
      addSubmissions(tx, accountId, deferred.filter(({ item }) => item.outcome.kind === "unknown").map(({ item }) => item.message.id)),
      insertNotes(tx, plans.flatMap(({ note }) => note ?? [])),
    ])
    const moves = ended.flatMap(({ item, move }) => (move && mine.has(item.job.id) ? [move] : []))
    const { lanes } = await moveMessages(tx, accountId, moves, this.#options)
    const earlyLanes = early.length ? await this.#applyEarly(tx, accountId, items, early) : []
    return [...lanes, ...earlyLanes]
  }

  /** Receipts that came before the answer are applied right after it, in the same transaction: all first ones, all second ones. */
  async #applyEarly(tx: Tx, accountId: string, items: readonly Item[], early: { reference: string; receipts: string[] }[]): Promise<Lane[]> {
    const lanes: Lane[] = []
    const now = this.#options.clock.now()
    const references = new Map(referencesOf(items).map((reference) => [reference.reference, reference]))
    for (const round of inRounds(early.flatMap(({ reference, receipts }) => receipts.map((text) => ({ reference: references.get(reference), text }))))) {
      const moves = await Promise.all(
        round.map(({ reference, text }) => reference && receiptMove(tx, { ...reference, receipt: JSON.parse(text) as KeptReceipt, now })),
      )
      lanes.push(...(await moveMessages(tx, accountId, moves.filter((move) => move !== undefined), this.#options)).lanes)
    }
    return lanes
  }

  #plan(item: Item, now: number): Plan {
    const { outcome, message } = item
    const carrier = toSid("carrier", item.lane.targetId)
    switch (outcome.kind) {
      case "accepted": {
        const detail = JSON.stringify({ carrier, references: outcome.references, attempt: item.job.attempts + 1 })
        return { item, move: { messageId: message.id, status: "sent", detail }, retryAt: null, note: null }
      }
      case "refused": {
        if (outcome.isPermanent) return fail(item, outcome.code, outcome.reason)
        const retryAt = now + (outcome.retryAfterMs ?? backoffMs(item.job.attempts, deferral))
        if (retryAt > (message.expiresAt ?? message.createdAt + deferralMaxMs)) return fail(item, outcome.code, outcome.reason)
        return { item, move: null, retryAt, note: this.#note(item, "submission_deferred", { carrier, code: outcome.code, reason: outcome.reason }, now) }
      }
      case "unknown": {
        const mayRepeat = this.#options.submitPolicy === "at_least_once" && message.submissions < submissionsMax
        if (!mayRepeat) return fail(item, "outcome_unknown", outcome.reason)
        const retryAt = now + backoffMs(message.submissions - 1, deferral)
        return { item, move: null, retryAt, note: this.#note(item, "answer_unknown", { carrier, reason: outcome.reason }, now) }
      }
    }
  }

  #note(item: Item, kind: NoteKind, detail: object, at: number): Note {
    const { accountId, id: messageId } = item.message
    return { accountId, id: this.#options.newId(), messageId, kind, at, detail: JSON.stringify(detail) }
  }
}

interface Plan {
  item: Item
  /** How the message ends its time with the sender, or null when it is tried again. */
  move: Move | null
  retryAt: number | null
  note: Note | null
}

function fail(item: Item, errorCode: string, errorMessage: string): Plan {
  const detail = JSON.stringify({ carrier: toSid("carrier", item.lane.targetId), reason: errorMessage })
  return { item, move: { messageId: item.message.id, status: "failed", errorCode, errorMessage, detail }, retryAt: null, note: null }
}

/** One receipt a message in each round, in the order they came. */
function inRounds<T extends { reference: Reference | undefined }>(receipts: readonly T[]): T[][] {
  const rounds: T[][] = []
  const counts = new Map<string, number>()
  for (const receipt of receipts) {
    const messageId = receipt.reference?.messageId ?? ""
    const round = counts.get(messageId) ?? 0
    counts.set(messageId, round + 1)
    ;(rounds[round] ??= []).push(receipt)
  }
  return rounds
}

/**
 * Also of submissions whose claim was lost meanwhile, so that their receipts are recognised. A reference that a carrier gave
 * twice means the later message.
 */
function referencesOf(items: readonly Item[]): Reference[] {
  const byReference = new Map<string, Reference>()
  for (const { outcome, message, lane } of items) {
    if (outcome.kind !== "accepted") continue
    const parts = outcome.references.length
    for (const [index, reference] of outcome.references.entries()) {
      const siblings = parts > 1 ? outcome.references : null
      byReference.set(reference + lane.targetId, { carrierId: lane.targetId, reference, accountId: message.accountId, messageId: message.id, part: index + 1, parts, siblings })
    }
  }
  return [...byReference.values()]
}
