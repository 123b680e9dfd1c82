import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { skip } from "./support/browser.ts"
import { seenAs } from "./support/seen-as.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the pages of numbers and opt-outs", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  const ask = askAs(house)
  await asOwner(house, page)

  it("teach while they are empty", async () => {
    await page.goto(`${baseUrl}/console/opt-outs`)
    await page.getByRole("heading", { name: "Nobody has opted out" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.goto(`${baseUrl}/console/numbers`)
    await page.getByRole("heading", { name: "Own a number, and answers arrive" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("say at the field what is wrong with a number", async () => {
    await page.getByRole("button", { name: "Add a number" }).first().click()
    const dialog = page.getByRole("dialog")
    const send = dialog.getByRole("button", { name: "Add", exact: true })
    await send.click()
    await dialog.getByText("Enter the number in E.164", { exact: false }).waitFor()
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
    await dialog.getByLabel("Number", { exact: true }).fill("+1 415 555 0100")
    await send.click()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("tell that a number has an owner already", async () => {
    await page.getByRole("button", { name: "Add a number" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Number", { exact: true }).fill("+14155550100")
    await dialog.getByRole("button", { name: "Add", exact: true }).click()
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
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor({ state: "detached" })
    assert.equal(new URL(page.url()).searchParams.get("number"), "+14155550102")
    await filter.fill("ann")
    await page.keyboard.press("Enter")
    await page.locator('input[aria-invalid="true"]').waitFor()
    await page.getByRole("button", { name: "Clear Number" }).click()
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor()
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
    await page.getByRole("button", { name: "Remove the opt-out", exact: true }).click()
    await page.getByText("Nobody has opted out so.").waitFor()
    const { data } = await ask<{ data: { to: string }[] }>("GET", "/v1/opt_outs")
    assert.deepEqual(
      data.map(({ to }) => to),
      ["+14155550142"],
    )
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

  it("offer a viewer nothing that changes something", async () => {
    const viewer = await seenAs(page, "viewer")
    for (const [path, text] of [
      ["numbers", "+14155550100"],
      ["opt-outs", "+14155550142"],
    ] as const) {
      await viewer.goto(`${baseUrl}/console/${path}`)
      await viewer.getByRole("cell", { name: text }).first().waitFor()
      assert.equal(await viewer.getByRole("button", { name: /^(Add|Remove)/ }).count(), 0)
    }
  })

  it("broke no rule of their own policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
