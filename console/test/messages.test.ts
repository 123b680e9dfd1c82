import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { asOwner, newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { startConsole, type House } from "./support/start-console.ts"
import { assertAccessibleInBothThemes, settled } from "./support/visit.ts"

const own = "+14155550100"

describe("the pages of messages", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page } = house
  before(() => asOwner(house, page))

  it("explains an empty list", async () => {
    await page.goto(`${house.baseUrl}/console/messages`)
    await page.getByRole("heading", { name: "No message yet" }).waitFor()
    await page.getByText("data-urlencode").first().waitFor()
    await assertAccessibleInBothThemes(page)
    const text = await page.getByRole("main").innerText()
    // The list can show a price for messages of the simulator too.
    assert.doesNotMatch(text, /costs? nothing|without cost|no cost|free/i)
    assert.match(text, /no carrier charges you\./)
  })

  it("shows a message that is sent elsewhere by itself, with its status as it changes, and its price", async () => {
    const { operator } = await clientOf(house, page)
    await operator.rates.create({ price: "0.0079", price_unit: "USD" })
    await page.getByRole("button", { name: "Live" }).waitFor()
    await send(house, { to: "+14155550121", body: "Your table is ready." })
    await rowOf(page, "+14155550121").getByText("delivered").waitFor()
    await rowOf(page, "+14155550121")
      .getByRole("cell", { name: /^\D*0\.0\d+$/ })
      .waitFor()
  })

  it("shows immediately that the network is gone, and shows the missed messages when it is back", async () => {
    await page.context().setOffline(true)
    await page.getByRole("button", { name: "Reconnecting" }).waitFor()
    await send(house, { to: "+14155550124", body: "While you were away." })
    await page.context().setOffline(false)
    await page.getByRole("button", { name: "Live" }).waitFor()
    await rowOf(page, "+14155550124").getByText("delivered").waitFor()
  })

  it("says when a scheduled message will be sent", async () => {
    const sendAt = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 17)}00.000Z`
    await send(house, { to: "+14155550120", body: "Until tomorrow.", send_at: sendAt })
    const row = rowOf(page, "+14155550120")
    await row.getByText(/^To be sent /).waitFor()
    assert.equal(await row.locator("time").first().getAttribute("datetime"), sendAt)
  })

  it("shows no new message while it is paused, and continues", async () => {
    await page.getByRole("button", { name: "Live" }).click()
    await page.getByRole("button", { name: "Paused" }).waitFor()
    const follower = await page.context().newPage()
    await house.visit("/messages", follower)
    await follower.getByRole("button", { name: "Live" }).waitFor()
    await send(house, { to: "+14155550122", body: "A second one." })
    await rowOf(follower, "+14155550122").getByText("delivered").waitFor()
    await follower.close()
    assert.equal(await rowOf(page, "+14155550122").count(), 0)
    await page.getByRole("button", { name: "Paused" }).click()
    await rowOf(page, "+14155550122").waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("keeps its filters in the address, and a number is searched for as people write it", async () => {
    await page.goto(`${house.baseUrl}/console/messages?status=delivered`)
    await rowOf(page, "+14155550121").waitFor()
    const search = page.getByRole("searchbox")
    await search.fill("+1 (415) 555-0122")
    await search.press("Enter")
    await page.waitForURL(/number=%2B14155550122/)
    await rowOf(page, "+14155550121").waitFor({ state: "detached" })
    await rowOf(page, "+14155550122").waitFor()
    await search.fill("5550121")
    await search.press("Enter")
    await rowOf(page, "+14155550121").waitFor()
    assert.equal(await rowOf(page, "+14155550122").count(), 0)
  })

  it("keeps the list in its place while a filter is set, and its headings above their columns", async () => {
    await page.goto(`${house.baseUrl}/console/messages`)
    await rowOf(page, "+14155550121").waitFor()
    const inkLeft = await page.evaluate(() => {
      const range = document.createRange()
      return ["th:nth-child(2)", "td:nth-child(2) a"].map((selector) => {
        range.selectNodeContents(document.querySelector(`main table ${selector}`) as Element)
        return range.getBoundingClientRect().left
      })
    })
    assert.equal(inkLeft[0], inkLeft[1], "the heading To is above the numbers")
    const tableTop = async () => (await page.getByRole("table").boundingBox())?.y
    const before = await tableTop()
    await page.goto(`${house.baseUrl}/console/messages?status=delivered`)
    await page.getByRole("button", { name: "Clear", exact: true }).waitFor()
    await rowOf(page, "+14155550121").waitFor()
    assert.equal(await tableTop(), before)
  })

  it("finds an address with its prefix, and opens the page of any sid", async () => {
    await send(house, { to: "whatsapp:+14155550123", from: `whatsapp:${own}`, body: "Over a chat." })
    await page.goto(`${house.baseUrl}/console/messages`)
    await rowOf(page, "+14155550121").waitFor()
    const search = page.getByRole("searchbox")
    await search.fill("WhatsApp:+1 415 555 0123")
    await search.press("Enter")
    await rowOf(page, "+14155550121").waitFor({ state: "detached" })
    await rowOf(page, "whatsapp:+14155550123").waitFor()
    for (const [prefix, place] of [
      ["PY", "payments"],
      ["VE", "verifications"],
      ["WH", "webhooks"],
    ] as const) {
      await page.goto(`${house.baseUrl}/console/messages`)
      await search.fill(`${prefix}${"AB".repeat(16)}`)
      await search.press("Enter")
      await page.waitForURL(`${house.baseUrl}/console/${place}/${prefix}${"ab".repeat(16)}`)
    }
  })

  it("keeps the list while the search field has an unusable text, and says so there", async () => {
    await page.goto(`${house.baseUrl}/console/messages?status=delivered`)
    const search = page.getByRole("searchbox")
    for (const [text, sentence] of [
      ["room 166", "It does not search texts."],
      ["Elif", "It does not search texts."],
      ["req_019aa4d2c3f07a1b", "It does not search texts."],
      ["15", "Enter 3 to 15 digits of a phone number."],
      ["(+)", "Enter 3 to 15 digits of a phone number."],
    ] as const) {
      await search.fill(text)
      await search.press("Enter")
      await page.getByText(sentence).waitFor()
      assert.equal(await search.getAttribute("aria-invalid"), "true")
      await rowOf(page, "+14155550121").waitFor()
      assert.equal(await page.getByRole("alert").count(), 0, text)
    }
    assert.equal(page.url(), `${house.baseUrl}/console/messages?status=delivered`)
    await assertAccessibleInBothThemes(page)
    await search.fill("5550121")
    await search.press("Enter")
    await page.waitForURL(/number=5550121/)
    await rowOf(page, "+14155550121").waitFor()
  })

  it("explains a wrong filter at the field", async () => {
    await page.goto(`${house.baseUrl}/console/messages`)
    await page.getByRole("textbox", { name: "From" }).fill("not/a/number")
    await page.getByRole("textbox", { name: "From" }).press("Enter")
    await page.locator(".mantine-InputWrapper-error").first().waitFor()
    await page.getByRole("searchbox").fill("MS12")
    await page.getByRole("searchbox").press("Enter")
    await page.getByText("A message sid has MS and 32 more characters.").waitFor()
  })

  it("explains a wrong address, and leads back to the whole list", async () => {
    for (const [query, sentence] of [
      ["status=lost", /^Status /],
      ["direction=sideways", /^Direction /],
      ["created_after=soon", /^Created after /],
      ["number=🙂", /^Number /],
      ["to=🙂", /A phone number must be \+ and digits, as in/],
      ["cursor=nonsense", /^Cursor /],
    ] as const) {
      await page.goto(`${house.baseUrl}/console/messages?${query}`)
      await page.getByRole("alert").getByText(sentence).first().waitFor()
      await assertAccessibleInBothThemes(page)
    }
    await page.goto(`${house.baseUrl}/console/messages?status=lost`)
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await rowOf(page, "+14155550121").waitFor()
  })

  it("explains times of the filter in the wrong order", async () => {
    await page.getByRole("button", { name: "Any time" }).click()
    await page.getByLabel("Created at or after").fill("2026-11-21T10:00")
    await page.getByLabel("Created before").fill("2026-11-21T09:00")
    await page.getByText("Choose a time after the other one.").waitFor()
    await page.getByRole("alert").getByText("must not be later than").waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Any time" }).last().click()
    await rowOf(page, "+14155550121").waitFor()
  })

  it("shows why a message did not arrive, how it was cut, and its history", async () => {
    const body = `Is anybody there — really? ${"It goes on and on. ".repeat(5)}`
    const { sid } = await send(house, { to: "+14155550005", body })
    await page.goto(`${house.baseUrl}/console/messages`)
    await page.getByRole("searchbox").fill(sid)
    await page.getByRole("searchbox").press("Enter")
    await page.getByText("Remove the number from your list").waitFor()
    await page.getByText("“—” (U+2014) is not in the GSM alphabet").waitFor()
    await page.getByText("Not delivered", { exact: true }).waitFor()
    await page.getByText("Part 2", { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("writes a text in the direction of its letters", async () => {
    await send(house, { to: "+14155550126", body: "مرحبا! Hello." })
    await send(house, { to: "+14155550127", body: "Hello! مرحبا." })
    for (const [to, direction] of [
      ["+14155550126", "rtl"],
      ["+14155550127", "ltr"],
    ] as const) {
      await page.goto(`${house.baseUrl}/console/messages`)
      await rowOf(page, to).getByRole("link").click()
      await page.getByRole("heading", { name: `Message to ${to}`, level: 1 }).waitFor()
      const text = page.getByText(/Hello/).first()
      await text.waitFor()
      assert.equal(await text.evaluate((element) => getComputedStyle(element).direction), direction)
    }
  })

  it("turns both ways from the address of an older page, which holds the way back", async () => {
    for (let index = 0; index < 101; index++) await send(house, { to: "+14155550140", body: `Page ${index}` })
    let other = await page.context().newPage()
    const list = `${house.baseUrl}/console/messages?to=%2B14155550140`
    const turn = (name: string) => other.getByRole("button", { name, exact: true }).click()
    const shows = (body: string) => other.getByRole("row").filter({ hasText: body }).first().waitFor()
    await other.goto(list)
    await shows("Page 100")
    await turn("Older")
    await shows("Page 50")
    await turn("Older")
    await shows("Page 0")
    const shared = other.url()
    // Another visitor has no history to go back in.
    await other.close()
    other = await page.context().newPage()
    await other.goto(shared)
    await shows("Page 0")
    await turn("Newer")
    await shows("Page 50")
    await turn("Newer")
    await shows("Page 100")
    assert.equal(other.url(), list)
    await turn("Older")
    await shows("Page 50")
    await other.close()
  })

  it("says which carrier has the message, in its details and on its timeline", async () => {
    await send(house, { to: "+14155550141", body: "By which carrier?" })
    await page.goto(`${house.baseUrl}/console/messages`)
    await rowOf(page, "+14155550141").getByRole("link").click()
    await page.getByRole("listitem").getByText("Accepted by Simulator", { exact: true }).waitFor()
    const details = page.getByRole("term").filter({ hasText: "Carrier" }).locator("xpath=..")
    await details.getByText("Simulator", { exact: true }).waitFor()
    // The simulator has no page on which to start a trace.
    assert.equal(await page.getByText("Start trace").count(), 0)
  })

  it("lists the carrier of each message as its page names it: by name to operators, by sid to others", async () => {
    const { operator } = await clientOf(house, page)
    const settings = { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "posthorn" }
    const acme = await operator.carriers.create({ name: "Acme Telecom", settings, password: "s3cret" })
    await operator.routes.create({ carrier_sid: acme.sid, prefix: "49" })
    const { sid } = await send(house, { to: "+4915112345678", body: "By Acme.", send_at: tomorrow() })
    const member = await newMember(house, "developer")
    const shortSid = `${acme.sid.slice(0, 4)}…${acme.sid.slice(-6)}`
    for (const [who, name] of [
      [page, "Acme Telecom"],
      [member, shortSid],
    ] as const) {
      await house.visit("/messages", who)
      await rowOf(who, "+4915112345678").getByRole("cell", { name, exact: true }).waitFor()
      await rowOf(who, "+14155550141").getByRole("cell", { name: "Simulator", exact: true }).waitFor()
      await assertAccessibleInBothThemes(who)
      await house.visit(`/messages/${sid}`, who)
      const details = who.getByRole("term").filter({ hasText: "Carrier" }).locator("xpath=..")
      await details.getByText(name, { exact: true }).waitFor()
      if (who === page) await who.getByText(/^No exchange was recorded\. Start a trace on the page/).waitFor()
    }
    await member.context().close()
  })

  it("says so when there is no such message", async () => {
    await page.goto(`${house.baseUrl}/console/messages/MS${"0".repeat(32)}`)
    await page.getByText("This account has no message with the sid").waitFor()
  })

  it("deletes a message after asking", async () => {
    const { sid } = await send(house, { to: "+14155550129", body: "Gone soon", send_at: tomorrow() })
    await page.goto(`${house.baseUrl}/console/messages/${sid}`)
    await page.getByRole("button", { name: "Delete" }).click()
    await page.getByText("Posthorn does not send it").waitFor()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.waitForURL(/\/messages$/)
    assert.equal((await ask(house, `/v1/messages/${sid}`)).status, 404)
  })

  it("cancels a waiting message, and erases its text afterwards", async () => {
    const { sid } = await send(house, { to: "+14155550127", body: "Not any more", send_at: tomorrow() })
    await page.goto(`${house.baseUrl}/console/messages/${sid}`)
    assert.equal(await page.getByRole("button", { name: "Erase text" }).count(), 0)
    await page.getByRole("button", { name: "Cancel message" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Cancel message" }).click()
    await page.getByText("A member or a program of the account canceled the message.").waitFor()
    await page.getByRole("button", { name: "Erase text" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Erase text" }).click()
    await page.getByText("Text erased.").waitFor()
    await page.getByText("Not any more").first().waitFor({ state: "detached" })
    assert.match(await (await ask(house, `/v1/messages/${sid}`)).text(), /"status":"failed".*"body":"".*"canceled"/)
    await assertAccessibleInBothThemes(page)
  })

  it("says that another member has deleted the message", async () => {
    const { sid } = await send(house, { to: "+14155550128", body: "Gone sooner", send_at: tomorrow() })
    await page.goto(`${house.baseUrl}/console/messages/${sid}`)
    await page.getByRole("button", { name: "Delete" }).click()
    assert.equal((await askBySession(house, page, { method: "DELETE", path: `/v1/messages/${sid}` }))[0], 204)
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page
      .getByRole("dialog")
      .getByRole("alert")
      .getByText(/no message/i)
      .waitFor()
  })

  it("offers a viewer neither to send nor to delete, and the server refuses both", async () => {
    const viewer = await newMember(house, "viewer")
    const { sid } = await send(house, { to: "+14155550124", body: "Look at me" })
    await viewer.goto(`${house.baseUrl}/console/messages/${sid}`)
    await viewer.getByRole("heading", { name: "Timeline" }).waitFor()
    assert.equal(await viewer.getByRole("button", { name: "Delete" }).count(), 0)
    assert.equal(await viewer.getByRole("heading", { name: "Raw exchange" }).count(), 0)
    await viewer.goto(`${house.baseUrl}/console/send`)
    await viewer.getByText("You are a viewer of this account").waitFor()
    assert.equal(await viewer.getByRole("button", { name: "Send", exact: true }).count(), 0)
    for (const refused of [
      { method: "POST", path: "/v1/messages", data: { to: "+14155550125", from: own, body: "Not by me" } },
      { method: "DELETE", path: `/v1/messages/${sid}` },
      { method: "GET", path: `/operator/v1/messages/${sid}/events` },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("fits a phone", async () => {
    const phone = await house.newPage({ width: 390, height: 844 })
    await phone.context().addCookies(await page.context().cookies())
    for (const path of ["/console/messages", "/console/send"]) {
      await phone.goto(house.baseUrl + path)
      await phone.getByRole("heading", { level: 1 }).waitFor()
      await settled(phone)
      assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path)
      await assertAccessibleInBothThemes(phone)
    }
  })

  it("says on the page of an inbound message which files were lost", async () => {
    const { operator, messages } = await clientOf(house, page)
    const { sid } = await operator.carriers.create({
      name: "Gateway",
      kind: "http",
      password: "secret",
      webhook_secret: "hooks-of-the-gateway",
      settings: {
        request: { url: "https://gateway.example.com/send", json: { to: "{{to}}", text: "{{body}}" } },
        answer: { reference: "id" },
        inbound: { reference: "id", to: "to", from: "from", body: "text", media: { urls: ["media[]"] } },
        verification: { kind: "query", name: "token" },
      },
    })
    const number = "+14155550109"
    assert.equal((await ask(house, "/v1/phone_numbers", { number })).status, 201)
    // Posthorn calls no private address for a stranger, so the files are lost for good.
    const media = ["https://10.0.0.1/a.png", "https://10.0.0.1/b.png"]
    const brought = { id: "i1", to: number, from: "+14155550188", text: "Look at these", media }
    const webhook = `${house.baseUrl}/v1/carriers/${sid}/webhooks?token=hooks-of-the-gateway`
    const headers = { "content-type": "application/json" }
    const answer = await fetch(webhook, { method: "POST", headers, body: JSON.stringify(brought) })
    assert.equal(answer.status, 200, await answer.text())
    const [message] = await Array.fromAsync(messages.list({ from: "+14155550188" }))
    assert.ok(message)
    await page.goto(`${house.baseUrl}/console/messages/${message.sid}`)
    await page.getByText("2 files were not stored").waitFor()
    await page.getByText("Look at these").first().waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

function rowOf(page: Page, number: string) {
  return page.getByRole("row").filter({ hasText: number })
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString()
}

function ask({ baseUrl, installation: { account } }: House, path: string, body?: object): Promise<Response> {
  const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString("base64")}`
  const headers = { authorization, ...(body && { "content-type": "application/json" }) }
  return fetch(baseUrl + path, { headers, ...(body && { method: "POST", body: JSON.stringify(body) }) })
}

async function send(house: House, message: object): Promise<{ sid: string }> {
  const answer = await ask(house, "/v1/messages", { from: own, ...message })
  assert.equal(answer.status, 201)
  return (await answer.json()) as { sid: string }
}
