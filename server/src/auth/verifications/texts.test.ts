import assert from "node:assert/strict"
import { test } from "node:test"
import { countSegments } from "#messaging/channels/segments.ts"
import { localeOf, locales, maskedLink, maskedText, pageTexts } from "./texts.ts"
import type { VerificationContent } from "./verification.ts"

const content: VerificationContent = {
  name: "",
  appHash: null,
  domain: null,
  payload: null,
  redirectUrl: null,
  link: maskedLink("https://verify.example.com"),
}
const textOf = (locale: string, more: Partial<VerificationContent> = {}, method: "code" | "link" = "code") =>
  maskedText({ content: { ...content, ...more }, locale, method, codeLength: 6 })

test("messages exist in more than 30 languages, four of them from right to left, each with one mask", () => {
  assert.ok(locales.length > 30, `${locales.length}`)
  for (const locale of locales) {
    assert.equal(textOf(locale).split("******").length, 2, locale)
    assert.match(textOf(locale, {}, "link"), /https:\/\/verify\.example\.com\/verify\/\*{64}$/, locale)
  }
  assert.deepEqual(
    locales.filter((locale) => pageTexts(locale).direction === "rtl"),
    ["ar", "fa", "he", "ur"],
  )
})

test("a code fits one segment in every language, with a name of ten letters and the line for browsers", () => {
  for (const locale of locales) {
    const { encoding, count } = countSegments(textOf(locale, { name: "Acme Books" }))
    assert.equal(count, 1, `${locale} ${encoding}`)
  }
  const latin = "ca cs da de en es et fi fr hr hu id it lt lv ms nb nl pl pt ro sk sl sr sv tr vi".split(" ")
  for (const locale of latin) {
    const text = textOf(locale, { name: "Acme Books", appHash: "FA+9qCX9VSu", domain: "shop.example.com" })
    assert.deepEqual([countSegments(text).encoding, countSegments(text).count], ["gsm7", 1], `${locale}: ${text}`)
  }
})

test("the last lines let phones fill in the code, and the payload says what is approved", () => {
  const payload = { amount: "12.50", currency: "EUR", payee: "Ann's Restaurant" }
  assert.equal(
    textOf("en", { name: "Acme", appHash: "FA+9qCX9VSu", domain: "example.com", payload }),
    "Acme: Ann's Restaurant 12.50 EUR. Your verification code is ******. Do not share it.\nFA+9qCX9VSu\n@example.com #******",
  )
})

test("a language is found by its tag, with any region or spelling", () => {
  assert.deepEqual(["de-CH", "DE_at", "zh-Hant-HK", "zh-TW", "zh-CN", "no", "pt-BR", "xx", ""].map(localeOf), [
    "de",
    "de",
    "zh-tw",
    "zh-tw",
    "zh",
    "nb",
    "pt",
    undefined,
    undefined,
  ])
})
