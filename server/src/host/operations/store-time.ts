import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { readWatermark, setWatermark } from "#core/db/watermark.ts"
import type { Clock } from "#core/std/clock.ts"
import { dayMs } from "#core/std/durations.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { SteeredClock, stepMaxMs } from "#core/std/steered-clock.ts"

/** The latest time of the store that a process noted. */
export const clockWatermark = "store clock"
/** A time that is more than a year from the noted one, and that a person accepted. */
const acceptedWatermark = "accepted store clock"
/** The time until which nothing is deleted for its age. */
const doubtWatermark = "doubtful store clock"

/** After the time proceeded by more than this without a process, an operator has this time to correct it. */
const doubtMs = dayMs
/** An accepted time is good for the starts of this time. */
const acceptedMs = dayMs
/** No release is older, so an earlier time is that of a clock without a battery. */
const earliestMs = Date.UTC(2026, 0, 1)

/** Returns the time of the store, and the latest one that a process noted; null before the first. */
export async function readStoreTime(tx: Tx): Promise<{ now: number; noted: number | null }> {
  const [row] = await tx.query<{ now: number; noted: number | null }>(
    "select clock_timestamp() as now, (select watermark from sweeps where name = $1) as noted",
    [clockWatermark],
  )
  return { now: row?.now ?? NaN, noted: row?.noted ?? null }
}

/** Notes the time of the store, so that a start can compare it. */
export async function noteStoreTime(tx: Tx): Promise<void> {
  const { now, noted } = await readStoreTime(tx)
  // It comes first: after a crash between the two, the next note finds the same distance.
  if (noted !== null && now - noted > doubtMs) await setWatermark(tx, doubtWatermark, now + doubtMs)
  await tx.query(
    `insert into sweeps as known (name, watermark) values ($1, $2)
     on conflict (name) do update set watermark = greatest(known.watermark, excluded.watermark)`,
    [clockWatermark, time(now)],
  )
}

/**
 * Whether the time proceeded by more than a day within the last day without a process, so that nothing should
 * be deleted for its age. Either no process ran, or the clock is ahead and would delete what is young.
 */
export async function isTimeDoubtful(tx: Tx): Promise<boolean> {
  const { now, noted } = await readStoreTime(tx)
  const doubtfulUntil = (await readWatermark(tx, doubtWatermark)) ?? now
  // After the clock was corrected, an end further ahead is that of the wrong time.
  const isInDoubt = now < doubtfulUntil && doubtfulUntil <= now + doubtMs
  return isInDoubt || (noted !== null && now - noted > doubtMs)
}

/**
 * Returns a sentence when the time of the store cannot be right, and otherwise null. It is compared with the
 * noted time, or with the time of this machine in a store without one.
 */
export async function storeTimeFault(tx: Tx, machineMs: number): Promise<string | null> {
  const { now, noted } = await readStoreTime(tx)
  if (now < earliestMs) return `The clock of the store says ${isoTime(now)}, before this release was made. ${remedy}`
  const accepted = await readWatermark(tx, acceptedWatermark)
  if (Math.abs(now - (noted ?? machineMs)) <= stepMaxMs) return null
  if (accepted !== null && Math.abs(now - accepted) <= acceptedMs) return null
  const known = noted === null ? "" : `, and Posthorn last used the store at ${isoTime(noted)}`
  return (
    `The clock of the store says ${isoTime(now)}, the clock of this machine ${isoTime(machineMs)}${known}. ` +
    `${remedy} If the clock of the store is right, run "posthorn clock accept".`
  )
}

const remedy = "Correct the clock of the machine with PostgreSQL, and synchronize it with a time server."

/** Throws the fault of the store's time: new rows would be years from the others. */
export async function refuseWrongTime(tx: Tx, clock: Clock): Promise<void> {
  if (!(clock instanceof SteeredClock)) return
  const fault = await storeTimeFault(tx, clock.now() + clock.machineAheadMs)
  if (fault !== null) throw new Error(fault)
}

/** A person says that the time of the store is right. Returns it. */
export async function acceptStoreTime(tx: Tx): Promise<number> {
  const { now } = await readStoreTime(tx)
  await setWatermark(tx, acceptedWatermark, now)
  return now
}
