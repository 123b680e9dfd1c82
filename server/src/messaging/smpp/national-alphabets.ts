import { basicAlphabet, extensionAlphabet } from "#messaging/channels/segments.ts"
import type { NationalLanguage } from "./text-coding.ts"

/**
 * The escape of the GSM alphabet: the next septet is from the extension table (3GPP TS 23.038, section
 * 6.2.1).
 */
export const escape = 0x1b
/** The mark of a septet for which a table has no character. A receiver shows it (section 6.2.1.1, note 3). */
export const blank = " "

/** The septets of the extension table, in the order of `extensionAlphabet`. */
const extensionSeptets = [0x0a, 0x14, 0x28, 0x29, 0x2f, 0x3c, 0x3d, 0x3e, 0x40, 0x65]

const basic = [...basicAlphabet.slice(0, escape), blank, ...basicAlphabet.slice(escape)].join("")
const extension = withCharacters(
  blank.repeat(128),
  extensionSeptets.map((septet, index) => [septet, extensionAlphabet[index] ?? blank]),
)

/**
 * The locking shift tables of 3GPP TS 23.038, annex A.3, by the national language identifier. Each has the
 * characters of the 128 septets. 0 is the default alphabet, and Spanish (2) has no table of its own. The
 * Indian scripts have one table: Unicode has their letters at the same places of their blocks.
 */
const lockingTables: readonly string[] = [
  basic,
  withRuns(basic, { 0x04: "€", 0x07: "ı", 0x0b: "Ğğ", 0x1c: "Şş", 0x40: "İ", 0x60: "ç" }),
  basic,
  withRuns(basic, {
    0x04: "ê",
    0x06: "úíóç",
    0x0b: "Ôô",
    0x0e: "Áá",
    0x12: "ªÇÀ∞^\\€Ó|",
    0x1c: "Ââ",
    0x1e: "Ê",
    0x24: "º",
    0x40: "Í",
    0x5b: "ÃÕÚ",
    0x60: "~",
    0x7b: "ãõ`",
  }),
  indianTable(0x0980, "0d 0e 11 12 29 31 33-35 45 46 49 4a", "4e 57 5c 5d 70 71"),
  indianTable(0x0a80, "0e 12 29 31 34 46 4a", "50 60-63 71"),
  indianTable(0x0900, "", "50 72 7b 7c 7e 7f"),
  indianTable(0x0c80, "01 0d 11 29 34 45 49", "55 56 60-63"),
  indianTable(0x0d00, "01 0d 11 29 3c 45 49", "57 60-63 79"),
  indianTable(0x0b00, "0d 0e 11 12 29 31 34 45 46 49 4a", "56 57 60-63"),
  indianTable(0x0a00, "0b-0e 11 12 29 31 34 37 3d 43-46 49 4a", "51 70-74"),
  indianTable(0x0b80, "01 0b-0d 11 16-18 1b 1d 20-22 25-27 2b-2d 3c 3d 43-45 49", "50 57 70-72 79"),
  indianTable(0x0c00, "0d 11 29 34 3c 45 49", "55 56 60-63"),
  scriptTable(
    characters(
      0x0600,
      "27 22 28 7b 80 7e a6 2a c2 7f 79 7d 7a 7c 2b 2c 81 84 83 85 86 87 2d 2e 2f 8c 88 89 8a " +
        "8f 8d 30 31 91 93 99 32 96 98 9a 33 34 35-39 41 42 a9-ab af b3 b1 44-46 " +
        "ba-bc 48 c4 d5 c1 be 21 cc d0 d2 4d 50 4f 57 54 55 51 53 56 70",
    ),
  ),
]

/** The single shift tables of annex A.2, by the same identifier. */
const singleTables: readonly string[] = [
  extension,
  withRuns(extension, { 0x47: "Ğ", 0x49: "İ", 0x53: "Ş", 0x63: "ç", 0x67: "ğ", 0x69: "ı", 0x73: "ş" }),
  withRuns(extension, {
    0x09: "ç",
    0x41: "Á",
    0x49: "Í",
    0x4f: "Ó",
    0x55: "Ú",
    0x61: "á",
    0x69: "í",
    0x6f: "ó",
    0x75: "ú",
  }),
  withRuns(extension, {
    0x05: "ê",
    0x09: "ç",
    0x0b: "Ôô",
    0x0e: "Áá",
    0x12: "ΦΓ^ΩΠΨΣΘ",
    0x1f: "Ê",
    0x41: "À",
    0x49: "Í",
    0x4f: "Ó",
    0x55: "Ú",
    0x5b: "ÃÕ",
    0x61: "Â",
    0x69: "í",
    0x6f: "ó",
    0x75: "ú",
    0x7b: "ãõ",
    0x7f: "â",
  }),
  signTable(characters(0x0980, "66-6f 5f 60-63 72-7a")),
  signTable("।॥" + characters(0x0a80, "66-6f")),
  signTable(characters(0x0900, "64-6f 51-54 58-63 70 71")),
  signTable("।॥" + characters(0x0c80, "66-6f 5e 71 72")),
  signTable("।॥" + characters(0x0d00, "66-75 7a-7f")),
  signTable("।॥" + characters(0x0b00, "66-6f 5c 5d 5f 70 71")),
  signTable("।॥" + characters(0x0a00, "66-6f 59-5c 5e 75")),
  signTable("।॥" + characters(0x0b80, "66-6f 73-78 7a")),
  signTable(blank + blank + characters(0x0c00, "66-6f 58 59 78-7f")),
  signTable(characters(0x0600, "00 01 f0-f9 0c-14 1b 1f 40 52 58 6b 6c 72 73 cd d4")),
]

export const noLanguage: NationalLanguage = { locking: 0, single: 0 }

/**
 * Returns the tables of a language, with one character for each septet. An unknown language has the default
 * ones.
 */
export function shiftTables({ locking, single }: NationalLanguage): { locking: string; single: string } {
  return { locking: lockingTables[locking] ?? basic, single: singleTables[single] ?? extension }
}

/** Returns the characters of a block of Unicode: `offsets` are hexadecimal numbers and ranges of them. */
function characters(block: number, offsets: string): string {
  let found = ""
  for (const range of offsets.split(" ").filter(Boolean)) {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16))
    for (let offset = first; offset <= last; offset++) found += String.fromCharCode(block + offset)
  }
  return found
}

function withCharacters(table: string, replaced: readonly (readonly [number, string])[]): string {
  const changed = [...table]
  for (const [septet, character] of replaced) changed[septet] = character
  return changed.join("")
}

/** Writes each text into the table from its septet on. */
function withRuns(table: string, runs: Readonly<Record<number, string>>): string {
  const replaced = Object.entries(runs).flatMap(([first, text]) =>
    [...text].map((character, index) => [Number(first) + index, character] as const),
  )
  return withCharacters(table, replaced)
}

/** Returns a locking table: the characters, in order, at the septets that every script has for them. */
function scriptTable(letters: string): string {
  const common = withRuns(basic, { 0x28: ")(" })
  const septets = septetsIn("00-09 0b 0c 0e-1a 1c-1f 22-27 2a 2b 2d 2f 3c-3e 40-60 7b-7f")
  return withCharacters(
    common,
    septets.map((septet, index) => [septet, letters[index] ?? blank]),
  )
}

/**
 * Returns a locking table of an Indian script. Its block has no letter at the offsets `without`. `last` are
 * the six characters after the signs.
 */
function indianTable(block: number, without: string, last: string): string {
  const letters = characters(block, "01-03 05-39 3c-4d")
  const absent = new Set(characters(block, without))
  const present = [...letters].map((letter) => (absent.has(letter) ? blank : letter)).join("")
  return scriptTable(present + characters(block, last))
}

/** Returns a single shift table: the signs, in order, at the septets that every script has for them. */
function signTable(signs: string): string {
  const common = withRuns(extension, {
    0x00: "@£$¥¿\"¤%&'\f*+ -/<=>¡^¡_#*",
    0x41: "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  })
  const septets = septetsIn("19 1a 1c-27 2a-2e 30-3b 3f")
  return withCharacters(
    common,
    septets.map((septet, index) => [septet, signs[index] ?? blank]),
  )
}

function septetsIn(ranges: string): number[] {
  return [...characters(0, ranges)].map((character) => character.charCodeAt(0))
}
