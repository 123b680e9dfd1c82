import type { Tx } from "#db/database.ts"
import { time } from "#db/literals.ts"
import { findReplay, holdReplay } from "./replay-store.ts"
import type { ReplayRow } from "./replay-store.ts"

/** The right to go on with one replay, for as long as the lease lasts. All times are the store's own. */
export interface HeldReplay {
  accountId: string
  id: string
  leaseId: string
}

/** Above what a batch takes, with which the lease is renewed; so long does a replay stand still when its process dies. */
const lease = "now() + interval '15 seconds'"

/** Taken by others meanwhile, the next one is tried. */
const candidatesMax = 10

const isDue = "ended_at is null and next_at <= now() and (lease_until is null or lease_until <= now())"

/** From now on. The sum of a time with a zone and an interval depends on the session, so it is added without a zone. */
const after = (interval: string) => `(now() at time zone 'UTC' + ${interval}) at time zone 'UTC'`

const rest = "least(greatest((now() - progressed_at) / 4, interval '0.5 seconds'), interval '60 seconds')"

/** Takes the replay that has waited the longest for its turn; undefined when none is due. Others take others. */
export async function takeReplay(tx: Tx, leaseId: string): Promise<HeldReplay | undefined> {
  const candidates = await tx.query<{ account_id: string; id: string }>(
    `select account_id, id from replays where ${isDue} order by next_at limit ${candidatesMax}`,
  )
  for (const { account_id: accountId, id } of candidates) {
    const taken = await tx.query(
      `update replays set lease_id = $3, lease_until = ${lease} where account_id = $1 and id = $2 and ${isDue} returning 1`,
      [accountId, id, leaseId],
    )
    if (taken.length) return { accountId, id, leaseId }
  }
  return undefined
}

/**
 * Holds the replay until the transaction ends, beside others of its endpoint that go on or are being cancelled. Undefined when it has
 * ended or somebody else has it by now: then nothing may be done in its name.
 */
export async function lockReplay(tx: Tx, { accountId, id, leaseId }: HeldReplay): Promise<ReplayRow | undefined> {
  const known = await findReplay(tx, accountId, id)
  if (!known) return undefined
  // Who began to cancel one before this one was there does not hold this one.
  await holdReplay(tx, accountId, known, { all: known.started_at === null })
  const [row] = await tx.query<ReplayRow>(
    "select * from replays where account_id = $1 and id = $2 and lease_id = $3 and ended_at is null",
    [accountId, id, leaseId],
  )
  return row
}

/** Gives a replay back. One that rests is looked at less and less often while nothing moves: after half a second to a minute. */
export async function giveBackReplay(tx: Tx, held: HeldReplay, { isResting }: { isResting: boolean }): Promise<void> {
  await tx.query(
    `update replays set lease_id = null, lease_until = null, next_at = ${isResting ? after(rest) : "now()"}
     where account_id = $1 and id = $2 and lease_id = $3`,
    [held.accountId, held.id, held.leaseId],
  )
}

/** Gives a replay back whose batch failed, to be tried later and later. Gives how many failed in a row, or undefined when it was not held. */
export async function noteFault(tx: Tx, held: HeldReplay): Promise<number | undefined> {
  const [row] = await tx.query<{ faults: number }>(
    `update replays set lease_id = null, lease_until = null, faults = faults + 1,
       next_at = ${after("faults * faults * interval '1 second'")}
     where account_id = $1 and id = $2 and lease_id = $3 and ended_at is null returning faults`,
    [held.accountId, held.id, held.leaseId],
  )
  return row?.faults
}

/** Writes how far a held replay has come; its lease begins anew. */
export async function advance(
  tx: Tx,
  { accountId, id }: HeldReplay,
  to: { position: number; lookedAt: number; queued: number; skipped: number },
): Promise<void> {
  await tx.query(
    `update replays set position = $3, looked_at = looked_at + $4, queued = queued + $5, skipped = skipped + $6,
       lease_until = ${lease}, progressed_at = now(), faults = 0
     where account_id = $1 and id = $2`,
    [accountId, id, time(to.position), to.lookedAt, to.queued, to.skipped],
  )
}
