import { existsSync, readFileSync } from "node:fs"
import { FakeStripe } from "#payments/providers/stripe/fake-stripe.ts"
import { answerStripe, type KnownRequests } from "#payments/providers/stripe/testing.ts"
import { systemClock } from "#core/std/clock.ts"
import type { Received } from "../support/https-receiver.ts"

/** A request that changed something at the provider, written down before it is answered. */
export interface StripeLine {
  at: number
  request: Pick<Received, "method" | "path" | "headers" | "body">
}

/**
 * The double of Stripe as all its lives together left it: what its log says happens again, at its own time.
 */
export function readStripe(log: string): { stripe: FakeStripe; keys: KnownRequests } {
  const time = { at: null as number | null }
  const stripe = new FakeStripe({ ...systemClock, now: () => time.at ?? systemClock.now() })
  const keys: KnownRequests = new Map()
  // The end of a line that a kill cut off was not answered.
  const lines = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(0, -1) : []
  for (const line of lines) {
    const { at, request } = JSON.parse(line) as StripeLine
    time.at = at
    answerStripe(request, stripe, keys)
  }
  time.at = null
  return { stripe, keys }
}
