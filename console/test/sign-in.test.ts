import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page to sign in", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house

  it("is readable for everybody, light and dark", async () => {
    await page.goto(`${house.baseUrl}/console/sign-in`)
    await page.getByRole("heading", { name: "Sign in" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("says what is missing at the field, and puts the cursor there", async () => {
    await page.goto(`${house.baseUrl}/console/sign-in`)
    await page.getByRole("button", { name: "Sign in" }).click()
    const email = page.getByLabel("Email")
    await page.getByText("Enter the email address that you were invited with.").waitFor()
    assert.equal(await email.evaluate((input) => input === document.activeElement), true)
  })

  it("broke no rule of its own policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
