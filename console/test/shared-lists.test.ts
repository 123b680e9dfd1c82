/** What somebody else changes shows in lists that are open, and moves nothing that somebody is about to press. */
import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { Posthorn } from "../../sdk/typescript/src/index.ts"
import { ConsoleApi } from "../src/api/generated/console-api.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { startConsole } from "./support/start-console.ts"

const password = "correct horse battery"

describe("a list that others change", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit, baseUrl, installation } = house
  await house.signUp()
  const { sid: accountSid, token: authToken } = installation.account
  const account = new Posthorn({ baseUrl, accountSid, authToken })
  const owner = await clientOf(house, page)
  const { invites, members } = new ConsoleApi(owner)
  const { operator } = owner
  const cell = (name: string | RegExp) => page.getByRole("cell", { name })
  const row = (name: string) => page.getByRole("row").filter({ hasText: name })
  const button = (name: string) => page.getByRole("button", { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const title = page.getByRole("heading", { level: 1 })
  const gone = { state: "detached" } as const
  /** When the page has looked again. */
  const later = () => page.clock.fastForward(5_000)
  await page.clock.install()

  it("shows a number that was added elsewhere, and removes a removed one", async () => {
    const old = await account.phoneNumbers.create({ number: "+14155550100" })
    await visit("/numbers")
    await cell(/^\+14155550100/).waitFor()
    await title.hover()
    await account.phoneNumbers.create({ number: "+14155550101" })
    await later()
    await cell(/^\+14155550101/).waitFor()
    await account.phoneNumbers.delete(old.sid)
    await later()
    await cell(/^\+14155550100/).waitFor(gone)
  })

  it("moves no row under the pointer: new rows wait, and a removed row keeps its place and cannot be pressed", async () => {
    const above = await account.phoneNumbers.create({ number: "+14155550102" })
    await visit("/numbers")
    await cell(/^\+14155550102/).waitFor()
    await button("Remove +14155550101").hover()
    const before = await button("Remove +14155550101").boundingBox()
    await account.phoneNumbers.delete(above.sid)
    await account.phoneNumbers.create({ number: "+14155550103" })
    await later()
    await page.getByText("1 new.").waitFor()
    await button("Remove +14155550102").waitFor(gone)
    assert.deepEqual(await button("Remove +14155550101").boundingBox(), before)
    await page.locator("tr[inert]").filter({ hasText: "+14155550102" }).waitFor()
    await title.hover()
    await page.locator("tr[inert]").waitFor(gone)
    await cell(/^\+14155550103/).waitFor()
  })

  it("keeps the text of a filter that is not yet sent", async () => {
    await visit("/numbers")
    await field("Number").pressSequentially("+1415")
    await account.phoneNumbers.create({ number: "+14155550104" })
    await later()
    await cell(/^\+14155550104/).waitFor()
    assert.equal(await field("Number").inputValue(), "+1415")
  })

  it("says when it cannot be read again, and stays as it was", async () => {
    await visit("/numbers")
    await cell(/^\+14155550104/).waitFor()
    await page.context().setOffline(true)
    await later()
    await page.getByText("These are the last known entries. The server cannot be reached.").waitFor()
    await cell(/^\+14155550104/).waitFor()
    await page.context().setOffline(false)
    await later()
    await page.getByText("These are the last known entries.").waitFor(gone)
  })

  it("shows an API key that was created elsewhere, and that it was revoked", async () => {
    await account.apiKeys.create({ name: "Reports", scope: "read" })
    await visit("/credentials")
    await row("Reports").waitFor()
    const { sid } = await account.apiKeys.create({ name: "Till", scope: "messages" })
    await later()
    await button("Revoke Till").waitFor()
    await account.apiKeys.revoke(sid)
    await later()
    await row("Till").getByText("revoked", { exact: true }).waitFor()
  })

  it("shows an invite that another owner made, and the member that came of it until he is removed", async () => {
    await visit("/members")
    await page.getByText("None. An invite is a link").waitFor()
    const { token } = await invites.create({ email: "ben@example.org", role: "viewer" })
    await later()
    await button("Withdraw the invite for ben@example.org").waitFor()
    await invites.accept({ token, email: "ben@example.org", name: "Ben", password })
    await later()
    await button("Withdraw the invite for ben@example.org").waitFor(gone)
    await button("Edit Ben").waitFor()
    const ben = (await members.list()).data.find(({ name }) => name === "Ben")
    await members.update(ben?.sid ?? "", { role: "developer" })
    await later()
    await row("Ben").getByText("developer").waitFor()
    await members.remove(ben?.sid ?? "")
    await later()
    await button("Edit Ben").waitFor(gone)
  })

  it("shows an account that another operator made, and keeps the text in a dialog", async () => {
    await visit("/accounts")
    await button("Create account").click()
    await field("Name").fill("Mine")
    const { sid } = await operator.accounts.create({ name: "Bell Hotels" })
    await later()
    await row("Bell Hotels").waitFor()
    await operator.accounts.update(sid, { status: "suspended" })
    await later()
    await row("Bell Hotels").getByText("suspended").waitFor()
    assert.equal(await field("Name").inputValue(), "Mine")
  })

  it("shows routes of another operator; the dialog of one stays open when it is deleted, and says so when it is sent", async () => {
    const settings = { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "posthorn" }
    const carrier = await operator.carriers.create({ name: "Acme", settings, password: "s3cret" })
    const { sid } = await operator.routes.create({ carrier_sid: carrier.sid, prefix: "49" })
    await visit("/routes")
    await button("Edit the route for numbers that begin with +49 to Acme").click()
    await field("Priority").fill("7")
    await operator.routes.create({ carrier_sid: carrier.sid, prefix: "47" })
    await later()
    await row("numbers that begin with +47").waitFor()
    await operator.routes.delete(sid)
    await later()
    await row("numbers that begin with +49").waitFor(gone)
    assert.equal(await field("Priority").inputValue(), "7")
    await button("Save").click()
    await page.getByRole("dialog").getByRole("alert").getByText("There is no route").waitFor()
  })

  it("shows a rate of another operator until it is deleted", async () => {
    const [carrier] = (await operator.carriers.list()).data
    const rate = { carrier_sid: carrier?.sid ?? "", price_unit: "EUR" }
    await operator.rates.create({ ...rate, prefix: "49", price: "0.07" })
    await visit("/rates")
    await cell(/^\+49$/).waitFor()
    const { sid } = await operator.rates.create({ ...rate, prefix: "47", price: "0.04" })
    await later()
    await cell(/^\+47$/).waitFor()
    await operator.rates.delete(sid)
    await later()
    await cell(/^\+47$/).waitFor(gone)
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
