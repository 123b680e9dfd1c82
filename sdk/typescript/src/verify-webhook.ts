import { WebhookVerificationError } from "./core/errors.ts"
import { verifiedText, type VerifyOptions, type WebhookHeaders } from "./core/webhook.ts"
import type { Event } from "./generated/schemas.ts"

/** The body for an endpoint with `payload=thin`: the subject of the event, and where to fetch it. */
export interface ThinEvent extends Omit<Event, "data"> {
  data: { sid: string; status: string | null; url: string }
}

/**
 * Returns the event in a webhook, if it is proved to come from Posthorn within the last minutes. `payload` is
 * the raw body, before any parser. `secret` is the endpoint's (`whsec_…`, or the public key `whpk_…` of
 * `v1a`), or several during a rotation. Rejects with `WebhookVerificationError`: answer it with 400. Events
 * can be repeated, so ignore those whose `sid` you have seen.
 */
export async function verifyWebhook<Kind extends Event | ThinEvent = Event>(
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options?: VerifyOptions,
): Promise<Kind> {
  const text = await verifiedText(payload, headers, secret, options)
  try {
    return JSON.parse(text) as Kind
  } catch (cause) {
    throw new WebhookVerificationError("The webhook is signed, but its body is no JSON.", { cause })
  }
}
