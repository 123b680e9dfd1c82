import type { Tx } from "#core/db/database.ts"
import { readWatermark } from "#core/db/watermark.ts"

/** The name, in `sweeps`, of the position up to which messages and verifications are counted. */
export const rolledUp = "message_statistics"

/** Returns null before anything was counted. */
export function readPosition(tx: Tx): Promise<number | null> {
  return readWatermark(tx, rolledUp)
}
