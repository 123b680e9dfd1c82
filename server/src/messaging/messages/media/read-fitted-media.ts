import type { MessagingContext } from "#messaging/messages/context.ts"
import { readMessageRow } from "#messaging/messages/store.ts"
import { mediaDeadlineMs, type FetchedMedia } from "./fetch-media.ts"
import { fitMedia } from "./fit-media.ts"
import { fittedKeyOf, keepFittedMedia } from "./keep-fitted-media.ts"
import { findFittedMedia, readMedia } from "./media-store.ts"

type Context = Pick<MessagingContext, "db" | "clock" | "newId" | "fittedLinks">

/**
 * Returns the file of a link of `FittedLinks`. Null for an expired link, and once the message is deleted. A
 * file that an earlier release did not store is fitted again from the stored media, and stored.
 */
export async function readFittedMedia(context: Context, token: string): Promise<FetchedMedia | null> {
  const { db, fittedLinks } = context
  const grant = fittedLinks?.open(token)
  if (!grant) return null
  const { accountId, messageId, limits, index } = grant
  const kept = await findFittedMedia(db, { accountId, messageId, fittedKey: fittedKeyOf(index, limits) })
  if (kept) return { contentType: kept.content_type, content: kept.content }
  const message = await readMessageRow(db, accountId, messageId)
  if (!message) return null
  const rows = await readMedia(db, accountId, messageId, message.mediaUrls)
  const byUrl = new Map(rows.map((row) => [row.url, { contentType: row.content_type, content: row.content }]))
  const stored = message.mediaUrls.flatMap((url) => byUrl.get(url) ?? [])
  if (stored.length < message.mediaUrls.length) return null
  const fitted = await fitMedia(stored, limits, { body: message.body, accountId, deadlineMs: mediaDeadlineMs })
  if (fitted.kind !== "fitted") return null
  await keepFittedMedia(context, grant, { before: stored, after: fitted.media })
  return fitted.media[index] ?? null
}
