import type { Tx } from "#db/database.ts"
import { readWatermark } from "#db/watermark.ts"

/** The name of the position up to which the counters of messages and verifications count, among `sweeps`. */
export const rolledUp = "message_statistics"

/** Null before anything was counted. */
export function readPosition(tx: Tx): Promise<number | null> {
  return readWatermark(tx, rolledUp)
}
