import type { MediaLimits, Refused } from "#carriers/carrier.ts"
import type { FetchedMedia } from "./fetch-media.ts"
import { fitPicture, isPicture, takesType } from "./fit-picture.ts"

export type FittedMedia = { kind: "fitted"; media: readonly FetchedMedia[]; changes: readonly string[] } | Refused

/** The presentation, and the headers of a part. */
const presentationBytes = 1_000
const partBytes = 200

/**
 * The media of a message as its carrier takes it. Only pictures are changed: all together get the room that the
 * text and other media leave, and those that need less leave theirs to the others. Refuses, with the route to
 * blame, what cannot be made to fit.
 */
export async function fitMedia(
  media: readonly FetchedMedia[],
  limits: MediaLimits,
  body: string,
): Promise<FittedMedia> {
  const alien = media.find((one) => !isPicture(one) && !takesType(limits, one.contentType))
  if (alien) return refused("media_type_unsupported", `The carrier takes no media of the type ${alien.contentType}.`)
  const bySize = media.map((one, index) => ({ one, index })).toSorted((a, b) => sizeOf(a.one) - sizeOf(b.one))
  const pictures = bySize.filter(({ one }) => isPicture(one))
  let room = roomFor(media, limits, body)
  if (room < 0) return refused("media_too_large", "The media and the text are larger than the carrier takes.")
  const fitted = [...media]
  const changes: string[] = []
  for (const [rank, { one, index }] of pictures.entries()) {
    const bytesMax = Math.floor(room / (pictures.length - rank))
    const result = await fitPicture(one, { ...limits, bytesMax })
    if (result.kind === "impossible") return refused(result.code, result.reason)
    if (result.kind === "fitted") {
      fitted[index] = result.media
      changes.push(result.change)
    }
    room -= sizeOf(fitted[index] ?? one)
  }
  return { kind: "fitted", media: fitted, changes }
}

/** The bytes for all pictures together. */
function roomFor(media: readonly FetchedMedia[], { bytesMax }: MediaLimits, body: string): number {
  if (bytesMax === null) return Infinity
  const others = media.filter((one) => !isPicture(one)).reduce((sum, one) => sum + sizeOf(one), 0)
  return bytesMax - Buffer.byteLength(body) - others - presentationBytes - partBytes * media.length
}

function sizeOf({ content }: FetchedMedia): number {
  return content.byteLength
}

function refused(code: "media_too_large" | "media_type_unsupported", reason: string): Refused {
  return { kind: "refused", isPermanent: true, code, reason }
}
