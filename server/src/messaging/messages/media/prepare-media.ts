import type { Carrier, SubmitOutcome } from "#messaging/carriers/carrier.ts"
import { permanentRefusal } from "#messaging/carriers/refusals.ts"
import type { MessagingContext } from "#messaging/messages/context.ts"
import type { Message } from "#messaging/messages/message.ts"
import { insertNoteOnce } from "#messaging/messages/notes.ts"
import { toSid } from "#core/std/ids.ts"
import { fetchMedia, type FetchedMedia, type MediaSource } from "./fetch-media.ts"
import { fitMedia } from "./fit-media.ts"
import { keepFittedMedia } from "./keep-fitted-media.ts"

type Context = Pick<MessagingContext, "db" | "clock" | "newId" | "fittedLinks"> & { mediaSource: MediaSource }

export interface PreparedMedia {
  media: readonly FetchedMedia[]
  /**
   * For a carrier that fetches media itself: the sender's URL, or one of this installation for changed media.
   */
  mediaUrls: readonly string[]
}

/**
 * Prepares the media of a message for a carrier: fetches it once, stores it unchanged, and then fits it to
 * the limits of the carrier. Each change is on the timeline before the message leaves. Returns the outcome if
 * one of these steps fails.
 */
export async function prepareMedia(
  context: Context,
  message: Message,
  carrier: Pick<Carrier, "id" | "mediaLimits" | "fetchesMedia">,
  how: { attempt: number; until: number },
): Promise<PreparedMedia | SubmitOutcome> {
  const { mediaUrls } = message
  const fetched = await fetchMedia(context, message, how)
  if ("kind" in fetched) return fetched
  if (!carrier.mediaLimits) return { media: fetched, mediaUrls }
  const fitted = await fitMedia(fetched, carrier.mediaLimits, {
    body: message.body,
    accountId: message.accountId,
    deadlineMs: how.until - context.clock.elapsed(),
  })
  if (fitted.kind === "refused") return fitted
  const { media, changes } = fitted
  if (!changes.length) return { media, mediaUrls }
  await noteChanges(context, message, carrier, changes)
  if (!carrier.fetchesMedia) return { media, mediaUrls }
  const { fittedLinks } = context
  if (!fittedLinks) return permanentRefusal("media_too_large", unchangeable)
  const of = { accountId: message.accountId, messageId: message.id, limits: carrier.mediaLimits }
  await keepFittedMedia(context, of, { before: fetched, after: media })
  const urlOf = (url: string, index: number) =>
    media[index] === fetched[index] ? url : fittedLinks.urlOf({ ...of, index })
  return { media, mediaUrls: mediaUrls.map(urlOf) }
}

const unchangeable = "The carrier fetches media from its URL, so Posthorn cannot make a picture smaller."

async function noteChanges(
  { db, clock, newId }: Context,
  { accountId, id: messageId }: Message,
  carrier: Pick<Carrier, "id">,
  changes: readonly string[],
): Promise<void> {
  const detail = JSON.stringify({ carrier: toSid("carrier", carrier.id), changes })
  await insertNoteOnce(db, accountId, { id: newId(), messageId, kind: "media_fitted", at: clock.now(), detail })
}
