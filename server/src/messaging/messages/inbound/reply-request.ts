import type { CallbackEndpoints } from "#core/endpoints/callback-endpoints.ts"
import type { NewEvent } from "#core/endpoints/announcer.ts"
import { EndpointRefusal } from "#core/endpoints/refusals.ts"
import { eventBody } from "#core/events/event-body.ts"
import type { CallbackMethod } from "#messaging/numbers/callback-settings.ts"
import type { InboundUrl, SenderCallbacks } from "#messaging/numbers/sender-callbacks.ts"

/** A request for the reply to an inbound message, as its event holds it. */
export interface ReplyRequest {
  url: string
  method: CallbackMethod
  /** The requests before this one: redirects, and the one that failed. */
  hop: number
  /** The replies that the answers before this one had. */
  replies: number
  /** What is requested when this request fails. Null without a fallback URL, and for the fallback itself. */
  fallback: { url: string; method: CallbackMethod } | null
  /** Why the fallback is requested, by Twilio's number, and the URL that failed. */
  error: { code: number; url: string } | null
  /** The keyword of the message. */
  opt_out_type: "STOP" | "START" | "HELP" | null
  /** The files of the message. */
  media: readonly { sid: string; content_type: string }[]
}

export interface ReplyUrlContext {
  senderCallbacks: Pick<SenderCallbacks, "of">
  callbacks: Pick<CallbackEndpoints, "idFor">
}

/** Where an inbound message asks for its reply. */
export interface ReplyUrl {
  /** The messaging service of the number. */
  serviceId: string | null
  inbound: InboundUrl | null
  /** The endpoint of the URL's origin. Null if nothing can be requested. */
  endpointId: string | null
  /** Why nothing can be requested, although there is a URL. */
  fault: string | null
}

/** Finds the URL of a number that received a message. A URL without an endpoint must not lose the message. */
export async function findReplyUrl(
  { senderCallbacks, callbacks }: ReplyUrlContext,
  accountId: string,
  number: string,
): Promise<ReplyUrl> {
  const { inbound, serviceId } = await senderCallbacks.of(accountId, number)
  if (!inbound) return { serviceId, inbound, endpointId: null, fault: null }
  const found = await endpointOf({ callbacks }, accountId, inbound.url)
  return typeof found === "string"
    ? { serviceId, inbound, endpointId: found, fault: null }
    : { serviceId, inbound, endpointId: null, ...found }
}

/** Returns the id of the endpoint for a URL, or why Posthorn cannot call it. */
export async function endpointOf(
  { callbacks }: Pick<ReplyUrlContext, "callbacks">,
  accountId: string,
  url: string,
): Promise<string | { fault: string }> {
  try {
    return await callbacks.idFor(accountId, { url, form: "twilio" })
  } catch (error) {
    if (error instanceof EndpointRefusal) return { fault: error.message }
    throw error
  }
}

/** The event whose delivery is the request. `resource` is the inbound message. */
export function replyRequestEvent(
  { accountId, messageId, endpointId }: { accountId: string; messageId: string; endpointId: string },
  resource: object,
  request: ReplyRequest,
  { id, now }: { id: string; now: number },
): NewEvent {
  // The message itself has one event.
  const head = { id, type: "messages.reply_requested", accountId, sequence: 2 + request.hop, occurredAt: now } as const
  const body = eventBody(head, JSON.stringify({ ...resource, reply_request: request }))
  const { url, method, error } = request
  const detail = JSON.stringify({ url, method, ...(error && { error_code: error.code }) })
  return { ...head, subjectId: messageId, body, detail, callbackEndpointId: endpointId }
}
