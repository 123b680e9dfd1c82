import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { asOwner } from "./support/as-member.ts"
import { assertRefused, fieldOf, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the page to send a message", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house
  before(() => asOwner(house, page))
  const to = page.getByRole("textbox", { name: "To" })
  const from = page.getByRole("combobox", { name: "From" })
  const text = page.getByRole("textbox", { name: "Text" })
  const sendButton = page.getByRole("button", { name: "Send", exact: true })

  it("explains each field that the server refuses", async () => {
    await page.goto(`${house.baseUrl}/console/send`)
    await sendButton.click()
    await page.getByText("Enter a text or add a media URL.").waitFor()
    assert.equal(await to.getAttribute("aria-invalid"), "true")
    assert.equal(await from.getAttribute("aria-invalid"), "true")
    await to.fill("12")
    await from.fill("+14155550100")
    await text.fill("Hello")
    await page.getByRole("button", { name: "Schedule, tags and limits" }).click()
    await page.getByLabel("Validity in seconds").fill("99999999")
    await sendButton.click()
    await page.locator("[aria-invalid=true][name], [aria-invalid=true]").first().waitFor()
    assert.equal(await page.getByLabel("Validity in seconds").getAttribute("aria-invalid"), "true")
    await page.getByLabel("Validity in seconds").fill("")
    await to.fill("+14155550123")
    const submit = () => page.getByRole("button", { name: /^(Send|Schedule)$/ }).click()
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 16)
    for (const [label, values] of [
      ["To", ["🙂", "ann", `+${"1".repeat(40)}`]],
      ["From", ["🙂", "a sender that is far too long"]],
      ["Text", ["x".repeat(1601)]],
      ["Send at", [yesterday, "2099-01-01T00:00"]],
      ["Segments at most", ["0", "999"]],
    ] as const) {
      const right = await fieldOf(page, label).inputValue()
      await assertRefused(page, { label, values, submit })
      await fieldOf(page, label).fill(right)
    }
  })

  it("keeps its input while the server is away, and sends each message once", async () => {
    await to.fill(" +14155550177 ")
    await text.fill("Written on a train 🙂")
    await whileAway(page, () => sendButton.click(), page.getByRole("form", { name: "Message" }))
    assert.equal(await text.inputValue(), "Written on a train 🙂")
    await sendButton.click()
    await page.getByRole("status", { name: "The message that was sent" }).getByText("To +14155550177").waitFor()
    assert.equal((await sentTo("%2B14155550177")).length, 1)
  })

  it("previews the text, and always its latest version", async () => {
    await to.fill("+14155550123")
    await from.fill("+14155550100")
    await page.route("**/v1/messages/preview", async (route) => {
      // The answer to the first text is kept until the second one has been given.
      if (route.request().postDataJSON().body === "slow") await second
      await route.continue().catch(() => {})
    })
    let given = () => {}
    const second = new Promise<void>((resolve) => (given = resolve))
    const asked = page.waitForRequest((request) => request.postData()?.includes('"slow"') ?? false)
    await text.fill("slow")
    await asked
    await text.fill("It costs 3 € — really. ".repeat(8))
    await page.getByText("“—” (U+2014) is not in the GSM alphabet").waitFor()
    given()
    await page.unroute("**/v1/messages/preview")
    await page.getByText("Part 3", { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("sends once for any number of presses, and shows the message on its way", async () => {
    await text.fill("Your table is ready.")
    await sendButton.dblclick()
    const sent = page.getByRole("status", { name: "The message that was sent" })
    // Until it is there, the one before it is shown.
    await sent.getByText("To +14155550123").waitFor()
    await sent.getByText("delivered", { exact: true }).waitFor()
    await sent.getByText("Accepted by Simulator").waitFor()
    assert.equal((await sentTo("%2B14155550123")).length, 1)
    await assertAccessibleInBothThemes(page)
  })

  it("schedules with tags and media", async () => {
    await text.fill("Later")
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)
    await page.getByLabel("Send at").fill(tomorrow)
    await page
      .getByRole("textbox", { name: "Tags" })
      .or(page.getByRole("combobox", { name: "Tags" }))
      .fill("vip")
    await page.getByRole("button", { name: "Schedule", exact: true }).click()
    await page.getByRole("heading", { name: "Scheduled" }).waitFor()
    await page.getByRole("link", { name: "Open message" }).click()
    await page.getByRole("link", { name: "vip" }).waitFor()
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })

  async function sentTo(number: string): Promise<unknown[]> {
    const answer = await page.request.get(`${house.baseUrl}/v1/messages?to=${number}`, { headers: ours() })
    return ((await answer.json()) as { data: unknown[] }).data
  }

  const ours = () => ({ "posthorn-console": "1", "posthorn-account": house.installation.account.sid })
})
