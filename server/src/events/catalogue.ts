import { EventRefusal } from "./refusals.ts"

/**
 * Every event type and its meaning. The list is closed: every event that is announced or subscribed to is one
 * of these.
 */
export const eventTypes = {
  "messages.queued": "A message was accepted and waits to be sent.",
  "messages.sending": "A message is being handed to a carrier.",
  "messages.sent": "A carrier accepted a message.",
  "messages.delivered": "A message reached delivery.",
  "messages.read": "The recipient read a message. Its status stays `delivered`.",
  "messages.undelivered": "A carrier reported that a message could not be delivered.",
  "messages.failed": "A message could not be sent.",
  "messages.received": "A message came in for a number of the account.",
  "verifications.created": "A verification began, and its first message was queued.",
  "verifications.sent": "A carrier accepted a message of a verification.",
  "verifications.approved": "The person proved that they have the address.",
  "verifications.max_attempts_reached": "The last check that the verification allowed was wrong.",
  "verifications.failed": "No message of a verification could be delivered.",
  "verifications.expired": "A verification ended without an approval.",
  "verifications.canceled": "The account canceled a verification.",
  "verifications.blocked":
    "Messages to numbers of one prefix or country led to hardly any approvals, so verifications of them are blocked for a while.",
  "sessions.created": "A person signed in: a session began.",
  "sessions.revoked": "A session was ended: `revoked_reason` says why.",
  "sessions.reuse_detected":
    "A refresh token was used again after its successor was issued, so it may be stolen. The session is revoked.",
  "factors.created": "An authenticator app, a passkey or recovery codes of a person were created.",
  "factors.verified": "A person proved that they have a factor, so challenges can ask for it.",
  "factors.deleted": "A factor was deleted, was replaced, or was not verified in time.",
  "challenges.approved": "A person proved themselves with a factor.",
  "challenges.denied": "The last check that the challenge allowed was wrong.",
  "challenges.expired": "A challenge ended without an approval.",
  "payments.created": "A payment was created.",
  "payments.requires_action": "The customer has to act: on the provider's page, or in their bank's app.",
  "payments.processing": "The outcome of a payment is not known yet.",
  "payments.authorized": "The amount of a payment is reserved, and waits to be captured.",
  "payments.partially_paid":
    "A part of a payment was recorded or captured, and the rest is open: `amount_captured` has the amount so far.",
  "payments.completed": "A payment completed: its amount was captured.",
  "payments.failed": "A payment ended without money: `decline` says why.",
  "payments.canceled": "A payment was canceled.",
  "payments.expired": "A payment ended because the customer did not pay in time, or its authorization ended.",
  "payments.review_required":
    "The provider reports something about a payment that contradicts the stored payment: `review_reason` says how. A person has to review it.",
  "refunds.created": "A refund was requested, or was made at the provider.",
  "refunds.completed": "A refund completed.",
  "refunds.failed": "A refund failed or was canceled: the money stays with the account.",
  "disputes.opened": "A customer disputes a payment at their bank.",
  "disputes.updated": "The state of a dispute changed.",
  "disputes.closed": "A dispute was won, lost or closed.",
  "differences.opened": "The list of a payment provider and the ledger do not agree, and a person has to decide.",
  "differences.resolved":
    "A difference was booked or ignored by a person, or a later reconciliation matched it: `resolution` says which.",
  "webhooks.failing": "Another webhook endpoint of the account has been failing for 24 hours, or for 72.",
  "webhooks.disabled": "Another webhook endpoint of the account was disabled, because it is gone or kept failing.",
  "webhooks.test": "A requested test. Only the tested endpoint receives it.",
} as const

export type EventType = keyof typeof eventTypes

export const eventTypeNames = Object.keys(eventTypes) as EventType[]

const everything = "*"
/** All prefixes of types as patterns, such as `messages.*`. */
export const eventAreas = [...new Set(eventTypeNames.map((name) => `${name.slice(0, name.indexOf("."))}.*`))]
const patterns: readonly string[] = [everything, ...eventAreas, ...eventTypeNames]

/** Whether an endpoint with these patterns (`*`, `messages.*`, names) subscribes to events of this type. */
export function matches(asked: readonly string[], type: EventType): boolean {
  for (const pattern of asked) {
    if (pattern === everything || pattern === type) return true
    if (pattern.endsWith(".*") && type.startsWith(pattern.slice(0, -1))) return true
  }
  return false
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
  if (!wanted.length) throw refusal("No event is named. Leave `events` out to receive all.")
  for (const name of wanted) {
    if (!patterns.includes(name)) throw refusal(`There is no event "${shorten(name)}".${suggestion(name)}`)
  }
  return wanted
}

function refusal(sentence: string): EventRefusal {
  const detail = `${sentence} Known are ${eventTypeNames.join(", ")}, and the patterns ${[...eventAreas, everything].join(", ")}.`
  return new EventRefusal("unknown_event_type", detail, { param: "events" })
}

function suggestion(name: string): string {
  const ranked = patterns.map((pattern) => ({ pattern, steps: distance(shorten(name).toLowerCase(), pattern) }))
  const nearest = ranked.reduce((best, each) => (each.steps < best.steps ? each : best))
  return nearest.steps <= 3 ? ` Did you mean "${nearest.pattern}"?` : ""
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}

/** Levenshtein's distance: insertions, deletions and replacements between two words. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
