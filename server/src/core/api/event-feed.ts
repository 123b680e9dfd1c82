import { z } from "zod"
import { operation } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { cursorPattern, named, noted, patterned } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import type { Position } from "#core/events/follow-events.ts"
import type { Followers } from "#core/events/followers.ts"
import { readEventBodies } from "#messaging/messages/read/event-bodies.ts"
import { eventExample, eventSchema } from "./events.ts"
import { decodePosition, encodePosition } from "./feed-cursor.ts"
import { eventPatterns } from "./webhook-schema.ts"

export interface EventFeedNeeds {
  db: Database
  followers: Pick<Followers, "follow">
}

/** Proxies commonly end a request that was silent for a minute. */
const timeoutMaxMs = 30_000
/** Each body has some kilobytes and stays in memory until a slow client has read it. */
const limitMax = 200

const feedSchema = named(
  "EventFeed",
  "The events after the cursor.",
  z.object({
    data: noted(
      z.array(eventSchema),
      "The events, oldest first. The events of one resource are ordered by `sequence`.",
    ),
    has_more: noted(z.boolean(), "True if more events are available now.", false),
    next_cursor: noted(z.string(), "The cursor of the next request. It is never null."),
  }),
)

export const followEvents = operation<EventFeedNeeds>()({
  id: "followEvents",
  tag: "Events",
  summary: "Follow the events",
  description:
    "Waits for events, for programs that webhooks cannot reach. `posthorn listen` uses this operation. Responds as soon as an event occurs after `cursor`, or with an empty list after `timeout_ms`. Request again at once with `next_cursor`. A cursor works at every process and after a restart, as long as Posthorn keeps the events. Without a cursor, the response is empty and its `next_cursor` begins at the present. No event is missing, and the events of one resource are ordered by `sequence`. An event can occur twice, as with webhooks: remember the sids of the last minutes. At most 20 requests of an account can wait at one process.",
  scopes: ["messages", "webhooks", "read"],
  waits: true,
  query: z.object({
    cursor: noted(
      patterned(cursorPattern).min(1).max(4096).optional(),
      "The `next_cursor` of the previous response. Omit it to begin at the present.",
    ),
    events: eventPatterns.optional(),
    limit: noted(
      z.int().min(1).max(limitMax).default(100),
      "The approximate maximum number of events in a response.",
      100,
    ),
    timeout_ms: noted(
      z.int().min(0).max(timeoutMaxMs).default(20_000),
      "The maximum waiting time in milliseconds, up to 30 seconds.",
      20000,
    ),
  }),
  responses: {
    200: {
      description: "The type of the event.",
      schema: feedSchema,
      example: { data: [eventExample], has_more: false, next_cursor: "WzEsImV2ZW50X2ZlZWQiLCIwMTlhYTRkMiJd" },
    },
  },
  problems: ["invalid_cursor", "unknown_event_type", "too_many_followers", "overloaded"],
  async handle({ db, followers }, { accountId, query, gone }) {
    const asked = { patterns: query.events, limit: query.limit, timeoutMs: query.timeout_ms, signal: gone() }
    const from = readCursor(query.cursor)
    const look = async () => {
      const { events, next, hasMore } = await followers.follow(accountId, from, asked)
      return { count: events.length, data: await readEventBodies(db, accountId, events), next, hasMore }
    }
    const first = await look()
    // A message was deleted between the two statements. A second read finds its events erased, with their own
    // bodies. An event older than the retention of messages is omitted, as in the list.
    const { data, next, hasMore } = first.data.length < first.count ? await look() : first
    const rest = `"has_more":${hasMore},"next_cursor":${JSON.stringify(encodePosition(next))}`
    return { status: 200, json: `{"data":[${data.join(",")}],${rest}}` }
  },
})

function readCursor(cursor: string | undefined): Position | null {
  const position = cursor === undefined ? null : decodePosition(cursor)
  if (position || cursor === undefined) return position
  const sentence =
    "`cursor` is not a cursor of this operation. Send `next_cursor` unchanged, or omit it to begin at the present."
  throw new Problem("invalid_cursor", sentence, { param: "cursor" })
}
