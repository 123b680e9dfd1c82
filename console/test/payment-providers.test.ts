import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Provider {
  sid: string
  name: string
  status: string
  priority: number
  currencies: string[] | null
  settings: Record<string, unknown>
  notification_url: string
}

const secretKey = "sk_test_4eC39HqLyjWDarjtT1"
const signingSecret = "whsec_MfKQ9r8GKYqrTwjU"

describe("the pages of payment providers", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit, baseUrl } = house
  const ask = askAs(house)
  await house.signUp()
  const dialog = page.getByRole("dialog")
  const providers = async () => (await ask<{ data: Provider[] }>("GET", "/v1/payment_providers")).data
  const named = async (name: string) => {
    const found = (await providers()).find((provider) => provider.name === name)
    assert.ok(found, name)
    return found
  }
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const orders = page.getByRole("table", { name: "The order of providers for each currency" })

  before(() => page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseUrl }))

  it("explain an empty list", async () => {
    await visit("/payment-providers")
    await page.getByRole("heading", { name: "No provider is connected" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "Connect provider" }).click()
    await page.getByRole("heading", { name: "Connect payment provider", level: 1 }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("lead from a Stripe key over the webhook to payments, and show no secret afterwards", async () => {
    await page.getByRole("radio", { name: "Stripe" }).check()
    const submit = () => button("Continue").click()
    await page.getByRole("link", { name: "API keys in the Stripe Dashboard" }).waitFor()
    await assertRefused(page, { label: "Secret key", values: ["", "pk_live_1234", "🙂"], submit })
    await page.getByLabel("Secret key", { exact: true }).fill(secretKey)
    await page.getByText("A test key: no money moves.").waitFor()
    await assertRefused(page, { label: "Name", values: [" ", "x".repeat(101)], submit })
    await page.getByLabel("Name").fill("Stripe Switzerland")
    await whileAway(page, submit, page.getByRole("form", { name: "The credentials" }))
    await submit()
    const webhook = page.getByRole("form", { name: "The webhook" })
    await webhook.waitFor()
    const { status, notification_url: url } = await named("Stripe Switzerland")
    assert.equal(status, "disabled")
    await page.getByText("The provider cannot reach this address").waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Copy the webhook address" }).click()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), url)
    assert.equal(await webhook.getByLabel("Secret key", { exact: true }).count(), 0)
    await assertRefused(page, { label: "Signing secret", values: ["", "secret"], submit })
    await page.getByLabel("Signing secret").fill(signingSecret)
    await submit()
    await page.getByRole("form", { name: "Its payments" }).waitFor()
    await assertRefused(page, {
      label: "Priority",
      values: ["", "101", "many"],
      submit: () => button("Use it for payments").click(),
    })
    await page.getByLabel("Priority").fill("5")
    await page.getByRole("combobox", { name: "Currencies" }).fill("chf")
    await page.getByRole("combobox", { name: "Currencies" }).press("Enter")
    await orders.getByRole("row").filter({ hasText: "CHF" }).getByText("Stripe Switzerland").waitFor()
    await orders.getByRole("row").filter({ hasText: "Any other" }).getByText("None: payments are refused").waitFor()
    await assertAccessibleInBothThemes(page)
    await button("Use it for payments").click()
    await page.getByRole("heading", { name: "Stripe Switzerland", level: 1 }).waitFor()
    const connected = await named("Stripe Switzerland")
    assert.deepEqual([connected.status, connected.currencies, connected.priority], ["enabled", ["CHF"], 5])
    await assertAccessibleInBothThemes(page)
    for (const path of ["", "/edit"]) {
      await visit(`/payment-providers/${connected.sid}${path}`)
      const seen = await page.evaluate(() =>
        [
          document.body.innerText,
          ...Array.from(document.querySelectorAll("input, textarea"), (each) => (each as HTMLInputElement).value),
          ...Object.values(sessionStorage),
          ...Object.values(localStorage),
        ].join("\n"),
      )
      assert.ok(!seen.includes(secretKey) && !seen.includes(signingSecret), path)
    }
  })

  it("ask for the key again when the page was reloaded before the webhook was added", async () => {
    const { sid } = await ask<Provider>("POST", "/v1/payment_providers", {
      kind: "stripe",
      name: "Stripe Japan",
      secrets: { secret_key: secretKey },
      status: "disabled",
    })
    await visit(`/payment-providers/new?provider=${sid}`)
    const submit = () => button("Continue").click()
    await page.getByLabel("Signing secret").fill(signingSecret)
    await assertRefused(page, { label: "Secret key", values: ["", "pk_1"], submit })
    await page.getByLabel("Secret key", { exact: true }).fill(secretKey)
    await submit()
    await page.getByRole("form", { name: "Its payments" }).waitFor()
    await ask("DELETE", `/v1/payment_providers/${sid}`)
    await page.reload()
    await page.getByText("This provider was deleted.").waitFor()
  })

  it("connect PayPal, whose webhook can wait, and bank transfers, which have none", async () => {
    await visit("/payment-providers/new?kind=paypal")
    const submit = () => button("Continue").click()
    await page.getByLabel("Client ID").fill("AX7k2")
    await assertRefused(page, { label: "Secret", values: ["", "with blank"], submit })
    await page.getByLabel("Secret", { exact: true }).fill("s3cret")
    await assertRefused(page, { label: "Client ID", values: [" ", "with blank"], submit })
    await page.getByLabel("Client ID").fill("AX7k2")
    await submit()
    await assertRefused(page, { label: "Webhook ID", values: ["", "no id"], submit })
    await button("Skip for now").click()
    await button("Use it for payments").click()
    await page.getByRole("heading", { name: "PayPal", level: 1 }).waitFor()
    await page.getByText("None yet").waitFor()
    await visit("/payment-providers/new")
    await page.getByRole("radio", { name: "Cash or bank transfer" }).check()
    await page.getByLabel("Name").fill("Bank transfer")
    await assertRefused(page, { label: "Instructions", values: [" ", "x".repeat(2001)], submit })
    await page.getByLabel("Instructions").fill("IBAN CH93 0076 2011 6238 5295 7")
    await submit()
    await page.getByLabel("Priority").fill("20")
    await button("Use it for payments").click()
    await page.getByRole("heading", { name: "Bank transfer", level: 1 }).waitFor()
    await page.getByText("IBAN CH93 0076 2011 6238 5295 7").waitFor()
  })

  it("say for each currency which provider is tried first", async () => {
    await visit("/payment-providers")
    await orders.waitFor()
    const rows = await orders
      .getByRole("row")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    assert.deepEqual(rows.slice(1), [
      ["CHF", "Stripe Switzerland → PayPal → Bank transfer"],
      ["Any other", "PayPal → Bank transfer"],
    ])
    await assertAccessibleInBothThemes(page)
  })

  it("change a provider, and keep its secrets unless the operator enters both", async () => {
    const { sid } = await named("Stripe Switzerland")
    await visit(`/payment-providers/${sid}/edit`)
    const submit = () => button("Save").click()
    await page.getByLabel("Signing secret").fill(signingSecret)
    await submit()
    await page.getByText("Enter Secret key too.", { exact: false }).waitFor()
    await page.getByLabel("Signing secret").fill("")
    await page.getByLabel("Name").fill("Stripe CH")
    await page.getByLabel("Several captures per payment").check()
    await assertAccessibleInBothThemes(page)
    await submit()
    await page.getByRole("heading", { name: "Stripe CH", level: 1 }).waitFor()
    assert.equal((await named("Stripe CH")).settings["multicapture"], true)
    await visit(`/payment-providers/${(await named("PayPal")).sid}/edit`)
    await page.getByLabel("Environment").selectOption("live")
    await submit()
    await page.getByText("stored secrets are only for the previous address", { exact: false }).waitFor()
    await page.getByLabel("Secret", { exact: true }).fill("s3cret-live")
    await submit()
    await page.getByText("Live", { exact: true }).waitFor()
  })

  it("disable, enable and delete after asking", async () => {
    const { sid } = await named("Bank transfer")
    await visit(`/payment-providers/${sid}`)
    await button("Disable").click()
    await assertAccessibleInBothThemes(page)
    await dialog.getByRole("button", { name: "Disable" }).click()
    await button("Enable").waitFor()
    assert.equal((await named("Bank transfer")).status, "disabled")
    await button("Enable").click()
    await button("Disable").click()
    await dialog.getByRole("button", { name: "Disable" }).click()
    await button("Delete").click()
    await whileAway(page, () => dialog.getByRole("button", { name: "Delete" }).click(), dialog)
    await dialog.getByRole("button", { name: "Delete" }).click()
    await page.getByText("Bank transfer is deleted.").waitFor()
    await page.getByRole("heading", { name: "Payment providers", level: 1 }).waitFor()
    assert.equal((await providers()).length, 2)
  })

  it("say why a provider with open payments cannot be deleted", async () => {
    const { sid } = await ask<Provider>("POST", "/v1/payment_providers", { kind: "simulator", name: "Trial" })
    const key = { "idempotency-key": "open", "content-type": "application/json" }
    const { sid: accountSid, token } = house.installation.account
    const authorization = `Basic ${btoa(`${accountSid}:${token}`)}`
    const payment = { amount: 1250, currency: "EUR", provider: sid }
    const request = { method: "POST", headers: { ...key, authorization }, body: JSON.stringify(payment) }
    const answer = await fetch(`${baseUrl}/v1/payments`, request)
    const { checkout_url: url } = (await answer.json()) as { checkout_url: string }
    // The button of the page begins the charge.
    await fetch(url, { method: "POST", redirect: "manual" })
    await visit(`/payment-providers/${sid}`)
    await button("Disable").click()
    await dialog.getByRole("button", { name: "Disable" }).click()
    await button("Delete").click()
    await dialog.getByRole("button", { name: "Delete" }).click()
    await dialog.getByText("Payments of this provider have not ended.", { exact: false }).waitFor()
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const { sid } = await named("Stripe CH")
    for (const path of ["", "/new", `/new?provider=${sid}`, `/${sid}`, `/${sid}/edit`]) {
      await visit(`/payment-providers${path}`)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let all roles look, and the server refuses the hidden actions", async () => {
    const { sid } = await named("Stripe CH")
    for (const role of ["viewer", "developer"] as const) {
      const member = await newMember(house, role)
      await visit("/payment-providers", member)
      await member.getByRole("link", { name: "Stripe CH" }).waitFor()
      assert.equal(await member.getByRole("link", { name: "Connect provider" }).count(), 0)
      await visit(`/payment-providers/${sid}`, member)
      assert.equal(await member.getByRole("button", { name: /^(Disable|Enable|Delete)$/ }).count(), 0)
      assert.equal(await member.getByRole("link", { name: "Edit" }).count(), 0)
      for (const path of ["/new", `/${sid}/edit`]) {
        await visit(`/payment-providers${path}`, member)
        await member.getByText("Payment providers are for owners").waitFor()
      }
      for (const refused of [
        { method: "POST", path: "/v1/payment_providers", data: { kind: "simulator", name: "Other" } },
        { method: "PATCH", path: `/v1/payment_providers/${sid}`, data: { status: "disabled" } },
        { method: "DELETE", path: `/v1/payment_providers/${sid}` },
      ])
        assert.deepEqual(await askBySession(house, member, refused), notAllowed, `${role} ${refused.method}`)
    }
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
