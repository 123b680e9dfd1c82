import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { ReplayRow } from "./replay-store.ts"
import { shownReplayStatus } from "./replay-status.ts"

/** A replay as the API shows it. `waiting`: replayed deliveries that the endpoint has not received yet. */
export function renderReplay(accountId: string, replay: ReplayRow, waiting: number) {
  return {
    sid: toSid("replay", replay.id),
    account_sid: toSid("account", accountId),
    webhook_sid: toSid("webhook", replay.endpointId),
    status: shownReplayStatus(replay.status),
    reason: replay.reason,
    from: isoTime(replay.fromAt),
    to: isoTime(replay.toAt),
    only_failed: replay.isOnlyFailed,
    missing: replay.withMissing,
    progress: progressOf(replay),
    position: isoTime(Math.min(replay.position, replay.toAt)),
    looked_at: replay.lookedAt,
    queued: replay.queued,
    skipped: replay.skipped,
    waiting,
    created_at: isoTime(replay.createdAt),
    started_at: isoTime(replay.startedAt),
    ended_at: isoTime(replay.endedAt),
  }
}

/**
 * Returns the completed part of the requested time, in thousandths. It is 1 only when the replay is complete.
 */
function progressOf({ status, position, fromAt: from, toAt: to }: ReplayRow): number {
  if (status === "completed") return 1
  return Math.min(Math.floor((1_000 * (position - from)) / (to - from)), 999) / 1_000
}
