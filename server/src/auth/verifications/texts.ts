import { maskOf, tokenLength } from "./code.ts"
import { rightToLeft, texts, type Locale } from "./texts-catalogue.ts"
import type { Verification } from "./verification.ts"
import { ownValue } from "#core/std/own-value.ts"

export const locales = Object.keys(texts) as Locale[]

/** Other tags of the same language. */
const aliases: Record<string, Locale> = {
  no: "nb",
  nn: "nb",
  iw: "he",
  in: "id",
  "zh-hant": "zh-tw",
  "zh-hk": "zh-tw",
  "zh-mo": "zh-tw",
}

/**
 * Returns the language of the catalogue for a tag (BCP 47): the tag itself, or the language without its
 * region. Undefined without either.
 */
export function localeOf(tag: string): Locale | undefined {
  const parts = tag.trim().toLowerCase().replaceAll("_", "-").split("-")
  for (let length = parts.length; length > 0; length--) {
    const known = parts.slice(0, length).join("-")
    if (Object.hasOwn(texts, known)) return known as Locale
    const alias = ownValue(aliases, known)
    if (alias) return alias
  }
  return undefined
}

/** Returns the text of its messages, with the code or the token masked. */
export function maskedText(verification: Pick<Verification, "content" | "locale" | "method" | "codeLength">): string {
  const { content, method } = verification
  const sentences = texts[localeOf(verification.locale) ?? "en"]
  const code = maskOf(verification.codeLength)
  const sentence =
    method === "link" ? sentences.link.replace("{link}", content.link ?? "") : sentences.code.replace("{code}", code)
  const { payload } = content
  const about = payload ? `${payload.payee} ${payload.amount} ${payload.currency}. ` : ""
  const lines = [(content.name ? `${content.name}: ` : "") + about + sentence]
  if (method === "code") {
    if (content.appHash !== null) lines.push(content.appHash)
    if (content.domain !== null) lines.push(`@${content.domain} #${code}`)
  }
  return lines.join("\n")
}

/**
 * Returns the subject of an email with this text: in its language, without the code. For a text of an older
 * release it is in English.
 */
export function subjectOf(maskedText: string): string {
  const mask = /\*{4,}/.exec(maskedText)?.[0] ?? ""
  const [line = ""] = maskedText.split("\n")
  const found = Object.values(texts).find(
    ({ code, link }) => line.endsWith(code.replace("{code}", mask)) || line.includes(link.split("{link}")[0] ?? ""),
  )
  return (found ?? texts.en).subject
}

export function pageTexts(locale: string) {
  const known = localeOf(locale) ?? "en"
  return { ...texts[known], locale: known, direction: rightToLeft.has(known) ? "rtl" : "ltr" }
}

/** Returns the URL of a link's page, with its token masked. */
export function maskedLink(baseUrl: string): string {
  return `${baseUrl}/verify/${maskOf(tokenLength)}`
}
