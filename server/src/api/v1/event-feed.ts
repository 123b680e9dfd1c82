import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { cursorPattern, named, noted, patterned } from "#api/wire/schemas.ts"
import type { Database } from "#db/database.ts"
import type { Position } from "#events/follow-events.ts"
import type { Followers } from "#events/followers.ts"
import { readEventBodies } from "#messaging/read/event-bodies.ts"
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
  "The events since the cursor.",
  z.object({
    data: noted(z.array(eventSchema), "The events, the oldest first, those of a resource by their `sequence`."),
    has_more: noted(z.boolean(), "Whether there are more events now.", false),
    next_cursor: noted(z.string(), "Pass it as `cursor` to continue. It is never null."),
  }),
)

export const followEvents = operation<EventFeedNeeds>()({
  id: "followEvents",
  tag: "Events",
  summary: "Follow the events",
  description:
    "For programs that webhooks cannot reach; `posthorn listen` is made of it. Answers as soon as something happened after `cursor`, or with an empty list after `timeout_ms`. Ask again at once with `next_cursor`, which works for as long as events are kept, at any process, and after a restart. Without a cursor the answer is empty and begins at the present. No event is missed, and those of a resource come in the order of their `sequence`. One may come twice, as with webhooks: remember the sids of the last minutes. At most 20 requests of an account wait at a process.",
  scopes: ["messages", "webhooks", "read"],
  waits: true,
  query: z.object({
    cursor: noted(
      patterned(cursorPattern).min(1).max(4096).optional(),
      "`next_cursor` of the previous answer. Leave it out to begin at the present.",
    ),
    events: eventPatterns.optional(),
    limit: noted(z.int().min(1).max(limitMax).default(100), "About how many events an answer holds at most.", 100),
    timeout_ms: noted(
      z.int().min(0).max(timeoutMaxMs).default(20_000),
      "How long to wait, up to half a minute.",
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
    "`cursor` was not made by this operation. Pass on `next_cursor` unchanged, or leave it out to begin now."
  throw new Problem("invalid_cursor", sentence, { param: "cursor" })
}
