import type { Tx } from "#core/db/database.ts"
import { readHistoryStart } from "#core/db/read-history-start.ts"
import type { Page } from "#core/db/page.ts"
import { getEndpoint, lockEnabledEndpoint, refuseCallbackEndpoint } from "#core/endpoints/endpoints.ts"
import type { Queue } from "#core/queue/queue.ts"
import type { NewId } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { waitingMax } from "./advance-replay.ts"
import * as store from "./replay-store.ts"
import type { ReplayRow } from "./replay-store.ts"
import { countReplayed, removeReplayedJobs } from "./replayed-jobs.ts"
import { ReplayRefusal } from "./refusals.ts"

export type Replay = ReplayRow

/** The limit of active replays of an account. They take turns. */
export const liveReplaysMax = 10

export interface ReplayRequest {
  /** In milliseconds. The end is exclusive; by default, or for a future time, it is now. */
  from: number
  to?: number | undefined
  isOnlyFailed: boolean
  withMissing: boolean
}

/**
 * Starts sending past deliveries of a time to an endpoint again, or events that it never received. A
 * `Replayer` advances it. Rows that are older than the log are left out. Refuses `webhook_not_found`,
 * `webhook_disabled`, `invalid_replay_range`, `webhook_of_callbacks` for missing events of an endpoint of
 * status callbacks, and `replays_exhausted` when ten of the account are active.
 */
export async function createReplay(
  tx: Tx,
  accountId: string,
  endpointId: string,
  { from: asked, to: askedTo, isOnlyFailed, withMissing }: ReplayRequest,
  { newId, now }: { newId: NewId; now: number },
): Promise<Replay> {
  const live = await store.countLiveReplays(tx, accountId)
  const endpoint = await lockEnabledEndpoint(tx, accountId, endpointId)
  // It has no subscription, so no event would be missing.
  if (withMissing) refuseCallbackEndpoint(endpoint)
  if (asked >= now) throw invalidRange("from", "`from` must be in the past. Send an earlier time.")
  const isOpen = askedTo === undefined || askedTo >= now
  const to = isOpen ? now : askedTo
  if (to <= asked) throw invalidRange("to", "`to` must be later than `from`. Send a later time.")
  const from = Math.max(asked, await readHistoryStart(tx, ["events", "deliveries"]))
  if (to <= from) throw invalidRange("to", `Posthorn keeps no data from before ${isoTime(from)}. Send a later time.`)
  if (live >= liveReplaysMax) {
    const detail = `The account already has ${liveReplaysMax} unfinished replays. Wait until one ends, or cancel one.`
    throw new ReplayRefusal("replays_exhausted", detail)
  }
  const eventsUntil = isOpen ? null : to
  return store.insertReplay(tx, accountId, {
    id: newId(),
    endpointId,
    from,
    to,
    eventsUntil,
    isOnlyFailed,
    withMissing,
    now,
  })
}

/** Refuses `replay_not_found`. */
export async function getReplay(tx: Tx, accountId: string, id: string): Promise<Replay> {
  return foundReplay(await store.findReplay(tx, accountId, id))
}

/**
 * Lists the replays of one endpoint, newest first, including a deleted endpoint. Refuses `webhook_not_found`
 * when it never existed.
 */
export async function listReplays(tx: Tx, accountId: string, endpointId: string, page: Page): Promise<Replay[]> {
  const replays = await store.findReplays(tx, accountId, endpointId, page)
  if (!replays.length && page.before === null) await getEndpoint(tx, accountId, endpointId)
  return replays
}

/**
 * Ends a replay, and removes its pending deliveries that no other replay wants, even if it has queued
 * everything. An attempt under way may still arrive. A cancelled replay stays as it is. Refuses
 * `replay_not_found`, and `replay_ended` when it has completed or failed and none of its deliveries waits.
 */
export async function cancelReplay(
  tx: Tx,
  accountId: string,
  id: string,
  context: { deliveryQueue: Queue; now: number },
): Promise<Replay> {
  const known = foundReplay(await store.findReplay(tx, accountId, id))
  const replay = foundReplay(await store.readReplayForUpdate(tx, accountId, known, { all: false }))
  if (replay.status === "cancelled") return replay
  const withdrawn = await removeReplayedJobs(tx, replay, context)
  if (replay.endedAt === null || withdrawn > 0) return store.endReplayByUser(tx, replay, context.now)
  const detail = `The replay has ${replay.status} and none of its deliveries is pending, so there is nothing to cancel.`
  throw new ReplayRefusal("replay_ended", detail)
}

/** Ends a replay that cannot continue. */
export async function failReplay(tx: Tx, accountId: string, id: string, now: number): Promise<void> {
  await store.endReplay(tx, { accountId, id }, { status: "failed", reason: "fault", now })
}

/** Deletes replays that ended before this time. */
export function forgetReplays(tx: Tx, endedBefore: number): Promise<void> {
  return store.removeOldReplays(tx, endedBefore)
}

/** Counts the replayed deliveries that still wait for the endpoint, including those of its other replays. */
export function countWaiting(
  tx: Tx,
  accountId: string,
  endpointId: string,
  context: { deliveryQueue: Queue },
): Promise<number> {
  return countReplayed(tx, { accountId, targetId: endpointId }, 2 * waitingMax, context)
}

function invalidRange(param: "from" | "to", detail: string): ReplayRefusal {
  return new ReplayRefusal("invalid_replay_range", detail, { param })
}

function foundReplay(row: ReplayRow | undefined): ReplayRow {
  if (row) return row
  const detail = "This account has no replay with this sid, or its retention time is over."
  throw new ReplayRefusal("replay_not_found", detail)
}
