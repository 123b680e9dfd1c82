import type { Transaction } from "#core/db/database.ts"
import type { AnnounceContext } from "#core/endpoints/announcer.ts"
import type { Lane } from "#core/queue/queue.ts"
import { announceEndpoint } from "./announce-endpoint.ts"

/** Hours without a success after which the account's other endpoints receive a warning, once each. */
export const warningHours = [24, 72] as const
export type WarningHours = (typeof warningHours)[number]

/**
 * Warns the account's other endpoints that this one has been failing for this many hours. Does nothing if the
 * same or a later warning followed its last success.
 */
export async function warnOfFailing(
  tx: Transaction,
  { accountId, targetId: id }: Lane,
  hours: WarningHours,
  context: AnnounceContext,
): Promise<void> {
  const warned = await tx.query(
    `update webhook_endpoints set warned_hours = $3
     where account_id = $1 and id = $2 and warned_hours < $3 and status <> 'disabled' returning id`,
    [accountId, id, hours],
  )
  if (!warned.length) return
  await announceEndpoint(tx, { accountId, id, type: "webhooks.failing" }, { failing_hours: hours }, context)
}
