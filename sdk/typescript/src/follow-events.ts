import { pause } from "./core/deadline.ts"
import type { RequestOptions } from "./core/options.ts"
import type { FollowEventsQuery } from "./generated/events.ts"
import type { Posthorn } from "./generated/posthorn.ts"
import type { Event } from "./generated/schemas.ts"

export interface FollowOptions {
  /** The position at which to continue. Default: the present. */
  cursor?: string | undefined
  /** Names, `messages.*` or `*`. Default: all. */
  events?: FollowEventsQuery["events"]
  /** Ends the iteration. */
  signal?: AbortSignal | undefined
}

export interface FollowedEvent {
  event: Event
  /**
   * Store it after handling the event, to continue with the next events. Events of the same answer can be
   * repeated, and none is missed.
   */
  cursor: string | undefined
}

/** How long the server waits for an event. */
const waitMs = 20_000
/** The pause after an answer that came at once without an event. */
const restMs = 1_000

/**
 * Yields every event as it happens, for programs that webhooks cannot reach. It rejects with the signal's
 * reason, or when the API cannot be reached after the client's retries. Begin again with the last cursor.
 * Events can be repeated, so ignore those whose `sid` you have seen.
 */
export async function* followEvents(
  client: Posthorn,
  { cursor, events, signal }: FollowOptions = {},
): AsyncGenerator<FollowedEvent, never, undefined> {
  const options: RequestOptions = { signal }
  for (let from = cursor; ;) {
    const began = performance.now()
    const { data, next_cursor: next } = await client.events.feed({ cursor: from, events }, options)
    for (const [index, event] of data.entries()) yield { event, cursor: index === data.length - 1 ? next : from }
    from = next
    // A server or a proxy that does not wait must not be asked without a pause.
    if (data.length === 0 && performance.now() - began < waitMs) await pause(restMs, signal)
  }
}
