import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { Posthorn } from "../../sdk/typescript/src/index.ts"
import { asOwner, newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { told } from "./support/notices.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the pages of senders", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  await asOwner(house, page)
  const { operator } = await clientOf(house, page)
  const open = (place: string) => page.goto(`${baseUrl}/console${place}`)
  const dialog = page.getByRole("dialog")
  const field = (name: string) => dialog.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const rowOf = (text: string) => page.getByRole("row").filter({ hasText: text })

  it("explain an empty list of numbers, and list the rule of the first account", async () => {
    await open("/senders")
    await page.getByRole("heading", { name: "No number yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "Sender rules" }).click()
    await rowOf("any sender").getByText("First account").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("explain what a second account changes, before it is created and after", async () => {
    await open("/accounts")
    await press("Create account")
    await dialog.getByText("number requests of all accounts wait for your approval").waitFor()
    await field("Name").fill("Bell Hotels")
    await field("Phone numbers").fill("2")
    await dialog.getByRole("button", { name: "Create" }).click()
    await dialog.getByText(/only from numbers that the operator assigns.*delete the sender rule SR/).waitFor()
    await assertAccessibleInBothThemes(page)
    await dialog.getByRole("link", { name: "Assign numbers and allow senders" }).click()
    await page.getByRole("heading", { name: "Senders", level: 1 }).waitFor()
  })

  it("assign a number, and explain a wrong one at the field", async () => {
    await open("/senders")
    await press("Assign number")
    await field("Account").selectOption("Bell Hotels")
    await dialog.getByRole("button", { name: "Assign" }).click()
    await dialog.getByText("Enter a number").waitFor()
    await field("Number").fill("+1415")
    await dialog.getByRole("button", { name: "Assign" }).click()
    await dialog.locator('input[aria-invalid="true"]').waitFor()
    await field("Number").fill("+14155550100")
    await dialog.getByRole("button", { name: "Assign" }).click()
    await told(page, "Bell Hotels owns +14155550100")
    await rowOf("+14155550100").getByText("active").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("approve and reject requests of accounts, and say when another account owns the number", async () => {
    const { sid: accountSid, token: authToken } = house.installation.account
    const account = new Posthorn({ baseUrl, accountSid, authToken })
    for (const number of ["+14155550100", "+14155550101", "Bank"]) await account.phoneNumbers.create({ number })
    await open("/senders?status=pending")
    await rowOf("+14155550100").getByText("Bell Hotels owns it").waitFor()
    await press("Approve +14155550100")
    await page
      .getByText(/Another account owns \+14155550100/)
      .first()
      .waitFor()
    await press("Approve +14155550101")
    await rowOf("+14155550101").waitFor({ state: "detached" })
    await press("Reject Bank")
    await field("Reason").fill("Letters need a contract.")
    await dialog.getByRole("button", { name: "Reject" }).click()
    await rowOf("Bank").waitFor({ state: "detached" })
    await open("/numbers")
    await rowOf("Bank").getByText("Letters need a contract.").waitFor()
    await rowOf("+14155550100").getByText("Waits for the operator").waitFor()
    await rowOf("+14155550101").getByText("active").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("release a number after asking", async () => {
    await open("/senders?number=%2B14155550101")
    await press("Release +14155550101")
    await dialog.getByRole("button", { name: "Release" }).click()
    await told(page, "+14155550101 is released")
    await page.getByText("This number does not exist.").waitFor()
  })

  it("add a rule, and say what is wrong with a pattern", async () => {
    await open("/senders/rules")
    await press("Create rule")
    await field("Account").selectOption("Bell Hotels")
    await field("Allows").selectOption("A pattern")
    await field("Sender").fill("Bell")
    await dialog.getByRole("button", { name: "Create rule" }).click()
    await dialog.getByText("must contain", { exact: false }).waitFor()
    await field("Sender").fill("Bell*")
    await field("Note").fill("Contract of May")
    await assertAccessibleInBothThemes(page)
    await dialog.getByRole("button", { name: "Create rule" }).click()
    await told(page, "The sender rule is created")
    await rowOf("bell*").getByText("Bell Hotels").waitFor()
  })

  it("show the conflicts of an upgrade until they are decided", async () => {
    const [bell] = (await operator.phoneNumbers.list({ number: "+14155550100", status: ["active"] })).data
    assert.ok(bell)
    const { sid } = await operator.senderRules.create({
      account_sid: house.installation.account.sid,
      kind: "exact",
      sender: "+14155550100",
    })
    await operator.senderRules.update(sid, { needs_review: true })
    await open("/senders/rules?show=conflicts")
    await rowOf("+14155550100").getByText("conflict").waitFor()
    await rowOf("+14155550100").getByText("Bell Hotels owns it").waitFor()
    await assertAccessibleInBothThemes(page)
    await press("Keep the rule for +14155550100")
    await page.getByText("This rule does not exist.").waitFor()
    await page.getByLabel("Show", { exact: true }).selectOption("All rules")
    await press("Delete the rule for +14155550100")
    await dialog.getByRole("button", { name: "Delete" }).click()
    await rowOf("+14155550100").waitFor({ state: "detached" })
  })

  it("are for operators alone", async () => {
    const viewer = await newMember(house, "viewer")
    await viewer.goto(`${baseUrl}/console/senders`)
    await viewer.getByText("Only operators, who run the installation").waitFor()
    for (const path of ["/operator/v1/phone_numbers", "/operator/v1/sender_rules"])
      assert.deepEqual(await askBySession(house, viewer, { method: "GET", path }), notAllowed, path)
  })

  it("break no rule of their own policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
