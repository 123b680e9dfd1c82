import type { Tx } from "./database.ts"
import { time } from "./literals.ts"

/** Creates the watermark of a sweep, unless it exists. */
export async function createWatermark(tx: Tx, name: string, at: number): Promise<void> {
  await tx.query("insert into sweeps (name, watermark) values ($1, $2) on conflict (name) do nothing", [name, time(at)])
}

/** Returns the time up to which a sweep has come. Null before it begins. */
export async function readWatermark(tx: Tx, name: string): Promise<number | null> {
  const [row] = await tx.query<{ watermark: number }>("select watermark from sweeps where name = $1", [name])
  return row?.watermark ?? null
}

/** Sets a watermark, whether it exists or not. */
export async function setWatermark(tx: Tx, name: string, to: number): Promise<void> {
  await tx.query(
    "insert into sweeps (name, watermark) values ($1, $2) on conflict (name) do update set watermark = excluded.watermark",
    [name, time(to)],
  )
}

/** Returns the watermark, locked until the transaction ends, and creates it at `first`. */
export async function lockWatermark(tx: Tx, name: string, first: number): Promise<number> {
  await createWatermark(tx, name, first)
  const [row] = await tx.query<{ watermark: number }>("select watermark from sweeps where name = $1 for update", [name])
  return row?.watermark ?? first
}

/** As `lockWatermark`, without a wait: returns null while another transaction has locked it. */
export async function tryLockWatermark(tx: Tx, name: string): Promise<number | null> {
  const held = "select watermark from sweeps where name = $1 for update skip locked"
  const [row] = await tx.query<{ watermark: number }>(held, [name])
  return row?.watermark ?? null
}

/** Moves a watermark that the transaction has locked. */
export async function moveWatermark(tx: Tx, name: string, to: number): Promise<void> {
  await tx.query("update sweeps set watermark = $2 where name = $1", [name, time(to)])
}
