import type { MediaLimits, Refused } from "#messaging/carriers/carrier.ts"
import { permanentRefusal, temporaryRefusal } from "#messaging/carriers/refusals.ts"
import { decodePicture } from "#core/decoders/decoders.ts"
import type { FittedPicture, PictureLimits } from "#core/decoders/fit-picture.ts"
import { acceptsType, isPicture } from "#core/decoders/picture-types.ts"
import { stopwatch } from "#core/std/clock.ts"
import type { FetchedMedia } from "./fetch-media.ts"

export type FittedMedia = { kind: "fitted"; media: readonly FetchedMedia[]; changes: readonly string[] } | Refused

/** The presentation, and the headers of a part. */
const presentationBytes = 1_000
const partBytes = 200

interface PictureOwner {
  accountId: string
  /** For all pictures of the message. */
  deadlineMs: number
}

/**
 * Returns the media of a message within the limits of its carrier. Only pictures are changed. Together they
 * get the bytes that the text and other media leave. A picture that needs less leaves the rest to the others.
 * Refuses media that cannot fit, and blames the route. Refuses temporarily if the deadline passes before all
 * pictures are done. Each account has its share of the processes that read pictures.
 */
export async function fitMedia(
  media: readonly FetchedMedia[],
  limits: MediaLimits,
  { body, ...owner }: PictureOwner & { body: string },
): Promise<FittedMedia> {
  const alien = media.find((one) => !isPicture(one) && !acceptsType(limits, one.contentType))
  if (alien)
    return permanentRefusal(
      "media_type_unsupported",
      `The carrier does not accept media of the type ${alien.contentType}.`,
    )
  const room = roomFor(media, limits, body)
  if (room < 0)
    return permanentRefusal("media_too_large", "The media and the text are larger than the carrier accepts.")
  if (!media.some(isPicture)) return { kind: "fitted", media, changes: [] }
  return await fitPictures(media, { ...limits, bytesMax: room }, owner)
}

/** The smallest first, because it can leave bytes to the others. */
async function fitPictures(
  media: readonly FetchedMedia[],
  limits: PictureLimits,
  { accountId, deadlineMs }: PictureOwner,
): Promise<FittedMedia> {
  const elapsedMs = stopwatch()
  const bySize = media.map((one, index) => ({ one, index })).toSorted((a, b) => sizeOf(a.one) - sizeOf(b.one))
  const pictures = bySize.filter(({ one }) => isPicture(one))
  const fitted = [...media]
  const changes: string[] = []
  let room = limits.bytesMax
  for (const [rank, { one, index }] of pictures.entries()) {
    const bytesMax = Math.floor(room / (pictures.length - rank))
    const file = { picture: one, limits: { ...limits, bytesMax } }
    const result = await fitOne(file, { accountId, deadlineMs: deadlineMs - elapsedMs() })
    if (result === "late") return late
    if (result.kind === "impossible") return permanentRefusal(result.code, result.reason)
    if (result.kind === "fitted") {
      fitted[index] = result.media
      changes.push(result.change)
    }
    room -= sizeOf(fitted[index] ?? one)
  }
  return { kind: "fitted", media: fitted, changes }
}

async function fitOne(
  file: Parameters<typeof decodePicture>[0],
  { accountId: ownerId, deadlineMs }: PictureOwner,
): Promise<FittedPicture | "late"> {
  const decoded = await decodePicture(file, { ownerId, deadlineMs })
  if (decoded.kind === "read") return decoded.output
  if (decoded.kind === "late") return "late"
  const reason = `The picture of the type ${file.picture.contentType} cannot be read: ${decoded.reason}`
  return { kind: "impossible", code: "media_type_unsupported", reason }
}

const late: Refused = {
  ...temporaryRefusal("media_unfetchable", "This process is busy with the pictures of other messages."),
  blame: "message",
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
