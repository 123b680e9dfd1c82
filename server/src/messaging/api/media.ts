import { isoTime } from "#core/std/iso-time.ts"
import { z } from "zod"
import { removal, retrieval, wholeListing } from "#http/resource-operations.ts"
import { exampleOf } from "#http/wire/example-of.ts"
import { named, noted, pageOf, sid, timestamp } from "#http/wire/schemas.ts"
import {
  getMedia as getStored,
  listMedia as listStored,
  type MessageMedia,
} from "#messaging/messages/media/read-media.ts"
import { deleteMedia as deleteStored } from "#messaging/messages/redact-message.ts"
import { toSid } from "#core/std/ids.ts"
import type { MessageNeeds } from "./messages.ts"

const fields = {
  sid: sid("media", "Identifier of the media."),
  account_sid: sid("account", "The account of the media."),
  message_sid: sid("message", "The message of the media."),
  content_type: noted(
    z.string(),
    "The media type, detected from the content. The host or sender can have declared another type.",
    "image/jpeg",
  ),
  bytes: noted(z.int().min(0), "The size in bytes.", 48213),
  url: noted(z.string().nullable(), "The URL from which Posthorn fetched the media. Null for inbound media.", null),
  created_at: timestamp("The time when Posthorn fetched or received the media."),
}

const mediaSchema = named("Media", "A picture or another file of a message.", z.object(fields))

const contentSchema = named(
  "MediaWithContent",
  "A picture or another file of a message, with its bytes.",
  z.object({ ...fields, content: noted(z.base64(), "The bytes, in base64.", "R0lGODlhAQABAAAAACw=") }),
)

const shown = { content_type: "image/gif", bytes: 43 }

export const listMedia = wholeListing<MessageNeeds>()({
  id: "listMedia",
  tag: "Messages",
  summary: "List the media of a message",
  description:
    "Returns the media in the order of the message, on one page. Posthorn fetches outbound media when it sends the message to a carrier. Before that, or after a failed fetch, the list has fewer entries than `num_media`.",
  scopes: ["messages", "read"],
  sid: "message",
  outcome: "The media.",
  page: pageOf("MediaPage", "The media of a message.", mediaSchema),
  example: exampleOf(mediaSchema, shown),
  problems: ["message_not_found"],
  async read({ messaging }, { accountId, id }) {
    const media = await listStored(messaging.db, accountId, id)
    return media.map((one) => mediaResource(accountId, one))
  },
})

export const getMedia = retrieval<MessageNeeds>()({
  id: "getMedia",
  tag: "Messages",
  noun: "media",
  summary: "Retrieve media with their bytes",
  description:
    "Returns the media with their bytes. Posthorn keeps them as long as their message. Do not trust the content: it can come from a stranger. Show only `image/jpeg`, `image/png`, `image/gif` and `image/webp` as images, and offer all other types as a download. Never show media as a page of your own site.",
  scopes: ["messages", "read"],
  sid: "media",
  schema: contentSchema,
  example: exampleOf(contentSchema, { ...shown, content: "R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" }),
  async read({ messaging }, { accountId, id }) {
    const media = await getStored(messaging.db, accountId, id)
    const content = Buffer.from(media.content).toString("base64")
    return { ...mediaResource(accountId, media), content }
  },
})

export const deleteMedia = removal<MessageNeeds>()({
  id: "deleteMedia",
  tag: "Messages",
  summary: "Delete media",
  description:
    "Deletes the media, and the copies that Posthorn changed for a carrier. The message and its `num_media` remain. A carrier and the recipient may still have the media.",
  scopes: ["messages"],
  sid: "media",
  outcome: "Media deleted.",
  problems: ["message_not_complete"],
  remove: ({ messaging }, { accountId, id }) => messaging.db.transaction((tx) => deleteStored(tx, accountId, id)),
})

function mediaResource(accountId: string, media: MessageMedia) {
  return {
    sid: toSid("media", media.id),
    account_sid: toSid("account", accountId),
    message_sid: toSid("message", media.messageId),
    content_type: media.contentType,
    bytes: media.bytes,
    url: media.url,
    created_at: isoTime(media.createdAt),
  }
}
