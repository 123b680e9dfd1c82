import type { Carrier, SubmitOutcome } from "#carriers/carrier.ts"
import type { MessagingContext } from "#messaging/context.ts"
import type { Message } from "#messaging/message.ts"
import { noteOnce } from "#messaging/notes.ts"
import { toSid } from "#std/ids.ts"
import { fetchMedia } from "./fetch-media.ts"
import type { FetchedMedia, MediaSource } from "./fetch-media.ts"
import { fitMedia } from "./fit-media.ts"

type Context = Pick<MessagingContext, "db" | "clock" | "newId"> & { mediaSource: MediaSource }

/**
 * The media of a message, ready for a carrier: fetched once and stored as it is, and then fitted to the limits of
 * the carrier. Each change is on the timeline before the message leaves. Gives the outcome when that fails.
 */
export async function prepareMedia(
  context: Context,
  message: Message,
  carrier: Pick<Carrier, "id" | "mediaLimits" | "fetchesMedia">,
  how: { attempt: number; until: number },
): Promise<readonly FetchedMedia[] | SubmitOutcome> {
  const fetched = await fetchMedia(context, message, how)
  if ("kind" in fetched || !carrier.mediaLimits) return fetched
  const fitted = await fitMedia(fetched, carrier.mediaLimits, message.body)
  if (fitted.kind === "refused") return fitted
  const { media, changes } = fitted
  if (!changes.length) return media
  if (carrier.fetchesMedia) return { kind: "refused", isPermanent: true, code: "media_too_large", reason: unchangeable }
  const detail = JSON.stringify({ carrier: toSid("carrier", carrier.id), changes })
  await noteOnce(context.db, message.accountId, {
    id: context.newId(),
    messageId: message.id,
    kind: "media_fitted",
    at: context.clock.now(),
    detail,
  })
  return media
}

const unchangeable =
  "A picture is larger than the carrier takes. The carrier fetches it from its URL, so Posthorn cannot make it smaller."
