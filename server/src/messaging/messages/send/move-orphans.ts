import { StoreUnavailable, type Transaction } from "#core/db/database.ts"
import type { Announcer } from "#core/endpoints/announcer.ts"
import { messageAnnouncerOf, type MessagingContext } from "#messaging/messages/context.ts"
import { noEndedJobs, recordChannels } from "#messaging/messages/fallback/record-channels.ts"
import { moveMessages, type Move } from "#messaging/messages/move-messages.ts"
import { insertNotes } from "#messaging/messages/notes.ts"
import { lockMessages, readMessagesForRoutes, writeCarriers, type MessageForRoute } from "#messaging/messages/store.ts"
import { lockJobs } from "#core/queue/lock-jobs.ts"
import { priorities, type Lane, type WaitingJob } from "#core/queue/queue.ts"
import type { ChosenRoute } from "#messaging/routing/route-table.ts"
import { toSid } from "#core/std/ids.ts"
import { readFailoverState } from "./failover-state.ts"
import { isBound, rerouteDetail, type PlanOptions } from "./plan-outcome.ts"

export interface OrphanContext extends MessagingContext, PlanOptions {
  /** Returns the deleted carriers among these. */
  deletedOf(carrierIds: readonly string[]): Promise<string[]>
}

/** Messages in one transaction. */
const batchMax = 500
/** Later than any time: a scheduled message must not wait for a deleted carrier. */
const ever = Date.UTC(9999, 0)

/**
 * Moves the messages of deleted carriers to other carriers, or fails them if no route fits. A carrier with
 * waiting messages cannot be deleted, but a process that has not yet learned of a deletion can still choose
 * it. A message that may already have left fails as `outcome_unknown`, because no carrier remains for its
 * submission, unless the policy allows another one. Returns the number of messages.
 */
export async function moveOrphans(context: OrphanContext): Promise<number> {
  const { db, messageQueue, clock } = context
  const deleted = new Set(await context.deletedOf(await messageQueue.lanes.targets(db)))
  let count = 0
  for (const targetId of deleted) {
    for (const accountId of await messageQueue.lanes.accountsOf(db, targetId)) {
      const lane = { accountId, targetId }
      count += await moveLaneAlone(context, lane, deleted)
      await messageQueue.lanes.reschedule(db, [lane], clock.now())
    }
  }
  if (count) context.log.warn({ count }, "messages of a carrier that was just deleted moved to other routes")
  return count
}

/** If one account's lane fails, the other lanes continue. */
async function moveLaneAlone(context: OrphanContext, lane: Lane, deleted: ReadonlySet<string>): Promise<number> {
  let count = 0
  try {
    for (const priority of [priorities.urgent, priorities.bulk])
      for (const withLost of [false, true]) count += await moveLane(context, { lane, priority, withLost, deleted })
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error
    const facts = { err: error, account: toSid("account", lane.accountId), carrier: toSid("carrier", lane.targetId) }
    context.log.error(facts, "messages of a deleted carrier could not be moved; Posthorn tries again")
  }
  return count
}

interface Part {
  lane: Lane
  priority: number
  /** Includes those whose claim was lost. */
  withLost: boolean
  deleted: ReadonlySet<string>
}

async function moveLane(context: OrphanContext, part: Part): Promise<number> {
  let count = 0
  for (;;) {
    const { ids, isMore } = await context.db.transaction((tx) => moveBatch(tx, context, part))
    for (const id of ids) context.messageCache?.forget(id)
    count += ids.length
    if (!isMore) return count
  }
}

async function moveBatch(
  tx: Transaction,
  context: OrphanContext,
  { lane, priority, withLost, deleted }: Part,
): Promise<{ ids: string[]; isMore: boolean }> {
  const { messageQueue, clock, metrics } = context
  const { accountId } = lane
  const announcer = messageAnnouncerOf(tx, [accountId], context)
  const now = withLost ? clock.now() : ever
  const page = { priority, after: null, jobsMax: batchMax, now, leases: clock.leases, withLost }
  const jobs = await messageQueue.holdWaiting(tx, lane, page)
  const messages = await readMessagesForRoutes(
    tx,
    accountId,
    jobs.map(({ subjectId }) => subjectId),
  )
  if (jobs.length > 1) await lockMessages(tx, accountId, jobs.map(({ subjectId }) => subjectId)) // oxfmt-ignore
  const moved: string[] = []
  const ended: Ended[] = []
  for (const job of jobs) {
    const way = chooseRoute(context, lane, job, messages.get(job.subjectId))
    const choice = typeof way === "object" ? way : undefined
    // This process may not know of the deletion yet, either.
    if (choice && deleted.has(choice.carrierId)) continue
    if (choice) {
      moveOne(tx, context, { lane, job, choice })
      moved.push(job.subjectId)
    } else ended.push({ job, move: way === "gone" ? null : failure(lane, job, way === "bound") })
  }
  tx.onCommit(() => metrics.rerouted.inc({ reason: "deleted" }, moved.length))
  if (ended.length) await end(tx, context, { accountId, ended, announcer })
  const ids = [...moved, ...ended.map(({ job }) => job.subjectId)]
  // A further round would find the remaining jobs again at once.
  return { ids, isMore: ids.length === batchMax }
}

interface Ended {
  job: WaitingJob
  move: Move | null
}

/** Fails the message. If it lists several channels, it continues on its next one. */
async function end(
  tx: Transaction,
  context: OrphanContext,
  { accountId, ended, announcer }: { accountId: string; ended: readonly Ended[]; announcer: Announcer },
): Promise<void> {
  const { messageQueue } = context
  const ids = ended.map(({ job }) => job.id)
  const jobs = await lockJobs(tx, "message", accountId, ids)
  await messageQueue.cancel(tx, accountId, ids)
  const moves = ended.flatMap(({ move }) => (move ? [{ ...move, unlessListed: true as const }] : []))
  const moved = await moveMessages(tx, accountId, moves, context, announcer)
  const changes = moves.flatMap(({ messageId, errorCode = "", errorMessage = "", detail }) =>
    moved.has(messageId)
      ? []
      : [
          {
            kind: "failed" as const,
            messageId,
            errorCode,
            errorMessage,
            detail: detail ?? "{}",
            attempt: jobs.get(messageId)?.attempts ?? 0,
          },
        ],
  )
  await recordChannels(tx, accountId, { changes, jobs: noEndedJobs }, context, announcer)
}

/** Returns the message's next carrier, or why there is none. */
function chooseRoute(
  context: OrphanContext,
  { accountId }: Lane,
  { memo, wasLost: isLost }: WaitingJob,
  message: MessageForRoute | undefined,
): ChosenRoute | "gone" | "bound" | "none" {
  if (!message) return "gone"
  const state = readFailoverState(memo)
  if (isBound({ message, isLost, state }, context)) return "bound"
  return context.routes.chooseRoute({ accountId, ...message }, { except: new Set(state.excluded) }) ?? "none"
}

function moveOne(
  tx: Transaction,
  { messageQueue, newId, clock }: OrphanContext,
  { lane, job, choice }: { lane: Lane; job: WaitingJob; choice: ChosenRoute },
): void {
  const { accountId, targetId } = lane
  const detail = JSON.stringify(rerouteDetail(targetId, choice, { because: "deleted" }))
  const note = { id: newId(), messageId: job.subjectId, kind: "rerouted", at: clock.now(), detail } as const
  messageQueue.move(tx, accountId, [job], choice.carrierId)
  writeCarriers(tx, accountId, [job.subjectId], choice.carrierId)
  insertNotes(tx, accountId, [note])
}

function failure({ targetId }: Lane, { subjectId: messageId }: WaitingJob, mayHaveLeft: boolean): Move {
  const [errorCode, errorMessage] = mayHaveLeft
    ? (["outcome_unknown", "The carrier was deleted, and whether it has the message is not known."] as const)
    : (["channel_unavailable", "The carrier was deleted, and no route leads to another one."] as const)
  const detail = JSON.stringify({ carrier: toSid("carrier", targetId), reason: errorMessage })
  return { messageId, status: "failed", errorCode, errorMessage, detail }
}
