import type { Tx } from "#core/db/database.ts"
import { findAllSenders, findSender } from "./messaging-service-store.ts"
import { everySender, findOptOuts, insertOptOut, removeOptOuts, type OptOutPair } from "./store.ts"

export { everySender, type OptOutPair } from "./store.ts"

/**
 * Records an opt-out. From the commit on, `optedOutPairs` includes it. Returns false for a repeated opt-out,
 * so that the recipient gets one reply.
 */
export async function optOut(tx: Tx, pair: OptOutPair, more: { keyword: string; now: number }): Promise<boolean> {
  const [isOptedOut] = await optedOutPairs(tx, [pair])
  return !isOptedOut && (await insertOptOut(tx, pair, more.keyword, more.now))
}

/**
 * The recipient asks for messages: ends the opt-out of this sender, of those of its messaging service, and of
 * all. Returns false without one.
 */
export async function optIn(tx: Tx, pair: OptOutPair): Promise<boolean> {
  const { accountId } = pair
  const serviceId = await serviceOfSender(tx, accountId, pair.sender)
  const pooled = serviceId === null ? [] : await findAllSenders(tx, accountId, serviceId)
  const senders = [everySender, ...pooled.map(({ sender }) => sender)]
  return await removeOptOuts(tx, accountId, [pair, ...senders.map((sender) => ({ ...pair, sender }))])
}

/** Returns the messaging service that has the sender, or null. */
export async function serviceOfSender(tx: Tx, accountId: string, sender: string): Promise<string | null> {
  return (await findSender(tx, accountId, sender))?.serviceId ?? null
}

/** Deletes the opt-out of this sender alone, or the one of every sender. Returns false without one. */
export function deleteOptOut(tx: Tx, pair: OptOutPair): Promise<boolean> {
  return removeOptOuts(tx, pair.accountId, [pair])
}

/** Returns for each pair, in order, whether its recipient has opted out. One statement for each account. */
export async function optedOutPairs(tx: Tx, pairs: readonly OptOutPair[]): Promise<boolean[]> {
  const optedOut = pairs.map(() => false)
  for (const place of await findOptOuts(tx, pairs)) optedOut[place - 1] = true
  return optedOut
}
