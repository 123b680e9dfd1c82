import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner, newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the pages of numbers and opt-outs", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  const ask = askAs(house)
  await asOwner(house, page)

  it("explain an empty list", async () => {
    await page.goto(`${baseUrl}/console/opt-outs`)
    await page.getByRole("heading", { name: "No opt-outs" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.goto(`${baseUrl}/console/numbers`)
    await page.getByRole("heading", { name: "Request a number to receive replies" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("explain a wrong number at the field", async () => {
    await page.getByRole("button", { name: "Request number" }).first().click()
    const dialog = page.getByRole("dialog")
    const send = dialog.getByRole("button", { name: "Request", exact: true })
    await send.click()
    await dialog.getByText("Enter a number, such as +14155550100", { exact: false }).waitFor()
    const values = ["   ", "ann@", "🙂", "+1 415 555 0100 ext. 5", `+${"1".repeat(40)}`]
    await assertRefused(dialog, { label: "Number", values, submit: () => send.click() })
    await dialog.getByLabel("Number", { exact: true }).fill("+1415")
    await dialog.getByLabel("SMS").uncheck()
    await dialog.getByLabel("MMS").uncheck()
    await send.click()
    await dialog.getByText("Choose at least one.").waitFor()
    await dialog.getByLabel("SMS").check()
    await send.click()
    const sentence = await dialog.getByLabel("Number", { exact: true }).getAttribute("aria-describedby")
    assert.ok(sentence)
    await dialog.locator('input[aria-invalid="true"]').waitFor()
    await dialog.getByLabel("Number", { exact: true }).fill("  +1 (415) 555-0100 ")
    await whileAway(page, () => send.click())
    assert.equal(await dialog.getByLabel("Number", { exact: true }).inputValue(), "  +1 (415) 555-0100 ")
    await send.click()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("say that a number has an owner already", async () => {
    await page.getByRole("button", { name: "Request number" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Number", { exact: true }).fill("+14155550100")
    await dialog.getByRole("button", { name: "Request", exact: true }).click()
    await dialog
      .getByText(/already|taken|belongs/)
      .first()
      .waitFor()
    await page.keyboard.press("Escape")
    await dialog.waitFor({ state: "detached" })
  })

  it("filter, in the address, and say what is wrong with a filter", async () => {
    await ask("POST", "/v1/phone_numbers", { number: "+14155550102", capabilities: ["sms"] })
    const filter = page.getByLabel("Number", { exact: true })
    await filter.fill("+14155550102")
    await page.keyboard.press("Enter")
    await page.getByRole("cell", { name: /^\+14155550102/ }).waitFor()
    await page.getByRole("cell", { name: "SMS", exact: true }).waitFor()
    const headings = await page.getByRole("columnheader").allInnerTexts()
    assert.deepEqual(headings, ["Number", "Status", "Channels", "Created", "Action"])
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor({ state: "detached" })
    assert.equal(new URL(page.url()).searchParams.get("number"), "+14155550102")
    await filter.fill("ann@")
    await page.keyboard.press("Enter")
    await page.locator('input[aria-invalid="true"]').waitFor()
    await page.getByRole("button", { name: "Clear Number" }).click()
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor()
  })

  it("name a number, set the URLs that Posthorn requests for it, and explain a wrong one", async () => {
    await page.getByRole("button", { name: "Edit +14155550100" }).click()
    const dialog = page.getByRole("dialog")
    await assertAccessibleInBothThemes(page)
    const save = () => dialog.getByRole("button", { name: "Save" }).click()
    await assertRefused(dialog, { label: "Inbound URL", values: ["example", "https://10.0.0.1/sms"], submit: save })
    await dialog.getByLabel("Inbound URL").fill("https://example.com/sms")
    await dialog.getByLabel("Inbound method").selectOption("GET")
    await dialog.getByLabel("Name", { exact: true }).fill("Front desk")
    await whileAway(page, save)
    await save()
    await page.getByRole("cell", { name: /^\+14155550100.*Front desk/ }).waitFor()
    const { data } = await ask<{ data: Record<string, unknown>[] }>("GET", "/v1/phone_numbers?number=%2B14155550100")
    const [{ name, inbound_url, inbound_method, status_callback } = {}] = data
    assert.deepEqual(
      { name, inbound_url, inbound_method, status_callback },
      { name: "Front desk", inbound_url: "https://example.com/sms", inbound_method: "GET", status_callback: null },
    )
  })

  it("remove a number after asking", async () => {
    await page.reload()
    await page.getByRole("button", { name: "Remove +14155550102" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click()
    await page.getByRole("cell", { name: /^\+14155550102/ }).waitFor({ state: "detached" })
    const { data } = await ask<{ data: { number: string }[] }>("GET", "/v1/phone_numbers")
    assert.deepEqual(
      data.map(({ number }) => number),
      ["+14155550100"],
    )
  })

  it("say that another program has removed the number, and take it out of the list", async () => {
    await ask("POST", "/v1/phone_numbers", { number: "+14155550103" })
    await page.reload()
    await page.getByRole("button", { name: "Remove +14155550103" }).click()
    const [number] = (await ask<{ data: { sid: string }[] }>("GET", "/v1/phone_numbers?number=%2B14155550103")).data
    await ask("DELETE", `/v1/phone_numbers/${number?.sid}`)
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Remove" }).click()
    await dialog
      .getByRole("alert")
      .getByText(/no .*number/i)
      .waitFor()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("cell", { name: /^\+14155550103/ }).waitFor({ state: "detached" })
  })

  it("list who opted out, filter them, and remove one", async () => {
    for (const from of ["+14155550142", "+14155550143"])
      await ask("POST", "/v1/simulator/inbound", { to: "+14155550100", from, body: "STOP" })
    await page.goto(`${baseUrl}/console/opt-outs`)
    await page.getByRole("cell", { name: /^\+14155550142/ }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("textbox", { name: "Recipient" }).fill("+14155550143")
    await page.keyboard.press("Enter")
    await page.getByRole("cell", { name: /^\+14155550142/ }).waitFor({ state: "detached" })
    await page.getByRole("textbox", { name: "Recipient" }).fill("12")
    await page.keyboard.press("Enter")
    await page.locator('input[aria-invalid="true"]').waitFor()
    await page.goto(`${baseUrl}/console/opt-outs?to=${encodeURIComponent("+14155550143")}`)
    await page.getByRole("button", { name: "Remove the opt-out of +14155550143 from +14155550100" }).click()
    await page.getByRole("button", { name: "Remove opt-out", exact: true }).click()
    await page.getByText("No opt-outs match.").waitFor()
    const { data } = await ask<{ data: { to: string }[] }>("GET", "/v1/opt_outs")
    assert.deepEqual(
      data.map(({ to }) => to),
      ["+14155550142"],
    )
  })

  it("show each new opt-out, without moving the row under the pointer", async () => {
    const texts = (from: string, body: string) =>
      ask("POST", "/v1/simulator/inbound", { to: "+14155550100", from, body })
    const cell = (number: string) => page.getByRole("cell", { name: new RegExp(`^\\${number}`) })
    await page.goto(`${baseUrl}/console/opt-outs`)
    await cell("+14155550142").hover()
    await texts("+14155550145", "STOP")
    await page.getByText("1 new.").waitFor()
    assert.equal(await cell("+14155550145").count(), 0)
    await page.getByRole("heading", { level: 1 }).hover()
    await cell("+14155550145").hover()
    await texts("+14155550145", "START")
    await cell("+14155550145").waitFor({ state: "detached" })
  })

  it("say that the recipient has taken back an opt-out", async () => {
    await ask("POST", "/v1/simulator/inbound", { to: "+14155550100", from: "+14155550144", body: "STOP" })
    await page.goto(`${baseUrl}/console/opt-outs`)
    await page.getByRole("button", { name: "Remove the opt-out of +14155550144 from +14155550100" }).click()
    await ask("POST", "/v1/simulator/inbound", { to: "+14155550100", from: "+14155550144", body: "START" })
    const dialog = page.getByRole("dialog")
    await whileAway(page, () => dialog.getByRole("button", { name: "Remove opt-out" }).click(), dialog)
    await dialog.getByRole("button", { name: "Remove opt-out" }).click()
    await dialog
      .getByRole("alert")
      .getByText(/opt-?out|opted out/i)
      .waitFor()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("cell", { name: /^\+14155550144/ }).waitFor({ state: "detached" })
  })

  it("record an opt-out by hand, for one sender or for all, and name each wrong field", async () => {
    await page.goto(`${baseUrl}/console/opt-outs`)
    const record = async (fill: (dialog: ReturnType<typeof page.getByRole>) => Promise<void>) => {
      await page.getByRole("button", { name: "Record opt-out" }).click()
      const dialog = page.getByRole("dialog")
      await fill(dialog)
      await dialog.getByRole("button", { name: "Record opt-out" }).click()
      await dialog.waitFor({ state: "detached" })
    }
    await record(async (dialog) => {
      const submit = () => dialog.getByRole("button", { name: "Record opt-out" }).click()
      await assertRefused(dialog, { label: "Recipient", values: ["", "ann@", "12"], submit })
      await dialog.getByLabel("Recipient", { exact: true }).fill("+1 415 555 0146")
      await assertRefused(dialog, { label: "Sender", values: ["a very long sender"], submit })
      await assertAccessibleInBothThemes(page)
      await dialog.getByLabel("Sender", { exact: true }).fill("+14155550100")
    })
    await page.getByRole("row", { name: /\+14155550146.*\+14155550100.*Recorded by the account/ }).waitFor()
    await record((dialog) => dialog.getByLabel("Recipient", { exact: true }).fill("+14155550147"))
    await page.getByRole("row", { name: /\+14155550147.*Every sender/ }).waitFor()
    await ask("DELETE", "/v1/opt_outs?to=%2B14155550147")
  })

  it("change the scope of an opt-out, and the keywords and replies of a language", async () => {
    await page.goto(`${baseUrl}/console/opt-outs`)
    await page.getByRole("navigation", { name: "Opt-outs" }).getByRole("link", { name: "Settings" }).click()
    const save = () => page.getByRole("button", { name: "Save" }).click()
    await page.getByLabel("An opt-out holds for").selectOption("account")
    await page.getByRole("button", { name: "Add language" }).click()
    const french = page.getByRole("region", { name: "Language 1" })
    await french.getByLabel("Language", { exact: true }).fill("french")
    await save()
    await french.locator('input[aria-invalid="true"]').waitFor()
    await assertAccessibleInBothThemes(page)
    await french.getByLabel("Language", { exact: true }).fill("fr")
    await french.getByLabel("Keywords to opt out").fill("ASSEZ\n!?")
    await save()
    await french.locator('textarea[aria-invalid="true"]').waitFor()
    await french.getByLabel("Keywords to opt out").fill("ASSEZ\n\n")
    await french.getByLabel("Reply to an opt-out").fill("Vous êtes désabonné.")
    await save()
    await page.getByText("Settings saved.").waitFor()
    const stored = await ask<{ holds_for: string; languages: object[] }>("GET", "/v1/opt_outs/settings")
    assert.equal(stored.holds_for, "account")
    assert.deepEqual(stored.languages, [
      {
        language: "fr",
        stop_keywords: ["ASSEZ"],
        start_keywords: [],
        help_keywords: [],
        stop_reply: "Vous êtes désabonné.",
        start_reply: null,
        help_reply: null,
      },
    ])
    await page.reload()
    assert.equal(await french.getByLabel("Keywords to opt out").inputValue(), "ASSEZ")
    await page.getByRole("button", { name: "Remove language 1" }).click()
    await page.getByLabel("An opt-out holds for").selectOption("sender")
    await save()
    await page.getByText("The account has no keywords or replies of its own", { exact: false }).waitFor()
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [path, text] of [
      ["numbers", "+14155550100"],
      ["opt-outs", "+14155550142"],
    ] as const) {
      await page.goto(`${baseUrl}/console/${path}`)
      await page.getByRole("cell", { name: text }).first().waitFor()
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
  })

  it("offer a viewer nothing that changes something, and the server refuses it", async () => {
    const viewer = await newMember(house, "viewer")
    for (const [path, text] of [
      ["numbers", "+14155550100"],
      ["opt-outs", "+14155550142"],
    ] as const) {
      await viewer.goto(`${baseUrl}/console/${path}`)
      await viewer.getByRole("cell", { name: text }).first().waitFor()
      assert.equal(await viewer.getByRole("button", { name: /^(Request|Edit|Remove|Record)/ }).count(), 0)
    }
    const [number] = (await ask<{ data: { sid: string }[] }>("GET", "/v1/phone_numbers")).data
    for (const refused of [
      { method: "POST", path: "/v1/phone_numbers", data: { number: "+14155550199" } },
      { method: "DELETE", path: `/v1/phone_numbers/${number?.sid}` },
      { method: "POST", path: "/v1/opt_outs", data: { to: "+14155550148" } },
      { method: "PATCH", path: "/v1/opt_outs/settings", data: { holds_for: "account" } },
      { method: "DELETE", path: "/v1/opt_outs?from=%2B14155550100&to=%2B14155550142" },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("break no rule of their own policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
