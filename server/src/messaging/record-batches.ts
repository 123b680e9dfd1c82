import { isRowFault } from "#db/errors.ts"

/** How outcomes and receipts share transactions. No client waits for them. */
export const recordBatches = {
  itemsMax: 500,
  concurrency: 2,
  /** Costs a message a few milliseconds, and spares the store half of its statements under load. */
  gapMs: 8,
  isOfOneItem: isRowFault,
} as const
