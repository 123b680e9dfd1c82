import { nearest } from "#core/std/nearest.ts"
import { EventRefusal } from "./refusals.ts"

/**
 * Every event type and its meaning. The list is closed: every event that is announced or subscribed to is one
 * of these.
 */
export const eventTypes = {
  "messages.queued": "Posthorn accepted a message and queued it for sending.",
  "messages.sending": "Posthorn is sending a message to a carrier.",
  "messages.sent": "A carrier accepted a message.",
  "messages.delivered": "A carrier reported that a message was delivered.",
  "messages.read": "The recipient read a message. The event does not change the status `delivered`.",
  "messages.undelivered": "A carrier reported that a message was not delivered.",
  "messages.failed": "A message failed before delivery.",
  "messages.received": "Posthorn received a message to a number of the account.",
  "messages.reply_requested":
    "Posthorn requests the reply to a received message from the inbound URL of its number. An endpoint receives it only by this name, not by a pattern.",
  "verifications.created": "A verification was created, and its first message was queued.",
  "verifications.sent": "A carrier accepted a message of a verification.",
  "verifications.approved": "The person proved that they control the address.",
  "verifications.max_attempts_reached": "The last allowed check of a verification was wrong.",
  "verifications.failed": "A verification failed because no message could be delivered.",
  "verifications.expired": "A verification expired without an approval.",
  "verifications.canceled": "The account canceled a verification.",
  "verifications.blocked":
    "Posthorn blocked verifications of one prefix or country for some time, because few of their messages led to an approval.",
  "sessions.created": "A session was created for a signed-in person.",
  "sessions.revoked": "A session was revoked. `revoked_reason` contains the reason.",
  "sessions.reuse_detected":
    "A program used a refresh token again after its successor was issued, so the token may be stolen. Posthorn revoked the session.",
  "factors.created": "An authenticator app, a passkey or recovery codes were created for a person.",
  "factors.verified": "A person verified a factor, so challenges can use it.",
  "factors.deleted": "A factor was deleted or replaced, or was not verified in time.",
  "challenges.approved": "A person approved a challenge with a factor.",
  "challenges.denied": "The last allowed check of a challenge was wrong.",
  "challenges.expired": "A challenge expired without an approval.",
  "payments.created": "A payment was created.",
  "payments.requires_action": "The customer must act, on the provider's page or in their bank's app.",
  "payments.processing": "The outcome of a payment is not known yet.",
  "payments.authorized": "The amount of a payment was authorized and can be captured.",
  "payments.partially_paid":
    "A part of a payment was recorded or captured. `amount_captured` contains the amount so far.",
  "payments.completed": "A payment completed: its amount was captured.",
  "payments.failed": "A payment failed. `decline` contains the reason.",
  "payments.canceled": "A payment was canceled.",
  "payments.expired": "A payment expired because the customer did not pay in time, or its authorization expired.",
  "payments.review_required":
    "The provider reported data that contradicts the stored payment, so a person must review it. `review_reason` contains the reason.",
  "payments.review_resolved":
    "A person decided about a payment whose provider reported another amount. `mismatch` contains the decision.",
  "refunds.created": "A refund was requested, or was created at the provider.",
  "refunds.completed": "A refund completed.",
  "refunds.failed": "A refund failed or was canceled, so the account keeps the money.",
  "disputes.opened": "A customer disputed a payment at their bank.",
  "disputes.updated": "The state of a dispute changed.",
  "disputes.closed": "A dispute was won, lost or closed.",
  "differences.opened": "The transactions of a payment provider and the ledger differ, and a person must decide.",
  "differences.resolved":
    "A person booked or ignored a difference, or a later reconciliation matched it. `resolution` contains the result.",
  "webhooks.failing": "Another webhook endpoint of the account has been failing for 24 hours, or for 72.",
  "webhooks.disabled":
    "Another webhook endpoint of the account was disabled, because it responded with 410 or kept failing.",
  "webhooks.test": "A test event on request. Only the tested endpoint receives it.",
} as const

export type EventType = keyof typeof eventTypes

export const eventTypeNames = Object.keys(eventTypes) as EventType[]

const everything = "*"
/** All prefixes of types as patterns, such as `messages.*`. */
export const eventAreas = [...new Set(eventTypeNames.map((name) => `${name.slice(0, name.indexOf("."))}.*`))]
const patterns: readonly string[] = [everything, ...eventAreas, ...eventTypeNames]

/** Whether these patterns (`*`, `messages.*`, names) include events of this type. */
export function matches(asked: readonly string[], type: EventType): boolean {
  for (const pattern of asked) {
    if (pattern === everything || pattern === type) return true
    if (pattern.endsWith(".*") && type.startsWith(pattern.slice(0, -1))) return true
  }
  return false
}

/** Events with the URLs of programs, which may have secrets in them. */
const namedOnly: ReadonlySet<EventType> = new Set(["messages.reply_requested"])

/** Whether an endpoint with these patterns gets events of this type. Some must be named. */
export function subscribes(asked: readonly string[], type: EventType): boolean {
  return namedOnly.has(type) ? asked.includes(type) : matches(asked, type)
}

/**
 * Returns the patterns in a list, or in a string with commas, without repeats and in the given order. An
 * empty list means every event. Refuses `unknown_event_type`, and suggests the most similar type.
 */
export function parsePatterns(asked: readonly string[] | string | undefined): string[] {
  if (asked === undefined) return [everything]
  const names = (typeof asked === "string" ? [asked] : asked)
    .flatMap((text) => text.split(","))
    .map((name) => name.trim())
  const wanted = [...new Set(names.filter((name) => name !== ""))]
  if (!wanted.length) throw refusal("`events` is empty. Omit it to receive all events.")
  for (const name of wanted) {
    if (!patterns.includes(name)) throw refusal(`There is no event "${shorten(name)}".${suggestion(name)}`)
  }
  return wanted
}

function refusal(sentence: string): EventRefusal {
  const detail = `${sentence} Valid names are ${eventTypeNames.join(", ")}, and valid patterns are ${[...eventAreas, everything].join(", ")}.`
  return new EventRefusal("unknown_event_type", detail, { param: "events" })
}

function suggestion(name: string): string {
  const meant = nearest(name.toLowerCase(), patterns)
  return meant ? ` Did you mean "${meant}"?` : ""
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}
