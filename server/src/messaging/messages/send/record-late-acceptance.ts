import { carrierLabel } from "#messaging/carriers/carrier-label.ts"
import type { LateAcceptance } from "#messaging/carriers/carrier.ts"
import { byAccount } from "#core/db/by-account.ts"
import type { Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { findListed, lockListed } from "#messaging/messages/fallback/fallback-store.ts"
import { channelOfAttempt } from "#messaging/messages/fallback/fallback.ts"
import { channelReference, noEndedJobs, recordChannels } from "#messaging/messages/fallback/record-channels.ts"
import { moveMessages, type Move } from "#messaging/messages/move-messages.ts"
import { insertNotes, type Note } from "#messaging/messages/notes.ts"
import { applyReceipts, mergeReceipts, prepareReceipts } from "#messaging/messages/receipts/apply-receipts.ts"
import { mapReferences, referencesOf, weekOf, type KnownReceipt } from "#messaging/messages/receipts/receipt-map.ts"
import { recordBatches } from "#messaging/messages/record-batches.ts"
import { lockMessages } from "#messaging/messages/store.ts"
import { lockJobs } from "#core/queue/lock-jobs.ts"
import type { CircuitBreakers } from "#messaging/routing/circuit-breakers.ts"
import { Batcher } from "#core/std/batcher.ts"
import { toSid } from "#core/std/ids.ts"
import { framesOfReceipts, insertFrames, type MessageFrame } from "./frames.ts"

export interface LateAcceptanceContext extends MessagingContext {
  circuits: Pick<CircuitBreakers, "recordHealthSignal">
}

interface Item extends LateAcceptance {
  carrierId: string
}

/** The late answers for messages of one account. */
interface LateAnswers {
  accountId: string
  items: readonly Item[]
  /** The messages of the batch that list several channels. */
  listed: ReadonlySet<string>
  /** The receipts that arrived before the answers. */
  receipts: readonly KnownReceipt[]
  now: number
}

/** Several times the number of unanswered submissions of a carrier with the widest windows. */
const waitingMax = 50_000

/**
 * Records answers that arrived after their message was given up as unanswered. The message becomes sent, and
 * its pending or claimed job is removed. If it has already left `sending` (it was submitted again and
 * answered, or failed), the references are still stored and the timeline gets a note. So its receipts are
 * recognised.
 *
 * It locks the job before the message, in the same order as the sender and deletions. A sender that has
 * claimed the job finds with its outcome that the claim is lost. Then its outcome moves nothing, but its
 * references are also stored.
 */
export class LateAcceptanceRecorder {
  readonly #context: LateAcceptanceContext
  readonly #batcher: Batcher<Item, true>

  constructor(context: LateAcceptanceContext) {
    this.#context = context
    this.#batcher = new Batcher({
      ...recordBatches,
      clock: context.clock,
      waitingMax,
      run: (items) => this.#store(items),
    })
  }

  /** Resolves when it is committed. Rejects when nothing was stored. */
  async recordAcceptance(carrierId: string, late: LateAcceptance): Promise<void> {
    this.#context.circuits.recordHealthSignal(carrierId, "late", "")
    await this.#batcher.add({ ...late, carrierId })
  }

  async #store(items: Item[]): Promise<true[]> {
    this.#context.metrics.batchRows.observe({ batch: "late_acceptance" }, items.length)
    await this.#context.db.transaction((tx) => this.#storeIn(tx, items))
    for (const [carrierId, { length }] of Map.groupBy(items, (item) => item.carrierId))
      this.#context.metrics.carrierSubmissions.inc(
        { carrier: carrierLabel(carrierId), outcome: "accepted_late" },
        length,
      )
    return items.map(() => true)
  }

  async #storeIn(tx: Transaction, items: readonly Item[]): Promise<void> {
    const groups = byAccount(items, ({ accountId }) => accountId)
    const accountIds = groups.map(([accountId]) => accountId)
    const announcer = messageAnnouncerOf(tx, accountIds, this.#context)
    const found = await Promise.all(groups.map(([accountId, group]) => findListed(tx, accountId, idsOf(group))))
    const listed = new Set(found.flatMap((ids) => [...ids]))
    const now = this.#context.clock.now()
    const accepted = items.map((item) => ({ ...item, isListed: listed.has(item.messageId) }))
    const receipts = await mapReferences(tx, referencesOf(accepted, weekOf(now)), now)
    const receiptsOf = Map.groupBy(receipts, ({ about }) => about.accountId)
    // Each table for all accounts before the next one (core/db/lock-order.ts).
    await Promise.all(groups.map(([accountId, group]) => lockJobs(tx, "message", accountId, idsOf(group))))
    await Promise.all(
      groups.map(async ([accountId, group]) => {
        const account = { accountId, items: group, listed, receipts: receiptsOf.get(accountId) ?? [], now }
        await this.#storeAccount(tx, account, announcer)
      }),
    )
  }

  async #storeAccount(
    tx: Transaction,
    { accountId, items, listed, receipts, now }: LateAnswers,
    announcer: Announcer,
  ): Promise<void> {
    await lockMessages(tx, accountId, idsOf(items))
    const isListed = ({ messageId }: Item) => listed.has(messageId)
    const plain = items.filter((item) => !isListed(item))
    const moves = [...new Map(plain.map((item) => [item.messageId, moveOf(item)])).values()]
    await this.#context.messageQueue.cancel(tx, accountId, idsOf(plain))
    const { merged, others } = mergeReceipts(moves, receipts)
    const moved = await moveMessages(tx, accountId, merged, this.#context, announcer)
    insertNotes(
      tx,
      accountId,
      this.#notesOf(
        plain.filter(({ messageId }) => !moved.has(messageId)),
        now,
      ),
    )
    await this.#recordListed(tx, accountId, items.filter(isListed), announcer)
    // A receipt that was merged into a move is done only if the message could still make the move.
    const left = receipts.filter((known) => others.includes(known) || !moved.has(known.about.messageId))
    // Its parts and jobs are already locked.
    for (const planned of await prepareReceipts(tx, left, this.#context))
      await applyReceipts(tx, planned, this.#context, announcer)
    insertFrames(tx, accountId, [...framesOf(items), ...framesOfReceipts(receipts)], this.#context.newId)
  }

  /** Records the late answers for messages that list several channels. A job of another channel continues. */
  async #recordListed(tx: Transaction, accountId: string, items: readonly Item[], announcer: Announcer): Promise<void> {
    if (!items.length) return
    const { messageQueue } = this.#context
    const held = await lockListed(tx, accountId, idsOf(items))
    const ended = items.flatMap(({ messageId, attempt }) => {
      const fallback = held.get(messageId)?.fallback
      return fallback && channelOfAttempt(fallback, attempt) === fallback.current ? [messageId] : []
    })
    await messageQueue.cancel(tx, accountId, ended)
    const changes = items.map((item) => ({
      kind: "accepted" as const,
      messageId: item.messageId,
      attempt: item.attempt,
      references: item.references.map((reference) => channelReference(item.carrierId, reference)),
      endsJob: true,
      detail: detailOf(item),
    }))
    await recordChannels(tx, accountId, { changes, jobs: noEndedJobs }, this.#context, announcer)
  }

  #notesOf(items: readonly Item[], at: number): Note[] {
    const { newId } = this.#context
    const kind = "accepted_late"
    return items.map((item) => ({ id: newId(), messageId: item.messageId, kind, at, detail: detailOf(item) }))
  }
}

function framesOf(items: readonly Item[]): MessageFrame[] {
  return items.flatMap(({ frames, messageId, carrierId }) =>
    (frames ?? []).map((frame) => ({ ...frame, messageId, carrierId })),
  )
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ messageId }) => messageId)
}

function moveOf(item: Item): Move {
  return { messageId: item.messageId, status: "sent", detail: detailOf(item) }
}

function detailOf({ carrierId, references, ids, attempt }: Item): string {
  return JSON.stringify({ carrier: toSid("carrier", carrierId), references, ids, attempt, answer: "late" })
}
