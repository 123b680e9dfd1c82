import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { newMember } from "./support/as-member.ts"
import { withStore } from "../../server/test/support/with-store.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { told } from "./support/notices.ts"
import { owner, startConsole } from "./support/start-console.ts"
import { assertAccessible } from "./support/visit.ts"

describe("members", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const lastOwner = "This member is the last owner of the account. Make another member an owner first."
  const dialog = page.getByRole("dialog")
  const press = (name: string, where: Page = page) => where.getByRole("button", { name, exact: true }).click()
  const field = (where: Page, name: string) => where.getByLabel(name, { exact: true })
  const invalid = (where: Page, name: string) => field(where, name).and(where.locator('[aria-invalid="true"]'))
  const said = (where: Page, text: string | RegExp) => where.getByText(text).first().waitFor()
  await house.signUp()

  /** By the page of members, of which `page` stands already. Resolves with the link. */
  async function invite(role: string, email = ""): Promise<string> {
    await press("Invite member")
    await field(page, "Email").fill(email)
    await dialog.getByRole("radio", { name: role }).check()
    await press("Create link")
    const link = await dialog.locator("code").innerText()
    await press("Done")
    await dialog.waitFor({ state: "detached" })
    return link
  }

  async function operatorIs(name: string, isOperator: boolean): Promise<void> {
    const { data } = (await (
      await page.request.get(`${house.baseUrl}/console/v1/installation/members?limit=1000`)
    ).json()) as { data: { sid: string; name: string }[] }
    const path = `/console/v1/installation/members/${data.find((member) => member.name === name)?.sid}`
    const ask = { method: "PATCH", path, data: { is_operator: isOperator } }
    assert.equal((await askBySession(house, page, ask))[0], 200)
  }

  const headers = { origin: house.baseUrl, "posthorn-console": "1" }
  async function post(
    path: string,
    data: object,
    where: Page,
    more: object = {},
  ): Promise<{ sid: string; token: string }> {
    const answer = await where.request.post(house.baseUrl + path, { data, headers: { ...headers, ...more } })
    assert.equal(answer.status(), 201, await answer.text())
    return (await answer.json()) as { sid: string; token: string }
  }

  /**
   * Resolves with the next look that tells this role; null when it tells that the session is over. A look whose
   * body the browser no longer has is followed by another.
   */
  async function sessionWasLookedAt(where: Page, role: string | null): Promise<void> {
    await where.waitForResponse(async (answer) => {
      if (new URL(answer.url()).pathname !== "/console/v1/session") return false
      if (role === null) return answer.status() === 401
      const session = (await answer.json().catch(() => undefined)) as { memberships: { role: string }[] } | undefined
      return session?.memberships[0]?.role === role
    })
  }

  async function change(name: string, role: string): Promise<void> {
    await press(`Edit ${name}`)
    await dialog.getByRole("radio", { name: role }).check()
    await press("Save")
  }

  describe("an invite", () => {
    let link = ""

    it("is refused at the field for a wrong email", async () => {
      await visit("/members")
      await press("Invite member")
      for (const wrong of ["ben", "ben@localhost", "b 🙂@example.org", `${"b".repeat(300)}@example.org`]) {
        await field(page, "Email").fill(wrong)
        await press("Create link")
        await invalid(page, "Email").waitFor()
        assert.equal(await field(page, "Email").inputValue(), wrong)
        await field(page, "Email").fill("")
      }
      await dialog.getByText("must be an email address").waitFor({ state: "detached" })
      await press("Cancel")
    })

    it("has a link that is shown once, and the corrected spelling of the email", async () => {
      link = await invite("developer", "  Ben@Example.org ")
      assert.ok(link.startsWith(`${house.baseUrl}/console/welcome#`), link)
      await page.reload()
      await page.getByRole("cell", { name: "ben@example.org as developer" }).waitFor()
      assert.doesNotMatch(await page.content(), new RegExp(link.split("#")[1] ?? link))
    })

    it("explains a wrong name and password at their fields, and keeps the input when the server is away", async () => {
      const ben = await house.newPage()
      await ben.goto(link)
      await said(ben, "You will be a developer of")
      assert.equal(await field(ben, "Email").inputValue(), "ben@example.org")
      await field(ben, "Name").fill("   ")
      await field(ben, "Password").fill("short")
      await press("Continue", ben)
      await said(ben, "Enter your name.")
      await said(ben, "Use at least 10 characters, for example a few words.")
      await field(ben, "Name").fill("B".repeat(201))
      await field(ben, "Password").fill("aaaaaaaaaaaa")
      await press("Continue", ben)
      await invalid(ben, "Name").waitFor()
      await field(ben, "Name").fill("  Ben 🙂 ")
      await press("Continue", ben)
      await said(ben, "repeats a few characters")
      await invalid(ben, "Password").waitFor()
      await assertAccessible(ben)
      await field(ben, "Password").fill("ben@example.org")
      await press("Continue", ben)
      await said(ben, "is easy to guess")
      await field(ben, "Password").fill("a battery of horses")
      await ben.context().setOffline(true)
      await press("Continue", ben)
      await said(ben, "The server cannot be reached.")
      assert.equal(await field(ben, "Password").inputValue(), "a battery of horses")
      await ben.context().setOffline(false)
      await press("Continue", ben)
      await ben.getByRole("heading", { name: "Home", level: 1 }).waitFor()
      await visit("/members")
      await page.getByRole("button", { name: "Edit Ben 🙂", exact: true }).waitFor()
    })

    it("works once", async () => {
      const other = await house.newPage()
      await other.goto(link)
      await other.getByRole("heading", { name: "This link does not work" }).waitFor()
      await said(other, "has expired or was withdrawn")
      await other.close()
    })

    it("for anyone with it asks for an email; once it is withdrawn the form that is open says so", async () => {
      await visit("/members")
      const open = await invite("viewer")
      const other = await house.newPage()
      await other.goto(open)
      await field(other, "Name").fill("Cy")
      await field(other, "Password").fill("a battery of horses")
      await press("Continue", other)
      await said(other, "Enter an email address, such as ann@example.com.")
      await field(other, "Email").fill("cy@nowhere")
      await press("Continue", other)
      await invalid(other, "Email").waitFor()
      await field(other, "Email").fill("cy@example.org")
      await press("Withdraw the invite for anyone with the link")
      await told(page, "Invite withdrawn")
      await press("Continue", other)
      await said(other, "was used, has expired or was withdrawn")
      assert.equal(await field(other, "Name").inputValue(), "Cy")
      await other.close()
    })

    it("ends after its days, and says so", async () => {
      const late = await invite("viewer", "eve@example.org")
      await withStore(house.installation, (store) =>
        store.query("update member_invites set ends_at = now() - interval '1 second' where email = 'eve@example.org'"),
      )
      const other = await house.newPage()
      await other.goto(late)
      await other.getByRole("heading", { name: "This link does not work" }).waitFor()
      await said(other, "has expired")
      await other.close()
    })

    it("shows that it is gone, when an owner withdraws it in a second window", async () => {
      await invite("viewer", "dee@example.org")
      await page.getByRole("button", { name: "Withdraw the invite for dee@example.org" }).waitFor()
      // Until then this window has not looked again.
      const pressed = Promise.withResolvers<void>()
      await page.route(/\/invites$/, async (route) => {
        if (route.request().method() === "GET") await pressed.promise
        await route.fallback()
      })
      const { data } = (await (
        await page.request.get(`${house.baseUrl}/console/v1/invites`, {
          headers: { "posthorn-account": house.installation.account.sid },
        })
      ).json()) as { data: { sid: string }[] }
      const gone = { method: "DELETE", path: `/console/v1/invites/${data[0]?.sid}` }
      assert.equal((await askBySession(house, page, gone))[0], 204)
      await press("Withdraw the invite for dee@example.org")
      await told(page, "There is no invite with this sid")
      pressed.resolve()
      await page.getByRole("button", { name: "Withdraw the invite for dee@example.org" }).waitFor({ state: "detached" })
    })
  })

  describe("a role", () => {
    it("shows a developer no invites and no tokens, and the server gives neither", async () => {
      const dev = await newMember(house, "developer", "dev")
      await visit("/members", dev)
      await said(dev, "Only owners of the account can invite and remove members and change roles.")
      await said(dev, owner.email)
      assert.equal(await dev.getByRole("button", { name: /^(Invite|Edit|Withdraw)/ }).count(), 0)
      await visit("/audit-log", dev)
      await assertAccessible(dev)
      for (const refused of [
        { method: "GET", path: "/console/v1/invites" },
        { method: "POST", path: "/console/v1/invites", data: { role: "owner" } },
        { method: "GET", path: "/console/v1/audit_log" },
        { method: "GET", path: "/operator/v1/carriers" },
      ])
        assert.deepEqual(await askBySession(house, dev, refused), notAllowed, refused.path)
      await dev.close()
    })

    it("shows its new rights in an open page, which keeps its input", async () => {
      const eve = await newMember(house, "viewer", "eve")
      await visit("/send", eve)
      await field(eve, "Text").fill("Your table is ready.")
      await said(eve, "You are a viewer of this account")
      await visit("/members")
      await change("eve", "developer")
      await told(page, "eve is now developer.")
      await eve.getByText("You are a viewer of this account").waitFor({ state: "detached" })
      assert.equal(await field(eve, "Text").inputValue(), "Your table is ready.")
      await operatorIs("eve", true)
      await eve.getByRole("link", { name: "Carriers" }).waitFor()
      assert.equal(await field(eve, "Text").inputValue(), "Your table is ready.")
      await eve.close()
      await operatorIs("eve", false)
    })

    it("loses its rights in an open page", async () => {
      const dan = await newMember(house, "developer", "dan")
      await visit("/numbers", dan)
      const add = dan.getByRole("button", { name: "Request number" })
      await add.first().waitFor()
      await visit("/members")
      await change("dan", "viewer")
      await told(page, "dan is now viewer.")
      await add.first().waitFor({ state: "detached" })
      await dan.close()
    })

    it("keeps a text that is being written when its rights shrink, and refuses the next act", async () => {
      const ivy = await newMember(house, "developer", "ivy")
      await visit("/webhooks/new", ivy)
      await ivy.getByLabel("URL").fill("https://hooks.example.com/posthorn")
      await visit("/members")
      await change("ivy", "viewer")
      await told(page, "ivy is now viewer.")
      await sessionWasLookedAt(ivy, "viewer")
      // And what comes of it was drawn.
      await sessionWasLookedAt(ivy, "viewer")
      assert.equal(await ivy.getByLabel("URL").inputValue(), "https://hooks.example.com/posthorn")
      await press("Create endpoint", ivy)
      await said(ivy, "You are a viewer of this account")
      await ivy.close()
    })

    it("ends with the member: an open page leads to the page to sign in, and says why", async () => {
      const fay = await newMember(house, "developer", "fay")
      // Of no list, which would be refused when it is read again.
      await visit("/settings", fay)
      await visit("/members")
      await press("Edit fay")
      await press("Remove")
      await said(page, "all sessions.")
      await press("Yes, remove")
      await told(page, "fay is no longer a member.")
      await page.getByRole("button", { name: "Edit fay" }).waitFor({ state: "detached" })
      await fay.getByRole("heading", { name: "Sign in", level: 1 }).waitFor()
      await told(fay, "Your session has ended. Sign in to continue.")
      assert.equal(new URL(fay.url()).searchParams.get("next"), "/settings")
      await assertAccessible(fay)
      await fay.close()
    })

    it("and the session end together: the next act of the member says so", async () => {
      const kim = await newMember(house, "developer", "kim")
      await visit("/numbers", kim)
      await kim.getByRole("button", { name: "Request number" }).first().click()
      await field(kim, "Number").fill("+14155550107")
      await visit("/members")
      await change("kim", "viewer")
      await told(page, "kim is now viewer.")
      await press("Request", kim)
      await said(kim, "You are a viewer of this account, and this operation needs a developer.")
      await kim
        .getByRole("button", { name: "Request number", includeHidden: true })
        .first()
        .waitFor({ state: "detached" })
      await press("Edit kim")
      await press("Remove")
      await press("Yes, remove")
      await told(page, "kim is no longer a member.")
      await sessionWasLookedAt(kim, null)
      await sessionWasLookedAt(kim, null)
      assert.equal(await field(kim, "Number").inputValue(), "+14155550107")
      await press("Request", kim)
      await kim.getByRole("heading", { name: "Sign in", level: 1 }).waitFor()
      await told(kim, "Your session has ended. Sign in to continue.")
      await kim.close()
    })

    it("can end in one of two accounts: the pages say so, and continue with the other", async () => {
      const gus = await newMember(house, "viewer", "gus")
      const bell = await post("/operator/v1/accounts", { name: "Bell Hotels" }, page)
      const asBell = { "posthorn-account": bell.sid }
      const { token } = await post("/console/v1/invites", { role: "viewer", email: "gus@example.org" }, page, asBell)
      await post("/console/v1/invites/accept", { token, password: owner.password }, gus)
      await visit("/numbers", gus)
      await gus.getByRole("button", { name: "Bell Hotels" }).click()
      const other = gus.getByRole("menuitem").filter({ hasNotText: "Bell Hotels" })
      const [first = ""] = (await other.innerText()).split("\n")
      await other.click()
      await gus.getByRole("button", { name: first }).waitFor()
      await visit("/members")
      await press("Edit gus")
      await press("Remove")
      await press("Yes, remove")
      await told(page, "gus is no longer a member.")
      await gus.getByRole("link", { name: "Opt-outs" }).click()
      await told(gus, /^You are no longer a member of .+\. You're now viewing Bell Hotels\.$/)
      await gus.getByRole("heading", { name: "No opt-outs" }).waitFor()
      await gus.close()
    })

    it("in one more account leaves each page at its account, even if the new one comes first by name", async () => {
      const lou = await newMember(house, "viewer", "lou")
      await visit("/numbers", lou)
      const aalto = await post("/operator/v1/accounts", { name: "Aalto" }, page)
      const asAalto = { "posthorn-account": aalto.sid }
      const { token } = await post("/console/v1/invites", { role: "owner", email: "lou@example.org" }, page, asAalto)
      await post("/console/v1/invites/accept", { token, password: owner.password }, lou)
      const switcher = lou.getByRole("banner").getByRole("button", { name: /account$/ })
      await switcher.click()
      await lou.getByRole("menuitem", { name: "Aalto owner" }).waitFor()
      await lou.getByRole("menuitem", { name: /account viewer$/ }).waitFor()
      assert.equal(await lou.getByRole("button", { name: "Request number", includeHidden: true }).count(), 0)
      await lou.close()
    })

    it("of a removed member cannot be changed, and the dialog says so", async () => {
      await newMember(house, "viewer", "hal")
      await visit("/members")
      await press("Edit hal")
      const { data } = (await (
        await page.request.get(`${house.baseUrl}/console/v1/members`, {
          headers: { "posthorn-account": house.installation.account.sid },
        })
      ).json()) as { data: { sid: string; name: string }[] }
      const sid = data.find(({ name }) => name === "hal")?.sid
      assert.equal((await askBySession(house, page, { method: "DELETE", path: `/console/v1/members/${sid}` }))[0], 204)
      await dialog.getByRole("radio", { name: "developer" }).check()
      await press("Save")
      await dialog.getByRole("alert").getByText("There is no member with this sid in the account.").waitFor()
      await press("Cancel")
    })

    it("of the last owner stays, until there is another owner", async () => {
      await visit("/members")
      await change(owner.name, "viewer")
      await dialog.getByRole("alert").getByText(lastOwner).waitFor()
      await press("Remove")
      await press("Yes, remove")
      await dialog.getByRole("alert").getByText(lastOwner).waitFor()
      await assertAccessible(page)
      await press("Cancel")
      await change("dev", "owner")
      await told(page, "dev is now owner.")
      await change(owner.name, "developer")
      await told(page, `${owner.name} is now developer.`)
    })
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
