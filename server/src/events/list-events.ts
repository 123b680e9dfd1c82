import type { Tx } from "#db/database.ts"
import { EventRefusal } from "./refusals.ts"
import { findEvent, findEvents } from "./store.ts"
import type { EventFilter, EventRow, Page } from "./store.ts"

export type StoredEvent = EventRow

/** Newest first. */
export function listEvents(tx: Tx, accountId: string, filter: EventFilter, page: Page): Promise<StoredEvent[]> {
  return findEvents(tx, accountId, filter, page)
}

/** Refuses `event_not_found`. */
export async function getEvent(tx: Tx, accountId: string, id: string): Promise<StoredEvent> {
  const event = await findEvent(tx, accountId, id)
  if (!event)
    throw new EventRefusal(
      "event_not_found",
      "This account has no event of this sid, or it is older than the log reaches.",
    )
  return event
}
