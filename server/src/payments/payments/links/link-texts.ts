import paymentMessages from "#core/texts/payment-messages.json" with { type: "json" }
import { readTexts, translation } from "#core/texts/read-texts.ts"
import { amountInText, amountText, textLocaleOf, type AmountToRead } from "../amount-text.ts"
import { payTexts } from "./page-texts.ts"
import type { Payee } from "../create/payee.ts"
import { remaining, type LinkTemplate, type Payment } from "../payment.ts"

const texts = readTexts(paymentMessages, {
  link: translation("{amount}", "{url}"),
  reminder: translation("{amount}", "{url}"),
  receipt: translation("{amount}"),
})

type Kind = keyof (typeof texts)["en"]

/** The amount that a message is about, for the language and region of the payment. */
function amountOf(kind: Kind, payment: Payment): AmountToRead {
  const amount = kind === "receipt" ? payment.amountCaptured : remaining(payment)
  return { amount, currency: payment.currency, locale: textLocaleOf(payment.locale, texts).tag }
}

/**
 * Returns the template with values in place of `{amount}`, `{url}` and `{token}`. A button of WhatsApp holds
 * only the end of its URL: the token of the link.
 */
export function filledTemplate(
  template: LinkTemplate,
  kind: Kind,
  { payment, url }: { payment: Payment; url: string },
): LinkTemplate {
  const amount = amountText(amountOf(kind, payment))
  const token = url.slice(url.lastIndexOf("/") + 1)
  const fill = (text: string) =>
    text
      .replaceAll("{amount}", () => amount)
      .replaceAll("{url}", () => url)
      .replaceAll("{token}", () => token)
  const fillAll = (values: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, fill(text)]))
  return {
    ...template,
    parameters: fillAll(template.parameters),
    header: fillAll(template.header),
    buttons: template.buttons.map((button) => ({ ...button, value: fill(button.value) })),
  }
}

/** Puts the name of the payee first, so that the customer knows the subject. */
function textOf(kind: Kind, name: string, payment: Payment, url: string): string {
  const template = texts[textLocaleOf(payment.locale, texts).language][kind]
  const amount = amountInText(amountOf(kind, payment), template)
  const filled = template.replace("{amount}", () => amount).replace("{url}", () => url)
  const about = payment.description === null ? name : `${name}, ${payment.description}`
  return `${about}: ${filled}`
}

/**
 * The message with the link: the caller's own text, or that of the payment's language. `name` is the
 * account's.
 */
export function linkText(payment: Payment, name: string, url: string): string {
  const own = payment.linkMessage?.body
  return own == null ? textOf("link", name, payment, url) : own.replaceAll("{url}", () => url)
}

/** The reminder of an open payment. It has the language of the payment, even if the link had its own text. */
export function reminderText(payment: Payment, name: string, url: string): string {
  return textOf("reminder", name, payment, url)
}

/**
 * The receipt ends with a contact of the payee. An email has room for all contacts; for the other channels,
 * each one costs a part of a segment.
 */
export function receiptText(payment: Payment, { name, contacts }: Payee): string {
  const shown = payment.linkMessage?.channel === "email" ? contacts : contacts.slice(0, 1)
  const text = textOf("receipt", name, payment, "")
  if (!shown.length) return text
  return `${text} ${payTexts(payment.locale).questions} ${shown.map((contact) => contact.text).join(", ")}`
}
