import assert from "node:assert/strict"
import { test } from "node:test"
import { countSegments } from "#messaging/channels/segments.ts"
import { amountInText, amountText, textLocaleOf } from "./amount-text.ts"
import { linkText } from "./links/link-texts.ts"
import { payTexts } from "./links/page-texts.ts"
import type { Payment } from "./payment.ts"

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ")
const read = (amount: number, currency: string, locale: string) => plain(amountText({ amount, currency, locale }))

test("an amount has the form of its language and region", () => {
  assert.equal(read(1250, "EUR", "en"), "€12.50")
  assert.equal(read(1250, "EUR", "de"), "12,50 €")
  assert.equal(read(1250, "EUR", "de-AT"), "€ 12,50")
  assert.equal(read(12_345_678, "CAD", "fr-CA"), "123 456,78 $")
  assert.equal(read(Number.MAX_SAFE_INTEGER, "EUR", "en"), "€90,071,992,547,409.91")
})

test("a minor unit that is out of use is written only when it is not zero", () => {
  assert.equal(read(123_400, "HUF", "de"), "1.234 HUF")
  assert.equal(read(123_456, "HUF", "de"), "1.234,56 HUF")
  assert.equal(read(123_450, "HUF", "de"), "1.234,50 HUF")
  assert.equal(read(1200, "EUR", "de"), "12,00 €")
  assert.equal(read(1200, "KWD", "de"), "1,200 KWD")
})

test("a text message has the amount of the page, and the amount never turns it into UCS-2", () => {
  const inEuro = { amount: 123_456_789, currency: "EUR", locale: "fr", amountCaptured: 0, description: null }
  const text = linkText(inEuro as Payment, "Bell Hotels", "https://sms.example.com/pay/A")
  assert.equal(text, "Bell Hotels: Veuillez payer 1 234 567,89 € : https://sms.example.com/pay/A")
  for (const currency of ["EUR", "USD", "GBP", "JPY", "INR", "VND", "PLN", "ILS", "HUF", "KWD"])
    for (const locale of ["en", "de-CH", "fr-CA", "it", "pt-BR", "nl"]) {
      const sent = linkText({ ...inEuro, currency, locale } as Payment, "Bell Hotels", "https://sms.example.com/pay/A")
      assert.equal(countSegments(sent).encoding, "gsm7", sent)
    }
})

test("a text that is UCS-2 by its language keeps the symbol of the currency", () => {
  const amount = (currency: string, locale: string, text: string) =>
    amountInText({ amount: 1250, currency, locale }, text)
  assert.equal(amount("PLN", "pl", "Zapłać"), "12,50 zł")
  assert.equal(amount("TRY", "tr", "ödemek için"), "₺12,50")
  assert.equal(amount("INR", "en", "Please pay"), "INR 12.50")
})

test("the texts of a payment follow only the language and region of its locale", () => {
  const tags = ["de", "de-CH", "de_ch", "DE-Latn-AT", "es-419", "de-u-co-phonebk", "sv-SE", "constructor", "de-x-a"]
  assert.deepEqual(
    tags.map((tag) => textLocaleOf(tag, { de: "", en: "", es: "" }).tag),
    ["de", "de-CH", "de-CH", "de-AT", "es-419", "de", "en", "en", "de"],
  )
  assert.deepEqual([payTexts("ar_EG").direction, payTexts("ar_EG").locale, payTexts("sv").pay], ["rtl", "ar-EG", "Pay"])
})
