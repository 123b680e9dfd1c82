import type { Database, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { time } from "#core/db/literals.ts"
import { reconciliationColumns, type ReconciliationRow } from "./store.ts"
import type { Lease } from "#core/db/end-overlong-leases.ts"
import type { DueTime } from "#core/db/shift-due-times.ts"
import type { LeaseTimes } from "#core/std/clock.ts"
import { minuteMs } from "#core/std/durations.ts"

/** Runs that one claim tries, because other processes may take the first ones. */
const candidatesMax = 10

/** The lease for one page: longer than a provider's timeout. After it, another process continues. */
export const runLeaseMs = 5 * 60_000
const dueTime = { table: "reconciliations", column: "due_at" }
export const reconciliationDueTimes: readonly DueTime[] = [{ ...dueTime, where: "claim_id is null" }]
export const reconciliationLeases: readonly Lease[] = [
  { ...dueTime, leaseMs: runLeaseMs, where: "claim_id is not null" },
]

/** The waits before retries of a failed run. The next night begins another run in any case. */
const retryDelaysMs = [5, 30, 120, 360].map((minutes) => minutes * minuteMs)

/** This process no longer holds the run. */
export class ClaimLost extends Error {}

export interface ClaimedRun {
  row: ReconciliationRow
  claimId: string
}

/**
 * Claims one due run of any account. A failed run starts its list again. A run whose process died continues
 * it.
 */
export async function claimRun(
  db: Database,
  { now, leases, claimId }: { now: number; leases: LeaseTimes; claimId: string },
): Promise<ClaimedRun | undefined> {
  const checkedAt = time(leases.check())
  const due = await readOfAllAccounts<{ account_id: string; id: string }>(db, {
    text: "select account_id, id, due_at from reconciliations where due_at <= $1 and (claim_id is null or due_at <= $2)",
    values: [time(now), checkedAt],
    orderBy: "due_at",
    limit: candidatesMax,
    name: "reconciliation_due",
  })
  for (const { account_id: accountId, id } of due) {
    const [row] = await db.query<ReconciliationRow>(
      `update reconciliations set claim_id = $3, due_at = $2, tries = least(tries + 1, 1000), status = 'running', error = null,
         cursor = case when status = 'running' then cursor end, is_listed = status = 'running' and is_listed
       where account_id = $4 and id = $5 and due_at <= $1 and (claim_id is null or due_at <= $6) returning ${reconciliationColumns}`,
      [time(now), time(leases.end(runLeaseMs)), claimId, accountId, id, checkedAt],
      "reconciliation_claim",
    )
    if (row) return { row, claimId }
  }
  return undefined
}

/** Writes the position of a run, and renews its claim. Throws `ClaimLost`. */
export async function renewRun(
  tx: Tx,
  { row: { account_id: accountId, id }, claimId }: ClaimedRun,
  more: { leases: LeaseTimes; matched?: number; opened?: number },
): Promise<void> {
  const rows = await tx.query(
    `update reconciliations set due_at = $4, matched_count = matched_count + $5, difference_count = difference_count + $6
      where account_id = $1 and id = $2 and claim_id = $3 and due_at is not null returning id`,
    [accountId, id, claimId, time(more.leases.end(runLeaseMs)), more.matched ?? 0, more.opened ?? 0],
    "reconciliation_keep",
  )
  if (!rows.length) throw new ClaimLost()
}

/** Stores the position after a stored page of the list. The caller renews the claim. */
export async function moveCursor(
  tx: Tx,
  { row: { account_id: accountId, id } }: ClaimedRun,
  cursor: string | null,
): Promise<void> {
  await tx.query(
    "update reconciliations set cursor = $3, is_listed = $4 where account_id = $1 and id = $2",
    [accountId, id, cursor, cursor === null],
    "reconciliation_move_cursor",
  )
}

export async function completeRun(tx: Tx, run: ClaimedRun, now: number): Promise<void> {
  await endRun(tx, run, `status = 'completed', due_at = null, cursor = null, completed_at = greatest($4::timestamptz, created_at)`, time(now)) // oxfmt-ignore
}

export async function failRun(
  tx: Tx,
  run: ClaimedRun,
  { error, now, isFinal }: { error: string; now: number; isFinal: boolean },
): Promise<void> {
  const delayMs = retryDelaysMs[Math.min(run.row.tries, retryDelaysMs.length) - 1] ?? 0
  const dueAt = isFinal || run.row.tries > retryDelaysMs.length ? null : time(now + delayMs)
  await endRun(tx, run, `status = 'failed', error = $4, due_at = $5`, error.slice(0, 1_000), dueAt)
}

/** Releases the run at its position, for another process. */
export async function releaseRun(tx: Tx, run: ClaimedRun, now: number): Promise<void> {
  await endRun(tx, run, `due_at = $4`, time(now))
}

async function endRun(
  tx: Tx,
  { row: { account_id: accountId, id }, claimId }: ClaimedRun,
  change: string,
  ...values: (string | null)[]
): Promise<void> {
  const rows = await tx.query(
    `update reconciliations set claim_id = null, ${change}
      where account_id = $1 and id = $2 and claim_id = $3 and due_at is not null returning id`,
    [accountId, id, claimId, ...values],
  )
  if (!rows.length) throw new ClaimLost()
}
