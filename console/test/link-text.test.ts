import assert from "node:assert/strict"
import { test } from "node:test"
import paymentMessages from "../../server/src/core/texts/payment-messages.json" with { type: "json" }
import { currencies } from "../../server/src/payments/ledger/currencies.ts"
import { linkText as linkTextOfServer } from "../../server/src/payments/payments/links/link-texts.ts"
import type { Payment } from "../../server/src/payments/payments/payment.ts"
import { linkText, linkTexts } from "../src/pages/payments/link-text.ts"

const url = "https://sms.example.com/pay/AAAAAAAAAAAAAAAAAAAAAA"

test("the previewed text is the one that the server sends, in each of its languages", () => {
  assert.deepEqual(Object.keys(linkTexts).toSorted(), Object.keys(paymentMessages).toSorted())
  for (const locale of [...Object.keys(linkTexts), "sv"])
    for (const description of ["Table 12", ""])
      for (const [currency, body] of [
        ...[...currencies].map((each) => [each, ""] as const),
        ["KWD", "Pay here: {url} ($&)"] as const,
      ]) {
        const content = { amount: 123_456_700, currency, locale, description }
        const payment = {
          ...content,
          description: description || null,
          amountCaptured: 0,
          linkMessage: { body: body || null },
        } as unknown as Payment
        const previewed = linkText({ ...content, name: "Bell Hotels", body, url })
        assert.equal(previewed, linkTextOfServer(payment, "Bell Hotels", url))
      }
})
