import type { EventRefusalCode } from "#events/refusals.ts"
import type { MessagingRefusalCode } from "#messaging/refusals.ts"

/** Everything that can be wrong with one parameter; each is a problem code of its own, explained at /docs/problems/<code>. */
export type FaultCode =
  | "missing_parameter"
  | "invalid_parameter"
  | "unknown_parameter"
  | "duplicate_parameter"
  | "invalid_encoding"
  | "invalid_cursor"
  | "invalid_address"
  | "card_data_not_accepted"
  | Extract<MessagingRefusalCode, "body_or_media_required" | "same_address">
  | Extract<EventRefusalCode, "unknown_event_type">

/** One thing wrong with a request. `detail` is a whole sentence, or two, that says what to do. */
export interface Fault {
  /** The parameter at fault in snake_case, `media_url[1]` for the second of a list; null when none can be named. */
  param: string | null
  code: FaultCode
  detail: string
}

const shownMax = 60

/** What a stranger wrote, short enough and harmless enough to be said back. */
export function shown(text: string): string {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, "\u{FFFD}")
  return clean.length > shownMax ? `${clean.slice(0, shownMax).toWellFormed()}…` : clean
}
