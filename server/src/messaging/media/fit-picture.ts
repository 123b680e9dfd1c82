import type { MediaLimits } from "#carriers/carrier.ts"
import { openSharp, sharpAdvice, type OutputInfo, type Picture, type PictureOptions } from "#carriers/mms/open-sharp.ts"
import type { FetchedMedia } from "./fetch-media.ts"

/** The types whose pictures can be changed. */
const readable: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "image/avif", "image/tiff"]) // oxfmt-ignore

/**
 * A small file can hold a picture that fills the memory. Phones produce pictures of up to 50 million pixels.
 */
const pixelsMax = 50_000_000
/** More than a phone shows. A changed picture gets no more, since each needs memory while it is encoded. */
const pixelsWanted = 6_000_000
const attemptsMax = 8
/** A smaller picture is better than a blurred one, so it stays the same. */
const quality = 80
/** Smaller pictures are of no use. */
const sideMin = 32

export interface PictureLimits extends MediaLimits {
  /** Of this picture. */
  bytesMax: number
}

export type FittedPicture =
  | { kind: "as_it_is" }
  | { kind: "fitted"; media: FetchedMedia; change: string }
  | { kind: "impossible"; code: "media_too_large" | "media_type_unsupported"; reason: string }

export function isPicture({ contentType }: FetchedMedia): boolean {
  return readable.has(contentType)
}

export function acceptsType({ types }: Pick<MediaLimits, "types">, contentType: string): boolean {
  return types === null || types.includes(contentType) || types.includes(contentType.replace(/\/.*/, "/*"))
}

/**
 * Makes a picture fit: scales it down, and encodes it as JPEG, or as PNG if it is transparent and that fits.
 * Its orientation is applied and its metadata removed. A picture that fits already stays as it is.
 */
export async function fitPicture(media: FetchedMedia, limits: PictureLimits): Promise<FittedPicture> {
  try {
    return await fit(media, limits)
  } catch (error) {
    const reason = `The picture of the type ${media.contentType} cannot be read: ${shown(error)}`
    return { kind: "impossible", code: "media_type_unsupported", reason }
  }
}

interface Facts {
  contentType: string
  content: Uint8Array
  /** The width and height as displayed, with the orientation applied. */
  width: number
  height: number
  isAnimated: boolean
  isTransparent: boolean
}

async function fit(media: FetchedMedia, limits: PictureLimits): Promise<FittedPicture> {
  const hasType = acceptsType(limits, media.contentType)
  const isSmall = media.content.byteLength <= limits.bytesMax
  const sharp = await openSharp()
  if (!sharp) return withoutSharp(hasType, isSmall)
  const make = (options: PictureOptions) =>
    sharp(media.content, { failOn: "error", limitInputPixels: pixelsMax, ...options })
  const { autoOrient, pages = 1, hasAlpha } = await make({ limitInputPixels: false }).metadata()
  const { width, height } = autoOrient
  if (hasType && isSmall && scaleWithin({ width, height }, limits) === 1) return { kind: "as_it_is" }
  if (width * height * pages > pixelsMax)
    return tooLarge(
      `The picture has more than ${pixelsMax / 1_000_000} million pixels, so Posthorn cannot make it smaller.`,
    )
  const facts: Facts = { ...media, width, height, isAnimated: pages > 1, isTransparent: hasAlpha }
  for (const form of formsFor(facts, limits)) {
    const made = await encodeWithin(make, facts, form, limits)
    if (made) return { kind: "fitted", media: made.media, change: changeOf(facts, made) }
  }
  if (!formsFor(facts, limits).length) {
    const reason = `The carrier does not accept pictures of the type ${media.contentType}, and Posthorn cannot convert them.`
    return { kind: "impossible", code: "media_type_unsupported", reason }
  }
  return tooLarge("Posthorn cannot make the picture small enough for the carrier.")
}

function withoutSharp(hasType: boolean, isSmall: boolean): FittedPicture {
  if (hasType && isSmall) return { kind: "as_it_is" }
  const advice = `This installation cannot change pictures. ${sharpAdvice}.`
  if (hasType) return tooLarge(`The picture is too large for the carrier. ${advice}`)
  const reason = `The carrier does not accept pictures of this type. ${advice}`
  return { kind: "impossible", code: "media_type_unsupported", reason }
}

function tooLarge(reason: string): FittedPicture {
  return { kind: "impossible", code: "media_too_large", reason }
}

interface Form {
  contentType: string
  isAnimated?: boolean
  attemptsMax: number
  encode(picture: Picture): Picture
}

const jpeg: Form = {
  contentType: "image/jpeg",
  attemptsMax,
  encode: (picture) => picture.flatten({ background: "#ffffff" }).jpeg({ quality }),
}
const png: Form = { contentType: "image/png", attemptsMax, encode: (picture) => picture.png({ compressionLevel: 9 }) }
const webp: Form = {
  contentType: "image/webp",
  attemptsMax,
  encode: (picture) => picture.webp({ quality }),
}
const gif: Form = { contentType: "image/gif", attemptsMax, encode: (picture) => picture.gif() }

/**
 * The formats to try, the best first. An animation stays a GIF if it can, and a transparent picture becomes a
 * PNG.
 */
function formsFor({ isAnimated, isTransparent, contentType }: Facts, limits: PictureLimits): readonly Form[] {
  const moving = isAnimated && contentType === "image/gif" ? [{ ...gif, isAnimated: true, attemptsMax: 4 }] : []
  const transparent = isTransparent ? [{ ...png, attemptsMax: 1 }] : []
  const still = [jpeg, webp, png, gif].find((form) => acceptsType(limits, form.contentType))
  return [...moving, ...transparent, ...(still ? [still] : [])].filter((form) => acceptsType(limits, form.contentType))
}

interface Made {
  media: FetchedMedia
  width: number
  height: number
}

/**
 * Encodes the picture smaller with each attempt, by as much as the last one was too large. Returns null if
 * none fits.
 */
async function encodeWithin(
  make: (options: PictureOptions) => Picture,
  facts: Facts,
  form: Form,
  limits: PictureLimits,
): Promise<Made | null> {
  let scale = Math.min(scaleWithin(facts, limits), Math.sqrt(pixelsWanted / (facts.width * facts.height)))
  for (let attempt = 0; attempt < form.attemptsMax; attempt++) {
    const [width, height] = [facts.width, facts.height].map((side) => Math.max(Math.round(side * scale), 1))
    if (Math.max(width ?? 1, height ?? 1) < sideMin && scale < 1) return null
    const picture = make({ animated: form.isAnimated === true }).autoOrient()
    const { data, info } = await form
      .encode(picture.resize({ width, height, fit: "fill" }))
      .toBuffer({ resolveWithObject: true })
    if (data.byteLength <= limits.bytesMax) return madeOf(data, info, form)
    scale *= Math.min(Math.max(Math.sqrt(limits.bytesMax / data.byteLength) * 0.95, 0.25), 0.9)
  }
  return null
}

function madeOf(content: Uint8Array, { width, height, pageHeight = height }: OutputInfo, { contentType }: Form): Made {
  return { media: { contentType, content }, width, height: pageHeight }
}

function scaleWithin(
  { width, height }: { width: number; height: number },
  { widthMax, heightMax }: Pick<MediaLimits, "widthMax" | "heightMax">,
): number {
  return Math.min(1, (widthMax ?? width) / width, (heightMax ?? height) / height)
}

function changeOf(facts: Facts, { media, width, height }: Made): string {
  return `${inWords(facts, facts)} → ${inWords(media, { width, height })}`
}

function inWords({ contentType, content }: FetchedMedia, { width, height }: { width: number; height: number }): string {
  return `${contentType} ${sizeInWords(content.byteLength)} ${width}×${height}`
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The first line. In the others, libvips names the place in its code. */
function shown(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]?.slice(0, 200) ?? ""
}
