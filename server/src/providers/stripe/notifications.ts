import type Stripe from "stripe"
import { eventAnswer } from "./answers.ts"

/** Stripe's own default. An older notification is a repetition by somebody else: Stripe signs each of its attempts anew. */
const toleranceSeconds = 300

export interface SignedEvent {
  id: string
  /** Of the session or the intent that it is about. */
  session: string | null
  intent: string | null
  metadata: Readonly<Record<string, string>>
}

/** Null when none of the secrets signed it, and when it is no event. */
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
  const isIntent = object.object === "payment_intent"
  return {
    id: result.data.id,
    session: object.object === "checkout.session" ? object.id : null,
    intent: isIntent ? object.id : (object.payment_intent ?? null),
    metadata: object.metadata ?? {},
  }
}
