import type { SubmitOutcome } from "#carriers/carrier.ts"
import { carrierLabel } from "#carriers/carrier-label.ts"
import { StoreAway } from "#db/database.ts"
import type { Transaction } from "#db/database.ts"
import type { Announced, Announcer } from "#events/announcer.ts"
import type { ClaimedJob, Job, Lane } from "#queue/queue.ts"
import { backoffMs } from "#std/backoff.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import { toSid } from "#std/ids.ts"
import { applyReceipts, type KnownReceipt } from "./apply-receipts.ts"
import { announcerOf } from "./context.ts"
import type { Message } from "./message.ts"
import { framesOfReceipts, insertFrames, type MessageFrame } from "./frames.ts"
import { moveMessages, type Move } from "./move-messages.ts"
import { insertNotes, type Note, type NoteKind } from "./notes.ts"
import { mapReferences, weekOf, type EarlyReceipts, type Reference } from "./receipt-map.ts"
import { keptIn, mergeReceipts, receiptsOf, referencesOf, type Accepted } from "./accepted.ts"
import { recordBatches } from "./record-batches.ts"
import type { SenderOptions } from "./sender-options.ts"
import { addSubmissions } from "./store.ts"
import type { Writing } from "./unrecorded-references.ts"

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
  writing: Writing
}

const waitingMax = 50_000
/** A message that the carrier keeps putting off is given up a day after it should have been sent, unless its validity says otherwise. */
const deferralMaxMs = 24 * 60 * 60 * 1000
/** Submissions at most when no answer ever comes: each may have reached the handset. */
export const submissionsMax = 3
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
      ...recordBatches,
      clock: options.clock,
      waitingMax,
      run: (items) => this.#store(items),
    })
  }

  /** Resolves when the outcome is committed. */
  async record(lane: Lane, handedOver: HandedOver, outcome: SubmitOutcome): Promise<void> {
    const writing: Writing = { written: Promise.resolve(), receipts: [], isBegun: false }
    writing.written = this.#batcher.add({ ...handedOver, lane, outcome, writing })
    if (outcome.kind === "accepted") this.#options.unrecorded.add(lane.targetId, outcome.references, writing)
    await writing.written
  }

  async #store(items: Item[]): Promise<true[]> {
    for (const { writing } of items) writing.isBegun = true
    for (let tries = 1; ; tries++) {
      try {
        const announced = await this.#options.db.transaction((tx) => this.#storeIn(tx, items))
        this.#options.dispatch(announced)
        this.#count(items)
        return items.map(() => true)
      } catch (error) {
        if (!(error instanceof StoreAway) || tries === storeAwayTriesMax) throw error
        await pause(this.#options.clock, storeAwayPauseMs)
      }
    }
  }

  #count(items: readonly Item[]): void {
    const { carrierSubmissions, carrierReceipts } = this.#options.metrics
    const submitted = items.filter(({ verdict }) => verdict === null)
    for (const [carrierId, group] of Map.groupBy(submitted, ({ lane }) => lane.targetId)) {
      const carrier = carrierLabel(carrierId)
      for (const [outcome, { length }] of Map.groupBy(group, outcomeLabel))
        carrierSubmissions.inc({ carrier, outcome }, length)
      const receipts = group.reduce((count, { writing }) => count + writing.receipts.length, 0)
      if (receipts) carrierReceipts.inc({ carrier, match: "matched" }, receipts)
    }
  }

  async #storeIn(tx: Transaction, items: readonly Item[]): Promise<Announced[]> {
    this.#options.metrics.batchRows.observe({ batch: "outcome" }, items.length)
    const byAccount = Map.groupBy(items, (item) => item.lane.accountId)
    const announcer = announcerOf(tx, byAccount.keys(), this.#options)
    for (const [accountId, group] of byAccount) await this.#storeAccount(tx, accountId, group, announcer)
    return announcer.announced
  }

  async #storeAccount(tx: Transaction, accountId: string, items: readonly Item[], announcer: Announcer): Promise<void> {
    const now = this.#options.clock.now()
    const plans = items.map((item) => this.#plan(item, now))
    const references = referencesOf(acceptedOf(items), weekOf(now))
    const [mine, early] = await Promise.all([
      this.#options.messageQueue.complete(tx, accountId, plans.filter(({ move }) => move).map(claimOf)),
      mapReferences(tx, references, now),
      this.#putOff(tx, accountId, plans),
    ])
    // In the same transaction: nobody sees the message sent whose receipt is here already.
    const receipts = knownOf(items, early, references)
    const moves = plans.flatMap(({ item, move }) => (move && mine.get(item.job.id) === item.claimId ? [move] : []))
    const { merged, others } = mergeReceipts(moves, receipts)
    await moveMessages(tx, accountId, merged, this.#options, announcer)
    insertFrames(tx, accountId, [...framesOf(items), ...framesOfReceipts(receipts)], this.#options.newId)
    await applyReceipts(tx, accountId, others, this.#options, announcer)
  }

  /** What the carrier did not take now is due again later; what never got an answer counts as one more submission. */
  async #putOff(tx: Transaction, accountId: string, plans: readonly Plan[]): Promise<void> {
    const again = plans.flatMap((plan) =>
      plan.retryAt === null ? [] : [{ ...claimOf(plan), runAt: plan.retryAt, ...plan }],
    )
    const unanswered = again.filter(({ item }) => item.outcome.kind === "unknown").map(({ item }) => item.message.id)
    const notes = plans.flatMap(({ note }) => note ?? [])
    addSubmissions(tx, accountId, unanswered)
    insertNotes(tx, accountId, notes)
    await this.#options.messageQueue.retry(tx, accountId, again)
  }

  #plan(item: Item, now: number): Plan {
    const { outcome, message } = item
    const carrier = toSid("carrier", item.lane.targetId)
    switch (outcome.kind) {
      case "accepted": {
        const detail = JSON.stringify({
          carrier,
          references: outcome.references,
          ids: outcome.ids,
          attempt: item.job.attempts + 1,
        })
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

function claimOf({ item: { job, claimId } }: Plan): ClaimedJob {
  return { id: job.id, claimId }
}

function outcomeLabel({ outcome }: Item): string {
  return outcome.kind === "refused" && !outcome.isPermanent ? "deferred" : outcome.kind
}

function framesOf(items: readonly Item[]): MessageFrame[] {
  return items.flatMap(({ outcome: { frames }, message, lane }) =>
    (frames ?? []).map((frame) => ({ ...frame, messageId: message.id, carrierId: lane.targetId })),
  )
}

/** Also submissions whose claim was lost meanwhile, so that their receipts are recognised. */
function acceptedOf(items: readonly Item[]): Accepted[] {
  return items.flatMap(({ outcome, message, lane }) =>
    outcome.kind === "accepted"
      ? [
          {
            carrierId: lane.targetId,
            accountId: message.accountId,
            messageId: message.id,
            references: outcome.references,
          },
        ]
      : [],
  )
}

/** The receipts that are here already, in the order they came: kept ones, and those that came while the outcome waited to be written. */
function knownOf(
  items: readonly Item[],
  early: readonly EarlyReceipts[],
  references: readonly Reference[],
): KnownReceipt[] {
  const waited = items.flatMap(({ lane, writing }) =>
    writing.receipts.map((receipt) => ({ carrierId: lane.targetId, reference: receipt.reference, receipt })),
  )
  return receiptsOf([...keptIn(early), ...waited], references)
}
