import type { RequestOptions } from "./core/options.ts"
import type { FollowEventsQuery } from "./generated/events.ts"
import type { Posthorn } from "./generated/posthorn.ts"
import type { Event } from "./generated/schemas.ts"

export interface FollowOptions {
  /** Where to go on; left out for the present. */
  cursor?: string | undefined
  /** Names, `messages.*` or `*`; all when left out. */
  events?: FollowEventsQuery["events"]
  /** Ends it. */
  signal?: AbortSignal | undefined
}

export interface FollowedEvent {
  event: Event
  /**
   * Store it once the event is handled, to go on with the events after it. Those of the same answer can come
   * again, and none is left out.
   */
  cursor: string | undefined
}

/**
 * Every event as it happens, for programs that webhooks cannot reach, until the signal ends it with its
 * reason. It rejects when the API cannot be reached, beyond the retries of the client. Begin again with the
 * last cursor. Events can come twice: leave out those whose `sid` was seen.
 */
export async function* followEvents(
  client: Posthorn,
  { cursor, events, signal }: FollowOptions = {},
): AsyncGenerator<FollowedEvent, never, undefined> {
  const options: RequestOptions = { signal }
  for (let from = cursor; ;) {
    const { data, next_cursor: next } = await client.events.feed({ cursor: from, events }, options)
    for (const [index, event] of data.entries()) yield { event, cursor: index === data.length - 1 ? next : from }
    from = next
  }
}
