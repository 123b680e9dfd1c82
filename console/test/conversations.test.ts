import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the pages of conversations", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  const ask = askAs(house)
  await asOwner(house, page)

  it("explain an empty list", async () => {
    await page.goto(`${baseUrl}/console/conversations`)
    await page.getByRole("heading", { name: "No conversation yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("list each person once, and show what was sent, received and read", async () => {
    const own = "+14155550100"
    await ask("POST", "/v1/phone_numbers", { number: own })
    await ask("POST", "/v1/messages", { to: "+14155550110", from: own, body: "Your table is ready." })
    await ask("POST", "/v1/messages", { to: "+14155550124", from: own, body: "Welcome." })
    await ask("POST", "/v1/simulator/inbound", { to: own, from: "+14155550110", body: "On my way" })
    await page.reload()
    await page.getByRole("row", { name: /14155550110.*On my way/ }).waitFor()
    assert.equal(await page.getByRole("row").count(), 3)
    await page.getByRole("link", { name: "+14155550110" }).click()
    const thread = page.getByRole("log")
    await thread.getByText("Read", { exact: true }).waitFor()
    const text = await thread.innerText()
    assert.ok(text.indexOf("Your table is ready.") < text.indexOf("On my way"), text)
    await assertAccessibleInBothThemes(page)
  })

  it("show pictures that came in, and offer everything else as a file", async () => {
    const svg = Buffer.from("<svg onload='alert(1)'/>").toString("base64")
    const media = [
      "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==",
      `data:image/jpeg;base64,${svg}`,
    ]
    await ask("POST", "/v1/simulator/inbound", { to: "+14155550100", from: "+14155550110", body: "Look", media })
    const thread = page.getByRole("log")
    await thread.getByRole("button", { name: "Open File 1" }).waitFor()
    await thread.getByText("image/svg+xml").waitFor()
    await thread.getByRole("button", { name: "Save File 2" }).waitFor()
    assert.equal(await thread.getByRole("img").count(), 1)
    await assertAccessibleInBothThemes(page)
  })

  it("send a reply over the channel of the last message, and once", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByText("Enter a text.").waitFor()
    await page.getByLabel("Reply to +14155550110").fill("See you soon 🎉")
    await page.getByRole("button", { name: "Send", exact: true }).click()
    await page.getByRole("log").getByText("See you soon 🎉").waitFor()
    const query = new URLSearchParams({ number: "+14155550100", contact: "+14155550110" })
    const { data } = (await ask("GET", `/v1/conversations/messages?${query}`)) as { data: { body: string }[] }
    assert.deepEqual(
      data.map(({ body }) => body),
      ["See you soon 🎉", "Look", "On my way", "Your table is ready."],
    )
  })
})
