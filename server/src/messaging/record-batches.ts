import { isRowFault } from "#db/errors.ts"

/** How what carriers tell shares transactions: outcomes and receipts, for which nobody of ours waits. */
export const recordBatches = {
  itemsMax: 500,
  concurrency: 2,
  /** Costs a message a few milliseconds, and spares the store half of its statements under load. */
  gapMs: 8,
  isOfOneItem: isRowFault,
} as const
