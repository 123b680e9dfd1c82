import { decodeGsm7, decodeLatin1, decodeUcs2 } from "./alphabets.ts"
import { withoutTerminator } from "#core/std/storable-text.ts"
import type { HeaderElement } from "./content.ts"
import type { Alphabet, DefaultAlphabet, TextCoding } from "./text-coding.ts"

/** Usual values of data_coding (SMPP 3.4, section 5.2.19). */
export const dataCoding = { default: 0x00, ascii: 0x01, latin1: 0x03, binary: 0x04, ucs2: 0x08 } as const

/**
 * The lower sixteen values. The pictograms of 9 are Shift JIS with additions. Reserved values stand for the
 * default.
 */
const plain: Readonly<Record<number, Alphabet>> = {
  0x01: "latin1",
  0x02: "binary",
  0x03: "latin1",
  0x04: "binary",
  0x05: "shift_jis",
  0x06: "iso-8859-5",
  0x07: "iso-8859-8",
  0x08: "ucs2",
  0x09: "shift_jis",
  0x0a: "iso-2022-jp",
  0x0d: "shift_jis",
  0x0e: "euc-kr",
}

/**
 * Returns the alphabet of a data_coding octet. Below 0x10 it follows the table of SMPP 3.4, section 5.2.19.
 * From 0x10 on it follows the groups of 3GPP TS 23.038, section 4, among them the flash messages (0x10, 0x18,
 * 0xF0). Never throws; reserved values return `fallback`.
 */
export function alphabetOf(coding: number, fallback: DefaultAlphabet): Alphabet {
  if (coding < 0x10) return plain[coding] ?? fallback
  // General data coding, with or without a class: bits 3 and 2 are the alphabet.
  if (coding < 0x80) return (["gsm7", "binary", "ucs2", "gsm7"] as const)[(coding >> 2) & 3] ?? fallback
  // 0xE0 to 0xEF: message waiting with a text in UCS-2. From 0xF0 on: data coding and message class, where
  // bit 2 is the alphabet.
  if (coding >= 0xe0 && coding < 0xf0) return "ucs2"
  if (coding >= 0xf0) return coding & 0x04 ? "binary" : "gsm7"
  return coding >= 0xc0 ? "gsm7" : fallback
}

const waitingKinds = ["voicemail", "fax", "email", "message"] as const
/** The header element with the same meaning (3GPP TS 23.040, section 9.2.3.24.2). */
const waitingElement = 0x01

/**
 * Returns a text for an indication of waiting messages, which usually has none (3GPP TS 23.038, section 4,
 * groups 0xC0 to 0xEF). Returns null for another message.
 */
export function describeWaiting(coding: number, header: readonly HeaderElement[]): string | null {
  const [first, count] = header.find(({ id }) => id === waitingElement)?.value ?? []
  if (first !== undefined) return waitingText(first, count !== 0)
  return coding >= 0xc0 && coding < 0xf0 ? waitingText(coding, (coding & 0x08) !== 0) : null
}

function waitingText(kindBits: number, isWaiting: boolean): string {
  return `[${isWaiting ? "" : "no "}${waitingKinds[kindBits & 3]} waiting]`
}

/**
 * Returns the text of a message without its user data header. Never throws. Some networks call a text in
 * Latin-1 binary. Other binary content is returned in hexadecimal, as in `[binary 0a1b]`.
 */
export function decodeText(octets: Uint8Array, { alphabet, language }: TextCoding): string {
  switch (alphabet) {
    case "gsm7":
      return decodeGsm7(octets, language)
    case "latin1":
      return decodeLatin1(octets)
    case "binary":
      return isOpaque(octets, { alphabet })
        ? `[binary ${Buffer.from(octets).toString("hex")}]`
        : withoutTerminator(decodeLatin1(octets))
    case "ucs2":
      return decodeUcs2(octets)
    default:
      return new TextDecoder(alphabet).decode(octets)
  }
}

/** Whether the content is no text, which `decodeText` returns in hexadecimal. */
export function isOpaque(octets: Uint8Array, { alphabet }: Pick<TextCoding, "alphabet">): boolean {
  if (alphabet !== "binary") return false
  const text = withoutTerminator(decodeLatin1(octets))
  return /\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ""))
}

/**
 * Returns the text of consecutive parts of one coding. Phones cut a text without looking: an escape, or a
 * character of several octets, can begin in one part and end in the next. So the octets are joined first.
 * An SMSC may end each part with the terminator of a C string. NUL is @ in the GSM alphabet, so there it is a
 * terminator only if several parts end with it.
 */
export function decodeParts(parts: readonly Uint8Array[], coding: TextCoding): string {
  const { alphabet } = coding
  if (alphabet === "gsm7") {
    const areTerminated = parts.length > 1 && parts.every((octets) => octets.at(-1) === 0)
    return decodeText(Buffer.concat(areTerminated ? parts.map((octets) => octets.subarray(0, -1)) : parts), coding)
  }
  if (alphabet !== "ucs2")
    return decodeText(Buffer.concat(alphabet === "binary" ? parts : parts.map(withoutTrailingNuls)), coding)
  // An odd octet is the first half of a character if the other half exists. Otherwise it is a terminator.
  const isCutWithin = parts.reduce((sum, octets) => sum + octets.length, 0) % 2 === 0 && parts.at(-1)?.at(-1) !== 0
  if (isCutWithin) return decodeText(Buffer.concat(parts), coding)
  return parts.map((octets) => withoutTerminator(decodeText(octets, coding))).join("")
}

/** Returns the octets without the NULs at their end. */
export function withoutTrailingNuls(octets: Uint8Array): Uint8Array {
  let length = octets.length
  while (length > 0 && octets[length - 1] === 0) length--
  return octets.subarray(0, length)
}
