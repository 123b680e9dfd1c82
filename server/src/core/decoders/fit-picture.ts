import {
  openSharp,
  sharpAdvice,
  type Channels,
  type OutputInfo,
  type Picture,
  type PictureOptions,
} from "./open-sharp.ts"
import { acceptsType } from "./picture-types.ts"

interface PictureFile {
  contentType: string
  content: Uint8Array
}

/** The limits of a carrier for one picture. Null where it names no limit. */
export interface PictureLimits {
  bytesMax: number
  widthMax: number | null
  heightMax: number | null
  types: readonly string[] | null
}

export interface PictureToFit {
  picture: PictureFile
  limits: PictureLimits
}

/**
 * A small file can hold a picture that fills the memory. Phones produce pictures of up to 50 million pixels.
 * The library reads these line by line.
 */
const pixelsMax = 50_000_000
/**
 * The library decodes some pictures as a whole: an AVIF needs 20 bytes for each pixel. Phones produce 12
 * million pixels.
 */
const wholePixelsMax = 16_000_000
/** No JPEG has a longer side. Each line costs time, and a thin picture has as many lines as pixels. */
const sideMax = 65_500
/** More than a phone shows. A changed picture gets no more, since each needs memory while it is encoded. */
const pixelsWanted = 6_000_000
const attemptsMax = 8
/** A smaller picture is better than a blurred one, so it stays the same. */
const quality = 80
/** Smaller pictures are of no use. */
const sideMin = 32

export type FittedPicture =
  | { kind: "as_it_is" }
  | { kind: "fitted"; media: PictureFile; change: string }
  | { kind: "impossible"; code: "media_too_large" | "media_type_unsupported"; reason: string }

/**
 * Makes a picture fit: scales it down, and encodes it as JPEG, or as PNG if it is transparent and that fits.
 * Its orientation is applied and its metadata removed. A picture that fits already stays as it is. Runs in a
 * decoder process (`decodePicture`).
 */
export async function fitPicture({ picture, limits }: PictureToFit): Promise<FittedPicture> {
  try {
    return await fit(picture, limits)
  } catch (error) {
    const reason = `The picture of the type ${picture.contentType} cannot be read: ${shown(error)}`
    return { kind: "impossible", code: "media_type_unsupported", reason }
  }
}

interface Facts extends PictureFile {
  /** The width and height as displayed, with the orientation applied. */
  width: number
  height: number
  /** The frames of an animation. */
  pages: number
  isTransparent: boolean
  /** Of an animation: the time of each frame, and how often it runs. */
  delay: number[] | undefined
  loop: number | undefined
}

async function fit(picture: PictureFile, limits: PictureLimits): Promise<FittedPicture> {
  const hasType = acceptsType(limits, picture.contentType)
  const isSmall = picture.content.byteLength <= limits.bytesMax
  const sharp = await openSharp()
  if (!sharp) return withoutSharp(hasType, isSmall)
  const make = (options: PictureOptions) =>
    sharp(picture.content, { failOn: "error", limitInputPixels: pixelsMax, ...options })
  const metadata = await make({ limitInputPixels: false }).metadata()
  const { autoOrient, pages = 1, hasAlpha, delay, loop } = metadata
  const { width, height } = autoOrient
  if (hasType && isSmall && scaleWithin({ width, height }, limits) === 1) return { kind: "as_it_is" }
  const isWhole = metadata.format === "heif" || metadata.isProgressive || metadata.depth !== "uchar" || pages > 1
  const most = isWhole ? wholePixelsMax : pixelsMax
  if (width * height * pages > most)
    return tooLarge(`The picture has more than ${most / 1_000_000} million pixels, so Posthorn cannot make it smaller.`)
  if (Math.max(width, height) > sideMax)
    return tooLarge("A side of the picture has more than 65,500 pixels, so Posthorn cannot make it smaller.")
  const facts: Facts = { ...picture, width, height, pages, isTransparent: hasAlpha, delay, loop }
  const forms = formsFor(facts, limits)
  for (const form of forms) {
    const pixels = await decodePixels(make, facts, form, limits)
    const made = await encodeWithin(() => sharp(pixels.data, { raw: pixels.raw }), facts, pixels.raw, { form, limits })
    if (made) return { kind: "fitted", media: made.media, change: changeOf(facts, made) }
  }
  if (!forms.length) {
    const reason = `The carrier does not accept pictures of the type ${picture.contentType}, and Posthorn cannot convert them.`
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
  encode(picture: Picture, facts: Pick<Facts, "delay" | "loop">): Picture
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
const gif: Form = {
  contentType: "image/gif",
  attemptsMax,
  encode: (picture, { delay, loop }) => picture.gif({ ...(delay && { delay }), ...(loop !== undefined && { loop }) }),
}

/**
 * The formats to try, the best first. An animation stays a GIF if it can, and a transparent picture becomes a
 * PNG.
 */
function formsFor({ pages, isTransparent, contentType }: Facts, limits: PictureLimits): readonly Form[] {
  const moving = pages > 1 && contentType === "image/gif" ? [{ ...gif, isAnimated: true, attemptsMax: 4 }] : []
  const transparent = isTransparent ? [{ ...png, attemptsMax: 1 }] : []
  const still = [jpeg, webp, png, gif].find((form) => acceptsType(limits, form.contentType))
  return [...moving, ...transparent, ...(still ? [still] : [])].filter((form) => acceptsType(limits, form.contentType))
}

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: Channels; pageHeight?: number }
}

/** Decodes the picture once, as large as its carrier and a phone show it. The attempts start from that. */
async function decodePixels(
  make: (options: PictureOptions) => Picture,
  facts: Facts,
  { isAnimated = false }: Form,
  limits: PictureLimits,
): Promise<Pixels> {
  const scale = Math.min(scaleWithin(facts, limits), Math.sqrt(pixelsWanted / (facts.width * facts.height)))
  const picture = make({ animated: isAnimated })
    .autoOrient()
    .resize({ ...scaled(facts, scale), fit: "fill" })
  const { data, info } = await picture.toColourspace("srgb").raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, raw: { width, height, channels, ...(isAnimated && { pageHeight: height / facts.pages }) } }
}

interface Made {
  media: PictureFile
  width: number
  height: number
}

/**
 * Encodes the picture smaller with each attempt, by as much as the last one was too large. Returns null if
 * none fits.
 */
async function encodeWithin(
  make: () => Picture,
  facts: Facts,
  { width, height: allHeight, pageHeight: height = allHeight }: Pixels["raw"],
  { form, limits }: { form: Form; limits: PictureLimits },
): Promise<Made | null> {
  let scale = 1
  for (let attempt = 0; attempt < form.attemptsMax; attempt++) {
    const size = scaled({ width, height }, scale)
    if (Math.max(size.width, size.height) < sideMin && (scale < 1 || width < facts.width)) return null
    const picture = scale < 1 ? make().resize({ ...size, fit: "fill" }) : make()
    const { data, info } = await form.encode(picture, facts).toBuffer({ resolveWithObject: true })
    if (data.byteLength <= limits.bytesMax) return madeOf(data, info, form)
    scale *= Math.min(Math.max(Math.sqrt(limits.bytesMax / data.byteLength) * 0.95, 0.25), 0.9)
  }
  return null
}

function scaled({ width, height }: { width: number; height: number }, scale: number) {
  const [one = 1, other = 1] = [width, height].map((side) => Math.max(Math.round(side * scale), 1))
  return { width: one, height: other }
}

function madeOf(content: Uint8Array, { width, height, pageHeight = height }: OutputInfo, { contentType }: Form): Made {
  return { media: { contentType, content }, width, height: pageHeight }
}

function scaleWithin(
  { width, height }: { width: number; height: number },
  { widthMax, heightMax }: Pick<PictureLimits, "widthMax" | "heightMax">,
): number {
  return Math.min(1, (widthMax ?? width) / width, (heightMax ?? height) / height)
}

function changeOf(facts: Facts, { media, width, height }: Made): string {
  return `${inWords(facts, facts)} → ${inWords(media, { width, height })}`
}

function inWords({ contentType, content }: PictureFile, { width, height }: { width: number; height: number }): string {
  return `${contentType} ${sizeInWords(content.byteLength)} ${width}×${height}`
}

function sizeInWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The first line. In the others, libvips names the place in its code. */
function shown(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n", 1)[0]?.slice(0, 200) ?? ""
}
