import type Stripe from "stripe"
import type { z } from "zod"
import type { ProviderOutcome } from "../provider.ts"
import { checked, listOfNamed, searchOfIntents } from "./answers.ts"

const pagesMax = 10
const limit = 100
/** The clocks of Stripe and of this machine differ. */
const marginMs = 300_000
const sessionMostMs = 24 * 3_600_000
/** "Propagation can be up to an hour behind during outages." */
const searchLagMs = 3_600_000

/**
 * The reference of the charge with this key, when its answer was lost; or `not_found`, or `unknown`.
 *
 * The request is not repeated: Stripe forgets keys after 24 hours, and would then charge twice. Search alone would miss what was
 * created a moment ago. Lists are up to date, but long at a busy account. So the newest 1,000 sessions and intents since the payment
 * was made are looked through, and search answers for older ones. Only when both together leave no gap is the charge `not_found`.
 */
export async function findCharge(
  stripe: Stripe,
  { key, since, nowMs }: { key: string; since: number; nowMs: number },
): Promise<string | ProviderOutcome> {
  // An older session is over; when it was paid, its intent has the key too.
  const sessionsSince = Math.max(since, nowMs - sessionMostMs)
  const sessions = await scan(key, (after) => stripe.checkout.sessions.list(pageOf(sessionsSince, after)))
  if (sessions.found !== null) return sessions.found
  const intents = await scan(key, (after) => stripe.paymentIntents.list(pageOf(since, after)))
  if (intents.found !== null) return intents.found
  const notFound = { kind: "not_found", detail: `Stripe has no payment with the key ${key}.` } as const
  if (sessions.isComplete && intents.isComplete) return notFound
  const query = `metadata["charge_key"]:"${key}"`
  const [found] = checked(await stripe.paymentIntents.search({ query, limit: 1 }), searchOfIntents).data
  if (found) return found.id
  if (sessions.isComplete && intents.oldestMs < nowMs - searchLagMs - marginMs) return notFound
  return { kind: "unknown", detail: "Stripe has too many payments of the last hour to look through." }
}

function pageOf(since: number, after: string | undefined) {
  const created = { gte: Math.floor(Math.max(since - marginMs, 0) / 1_000) }
  return { created, limit, ...(after === undefined ? {} : { starting_after: after }) }
}

/** Stripe lists the newest first. */
async function scan(
  key: string,
  fetchPage: (after: string | undefined) => Promise<unknown>,
): Promise<{ found: string | null; isComplete: boolean; oldestMs: number }> {
  let last: z.infer<typeof listOfNamed>["data"][number] | undefined
  for (let count = 0; count < pagesMax; count++) {
    const { data, has_more: hasMore } = checked(await fetchPage(last?.id), listOfNamed)
    const match = data.find(({ metadata }) => metadata?.["charge_key"] === key)
    last = data.at(-1)
    if (match || !hasMore || !last) return { found: match?.id ?? null, isComplete: true, oldestMs: 0 }
  }
  return { found: null, isComplete: false, oldestMs: (last?.created ?? 0) * 1_000 }
}
