import type { EndpointLane, HeldDelivery } from "./endpoint-lane.ts"
import { thinBody } from "./payload.ts"
import { requestHeaders, twilioHeaders, webhookHeaders } from "./request-headers.ts"
import { sign } from "./sign.ts"

/** The request of one attempt. */
export interface WebhookRequest {
  method: "GET" | "POST"
  url: string
  /** Appended to the URL, already encoded. */
  query?: string
  /** A flat list: `requestHeaders`. */
  headers: string[]
  /** Absent for GET. */
  body?: Buffer
  /** Null for an endpoint that subscribes to events. */
  event: CallbackEvent | null
}

/** The event of a callback. Its data is the message, which names the URL. */
export interface CallbackEvent {
  sid: string
  type: string
  data: Readonly<Record<string, unknown>>
}

/** Writes a callback as Twilio does. The signature is empty without an auth token. */
export type TwilioForm = (callback: { event: CallbackEvent; authToken: string | null }) => {
  method: "GET" | "POST"
  url: string
  /** The parameters, encoded as a form. */
  parameters: string
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
  if (event !== null && endpoint.callbackForm === "twilio" && twilioForm) {
    const { method, url, parameters, signature } = twilioForm({ event, authToken: endpoint.authToken })
    const headers = [...twilioHeaders(id, timestamp, signature), ...endpoint.extraHeaders]
    const content = method === "GET" ? { query: parameters } : { body: Buffer.from(parameters) }
    return { method, url, headers, event, ...content }
  }
  const url = event === null ? endpoint.url : String(event.data["status_callback"])
  const sent = Buffer.from(endpoint.isThin ? thinBody(body) : body)
  const headers = requestHeaders(id, timestamp, sign({ id, timestamp, body: sent, keys: endpoint.keys }))
  if (endpoint.extraHeaders.length) headers.push(...endpoint.extraHeaders)
  return { method: "POST", url, headers, body: sent, event }
}
