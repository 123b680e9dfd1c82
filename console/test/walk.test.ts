/** One person's first hour, from the link of the first start to signing out, in a real browser and without a detour. */
import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { Posthorn, verifyWebhook } from "../../sdk/typescript/src/index.ts"
import { skip } from "./support/browser.ts"
import { owner } from "./support/start-console.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

const handset = "+14155550123"
const text = "Your table is ready."

describe("the first hour", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver()
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver } = started
  const { page, baseUrl, installation } = house
  const { sid: accountSid, token: firstToken } = installation.account
  const api = new Posthorn({ baseUrl, accountSid, authToken: firstToken })
  const hooks = `https://127.0.0.1:${receiver.port}/hooks`
  let secret = ""

  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const heading = (name: string | RegExp) => page.getByRole("heading", { name, level: 1 })
  const go = (name: string) =>
    page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true }).click()
  const stop = () => assertAccessibleInBothThemes(page)
  const fact = (name: string) => page.locator("dt", { hasText: name }).locator("xpath=following-sibling::dd[1]")
  const copied = async (what: string) => {
    // The button says so for a second and a half.
    const said = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const look = () => document.querySelector('[aria-label="Copied"]') && resolve()
          new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
        }),
    )
    await button(`Copy ${what}`).first().click()
    await said
    return await page.evaluate(() => navigator.clipboard.readText())
  }
  const statusWith = async (headers: Record<string, string>, path = "/v1/account") =>
    (await fetch(baseUrl + path, { headers })).status
  const statusOf = (token: string) => statusWith({ authorization: `Basic ${btoa(`${accountSid}:${token}`)}` })

  before(() => page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseUrl }))

  it("begins with the link that the first start printed, and a password", async () => {
    await page.goto(house.link)
    await heading("Welcome to Posthorn").waitFor()
    await stop()
    await page.getByLabel("Name").fill(owner.name)
    await page.getByLabel("Email").fill(owner.email)
    await page.getByLabel("Password", { exact: true }).fill(owner.password)
    await button("Continue").click()
    await heading("Home").waitFor()
  })

  it("finds a home that says what to do first", async () => {
    await page.getByRole("heading", { name: "Send first message" }).waitFor()
    await page.getByText(`curl -u ${accountSid}:$AUTH_TOKEN ${baseUrl}/v1/messages`).waitFor()
    await stop()
  })

  it("adds a webhook endpoint: opens the section, adds one, enters its URL, selects events, saves", async () => {
    await go("Webhooks")
    await page.getByRole("heading", { name: "No endpoint yet" }).waitFor()
    await stop()
    await page.getByRole("link", { name: "Create endpoint" }).click()
    await page.getByRole("textbox", { name: "URL" }).fill(hooks)
    await page.getByLabel("Only these events").click()
    await page.getByLabel("messages.delivered").check()
    await stop()
    await button("Create endpoint").click()
  })

  it("is shown the secret, and copies it", async () => {
    await heading("Endpoint created").waitFor()
    await stop()
    secret = await copied("the secret")
    assert.match(secret, /^whsec_/)
    await page.getByRole("link", { name: "Open endpoint" }).click()
    await page.getByText("No deliveries yet").waitFor()
    assert.equal(await page.getByText(secret).count(), 0)
  })

  it("writes a message, and sees its preview", async () => {
    await go("Send")
    await page.getByRole("textbox", { name: "To" }).fill(handset)
    await page.getByRole("combobox", { name: "From" }).fill("+14155550100")
    await page.getByRole("textbox", { name: "Text" }).fill(text)
    await page.getByText(`${text.length} of 160 characters of GSM-7.`).waitFor()
    assert.equal(await fact("Segments").innerText(), "1")
    assert.equal(await fact("Encoding").innerText(), "GSM-7")
    assert.equal(await fact("Price").innerText(), "–", "a new installation has no rates")
    await stop()
  })

  it("sends it, and sees it delivered in the log without reloading", async () => {
    const log = await page.context().newPage()
    await house.visit("/messages", log)
    await log.getByRole("button", { name: "Live" }).waitFor()
    await log.evaluate(() => document.documentElement.setAttribute("data-not-reloaded", ""))
    // The receipt is held, so that there is a moment before it is delivered.
    await api.simulator.holds.create({ to: handset })
    await button("Send").click()
    const row = log.getByRole("row").filter({ hasText: handset })
    await row.getByText("sent", { exact: true }).waitFor()
    await api.simulator.holds.release({ to: handset })
    await row.getByText("delivered", { exact: true }).waitFor()
    assert.equal(await log.locator("html[data-not-reloaded]").count(), 1)
    await assertAccessibleInBothThemes(log)
    await log.close()
  })

  it("opens the message, and reads its timeline", async () => {
    await page.getByRole("link", { name: "Open message" }).click()
    await heading(`Message to ${handset}`).waitFor()
    for (const title of ["Accepted and queued", "Accepted by Simulator", "Delivered"])
      await page.getByRole("listitem").getByText(title, { exact: true }).waitFor()
    await stop()
  })

  it("opens the delivery of its event, and the attempt: answer, timing, signature", async () => {
    await go("Webhooks")
    await page.getByRole("link", { name: hooks }).click()
    await page.getByRole("link", { name: "messages.delivered" }).click()
    await heading("messages.delivered").waitFor()
    const attempt = page.getByRole("article", { name: "Attempt 1" })
    await attempt.getByText("Status 200").waitFor()
    await attempt.getByRole("img", { name: /^Total \d+ ms: .*TLS \d+ ms.*First byte \d+ ms/ }).waitFor()
    for (const name of ["webhook-id", "webhook-timestamp", "webhook-signature"])
      await attempt.getByRole("rowheader", { name }).waitFor()
    await stop()
  })

  it("has received just that, and verifies it with the secret of the page", async () => {
    const [received] = await receiver.received(1)
    assert.ok(received)
    const event = await verifyWebhook(received.body, received.headers, secret)
    assert.equal(event.type, "messages.delivered")
    assert.equal((event.data as { body: string }).body, text)
    // The page shows who signed what and when; the signature itself is kept nowhere.
    for (const name of ["webhook-id", "webhook-timestamp"]) {
      const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      assert.equal(await row.getByRole("cell").innerText(), received.headers[name])
    }
    await assert.rejects(verifyWebhook(received.body.replace(text, "Another one."), received.headers, secret))
  })

  it("rotates the Auth Token with an overlap, in which both work", async () => {
    await go("Credentials")
    await button("Rotate token").click()
    await page.getByLabel("An hour").check()
    await stop()
    await button("Create new token").click()
    await page.getByText("Copy the new Auth Token now").waitFor()
    await stop()
    const token = await copied("the new Auth Token")
    assert.notEqual(token, firstToken)
    assert.deepEqual([await statusOf(token), await statusOf(firstToken), await statusOf("wrong")], [200, 200, 401])
  })

  it("signs out: the session is dead, and going back leads to the sign-in page", async () => {
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
    assert.equal(await statusWith({ cookie }, "/console/v1/session"), 200)
    await page.getByRole("button", { name: /^Signed in as/ }).click()
    await page.getByRole("menuitem", { name: "Sign out" }).click()
    await heading("Sign in").waitFor()
    assert.equal(await statusWith({ cookie }, "/console/v1/session"), 401)
    assert.equal(await statusWith({ cookie, "posthorn-account": accountSid }, "/v1/messages"), 401)
    await page.goBack()
    await heading("Sign in").waitFor()
    assert.equal(await page.getByText(accountSid).count(), 0)
    await stop()
  })

  it("breaks nothing on the way", () => {
    assert.deepEqual(house.troubles, [])
  })
})
