import type { Tx } from "#db/database.ts"

/** The name of the position up to which the counters of messages and verifications count, among `sweeps`. */
export const rolledUp = "message_statistics"

/** Null before anything was counted. */
export async function readPosition(tx: Tx): Promise<number | null> {
  const [row] = await tx.query<{ watermark: number }>("select watermark from sweeps where name = $1", [rolledUp])
  return row?.watermark ?? null
}
