import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { codeAt } from "../../server/src/members/totp.ts"
import { skip } from "./support/browser.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

const stepMs = 30_000

describe("the profile", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house
  let secret = Buffer.alloc(0)
  let password = owner.password
  await house.signUp()
  const other = await house.newPage()
  const signIn = async () => {
    await house.visit("/sign-in", other)
    await other.getByLabel("Email").fill(owner.email)
    await other.getByLabel("Password", { exact: true }).fill(password)
    await other.getByRole("button", { name: "Sign in" }).click()
  }

  it("lists where one is signed in, and ends another session", async () => {
    await signIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await house.visit("/settings")
    await page.getByRole("button", { name: "End the session from" }).click()
    await page.getByText("That session is ended.").waitFor()
    await page.getByRole("button", { name: "End the session from" }).waitFor({ state: "detached" })
    await house.visit("/settings", other)
    await other.getByRole("heading", { name: "Sign in" }).waitFor()
  })

  it("changes the password, and refuses a wrong and a short one at their fields", async () => {
    const form = page.getByRole("form", { name: "Change the password" })
    await form.getByLabel("Current password").fill("not this one at all")
    await form.getByLabel("New password").fill("short")
    await form.getByRole("button").last().click()
    await form.getByText("Use at least 10 characters").waitFor()
    await form.getByLabel("New password").fill("another horse battery")
    await form.getByRole("button").last().click()
    await form.getByText("That is not your password.").waitFor()
    await form.getByLabel("Current password").fill(password)
    await form.getByRole("button").last().click()
    await page.getByText("The password is changed").waitFor()
    password = "another horse battery"
  })

  it("sets up a second factor with a code of the app", async () => {
    await page.getByLabel("Your password").fill(password)
    await page.getByRole("button", { name: "Set up" }).click()
    const form = page.getByRole("form", { name: "Confirm the second factor" })
    secret = base32Bytes((await form.locator("code").textContent()) ?? "")
    await assertAccessibleInBothThemes(page)
    await form.getByLabel("Code").fill("12345")
    await form.getByRole("button", { name: "Confirm" }).click()
    await form.getByText("Enter the six digits").waitFor()
    await form.getByLabel("Code").fill(codeAt(secret, Math.floor(Date.now() / stepMs)))
    await form.getByRole("button", { name: "Confirm" }).click()
    await page.getByText("The second factor is on.").waitFor()
  })

  it("is asked for the code when signing in", async () => {
    await signIn()
    await other.getByLabel("Code").waitFor()
    await assertAccessibleInBothThemes(other)
    await other.getByLabel("Code").fill("000000")
    await other.getByRole("button", { name: "Sign in" }).click()
    await other
      .getByText(/code/i)
      .filter({ hasText: /not right|wrong/i })
      .first()
      .waitFor()
  })

  it("turns the second factor off, and the password is enough again", async () => {
    await page.getByLabel("Your password").fill(password)
    await page.getByRole("button", { name: "Turn off" }).click()
    await page.getByRole("button", { name: "Set up" }).waitFor()
    await signIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
  })

  it("broke no rule of its own policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

function base32Bytes(text: string): Buffer<ArrayBuffer> {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...text.replaceAll(" ", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
