import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { skip } from "./support/browser.ts"
import { owner, startConsole } from "./support/start-console.ts"
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

  it("says that a link is not whole, and that one does not work", async () => {
    await house.visit("/welcome")
    await page.getByRole("heading", { name: "This link is not whole" }).waitFor()
    await page.goto("about:blank")
    await house.visit("/welcome#no-such-token")
    await page.getByRole("heading", { name: "This link does not work" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("is led to by the link of the first start, which names what is wrong at its field", async () => {
    await page.goto(house.link)
    await page.getByRole("button", { name: "Continue" }).click()
    await page.getByText("Enter your name, as others shall see it.").waitFor()
    await page.getByText("Enter an email address, such as ann@example.com.").waitFor()
    await page.getByText("Use at least 10 characters; a few words are good.").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("lets nobody in with a wrong password, and the owner back to the page that was asked for", async () => {
    await house.signUp()
    const other = await house.newPage()
    await house.visit("/numbers", other)
    await other.getByLabel("Email").fill(owner.email)
    await other.getByLabel("Password", { exact: true }).fill("not the password")
    await other.getByRole("button", { name: "Sign in" }).click()
    await other.getByRole("alert").waitFor()
    await other.getByLabel("Password", { exact: true }).fill(owner.password)
    await other.getByRole("button", { name: "Sign in" }).click()
    await other.getByRole("heading", { name: "Numbers", level: 1 }).waitFor()
  })

  it("broke no rule of its own policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
