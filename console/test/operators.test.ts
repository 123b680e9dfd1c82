import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { told } from "./support/notices.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page of operators", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  await house.signUp()
  const ben = await newMember(house, "viewer", "ben")
  const cid = await house.newPage()
  const dialog = page.getByRole("dialog")
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const row = (name: string) => page.getByRole("row").filter({ hasText: name })
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const gone = async (name: string) => {
    // Under the pointer no row goes.
    await page.getByRole("heading", { level: 1 }).hover()
    await row(name).waitFor({ state: "detached" })
  }
  const edit = async (name: string) => await press(`Edit ${name}`)
  const show = (what: string) => page.getByRole("combobox", { name: "Show" }).selectOption(what)

  it("is a tab beside the accounts, and lists the operators", async () => {
    await visit("/accounts")
    await page.getByRole("navigation", { name: "Accounts" }).getByRole("link", { name: "Operators" }).click()
    await page.getByRole("heading", { name: "Operators", level: 1 }).waitFor()
    await row(`${owner.name} (you)`).getByRole("cell", { name: "1 account" }).waitFor()
    assert.equal(await row("ben@example.org").count(), 0)
    await assertAccessibleInBothThemes(page)
  })

  it("makes an operator of a member of any account", async () => {
    await show("Everyone")
    await page.waitForURL(/\?show=everybody$/)
    await edit("ben")
    assert.equal(await dialog.getByRole("button", { name: "Save" }).isDisabled(), true)
    await dialog.getByRole("checkbox", { name: "Operator" }).check()
    await assertAccessibleInBothThemes(page)
    await whileAway(page, () => press("Save"))
    assert.equal(await dialog.getByRole("checkbox", { name: "Operator" }).isChecked(), true)
    await press("Save")
    await told(page, "ben is now an operator.")
    await row("ben@example.org").getByRole("cell", { name: "yes" }).waitFor()
    // Another operator does it, of whom this page is not told.
    const path = installationPath((await memberSids())["ben"])
    for (const [isOperator, shown] of [
      [false, "no"],
      [true, "yes"],
    ] as const) {
      const change = { method: "PATCH", path, data: { is_operator: isOperator } }
      assert.equal((await askBySession(house, page, change))[0], 200)
      await row("ben@example.org").getByRole("cell", { name: shown, exact: true }).waitFor()
    }
    await show("Operators, and people without an account")
    await row("ben@example.org").waitFor()
  })

  it("lists a former operator without an account, and removes them for good", async () => {
    await visit("/members")
    await edit("ben")
    await press("Remove")
    await press("Yes, remove")
    await told(page, "ben is no longer a member.")
    await visit("/accounts/operators")
    await row("ben@example.org").getByRole("cell", { name: "none" }).waitFor()
    await edit("ben")
    await dialog.getByRole("checkbox", { name: "Operator" }).uncheck()
    await press("Save")
    await told(page, "ben is no longer an operator.")
    await row("ben@example.org").getByRole("cell", { name: "no", exact: true }).waitFor()
    await visit("/", ben)
    await ben.getByText("You are not a member of any account. Ask an account owner for an invite").waitFor()
    await edit("ben")
    await press("Delete member")
    await said("ben can no longer sign in, and all their sessions end. Their actions stay in the audit log.")
    await assertAccessibleInBothThemes(page)
    await press("Yes, remove")
    await told(page, "ben is deleted, and signed out everywhere.")
    await gone("ben@example.org")
    await visit("/", ben)
    await ben.getByRole("heading", { name: "Sign in", level: 1 }).waitFor()
  })

  it("says how many accounts a removed member leaves, and names the last owner", async () => {
    await newMember(house, "owner", "cid")
    const sids = await memberSids()
    const operator = { method: "PATCH", path: installationPath(sids["cid"]), data: { is_operator: true } }
    assert.equal((await askBySession(house, page, operator))[0], 200)
    const viewer = { method: "PATCH", path: `/console/v1/members/${sids[owner.name]}`, data: { role: "viewer" } }
    assert.equal((await askBySession(house, page, viewer))[0], 200)
    await visit("/accounts/operators")
    await edit("cid")
    await press("Delete member")
    await said("cid can no longer sign in, leaves 1 account, and all their sessions end.")
    await press("Yes, remove")
    await dialog
      .getByRole("alert")
      .getByText(
        /^This member is the last owner of the account .+\. Make another member an owner of the account first\.$/,
      )
      .waitFor()
    await press("Cancel")
  })

  it("gives an operator the rights of an owner in each account, whatever the role in it", async () => {
    await visit("/messages")
    await page.getByRole("link", { name: "Send message" }).first().waitFor()
    await visit("/send")
    await page.getByRole("button", { name: /^Send/ }).first().waitFor()
    assert.equal(await page.getByText("You are a viewer of this account").count(), 0)
    await visit("/accounts/operators")
  })

  it("lets no operator remove themselves, and says what giving the role up means", async () => {
    await edit(owner.name)
    assert.equal(await dialog.getByRole("button", { name: "Delete member" }).count(), 0)
    const path = installationPath((await memberSids())[owner.name])
    assert.deepEqual(await askBySession(house, page, { method: "DELETE", path }), [409, "removing_yourself"])
    await dialog.getByRole("checkbox", { name: "Operator" }).uncheck()
    await said("You remove yourself. These pages close at once")
    await assertAccessibleInBothThemes(page)
    await press("Give up access")
    await said("Only operators, who run the installation, can open this page.")
    await page.getByRole("link", { name: "Accounts" }).waitFor({ state: "detached" })
    assert.deepEqual(await askBySession(house, page, { method: "DELETE", path }), notAllowed)
  })

  it("keeps the last operator, and says so", async () => {
    await visit("/sign-in", cid)
    await cid.getByLabel("Email").fill("cid@example.org")
    await cid.getByLabel("Password", { exact: true }).fill(owner.password)
    await cid.getByRole("button", { name: "Sign in" }).click()
    await cid.getByRole("heading", { name: "Home", level: 1 }).waitFor()
    await visit("/accounts/operators", cid)
    await cid.getByRole("button", { name: "Edit cid" }).click()
    await cid.getByRole("dialog").getByRole("checkbox", { name: "Operator" }).uncheck()
    await cid.getByRole("button", { name: "Give up access" }).click()
    await cid.getByRole("alert").getByText("This member is the last operator of the installation.").waitFor()
  })

  it("writes each change to the log of the installation", async () => {
    await visit("/audit-log?of=installation", cid)
    await cid.getByRole("button", { name: "Deleted a member" }).first().waitFor()
    await cid.getByRole("button", { name: "Added or removed an operator" }).first().waitFor()
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })

  const installationPath = (sid = "") => `/console/v1/installation/members/${sid}`

  /** By name. */
  async function memberSids(): Promise<Record<string, string>> {
    const headers = { "posthorn-account": house.installation.account.sid }
    const answer = await page.request.get(`${house.baseUrl}/console/v1/members`, { headers })
    const { data } = (await answer.json()) as { data: { sid: string; name: string }[] }
    return Object.fromEntries(data.map(({ sid, name }) => [name, sid]))
  }
})
