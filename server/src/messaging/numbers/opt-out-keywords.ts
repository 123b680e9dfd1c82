import { aloneWords, optOutLanguages, optOutWords, stoppedThings, type OptOutLanguage } from "./opt-out-words.ts"

export type KeywordAction = "stop" | "start" | "help"

/** Words that an account adds, by the language of their replies. */
export type OwnKeywords = readonly (Readonly<Record<KeywordAction, readonly string[]>> & { language: string })[]

export interface Keyword {
  action: KeywordAction
  /** The words of the message, in capitals. */
  keyword: string
  /** The languages that have this word. `en` for words that are used in every language, such as STOP. */
  languages: readonly string[]
}

/** The limit of a message with a request. Longer ones are for a person. */
const bodyMax = 160
const wordsMax = 12

/** Whether `readKeyword` can find a request, so that a longer text needs no settings. */
export function mayBeKeyword(body: string): boolean {
  return body !== "" && body.length <= bodyMax
}

/**
 * Returns the request of an inbound body (docs/decisions/095). The whole body is a keyword, in any case and
 * with any marks between its letters. Or it is a request to stop in which every word is known: a word that
 * stops, and polite words or what is to stop. So "don't stop" and "bus stop" are no requests.
 */
export function readKeyword(body: string, own: OwnKeywords = []): Keyword | undefined {
  if (!mayBeKeyword(body)) return undefined
  const written = body
    .normalize("NFC")
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  if (!written || written.length > wordsMax) return undefined
  const keyword = written.join(" ").toUpperCase()
  const whole = comparable(body)
  for (const action of ["stop", "start", "help"] as const) {
    const chosen = own.filter((each) => each[action].some((word) => comparable(word) === whole))
    const languages = [...chosen.map(({ language }) => language), ...(wholeWords[action].get(whole) ?? [])]
    if (languages.length) return { action, keyword, languages }
  }
  const languages = languagesOfRequest(written.map(comparable))
  return languages.length ? { action: "stop", keyword, languages } : undefined
}

/**
 * Returns a text for comparison: its letters and digits alone, in capitals and without diacritics. Phones add
 * blanks, quotes, invisible marks and full stops.
 */
export function comparable(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]+|\u0640/gu, "")
    .toUpperCase()
}

const wholeWords: Record<KeywordAction, ReadonlyMap<string, readonly OptOutLanguage[]>> = {
  stop: byWord((language) => `${optOutWords[language].stop}${language === "en" ? `, ${aloneWords}` : ""}`),
  start: byWord((language) => optOutWords[language].start),
  help: byWord((language) => optOutWords[language].help),
}

function byWord(wordsOf: (language: OptOutLanguage) => string): Map<string, OptOutLanguage[]> {
  const found = new Map<string, OptOutLanguage[]>()
  for (const language of optOutLanguages)
    for (const word of listed(wordsOf(language))) found.set(word, [...(found.get(word) ?? []), language])
  return found
}

function listed(words: string): string[] {
  return words.split(",").map(comparable)
}

/** STOP is understood in every language, so it can have the polite words of any. */
const requests = optOutLanguages.map((language) => ({
  language,
  stops: new Set(listed(`${optOutWords[language].stop}, stop, unsubscribe`)),
  around: new Set(listed(`${optOutWords[language].polite}${language === "en" ? `, ${stoppedThings}` : ""}`)),
}))

/** English phrases of several words that opt out like a word of `stop`. */
const phrases = [
  ["OPT", "ME", "OUT"],
  ["OPT", "OUT"],
  ["TAKE", "ME", "OFF"],
  ["REMOVE", "ME"],
  ["DO", "NOT", "TEXT", "ME"],
  ["DONT", "TEXT", "ME"],
  ["DO", "NOT", "CONTACT", "ME"],
  ["DONT", "CONTACT", "ME"],
  ["DO", "NOT", "MESSAGE", "ME"],
  ["DONT", "MESSAGE", "ME"],
  ["NO", "MORE", "MESSAGES"],
  ["NO", "MORE", "TEXTS"],
]
/** "I want to", "can you": they ask for what follows. */
const openings = [
  ["I", "WANT", "TO"],
  ["I", "WOULD", "LIKE", "TO"],
  ["ID", "LIKE", "TO"],
  ["CAN", "YOU"],
  ["COULD", "YOU"],
]

/** Returns the languages in which these words ask to stop, and nothing else. */
function languagesOfRequest(words: readonly string[]): string[] {
  const opening = openings.find((each) => each.every((word, index) => words[index] === word))
  const rest = words.slice(opening?.length ?? 0)
  return requests.flatMap(({ language, stops, around }) => {
    const joined = language === "en" ? withPhrase(rest) : rest
    const isRequest = joined.some((word) => stops.has(word))
    return isRequest && joined.every((word) => stops.has(word) || around.has(word)) ? [language] : []
  })
}

/** Replaces the first phrase by STOP, which means the same. */
function withPhrase(words: readonly string[]): readonly string[] {
  for (const phrase of phrases) {
    const at = words.findIndex((_, start) => phrase.every((word, index) => words[start + index] === word))
    if (at >= 0) return [...words.slice(0, at), "STOP", ...words.slice(at + phrase.length)]
  }
  return words
}
