import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { QueueName } from "./priorities.ts"

/** A job that a transaction has locked, claimed or not. */
export interface HeldJob {
  /** How often it was claimed. */
  attempts: number
  memo: string | null
  /** The end of its claim's lease, which may have passed; null without a claim. */
  claimedUntil: number | null
}

/**
 * Locks jobs that several statements of this transaction will change, in the order of ids. A single statement
 * locks its jobs in this order itself. `parts` are the jobs of each statement.
 */
export async function lockJobsOfSeveral(
  tx: Tx,
  queue: QueueName,
  accountId: string,
  parts: readonly (readonly { id: string }[])[],
): Promise<void> {
  if (parts.filter((part) => part.length).length < 2) return
  await lockJobs(tx, queue, accountId, parts.flat().map(({ id }) => id)) // oxfmt-ignore
}

/** Locks jobs of one account until the end of the transaction, in the order of ids. Returns them by id. */
export async function lockJobs(
  tx: Tx,
  queue: QueueName,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, HeldJob>> {
  const rows = await tx.query<{ id: string; attempts: number; memo: string | null; claimed_until: number | null }>(
    `select id, attempts, memo, case when claim_id is not null then lease_until end as claimed_until
     from ${queue}_jobs where account_id = $1 and id = any($2) order by id for update`,
    [accountId, plainArray(ids)],
    `${queue}_hold_jobs`,
  )
  return new Map(
    rows.map(({ id, attempts, memo, claimed_until: claimedUntil }) => [id, { attempts, memo, claimedUntil }]),
  )
}
