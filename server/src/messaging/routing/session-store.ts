import type { Lease } from "#core/db/end-overlong-leases.ts"
import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import { listColumns } from "#core/db/row-lists.ts"
import type { LeaseTimes } from "#core/std/clock.ts"

export interface SessionLeaseRow {
  carrierId: string
  name: string
  holder: string
  /** Milliseconds until the lease ends. Negative after its end. */
  endsInMs: number
}

/** A living process's report about a carrier. */
export interface ReportRow {
  carrierId: string
  processId: string
  /** As in `SessionLeaseRow`, from the last renewal of the report. */
  endsInMs: number
  isAble: boolean
  health: string
}

export interface NewReport {
  carrierId: string
  isAble: boolean
  health: string
}

const newReports = listColumns<NewReport>()("carrier_id uuid, is_able boolean, health text")

/** From the store's answer to a renewal. */
export const sessionLeaseMs = 12_000
export const sessionLeases: readonly Lease[] = ["carrier_sessions", "carrier_reports"].map((table) => ({
  table,
  column: "lease_until",
  leaseMs: sessionLeaseMs,
}))

/**
 * The clock of a machine that slept is late until the next reading of the store's time. So a lease ends later
 * if the store's time says so, by a minute at most: that time can step by years.
 */
const leaseFrom = (end: string) =>
  `greatest(${end}::timestamptz, least(now() + interval '${sessionLeaseMs} milliseconds', ${end}::timestamptz + interval '1 minute'))`
const checkTime = "coalesce($1::timestamptz, now())"
const endsInMs = `(extract(epoch from lease_until - ${checkTime}) * 1000)::float8 as ends_in_ms`

function leaseEnd(leases: LeaseTimes): string {
  return time(leases.end(sessionLeaseMs))
}

/**
 * Renews all leases of a process and stores its reports. A lease that ended and that no other process claimed
 * is valid again.
 */
export function renew(tx: Transaction, processId: string, leases: LeaseTimes, reports: readonly NewReport[]): void {
  tx.send(`update carrier_sessions set lease_until = ${leaseFrom("$1")} where holder = $2`, [
    leaseEnd(leases),
    processId,
  ])
  tx.send(
    `insert into carrier_reports (carrier_id, process_id, lease_until, is_able, health)
     select carrier_id, $2, ${leaseFrom("$1")}, is_able, health from ${newReports.listed(3)}
     on conflict (carrier_id, process_id) do update
     set lease_until = excluded.lease_until, is_able = excluded.is_able, health = excluded.health`,
    [leaseEnd(leases), processId, ...newReports.values(reports)],
  )
}

/** Returns the sessions of these carriers, and all sessions that the process holds. */
export function findSessions(
  tx: Tx,
  carrierIds: readonly string[],
  { processId, leases }: { processId: string; leases: LeaseTimes },
): Promise<SessionLeaseRow[]> {
  return tx.query(
    `select carrier_id, name, holder, ${endsInMs} from carrier_sessions
     where carrier_id = any($2) or holder = $3 order by name`,
    [time(leases.check()), plainArray(carrierIds), processId],
  )
}

/** Returns the reports of living processes about all carriers. Without `leases`, the store's time decides. */
export function findReports(tx: Tx, leases?: LeaseTimes): Promise<ReportRow[]> {
  return tx.query(
    `select carrier_id, process_id, is_able, health, ${endsInMs} from carrier_reports where lease_until > ${checkTime}`,
    [time(leases?.check() ?? null)],
  )
}

/**
 * Locks the sessions of the carrier: other processes that want to claim some wait until the transaction ends.
 * Returns false if the carrier does not exist.
 */
export async function lockSessions(tx: Tx, carrierId: string): Promise<boolean> {
  return (await tx.query("select 1 from carriers where id = $1 for update", [carrierId])).length > 0
}

/** Claims sessions whose leases have ended, or that never had a lease. */
export function claimSessions(
  tx: Transaction,
  {
    carrierId,
    names,
    processId,
    leases,
  }: { carrierId: string; names: readonly string[]; processId: string; leases: LeaseTimes },
): void {
  tx.send(
    `insert into carrier_sessions as session (carrier_id, name, holder, lease_until)
     select $4, name, $3, ${leaseFrom("$2")} from unnest($5::text[]) as new (name)
     on conflict (carrier_id, name) do update set holder = excluded.holder, lease_until = excluded.lease_until
     where session.lease_until <= ${checkTime}`,
    [time(leases.check()), leaseEnd(leases), processId, carrierId, textArray(names)],
  )
}

/** Releases sessions that the process holds and has closed. */
export async function release(tx: Tx, carrierId: string, names: readonly string[], processId: string): Promise<void> {
  await tx.query("delete from carrier_sessions where carrier_id = $1 and name = any($2) and holder = $3", [
    carrierId,
    textArray(names),
    processId,
  ])
}

/** Deletes the process's rows about the carrier, whose sessions are closed. */
export async function forgetProcessOf(tx: Transaction, carrierId: string, processId: string): Promise<void> {
  tx.send("delete from carrier_sessions where carrier_id = $1 and holder = $2", [carrierId, processId])
  tx.send("delete from carrier_reports where carrier_id = $1 and process_id = $2", [carrierId, processId])
}

/** Releases all sessions of a process that is known to be dead. */
export async function releaseSessionsOf(tx: Transaction, processId: string): Promise<void> {
  tx.send("delete from carrier_sessions where holder = $1", [processId])
  tx.send("delete from carrier_reports where process_id = $1", [processId])
}

/** Ends all leases. Call it only when no process of the installation is running. */
export async function releaseAllSessions(tx: Transaction): Promise<void> {
  tx.send("delete from carrier_sessions")
  tx.send("delete from carrier_reports")
}

/** Deletes the rows of processes that died some time ago. The time can step forward after a renewal. */
export async function sweepSessions(tx: Transaction): Promise<void> {
  tx.send("delete from carrier_sessions where lease_until < now() - interval '1 day'")
  tx.send("delete from carrier_reports where lease_until < now() - interval '1 day'")
}
