import { toSid } from "#core/std/ids.ts"

const usual = {
  "content-type": "application/json",
  "user-agent": "Posthorn-Webhooks/1",
  "accept-encoding": "identity",
} as const

export interface RequestIdentity {
  eventId: string
  /** The start of the attempt, in milliseconds. */
  startedAt: number
}

/**
 * Standard Webhooks 1.0.0: `webhook-id` is the event's, the same for every attempt. The timestamp is the
 * attempt's, in seconds.
 */
export function webhookHeaders({ eventId, startedAt }: RequestIdentity): { id: string; timestamp: number } {
  return { id: toSid("event", eventId), timestamp: Math.floor(startedAt / 1_000) }
}

/**
 * A flat list, as `Outgoing` expects it, because thousands are made a second. The endpoint's own headers
 * follow.
 */
export function requestHeaders(id: string, timestamp: number, signature: string): string[] {
  // oxfmt-ignore
  return [
    "content-type", usual["content-type"],
    "user-agent", usual["user-agent"],
    "accept-encoding", usual["accept-encoding"],
    "webhook-id", id,
    "webhook-timestamp", `${timestamp}`,
    "webhook-signature", signature,
  ]
}

const formType = "application/x-www-form-urlencoded; charset=utf-8"

/** As `requestHeaders`, for a status callback in Twilio's form. Each value has the same place. */
export function twilioHeaders(id: string, timestamp: number, signature: string): string[] {
  const headers = requestHeaders(id, timestamp, signature)
  headers[1] = formType
  headers[signatureAt - 1] = "x-twilio-signature"
  return headers
}

const signatureAt = 11
const ownFrom = 12

/**
 * The part of `requestHeaders` that cannot be computed again later: the form, the signature, and the names of
 * the endpoint's own headers.
 */
export function sentHeaders(headers: readonly string[]): {
  signature: string
  extraHeaders: string[]
  isTwilioForm?: true
} {
  const extraHeaders: string[] = []
  for (let at = ownFrom; at < headers.length; at += 2) extraHeaders.push((headers[at] ?? "").toLowerCase())
  return { signature: headers[signatureAt] ?? "", extraHeaders, ...(headers[1] === formType && { isTwilioForm: true }) }
}

/**
 * Returns the headers of an attempt as its account can see them. A hidden value is null. An endpoint's own
 * headers hold secrets, and the signature of a success is not stored.
 */
export function visibleRequestHeaders(
  identity: RequestIdentity,
  sent: { signature: string | null; extraHeaders: readonly string[]; isTwilioForm?: true },
): Record<string, string | null> {
  const { id, timestamp } = webhookHeaders(identity)
  return {
    ...Object.fromEntries(sent.extraHeaders.map((name) => [name, null])),
    ...usual,
    ...(sent.isTwilioForm && { "content-type": formType }),
    "webhook-id": id,
    "webhook-timestamp": `${timestamp}`,
    [sent.isTwilioForm ? "x-twilio-signature" : "webhook-signature"]: sent.signature,
  }
}
