import { amountFormat, decimalOf } from "../../money.ts"

/**
 * The message with the link in each language, word for word as the server writes it:
 * `console/test/link-text.test.ts` compares them.
 */
export const linkTexts: Readonly<Record<string, string>> = {
  en: "Please pay {amount}: {url}",
  de: "Bitte zahlen Sie {amount}: {url}",
  fr: "Veuillez payer {amount} : {url}",
  es: "Pague {amount} en: {url}",
  it: "Paghi {amount} qui: {url}",
  pt: "Pague {amount} aqui: {url}",
  nl: "Betaal {amount} via: {url}",
  pl: "Zapłać {amount}: {url}",
  tr: "{amount} ödemek için: {url}",
  ar: "ادفع {amount} هنا: {url}",
  he: "לתשלום {amount}: {url}",
}

export interface LinkContent {
  name: string
  description: string
  /** Minor units. */
  amount: number
  currency: string
  locale: string
  /** The member's own text. Empty for the text of the language. */
  body: string
  url: string
}

/** Returns the text that the customer will receive. */
export function linkText({ name, description, amount, currency, locale, body, url }: LinkContent): string {
  if (body) return body.replaceAll("{url}", () => url)
  const about = description ? `${name}, ${description}` : name
  const language = Object.hasOwn(linkTexts, locale) ? locale : "en"
  const text = linkTexts[language] ?? ""
  const filled = text
    .replace("{amount}", () => amountInText(amount, currency, language, text))
    .replace("{url}", () => url)
  return `${about}: ${filled}`
}

/** The characters of the GSM alphabet that these texts and the symbols of currencies have. */
const gsm7 = /^[\x20-\x5f a-z{}€£¥àèéìñòùäöü]*$/

/** Writes the amount as the server does: in plain spaces, and with a symbol unless it makes the SMS UCS-2. */
function amountInText(minor: number, currency: string, language: string, text: string): string {
  // A person is still typing it, and `Intl` accepts three letters alone.
  if (!/^[A-Z]{3}$/.test(currency)) return `${decimalOf(minor, currency)} ${currency}`
  const write = (display: "symbol" | "code") =>
    amountFormat(currency, language, display)
      .format(decimalOf(minor, currency) as Intl.StringNumericLiteral)
      .replace(/[\u00a0\u202f]/g, " ")
  const symbol = write("symbol")
  return gsm7.test(text) && !gsm7.test(symbol) ? write("code") : symbol
}
