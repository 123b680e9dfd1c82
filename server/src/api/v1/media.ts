import { isoTime } from "#std/iso-time.ts"
import { z } from "zod"
import { operation } from "#api/operation.ts"
import { pageAnswer } from "#api/wire/page.ts"
import { exampleHex, named, noted, pageOf, sid, timestamp } from "#api/wire/schemas.ts"
import { getMedia as getStored, listMedia as listStored, type MessageMedia } from "#messaging/media/read-media.ts"
import { toSid } from "#std/ids.ts"
import type { MessageNeeds } from "./messages.ts"

const fields = {
  sid: sid("media", "Identifier of the media."),
  account_sid: sid("account", "The account that they belong to."),
  message_sid: sid("message", "The message that they are attached to."),
  content_type: noted(
    z.string(),
    "Their type, by their content. Their host or sender can have declared another type.",
    "image/jpeg",
  ),
  bytes: noted(z.int().min(0), "Their size.", 48213),
  url: noted(z.string().nullable(), "The URL that they were fetched from; null for inbound media.", null),
  created_at: timestamp("When they were fetched or received."),
}

const example = {
  sid: `MD${exampleHex}`,
  account_sid: `AC${exampleHex}`,
  message_sid: `MS${exampleHex}`,
  content_type: "image/gif",
  bytes: 43,
  url: null,
  created_at: "2026-11-21T08:30:00.000Z",
}

const mediaSchema = named("Media", "A picture or another file of a message.", z.object(fields))

const contentSchema = named(
  "MediaWithContent",
  "A picture or another file of a message, with its bytes.",
  z.object({ ...fields, content: noted(z.base64(), "The bytes, in base64.", "R0lGODlhAQABAAAAACw=") }),
)

export const listMedia = operation<MessageNeeds>()({
  id: "listMedia",
  tag: "Messages",
  summary: "List the media of a message",
  description:
    "In the order of the message, on one page. Outbound media are fetched when the message is handed to a carrier. Before that, or when a fetch failed, the list has fewer than `num_media`.",
  scopes: ["messages", "read"],
  sid: "message",
  responses: {
    200: {
      description: "The media.",
      schema: pageOf("MediaPage", "The media of a message.", mediaSchema),
      example: { data: [example], has_more: false, next_cursor: null },
    },
  },
  problems: ["message_not_found"],
  async handle({ messaging }, { accountId, id }) {
    const media = await listStored(messaging.db, accountId, id)
    return pageAnswer(
      media.map((one) => mediaResource(accountId, one)),
      null,
    )
  },
})

export const getMedia = operation<MessageNeeds>()({
  id: "getMedia",
  tag: "Messages",
  summary: "Retrieve media with their bytes",
  description:
    "They are kept as long as their message. A stranger sent them. Show images of `image/jpeg`, `image/png`, `image/gif` and `image/webp`, and offer everything else as a download. Never show any as a page of your own site.",
  scopes: ["messages", "read"],
  sid: "media",
  responses: {
    200: {
      description: "The media.",
      schema: contentSchema,
      example: { ...example, content: "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" },
    },
  },
  problems: ["media_not_found"],
  async handle({ messaging }, { accountId, id }) {
    const media = await getStored(messaging.db, accountId, id)
    const content = Buffer.from(media.content).toString("base64")
    return { status: 200, json: { ...mediaResource(accountId, media), content } }
  },
})

function mediaResource(accountId: string, media: MessageMedia) {
  return {
    sid: toSid("media", media.id),
    account_sid: toSid("account", accountId),
    message_sid: toSid("message", media.messageId),
    content_type: media.content_type,
    bytes: media.bytes,
    url: media.url,
    created_at: isoTime(media.created_at),
  }
}
