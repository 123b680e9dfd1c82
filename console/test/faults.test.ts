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

  const codesIn = (place: string, which = "code") => page.locator(place).locator(which).allInnerTexts()
  const isWholeOnPhone = async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    await assertAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  }

  it("shows the names in it as code at a field, whatever somebody wrote", async () => {
    const name = `data.<b>${"too".repeat(20)}</b>`
    await visit("/webhooks/new")
    await page.getByRole("textbox", { name: "URL" }).fill("https://example.com/hooks")
    await page.getByRole("button", { name: /More settings/ }).click()
    await page.getByRole("button", { name: "Add a field" }).click()
    await page.getByRole("combobox", { name: "Field 1", exact: true }).fill(name)
    await page.getByRole("combobox", { name: `Patterns of ${name}` }).fill("+4179*")
    await page.getByRole("button", { name: "Add the endpoint" }).click()
    await page.getByText(/^filter names/).waitFor()
    const [first, second, ...nearest] = await codesIn("fieldset .mantine-InputWrapper-error")
    assert.equal(first, "filter")
    assert.ok(second?.startsWith("data.<b>too"), second)
    assert.equal(nearest.length, 1)
    await assertAccessibleInBothThemes(page)
    await isWholeOnPhone()
  })

  it("shows them at the field of a form, where they are read with it", async () => {
    await visit("/credentials")
    await page.getByRole("button", { name: "Create an API key" }).click()
    const dialog = page.getByRole("dialog")
    await fieldOf(dialog, "Name").fill("x".repeat(201))
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText(/^name /).waitFor()
    assert.match(await sentenceAt(fieldOf(dialog, "Name")), /^name [^`]+\.$/)
    assert.deepEqual(await codesIn("[role=dialog] .mantine-InputWrapper-error"), ["name"])
  })

  it("shows them in an alert, and each of several faults there", async () => {
    await visit("/events?from=yesterday")
    await page.getByRole("alert").waitFor()
    assert.deepEqual(await codesIn("[role=alert] p", "code:first-of-type"), ["from"])
    await visit("/events?type=messages.lost&from=yesterday")
    await page.getByRole("alert").waitFor()
    assert.deepEqual(await codesIn("[role=alert] li", "code:first-of-type"), ["type", "from"])
    assert.doesNotMatch(await page.getByRole("alert").innerText(), /`/)
    await assertAccessibleInBothThemes(page)
    await isWholeOnPhone()
  })
})
