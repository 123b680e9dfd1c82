import { StoreAway } from "#db/database.ts"
import type { Transaction } from "#db/database.ts"
import type { Announced, Announcer } from "#events/announcer.ts"
import type { PokedLane } from "#queue/lane-scheduler.ts"
import { priorities, type ClaimedJob, type Job, type Lane } from "#queue/queue.ts"
import { Batcher } from "#std/batcher.ts"
import { pause } from "#std/clock.ts"
import { applyReceipts, finalMove, type KeptReceipt, type KnownReceipt } from "./apply-receipts.ts"
import { announcerOf } from "./context.ts"
import type { Message } from "./message.ts"
import { moveMessages, type Move } from "./move-messages.ts"
import { insertNotes, type Note } from "./notes.ts"
import { planOutcome, type Attempted, type Outcome, type Plan } from "./plan-outcome.ts"
import { mapReferences, weekOf, type EarlyReceipts, type Reference } from "./receipt-map.ts"
import { recordBatches } from "./record-batches.ts"
import type { SenderOptions } from "./sender-options.ts"
import { addSubmissions, writeCarriers } from "./store.ts"
import type { Writing } from "./unrecorded-references.ts"

export interface HandedOver {
  job: Job
  claimId: string
  message: Message
  /** What is already known without asking the carrier. */
  verdict: Outcome | null
}

interface Item extends Attempted {
  claimId: string
  writing: Writing
}

interface Planned extends Plan {
  item: Item
}

interface Stored {
  announced: Announced[]
  /** To which messages have gone on. */
  lanes: PokedLane[]
}

const waitingMax = 50_000
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
  async record(lane: Lane, handedOver: HandedOver, outcome: Outcome): Promise<void> {
    const writing: Writing = { written: Promise.resolve(), receipts: [], isBegun: false }
    writing.written = this.#batcher.add({ ...handedOver, lane, outcome, writing })
    if (outcome.kind === "accepted") this.#options.unrecorded.add(lane.targetId, outcome.references, writing)
    await writing.written
  }

  async #store(items: Item[]): Promise<true[]> {
    for (const { writing } of items) writing.isBegun = true
    for (let tries = 1; ; tries++) {
      try {
        const { announced, lanes } = await this.#options.db.transaction((tx) => this.#storeIn(tx, items))
        this.#options.dispatch(announced)
        if (lanes.length) this.#options.pokeMessages(lanes)
        return items.map(() => true)
      } catch (error) {
        if (!(error instanceof StoreAway) || tries === storeAwayTriesMax) throw error
        await pause(this.#options.clock, storeAwayPauseMs)
      }
    }
  }

  async #storeIn(tx: Transaction, items: readonly Item[]): Promise<Stored> {
    this.#options.metrics.batchRows.observe({ batch: "outcome" }, items.length)
    const byAccount = Map.groupBy(items, (item) => item.lane.accountId)
    const announcer = announcerOf(tx, byAccount.keys(), this.#options)
    const lanes: PokedLane[] = []
    for (const [accountId, group] of byAccount)
      lanes.push(...(await this.#storeAccount(tx, accountId, group, announcer)))
    return { announced: announcer.announced, lanes }
  }

  async #storeAccount(
    tx: Transaction,
    accountId: string,
    items: readonly Item[],
    announcer: Announcer,
  ): Promise<PokedLane[]> {
    const now = this.#options.clock.now()
    const plans = items.map((item) => ({ item, ...planOutcome(item, this.#options, now) }))
    const references = referencesOf(items, weekOf(now))
    const [mine, early, lanes] = await Promise.all([
      this.#options.messageQueue.complete(tx, accountId, plans.filter(({ move }) => move).map(claimOf)),
      mapReferences(tx, references, now),
      this.#putOff(tx, accountId, plans, now),
    ])
    // In the same transaction: nobody sees the message sent whose receipt is here already.
    const receipts = knownOf(items, early, references)
    const moves = plans.flatMap(({ item, move }) => (move && mine.get(item.job.id) === item.claimId ? [move] : []))
    const { merged, others } = mergeReceipts(moves, receipts)
    await moveMessages(tx, accountId, merged, this.#options, announcer)
    await applyReceipts(tx, accountId, others, this.#options, announcer)
    return lanes
  }

  /**
   * What the carrier did not take now is due again, later or at another one; what never got an answer counts as one more
   * submission. Gives the lanes to which messages have gone on.
   */
  async #putOff(tx: Transaction, accountId: string, plans: readonly Planned[], now: number): Promise<PokedLane[]> {
    const { messageQueue } = this.#options
    const again = plans.flatMap((plan) => (plan.again ? [{ ...plan, again: plan.again }] : []))
    const unanswered = again.filter(({ item }) => item.outcome.kind === "unknown").map(({ item }) => item.message.id)
    const notes = again.filter(({ again: { to } }) => !to).flatMap((plan) => this.#noteOf(plan, now))
    addSubmissions(tx, accountId, unanswered)
    insertNotes(tx, accountId, notes)
    const jobs = again.map((plan) => ({
      ...claimOf(plan),
      runAt: plan.again.runAt,
      memo: plan.again.memo,
      targetId: plan.again.to?.carrierId,
    }))
    const mine = await messageQueue.retry(tx, accountId, jobs)
    const moved = again.filter(({ item, again: { to } }) => to && mine.get(item.job.id) === item.claimId)
    return this.#writeMoved(tx, accountId, moved, now)
  }

  #writeMoved(tx: Transaction, accountId: string, moved: readonly Planned[], now: number): PokedLane[] {
    const { known, metrics } = this.#options
    insertNotes(
      tx,
      accountId,
      moved.flatMap((plan) => this.#noteOf(plan, now)),
    )
    const byCarrier = Map.groupBy(moved, (plan) => plan.again?.to?.carrierId ?? "")
    for (const [carrierId, plans] of byCarrier) {
      const ids = plans.map(({ item }) => item.message.id)
      writeCarriers(tx, accountId, ids, carrierId)
      for (const id of ids) known?.forget(id)
    }
    for (const { why } of moved) metrics.rerouted.inc({ reason: why ?? "" })
    return [...byCarrier].map(([targetId, plans]) => {
      const isUrgent = plans.some(({ item }) => item.message.priority === priorities.urgent)
      return { accountId, targetId, isUrgent }
    })
  }

  #noteOf({ item, note }: Planned, at: number): Note[] {
    if (!note) return []
    const { kind, detail } = note
    return [{ id: this.#options.newId(), messageId: item.message.id, kind, at, detail: JSON.stringify(detail) }]
  }
}

function claimOf({ item: { job, claimId } }: Planned): ClaimedJob {
  return { id: job.id, claimId }
}

/** The receipts that are here already, in the order they came: kept ones, and those that came while the outcome waited to be written. */
function knownOf(
  items: readonly Item[],
  early: readonly EarlyReceipts[],
  references: readonly Reference[],
): KnownReceipt[] {
  const byReference = new Map(references.map((about) => [about.reference + about.carrierId, about]))
  const known: KnownReceipt[] = []
  const add = (receipt: KeptReceipt, about: Reference | undefined) => about && known.push({ receipt, about })
  for (const { carrierId, reference, receipts } of early)
    for (const text of receipts) add(JSON.parse(text) as KeptReceipt, byReference.get(reference + carrierId))
  for (const { lane, writing } of items)
    for (const receipt of writing.receipts) add(receipt, byReference.get(receipt.reference + lane.targetId))
  return known
}

/** A message that is sent, and whose first receipt is final, makes both moves in one. */
function mergeReceipts(
  moves: readonly Move[],
  receipts: readonly KnownReceipt[],
): { merged: Move[]; others: KnownReceipt[] } {
  if (!receipts.length) return { merged: [...moves], others: [] }
  const others = new Set(receipts)
  const firstOf = new Map<string, KnownReceipt>()
  for (const known of receipts) if (!firstOf.has(known.about.messageId)) firstOf.set(known.about.messageId, known)
  const merged = moves.map((move): Move => {
    const first = move.status === "sent" ? firstOf.get(move.messageId) : undefined
    const final = first && first.about.parts === 1 ? finalMove(first, first.receipt.state) : undefined
    if (!first || !final) return move
    others.delete(first)
    return { ...final, sent: { detail: move.detail } }
  })
  return { merged, others: [...others] }
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
