import type Stripe from "stripe"
import type { z } from "zod"
import type { ProviderOutcome } from "../provider.ts"
import { checked, listOfNamed, searchOfIntents } from "./answers.ts"

const pagesMax = 10
const limit = 100
/** The clocks of Stripe and of this machine differ. */
const marginMs = 300_000
const sessionMostMs = 24 * 3_600_000
/** Stripe's documentation of search: "Propagation can be up to an hour behind during outages." */
const searchLagMs = 3_600_000

/**
 * The reference of the charge with this key, after its answer was lost. Otherwise `not_found` or `unknown`.
 *
 * - Repeating the request is not safe: Stripe forgets keys after 24 hours, and would then charge the customer
 *   twice.
 * - Search misses a charge that Stripe created a moment ago.
 * - Lists are complete, but long for a busy account.
 *
 * So this function reads the newest 1,000 sessions and intents since the creation of the payment, and
 * searches for an older one. The outcome is `not_found` only if the lists and the search together cover the
 * whole time.
 */
export async function findCharge(
  stripe: Stripe,
  { key, since, nowMs }: { key: string; since: number; nowMs: number },
): Promise<string | ProviderOutcome> {
  // A session ends after 24 hours at most. If the customer paid in an older session, its intent has the key
  // too.
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
  return { kind: "unknown", detail: "Stripe has too many payments of the last hour to find this one in its lists." }
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
