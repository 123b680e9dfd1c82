/** How the pages show what the API refuses. */
import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { fieldOf, sentenceAt } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("a sentence of the API", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  before(() => house.signUp())

  const codesIn = (place: string) => page.locator(place).locator("code").allInnerTexts()
  const isWholeOnPhone = async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    await assertAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  it("calls a field by its label, and shows values as code, even if they look like HTML", async () => {
    const name = `data.<b>${"too".repeat(20)}</b>`
    await visit("/webhooks/new")
    await page.getByRole("textbox", { name: "URL" }).fill("https://example.com/hooks")
    await page.getByRole("button", { name: /More settings/ }).click()
    await page.getByRole("button", { name: "Add field" }).click()
    await page.getByRole("combobox", { name: "Field 1", exact: true }).fill(name)
    await page.getByRole("combobox", { name: `Patterns of ${name}` }).fill("+4179*")
    await page.getByRole("button", { name: "Create endpoint" }).click()
    await page.getByText(/^Filter names/).waitFor()
    const [written, ...nearest] = await codesIn("fieldset .mantine-InputWrapper-error")
    assert.ok(written?.startsWith("data.<b>too"), written)
    assert.equal(nearest.length, 1)
    await assertAccessibleInBothThemes(page)
    await isWholeOnPhone()
  })

  it("calls the field of a dialog by its label, where the sentence is read with the field", async () => {
    await visit("/credentials")
    await page.getByRole("button", { name: "Create API key" }).click()
    const dialog = page.getByRole("dialog")
    await fieldOf(dialog, "Name").fill("x".repeat(201))
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText(/^Name /).waitFor()
    assert.match(await sentenceAt(fieldOf(dialog, "Name")), /^Name [^`]+\.$/)
    assert.deepEqual(await codesIn("[role=dialog] .mantine-InputWrapper-error"), [])
  })

  it("shows each of several faults in an alert, and names the parameters in words", async () => {
    await visit("/events?from=yesterday")
    await page.getByRole("alert").waitFor()
    await page
      .getByRole("alert")
      .getByText(/^Created after must be/)
      .waitFor()
    await visit("/events?type=messages.lost&from=yesterday")
    await page.getByRole("alert").waitFor()
    const faults = await page.getByRole("alert").getByRole("listitem").allInnerTexts()
    assert.deepEqual(
      faults.map((fault) => fault.split(" ")[0]),
      ["Type", "Created"],
    )
    assert.doesNotMatch(await page.getByRole("alert").innerText(), /`/)
    await assertAccessibleInBothThemes(page)
    await isWholeOnPhone()
  })
})
