import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the pages of accounts, members and the audit log", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  await asOwner(house, page)
  const open = (place: string) => page.goto(`${baseUrl}/console${place}`)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()

  it("create an account whose token is shown once, and suspend it", async () => {
    await open("/accounts")
    await press("Create an account")
    await press("Create")
    await page.getByText("Give it a name").waitFor()
    await field("Name").fill("Bell Hotels")
    await field("Requests a second").fill("0")
    await press("Create")
    await page.locator("[aria-invalid=true]").waitFor()
    await field("Requests a second").fill("50")
    await press("Create")
    await page.getByText("Copy the Auth Token now").waitFor()
    await press("Done")
    await page.getByRole("button", { name: "Edit Bell Hotels" }).click()
    await field("Status").selectOption("suspended")
    await press("Suspend it")
    await page.getByRole("cell", { name: "suspended" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("invite a member by a link that is shown once, and withdraw it", async () => {
    await open("/members")
    await page.getByText("Ann (you)").waitFor()
    await press("Invite somebody")
    await field("Email").fill("ben")
    await press("Make the link")
    await page.locator("[aria-invalid=true]").waitFor()
    await field("Email").fill("ben@example.org")
    await press("Make the link")
    await page.getByText(/console\/welcome#/).waitFor()
    await press("Done")
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Withdraw the invite for ben@example.org" }).click()
    await page.getByText("The invite is withdrawn").waitFor()
  })

  it("keep the last owner, and say why", async () => {
    await page.getByRole("button", { name: "Edit Ann" }).click()
    await page.getByRole("radio", { name: "viewer" }).check()
    await press("Save")
    await page.getByRole("dialog").getByRole("alert").waitFor()
    await press("Cancel")
  })

  it("tell who changed what", async () => {
    await open("/audit-log")
    await page.getByText("Create invite").first().waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("broke no rule of the policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
