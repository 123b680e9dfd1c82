import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { skip } from "./support/browser.ts"
import { seenAs } from "./support/seen-as.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

const handset = "+14155550123"
const own = "+14155550100"

describe("the page of the simulator", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  const ask = askAs(house)
  const phone = page.getByRole("region", { name: `Handset ${handset}` })
  await asOwner(house, page)

  it("teaches what it is for while no handset is on it", async () => {
    await page.goto(`${baseUrl}/console/simulator`)
    await page.getByRole("heading", { name: "Put a handset on the desk" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("says at the field what a handset's number must be", async () => {
    for (const wrong of ["", "ann", "415 555 0123"]) {
      await page.getByLabel("Handset", { exact: true }).fill(wrong)
      await page.getByRole("button", { name: "Add handset" }).click()
      await page.getByText("Enter a phone number with its country code, such as +14155550123.").waitFor()
    }
  })

  it("adds handsets by number, as people write one, and remembers them in the address", async () => {
    await page.getByLabel("Handset", { exact: true }).fill("+1 (415) 555-0123")
    await page.keyboard.press("Enter")
    await phone.getByText(`Nothing yet. Send a message to ${handset}, and it is here at once.`).waitFor()
    await page.getByLabel("Handset", { exact: true }).fill("0044 20 7946 0123")
    await page.keyboard.press("Enter")
    await page.getByRole("region", { name: "Handset +442079460123" }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get("handsets"), `${handset},+442079460123`)
    await page.reload()
    await phone.waitFor()
    await page.getByRole("button", { name: "Take away +442079460123" }).click()
    assert.equal(await page.getByRole("region", { name: /^Handset/ }).count(), 1)
  })

  it("shows a message as it arrives, with its code and what became of it", async () => {
    await ask("POST", "/v1/messages", { to: handset, from: own, body: "Your code is 482913." })
    await phone.getByText("Your code is 482913.").waitFor()
    await phone.getByText("delivered", { exact: true }).waitFor()
    await phone.getByRole("button", { name: "Copy the code 482913" }).waitFor()
  })

  it("registers the number that wrote, and answers to it as the handset", async () => {
    await phone.getByText(`${own} is not a number of the account, so answers to it would not arrive.`).waitFor()
    await phone.getByRole("button", { name: `Add ${own}` }).click()
    const text = phone.getByRole("textbox", { name: `Write as ${handset}` })
    await text.click()
    await page.keyboard.press("Enter")
    await phone.getByText("Write something first.").waitFor()
    await text.fill("Can we come at eight?")
    await page.keyboard.press("Enter")
    await phone.getByRole("log").getByText("Can we come at eight?").waitFor()
    const { data } = await ask<{ data: { body: string; from: string }[] }>("GET", "/v1/messages?direction=inbound")
    assert.deepEqual(
      data.map(({ body, from }) => [body, from]),
      [["Can we come at eight?", handset]],
    )
  })

  it("says what the server refuses where it was written", async () => {
    // The page is not to learn that the number is gone.
    await page.route("**/v1/phone_numbers*", (route) => route.abort())
    await ask("DELETE", `/v1/phone_numbers/${(await ask<Numbers>("GET", "/v1/phone_numbers")).data[0]?.sid}`)
    await phone.getByRole("textbox").fill("Still there?")
    await page.keyboard.press("Enter")
    await phone.getByText("`to` is not a phone number of this account.", { exact: false }).waitFor()
    await page.unroute("**/v1/phone_numbers*")
    await ask("POST", "/v1/phone_numbers", { number: own })
  })

  it("holds delivery receipts, and lets them go", async () => {
    const receipts = phone.getByRole("switch", { name: "Hold delivery receipts" })
    await receipts.click({ force: true })
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[role=switch]")?.checked === true)
    await ask("POST", "/v1/messages", { to: handset, from: own, body: "Held back" })
    await phone.getByText("receipt held").waitFor()
    await phone.getByText("sent", { exact: true }).waitFor()
    await receipts.click({ force: true })
    await phone.getByText("sent", { exact: true }).waitFor({ state: "detached" })
    assert.equal(await phone.getByText("delivered", { exact: true }).count(), 2)
  })

  it("explains every trouble, and sends one on a click", async () => {
    const trouble = page.getByRole("listitem").filter({ hasText: "the network knows no such subscriber" })
    await trouble.getByRole("button", { name: "Send one to +14155550005" }).click()
    await trouble.getByText("undelivered", { exact: true }).waitFor()
    await page
      .getByRole("region", { name: "Handset +14155550005" })
      .getByText("unknown handset", { exact: true })
      .waitFor()
    const refused = page.getByRole("listitem").filter({ hasText: "Failed (sender_queue_full)" })
    await refused.getByRole("button").last().click()
    await refused.getByText("failed", { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("is whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("empties the handsets, and keeps the messages", async () => {
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await page.getByRole("button", { name: "Empty" }).click()
    await phone.getByText("Nothing yet.", { exact: false }).waitFor()
    assert.ok((await ask<{ data: unknown[] }>("GET", "/v1/messages")).data.length > 3)
  })

  it("offers a viewer nothing that changes something", async () => {
    const viewer = await seenAs(page, "viewer")
    await viewer.goto(`${baseUrl}/console/simulator?handsets=${encodeURIComponent(handset)}`)
    await viewer.getByText("Nothing yet.", { exact: false }).waitFor()
    await viewer.getByText("the handset is switched off", { exact: false }).waitFor()
    for (const name of [/^Send one/, "Clear"]) assert.equal(await viewer.getByRole("button", { name }).count(), 0)
    assert.equal(await viewer.getByRole("switch").count(), 0)
    assert.equal(
      await viewer
        .getByRole("region", { name: /^Handset/ })
        .getByRole("textbox")
        .count(),
      0,
    )
  })

  it("broke no rule of its own policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

interface Numbers {
  data: { sid: string }[]
}
