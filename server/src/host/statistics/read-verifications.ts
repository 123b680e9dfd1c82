import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { readPosition } from "./position.ts"

export interface VerificationCounts {
  accountId: string
  /** Messages that a carrier accepted. */
  sent: number
  delivered: number
  /** Verifications. */
  approved: number
  /** Blocks that began. */
  blocked: number
}

interface CountsRow extends Omit<VerificationCounts, "accountId"> {
  account_id: string
}

export interface VerificationsRead {
  accounts: VerificationCounts[]
  /** Events after this time are not counted yet. */
  countedUntil: number | null
}

/**
 * Returns the accounts with verifications in some whole hours, those with the most unapproved messages first.
 * It reads only the counters: a row for each account and hour.
 */
export async function readVerificationCounts(
  tx: Tx,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<VerificationsRead> {
  const [rows, countedUntil] = await Promise.all([
    tx.query<CountsRow>(
      `select account_id, sum(sent)::bigint as sent, sum(delivered)::bigint as delivered, sum(approved)::bigint as approved,
         sum(blocked)::bigint as blocked
       from verification_hours where hour >= $1 and hour < $2
       group by account_id order by sum(sent) - sum(approved) desc, sum(blocked) desc, account_id limit $3`,
      [time(from), time(to), limit],
    ),
    readPosition(tx),
  ])
  return { accounts: rows.map(({ account_id: accountId, ...counts }) => ({ accountId, ...counts })), countedUntil }
}
