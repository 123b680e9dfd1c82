import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { after, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { followRequests } from "./support/under-way.ts"
import { assertAccessible, assertAccessibleInBothThemes, settled } from "./support/visit.ts"

const own = "+14155550100"
/** A red square. */
const picture = "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGO4YKCBFTEMLQkAFHtKAbp0E/kAAAAASUVORK5CYII="

describe("the pages of events", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver()
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver, api } = started
  const { page, baseUrl, visit } = house
  const here = `https://127.0.0.1:${receiver.port}`
  await house.signUp()
  await api.phoneNumbers.create({ number: own })

  const listRead = followRequests(page, /\/v1\/events\?/)
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const link = (name: string | RegExp) => page.getByRole("link", { name })
  const send = (to: string) => api.messages.create({ to, from: own, body: "Your table is ready." })
  const delivered = async (to: string) => {
    const { sid } = await send(to)
    await rowOf(page, "messages.delivered", to).waitFor()
    return sid
  }

  it("explains an empty list, with lines that work for this account", async () => {
    await visit("/events")
    await page.getByRole("heading", { name: "No event yet" }).waitFor()
    await said(`$AUTH_TOKEN -G --data-urlencode "type=messages.*" ${baseUrl}/v1/events`)
    await page.getByRole("tab", { name: "TypeScript" }).click()
    await said("client.events.list(")
    await assertAccessibleInBothThemes(page)
  })

  it("shows new events by itself, and shows no new event while it is paused", async () => {
    await page.getByRole("button", { name: "Live" }).waitFor()
    await delivered("+14155550121")
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Live" }).click()
    await page.getByRole("button", { name: "Paused" }).waitFor()
    await listRead()
    const follower = await page.context().newPage()
    await visit("/events", follower)
    await follower.getByRole("button", { name: "Live" }).waitFor()
    await send("+14155550122")
    await rowOf(follower, "messages.delivered", "+14155550122").waitFor()
    await follower.close()
    assert.equal(await rowOf(page, "messages.queued", "+14155550122").count(), 0)
    await page.getByRole("button", { name: "Paused" }).click()
    await rowOf(page, "messages.delivered", "+14155550122").waitFor()
  })

  it("says that the server is away, keeps its rows, and continues by itself", async () => {
    await page.route("**/v1/events/feed*", (route) => route.abort())
    await send("+14155550129")
    await page.getByRole("button", { name: "Reconnecting" }).waitFor()
    await rowOf(page, "messages.queued", "+14155550122").waitFor()
    await page.unrouteAll({ behavior: "wait" })
    await page.getByRole("button", { name: "Live" }).waitFor()
    await rowOf(page, "messages.delivered", "+14155550129").waitFor()
  })

  it("moves no row under the pointer: new events wait until the pointer has left", async () => {
    const newest = () => page.getByRole("row").nth(1).getByRole("link").getAttribute("href")
    await rowOf(page, "messages.queued", "+14155550122").hover()
    const first = await newest()
    await send("+14155550123")
    await said(/^[1-4] new events?$/)
    assert.equal(await newest(), first)
    await page.getByRole("heading", { level: 1 }).hover()
    await rowOf(page, "messages.delivered", "+14155550123").waitFor()
  })

  it("keeps its filters in the address: a type, a whole area, a time", async () => {
    await page.getByLabel("Type").selectOption("messages.delivered")
    await page.waitForURL(/type=messages\.delivered/)
    await rowOf(page, "messages.queued", "").first().waitFor({ state: "detached" })
    assert.equal(await rowOf(page, "messages.delivered", "").count(), 4)
    await page.getByLabel("Type").selectOption("webhooks.*")
    await page.getByRole("heading", { name: "No events match" }).waitFor()
    await page.getByRole("button", { name: "Clear filters" }).click()
    await page.getByLabel("Time").selectOption({ label: "Last hour" })
    await page.waitForURL(/within=1h/)
    await page.reload()
    await rowOf(page, "messages.queued", "+14155550121").waitFor()
    assert.equal(await page.getByLabel("Time").inputValue(), "1h")
  })

  it("keeps both of two filters that are changed before either is drawn", async () => {
    await visit("/events")
    await page.getByRole("option", { name: "messages.delivered" }).waitFor({ state: "attached" })
    await page.getByRole("search").evaluate((filters) => {
      for (const [index, value] of ["messages.delivered", "1h"].entries()) {
        const select = filters.querySelectorAll("select")[index]
        if (!select) throw new Error("There is no such filter.")
        select.value = value
        select.dispatchEvent(new Event("change", { bubbles: true }))
      }
    })
    await page.waitForURL(/type=messages\.delivered&within=1h/)
  })

  it("explains a wrong filter in the address", async () => {
    for (const [query, words] of [
      ["type=messages.lost", /^Type must be/],
      ["from=yesterday", /^Created after must be/],
      ["message=MS12", /^Message must be a sid/],
      ["cursor=older", /^Cursor is not a cursor of this list/],
    ] as const) {
      await visit(`/events?${query}`)
      await page.getByRole("alert").getByText(words).waitFor()
    }
    await visit("/events?type=messages.lost")
    await page.getByLabel("Type").selectOption("messages.*")
    await rowOf(page, "messages.queued", "+14155550121").waitFor()
  })

  it("leads by keys from a sid to its event, and says what is no sid", async () => {
    const [event] = (await api.events.list({ type: "messages.delivered" })).data
    assert.ok(event)
    await page.getByRole("heading", { level: 1 }).click()
    await page.keyboard.press("/")
    await page.keyboard.type("EV12")
    await page.keyboard.press("Enter")
    await said("Paste the whole sid")
    await page.getByRole("searchbox").fill(event.sid)
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { name: "messages.delivered", level: 1 }).waitFor()
    await said("A carrier reported that a message was delivered.")
    await said("It was not sent, because this account has no webhook endpoint.")
    await page.getByRole("group", { name: "the event", exact: true }).getByText(`"sid": "${event.sid}"`).waitFor()
    await assertAccessibleInBothThemes(page)
    await link("To +1415").click()
    await page.getByRole("heading", { name: /^Message to/ }).waitFor()
  })

  it("opens the row that is clicked, but for a text that is selected and a link to another tab", async () => {
    await visit("/events")
    const row = page.getByRole("row").nth(1)
    const text = (await row.getByText(/^To /).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(text.x + 1, text.y + text.height / 2)
    await page.mouse.down()
    await page.mouse.move(text.x + text.width - 1, text.y + text.height / 2)
    await page.mouse.up()
    assert.match(await page.evaluate(() => getSelection()?.toString() ?? ""), /To/)
    const opened = page.context().waitForEvent("page")
    await row.getByRole("link").click({ modifiers: ["ControlOrMeta"] })
    const tab = await opened
    await tab.getByRole("link", { name: "All events", exact: true }).waitFor()
    await tab.close()
    assert.equal(new URL(page.url()).pathname, "/console/events")
    await page.evaluate(() => getSelection()?.empty())
    await row.getByRole("time").click()
    await page.getByRole("link", { name: "All events", exact: true }).waitFor()
  })

  it("looks further where a rare type is not among the events that a page looks at", async () => {
    const answer = { data: [], has_more: true, next_cursor: "WzEsImV2ZW50cyIsIjAiXQ" }
    await page.route("**/v1/events?*", (route) => route.fulfill({ json: answer }))
    await visit("/events?type=webhooks.disabled")
    await page.getByRole("heading", { name: "No match yet" }).waitFor()
    // The page looks by itself too: with an answer of the server the button would go before it is pressed.
    await page.getByRole("button", { name: "Search further back" }).click()
    await page.waitForURL(/cursor=/)
    await page.unrouteAll({ behavior: "wait" })
  })

  it("leads from a message over its events to the delivery of one, and sends that again", async () => {
    let isWell = false
    receiver.respond = (response) => response.writeHead(isWell ? 204 : 500).end()
    const events = ["messages.delivered"]
    const url = `${here}/hooks`
    const webhook = await api.webhooks.create({ url, events, description: "Orders", retry_schedule: [] })
    await visit("/events")
    const sid = await delivered("+14155550124")
    await visit(`/messages/${sid}`)
    await link("Events of this message").click()
    await page.waitForURL(new RegExp(`message=${sid}`))
    await rowOf(page, "messages.queued", "+14155550124").waitFor()
    assert.equal(await page.getByRole("row").count(), 1 + 4)
    await link("messages.sending").click()
    await said("No endpoint subscribed to this event when it happened.")
    await link("All events of this message").click()
    await link("messages.delivered").click()
    await page.getByRole("cell", { name: "The receiver responded with status 500." }).waitFor()
    await assertAccessibleInBothThemes(page)
    isWell = true
    await page.getByRole("button", { name: "Resend to Orders" }).click()
    await page.getByRole("row", { name: /Orders succeeded/ }).waitFor()
    await link("Orders").click()
    await said("2 attempts")
    await api.webhooks.delete(webhook.sid)
  })

  it("finds the deliveries of one event among those of the same moment", async () => {
    receiver.respond = (response) => response.writeHead(204).end()
    const webhook = await api.webhooks.create({ url: `${here}/hooks`, description: "All" })
    await visit("/events")
    const [sid] = await Promise.all([delivered("+14155550125"), delivered("+14155550126")])
    await visit(`/messages/${sid}`)
    await page.getByRole("listitem").filter({ hasText: "Accepted and queued" }).getByText("Webhook deliveries").click()
    await page.waitForURL(/event=EV/)
    await link("messages.queued").waitFor()
    assert.equal(await page.getByRole("row").count(), 1 + 1)
    await assertAccessible(page)
    await page.getByRole("button", { name: "Show deliveries of all events" }).click()
    await page.getByRole("row").nth(8).waitFor()
    await api.webhooks.delete(webhook.sid)
  })

  it("shows the media of a message that came: pictures as pictures, everything else to be saved, also HTML that is declared as a JPEG", async () => {
    const broken = Buffer.from("\x89PNG\r\n\x1a\nABC", "latin1").toString("base64")
    const page64 = Buffer.from("<script>parent.document.title = 'gone'</script>").toString("base64")
    const media = [
      `data:image/png;base64,${picture}`,
      `data:image/jpeg;base64,${page64}`,
      `data:image/png;base64,${broken}`,
    ]
    await api.simulator.inbound({ to: own, from: "+14155550142", body: "Look", media })
    const [message] = (await api.messages.list({ from: "+14155550142" })).data
    await visit(`/messages/${message?.sid}`)
    const files = page.getByRole("region", { name: "Media" }).getByRole("listitem")
    await files.nth(0).getByText("74 bytes").waitFor()
    await files.nth(1).getByText("No preview").waitFor()
    await files.nth(2).getByText("This picture cannot be shown.").waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Open File 1" }).click()
    const shown = page.getByRole("dialog").getByRole("img", { name: "File 1" })
    await shown.waitFor()
    const width = await shown.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth))
    assert.equal(width, 8)
    await assertAccessible(page)
    await page.keyboard.press("Escape")
    const saving = page.waitForEvent("download")
    await page.getByRole("button", { name: "Save File 2" }).click()
    const download = await saving
    assert.match(download.suggestedFilename(), /^MD[0-9a-f]{32}\.bin$/)
    assert.equal(readFileSync(await download.path(), "base64"), page64)
  })

  it("shows the media of a message that was sent, as they were fetched", async () => {
    receiver.respond = (response) =>
      response.writeHead(200, { "content-type": "image/png" }).end(Buffer.from(picture, "base64"))
    const { sid } = await api.messages.create({ to: "+14155550127", from: own, media_url: [`${here}/menu.png`] })
    await visit(`/messages/${sid}`)
    await page.getByRole("img", { name: "File 1" }).waitFor()
    receiver.respond = (response) => response.writeHead(404).end()
    const lost = await api.messages.create({ to: "+14155550128", from: own, media_url: [`${here}/gone.png`] })
    await visit(`/messages/${lost.sid}`)
    await said("1 file missing")
  })

  it("offers a viewer no resend and no new endpoint, and the server refuses the one it is asked for", async () => {
    const other = await newMember(house, "viewer")
    const [event] = (await api.events.list({ type: "messages.delivered" })).data
    await visit(`/events/${event?.sid}`, other)
    await other.getByRole("heading", { name: "Deliveries" }).waitFor()
    await other.getByText("It was not sent, because").waitFor()
    assert.equal(await other.getByRole("link", { name: "Create endpoint" }).count(), 0)
    const webhook = await api.webhooks.create({ url: `${here}/hooks`, description: "Seen" })
    const test = await api.webhooks.test(webhook.sid)
    await visit(`/events/${test.event_sid}`, other)
    await other.getByRole("cell", { name: "Seen" }).waitFor()
    assert.equal(await other.getByRole("button", { name: /^Resend/ }).count(), 0)
    await api.webhooks.delete(webhook.sid)
    const [delivery] = (await api.deliveries.list()).data
    const resend = { method: "POST", path: `/v1/deliveries/${delivery?.sid}/resend` }
    assert.deepEqual(await askBySession(house, other, resend), notAllowed)
    await other.close()
  })

  it("says so when there is no such event", async () => {
    for (const sid of [`EV${"0".repeat(32)}`, "EV12"]) {
      await visit(`/events/${sid}`)
      await said("This account has no event with the sid")
    }
  })

  it("cuts nothing on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [event] = (await api.events.list({ type: "messages.delivered" })).data
    const [message] = (await api.messages.list({ from: "+14155550142" })).data
    const filters = `message=${message?.sid}&from=2026-11-20T10:00:00Z`
    for (const where of ["/events", `/events?${filters}`, `/events/${event?.sid}`, `/messages/${message?.sid}`]) {
      await visit(where)
      await settled(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(over <= 0, `${where} is ${over} px too wide`)
      await assertAccessibleInBothThemes(page)
    }
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

function rowOf(page: Page, type: string, party: string) {
  return page.getByRole("row").filter({ hasText: type }).filter({ hasText: party })
}
