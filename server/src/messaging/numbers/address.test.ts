import assert from "node:assert/strict"
import { test } from "node:test"
import fc from "fast-check"
import { getCountries, getCountryCallingCode } from "libphonenumber-js/min"
import { parsePhoneNumberFromString } from "libphonenumber-js/core"
import metadata from "libphonenumber-js/metadata.min.json"
import { parseOwnNumber, parseRecipient, parseSender } from "./address.ts"

const numbers = [
  "+15551234567",
  "+15005550001",
  "+15005550006",
  "+4915112345678",
  "+442079460958",
  "+33612345678",
  "+819012345678",
  "+78005553535",
  "+881612345678",
]

for (const number of numbers) {
  test(`${number} is a phone number`, () => {
    assert.deepEqual(parseRecipient(number), { kind: "phone_number", channel: "sms", text: number })
    assert.deepEqual(parseSender(number), { kind: "phone_number", channel: "sms", text: number })
  })
}

const refused: [string, RegExp][] = [
  ["", /empty/],
  ["15551234567", /no leading \+/],
  [" 15551234567", /no leading \+/],
  ["0151 12345678", /no leading \+/],
  ["1 (555) 123-4567", /no leading \+/],
  ["00 49 151 12345678", /\+4915112345678/],
  ["004915112345678", /\+4915112345678/],
  ["+4402079460958", /\+442079460958/],
  ["+0151234567", /begins with 0/],
  ["+1555", /8 to 15 digits after the \+, not 4/],
  ["+1234567890123456", /8 to 15 digits after the \+, not 16/],
  ["+155512345678", /After \+1 it must have 10 digits, not 11/],
  ["+99912345678", /\+999 does not begin with a country code/],
  ["12345", /short code cannot receive messages/],
  ["Posthorn", /cannot consist of letters/],
  ["+1555CALLNOW", /\+ and digits/],
  ["+1555½1234567", /\+ and digits/],
  ["xmpp:٣٤٥", /ann@example.org/],
  ["+1 555", /8 to 15 digits after the \+, not 4/],
  ["+15551234567;ext=9", /\+ and digits/],
  ["tel:15551234567", /no prefix tel:/],
  ["mms:+15551234567", /no prefix mms:/],
  ["pigeon:+15551234567", /whatsapp:, xmpp:/],
  ["whatsapp:15551234567", /no leading \+/],
  ["xmpp:nobody", /ann@example.org/],
  ["xmpp:ann@example.org/phone", /ann@example.org/],
]

for (const [text, sentence] of refused) {
  test(`${JSON.stringify(text)} is no recipient, and the sentence says what to write`, () => {
    const found = parseRecipient(text)
    assert.equal(found.kind, "fault")
    assert.match(found.sentence, sentence)
  })
}

const written: [string, string][] = [
  ["+1 (555) 123-4567", "+15551234567"],
  ["+1.555.123.4567", "+15551234567"],
  ["+49 30/123456", "+4930123456"],
  ["+15551234567\n", "+15551234567"],
  ["+1\u00a0555\u202f123\u20114567", "+15551234567"],
  ["\u202a+1 555 123\u22124567\u202c", "+15551234567"],
  ["tel:+1-555-123-4567", "+15551234567"],
  ["SMS:+15551234567", "+15551234567"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+39 (0)6 1234 5678", "+390612345678"],
  ["whatsapp:+1 555 123 4567", "whatsapp:+15551234567"],
  ["+١٥٥٥١٢٣٤٥٦٧", "+15551234567"],
  ["\u200f+۱۵۵۵۱۲۳۴۵۶۷", "+15551234567"],
  ["＋１（５５５）１２３ー４５６７", "+15551234567"],
  ["whatsapp:+१५५५१२३४५६७", "whatsapp:+15551234567"],
  ["telegram:٣٤٥", "telegram:345"],
  ["xmpp:٣@example.org", "xmpp:٣@example.org"],
]

for (const [text, plain] of written) {
  test(`${JSON.stringify(text)} means ${plain}, as recipient and as sender`, () => {
    for (const parse of [parseRecipient, parseSender]) {
      const found = parse(text)
      assert.equal(found.kind !== "fault" && found.text, plain)
    }
  })
}

test("a text of any length is read in linear time", () => {
  const parts = ["+", "1", "(", " ", "-", "0", ":", "tel:", "\u00a0"]
  for (const part of parts) assert.equal(parseRecipient(`+${part.repeat(100_000)}x`).kind, "fault")
})

test("chat addresses keep their prefix", () => {
  assert.deepEqual(parseRecipient("whatsapp:+15551234567"), {
    kind: "chat",
    channel: "whatsapp",
    text: "whatsapp:+15551234567",
  })
  assert.deepEqual(parseRecipient("XMPP:Ann@Example.org"), {
    kind: "chat",
    channel: "xmpp",
    text: "xmpp:ann@example.org",
  })
  for (const text of [
    "matrix:@ann:example.org",
    "matrix:@_bot=a/b.c:localhost:8448",
    "telegram:123456789",
    "telegram:-1001234567890",
    "telegram:hotel_bot",
  ]) {
    const found = parseSender(text.toUpperCase().replace(/^\w+/, (name) => name.toLowerCase()))
    assert.equal(found.kind === "chat" && found.text, text)
  }
  for (const text of [
    "matrix:ann",
    "matrix:#room:example.org",
    "matrix:@ann:",
    "telegram:@ann",
    "telegram:--5",
    "xmpp:ann",
  ])
    assert.match(JSON.stringify(parseRecipient(text)), /After (matrix|telegram|xmpp): comes an address such as/)
})

test("a sender can be a short code of 3 to 8 digits", () => {
  assert.equal(parseSender("123").kind, "short_code")
  assert.equal(parseSender("12345678").kind, "short_code")
  assert.equal(parseSender("12").kind, "fault")
  assert.equal(parseSender("123456789").kind, "fault")
})

test("a sender can be letters, 11 characters at most", () => {
  for (const text of ["A", "Posthorn", "Shop 24", "12345678a", "ABCDEFGHIJK"])
    assert.equal(parseSender(text).kind, "alphanumeric", text)
  for (const text of ["ABCDEFGHIJKL", "Ünicode", "a\tb", "a\0", " ab", "<b>"])
    assert.equal(parseSender(text).kind, "fault", text)
})

test("an account owns phone numbers and short codes, not letters", () => {
  assert.equal(parseOwnNumber("+15551234567").kind, "phone_number")
  assert.equal(parseOwnNumber("12345").kind, "short_code")
  assert.equal(parseOwnNumber("Posthorn").kind, "fault")
})

test("the quick tables agree with the numbering-plan library on generated numbers of every country", () => {
  const codes = [
    ...new Set(getCountries().map((country) => getCountryCallingCode(country))),
    "800",
    "870",
    "881",
    "882",
    "883",
    "979",
  ]
  const national = fc.stringMatching(/^[0-9]{1,14}$/)
  fc.assert(
    fc.property(fc.constantFrom(...codes), national, (code, digits) => {
      const number = `+${code}${digits}`.slice(0, 16)
      const known = parsePhoneNumberFromString(number, metadata)
      const isNumber = number.length >= 9 && known?.isPossible() === true && known.number === number
      assert.equal(parseRecipient(number).kind === "phone_number", isNumber, number)
    }),
    { numRuns: 10_000 },
  )
})

test("no text makes the parser throw", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 40 }),
      fc.constantFrom("", "+", "00", "xmpp:", "whatsapp:+", " "),
      (text, start) => {
        for (const parse of [parseRecipient, parseSender, parseOwnNumber]) assert.ok(parse(start + text).kind)
      },
    ),
  )
})
