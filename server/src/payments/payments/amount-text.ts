import { decimalOf, exponentOf } from "#payments/ledger/currencies.ts"
import { countSegments } from "#messaging/channels/segments.ts"

/** An amount that a customer reads. `locale` is a tag of BCP 47, as `textLocaleOf` returns it. */
export interface AmountToRead {
  /** Minor units. */
  amount: number
  currency: string
  locale: string
}

/**
 * Returns an amount as people write it in a language and region, such as `12,50 €`. It is exact, because the
 * number is passed as text. Its spaces are no-break spaces.
 */
export function amountText(read: AmountToRead): string {
  return format(read, "symbol")
}

/**
 * Returns the amount for `text`, a text message, with plain spaces. A no-break space makes an SMS UCS-2, with
 * 70 characters instead of 160. A symbol such as ₹ does so too, so a text in GSM 7-bit has the code of the
 * currency instead.
 */
export function amountInText(read: AmountToRead, text: string): string {
  const symbol = withPlainSpaces(amountText(read))
  return isGsm7(text) && !isGsm7(symbol) ? withPlainSpaces(format(read, "code")) : symbol
}

const isGsm7 = (text: string) => countSegments(text).encoding === "gsm7"
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")

function format({ amount, currency, locale }: AmountToRead, currencyDisplay: "symbol" | "code"): string {
  const style = { style: "currency", currency, currencyDisplay } as const
  const digits = exponentOf(currency)
  // `Intl` gives no digits to a currency whose minor unit is out of use, such as HUF. Zeros are then noise.
  const usual = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: usual === 0 ? "stripIfInteger" : "auto",
  }).format(decimalOf(amount, currency) as `${number}`)
}

/**
 * Returns the language of a locale (BCP 47) that has texts, or English, and the tag of that language and its
 * region. The tag keeps nothing else, so `Intl` accepts it.
 */
export function textLocaleOf<Language extends string>(
  locale: string,
  texts: Readonly<Record<Language | "en", unknown>>,
): { language: Language | "en"; tag: string } {
  const [, language = "", region] =
    /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}|\d{3}))?(?![a-z\d])/.exec(locale.trim().toLowerCase()) ?? []
  if (!Object.hasOwn(texts, language)) return { language: "en", tag: "en" }
  return {
    language: language as Language,
    tag: region === undefined ? language : `${language}-${region.toUpperCase()}`,
  }
}
