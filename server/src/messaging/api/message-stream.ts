import { z } from "zod"
import { operation } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { noted } from "#http/wire/schemas.ts"
import type { Database } from "#core/db/database.ts"
import type { Position } from "#core/events/follow-events.ts"
import type { Followers, FollowerSlot } from "#core/events/followers.ts"
import { messageResource } from "#messaging/messages/message-resource.ts"
import { getMessages } from "#messaging/messages/read/get-message.ts"
import type { Clock } from "#core/std/clock.ts"
import type { Metrics } from "#core/std/metrics.ts"
import { decodePosition, encodePosition } from "#core/api/feed-cursor.ts"
import { messageSchema, messageExample } from "./message-schema.ts"

export interface MessageStreamNeeds {
  db: Database
  clock: Clock
  metrics: Pick<Metrics, "streams">
  streams: Pick<Followers, "begin" | "enter">
}

/** A stream ends after this time, so that its client reconnects, at another address if it was moved there. */
const streamMaxMs = 5 * 60_000
/** Proxies commonly end a connection that is silent for half a minute or a minute. */
const heartbeatMs = 15_000
/** The limit of events for one read. A slow reader occupies the memory of this many messages at most. */
const eventsMax = 500
const againMs = 1_000

export const streamMessages = operation<MessageStreamNeeds>()({
  id: "streamMessages",
  tag: "Messages",
  summary: "Follow the messages as they change",
  description:
    "Streams changed messages as server-sent events, for live pages. The data of a `messages` event is a list of messages. It has the messages that were accepted, were received or changed their status since the previous event. Each message occurs once with its current state, in the order of the changes. Messages of all processes arrive within about 0.25 seconds. Under high load, events are rarer and larger. Each event has an `id`. A client that sends it as `Last-Event-ID` continues after it, at any process, as long as Posthorn keeps events. Browsers do so automatically. A message can occur twice. Deleted messages do not occur. The stream sends data, such as an `id`, at least every 15 seconds. It ends after five minutes or `timeout_ms`, and if the client reads nothing for 30 seconds. Then connect again. It also ends within two seconds after its session, key or token ends, and the server refuses a new connection with it. At most 20 streams of an account can be open at one process.",
  scopes: ["messages", "read"],
  waits: true,
  query: z.object({
    timeout_ms: noted(
      z.int().min(0).max(streamMaxMs).default(streamMaxMs),
      "The maximum duration of the stream in milliseconds, up to five minutes.",
      300000,
    ),
  }),
  responses: {
    200: {
      description: "Events named `messages`, as `text/event-stream`.",
      event: "messages",
      schema: z.array(messageSchema),
      example: [messageExample],
    },
  },
  problems: ["invalid_cursor", "too_many_followers", "overloaded"],
  async handle(needs, { accountId, query, lastEventId, gone }) {
    const from = lastEventId === null ? await needs.streams.begin(accountId) : readLastEventId(lastEventId)
    const place = needs.streams.enter(accountId, gone())
    const until = needs.clock.elapsed() + query.timeout_ms
    return { status: 200, stream: changes(needs, accountId, { place, from, until }) }
  },
})

interface Reading {
  place: FollowerSlot
  from: Position
  until: number
}

async function* changes(
  { db, clock, metrics }: MessageStreamNeeds,
  accountId: string,
  { place, from, until }: Reading,
): AsyncGenerator<string> {
  using _left = place
  metrics.streams.inc()
  try {
    // A client that loses the connection before the first event continues from this id.
    yield `retry: ${againMs}\n${idLine(from)}\n`
    for (let position = from; !place.isOver && clock.elapsed() < until;) {
      const timeoutMs = Math.min(heartbeatMs, until - clock.elapsed())
      const { events, next } = await place.follow(position, { limit: eventsMax, timeoutMs })
      const ids = [...new Set(events.map(({ subject_id: subject }) => subject))]
      const messages = await getMessages(db, accountId, ids)
      if (place.isOver) return
      const data = ids
        .flatMap((id) => messages.get(id) ?? [])
        .map((message) => JSON.stringify(messageResource(message)))
      position = next
      yield data.length ? `${idLine(position)}event: messages\ndata: [${data.join(",")}]\n\n` : `${idLine(position)}\n`
    }
  } finally {
    metrics.streams.dec()
  }
}

function idLine(position: Position): string {
  return `id: ${encodePosition(position)}\n`
}

function readLastEventId(id: string): Position {
  const sentence =
    "`Last-Event-ID` is not an id of this operation. Send the last `id` unchanged, or omit it to begin at the present."
  const refusal = new Problem("invalid_cursor", sentence, { param: "Last-Event-ID" })
  try {
    const position = decodePosition(id)
    if (position) return position
  } catch {
    throw refusal
  }
  throw refusal
}
