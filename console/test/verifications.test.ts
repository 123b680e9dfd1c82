import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { withStore } from "../../server/test/support/with-store.ts"
import { asOwner, newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Verification {
  sid: string
  status: string
}

describe("the pages of verifications", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  const begin = (to: string, more: object = {}) => ask<Verification>("POST", "/v1/auth/verifications", { to, ...more })
  const beginButton = page.getByRole("button", { name: "Start verification" })
  const check = page.getByRole("region", { name: "Check" })
  await asOwner(house, page)

  it("explain an empty list", async () => {
    await visit("/verifications")
    await page.getByRole("heading", { name: "No verification yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "Try it" }).first().click()
    await page.getByRole("heading", { name: "Try verification", level: 1 }).waitFor()
    await page.getByText("Start a verification to see its message").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("explain each wrong field of a verification, and show a fault without a field above the button", async () => {
    const submit = () => beginButton.click()
    await assertRefused(page, { label: "To", values: ["  ", "ann", "🙂", `+${"1".repeat(40)}`], submit })
    await page.getByLabel("To", { exact: true }).fill("+14155550123")
    await assertRefused(page, { label: "Purpose", values: ["sign in", "🙂", "x".repeat(33)], submit })
    await page.getByLabel("Purpose").fill("sign_in")
    await page.getByRole("combobox", { name: "Channels" }).fill("pigeon")
    await page.keyboard.press("Enter")
    await beginButton.click()
    await page.getByText(/must be sms, whatsapp, xmpp or email/).waitFor()
    await page.getByRole("combobox", { name: "Channels" }).press("Backspace")
    await beginButton.click()
    await page.getByRole("alert").getByText("The account has no sender for SMS.", { exact: false }).waitFor()
    await page.reload()
    await page.getByText("Your draft was restored.").waitFor()
    assert.equal(await page.getByLabel("To", { exact: true }).inputValue(), "+14155550123")
  })

  it("begin a verification, show the code on the simulated phone, and say whether a typed code is valid", async () => {
    await ask("POST", "/v1/phone_numbers", { number: "+14155550100" })
    await whileAway(page, () => beginButton.click(), page.getByRole("form", { name: "Verification" }))
    await beginButton.click()
    const phone = page.getByRole("region", { name: "Simulated phone +14155550123" })
    const type = phone.getByRole("button", { name: /^Type \d{6}$/ })
    await type.waitFor()
    await assertAccessibleInBothThemes(page)
    const code = /\d{6}/.exec(await type.innerText())?.[0] ?? ""
    const submit = check.getByRole("button", { name: "Check code" })
    await assertRefused(check, { label: "Code", values: [" ", "abc", "12"], submit: () => submit.click() })
    await check.getByLabel("Code", { exact: true }).fill(code === "111111" ? "222222" : "111111")
    await submit.click()
    await check.getByText("Not valid. 4 tries left.").waitFor()
    await type.click()
    await submit.click()
    await check.getByText("Valid. The person controls the number.").waitFor()
    await check.getByText("approved", { exact: true }).waitFor()
  })

  it("say when the message can be sent again", async () => {
    await page.getByLabel("Purpose").fill("again")
    await beginButton.click()
    await check.getByText("To +14155550123, for again").waitFor()
    await beginButton.click()
    await page
      .getByRole("alert")
      .getByText(/^No message was sent. Try again in \d+ seconds.$/)
      .waitFor()
  })

  it("show the message of a link, which approves", async () => {
    await page.getByLabel("To", { exact: true }).fill("+14155550124")
    await page.getByLabel("Method").selectOption("link")
    await page.getByLabel("Language").selectOption("de")
    await beginButton.click()
    const link = page.getByRole("link", { name: "Open the link in another tab" })
    await link.waitFor()
    const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()])
    await opened.getByRole("button").click()
    await check.getByText("approved", { exact: true }).waitFor()
    await opened.close()
  })

  it("list verifications with their filters in the address, and count messages by country", async () => {
    const { sid } = await begin("+14155550125", { purpose: "listed" })
    await visit("/verifications")
    const table = page.getByRole("table", { name: "Verifications, newest first" })
    await table.getByRole("row").filter({ hasText: "listed" }).getByText("pending").waitFor()
    await ask("POST", `/v1/auth/verifications/${sid}/cancel`)
    await table.getByRole("row").filter({ hasText: "listed" }).getByText("canceled").waitFor()
    const counts = page.getByRole("table", { name: "Messages of verifications by country and channel" })
    const us = counts.getByRole("row").filter({ hasText: "United States" })
    await us.getByRole("cell", { name: "SMS" }).waitFor()
    assert.equal(await us.getByRole("cell").nth(2).innerText(), "4")
    await us.getByText("2 of 4").waitFor()
    await us.getByText("50%").waitFor()
    await page.getByText("Month", { exact: true }).click()
    await page.getByRole("heading", { name: "Messages of the last month" }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get("counted"), "month")
    await page.getByLabel("Status").selectOption("approved")
    await table.getByRole("row").filter({ hasText: "listed" }).waitFor({ state: "detached" })
    assert.equal(new URL(page.url()).searchParams.get("status"), "approved")
    await assertAccessibleInBothThemes(page)
    await page.getByLabel("To", { exact: true }).fill("ann@")
    await page.keyboard.press("Enter")
    await page.locator('input[aria-invalid="true"]').waitFor()
    await page.getByRole("button", { name: "Clear" }).click()
    await page.getByLabel("To", { exact: true }).fill("+14155550199")
    await page.keyboard.press("Enter")
    await page.getByText("No verifications match.").waitFor()
  })

  it("show a verification, lead to its messages, and cancel it after asking", async () => {
    const { sid } = await begin("+14155550126", { purpose: "shown", tags: ["sign-up"] })
    await visit("/verifications")
    await page.getByRole("link", { name: "+14155550126" }).press("Enter")
    await page.getByRole("heading", { name: "Verification of +14155550126", level: 1 }).waitFor()
    const messages = page.getByRole("table", { name: "Messages of the verification" })
    await messages.getByText("delivered").waitFor()
    await page.getByText("0, 5 left").waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Cancel verification" }).click()
    const end = page.getByRole("dialog").getByRole("button", { name: "Cancel verification" })
    await whileAway(page, () => end.click(), page.getByRole("dialog"))
    await end.click()
    await page.getByText("canceled", { exact: true }).waitFor()
    assert.equal((await ask<Verification>("GET", `/v1/auth/verifications/${sid}`)).status, "canceled")
    assert.equal(await page.getByRole("button", { name: "Cancel verification" }).count(), 0)
    await messages.getByRole("link").click()
    await page.getByRole("heading", { name: "Message to +14155550126", level: 1 }).waitFor()
  })

  it("say why no message arrived, and that there is no such verification", async () => {
    const { sid } = await begin("+14155550003")
    await visit(`/verifications/${sid}`)
    const trouble = page.getByRole("alert").filter({ hasText: "No message could be delivered" })
    await trouble.getByText(/^[a-z]+(_[a-z]+)+$/).waitFor()
    await assertAccessibleInBothThemes(page)
    await visit(`/verifications/VE${"0".repeat(32)}`)
    await page.getByText("This account has no verification with the sid", { exact: false }).waitFor()
  })

  it("say that no receipt came, when a verification ended without one", async () => {
    const { sid } = await begin("+14155550101", { purpose: "silent" })
    await visit(`/verifications/${sid}`)
    await page.getByRole("table", { name: "Messages of the verification" }).getByText("sent", { exact: true }).waitFor()
    const advice = page.getByRole("alert").filter({ hasText: "No delivery receipt" })
    assert.equal(await advice.count(), 0)
    await ask("POST", `/v1/auth/verifications/${sid}/cancel`, {})
    await advice.getByText("It is unknown whether the message arrived.", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("are where an event of a verification leads", async () => {
    await visit("/events?type=verifications.canceled")
    // The newest one is that of the verification without a receipt.
    await page.getByRole("link", { name: "verifications.canceled" }).nth(1).click()
    await page.getByRole("link", { name: "+14155550126 for shown" }).click()
    await page.getByRole("heading", { name: "Verification of +14155550126", level: 1 }).waitFor()
  })

  it("verify a mailbox: of an email address, and of a number whose last channel is email", async () => {
    const senders = ["+14155550100", "email:codes@example.com"]
    await ask("PATCH", "/v1/auth/settings", { senders })
    await visit("/verifications/try")
    await page.getByLabel("To", { exact: true }).fill("ann@example.org")
    await beginButton.click()
    await approve("Simulated mailbox ann@example.org")
    await page.getByLabel("To", { exact: true }).fill("+14155550124")
    const channels = page.getByRole("combobox", { name: "Channels" })
    await channels.fill("email")
    await channels.press("Enter")
    const submit = () => beginButton.click()
    await assertRefused(page, { label: "Email", values: ["bob", "🙂"], submit })
    await page.getByLabel("Email", { exact: true }).fill("bob@example.org")
    await beginButton.click()
    await approve("Simulated mailbox bob@example.org")
    // A real mail server reports no delivery, and the simulator does.
    await withStore(house.installation, (store) =>
      store.query("update verification_attempts set status = 'sent' where channel = 'email'"),
    )
    await visit("/verifications")
    const counts = page.getByRole("table", { name: "Messages of verifications by country and channel" })
    const mails = counts.getByRole("row").filter({ hasText: "No country" })
    await mails.getByRole("cell", { name: "email" }).waitFor()
    await mails.getByText("1 of 1").waitFor()
    await mails.getByText("no receipts").waitFor()

    async function approve(mailbox: string): Promise<void> {
      await page
        .getByRole("region", { name: mailbox })
        .getByRole("button", { name: /^Type \d{6}$/ })
        .click()
      await check.getByRole("button", { name: "Check code" }).click()
      await check.getByText("Valid. The person controls the mailbox.").waitFor()
    }
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ["/verifications", "/verifications/try"]) {
      await visit(path)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let a viewer look, and the server refuses the hidden actions", async () => {
    const { sid } = await begin("+14155550127")
    const viewer = await newMember(house, "viewer")
    await visit(`/verifications/${sid}`, viewer)
    await viewer.getByRole("heading", { name: "Verification of +14155550127" }).waitFor()
    assert.equal(await viewer.getByRole("button", { name: "Cancel verification" }).count(), 0)
    await visit("/verifications/try", viewer)
    await viewer.getByText("Viewers can see verifications, but cannot start them.", { exact: false }).waitFor()
    for (const refused of [
      { method: "POST", path: "/v1/auth/verifications", data: { to: "+14155550128" } },
      { method: "POST", path: "/v1/auth/verification_checks", data: { verification_sid: sid, code: "123456" } },
      { method: "POST", path: `/v1/auth/verifications/${sid}/cancel` },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
