import { toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import type { Tx } from "#core/db/database.ts"
import { operation, type Answer, type ApiRequest } from "#http/operation.ts"
import { Problem } from "#http/problems/problem.ts"
import { deleteMedia } from "#messaging/api/media.ts"
import { getMedia, listMedia, type MessageMedia } from "#messaging/messages/media/read-media.ts"
import { mailDate } from "./dates.ts"
import { messageIdOf, version } from "./message-form.ts"
import type { TwilioMessageNeeds } from "./messages.ts"
import { answerPage, twilioPageParameters } from "./page.ts"
import { z } from "zod"

export const listTwilioMedia = operation<TwilioMessageNeeds>()({
  id: "listTwilioMedia",
  tag: "Messages",
  summary: "List the media of a message",
  description: "Returns the media on one page.",
  scopes: ["messages", "read"],
  query: z.object(twilioPageParameters),
  responses: { 200: { description: "The media.", schema: null } },
  async handle({ messaging }, { accountId, query, above }): Promise<Answer> {
    const messageId = messageIdOf(above)
    const entries = await listMedia(messaging.db, accountId, messageId)
    return await answerPage(query, {
      kind: "media",
      path: `${pathOf(accountId, messageId)}.json`,
      key: "media_list",
      filters: {},
      read: () => Promise.resolve({ entries, nextBefore: null }),
      idOf: ({ id }: MessageMedia) => id,
      render: (media: MessageMedia) => mediaForm(accountId, media),
    })
  },
})

export const getTwilioMedia = operation<TwilioMessageNeeds>()({
  id: "getTwilioMedia",
  tag: "Messages",
  summary: "Retrieve media",
  description: "Returns the media without their bytes.",
  scopes: ["messages", "read"],
  sid: "media",
  responses: { 200: { description: "The media.", schema: null } },
  async handle({ messaging }, request): Promise<Answer> {
    return { status: 200, json: mediaForm(request.accountId, await mediaOf(messaging.db, request)) }
  },
})

export const getTwilioMediaContent = operation<TwilioMessageNeeds>()({
  id: "getTwilioMediaContent",
  tag: "Messages",
  summary: "Download media",
  description: "Returns the bytes of the media.",
  scopes: ["messages", "read"],
  sid: "media",
  responses: { 200: { description: "The bytes.", schema: null } },
  async handle({ messaging }, { accountId, id, above }): Promise<Answer> {
    const { contentType, content } = await mediaOf(messaging.db, { accountId, id, above })
    return { status: 200, file: content, headers: { "content-type": contentType } }
  },
})

export const deleteTwilioMedia = operation<TwilioMessageNeeds>()({
  id: "deleteTwilioMedia",
  tag: "Messages",
  summary: "Delete media",
  description: "Deletes the media.",
  scopes: ["messages"],
  sid: "media",
  responses: { 204: { description: "Media deleted.", schema: null } },
  async handle(needs, request): Promise<Answer> {
    await mediaOf(needs.messaging.db, request)
    return await deleteMedia.handle(needs, request)
  },
})

async function mediaOf(db: Tx, { accountId, id, above }: Pick<ApiRequest, "accountId" | "id" | "above">) {
  const media = await getMedia(db, accountId, id)
  if (media.messageId !== messageIdOf(above))
    throw new Problem("media_not_found", "The message has no media with this sid.")
  return media
}

function pathOf(accountId: string, messageId: string): string {
  const message = toSid("message", messageId).replace("MS", "MM")
  return `/${version}/Accounts/${toSid("account", accountId)}/Messages/${message}/Media`
}

function mediaForm(accountId: string, media: MessageMedia) {
  const sid = toSid("media", media.id).replace("MD", "ME")
  const date = mailDate(isoTime(media.createdAt))
  return {
    account_sid: toSid("account", accountId),
    content_type: media.contentType,
    date_created: date,
    date_updated: date,
    parent_sid: toSid("message", media.messageId).replace("MS", "MM"),
    sid,
    uri: `${pathOf(accountId, media.messageId)}/${sid}.json`,
  }
}
