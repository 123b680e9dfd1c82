import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { eventually } from "../../server/test/support/eventually.ts"
import { asOwner, newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { followRequests } from "./support/under-way.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

const handset = "+14155550123"
const own = "+14155550100"
/** Whose receipts an account may hold. */
const holdsMax = 100

describe("the page of the simulator", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl } = house
  const ask = askAs(house)
  const phone = page.getByRole("region", { name: `Handset ${handset}` })
  const receipts = phone.getByRole("switch", { name: "Hold delivery receipts" })
  const press = async () => {
    await receipts.and(page.locator(":enabled")).waitFor()
    await receipts.click({ force: true })
  }
  const numbersRead = followRequests(page, /\/v1\/phone_numbers/)
  await asOwner(house, page)

  it("explains an empty page", async () => {
    await page.goto(`${baseUrl}/console/simulator`)
    await page.getByRole("heading", { name: "Add handset" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("explains a wrong number of a handset at the field", async () => {
    for (const wrong of ["", "ann", "415 555 0123"]) {
      await page.getByLabel("Handset", { exact: true }).fill(wrong)
      await page.getByRole("button", { name: "Add handset" }).click()
      await page
        .getByText("Enter a phone number with its country code, such as +14155550123, or a chat address")
        .waitFor()
    }
  })

  it("adds handsets by number, as people write one, and remembers them in the address", async () => {
    await page.getByLabel("Handset", { exact: true }).fill("+1 (415) 555-0123")
    await page.keyboard.press("Enter")
    await phone.getByText(`No messages yet. Send a message to ${handset}, and it appears here.`).waitFor()
    await page.getByLabel("Handset", { exact: true }).fill("0044 20 7946 0123")
    await page.keyboard.press("Enter")
    await page.getByRole("region", { name: "Handset +442079460123" }).waitFor()
    assert.equal(new URL(page.url()).searchParams.get("handsets"), `${handset},+442079460123`)
    const submit = () => page.getByRole("button", { name: "Add handset" }).click()
    await assertRefused(page, { label: "Handset", values: [handset, "🙂", `+${"1".repeat(40)}`], submit })
    await page.getByText("This handset is already on the page.").waitFor({ state: "detached" })
    await page.reload()
    await phone.waitFor()
    await page.getByRole("button", { name: "Remove +442079460123" }).click()
    await page.getByRole("region", { name: "Handset +442079460123" }).waitFor({ state: "detached" })
    assert.equal(await page.getByRole("region", { name: /^Handset/ }).count(), 1)
  })

  it("shows a message as it arrives, with its code and its outcome", async () => {
    await ask("POST", "/v1/messages", { to: handset, from: own, body: "Your code is 482913." })
    await phone.getByText("Your code is 482913.").waitFor()
    await phone.getByText("delivered", { exact: true }).waitFor()
    await phone.getByRole("button", { name: "Copy the code 482913" }).waitFor()
  })

  it("shows what happened while it had not yet begun to follow", async () => {
    const other = await page.context().newPage()
    const delivered = Promise.withResolvers<void>()
    await other.route("**/v1/events/feed*", async (route) => {
      await delivered.promise
      await route.fallback()
    })
    const to = "+14155550199"
    const begun = other.waitForRequest("**/v1/events/feed*")
    await other.goto(`${baseUrl}/console/simulator?handsets=${encodeURIComponent(to)}`)
    await other.getByText("No messages yet.", { exact: false }).waitFor()
    await begun
    const { sid } = await ask<{ sid: string }>("POST", "/v1/messages", { to, from: own, body: "Before you looked" })
    await eventually("it is delivered", async () => {
      return (await ask<{ status: string }>("GET", `/v1/messages/${sid}`)).status === "delivered"
    })
    delivered.resolve()
    await other.getByText("Before you looked").waitFor()
    await other.close()
  })

  it("registers the number that wrote, and answers to it as the handset", async () => {
    await phone.getByText(`The account does not own ${own}, so it would not receive replies.`).waitFor()
    await phone.getByRole("button", { name: `Add ${own}` }).click()
    const text = phone.getByRole("textbox", { name: `Write as ${handset}` })
    await text.click()
    await page.keyboard.press("Enter")
    await phone.getByText("Enter a text or attach a file.").waitFor()
    await text.fill("Can we come at eight?")
    await whileAway(page, () => page.keyboard.press("Enter"), phone)
    assert.equal(await text.inputValue(), "Can we come at eight?")
    await text.focus()
    await page.keyboard.press("Enter")
    await phone.getByRole("log").getByText("Can we come at eight?").waitFor()
    const { data } = await ask<{ data: { body: string; from: string }[] }>("GET", "/v1/messages?direction=inbound")
    assert.deepEqual(
      data.map(({ body, from }) => [body, from]),
      [["Can we come at eight?", handset]],
    )
  })

  it("sends a picture as the handset, and shows it on its screen", async () => {
    const choosing = page.waitForEvent("filechooser")
    await phone.getByRole("button", { name: `Attach files as ${handset}` }).click()
    const buffer = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64")
    await (await choosing).setFiles({ name: "view.gif", mimeType: "image/gif", buffer })
    await phone.getByRole("button", { name: `Send as ${handset}` }).click()
    await phone.getByRole("log").getByRole("img", { name: "File 1" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("shows a refusal of the server at the field", async () => {
    // The page is not to learn that the number is gone.
    await page.route("**/v1/phone_numbers*", (route) => route.abort())
    await numbersRead()
    await ask("DELETE", `/v1/phone_numbers/${(await ask<Numbers>("GET", "/v1/phone_numbers")).data[0]?.sid}`)
    await phone.getByRole("textbox").fill("Still there?")
    await page.keyboard.press("Enter")
    await phone.getByText("to is not a phone number of this account.", { exact: false }).waitFor()
    await page.unroute("**/v1/phone_numbers*")
    await ask("POST", "/v1/phone_numbers", { number: own })
  })

  it("holds delivery receipts, and releases them", async () => {
    await press()
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[role=switch]")?.checked === true)
    await ask("POST", "/v1/messages", { to: handset, from: own, body: "Held back" })
    await phone.getByText("receipt held").waitFor()
    await phone.getByText("sent", { exact: true }).waitFor()
    await press()
    await phone.getByText("sent", { exact: true }).waitFor({ state: "detached" })
    assert.equal(await phone.getByText("delivered", { exact: true }).count(), 2)
  })

  it("shows the real state of the switch when the server is away or refuses", async () => {
    const shows = (isHeld: boolean) => receipts.and(page.locator(isHeld ? ":checked" : ":not(:checked)")).waitFor()
    // The page above may say it too, when it was just reading.
    const closing = page.getByRole("button", { name: "Close this notice" })
    const notice = page.getByRole("alert").filter({ has: closing })
    const told = async (words: RegExp) => {
      await notice.filter({ hasText: words }).waitFor()
      await shows(false)
      await closing.click()
    }
    await whileAway(page, press, notice)
    await told(/^The server cannot be reached/)
    const others = Array.from({ length: holdsMax }, (_, index) => `+1415555${3000 + index}`)
    for (const to of others) await ask("POST", "/v1/simulator/holds", { to })
    await press()
    await told(/^The account already holds the receipts of 100 recipients/)
    await ask("DELETE", "/v1/simulator/holds")
    await press()
    await shows(true)
    await whileAway(page, press, notice)
    await shows(true)
    await closing.click()
    // Somebody else releases it, and the page is not to learn that before the switch is pressed.
    let isPressed = false
    await page.route("**/v1/simulator/holds*", (route) => {
      isPressed ||= route.request().method() === "DELETE"
      return isPressed ? route.continue() : route.abort()
    })
    await ask("DELETE", "/v1/simulator/holds")
    await press()
    await shows(false)
    await page.unroute("**/v1/simulator/holds*")
  })

  it("explains every trouble, and sends one on a click", async () => {
    const trouble = page.getByRole("listitem").filter({ hasText: "the network knows no such subscriber" })
    await trouble.getByRole("button", { name: "Send message to +14155550005" }).click()
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

  it("says at a trouble that it could not be sent", async () => {
    const trouble = page.getByRole("listitem").filter({ hasText: "the network knows no such subscriber" })
    await whileAway(page, () => trouble.getByRole("button", { name: "Send message to +14155550005" }).click(), trouble)
    await trouble.getByRole("alert").waitFor()
  })

  it("holds twelve handsets, and says so to one more", async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => `+1415555${2000 + index}`)
    await page.goto(`${baseUrl}/console/simulator?handsets=${encodeURIComponent(numbers.join(","))}`)
    await page.getByRole("region", { name: `Handset ${numbers[11]}` }).waitFor()
    const submit = () => page.getByRole("button", { name: "Add handset" }).click()
    await assertRefused(page, { label: "Handset", values: ["+14155553000"], submit })
    await page.goto(`${baseUrl}/console/simulator?handsets=${encodeURIComponent(`${handset},+14155550005`)}`)
    await phone.waitFor()
  })

  it("is whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("empties the handsets, and keeps the messages", async () => {
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await page.getByRole("button", { name: "Clear handsets" }).click()
    await phone.getByText("No messages yet.", { exact: false }).waitFor()
    assert.ok((await ask<{ data: unknown[] }>("GET", "/v1/messages")).data.length > 3)
  })

  it("offers a viewer nothing that changes something, and the server refuses it", async () => {
    const viewer = await newMember(house, "viewer")
    await viewer.goto(`${baseUrl}/console/simulator?handsets=${encodeURIComponent(handset)}`)
    await viewer.getByRole("log", { name: `Messages of ${handset}` }).waitFor()
    await viewer.getByText("the handset is switched off", { exact: false }).waitFor()
    for (const name of [/^Send message/, "Clear"]) assert.equal(await viewer.getByRole("button", { name }).count(), 0)
    assert.equal(await viewer.getByRole("switch").count(), 0)
    assert.equal(
      await viewer
        .getByRole("region", { name: /^Handset/ })
        .getByRole("textbox")
        .count(),
      0,
    )
    for (const refused of [
      { method: "POST", path: "/v1/simulator/inbound", data: { to: own, from: handset, body: "Let me in" } },
      { method: "POST", path: "/v1/simulator/holds", data: { to: handset } },
      { method: "DELETE", path: "/v1/simulator/messages" },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

interface Numbers {
  data: { sid: string }[]
}
