import assert from "node:assert/strict"
import { test } from "node:test"
import { countSegments } from "#messaging/channels/segments.ts"
import { linkText, receiptText, reminderText } from "./link-texts.ts"
import type { Payment } from "../payment.ts"

const url = "https://sms.example.com/pay/AAAAAAAAAAAAAAAAAAAAAA"
const payee = {
  name: "Bell",
  contacts: ["+41445550123", "help@example.com", "example.com/help"].map((text) => ({ text, href: "" })),
}
const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ar", "he"]

test("each language has a reminder of its own, with the amount and the link", () => {
  const texts = languages.map((locale) => {
    const payment = { amount: 1250, amountCaptured: 0, currency: "EUR", locale, description: null } as Payment
    return reminderText(payment, "Bell Hotels", url)
  })
  for (const text of texts) assert.match(text, /^Bell Hotels: .*(?:12[.,]50|١٢٫٥٠).*https:\S+AAAA$/)
  assert.equal(new Set(texts).size, languages.length)
})

test("a text in a language of western Europe is no UCS-2, which would double its segments", () => {
  for (const locale of ["en", "de", "fr", "es", "it", "pt", "nl"]) {
    const payment = { amount: 1250, amountCaptured: 0, currency: "EUR", locale, description: null, linkMessage: { body: null } } as Payment // oxfmt-ignore
    for (const text of [
      linkText(payment, "Bell", url),
      reminderText(payment, "Bell", url),
      receiptText(payment, payee),
    ])
      assert.equal(countSegments(text).encoding, "gsm7", text)
  }
})

test("a receipt ends with one contact of the payee, an email with all of them, and without one with the thanks", () => {
  const receipt = (channel: string, contacts = payee.contacts) => {
    const payment = { amountCaptured: 1250, currency: "EUR", locale: "en", description: null, linkMessage: { channel } }
    return receiptText(payment as Payment, { name: "Bell", contacts })
  }
  const start = "Bell: We received your payment of €12.50. Thank you."
  assert.equal(receipt("sms", []), start)
  assert.equal(receipt("sms"), `${start} Questions? +41445550123`)
  assert.equal(receipt("email"), `${start} Questions? +41445550123, help@example.com, example.com/help`)
})
