import { isUtf8 } from "node:buffer"

export const unknownType = "application/octet-stream"

/**
 * What an MMS can hold (OMA MMS conformance). An SVG can run scripts, so it does not count as an image here.
 */
const sendable = /^(?:image\/(?!svg)|audio\/|video\/)|^text\/(?:plain|vcard|calendar|csv)$|^application\/pdf$/

export function isSendable(type: string): boolean {
  return sendable.test(type)
}

/**
 * Returns the type of media, by its bytes. The declared type only distinguishes media with the same bytes:
 * sound and pictures in the same container, and kinds of text. HTML that is declared as a JPEG is HTML.
 */
export function mediaTypeOf(content: Uint8Array, declared: string): string {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const said = declared.split(";", 1)[0]?.trim().toLowerCase() ?? ""
  const head = bytes.toString("latin1", 0, headLength)
  const binary = signatures.find(([signature]) => signature.test(head))?.[1] ?? containerType(head)
  if (binary) return asSound(binary, said)
  return isText(bytes) ? textType(bytes, said) : unknownType
}

const headLength = 64

/** The types that the first bytes reveal. */
const signatures: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG\r\n\x1a\n/, "image/png"],
  [/^GIF8[79]a/, "image/gif"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^RIFF[^]{4}WAVE/, "audio/wav"],
  [/^RIFF[^]{4}AVI /, "video/x-msvideo"],
  [/^RIFF[^]{4}QLCM/, "audio/qcelp"],
  [/^BM[^]{4}\0\0\0\0/, "image/bmp"],
  [/^(?:II\*\0|MM\0\*)/, "image/tiff"],
  [/^#!AMR\n/, "audio/amr"],
  [/^#!AMR-WB\n/, "audio/amr-wb"],
  [/^ID3/, "audio/mpeg"],
  [/^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/, "audio/mpeg"],
  [/^\xff[\xf0\xf1\xf8\xf9]/, "audio/aac"],
  [/^OggS/, "audio/ogg"],
  [/^fLaC/, "audio/flac"],
  [/^MThd/, "audio/midi"],
  [/^\x1aE\xdf\xa3/, "video/webm"],
  [/^\0\0\x01[\xb3\xba]/, "video/mpeg"],
  [/^%PDF-/, "application/pdf"],
]

/** A type of the ISO base media file format, by its major brand. */
function containerType(head: string): string | undefined {
  if (head.slice(4, 8) !== "ftyp") return undefined
  const brand = head.slice(8, 12)
  if (/^(?:heic|heix|heim|heis|mif1|msf1)$/.test(brand)) return "image/heic"
  if (/^avi[fs]$/.test(brand)) return "image/avif"
  if (brand.startsWith("3g2")) return "video/3gpp2"
  if (brand.startsWith("3g")) return "video/3gpp"
  if (/^M4[AB] $/.test(brand)) return "audio/mp4"
  return brand === "qt  " ? "video/quicktime" : "video/mp4"
}

/** A video container can hold sound alone, which only the declared type shows. */
function asSound(type: string, said: string): string {
  return said.startsWith("audio/") && said === type.replace(/^video/, "audio") ? said : type
}

function isText(bytes: Buffer): boolean {
  return bytes.length > 0 && isUtf8(bytes) && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(bytes.toString("latin1"))
}

function textType(bytes: Buffer, said: string): string {
  const text = bytes.toString("utf8", 0, 4_096).replace(/^\uFEFF?\s*/, "")
  if (text.startsWith("<")) return markupType(text)
  if (/^BEGIN:VCARD\b/i.test(text)) return "text/vcard"
  if (/^BEGIN:VCALENDAR\b/i.test(text)) return "text/calendar"
  return said === "text/csv" ? said : "text/plain"
}

function markupType(text: string): string {
  if (/<svg\b/i.test(text)) return "image/svg+xml"
  if (/<smil\b/i.test(text)) return "application/smil"
  return /^<\?xml\b/i.test(text) ? "application/xml" : "text/html"
}
