import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { ReplayReason, ReplayStatus } from "./replay-status.ts"

export interface ReplayRow {
  account_id: string
  id: string
  endpoint_id: string
  status: ReplayStatus
  reason: ReplayReason | null
  from_at: number
  to_at: number
  events_until: number | null
  is_only_failed: boolean
  with_missing: boolean
  position: number
  looked_at: number
  queued: number
  skipped: number
  created_at: number
  started_at: number | null
  ended_at: number | null
}

const columns =
  "account_id, id, endpoint_id, status, reason, from_at, to_at, events_until, is_only_failed, with_missing, position, " +
  "looked_at, queued, skipped, created_at, started_at, ended_at"

export interface NewReplayRow {
  id: string
  endpointId: string
  from: number
  to: number
  eventsUntil: number | null
  isOnlyFailed: boolean
  withMissing: boolean
  now: number
}

export async function insertReplay(tx: Tx, accountId: string, replay: NewReplayRow): Promise<ReplayRow> {
  const { id, endpointId, from, to, eventsUntil, isOnlyFailed, withMissing, now } = replay
  const rows = await tx.query<ReplayRow>(
    `insert into replays (account_id, id, endpoint_id, from_at, to_at, events_until, is_only_failed, with_missing, position, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $4, $9) returning ${columns}`,
    [accountId, id, endpointId, time(from), time(to), time(eventsUntil), isOnlyFailed, withMissing, time(now)],
  )
  return rows[0] as ReplayRow
}

/**
 * Locks the account's endpoints, and then counts the replays that have not ended. So two concurrent creations
 * cannot exceed the limit.
 */
export async function countLiveReplays(tx: Tx, accountId: string): Promise<number> {
  await tx.query("select from webhook_endpoints where account_id = $1 order by id for update", [accountId])
  const [row] = await tx.query<{ count: number }>(
    "select count(*) from replays where account_id = $1 and ended_at is null",
    [accountId],
  )
  return row?.count ?? 0
}

export async function findReplay(tx: Tx, accountId: string, id: string): Promise<ReplayRow | undefined> {
  const [row] = await tx.query<ReplayRow>(`select ${columns} from replays where account_id = $1 and id = $2`, [
    accountId,
    id,
  ])
  return row
}

/** Of one endpoint, the newest first. */
export function findReplays(tx: Tx, accountId: string, endpointId: string, page: Page): Promise<ReplayRow[]> {
  return tx.query<ReplayRow>(
    `select ${columns} from replays
     where account_id = $1 and endpoint_id = $2 and ($3::uuid is null or id < $3) order by id desc limit $4`,
    [accountId, endpointId, page.before, page.limit],
  )
}

/**
 * Locks a replay until the transaction ends, and all active ones of its endpoint. With `all`, it also locks
 * those that have ended. So each of two replays that want the same deliveries sees the changes of the other.
 * One order prevents deadlocks.
 */
export async function readReplayForUpdate(
  tx: Tx,
  accountId: string,
  { id, endpoint_id: endpointId }: Pick<ReplayRow, "id" | "endpoint_id">,
  { all }: { all: boolean },
): Promise<ReplayRow | undefined> {
  const rows = await tx.query<ReplayRow>(
    `select ${columns} from replays
     where account_id = $1 and endpoint_id = $2 and (ended_at is null or id = $3 or $4) order by id for update`,
    [accountId, endpointId, id, all],
  )
  return rows.find((row) => row.id === id)
}

/** Ends an active replay. Returns undefined when it has already ended. */
export async function endReplay(
  tx: Tx,
  { account_id: accountId, id }: Pick<ReplayRow, "account_id" | "id">,
  { status, reason, now }: { status: "completed" | "cancelled" | "failed"; reason: ReplayReason | null; now: number },
): Promise<ReplayRow | undefined> {
  const [row] = await tx.query<ReplayRow>(
    `update replays set status = $3, reason = $4, ended_at = $5, lease_id = null, lease_until = null
     where account_id = $1 and id = $2 and ended_at is null returning ${columns}`,
    [accountId, id, status, reason, time(now)],
  )
  return row
}

/** Ends a replay by a person's request, even if it had completed or failed. */
export async function endReplayByUser(
  tx: Tx,
  { account_id: accountId, id }: Pick<ReplayRow, "account_id" | "id">,
  now: number,
): Promise<ReplayRow> {
  const rows = await tx.query<ReplayRow>(
    `update replays set status = 'cancelled', reason = 'by_user', ended_at = $3, lease_id = null, lease_until = null
     where account_id = $1 and id = $2 returning ${columns}`,
    [accountId, id, time(now)],
  )
  return rows[0] as ReplayRow
}

/** Deletes replays that ended before this time. */
export async function removeOldReplays(tx: Tx, endedBefore: number): Promise<void> {
  await tx.query("delete from replays where ended_at < $1", [time(endedBefore)])
}
