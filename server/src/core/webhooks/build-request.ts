import type { EndpointLane, HeldDelivery } from "./endpoint-lane.ts"
import { thinBody } from "./payload.ts"
import { requestHeaders, twilioHeaders, webhookHeaders } from "./request-headers.ts"
import { sign } from "./sign.ts"

/** The request of one attempt. */
export interface WebhookRequest {
  url: string
  /** A flat list: `requestHeaders`. */
  headers: string[]
  body: Buffer
}

/** The event of a status callback. Its data is the message, which names the URL. */
export interface CallbackEvent {
  type: string
  data: Readonly<Record<string, unknown>>
}

/** Writes a status callback as Twilio does. The signature is empty without an auth token. */
export type TwilioForm = (callback: { url: string; event: CallbackEvent; authToken: string | null }) => {
  body: string
  signature: string
}

/** Throws when the stored body cannot be read. */
export function buildRequest(
  endpoint: EndpointLane,
  { delivery, body }: HeldDelivery,
  { startedAt, twilioForm }: { startedAt: number; twilioForm?: TwilioForm },
): WebhookRequest {
  const { id, timestamp } = webhookHeaders({ eventId: delivery.eventId, startedAt })
  const event = endpoint.callbackForm === null ? null : (JSON.parse(body) as CallbackEvent)
  const url = event === null ? endpoint.url : String(event.data["status_callback"])
  if (event !== null && endpoint.callbackForm === "twilio" && twilioForm) {
    const written = twilioForm({ url, event, authToken: endpoint.authToken })
    const headers = [...twilioHeaders(id, timestamp, written.signature), ...endpoint.extraHeaders]
    return { url, headers, body: Buffer.from(written.body) }
  }
  const sent = Buffer.from(endpoint.isThin ? thinBody(body) : body)
  const headers = requestHeaders(id, timestamp, sign({ id, timestamp, body: sent, keys: endpoint.keys }))
  if (endpoint.extraHeaders.length) headers.push(...endpoint.extraHeaders)
  return { url, headers, body: sent }
}
