import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { launchChromium, skip } from "./support/browser.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page to sign in", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house

  it("is accessible, light and dark", async () => {
    await page.goto(`${house.baseUrl}/console/sign-in`)
    await page.getByRole("heading", { name: "Sign in" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("says what is missing at the field, and puts the cursor there", async () => {
    await page.goto(`${house.baseUrl}/console/sign-in`)
    await page.getByRole("button", { name: "Sign in" }).click()
    const email = page.getByLabel("Email")
    await page.getByText("Enter the email address that you were invited with.").waitFor()
    await email.and(page.locator(":focus")).waitFor()
    const submit = () => page.getByRole("button", { name: "Sign in" }).click()
    await page.getByLabel("Password", { exact: true }).fill("whatever it is")
    await assertRefused(page, { label: "Email", values: ["ann", "🙂@🙂", `${"x".repeat(300)}@example.com`], submit })
    await email.fill("ann@example.com")
    await whileAway(page, submit)
    assert.equal(await email.inputValue(), "ann@example.com")
    await assertRefused(page, { label: "Password", values: ["", "x".repeat(1_001)], submit })
  })

  it("says that a link is not whole, and that one does not work", async () => {
    await house.visit("/welcome")
    await page.getByRole("heading", { name: "This link is incomplete" }).waitFor()
    await page.goto("about:blank")
    await house.visit("/welcome#no-such-token")
    await page.getByRole("heading", { name: "This link does not work" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("is led to by the link of the first start, which names what is wrong at its field", async () => {
    await page.goto(house.link)
    await page.getByRole("button", { name: "Continue" }).click()
    await page.getByText("Enter your name.").waitFor()
    await page.getByText("Enter an email address, such as ann@example.com.").waitFor()
    await page.getByText("Use at least 10 characters, for example a few words.").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("refuses a wrong password, and leads the owner back to the requested page", async () => {
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

  it("says over plain http of another machine that it needs https, and how to get it", async () => {
    const browser = await launchChromium(["--host-resolver-rules=MAP sms.test 127.0.0.1"])
    after(() => browser.close())
    const other = await browser.newPage()
    const { port } = new URL(house.baseUrl)
    for (const path of ["/sign-in", "/welcome#a-token-that-was-sent"]) {
      await other.goto(`http://sms.test:${port}/console${path}`)
      await other.getByRole("heading", { name: "Open the console over https" }).waitFor()
      await other.getByText(`http://localhost:${port}/console${path}`).waitFor()
      await other.getByText(`ssh -L ${port}:localhost:${port} sms.test`).waitFor()
      assert.equal(await other.getByLabel("Password").count(), 0)
      await assertAccessibleInBothThemes(other)
    }
  })

  it("signs in and out where the browser takes no secure cookie of its own machine, as Safari does not", async () => {
    const other = await house.newPage()
    await other.addInitScript(() => {
      const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") as Required<PropertyDescriptor>
      const keep = function (this: Document, cookie: string) {
        if (!/secure/i.test(cookie)) set.call(this, cookie)
      }
      Object.defineProperty(document, "cookie", { get, set: keep })
    })
    await signIn(other)
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    assert.deepEqual(await isSecure(other), [false, false])
    await other.getByRole("button", { name: /^Signed in as/ }).click()
    const [answer] = await Promise.all([
      other.waitForResponse((each) => each.request().method() === "DELETE"),
      other.getByRole("menuitem", { name: "Sign out" }).click(),
    ])
    assert.match((await answer.headerValue("set-cookie")) ?? "", /^posthorn_session=;(?!.*Secure)/)
    await other.getByRole("heading", { name: "Sign in" }).waitFor()
  })

  it("signs in with secure cookies where the browser keeps them", async () => {
    const other = await house.newPage()
    await signIn(other)
    await other.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    assert.deepEqual(await isSecure(other), [true, true])
  })

  it("says so when the browser keeps no cookie at all", async () => {
    const other = await house.newPage()
    await other.route("**/console/v1/sessions", async (route) => {
      const answer = await route.fetch()
      await other.context().clearCookies()
      await route.fulfill({ status: answer.status(), json: await answer.json() })
    })
    await signIn(other)
    await other.getByText("this browser did not keep the session").waitFor()
  })

  // The last, since this address has to wait then.
  it("shows a locked-out member the reason, the wait and a quicker way", async () => {
    const stranger = await house.newPage()
    await house.visit("/sign-in", stranger)
    await stranger.getByLabel("Email").fill("somebody@example.com")
    await stranger.getByLabel("Password", { exact: true }).fill("not the password")
    const headers = { origin: house.baseUrl, "posthorn-console": "1" }
    const data = { email: "somebody@example.com", password: "a guess of a stranger" }
    const guess = () => stranger.request.post(`${house.baseUrl}/console/v1/sessions`, { data, headers })
    while ((await guess()).status() !== 429);
    await stranger.getByRole("button", { name: "Sign in" }).click()
    const alert = stranger.getByRole("alert")
    await alert.getByText("failed, perhaps because another person guessed. Try again in").waitFor()
    assert.equal(await alert.locator("code").innerText(), "posthorn console link --email")
    await assertAccessibleInBothThemes(stranger)
  })

  async function signIn(where: Page): Promise<void> {
    await house.visit("/sign-in", where)
    await where.getByLabel("Email").fill(owner.email)
    await where.getByLabel("Password", { exact: true }).fill(owner.password)
    await where.getByRole("button", { name: "Sign in" }).click()
  }

  async function isSecure(where: Page): Promise<boolean[]> {
    return (await where.context().cookies()).map(({ secure }) => secure)
  }

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
