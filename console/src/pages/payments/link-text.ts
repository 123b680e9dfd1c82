import { decimalOf } from "../../money.ts"

/**
 * The message with the link in each language, word for word as the server writes it:
 * `console/test/link-text.test.ts` compares them.
 */
export const linkTexts: Readonly<Record<string, string>> = {
  en: "Please pay {amount}: {url}",
  de: "Bitte zahlen Sie {amount}: {url}",
  fr: "Veuillez payer {amount} : {url}",
  es: "Pague {amount} aquí: {url}",
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
  const text = (linkTexts[locale] ?? linkTexts["en"] ?? "")
    .replace("{amount}", () => `${decimalOf(amount, currency)} ${currency}`)
    .replace("{url}", () => url)
  return `${about}: ${text}`
}
