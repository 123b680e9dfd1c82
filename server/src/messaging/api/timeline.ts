import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { wholeListing } from "#http/resource-operations.ts"
import { exampleHex, named, noted, pageOf, sid, timestamp } from "#http/wire/schemas.ts"
import { readTimeline, type TimelineEntry } from "#messaging/messages/read/read-timeline.ts"
import { toSid } from "#core/std/ids.ts"
import type { MessageNeeds } from "./messages.ts"

const entrySchema = named(
  "TimelineEntry",
  "An entry in the timeline of a message.",
  z.object({
    kind: noted(
      z.enum(["status", "note"]),
      "The kind of entry: a change of status, or a note about an event that did not change the status.",
      "status",
    ),
    type: noted(
      z.string(),
      "The event type of a change, or the type of a note, such as `receipt_ignored`.",
      "messages.sent",
    ),
    event_sid: sid("event", "The event of a change. Null for notes.").nullable(),
    sequence: noted(z.int().min(1).nullable(), "The position among the message's events. Null for notes.", 3),
    occurred_at: timestamp("The time of the entry."),
    detail: noted(
      z.record(z.string(), z.unknown()).nullable(),
      "The reason, or the data that Posthorn and the carrier exchanged. Null without details.",
      { reason: "accepted" },
    ),
  }),
)

export const getMessageTimeline = wholeListing<MessageNeeds>()({
  id: "getMessageTimeline",
  tag: "Messages",
  summary: "Read a message's timeline",
  description:
    "Returns every change of status, every choice of a route with its reason, and every exchange with the carrier, oldest first. The timeline has at most a thousand entries on one page. It names routes and carriers by sid. Only operators can see the conditions of a route.",
  scopes: ["messages", "read"],
  sid: "message",
  outcome: "The timeline.",
  page: pageOf("Timeline", "The timeline of a message, oldest first.", entrySchema, "oldest"),
  example: {
    kind: "status",
    type: "messages.queued",
    event_sid: `EV${exampleHex}`,
    sequence: 1,
    occurred_at: "2026-11-21T08:30:00.000Z",
    detail: { route: `RT${exampleHex}`, carrier: `CR${exampleHex}` },
  },
  problems: ["message_not_found"],
  async read({ messaging }, { accountId, id, memberSession }) {
    const entries = await readTimeline(messaging.db, accountId, id)
    const shown = memberSession?.isOperator ? entries : entries.map(withoutConditions)
    return shown.map(entryResource)
  },
})

/**
 * An account can quote the sids of a route and a carrier to its operator. The conditions of a route disclose
 * how the operator treats accounts and destinations, so only the operator sees them.
 */
function withoutConditions(entry: TimelineEntry): TimelineEntry {
  const { conditions: _, ...detail } = entry.detail ?? {}
  return { ...entry, detail: entry.detail && detail }
}

function entryResource({ id, kind, type, sequence, occurredAt, detail }: TimelineEntry) {
  const event_sid = kind === "status" ? toSid("event", id) : null
  return { kind, type, event_sid, sequence, occurred_at: isoTime(occurredAt), detail }
}
