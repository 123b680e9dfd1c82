import PostalMime, { decodeWords, type Attachment, type Email } from "postal-mime"
import { storableText } from "#core/std/storable-text.ts"

export interface MimeToRead {
  raw: Uint8Array
  /** The root is an XML envelope (RFC 2387), in `multipart/related` or alone. */
  isEnveloped: boolean
}

/**
 * An inbound MMS: its text, its media in the order of its presentation, and the headers by their name in
 * lower case.
 */
export interface MmsContent {
  headers: ReadonlyMap<string, string>
  from: string
  subject: string
  body: string
  media: readonly { contentType: string; content: Uint8Array }[]
  /** The files beyond the limit. */
  filesLost: number
}

export interface ReadMime {
  content: MmsContent
  /** Null for a message without one. */
  envelope: Uint8Array | null
}

/** The deepest nesting of a message that people write. */
const depthMax = 8
const headerBytesMax = 65_536
/** A phone shows at most this many. Further media is dropped. */
const mediaMax = 50
/** Longer text becomes a file. */
const textBytesMax = 20_000
const smilBytesMax = 65_536
/** Lines that can begin a part. Media contains such a line by chance every 16 MB. */
const delimitersMax = 500
/** Lines of encoded media are longer. The library keeps 2 KB for each line of a text. */
const shortLineBytes = 40
/** 5 MB of media that is not encoded contains 3,000 short lines by chance. */
const shortLinesMax = 20_000

/**
 * Reads a MIME message. The body joins its texts. The presentation (SMIL) gives the order of the media and is
 * omitted. Other parts are media with the declared, unverified type. Rejects invalid MIME, no envelope,
 * and more parts or lines than a message has. Runs in a decoder process (`decodeMime`).
 */
export async function readMime({ raw, isEnveloped }: MimeToRead): Promise<ReadMime> {
  const email = await parseMime(raw)
  if (!isEnveloped) return { content: contentOf(email), envelope: null }
  const type = email.headers.find(({ key }) => key === "content-type")?.value ?? ""
  const [, start = ""] = /\bstart="?(<?[^"<>;\s]+>?)"?/i.exec(type) ?? []
  const envelope =
    email.attachments.find(({ contentId }) => start !== "" && withoutBrackets(contentId) === withoutBrackets(start)) ??
    email.attachments.find(({ mimeType }) => envelopeTypes.has(mimeType))
  if (!envelope) throw new Error("The message has no envelope of XML.")
  const attachments = email.attachments.filter((each) => each !== envelope)
  return { content: contentOf({ ...email, attachments }), envelope: bytesOf(envelope) }
}

const envelopeTypes: ReadonlySet<string> = new Set(["text/xml", "application/xml", "application/soap+xml"])

async function parseMime(raw: Uint8Array): Promise<Email> {
  refuseManyLines(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength))
  return await PostalMime.parse(raw, {
    maxNestingDepth: depthMax,
    maxHeadersSize: headerBytesMax,
    forceRfc822Attachments: true,
  })
}

/** The library makes objects for each line and each part, without a limit. */
function refuseManyLines(bytes: Buffer): void {
  let delimiters = 0
  let shortLines = 0
  for (let from = 0, end; (end = bytes.indexOf(0x0a, from)) >= 0; from = end + 1) {
    if (end - from < shortLineBytes && ++shortLines > shortLinesMax)
      throw new Error(`The message has more than ${shortLinesMax} lines of less than ${shortLineBytes} bytes.`)
    if (bytes[end + 1] === 0x2d && bytes[end + 2] === 0x2d && ++delimiters > delimitersMax)
      throw new Error(`The message has more than ${delimitersMax} parts.`)
  }
}

function contentOf(email: Email): MmsContent {
  const { text = "", html, attachments } = email
  const smil = attachments.find(({ mimeType }) => mimeType === "application/smil")
  const parts = inOrder(
    attachments.filter((each) => each !== smil),
    smil ? Buffer.from(bytesOf(smil).subarray(0, smilBytesMax)).toString("utf8") : "",
  )
  const texts = parts.filter(isText).map((part) => Buffer.from(bytesOf(part)).toString("utf8"))
  const files = parts
    .filter((part) => !isText(part))
    .map((part) => ({ contentType: part.mimeType, content: bytesOf(part) }))
  const pages = html !== undefined && !text ? [{ contentType: "text/html", content: Buffer.from(html) }] : []
  const media = [...files, ...pages]
  return {
    headers: new Map(email.headers.map(({ key, value }) => [key, decodeWords(value).trim()])),
    from: addressOf(email),
    subject: storableText(email.subject ?? ""),
    body: storableText(
      [text, ...texts]
        .map((each) => each.trimEnd())
        .filter(Boolean)
        .join("\n"),
    ),
    media: media.slice(0, mediaMax),
    filesLost: Math.max(media.length - mediaMax, 0),
  }
}

function addressOf({ from }: Email): string {
  return from?.address ?? ""
}

function isText(part: Attachment): boolean {
  return part.mimeType === "text/plain" && bytesOf(part).byteLength <= textBytesMax
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return Buffer.from(content)
  return content instanceof Uint8Array ? content : new Uint8Array(content)
}

/** Parts that the presentation names come first, in its order. */
function inOrder(parts: readonly Attachment[], smil: string): Attachment[] {
  const names = Array.from(smil.matchAll(/\bsrc=["']([^"'<>]{1,200})["']/gi), ([, name = ""]) =>
    name.replace(/^cid:/i, ""),
  )
  const place = (part: Attachment) => {
    const own = [withoutBrackets(part.contentId), part.filename]
    const found = names.findIndex((name) => own.includes(name))
    return found < 0 ? Infinity : found
  }
  const placed = parts.map((part, index) => ({ part, index, place: place(part) }))
  return placed
    .toSorted((one, other) => compare(one.place, other.place) || one.index - other.index)
    .map(({ part }) => part)
}

function withoutBrackets(contentId = ""): string {
  return contentId.replace(/^<|>$/g, "")
}

function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}
