import type { Tx } from "#db/database.ts"
import { findOptOuts, insertOptOut, removeOptOut, type OptOutPair } from "./store.ts"

export type { OptOutPair } from "./store.ts"

/**
 * Records an opt-out. From the commit on, `optedOutPairs` includes it. Returns false for a repeated opt-out,
 * so that the recipient gets one reply.
 */
export async function optOut(tx: Tx, pair: OptOutPair, more: { keyword: string; now: number }): Promise<boolean> {
  const [isOptedOut] = await optedOutPairs(tx, [pair])
  return !isOptedOut && (await insertOptOut(tx, pair, more.keyword, more.now))
}

/** Ends an opt-out. Returns false when there was none. */
export function optIn(tx: Tx, pair: OptOutPair): Promise<boolean> {
  return removeOptOut(tx, pair)
}

/** Returns for each pair, in order, whether its recipient has opted out. One statement for each account. */
export async function optedOutPairs(tx: Tx, pairs: readonly OptOutPair[]): Promise<boolean[]> {
  const optedOut = pairs.map(() => false)
  for (const place of await findOptOuts(tx, pairs)) optedOut[place - 1] = true
  return optedOut
}
