import { blank, escape, noLanguage, shiftTables } from "./national-alphabets.ts"
import type { NationalLanguage } from "./text-coding.ts"

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
export function decodeGsm7(octets: Uint8Array, language: NationalLanguage = noLanguage): string {
  const { locking, single } = shiftTables(language)
  let text = ""
  for (let at = 0; at < octets.length; at++) {
    const septet = (octets[at] ?? 0) & 0x7f
    if (septet !== escape) text += locking[septet]
    else if (++at < octets.length) text += decodeEscaped((octets[at] ?? 0) & 0x7f, locking, single)
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

/** A septet that the single shift table lacks is shown as in the locking table (section 6.2.1.1, note 1). */
function decodeEscaped(septet: number, locking: string, single: string): string {
  const character = single[septet] ?? blank
  return character === blank ? (locking[septet] ?? blank) : character
}

/** Maps a UTF-16 code unit to its septet. Septets of the extension table are 0x1B00 higher. */
function tabulateEncoding(): Map<number, number> {
  const { locking, single } = shiftTables(noLanguage)
  const table = new Map<number, number>()
  for (const [septet, character] of [...locking].entries()) {
    if (septet !== escape) table.set(character.charCodeAt(0), septet)
  }
  for (const [septet, character] of [...single].entries()) {
    if (character !== blank) table.set(character.charCodeAt(0), septet + (escape << 8))
  }
  return table
}
