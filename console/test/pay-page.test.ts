import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { createPayment } from "./support/create-payment.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"

describe("the page on which a customer pays", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house
  const create = createPayment(house)
  it("keeps a long amount on one line of a narrow screen", async () => {
    const { checkout_url } = await create({ amount: 99_999_999, currency: "CAD", locale: "fr" })
    const narrow = await page.context().newPage()
    await narrow.setViewportSize({ width: 360, height: 640 })
    await narrow.goto(checkout_url ?? "")
    const [lines, overflow] = await narrow
      .locator(".amount")
      .evaluate((amount) => [
        Math.round(amount.clientHeight / Number.parseFloat(getComputedStyle(amount).lineHeight)),
        amount.scrollWidth - amount.clientWidth,
      ])
    assert.deepEqual([lines, overflow], [1, 0])
    await narrow.close()
  })
})
