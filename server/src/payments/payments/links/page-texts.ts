import paymentPages from "#core/texts/payment-pages.json" with { type: "json" }
import { readTexts, translation } from "#core/texts/read-texts.ts"
import { textLocaleOf } from "../amount-text.ts"

const texts = readTexts(paymentPages, {
  pay: translation(),
  completed: translation(),
  /** All money was refunded. */
  refunded: translation(),
  partlyRefunded: translation("{amount}"),
  partlyPaid: translation("{amount}", "{rest}"),
  expired: translation(),
  canceled: translation(),
  failed: translation(),
  /** For an address without a payment. */
  unknown: translation(),
  /** No provider accepts the payment now. */
  unavailable: translation(),
  declined: translation(),
  processing: translation(),
  back: translation(),
  /** The label of the reference that the customer quotes in a bank transfer. */
  quote: translation(),
  /** The label of the caller's reference. */
  reference: translation(),
  until: translation("{time}"),
  /** The provider is a simulator or a sandbox. */
  test: translation(),
  /** Comes before the contact of the payee. Receipts contain it too, so it must not make an SMS UCS-2. */
  questions: translation(),
})

const rightToLeft: ReadonlySet<string> = new Set(["ar", "he", "fa", "ur"])

/** Returns the texts of a locale (BCP 47), or the English ones, with the tag of their language and region. */
export function payTexts(locale: string): (typeof texts)["en"] & { locale: string; direction: "ltr" | "rtl" } {
  const { language, tag } = textLocaleOf(locale, texts)
  return { ...texts[language], locale: tag, direction: rightToLeft.has(language) ? "rtl" : "ltr" }
}

/**
 * Returns the texts of the first supported language of an `Accept-Language` header (RFC 9110, section
 * 12.5.4). Ignores weights.
 */
export function preferredPayTexts(acceptLanguage: string): ReturnType<typeof payTexts> {
  const languages = acceptLanguage.split(",").map((range) => range.trim().slice(0, 2).toLowerCase())
  return payTexts(languages.find((language) => Object.hasOwn(texts, language)) ?? "en")
}
