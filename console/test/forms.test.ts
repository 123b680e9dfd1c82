/** What every form promises: errors that follow the typing, names that the person sees, and drafts that survive leaving the page. */
import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { fieldOf, sentenceAt } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the forms", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  await house.signUp()

  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const field = (label: string) => fieldOf(page, label)
  const url = page.getByRole("textbox", { name: "URL" })
  const invalidUrl = url.and(page.locator('[aria-invalid="true"]'))
  const invalid = (label: string) => field(label).and(page.locator('[aria-invalid="true"]'))
  const restored = page.getByRole("status").filter({ hasText: "Your draft was restored." })

  it("remove the error of a field while the person types there, and keep the others", async () => {
    await visit("/send")
    await button("Send").click()
    for (const label of ["To", "From", "Text"]) await invalid(label).waitFor()
    await field("To").fill("+1")
    await invalid("To").waitFor({ state: "detached" })
    await invalid("From").waitFor()
    await field("From").fill("+14155550100")
    await field("Text").fill("Hello")
    await button("Send").click()
    await invalid("To").waitFor()
    await field("To").fill("+14155550123")
    await invalid("To").waitFor({ state: "detached" })

    await visit("/webhooks/new")
    await button("Add the endpoint").click()
    await invalidUrl.waitFor()
    await url.fill("http://127.0.0.1/hooks")
    await button("Add the endpoint").click()
    await invalidUrl.waitFor()
    await url.fill("https://")
    await invalidUrl.waitFor({ state: "detached" })
  })

  it("call a field by its label in what the server says about it", async () => {
    await visit("/send")
    await field("To").fill("+14155550123")
    await field("From").fill("+14155550100")
    await field("Text").fill("x".repeat(1601))
    await button("Send").click()
    await invalid("Text").waitFor()
    assert.match(await sentenceAt(field("Text")), /^Text must have at most 1600 characters/)
    await assertAccessibleInBothThemes(page)

    await visit("/webhooks/new")
    await url.fill("https://example.com/hooks")
    await button(/More settings/).click()
    await field("Requests per second").fill("many")
    await button("Add the endpoint").click()
    await invalid("Requests per second").waitFor()
    assert.match(await sentenceAt(field("Requests per second")), /^Requests per second must be/)

    await visit("/accounts")
    await button("Create an account").click()
    await field("Name").fill("Bell Hotels")
    await field("Requests a second").fill("0")
    await button("Create").and(page.locator("[type=submit]")).click()
    await invalid("Requests a second").waitFor()
    assert.match(await sentenceAt(field("Requests a second")), /^Requests a second must be/)
  })

  it("keep a message that was not sent through a click elsewhere, Back and a reload", async () => {
    await visit("/send")
    if (await restored.count()) await button("Discard the draft").click()
    await field("To").fill("+14155550123")
    await field("Text").fill("Half a thought")
    await page.getByRole("link", { name: "Messages", exact: true }).click()
    await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor()
    await page.goBack()
    await restored.waitFor()
    assert.equal(await field("Text").inputValue(), "Half a thought")
    await page.getByRole("link", { name: "Home", exact: true }).click()
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await page.getByRole("link", { name: "Send", exact: true }).click()
    await restored.waitFor()
    await page.reload()
    await restored.waitFor()
    assert.equal(await field("To").inputValue(), "+14155550123")
    assert.equal(await field("Text").inputValue(), "Half a thought")
    await assertAccessibleInBothThemes(page)
    await button("Discard the draft").click()
    await page.reload()
    await field("Text").waitFor()
    assert.equal(await field("Text").inputValue(), "")
    assert.equal(await restored.count(), 0)
  })

  it("keep no draft of a message that was sent", async () => {
    await visit("/send")
    await field("To").fill("+14155550124")
    await field("From").fill("+14155550100")
    await field("Text").fill("Your table is ready.")
    await button("Send").click()
    await page.getByRole("status", { name: "The message that was sent" }).waitFor()
    await page.reload()
    await field("To").waitFor()
    assert.equal(await field("To").inputValue(), "")
    assert.equal(await restored.count(), 0)
  })

  it("keep an endpoint that was not added, but no credential of it", async () => {
    await visit("/webhooks/new")
    if (await restored.count()) await button("Discard the draft").click()
    await url.fill("https://example.com/bookings")
    await button(/More settings/).click()
    await button("Add a header").click()
    await page.getByLabel("Name of header 1").fill("Authorization")
    await page.getByLabel("Value of Authorization").fill("Bearer 8c1d0f")
    await button("Add a certificate").click()
    await page.getByLabel("Private key, without a passphrase").fill("-----BEGIN PRIVATE KEY-----")
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    assert.match(stored, /example\.com\/bookings/)
    assert.doesNotMatch(stored, /8c1d0f|BEGIN PRIVATE KEY/)
    await page.reload()
    await restored.getByText("Enter the header values and the private key again.").waitFor()
    assert.equal(await url.inputValue(), "https://example.com/bookings")
    await button("Cancel").click()
    await page.getByRole("heading", { name: "Webhooks", level: 1 }).waitFor()
    await page.goBack()
    await url.waitFor()
    assert.equal(await url.inputValue(), "")
  })

  it("leave nothing in the browser when the member signs out", async () => {
    await visit("/send")
    await field("Text").fill("For my eyes only")
    await button(/^Signed in as/).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await page.getByRole("heading", { name: /sign in/i }).waitFor()
    assert.doesNotMatch(await page.evaluate(() => JSON.stringify({ ...sessionStorage })), /For my eyes/)
  })

  it("broke no rule of the policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
