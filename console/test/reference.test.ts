/** The reference at `/docs`, which shares the language of its examples with the console. */
import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { skip } from "./support/browser.ts"
import { patienceMs } from "../../server/test/support/eventually.ts"
import { startConsole } from "./support/start-console.ts"

describe("the reference", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { baseUrl, browser, newPage } = house

  it("shows the examples in one language, and remembers the choice", async () => {
    const page = await newPage()
    await page.goto(`${baseUrl}/docs#createMessage`)
    assert.deepEqual(await examplesIn(page), ["curl"])
    await page.getByRole("radio", { name: "Python" }).check()
    assert.deepEqual(await examplesIn(page), ["python"])
    await page.reload()
    assert.ok(await page.getByRole("radio", { name: "Python" }).isChecked())
    assert.deepEqual(await examplesIn(page), ["python"])
  })

  it("lets readers choose a language without scripts", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    context.setDefaultTimeout(patienceMs)
    const page = await context.newPage()
    await page.goto(`${baseUrl}/docs`)
    await page.getByRole("radio", { name: "Go" }).check()
    assert.deepEqual(await examplesIn(page), ["go"])
  })
})

/** The languages of the visible examples of an operation. */
async function examplesIn(page: Page): Promise<string[]> {
  return await page
    .locator("#createMessage .examples > pre")
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.className))
}
