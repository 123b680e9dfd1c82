import type { Tx } from "#core/db/database.ts"

/**
 * A transaction that had been writing for seconds when a follower read. Its events may be far below the last
 * event that was read.
 */
export interface SlowWriter {
  /** The lower half of its transaction id. */
  xid: number
  /** It did not begin before this time, in milliseconds. */
  since: number
}

/**
 * Among all writing transactions at a follower's last read, these are slow. The others began after `at`, or a
 * few seconds before.
 */
export interface Horizon {
  at: number
  slow: readonly SlowWriter[]
}

/**
 * One row. With it, Citus runs a statement on the server that has the events of the account `$1`.
 * Transactions have other numbers there than on the coordinator.
 */
export const onNodeOfAccount = "(select count(*) from accounts where id = $1) as placed"

/** After this time, other transactions may also have become slow. */
export const renewEveryMs = 10_000
const slowAfterMs = 5_000
/** More than the number of writing connections of an installation. */
export const slowMax = 100

/**
 * The horizon of the next read. A snapshot does not list all open transactions, nor their age; the server's
 * activity does. A transaction that is unknown from the last read counts as at least as old as that read,
 * because clocks differ.
 *
 * It calls the functions of the server's activity, because Citus reads the view on the coordinator.
 */
export async function findHorizon(
  tx: Tx,
  accountId: string,
  now: number,
  before: Horizon & { lookedAt: number },
): Promise<Horizon> {
  const rows = await tx.query<{ xid: number; age_ms: number }>(
    `select other.backend_xid::text::bigint as xid,
       coalesce(extract(epoch from clock_timestamp() - other.xact_start) * 1000, 0)::bigint as age_ms
     from ${onNodeOfAccount}, pg_stat_get_activity(pg_backend_pid()) as own, pg_stat_get_activity(null) as other
     where other.datid = own.datid and other.backend_xid is not null order by other.xact_start limit $2`,
    [accountId, slowMax],
    "events_find_horizon",
  )
  const known = new Map(before.slow.map(({ xid, since }) => [xid, since]))
  const writers = rows.map(({ xid, age_ms: ageMs }): SlowWriter => {
    return { xid, since: known.get(xid) ?? Math.min(now - ageMs, before.lookedAt) }
  })
  return { at: now, slow: writers.filter(({ since }) => since < now - slowAfterMs) }
}

/**
 * The slow transactions that a snapshot shows to be still open, and the start of the oldest other one; null
 * when there is no other.
 */
export function applySnapshot(
  { slow }: Pick<Horizon, "slow">,
  snapshot: string,
): { slow: readonly SlowWriter[]; endedSince: number | null } {
  if (!slow.length) return { slow, endedSince: null }
  const [, xmax = "", list = ""] = snapshot.split(":")
  const listed = new Set(list.split(",").map(lowerHalf))
  // Numbers from `xmax` on are open, or were not assigned yet.
  const isUnderWay = ({ xid }: SlowWriter) => listed.has(xid) || lowerHalf(xid - lowerHalf(xmax)) < halfOfAll
  const ended = slow.filter((writer) => !isUnderWay(writer)).map(({ since }) => since)
  return { slow: slow.filter(isUnderWay), endedSince: ended.length ? Math.min(...ended) : null }
}

const halfOfAll = 2 ** 31

function lowerHalf(number: number | string): number {
  return ((Number(number) % 2 ** 32) + 2 ** 32) % 2 ** 32
}
