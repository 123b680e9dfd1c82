import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { assertRefused, fieldOf, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Service {
  sid: string
  is_default: boolean
  friendly_name: string
  code_length: number | null
  daily_sends_max: number | null
  senders: string[] | null
  domain: string | null
}

describe("the page of verification services", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  await house.signUp()
  await ask("POST", "/v1/phone_numbers", { number: "+14155550100" })
  const dialog = page.getByRole("dialog")
  const save = () => dialog.getByRole("button", { name: "Save" }).click()
  const newest = async () => (await ask<{ data: Service[] }>("GET", "/v1/auth/services")).data[0]

  it("shows the settings of the account as the default service", async () => {
    await visit("/verifications")
    await page.getByRole("navigation", { name: "Verifications" }).getByRole("link", { name: "Services" }).click()
    await page.getByText("Default: the settings of the account").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("creates a service, and names each wrong field", async () => {
    await page.getByRole("button", { name: "Create service" }).click()
    await assertAccessibleInBothThemes(page)
    for (const [label, values] of [
      ["Friendly name", ["", "Acme ****", "x".repeat(33)]],
      ["Code length", ["3", "six"]],
      ["Code lifetime in seconds", ["601"]],
      ["Per recipient and hour", ["0.5"]],
      ["Domain", ["no domain"]],
    ] as const) {
      await assertRefused(dialog, { label, values: [...values], submit: save })
      await dialog.getByLabel(label, { exact: true }).fill(label === "Friendly name" ? "Acme Bank" : "")
    }
    await dialog.getByLabel("Code length").fill("8")
    await dialog.getByLabel("Messages per day").fill("500")
    await fieldOf(dialog, "Senders").fill("+14155550100")
    await page.keyboard.press("Enter")
    await whileAway(page, save)
    await save()
    await page.getByRole("row", { name: /^Acme Bank.*8.*500/ }).waitFor()
    const { friendly_name, code_length, daily_sends_max, senders, domain } = (await newest()) ?? {}
    assert.deepEqual(
      { friendly_name, code_length, daily_sends_max, senders, domain },
      {
        friendly_name: "Acme Bank",
        code_length: 8,
        daily_sends_max: 500,
        senders: ["+14155550100"],
        domain: null,
      },
    )
  })

  it("returns a setting to that of the account", async () => {
    await page.getByRole("button", { name: "Edit Acme Bank" }).click()
    await dialog.getByLabel("Code length").fill("")
    await save()
    await dialog.waitFor({ state: "detached" })
    const service = await newest()
    assert.deepEqual([service?.code_length, service?.daily_sends_max], [null, 500])
  })

  it("offers a viewer no change", async () => {
    const viewer = await newMember(house, "viewer")
    await viewer.goto(`${house.baseUrl}/console/verifications/services`)
    await viewer.getByRole("row", { name: /^Acme Bank/ }).waitFor()
    assert.equal(await viewer.getByRole("button", { name: /^(Create|Edit)/ }).count(), 0)
  })

  it("deletes a service after asking", async () => {
    await page.getByRole("button", { name: "Edit Acme Bank" }).click()
    await dialog.getByRole("button", { name: "Delete" }).click()
    await dialog.getByRole("button", { name: "Delete service" }).click()
    await page.getByRole("row", { name: /^Acme Bank/ }).waitFor({ state: "detached" })
    assert.equal((await newest())?.is_default, true)
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
