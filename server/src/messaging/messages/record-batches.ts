import { isRowFault } from "#core/db/errors.ts"

/** How outcomes and receipts share transactions. No client waits for them. */
export const recordBatches = {
  itemsMax: 500,
  concurrency: 2,
  /** Delays a message by a few milliseconds, and saves the store half of its statements under load. */
  gapMs: 8,
  isOfOneItem: isRowFault,
} as const
