import type { Database, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import { time } from "#core/db/literals.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import type { LeaseTimes } from "#core/std/clock.ts"
import { secondMs } from "#core/std/durations.ts"
import { findReplay, readReplayForUpdate, type ReplayRow } from "./replay-store.ts"

/** The right to advance one replay while the lease lasts. */
export interface HeldReplay {
  accountId: string
  id: string
  leaseId: string
  leases: LeaseTimes
}

/** Longer than a batch, which renews the lease. If its process dies, a replay pauses this long. */
const leaseMs = 15 * secondMs
export const replayLeases: readonly Lease[] = [{ table: "replays", column: "lease_until", leaseMs }]
export const replayDueTimes: readonly DueTime[] = [{ table: "replays", column: "next_at", where: "ended_at is null" }]

/** If another process claims a candidate first, the next one is tried. */
const candidatesMax = 10

const isDue = "ended_at is null and next_at <= now() and (lease_until is null or lease_until <= $1)"

/**
 * The time from now. The sum of a time with a zone and an interval depends on the session, so it is added
 * without a zone.
 */
const after = (interval: string) => `(now() at time zone 'UTC' + ${interval}) at time zone 'UTC'`

const rest = "least(greatest((now() - progressed_at) / 4, interval '0.5 seconds'), interval '60 seconds')"

/**
 * Claims the replay with the longest wait; undefined when none is due. Concurrent callers get other replays.
 */
export async function claimReplay(
  db: Database,
  { leaseId, leases }: Pick<HeldReplay, "leaseId" | "leases">,
): Promise<HeldReplay | undefined> {
  const checkedAt = time(leases.check())
  const candidates = await readOfAllAccounts<{ account_id: string; id: string }>(db, {
    text: `select account_id, id, next_at from replays where ${isDue}`,
    values: [checkedAt],
    orderBy: "next_at",
    limit: candidatesMax,
  })
  for (const { account_id: accountId, id } of candidates) {
    const taken = await db.query(
      `update replays set lease_id = $4, lease_until = $5 where account_id = $2 and id = $3 and ${isDue} returning 1`,
      [checkedAt, accountId, id, leaseId, time(leases.end(leaseMs))],
    )
    if (taken.length) return { accountId, id, leaseId, leases }
  }
  return undefined
}

/**
 * Locks the replay until the transaction ends, together with others of its endpoint that are active or being
 * cancelled. Returns undefined when it has ended or another process holds it. Then the caller must change
 * nothing.
 */
export async function lockReplay(tx: Tx, { accountId, id, leaseId }: HeldReplay): Promise<ReplayRow | undefined> {
  const known = await findReplay(tx, accountId, id)
  if (!known) return undefined
  // A cancellation that began before this replay existed does not lock this one.
  await readReplayForUpdate(tx, accountId, known, { all: known.started_at === null })
  const [row] = await tx.query<ReplayRow>(
    "select * from replays where account_id = $1 and id = $2 and lease_id = $3 and ended_at is null",
    [accountId, id, leaseId],
  )
  return row
}

/**
 * Releases a replay. A resting one is checked less and less often while it does not advance: after half a
 * second to a minute.
 */
export async function releaseReplay(tx: Tx, held: HeldReplay, { isResting }: { isResting: boolean }): Promise<void> {
  await tx.query(
    `update replays set lease_id = null, lease_until = null, next_at = ${isResting ? after(rest) : "now()"}
     where account_id = $1 and id = $2 and lease_id = $3`,
    [held.accountId, held.id, held.leaseId],
  )
}

/**
 * Releases a replay whose batch failed. Each further failure delays it more. Returns the number of failures
 * in a row, or undefined when it was not held.
 */
export async function recordReplayFailure(tx: Tx, held: HeldReplay): Promise<number | undefined> {
  const [row] = await tx.query<{ faults: number }>(
    `update replays set lease_id = null, lease_until = null, faults = faults + 1,
       next_at = ${after("faults * faults * interval '1 second'")}
     where account_id = $1 and id = $2 and lease_id = $3 and ended_at is null returning faults`,
    [held.accountId, held.id, held.leaseId],
  )
  return row?.faults
}

/** Records the position of a held replay and renews its lease. */
export async function advance(
  tx: Tx,
  { accountId, id, leases }: HeldReplay,
  to: { position: number; lookedAt: number; queued: number; skipped: number },
): Promise<void> {
  await tx.query(
    `update replays set position = $3, looked_at = looked_at + $4, queued = queued + $5, skipped = skipped + $6,
       lease_until = $7, progressed_at = now(), faults = 0
     where account_id = $1 and id = $2`,
    [accountId, id, time(to.position), to.lookedAt, to.queued, to.skipped, time(leases.end(leaseMs))],
  )
}
