import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { ReplayRow } from "./replay-store.ts"
import { shownReplayStatus } from "./replay-status.ts"

/** A replay as the API shows it. `waiting`: replayed deliveries that the endpoint has not received yet. */
export function renderReplay(accountId: string, replay: ReplayRow, waiting: number) {
  return {
    sid: toSid("replay", replay.id),
    account_sid: toSid("account", accountId),
    webhook_sid: toSid("webhook", replay.endpoint_id),
    status: shownReplayStatus(replay.status),
    reason: replay.reason,
    from: isoTime(replay.from_at),
    to: isoTime(replay.to_at),
    only_failed: replay.is_only_failed,
    missing: replay.with_missing,
    progress: progressOf(replay),
    position: isoTime(Math.min(replay.position, replay.to_at)),
    looked_at: replay.looked_at,
    queued: replay.queued,
    skipped: replay.skipped,
    waiting,
    created_at: isoTime(replay.created_at),
    started_at: isoTime(replay.started_at),
    ended_at: isoTime(replay.ended_at),
  }
}

/**
 * Returns the completed part of the requested time, in thousandths. It is 1 only when the replay is complete.
 */
function progressOf({ status, position, from_at: from, to_at: to }: ReplayRow): number {
  if (status === "completed") return 1
  return Math.min(Math.floor((1_000 * (position - from)) / (to - from)), 999) / 1_000
}
