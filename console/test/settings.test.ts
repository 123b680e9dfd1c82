import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { after, describe, it } from "node:test"
import { codeAt } from "../../server/src/core/std/totp.ts"
import { program } from "../../server/test/support/program.ts"
import { withStore } from "../../server/test/support/with-store.ts"
import { newMember } from "./support/as-member.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { createPayment } from "./support/create-payment.ts"
import { told } from "./support/notices.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { assertAccessible, assertAccessibleInBothThemes } from "./support/visit.ts"

const stepMs = 30_000
/** The server takes its code for half a minute from now at least. */
const presentStep = () => Math.floor(Date.now() / stepMs)

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
    await pressSignIn()
  }
  const pressSignIn = () => other.getByRole("button", { name: "Sign in" }).click()
  const withPassword = async (name: string, act: string, given: string) => {
    const form = page.getByRole("form", { name })
    await form.getByLabel("Your password").fill(given)
    await form.getByRole("button", { name: act }).click()
  }
  const begin = (given: string) => withPassword("Set up a second factor", "Set up", given)
  const turnOff = async (given: string, code: string) => {
    await page.getByRole("form", { name: "Turn off second factor" }).getByLabel("Code").fill(code)
    await withPassword("Turn off second factor", "Turn off", given)
  }
  const wrongCode = () => {
    const right = [-1, 0, 1, 2].map((steps) => codeAt(secret, presentStep() + steps))
    return ["000000", "000001", "000002", "000003", "000004"].find((code) => !right.includes(code)) ?? ""
  }
  const resetLink = () => {
    const { PATH } = process.env
    const env = { PATH, ...house.installation.environment }
    const run = spawnSync(process.execPath, [program, "console", "link", "--email", owner.email], {
      env,
      encoding: "utf8",
    })
    assert.equal(run.status, 0, run.stderr)
    return /^Console: (\S+)$/m.exec(run.stdout)?.[1] ?? ""
  }

  it("lists where one is signed in, and ends another session, whose next act leads to the page to sign in", async () => {
    await signIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await house.visit("/settings", other)
    // What is being written keeps the page until the act.
    await other.getByLabel("Your password").fill(password)
    await house.visit("/settings")
    await page.getByRole("button", { name: "End the session from" }).click()
    await told(page, "Session ended.")
    await page.getByRole("button", { name: "End the session from" }).waitFor({ state: "detached" })
    await other.getByRole("button", { name: "Set up" }).click()
    await other.getByRole("heading", { name: "Sign in" }).waitFor()
    await other.getByText("Your session has ended. Sign in to continue.").waitFor()
    assert.equal(new URL(other.url()).searchParams.get("next"), "/settings")
  })

  it("sets the name of the account and how customers reach it, which payment pages show", async () => {
    await house.visit("/settings")
    const form = page.getByRole("form", { name: "Change account" })
    const submit = () => form.getByRole("button", { name: "Save account" }).click()
    await assertRefused(form, { label: "Account name", values: ["   "], submit })
    await form.getByLabel("Account name").fill("Bell Hotels")
    await assertRefused(form, { label: "Support email", values: ["help"], submit })
    await form.getByLabel("Support email").fill(" help@example.com ")
    await assertRefused(form, { label: "Support phone", values: ["044 555 01 23", "call us"], submit })
    await form.getByLabel("Support phone").fill("+41 44 555 01 23")
    await assertRefused(form, { label: "Support page", values: ["example.com", "http://example.com"], submit })
    await form.getByLabel("Support page").fill("https://example.com/help")
    await assertAccessibleInBothThemes(page)
    await whileAway(page, submit)
    await submit()
    await told(page, "Account saved.")
    await page.getByRole("heading", { name: "Account: Bell Hotels" }).waitFor()
    assert.equal(await form.getByLabel("Support phone").inputValue(), "+41445550123")
    await page.reload()
    await page.getByRole("heading", { name: "Account: Bell Hotels" }).waitFor()
    assert.equal(await form.getByLabel("Support email").inputValue(), "help@example.com")
    const payment = await createPayment(house)({ amount: 1250, currency: "EUR" })
    const customer = await house.newPage()
    await customer.goto(payment.checkout_url ?? "")
    await customer.getByRole("heading", { name: "Bell Hotels" }).waitFor()
    const link = (name: string) => customer.getByRole("link", { name }).getAttribute("href")
    assert.deepEqual(
      [await link("+41445550123"), await link("help@example.com"), await link("example.com/help")],
      ["tel:+41445550123", "mailto:help@example.com", "https://example.com/help"],
    )
    await assertAccessible(customer)
  })

  it("shows the account to a member who is no owner, without a way to change it", async () => {
    const viewer = await newMember(house, "viewer")
    await house.visit("/settings", viewer)
    await viewer.getByText("Only owners of the account can change them.").waitFor()
    const form = viewer.getByRole("form", { name: "Change account" })
    assert.equal(await form.getByLabel("Account name").isDisabled(), true)
    assert.equal(await form.getByRole("button").count(), 0)
  })

  it("changes the password, and refuses a wrong and a weak one at their fields", async () => {
    const form = page.getByRole("form", { name: "Change password" })
    const submit = () => form.getByRole("button").last().click()
    const label = "New password"
    await assertRefused(form, { label: "Current password", values: [""], submit })
    await form.getByLabel("Current password").fill("not this one at all")
    await assertRefused(form, { label, values: ["", "short"], submit })
    await form.getByLabel(label).fill("another horse battery")
    await submit()
    await form.getByText("The password is wrong.").waitFor()
    await form.getByLabel("Current password").fill(password)
    await assertRefused(form, {
      label,
      values: ["aaaaaaaaaaaa", "🙂".repeat(12), "x".repeat(201), owner.email],
      submit,
    })
    await form.getByLabel(label).fill("another horse battery")
    await whileAway(page, submit)
    assert.equal(await form.getByLabel(label).inputValue(), "another horse battery")
    await submit()
    await told(page, "Password changed.")
    password = "another horse battery"
  })

  it("sets up a second factor with the password and a code of the app, as the app writes it", async () => {
    await begin("")
    await page.getByText("Enter the password that you sign in with.").waitFor()
    await begin("not this one at all")
    await page.getByText("The password is wrong.").waitFor()
    await begin(password)
    const form = page.getByRole("form", { name: "Confirm second factor" })
    secret = base32Bytes((await form.locator("code").textContent()) ?? "")
    await assertAccessibleInBothThemes(page)
    const submit = () => form.getByRole("button", { name: "Confirm" }).click()
    await assertRefused(form, { label: "Code", values: ["", "12345", "abcdef", "🙂🙂🙂", wrongCode()], submit })
    await form.getByLabel("Code").fill(codeAt(secret, presentStep()).replace(/(?=...$)/, " "))
    await submit()
    await told(page, "Second factor turned on.")
  })

  it("asks for the code when signing in: a wrong one is refused, and the right one signs in", async () => {
    // Each code counts once, and another one comes half a minute later.
    await withStore(house.installation, (store) => store.query("update members set totp_step = totp_step - 1"))
    await signIn()
    await other.getByLabel("Code").waitFor()
    await assertAccessibleInBothThemes(other)
    await assertRefused(other, { label: "Code", values: ["", "abcdef", wrongCode()], submit: pressSignIn })
    await other.getByLabel("Code").fill(codeAt(secret, presentStep()))
    await pressSignIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
  })

  it("turns the second factor off with the password and a code, and the password is enough again", async () => {
    await withStore(house.installation, (store) => store.query("update members set totp_step = totp_step - 1"))
    const code = codeAt(secret, presentStep())
    await page.evaluate(noteFocusAtRefusal)
    await turnOff("not this one at all", code)
    await page.getByText("The password is wrong.").waitFor()
    // A focus that follows later would take what a person types by then into another field.
    assert.equal(await page.evaluate(() => document.body.dataset["focused"]), "current-password")
    await turnOff(password, wrongCode())
    await page.getByText("`code` is wrong").or(page.getByText("is wrong or already used")).waitFor()
    await turnOff(password, code)
    await page.getByRole("button", { name: "Set up" }).waitFor()
    await signIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
  })

  it("is opened again by a link of the command line when the phone is lost", async () => {
    await begin(password)
    const form = page.getByRole("form", { name: "Confirm second factor" })
    secret = base32Bytes((await form.locator("code").textContent()) ?? "")
    await form.getByLabel("Code").fill(codeAt(secret, presentStep()))
    await form.getByRole("button", { name: "Confirm" }).click()
    await told(page, "Second factor turned on.")
    await form.waitFor({ state: "detached" })
    password = "a battery of horses"
    const lost = await house.newPage()
    await lost.goto(resetLink())
    await lost.getByRole("heading", { name: "Choose a new password" }).waitFor()
    await assertAccessibleInBothThemes(lost)
    await lost.getByLabel("Password", { exact: true }).fill(password)
    await lost.getByRole("button", { name: "Continue" }).click()
    await lost.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await signIn()
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await page.getByRole("heading", { name: "Sign in" }).waitFor()
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** Runs in the page: keeps which field has the focus at the moment when the refusal is shown. */
function noteFocusAtRefusal(): void {
  new MutationObserver(() => {
    const { body, activeElement } = document
    if (body.textContent?.includes("The password is wrong."))
      body.dataset["focused"] ??= activeElement?.getAttribute("autocomplete") ?? ""
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

function base32Bytes(text: string): Buffer<ArrayBuffer> {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
  const bits = [...text.replaceAll(" ", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
