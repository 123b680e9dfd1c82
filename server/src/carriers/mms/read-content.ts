import PostalMime, { decodeWords, type Attachment, type Email } from "postal-mime"
import type { CarrierMedia } from "#carriers/carrier.ts"
import { storableText } from "#std/storable-text.ts"

/**
 * An inbound MMS: its text, its media in the order of its presentation, and the headers by their name in
 * lower case.
 */
export interface ReadContent {
  headers: ReadonlyMap<string, string>
  from: string
  subject: string
  body: string
  media: readonly CarrierMedia[]
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

/**
 * Reads a MIME message. The body joins its texts. The presentation (SMIL) gives the order of the media and is
 * omitted. Other parts are media with the declared, unverified type. Rejects invalid MIME, and more parts
 * than a message has.
 */
export async function readMmsContent(raw: Uint8Array): Promise<ReadContent> {
  return contentOf(await parseMime(raw))
}

/**
 * Reads a message whose root is an XML envelope (RFC 2387), in `multipart/related` or alone. Also returns the
 * envelope. Rejects without one.
 */
export async function readEnveloped(raw: Uint8Array): Promise<{ envelope: Uint8Array; content: ReadContent }> {
  const email = await parseMime(raw)
  const type = email.headers.find(({ key }) => key === "content-type")?.value ?? ""
  const [, start = ""] = /\bstart="?(<?[^"<>;\s]+>?)"?/i.exec(type) ?? []
  const envelope =
    email.attachments.find(({ contentId }) => start !== "" && withoutBrackets(contentId) === withoutBrackets(start)) ??
    email.attachments.find(({ mimeType }) => envelopeTypes.has(mimeType))
  if (!envelope) throw new Error("The message has no envelope of XML.")
  const attachments = email.attachments.filter((each) => each !== envelope)
  return { envelope: bytesOf(envelope), content: contentOf({ ...email, attachments }) }
}

const envelopeTypes: ReadonlySet<string> = new Set(["text/xml", "application/xml", "application/soap+xml"])

async function parseMime(raw: Uint8Array): Promise<Email> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  let delimiters = 0
  for (let at = -1; (at = bytes.indexOf("\n--", at + 1)) >= 0;)
    if (++delimiters > delimitersMax) throw new Error(`The message has more than ${delimitersMax} parts.`)
  return await PostalMime.parse(raw, {
    maxNestingDepth: depthMax,
    maxHeadersSize: headerBytesMax,
    forceRfc822Attachments: true,
  })
}

function contentOf(email: Email): ReadContent {
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
    media: [...files, ...pages].slice(0, mediaMax),
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
