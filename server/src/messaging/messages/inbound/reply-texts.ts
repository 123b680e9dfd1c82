import { readTexts, translation } from "#core/texts/read-texts.ts"
import catalogue from "#core/texts/automatic-replies.json" with { type: "json" }
import type { KeywordAction } from "#messaging/numbers/opt-out-keywords.ts"
import type { OptOutLanguage } from "#messaging/numbers/opt-out-words.ts"

/** Brackets enclose what applies only when the opt-out holds for one sender. */
const texts: Readonly<Record<OptOutLanguage, Readonly<Record<KeywordAction, string>>>> = readTexts(catalogue, {
  stop: translation("[", "]"),
  start: translation("[", "]"),
  help: translation("[", "]"),
})

/** Returns the built-in reply, in English for a language without replies. */
export function replyText(language: string, action: KeywordAction, holdsFor: "sender" | "account"): string {
  const known = texts[language as OptOutLanguage] ?? texts.en
  return known[action].replace(holdsFor === "sender" ? /[[\]]/g : /\[[^[\]]*\]/, "")
}
