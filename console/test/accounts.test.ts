import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { skip } from "./support/browser.ts"
import { told } from "./support/notices.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes, settled } from "./support/visit.ts"

describe("the pages of accounts, members and the audit log", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  await asOwner(house, page)
  const open = (place: string) => page.goto(`${baseUrl}/console${place}`)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()

  it("explain further accounts, while there is one", async () => {
    await open("/accounts")
    await page.getByRole("heading", { name: "An account for each customer" }).waitFor()
    await page.getByText("curl -u operator:$OPERATOR_TOKEN").waitFor()
    await page.getByRole("tab", { name: "TypeScript" }).click()
    await page.getByText("client.operator.accounts.create").waitFor()
  })

  it("create an account whose token is shown once, and suspend it", async () => {
    await open("/accounts")
    await press("Create account")
    await press("Create")
    await page.getByText("Enter a name").waitFor()
    await field("Name").fill("Bell Hotels")
    await field("Requests per second").fill("0")
    await press("Create")
    await page.locator("[aria-invalid=true]").waitFor()
    await field("Requests per second").fill("50")
    await press("Create")
    await page.getByText("Copy the Auth Token now").waitFor()
    await press("Done")
    await page.getByRole("button", { name: "Edit Bell Hotels" }).click()
    await field("Status").selectOption("suspended")
    await press("Suspend")
    await page.getByRole("cell", { name: "suspended" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("invite a member by a link that is shown once, and withdraw it", async () => {
    await open("/members")
    await page.getByText("Ann (you)").waitFor()
    await press("Invite member")
    await field("Email").fill("ben")
    await press("Create link")
    await page.locator("[aria-invalid=true]").waitFor()
    await field("Email").fill("ben@example.org")
    await press("Create link")
    await page.getByText(/console\/welcome#/).waitFor()
    await press("Done")
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Withdraw the invite for ben@example.org" }).click()
    await told(page, "Invite withdrawn")
  })

  it("keep the last owner, and say why", async () => {
    await page.getByRole("button", { name: "Edit Ann" }).click()
    await page.getByRole("radio", { name: "viewer" }).check()
    await press("Save")
    await page.getByRole("dialog").getByRole("alert").waitFor()
    await press("Cancel")
  })

  it("show in the log the member, change, place and time of each entry, with a link to it", async () => {
    await open("/audit-log")
    await page.getByRole("button", { name: "Invited a member" }).first().click()
    const dialog = page.getByRole("dialog", { name: "Invited a member" })
    for (const fact of ["ann@example.org", "127.0.0.1", "createInvite", "/console/v1/invites", "Done (201)."])
      await dialog.getByText(fact, { exact: true }).waitFor()
    await dialog.getByText(/UTC\)$/).waitFor()
    await dialog.getByText(/^Chrome \d+ on Linux$/).waitFor()
    await dialog.getByText(await page.evaluate(() => navigator.userAgent), { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
    await dialog.getByRole("link", { name: "ben@example.org" }).click()
    await page.getByRole("heading", { name: "Members", level: 1 }).waitFor()
  })

  it("narrow the audit log by action, member and time, in the address", async () => {
    await open("/audit-log")
    await page.getByRole("combobox", { name: "Action" }).click()
    await page.getByRole("option", { name: "Withdrew an invite" }).click()
    await page.getByRole("button", { name: "Invited a member" }).first().waitFor({ state: "detached" })
    await page.getByRole("button", { name: "Withdrew an invite" }).waitFor()
    assert.match(page.url(), /\?operation=withdrawInvite$/)
    await page.getByRole("combobox", { name: "Member" }).selectOption("ann@example.org")
    await page.getByRole("button", { name: "Any time" }).click()
    await field("At or after").fill("2020-01-01T00:00")
    await field("Before").fill("2020-01-02T00:00")
    await page.getByRole("heading", { name: "No changes match" }).waitFor()
    await page.keyboard.press("Escape")
    await assertAccessibleInBothThemes(page)
    await press("Clear filters")
    await page.getByRole("button", { name: "Invited a member" }).first().waitFor()
    assert.match(page.url(), /audit-log$/)
  })

  it("explain a wrong filter in the address", async () => {
    await open("/audit-log?operation=create%20it")
    await page.getByRole("alert").getByText("must be the name of an operation in the API").waitFor()
    await press("Clear")
    await page.getByRole("button", { name: "Invited a member" }).first().waitFor()
  })

  it("explain an empty log", async () => {
    await open("/accounts")
    await page.getByRole("button", { name: "Edit Bell Hotels" }).click()
    await field("Status").selectOption("active")
    await press("Save")
    await page.getByRole("button", { name: "Open Bell Hotels" }).click()
    await page.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await open("/audit-log")
    await page.getByRole("heading", { name: "No changes yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("let an operator choose among all members in the log of the installation", async () => {
    const chosen = page.getByRole("combobox", { name: "Member" })
    await chosen.getByRole("option", { name: "ann@example.org" }).waitFor({ state: "detached" })
    await page.getByRole("combobox", { name: "Changes of" }).selectOption("The installation")
    await page.getByRole("button", { name: "Created an account" }).first().waitFor()
    const suspension = page.getByRole("row").filter({ hasText: "Changed an account" }).filter({ hasText: "status" })
    await suspension.getByRole("link", { name: "Bell Hotels" }).first().waitFor()
    await suspension.getByRole("button", { name: "Changed an account" }).last().click()
    await page.getByRole("dialog").getByText("active → suspended", { exact: true }).waitFor()
    await page.keyboard.press("Escape")
    await chosen.selectOption("ann@example.org")
    await page.waitForURL(/of=installation&member=MB/)
    await page.getByRole("button", { name: "Created an account" }).first().waitFor()
  })

  it("explain an account without members, which an operator opened, and lead back from it", async () => {
    await open("/members")
    await page.getByRole("heading", { name: "This account has no members yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Bell Hotels" }).click()
    await page.getByRole("menuitem", { name: /First account/ }).click()
    await page.getByRole("cell", { name: /\(you\)/ }).waitFor()
  })

  it("fit a phone, and are accessible there", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [place, title] of [
      ["/accounts", "Accounts"],
      ["/members", "Members"],
      ["/audit-log?of=installation", "Audit log"],
      ["/rates", "Rates"],
      ["/rates/replace", "Import rates"],
      ["/dead-letters", "Dead letters"],
    ] as const) {
      await open(place)
      await page.getByRole("heading", { name: title, level: 1 }).waitFor()
      await settled(page)
      const over = await page.evaluate(() => {
        const boxes = [document.documentElement, ...document.querySelectorAll("table")].map(
          (element) => element.closest("[class*=scroll i]") ?? element,
        )
        return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      })
      assert.ok(over <= 0, `${place} has something that is ${over} pixels wider than its place`)
      await assertAccessibleInBothThemes(page)
    }
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
