import type { Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import { hourOf } from "./hours.ts"
import { countedStatuses, type CountedStatus } from "./read-statistics.ts"
import { dayMs } from "#core/std/durations.ts"

export type MessageCounts = Record<CountedStatus, number>

const sums = countedStatuses.map((status) => `sum(${status})::bigint as ${status}`).join(", ")

/**
 * The counts of each account's messages in the last day, up to a minute or two ago. Accounts without messages
 * are absent.
 */
export async function readTraffic(
  tx: Tx,
  accountIds: readonly string[],
  now: number,
): Promise<Map<string, MessageCounts>> {
  const rows = await tx.query<MessageCounts & { account_id: string }>(
    `select account_id, ${sums} from message_hours where account_id = any($1) and hour >= $2 group by account_id`,
    [plainArray(accountIds), time(hourOf(now - dayMs))],
  )
  return new Map(rows.map(({ account_id, ...counts }) => [account_id, counts]))
}
