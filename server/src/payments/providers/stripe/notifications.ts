import type Stripe from "stripe"
import { eventAnswer } from "./answers.ts"

/**
 * The default of Stripe's library. Stripe signs each attempt again, so an older signature comes from a replay
 * by a stranger.
 */
const toleranceSeconds = 300

export interface SignedEvent {
  id: string
  /** The id of the session that the event is about. */
  session: string | null
  /** The id of the intent that the event is about. */
  intent: string | null
  metadata: Readonly<Record<string, string>>
}

/** Whether the header has the form of a signature with a recent time: `t=<seconds>,v1=<64 hex digits>,…`. */
export function hasFreshSignature(header: string, nowMs: number): boolean {
  const [, seconds = ""] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header) ?? []
  const ageSeconds = Math.floor(nowMs / 1_000) - Number(seconds || NaN)
  return ageSeconds <= toleranceSeconds && /(?:^|,)v1=[0-9a-f]{64}(?:,|$)/.test(header)
}

/** Returns null if none of the secrets matches the signature, or if the body is not an event. */
export function readEvent(
  stripe: Stripe,
  notification: { body: Uint8Array; signature: string | undefined; secrets: readonly string[]; nowMs: number },
): SignedEvent | null {
  const { body, signature, secrets, nowMs } = notification
  if (signature === undefined) return null
  for (const secret of secrets) {
    const event = signedEvent(stripe, { body, signature, secret, nowMs })
    if (event) return event
  }
  return null
}

function signedEvent(
  stripe: Stripe,
  { body, signature, secret, nowMs }: { body: Uint8Array; signature: string; secret: string; nowMs: number },
): SignedEvent | null {
  let parsed: unknown
  try {
    parsed = stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, nowMs)
  } catch {
    return null
  }
  const result = eventAnswer.safeParse(parsed)
  if (!result.success) return null
  const { object } = result.data.data
  const idOf = (name: string) => (object.object === name ? (object.id ?? null) : null)
  return {
    id: result.data.id,
    session: idOf("checkout.session"),
    intent: idOf("payment_intent") ?? object.payment_intent ?? null,
    metadata: object.metadata ?? {},
  }
}
