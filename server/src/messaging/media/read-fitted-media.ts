import type { MessagingContext } from "#messaging/context.ts"
import { readMessageRow } from "#messaging/store.ts"
import { mediaDeadlineMs, type FetchedMedia } from "./fetch-media.ts"
import { fitMedia } from "./fit-media.ts"
import { readMedia } from "./media-store.ts"

/**
 * Returns the file of a link of `FittedLinks`, fitted again from the stored media. Null for an expired link,
 * and once the message is deleted.
 */
export async function readFittedMedia(
  { db, fittedLinks }: Pick<MessagingContext, "db" | "fittedLinks">,
  token: string,
): Promise<FetchedMedia | null> {
  const grant = fittedLinks?.open(token)
  if (!grant) return null
  const { accountId, messageId, limits, index } = grant
  const message = await readMessageRow(db, accountId, messageId)
  if (!message) return null
  const rows = await readMedia(db, accountId, messageId, message.mediaUrls)
  const byUrl = new Map(rows.map((row) => [row.url, { contentType: row.content_type, content: row.content }]))
  const stored = message.mediaUrls.map((url) => byUrl.get(url))
  if (stored.includes(undefined)) return null
  const fitted = await fitMedia(stored as FetchedMedia[], limits, {
    body: message.body,
    accountId,
    deadlineMs: mediaDeadlineMs,
  })
  return fitted.kind === "fitted" ? (fitted.media[index] ?? null) : null
}
