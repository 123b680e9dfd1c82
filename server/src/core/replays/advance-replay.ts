import type { Transaction, Tx } from "#core/db/database.ts"
import { readHistoryStart } from "#core/db/read-history-start.ts"
import { time } from "#core/db/literals.ts"
import type { DeliveryStatus } from "#core/deliveries/delivery-status.ts"
import { insertDeliveries } from "#core/deliveries/unattempted.ts"
import { readEndpointSettings } from "#core/endpoints/endpoint-settings.ts"
import { type Endpoint, readTarget } from "#core/endpoints/endpoints.ts"
import { eventTypeNames, subscribes, type EventType } from "#core/events/catalogue.ts"
import { lockJobs } from "#core/queue/lock-jobs.ts"
import type { Lane, Queue } from "#core/queue/queue.ts"
import { findMissingDeliveries, noMissingDeliveries, type MissingContext } from "./missing-deliveries.ts"
import { advance, lockReplay, type HeldReplay } from "./replay-leases.ts"
import {
  countExamined,
  cutDeliveries,
  cutEvents,
  findDeliveries,
  reopenDeliveries,
  type Slice,
} from "./replay-slice.ts"
import type { ReplayReason } from "./replay-status.ts"
import { endReplay, type ReplayRow } from "./replay-store.ts"
import { countReplayed, shareReplayedJobs, replayJobFields } from "./replayed-jobs.ts"

export interface ReplayContext extends MissingContext {
  deliveryQueue: Queue
  /** Notifies the dispatcher of new work, on commit. */
  notify?(lanes: readonly Lane[]): void
}

/**
 * Replayed deliveries that may wait for an endpoint before its replays pause, including those that wait for a
 * further attempt.
 */
export const waitingMax = 5_000

/** The limits of one transaction, which takes some tens of milliseconds. */
const limits = { lookedAtMax: 5_000, wantedMax: 500 }

/**
 * No transaction that announces events takes as long. The replay does not wait for a longer one, such as a
 * backup.
 */
const settledAfter = "interval '2 minutes'"

/** How much the clocks of machines that create events may differ. */
const clocksDifferMs = 10_000

/**
 * The result of a step: there is more, nothing can be done now, or the replay has ended or belongs to another
 * process.
 */
export type ReplayStep = "more" | "resting" | "over"

/**
 * Advances a replay by one slice of its time. The created deliveries, their jobs and the replay's position
 * commit together, so a crash never causes a skipped or repeated slice.
 */
export async function advanceReplay(tx: Transaction, held: HeldReplay, context: ReplayContext): Promise<ReplayStep> {
  const replay = await lockReplay(tx, held)
  if (!replay) return "over"
  const endpoint = await readTarget(tx, { accountId: replay.accountId, targetId: replay.endpointId })
  if (endpoint?.status !== "enabled") return await withoutEndpoint(tx, replay, endpoint, context)
  const lane = { accountId: replay.accountId, targetId: replay.endpointId }
  const waiting = await countReplayed(tx, lane, waitingMax, context)
  if (waiting >= waitingMax) return "resting"
  const eventsUntil = replay.startedAt === null ? await begin(tx, replay, context.now) : replay.eventsUntil
  if (eventsUntil === null) return "resting"
  const until = replay.withMissing ? eventsUntil : replay.toAt
  if (replay.position >= until) return await end(tx, replay, "completed", null, context)
  return await takeSlice(tx, held, { replay, endpoint, until, lane }, context)
}

interface Walk {
  replay: ReplayRow
  endpoint: Endpoint
  until: number
  lane: Lane
}

async function takeSlice(
  tx: Transaction,
  held: HeldReplay,
  { replay, endpoint, until, lane }: Walk,
  context: ReplayContext,
): Promise<ReplayStep> {
  const { deliveryQueue, now } = context
  const statuses = statusesOf(replay)
  const types = replay.withMissing ? typesOf(endpoint) : []
  const { wants } = readEndpointSettings(endpoint.settings)
  const slice = await cut(tx, { replay, until, statuses, types })
  // The rows that were read cannot be dropped until this transaction ends.
  if ((await readHistoryStart(tx, ["events", "deliveries"])) > slice.from)
    return await end(tx, replay, "failed", "log_dropped", context)
  // Events before jobs before deliveries (core/db/lock-order.ts).
  const missing = types.length
    ? await findMissingDeliveries(tx, slice, types, { ...context, wants })
    : noMissingDeliveries
  await shareReplayedJobs(tx, replay, replay.withMissing ? slice : upTo(replay.toAt, slice), statuses)
  const past = upTo(replay.toAt, slice)
  await lockJobs(tx, "delivery", lane.accountId, await findDeliveries(tx, past, statuses))
  const [reopened, lookedAt, made] = await Promise.all([
    reopenDeliveries(tx, past, statuses, now),
    countExamined(tx, slice, { withEvents: replay.withMissing }),
    missing.made.length ? insertDeliveries(tx, lane.accountId, missing.made, { status: "pending", now }) : [],
  ])
  const opened = [...reopened, ...made]
  // A lost claim may have left its job in the queue when a late success ended the delivery.
  if (reopened.length)
    await deliveryQueue.cancel(
      tx,
      lane.accountId,
      reopened.map(({ id }) => id),
    )
  deliveryQueue.enqueue(
    tx,
    opened.map(({ id, eventId: subjectId }) => ({
      ...lane,
      id,
      subjectId,
      ...replayJobFields(replay.id),
      runAt: now,
    })),
  )
  await advance(tx, held, { position: slice.until, lookedAt, queued: opened.length, skipped: missing.skipped })
  if (slice.until >= until) await end(tx, replay, "completed", null, context)
  if (opened.length) tx.onCommit(() => context.notify?.([lane]))
  return slice.until < until ? "more" : "over"
}

/** While the endpoint is paused, the replay waits. */
async function withoutEndpoint(
  tx: Tx,
  replay: ReplayRow,
  endpoint: Endpoint | undefined,
  context: ReplayContext,
): Promise<ReplayStep> {
  if (!endpoint) return await end(tx, replay, "cancelled", "webhook_deleted", context)
  return endpoint.status === "disabled" ? await end(tx, replay, "cancelled", "webhook_disabled", context) : "resting"
}

async function end(
  tx: Tx,
  replay: ReplayRow,
  status: "completed" | "cancelled" | "failed",
  reason: ReplayReason | null,
  { now }: ReplayContext,
): Promise<ReplayStep> {
  await endReplay(tx, replay, { status, reason, now })
  return "over"
}

/**
 * Returns the end of the replay's time, or null while events that the endpoint missed may still be
 * uncommitted.
 */
async function begin(tx: Tx, replay: ReplayRow, now: number): Promise<number | null> {
  if (replay.withMissing && !(await isSettled(tx, replay))) return null
  const eventsUntil = replay.eventsUntil ?? now + clocksDifferMs
  await tx.query(
    "update replays set status = 'running', started_at = $3, events_until = $4 where account_id = $1 and id = $2",
    [replay.accountId, replay.id, time(now), time(eventsUntil)],
  )
  return eventsUntil
}

/**
 * Whether every transaction that began before the replay was requested has ended. A later transaction sees
 * the endpoint and creates the delivery itself. One that is still open may commit events without a delivery
 * for the endpoint, under earlier ids.
 */
async function isSettled(tx: Tx, { accountId, id }: ReplayRow): Promise<boolean> {
  const rows = await tx.query(
    `select from replays where account_id = $1 and id = $2 and (
       asked_at < clock_timestamp() - ${settledAfter} or not exists (
         select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
           and xact_start < asked_at and pid <> pg_backend_pid()
       )
     )`,
    [accountId, id],
  )
  return rows.length > 0
}

function statusesOf({ isOnlyFailed, withMissing }: ReplayRow): DeliveryStatus[] {
  if (!isOnlyFailed) return ["succeeded", "failed", "cancelled"]
  return withMissing ? ["failed", "cancelled"] : ["failed"]
}

/** A test goes to the tested endpoint alone. */
function typesOf({ events }: Endpoint): EventType[] {
  return eventTypeNames.filter((type) => type !== "webhooks.test" && subscribes(events, type))
}

/**
 * Returns the end of the next slice. A millisecond is never divided, because the position could not
 * distinguish its parts. So a slice may be larger than the limits.
 */
async function cut(
  tx: Tx,
  asked: { replay: ReplayRow; until: number; statuses: DeliveryStatus[]; types: EventType[] },
): Promise<Slice> {
  const { replay, until, statuses, types } = asked
  const { accountId, endpointId, position: from } = replay
  const rest = { accountId, endpointId, from, until }
  const [deliveriesEnd, eventsEnd] = await Promise.all([
    cutDeliveries(tx, upTo(replay.toAt, rest), statuses, limits),
    replay.withMissing ? cutEvents(tx, rest, types, limits) : null,
  ])
  const ends = [deliveriesEnd, eventsEnd].filter((end) => end !== null)
  return { ...rest, until: Math.max(Math.min(until, ...ends), from + 1) }
}

/** Returns the part of a slice before this time. Empty when the slice begins later. */
function upTo(time: number, slice: Slice): Slice {
  return { ...slice, until: Math.max(slice.from, Math.min(slice.until, time)) }
}
