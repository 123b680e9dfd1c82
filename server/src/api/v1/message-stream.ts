import { z } from "zod"
import { operation } from "#api/operation.ts"
import { Problem } from "#api/problems/problem.ts"
import { noted } from "#api/wire/schemas.ts"
import type { Database } from "#db/database.ts"
import type { Position } from "#events/follow-events.ts"
import type { Followers, FollowerSlot } from "#events/followers.ts"
import { presentMessage } from "#messaging/message-resource.ts"
import { getMessages } from "#messaging/read/get-message.ts"
import type { Clock } from "#std/clock.ts"
import type { Metrics } from "#std/metrics.ts"
import { decodePosition, encodePosition } from "./feed-cursor.ts"
import { messageSchema, presentMessageExample } from "./message-schema.ts"

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
    "Server-sent events, for pages that show what happens. The data of an event `messages` is a list of messages: those that were accepted, arrived or changed their status since the previous event. Each occurs once and as it is now, in the order of the changes. Messages of any process arrive within about a quarter of a second. Under high load the events are rarer and larger. Each event has an `id`. A client that sends it as `Last-Event-ID` continues after it, at any process, as long as events are kept. Browsers do so automatically. A message can occur twice, and a deleted message does not occur. At least every 15 seconds the stream sends something, such as an `id`. A stream ends after five minutes or `timeout_ms`, and when its reader has read nothing for half a minute. Then connect again. It also ends within two seconds of the end of the session, key or token that opened it, and connecting again is then refused. At most 20 streams of an account are open at a process.",
  scopes: ["messages", "read"],
  waits: true,
  query: z.object({
    timeout_ms: noted(
      z.int().min(0).max(streamMaxMs).default(streamMaxMs),
      "When the stream ends, up to five minutes.",
      300000,
    ),
  }),
  responses: {
    200: {
      description: "Events named `messages`, as `text/event-stream`.",
      event: "messages",
      schema: z.array(messageSchema),
      example: [presentMessageExample],
    },
  },
  problems: ["invalid_cursor", "too_many_followers", "overloaded"],
  async handle(needs, { accountId, query, lastEventId, gone }) {
    const from = lastEventId === null ? await needs.streams.begin(accountId) : readLastEventId(lastEventId)
    const place = needs.streams.enter(accountId, gone())
    const until = needs.clock.now() + query.timeout_ms
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
    for (let position = from; !place.isOver && clock.now() < until;) {
      const timeoutMs = Math.min(heartbeatMs, until - clock.now())
      const { events, next } = await place.follow(position, { limit: eventsMax, timeoutMs })
      const ids = [...new Set(events.map(({ subject_id: subject }) => subject))]
      const messages = await getMessages(db, accountId, ids)
      if (place.isOver) return
      const data = ids.flatMap((id) => messages.get(id) ?? []).map((message) => JSON.stringify(presentMessage(message)))
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
    "`Last-Event-ID` was not made by this operation. Send the `id` that came last, unchanged, or leave it out to begin now."
  const refusal = new Problem("invalid_cursor", sentence, { param: "Last-Event-ID" })
  try {
    const position = decodePosition(id)
    if (position) return position
  } catch {
    throw refusal
  }
  throw refusal
}
