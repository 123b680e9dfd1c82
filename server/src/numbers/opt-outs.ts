import type { Tx } from "#db/database.ts"
import { findOptOuts, insertOptOut, removeOptOut, type OptOutPair } from "./store.ts"

export type { OptOutPair } from "./store.ts"

/**
 * The recipient left: from the commit on, `optedOutPairs` says so. False when it had left before, so that it
 * is answered once.
 */
export function optOut(tx: Tx, pair: OptOutPair, more: { keyword: string; now: number }): Promise<boolean> {
  return insertOptOut(tx, pair, more.keyword, more.now)
}

/** The recipient came back. False when it had not left. */
export function optIn(tx: Tx, pair: OptOutPair): Promise<boolean> {
  return removeOptOut(tx, pair)
}

/** For each pair, in order, whether its recipient has left. One statement for each account. */
export async function optedOutPairs(tx: Tx, pairs: readonly OptOutPair[]): Promise<boolean[]> {
  const optedOut = pairs.map(() => false)
  for (const place of await findOptOuts(tx, pairs)) optedOut[place - 1] = true
  return optedOut
}
