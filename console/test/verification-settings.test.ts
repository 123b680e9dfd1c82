import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { systemClock } from "../../server/src/core/std/clock.ts"
import { createIds, fromSid } from "../../server/src/core/std/ids.ts"
import { withStore } from "../../server/test/support/with-store.ts"
import { newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Settings {
  friendly_name: string
  whatsapp_template: object | null
  allowed_countries: string[]
  rate_limits: object[]
  daily_spend_max: number | null
  senders: string[]
  abuse_mode: string
  checks_max: number
  passkey_rp_id: string | null
  passkey_origins: string[]
  passkey_user_verification: string
}

interface Block {
  sid: string
  released_at: string | null
}

const newId = createIds(systemClock)

describe("the settings, the safe list and the blocks of verifications", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  await house.signUp()
  await ask("POST", "/v1/phone_numbers", { number: "+14155550100" })
  const save = page.getByRole("button", { name: "Save" })
  const dialog = page.getByRole("dialog")
  const area = "numbers that begin with +1415556 (United States)"

  it("explain each wrong field of the settings", async () => {
    await visit("/verifications/settings")
    await page.getByRole("form", { name: "Settings" }).waitFor()
    await assertAccessibleInBothThemes(page)
    for (const [label, values] of [
      ["Friendly name", ["Acme ****", "x".repeat(33)]],
      ["WhatsApp template", ["Verify Code"]],
      ["Domain", ["no domain", "🙂"]],
      ["Android app hash", ["short"]],
      ["Code length", ["", "3", "six", "4.5"]],
      ["Code lifetime in seconds", ["601"]],
      ["Wrong codes allowed", ["0"]],
      ["Messages per verification", ["6"]],
      ["Per recipient and hour", ["6"]],
      ["Per recipient and day", ["11"]],
      ["Per client IP and hour", ["0"]],
      ["Messages per day", ["-1"]],
      ["Passkey domain", ["no domain", "🙂"]],
      ["Cost per day", ["-1", "much"]],
      ["Custom limits", ["Device, 5, 60", "device", "device, five, 60"]],
    ] as const) {
      const field = page.getByLabel(label, { exact: true })
      const right = await field.inputValue()
      await assertRefused(page, { label, values, submit: () => save.click() })
      await field.fill(right)
    }
    for (const label of ["Senders", "Allowed countries", "Redirect URLs", "Passkey origins"]) {
      const field = page.getByRole("combobox", { name: label })
      await field.fill("🙂")
      await field.press("Enter")
      await save.click()
      await field.and(page.locator('[aria-invalid="true"]')).waitFor()
      await field.press("Backspace")
    }
  })

  it("save the changed fields, and show the resulting messages", async () => {
    await page.getByLabel("Friendly name").fill("Acme")
    await page.getByLabel("WhatsApp template").fill("verify_code")
    await page.getByLabel("Wrong codes allowed").fill("3")
    await page.getByLabel("Cost per day").fill("12.5")
    await page.getByLabel("Custom limits").fill("device, 5, 3600\nip, 9, 60")
    await page.getByLabel("Abuse mode").selectOption("dry_run")
    await page.getByLabel("Passkey domain").fill("example.com")
    await page.getByLabel("User verification").selectOption("preferred")
    for (const [label, text] of [
      ["Senders", "+14155550100"],
      ["Template languages", "en_US"],
      ["Allowed countries", "us"],
      ["Passkey origins", "https://www.example.com"],
    ] as const) {
      await page.getByRole("combobox", { name: label }).fill(text)
      await page.getByRole("combobox", { name: label }).press("Enter")
    }
    await page.getByText("United States", { exact: true }).waitFor()
    await page.reload()
    await page.getByText("Your draft was restored.").waitFor()
    await whileAway(page, () => save.click(), page.getByRole("form", { name: "Settings" }))
    await save.click()
    await page.getByText("Settings saved.").waitFor()
    const english = page.getByRole("row").filter({ hasText: "English (en)" })
    await english.getByText("Acme: Your verification code is ******.", { exact: false }).waitFor()
    await english.getByText("1 segment, GSM-7").and(page.locator(":visible")).waitFor()
    await page.getByRole("row").filter({ hasText: "Russian (ru)" }).getByText("UCS-2").last().waitFor()
    await page.getByText("Link", { exact: true }).click()
    await english.getByText(/\/verify\/\*{64}/).waitFor()
    const settings = await ask<Settings>("GET", "/v1/auth/settings")
    assert.deepEqual(
      [settings.friendly_name, settings.allowed_countries, settings.senders, settings.abuse_mode],
      ["Acme", ["US"], ["+14155550100"], "dry_run"],
    )
    assert.deepEqual(
      [settings.passkey_rp_id, settings.passkey_origins, settings.passkey_user_verification],
      ["example.com", ["https://www.example.com"], "preferred"],
    )
    assert.deepEqual(settings.whatsapp_template, { name: "verify_code", languages: ["en_US"] })
    assert.deepEqual([settings.checks_max, settings.daily_spend_max, settings.rate_limits.length], [3, 12.5, 2])
  })

  it("remove a limit, and keep the other changes of another member", async () => {
    await ask("PATCH", "/v1/auth/settings", { friendly_name: "Acme Books" })
    await page.getByLabel("Cost per day").fill("")
    await page.getByLabel("Custom limits").fill("")
    await page.getByLabel("Abuse mode").selectOption("enforce")
    await save.click()
    await page.getByText("Settings saved.").last().waitFor()
    await page.waitForFunction(() =>
      [...document.querySelectorAll("input")].some(({ value }) => value === "Acme Books"),
    )
    const settings = await ask<Settings>("GET", "/v1/auth/settings")
    assert.deepEqual([settings.daily_spend_max, settings.rate_limits, settings.abuse_mode], [null, [], "enforce"])
  })

  it("add an address to the safe list, and remove it after asking", async () => {
    await visit("/verifications/safe-list")
    await page.getByRole("heading", { name: "The safe list is empty" }).waitFor()
    await page.getByRole("button", { name: "Add address" }).click()
    const add = dialog.getByRole("button", { name: "Add", exact: true })
    await assertRefused(dialog, { label: "Address", values: [" ", "ann", "🙂"], submit: () => add.click() })
    await dialog.getByLabel("Address", { exact: true }).fill("+1 415 555 0123")
    await assertRefused(dialog, { label: "Note", values: ["x".repeat(201)], submit: () => add.click() })
    await dialog.getByLabel("Note").fill("Test phone")
    await whileAway(page, () => add.click(), dialog)
    await add.click()
    await page.getByRole("cell", { name: "+14155550123", exact: true }).waitFor()
    await page.getByRole("cell", { name: "Test phone" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Remove +14155550123" }).click()
    await dialog.getByRole("button", { name: "Remove address" }).click()
    await page.getByRole("heading", { name: "The safe list is empty" }).waitFor()
    assert.deepEqual((await ask<{ data: object[] }>("GET", "/v1/auth/safe_list")).data, [])
  })

  it("describe a block in words, at home and to operators of all accounts, and release it after asking", async () => {
    await visit("/verifications/blocks")
    await page.getByText("No area is blocked.", { exact: false }).waitFor()
    await blockPrefix("+1415556")
    const active = page.getByRole("table", { name: "Active blocks" })
    const row = active.getByRole("row").filter({ hasText: "Numbers that begin with +1415556 (United States)" })
    await row.getByText(/^3\d messages led to 0 approvals\./).waitFor()
    await row.getByText("blocked", { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
    await visit("/")
    const matter = page.getByRole("listitem").filter({ hasText: `Verifications of ${area} are blocked until` })
    await matter.getByRole("link", { name: "Show blocks" }).waitFor()
    await visit("/verification-blocks")
    await active.getByRole("row").filter({ hasText: "+1415556" }).getByText("First account").waitFor()
    await assertAccessibleInBothThemes(page)
    await visit("/verifications/blocks")
    await page.getByRole("button", { name: `Release ${area}` }).click()
    await dialog.getByRole("button", { name: "Release block" }).click()
    await page.getByText("No area is blocked.", { exact: false }).waitFor()
    await page.getByRole("table", { name: "Ended blocks" }).getByText("released").waitFor()
    const [block] = (await ask<{ data: Block[] }>("GET", "/v1/auth/blocks")).data
    assert.ok(block?.released_at)
  })

  it("let an operator release a block of any account after asking, and the log of the installation has it", async () => {
    await blockPrefix("+1415557")
    await visit("/verification-blocks")
    await page.getByRole("button", { name: "Release numbers that begin with +1415557 (United States)" }).click()
    await assertAccessibleInBothThemes(page)
    await dialog.getByRole("button", { name: "Release block" }).click()
    await page.getByText("No area is blocked.", { exact: false }).waitFor()
    const ended = page.getByRole("table", { name: "Ended blocks" }).getByRole("row")
    await ended.filter({ hasText: "+1415557" }).getByText("released").waitFor()
    await ask("POST", "/v1/auth/verifications", { to: "+14155579999" })
    await visit("/audit-log?of=installation")
    await page.getByRole("row").filter({ hasText: "Released a block of an account" }).getByText("done").waitFor()
  })

  it("show operators which accounts send messages that lead to few approvals, and open one", async () => {
    await visit("/verification-blocks")
    await page.getByText("No account sent a verification in the last day.").waitFor()
    const accountId = fromSid("account", house.installation.account.sid)
    await withStore(house.installation, (store) =>
      store.query("insert into verification_hours values ($1, now() - interval '2 days', 200, 190, 3, 1)", [accountId]),
    )
    await page.getByText("Week", { exact: true }).click()
    const row = page.getByRole("table", { name: "Accounts with verifications" }).getByRole("row")
    await row.filter({ hasText: "First account" }).filter({ hasText: "190 of 200" }).getByText("3 of 200").waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Open the verifications of First account" }).click()
    await page.getByRole("heading", { name: "Verifications", exact: true }).waitFor()
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of [
      "/verifications/blocks",
      "/verification-blocks",
      "/verifications/safe-list",
      "/verifications/settings",
    ]) {
      await visit(path)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let a viewer look, and the server refuses the hidden actions", async () => {
    await ask("POST", "/v1/auth/safe_list", { to: "+14155550123" })
    const viewer = await newMember(house, "viewer")
    await visit("/verifications/settings", viewer)
    assert.ok(await viewer.getByLabel("Friendly name").isDisabled())
    assert.equal(await viewer.getByRole("button", { name: "Save" }).count(), 0)
    await visit("/verifications/safe-list", viewer)
    await viewer.getByRole("cell", { name: "+14155550123", exact: true }).waitFor()
    assert.equal(await viewer.getByRole("button", { name: /^(Add|Remove)/ }).count(), 0)
    await visit("/verifications/blocks", viewer)
    await viewer.getByRole("table", { name: "Ended blocks" }).waitFor()
    await visit("/verification-blocks", viewer)
    await viewer.getByText("Only operators, who run the installation", { exact: false }).waitFor()
    const [block] = (await ask<{ data: Block[] }>("GET", "/v1/auth/blocks")).data
    for (const refused of [
      { method: "PATCH", path: "/v1/auth/settings", data: { friendly_name: "Other" } },
      { method: "POST", path: "/v1/auth/safe_list", data: { to: "+14155550124" } },
      { method: "DELETE", path: "/v1/auth/safe_list?to=%2B14155550123" },
      { method: "DELETE", path: `/v1/auth/blocks/${block?.sid}` },
      { method: "DELETE", path: `/operator/v1/verification_blocks/${block?.sid}` },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })

  /** A block as after thirty-one messages without an approval. */
  async function blockPrefix(prefix: string): Promise<void> {
    const accountId = fromSid("account", house.installation.account.sid)
    await withStore(house.installation, (store) =>
      store.query(
        `insert into verification_blocks (account_id, id, scope, key, country, is_dry_run, sends, approvals, created_at, ends_at)
         values ($1, $2, 'prefix', $3, 'US', false, 31, 0, now(), now() + interval '6 hours')`,
        [accountId, newId(), prefix],
      ),
    )
  }
})
