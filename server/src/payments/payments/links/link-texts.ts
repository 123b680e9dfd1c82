import { amountInText, amountText, textLocaleOf, type AmountToRead } from "../amount-text.ts"
import { payTexts } from "./page-texts.ts"
import type { Payee } from "../create/payee.ts"
import { remaining, type LinkTemplate, type Payment } from "../payment.ts"

interface Texts {
  /** Contains `{amount}` and `{url}`. */
  link: string
  /** Contains `{amount}` and `{url}`. */
  reminder: string
  /** Contains `{amount}`. */
  receipt: string
}

const english: Texts = {
  link: "Please pay {amount}: {url}",
  reminder: "Payment reminder for {amount}: {url}",
  receipt: "We received your payment of {amount}. Thank you.",
}

/** Texts by language (ISO 639-1). */
const texts: Readonly<Record<string, Texts>> = {
  en: english,
  de: {
    link: "Bitte zahlen Sie {amount}: {url}",
    reminder: "Zahlungserinnerung über {amount}: {url}",
    receipt: "Wir haben Ihre Zahlung von {amount} erhalten. Vielen Dank.",
  },
  fr: {
    link: "Veuillez payer {amount} : {url}",
    reminder: "Rappel de paiement de {amount} : {url}",
    receipt: "Votre paiement de {amount} est bien arrivé. Merci.",
  },
  es: {
    link: "Pague {amount} en: {url}",
    reminder: "Recordatorio de pago de {amount}: {url}",
    receipt: "Hemos recibido su pago de {amount}. Gracias.",
  },
  it: {
    link: "Paghi {amount} qui: {url}",
    reminder: "Promemoria di pagamento di {amount}: {url}",
    receipt: "Abbiamo ricevuto il suo pagamento di {amount}. Grazie.",
  },
  pt: {
    link: "Pague {amount} aqui: {url}",
    reminder: "Lembrete de pagamento de {amount}: {url}",
    receipt: "Recebemos o seu pagamento de {amount}. Obrigado.",
  },
  nl: {
    link: "Betaal {amount} via: {url}",
    reminder: "Betalingsherinnering voor {amount}: {url}",
    receipt: "We hebben uw betaling van {amount} ontvangen. Bedankt.",
  },
  pl: {
    link: "Zapłać {amount}: {url}",
    reminder: "Przypomnienie o płatności {amount}: {url}",
    receipt: "Otrzymaliśmy płatność {amount}. Dziękujemy.",
  },
  tr: {
    link: "{amount} ödemek için: {url}",
    reminder: "{amount} için ödeme hatırlatması: {url}",
    receipt: "{amount} tutarındaki ödemenizi aldık. Teşekkürler.",
  },
  ar: {
    link: "ادفع {amount} هنا: {url}",
    reminder: "تذكير بدفع {amount}: {url}",
    receipt: "استلمنا دفعتك بمبلغ {amount}. شكرًا لك.",
  },
  he: {
    link: "לתשלום {amount}: {url}",
    reminder: "תזכורת לתשלום {amount}: {url}",
    receipt: "קיבלנו את התשלום שלך בסך {amount}. תודה.",
  },
}

/** The amount that a message is about, for the language and region of the payment. */
function amountOf(kind: keyof Texts, payment: Payment): AmountToRead {
  const amount = kind === "receipt" ? payment.amountCaptured : remaining(payment)
  return { amount, currency: payment.currency, locale: textLocaleOf(payment.locale, texts).tag }
}

/**
 * Returns the template with values in place of `{amount}`, `{url}` and `{token}`. A button of WhatsApp holds
 * only the end of its URL: the token of the link.
 */
export function filledTemplate(
  template: LinkTemplate,
  kind: keyof Texts,
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
function textOf(kind: keyof Texts, name: string, payment: Payment, url: string): string {
  const text = (texts[textLocaleOf(payment.locale, texts).language] ?? english)[kind]
  const amount = amountInText(amountOf(kind, payment), text)
  const filled = text.replace("{amount}", () => amount).replace("{url}", () => url)
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
