import type { Transaction } from "#db/database.ts"
import type { Lane } from "#queue/queue.ts"
import type { AnnounceContext, Announced } from "./announcer.ts"
import { announceEndpoint } from "./announce-endpoint.ts"

/** Hours without a success after which the account's other endpoints hear of it, once each. */
export const warningHours = [24, 72] as const
export type WarningHours = (typeof warningHours)[number]

/**
 * Tells the account's other endpoints that this one has been failing for so long. Nothing happens when they have heard of that
 * already, or of more, since its last success. Gives what to tell the dispatcher after the commit.
 */
export async function warnOfFailing(
  tx: Transaction,
  { accountId, targetId: id }: Lane,
  hours: WarningHours,
  context: AnnounceContext,
): Promise<Announced[]> {
  const warned = await tx.query(
    `update webhook_endpoints set warned_hours = $3
     where account_id = $1 and id = $2 and warned_hours < $3 and status <> 'disabled' returning id`,
    [accountId, id, hours],
  )
  if (!warned.length) return []
  return announceEndpoint(tx, { accountId, id, type: "webhooks.failing" }, { failing_hours: hours }, context)
}
