import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner, newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page of credentials", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl, installation } = house
  await asOwner(house, page)

  async function statusFor(user: string, password: string): Promise<number> {
    const authorization = `Basic ${btoa(`${user}:${password}`)}`
    return (await fetch(`${baseUrl}/v1/account`, { headers: { authorization } })).status
  }

  it("shows the Account SID, and how programs sign in", async () => {
    await page.goto(`${baseUrl}/console/credentials`)
    await page.getByText(installation.account.sid, { exact: true }).waitFor()
    await page.getByRole("heading", { name: "Give each program its own key" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("rotates the token, shows the new one once, and shows and ends the previous one during the overlap", async () => {
    await page.getByRole("button", { name: "Rotate token" }).click()
    await page.getByLabel("An hour").check()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Create new token" }).click()
    const shown = page.getByRole("alert").filter({ hasText: "Copy the new Auth Token now" })
    const token = await shown.locator("code").innerText()
    const { sid } = installation.account
    assert.deepEqual([await statusFor(sid, token), await statusFor(sid, installation.account.token)], [200, 200])
    const previous = page.getByText("The previous token works until")
    await previous.waitFor()
    await assertAccessibleInBothThemes(page)
    await page.reload()
    await previous.waitFor()
    assert.equal(await page.getByText(token).count(), 0)
    await page.getByRole("button", { name: "End it now" }).click()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "End the token" }).click()
    await previous.waitFor({ state: "detached" })
    assert.deepEqual([await statusFor(sid, token), await statusFor(sid, installation.account.token)], [200, 401])
  })

  it("makes no token while the server is away, and says so in the dialog", async () => {
    await page.getByRole("button", { name: "Rotate token" }).click()
    await page.getByLabel("A week").check()
    await whileAway(page, () => page.getByRole("button", { name: "Create new token" }).click())
    assert.equal(await page.getByLabel("A week").isChecked(), true)
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("dialog").waitFor({ state: "detached" })
  })

  it("ends the previous token immediately when it is leaked", async () => {
    await page.getByRole("button", { name: "Rotate token" }).click()
    await page.getByLabel("Stop now (leaked)").check()
    await page.getByRole("button", { name: "Create new token" }).click()
    await page.getByText("Copy the new Auth Token now").waitFor()
    assert.equal(await statusFor(installation.account.sid, installation.account.token), 401)
  })

  it("erases the copy of the token that signs callbacks in Twilio's form, and allows it again", async () => {
    const keeps = page.getByLabel("Keep an encrypted copy of the Auth Token")
    assert.equal(await keeps.isChecked(), true)
    await whileAway(page, () => keeps.click({ force: true }))
    assert.equal(await keeps.isChecked(), true)
    await keeps.click({ force: true })
    await page.getByText("The copy of the Auth Token is erased.").waitFor()
    await page.reload()
    await keeps.waitFor({ state: "attached" })
    assert.equal(await keeps.isChecked(), false)
    await keeps.click({ force: true })
    await page.getByText("The next request with the Auth Token stores the copy.").waitFor()
    assert.equal(await keeps.isChecked(), true)
  })

  it("explains each wrong field of an API key", async () => {
    await page.getByRole("button", { name: "Create API key" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText("Enter the name of the program that will use it.").waitFor()
    await dialog.getByLabel("Name").fill("x".repeat(201))
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText(/^Name /).waitFor()
    await assertAccessibleInBothThemes(page)
    const submit = () => dialog.getByRole("button", { name: "Create" }).click()
    await assertRefused(dialog, { label: "Name", values: ["   ", "🙂".repeat(201)], submit })
    await dialog.getByLabel("Name").fill(" Booking system  ")
    await whileAway(page, submit)
    assert.equal(await dialog.getByLabel("Name").inputValue(), " Booking system  ")
    await dialog.getByLabel("read", { exact: true }).check()
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.waitFor({ state: "detached" })
  })

  it("shows a key's secret once, and revokes the key", async () => {
    const shown = page.getByRole("alert").filter({ hasText: "Copy the secret of “Booking system” now" })
    const secret = await shown.locator("code").innerText()
    const sid = (await page.getByText(/^SK[0-9a-f]{32}$/).innerText()).trim()
    assert.equal(await statusFor(sid, secret), 200)
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Revoke Booking system" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click()
    await page.getByRole("cell", { name: "revoked" }).waitFor()
    assert.equal(await statusFor(sid, secret), 401)
    await page.reload()
    await page.getByRole("cell", { name: "revoked" }).waitFor()
    assert.equal(await page.getByText(secret).count(), 0)
  })

  it("is whole at the width of a phone", async () => {
    await page.getByRole("button", { name: "Create API key" }).click()
    await page.getByLabel("Name").fill("a".repeat(60))
    await page.getByRole("button", { name: "Create", exact: true }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    const { x, width } = (await page.getByRole("button", { name: /^Revoke a/ }).boundingBox()) ?? { x: 0, width: 390 }
    assert.ok(x + width <= 390, `the button ends at ${x + width}`)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("offers the token and the keys to owners only, and the server refuses them to other roles", async () => {
    for (const role of ["developer", "viewer"] as const) {
      const other = await newMember(house, role)
      await other.goto(`${baseUrl}/console/credentials`)
      await other.getByText("The Auth Token and the API keys are for owners").waitFor()
      assert.equal(await other.getByRole("button", { name: /Rotate|Create|Revoke/ }).count(), 0)
      if (role === "viewer") await assertAccessibleInBothThemes(other)
      for (const refused of [
        { method: "POST", path: "/v1/account/rotate_token", data: { overlap_seconds: 0 } },
        { method: "POST", path: "/v1/api_keys", data: { name: "Mine", scope: "full" } },
        { method: "DELETE", path: `/v1/api_keys/SK${"0".repeat(32)}` },
      ])
        assert.deepEqual(await askBySession(house, other, refused), notAllowed, `${role}: ${refused.path}`)
    }
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
