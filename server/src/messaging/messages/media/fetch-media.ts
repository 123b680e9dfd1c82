import type { Refused, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { Message } from "#messaging/messages/message.ts"
import { insertMedia, readMedia } from "./media-store.ts"
import { isSendable, mediaTypeOf, unknownType } from "./media-type.ts"

export interface FetchedMedia {
  contentType: string
  content: Uint8Array
}

export type MediaAnswer =
  | { kind: "fetched"; media: FetchedMedia }
  | { kind: "too_large"; reason: string }
  /** It may be available later. */
  | { kind: "unavailable"; reason: string }
  | { kind: "failed"; reason: string }

/** The source of media: guarded HTTPS in the server, a table in tests. */
export interface MediaSource {
  fetch(url: string, limits: { bytesMax: number; deadlineMs: number }): Promise<MediaAnswer>
}

/** The limit for all media of one message, as MMS carriers accept it. */
export const mediaBytesMax = 5 * 1024 * 1024
/**
 * The limit for all media of one message: half of the lease. A longer fetch would let another process claim
 * the message.
 */
export const mediaDeadlineMs = 30_000

/**
 * The limit of attempts to fetch the media of a message, with back-off between them. They cover the quarter
 * of a minute that a restart of the host takes. A carrier gets the message only when all media is stored. So
 * an earlier attempt failed because of the media, or ended with its process.
 */
export const mediaAttemptsMax = 5

interface MediaContext extends Pick<MessagingContext, "db" | "clock" | "newId"> {
  mediaSource: MediaSource
}

/**
 * Returns the media of a message, fetched once and stored, so that a second submission sends the same bytes.
 * Returns the outcome `refused` when a file cannot be fetched or is too large. The outcome is not permanent
 * while a further attempt may succeed. `until` is the deadline.
 */
export async function fetchMedia(
  context: MediaContext,
  message: Message,
  { attempt, until }: { attempt: number; until: number },
): Promise<FetchedMedia[] | SubmitOutcome> {
  const { accountId, id: messageId, mediaUrls } = message
  const rows = await readMedia(context.db, accountId, messageId, mediaUrls)
  const kept = new Map(rows.map(({ url, content_type: contentType, content }) => [url, { contentType, content }]))
  const media: FetchedMedia[] = []
  let bytesMax = mediaBytesMax
  for (const url of mediaUrls) {
    const deadlineMs = until - context.clock.elapsed()
    const one = kept.get(url) ?? (await fetchOne(context, message, url, { bytesMax, deadlineMs }))
    if ("kind" in one) return { ...one, isPermanent: one.isPermanent || attempt >= mediaAttemptsMax }
    kept.set(url, one)
    bytesMax -= one.content.byteLength
    media.push(one)
  }
  return media
}

async function fetchOne(
  context: MediaContext,
  message: Message,
  url: string,
  limits: { bytesMax: number; deadlineMs: number },
): Promise<FetchedMedia | Refused> {
  if (limits.deadlineMs <= 0) {
    const reason = `Posthorn could not fetch all media within ${mediaDeadlineMs / 1_000} s.`
    return { ...refused("media_unfetchable", reason), isPermanent: false }
  }
  const answer = await context.mediaSource.fetch(url, limits)
  if (answer.kind === "too_large")
    return refused("media_too_large", `All media of the message together are larger than ${mediaBytesMax} bytes.`)
  if (answer.kind !== "fetched") {
    const refusal = refused("media_unfetchable", `Posthorn could not fetch the media: ${answer.reason}`)
    return { ...refusal, isPermanent: answer.kind === "failed" }
  }
  const { content } = answer.media
  const contentType = mediaTypeOf(content, answer.media.contentType)
  if (!isSendable(contentType)) return refused("media_type_unsupported", unsendable(contentType))
  const { accountId, id: messageId } = message
  await insertMedia(context.db, {
    accountId,
    id: context.newId(),
    messageId,
    url,
    contentType,
    content,
    createdAt: context.clock.now(),
  })
  return { contentType, content }
}

function unsendable(type: string): string {
  return type === unknownType
    ? "The content of the media has no type that a message can contain. The Content-Type of its host does not count."
    : `The content of the media has the type ${type}, which a message cannot contain.`
}

/** Another carrier would get the same media. */
function refused(code: "media_too_large" | "media_unfetchable" | "media_type_unsupported", reason: string): Refused {
  return { ...permanentRefusal(code, reason), blame: "message" }
}
