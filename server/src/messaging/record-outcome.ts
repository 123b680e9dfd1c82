import type { SubmitOutcome } from "#carriers/carrier.ts"
import { StoreAway } from "#db/database.ts"
import type { Tx } from "#db/database.ts"
import type { Job, Lane } from "#queue/queue.ts"
import { backoffMs } from "#std/backoff.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import { applyReceipts, type KeptReceipt, type KnownReceipt } from "./apply-receipts.ts"
import type { Message } from "./message.ts"
import { moveMessages, type Move } from "./move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "./notes.ts"
import { mapReferences, weekOf, type EarlyReceipts, type Reference } from "./receipt-map.ts"
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
/** A message that the carrier keeps putting off is given up a day after it should have been sent, unless its validity says otherwise. */
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
    this.#batcher = new Batcher({
      itemsMax: batchMax,
      concurrency: batchesMax,
      gapMs: batchGapMs,
      clock: options.clock,
      waitingMax,
      run: (items) => this.#store(items),
    })
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
    const references = referencesOf(items, weekOf(now))
    const key = ({ item }: Plan) => ({ id: item.job.id, claimId: item.claimId })
    const { messageQueue } = this.#options
    const [mine, early] = await Promise.all([
      messageQueue.complete(tx, accountId, ended.map(key)),
      mapReferences(tx, references, now),
      messageQueue.retry(
        tx,
        accountId,
        deferred.map((plan) => ({ ...key(plan), runAt: plan.retryAt as number })),
      ),
      addSubmissions(
        tx,
        accountId,
        deferred.filter(({ item }) => item.outcome.kind === "unknown").map(({ item }) => item.message.id),
      ),
      insertNotes(
        tx,
        accountId,
        plans.flatMap(({ note }) => note ?? []),
      ),
    ])
    const moves = ended.flatMap(({ item, move }) => (move && mine.get(item.job.id) === item.claimId ? [move] : []))
    const { lanes } = await moveMessages(tx, accountId, moves, this.#options)
    // In the same transaction: nobody sees the message sent whose receipt is here already.
    const earlyLanes = await applyReceipts(tx, accountId, knownOf(early, references), this.#options)
    return [...lanes, ...earlyLanes]
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
        if (retryAt > (message.expiresAt ?? (message.sendAt ?? message.createdAt) + deferralMaxMs))
          return fail(item, outcome.code, outcome.reason)
        return {
          item,
          move: null,
          retryAt,
          note: this.#note(item, "submission_deferred", { carrier, code: outcome.code, reason: outcome.reason }, now),
        }
      }
      case "unknown": {
        const mayRepeat = this.#options.submitPolicy === "at_least_once" && message.submissions < submissionsMax
        if (!mayRepeat) return fail(item, "outcome_unknown", outcome.reason)
        const retryAt = now + backoffMs(message.submissions - 1, deferral)
        return {
          item,
          move: null,
          retryAt,
          note: this.#note(item, "answer_unknown", { carrier, reason: outcome.reason }, now),
        }
      }
    }
  }

  #note(item: Item, kind: NoteKind, detail: object, at: number): Note {
    return { id: this.#options.newId(), messageId: item.message.id, kind, at, detail: JSON.stringify(detail) }
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
  return {
    item,
    move: { messageId: item.message.id, status: "failed", errorCode, errorMessage, detail },
    retryAt: null,
    note: null,
  }
}

function knownOf(early: readonly EarlyReceipts[], references: readonly Reference[]): KnownReceipt[] {
  return early.flatMap(({ carrierId, reference, receipts }) => {
    const about = references.find((each) => each.reference === reference && each.carrierId === carrierId)
    return about ? receipts.map((text) => ({ receipt: JSON.parse(text) as KeptReceipt, about })) : []
  })
}

/**
 * Also of submissions whose claim was lost meanwhile, so that their receipts are recognised. A reference that a carrier gave
 * twice means the later message.
 */
function referencesOf(items: readonly Item[], submittedOn: string): Reference[] {
  const byReference = new Map<string, Reference>()
  for (const { outcome, message, lane } of items) {
    if (outcome.kind !== "accepted") continue
    const parts = outcome.references.length
    for (const [index, reference] of outcome.references.entries()) {
      const siblings = parts > 1 ? outcome.references : null
      const { accountId, id: messageId } = message
      byReference.set(reference + lane.targetId, {
        carrierId: lane.targetId,
        reference,
        accountId,
        messageId,
        part: index + 1,
        parts,
        siblings,
        submittedOn,
      })
    }
  }
  return [...byReference.values()]
}
