import { basicAlphabet, extensionAlphabet } from "#std/segments.ts"

/**
 * The escape of the GSM alphabet: the next septet is from the extension table (3GPP TS 23.038, section
 * 6.2.1).
 */
const escape = 0x1b
/** A receiver shows a space for a septet that it does not know (section 6.2.1.1, note 3). */
const space = " "

/** The septets of the extension table, in the order of `extensionAlphabet`. */
const extensionSeptets = [0x0a, 0x14, 0x28, 0x29, 0x2f, 0x3c, 0x3d, 0x3e, 0x40, 0x65]

const decodeTable = tabulateBasic()
const extensionByteToCharacter = new Map(
  extensionSeptets.map((septet, index) => [septet, extensionAlphabet[index] ?? ""]),
)
const encodeTable = tabulateEncoding()

/**
 * Encodes the GSM 7-bit default alphabet as SMPP peers write it for data_coding 0: one septet an octet,
 * unpacked. Returns null when the alphabet lacks a character of the text.
 */
export function encodeGsm7(text: string): Buffer | null {
  const octets = Buffer.allocUnsafe(text.length * 2)
  let at = 0
  for (let index = 0; index < text.length; index++) {
    const code = encodeTable.get(text.charCodeAt(index))
    if (code === undefined) return null
    if (code > 0xff) octets[at++] = escape
    octets[at++] = code & 0xff
  }
  return octets.subarray(0, at)
}

/** Decodes any octets. The highest bit is ignored, and an unknown septet becomes a space. */
export function decodeGsm7(octets: Uint8Array): string {
  let text = ""
  for (let at = 0; at < octets.length; at++) {
    const septet = (octets[at] ?? 0) & 0x7f
    if (septet !== escape) text += decodeTable[septet] ?? space
    else if (at + 1 < octets.length) text += decodeEscaped((octets[++at] ?? 0) & 0x7f)
  }
  return text
}

/** Encodes UCS-2 as UTF-16 with the high octet first (3GPP TS 23.038, section 4); surrogate pairs pass. */
export function encodeUcs2(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16()
}

/** Decodes UCS-2. An odd last octet is no character and is dropped. */
export function decodeUcs2(octets: Uint8Array): string {
  return Buffer.from(octets.subarray(0, octets.length & ~1))
    .swap16()
    .toString("utf16le")
}

/** Returns null when the text has a character beyond Latin-1 (ISO 8859-1). */
export function encodeLatin1(text: string): Buffer | null {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0xff) return null
  return Buffer.from(text, "latin1")
}

/** Decodes Latin-1 (ISO 8859-1): every octet is a character. */
export function decodeLatin1(octets: Uint8Array): string {
  return Buffer.from(octets.buffer, octets.byteOffset, octets.byteLength).toString("latin1")
}

/** A septet that the extension table lacks is shown as in the basic table (section 6.2.1.1, note 1). */
function decodeEscaped(septet: number): string {
  return extensionByteToCharacter.get(septet) ?? decodeTable[septet] ?? space
}

/** `basicAlphabet` lacks the escape character, so the septets after it are one higher than their index. */
function tabulateBasic(): (string | undefined)[] {
  const characters: (string | undefined)[] = [...basicAlphabet]
  characters.splice(escape, 0, undefined)
  return characters
}

/** Maps a UTF-16 code unit to its septet. Septets of the extension table are 0x1B00 higher. */
function tabulateEncoding(): Map<number, number> {
  const table = new Map<number, number>()
  for (const [septet, character] of decodeTable.entries()) {
    if (character !== undefined) table.set(character.charCodeAt(0), septet)
  }
  for (const [septet, character] of extensionByteToCharacter) table.set(character.charCodeAt(0), septet + (escape << 8))
  return table
}
