import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import type { Receipt } from "#messaging/carriers/carrier.ts"
import { byAccount } from "#core/db/by-account.ts"
import { StoreUnavailable, type Transaction } from "#core/db/database.ts"
import { sharedBy } from "#core/db/shared-transactions.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf } from "#messaging/messages/context.ts"
import { isListed } from "#messaging/messages/fallback/fallback.ts"
import { noEndedJobs, recordChannels, type ChannelChange } from "#messaging/messages/fallback/record-channels.ts"
import type { Message } from "#messaging/messages/message.ts"
import { moveMessages } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note } from "#messaging/messages/notes.ts"
import { applyReceipts, mergeReceipts, prepareReceipts } from "#messaging/messages/receipts/apply-receipts.ts"
import {
  mapApart,
  mapReferences,
  receiptsAbout,
  referencesOf,
  weekOf,
  type AcceptedSubmission,
  type KnownReceipt,
  type Reference,
} from "#messaging/messages/receipts/receipt-map.ts"
import { JoiningReceipts } from "#messaging/messages/receipts/record-receipt.ts"
import { recordBatches } from "#messaging/messages/record-batches.ts"
import { addSubmissions, lockMessages, writeCarriers } from "#messaging/messages/store.ts"
import { lockJobsOfSeveral } from "#core/queue/lock-jobs.ts"
import { priorities, type ClaimedJob, type Job, type Lane } from "#core/queue/queue.ts"
import { KeyedBatcher } from "#core/std/keyed-batcher.ts"
import { pause } from "#core/std/clock.ts"
import { framesOfReceipts, insertFrames, type MessageFrame } from "./frames.ts"
import { planOutcome, type ClaimedMessage, type HandOverOutcome, type Plan } from "./plan-outcome.ts"
import type { SenderOptions } from "./sender-options.ts"

export interface HandedOver {
  job: Job
  claimId: string
  message: Message
  /** An outcome that is known without the carrier. */
  verdict: HandOverOutcome | null
}

interface Item extends ClaimedMessage {
  claimId: string
  verdict: HandOverOutcome | null
  /** The receipts that arrive before the transaction begins. */
  receipts: JoiningReceipts
}

interface Planned extends Plan {
  item: Item
}

/** What became of the jobs of one account. */
interface Ended {
  accountId: string
  plans: readonly Planned[]
  /** The removed jobs that were still under the claim, and those that were put back. */
  mine: ReadonlyMap<string, string>
  again: ReadonlyMap<string, string>
  now: number
}

const waitingMax = 50_000
const storeAwayPauseMs = 500
const storeAwayTriesMax = 60

/** Records the answers of carriers, many in one transaction, and retries while the store is away. */
export class OutcomeRecorder {
  readonly #options: SenderOptions
  readonly #batcher: KeyedBatcher<Item, true>

  constructor(options: SenderOptions) {
    this.#options = options
    this.#batcher = new KeyedBatcher({
      keyOf: ({ lane }) => sharedBy(options.db, lane.accountId),
      ...recordBatches,
      clock: options.clock,
      waitingMax,
      run: (items) => this.#store(items),
    })
  }

  /** Resolves when the outcome is committed. */
  async recordOutcome(lane: Lane, handedOver: HandedOver, outcome: HandOverOutcome): Promise<void> {
    const joining = new JoiningReceipts()
    const committed = this.#batcher.add({ ...handedOver, lane, outcome, receipts: joining })
    if (outcome.kind === "accepted")
      this.#options.unrecorded.add(lane.targetId, outcome.references, { committed, joining })
    await committed
  }

  async #store(items: Item[]): Promise<true[]> {
    for (const { receipts } of items) receipts.close()
    this.#options.metrics.batchRows.observe({ batch: "outcome" }, items.length)
    for (let tries = 1; ; tries++) {
      try {
        const { db, clock } = this.#options
        const references = referencesOf(acceptedOf(items), weekOf(clock.now()))
        const unmapped = await mapApart(db, references, clock.now())
        await db.transaction((tx) => this.#storeIn(tx, items, { references, unmapped }))
        this.#count(items)
        return items.map(() => true)
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || tries === storeAwayTriesMax) throw error
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
      const receipts = group.reduce((count, item) => count + item.receipts.all.length, 0)
      if (receipts) carrierReceipts.inc({ carrier, match: "matched" }, receipts)
    }
  }

  async #storeIn(
    tx: Transaction,
    items: readonly Item[],
    { references, unmapped }: { references: readonly Reference[]; unmapped: readonly Reference[] },
  ): Promise<void> {
    const now = this.#options.clock.now()
    const groups = byAccount(items, (item) => item.lane.accountId)
    const accountIds = groups.map(([accountId]) => accountId)
    const announcer = messageAnnouncerOf(tx, accountIds, this.#options)
    // Each table for all accounts before the next one (core/db/lock-order.ts).
    const [early, ...ended] = await Promise.all([
      mapReferences(tx, unmapped, now),
      ...groups.map(([accountId, group]) => this.#endJobs(tx, accountId, group, now)),
    ])
    // Kept receipts come first, then those that arrived meanwhile. All are in the same transaction, so no
    // message is visible as sent while its receipt is already known.
    const receipts = [...early, ...receiptsAbout(references, joinedReceipts(items))]
    const receiptsOf = Map.groupBy(receipts, ({ about }) => about.accountId)
    await Promise.all(
      ended.map((account) => this.#storeAccount(tx, account, receiptsOf.get(account.accountId) ?? [], announcer)),
    )
  }

  /** Removes the jobs of one account, or puts them back. Returns what it did. */
  async #endJobs(tx: Transaction, accountId: string, items: readonly Item[], now: number): Promise<Ended> {
    const plans = items.map((item) => ({ item, ...planOutcome(item, this.#options, now) }))
    const done = plans.filter((plan) => !plan.again).map(claimOf)
    const others = plans.filter((plan) => plan.again).map(claimOf)
    const [, mine, again] = await Promise.all([
      lockJobsOfSeveral(tx, "message", accountId, [done, others]),
      this.#options.messageQueue.complete(tx, accountId, done),
      this.#requeue(tx, accountId, plans),
    ])
    return { accountId, plans, mine, again, now }
  }

  async #storeAccount(
    tx: Transaction,
    { accountId, plans, mine, again, now }: Ended,
    receipts: readonly KnownReceipt[],
    announcer: Announcer,
  ): Promise<void> {
    // Receipts of earlier submissions can change these messages without their jobs.
    const isSimple = plans.every(({ item: { message } }) => message.submissions < 2 && !isListed(message))
    if (!isSimple && plans.length > 1) await lockMessages(tx, accountId, plans.map(({ item }) => item.message.id)) // oxfmt-ignore
    this.#writeRequeued(tx, accountId, plans, again, now)
    const moves = plans.flatMap(({ item, move }) => (move && mine.get(item.job.id) === item.claimId ? [move] : []))
    const { merged, others } = mergeReceipts(moves, receipts)
    await moveMessages(tx, accountId, merged, this.#options, announcer)
    await recordChannels(
      tx,
      accountId,
      { changes: channelsOf(plans, mine), jobs: noEndedJobs },
      this.#options,
      announcer,
    )
    insertFrames(tx, accountId, [...framesOf(plans), ...framesOfReceipts(receipts)], this.#options.newId)
    // Its parts and jobs are already locked.
    for (const planned of await prepareReceipts(tx, others, this.#options))
      await applyReceipts(tx, planned, this.#options, announcer)
  }

  /**
   * Puts the jobs back whose messages the carrier did not accept: due later, or at another carrier. Returns
   * those that were still under the claim, with it.
   */
  #requeue(tx: Transaction, accountId: string, plans: readonly Planned[]): Promise<Map<string, string>> {
    const again = plans.flatMap((plan) => (plan.again ? [{ ...plan, again: plan.again }] : []))
    const jobs = again.map((plan) => ({
      ...claimOf(plan),
      runAt: plan.again.runAt,
      keepsPlace: plan.again.keepsPlace === true,
      memo: plan.again.memo,
      // A process that found the whole lane claimed has put it to sleep until the leases end. It may claim
      // next.
      targetId: plan.again.to?.carrierId ?? (plan.again.keepsPlace ? plan.item.lane.targetId : undefined),
    }))
    return this.#options.messageQueue.retry(tx, accountId, jobs)
  }

  /** Writes the messages whose jobs were put back. An unanswered message counts one more submission. */
  #writeRequeued(
    tx: Transaction,
    accountId: string,
    plans: readonly Planned[],
    mine: ReadonlyMap<string, string>,
    now: number,
  ): void {
    const again = plans.filter((plan) => plan.again)
    const unanswered = again.filter(({ item }) => item.outcome.kind === "unknown").map(({ item }) => item.message.id)
    addSubmissions(tx, accountId, unanswered)
    insertNotes(
      tx,
      accountId,
      again.filter((plan) => !plan.again?.to).flatMap((plan) => this.#noteOf(plan, now)),
    )
    const moved = again.filter((plan) => plan.again?.to && mine.get(plan.item.job.id) === plan.item.claimId)
    if (moved.length) this.#writeMoved(tx, accountId, moved, now)
  }

  #writeMoved(tx: Transaction, accountId: string, moved: readonly Planned[], now: number): void {
    const { messageCache: known, metrics, messageQueue } = this.#options
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
    tx.onCommit(() => moved.forEach(({ why }) => metrics.rerouted.inc({ reason: why ?? "" })))
    const lanes = [...byCarrier].map(([targetId, plans]) => {
      const isUrgent = plans.some(({ item }) => item.message.priority === priorities.urgent)
      return { accountId, targetId, isUrgent }
    })
    messageQueue.lanes.notifyOnCommit(tx, lanes)
  }

  #noteOf({ item, note }: Planned, at: number): Note[] {
    if (!note) return []
    const { kind, detail } = note
    return [{ id: this.#options.newId(), messageId: item.message.id, kind, at, detail: JSON.stringify(detail) }]
  }
}

/** An accepted submission counts on its channel even if its claim was lost before. */
function channelsOf(plans: readonly Planned[], mine: ReadonlyMap<string, string>): ChannelChange[] {
  return plans.flatMap(({ item, channel }): ChannelChange[] => {
    const endsJob = mine.get(item.job.id) === item.claimId
    if (channel?.kind === "accepted") return [{ ...channel, endsJob }]
    return channel && endsJob ? [channel] : []
  })
}

function claimOf({ item: { job, claimId } }: Planned): ClaimedJob {
  return { id: job.id, claimId }
}

function outcomeLabel({ outcome }: Item): string {
  if (outcome.kind === "not_sent") return "deferred"
  return outcome.kind === "refused" && !outcome.isPermanent ? "deferred" : outcome.kind
}

function framesOf(plans: readonly Planned[]): MessageFrame[] {
  return plans.flatMap(({ item: { outcome, message, lane } }) =>
    (outcome.kind === "rerouted" ? [] : (outcome.frames ?? [])).map((frame) => ({
      ...frame,
      messageId: message.id,
      carrierId: lane.targetId,
    })),
  )
}

/** Includes submissions whose claim was lost before, so that their receipts are recognised. */
function acceptedOf(items: readonly Item[]): AcceptedSubmission[] {
  return items.flatMap(({ outcome, message, lane }) =>
    outcome.kind === "accepted"
      ? [
          {
            carrierId: lane.targetId,
            accountId: message.accountId,
            messageId: message.id,
            references: outcome.references,
            isListed: isListed(message),
          },
        ]
      : [],
  )
}

/** The receipts that arrived while the outcome waited. */
function joinedReceipts(items: readonly Item[]): { carrierId: string; receipt: Receipt }[] {
  return items.flatMap(({ lane, receipts }) => receipts.all.map((receipt) => ({ carrierId: lane.targetId, receipt })))
}
