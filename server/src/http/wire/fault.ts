import type { EventRefusalCode } from "#core/events/refusals.ts"
import type { MessagingRefusalCode } from "#messaging/messages/refusals.ts"

/** The faults of one parameter. Each is also a problem code, explained at /docs/problems/<code>. */
export type FaultCode =
  | "missing_parameter"
  | "invalid_parameter"
  | "unknown_parameter"
  | "duplicate_parameter"
  | "invalid_encoding"
  | "invalid_cursor"
  | "invalid_address"
  | "card_data_not_accepted"
  | Extract<MessagingRefusalCode, "body_or_media_required" | "message_too_long" | "same_address">
  | Extract<EventRefusalCode, "unknown_event_type">

/** One fault of a request. `detail` is one or two whole sentences with the remedy. */
export interface Fault {
  /**
   * The faulty parameter in snake_case, with `media_url[1]` for the second of a list; null when none can be
   * named.
   */
  param: string | null
  code: FaultCode
  detail: string
  /** The address that is valid all the same if its messages arrived at the account. Never in an answer. */
  reported?: string
}

const shownMax = 60

/** Returns a client's text, shortened and without control characters, so that an answer can quote it. */
export function shown(text: string): string {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, "\u{FFFD}")
  return clean.length > shownMax ? `${clean.slice(0, shownMax).toWellFormed()}…` : clean
}
