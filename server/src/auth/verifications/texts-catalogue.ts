import catalogue from "#core/texts/verifications.json" with { type: "json" }
import { readTexts, translation } from "#core/texts/read-texts.ts"

/**
 * The texts of messages (`code`, `link`), the `subject` of emails, and the texts of a link's page, by
 * language (BCP 47, in lower case). Messages in Latin script omit the letters that the GSM alphabet lacks
 * (3GPP TS 23.038), as their senders usually do. One such letter would halve the capacity of a segment.
 */
export const texts = readTexts(catalogue, {
  subject: translation(),
  code: translation("{code}"),
  link: translation("{link}"),
  confirm: translation(),
  done: translation(),
  ended: translation(),
})

export type Locale = keyof typeof texts

/** Languages that are written from right to left. */
export const rightToLeft: ReadonlySet<string> = new Set<Locale>(["ar", "fa", "he", "ur"])
