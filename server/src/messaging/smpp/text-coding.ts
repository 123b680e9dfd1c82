/** Each SMSC defines data_coding 0: the GSM alphabet in most, Latin-1 or ASCII in some. */
export type DefaultAlphabet = "gsm7" | "latin1"

export type Alphabet =
  | DefaultAlphabet
  | "ucs2"
  | "binary"
  | "iso-8859-5"
  | "iso-8859-8"
  | "shift_jis"
  | "iso-2022-jp"
  | "euc-kr"

/** The national language identifiers of a text in the GSM alphabet. 0 is the default alphabet. */
export interface NationalLanguage {
  locking: number
  single: number
}

/** How the octets of a text are read. The language counts for the GSM alphabet alone. */
export interface TextCoding {
  alphabet: Alphabet
  language?: NationalLanguage
}
