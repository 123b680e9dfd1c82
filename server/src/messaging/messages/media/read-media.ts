import type { Tx } from "#core/db/database.ts"
import { getMessage } from "#messaging/messages/read/get-message.ts"
import { MessagingRefusal } from "#messaging/messages/refusals.ts"
import { findMedia, findMediaOf, type StoredMedia } from "./media-store.ts"

/** An image or another file of a message, as it was received or fetched. */
export interface MessageMedia extends StoredMedia {
  messageId: string
}

/** The media of a message, in order, without their bytes. Refuses with `message_not_found`. */
export async function listMedia(tx: Tx, accountId: string, messageId: string): Promise<MessageMedia[]> {
  await getMessage(tx, accountId, messageId)
  const rows = await findMediaOf(tx, accountId, messageId)
  return rows.map((row) => ({ ...row, messageId }))
}

/** One media file with its bytes. Refuses with `media_not_found`. */
export async function getMedia(tx: Tx, accountId: string, id: string): Promise<MessageMedia & { content: Uint8Array }> {
  const row = await findMedia(tx, accountId, id)
  if (!row)
    throw new MessagingRefusal(
      "media_not_found",
      "This account has no media with this sid. The message of the media may have been deleted.",
    )
  const { message_id: messageId, ...rest } = row
  return { ...rest, messageId }
}
