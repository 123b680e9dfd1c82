import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { eventually } from "../../server/test/support/eventually.ts"
import { newMember } from "./support/as-member.ts"
import { awayUntilPressed } from "./support/away-until-pressed.ts"
import { skip } from "./support/browser.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { assertAccessibleInBothThemes, settled } from "./support/visit.ts"

/** As a sender it is not registered with the simulator, and of the recipient it knows that nobody has the number. */
const [sender, unregistered] = ["+15005550006", "+15005550007"]
const [recipient, unknownHandset] = ["+14155550123", "+14155550005"]

describe("the first page", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver({ respond: (response) => response.writeHead(500).end() })
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver, api } = started
  const { page, baseUrl, visit } = house
  const hooks = `https://127.0.0.1:${receiver.port}/hooks`
  await house.signUp()

  const panel = page.getByRole("region", { name: "Needs attention" })
  const matter = (text: string | RegExp) => panel.getByRole("listitem").filter({ hasText: text })
  const figure = (name: string) => page.getByText(name, { exact: true }).locator("..")

  it("shows a new member the way to a first message, and the remaining steps", async () => {
    await page.getByRole("heading", { name: "Send first message" }).waitFor()
    await page.getByText(`${baseUrl}/v1/messages`).waitFor()
    await page.getByRole("tab", { name: "TypeScript" }).click()
    await page.getByText("await client.messages.create(").waitFor()
    await matter("no two-factor authentication").getByRole("link", { name: "Add second factor" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("explains itself to a viewer, and shows a developer no tasks of owners", async () => {
    const viewer = await newMember(house, "viewer")
    await visit("/", viewer)
    await viewer.getByRole("heading", { name: "No messages yet" }).waitFor()
    await viewer.getByText("Nothing needs attention.").waitFor()
    assert.equal(await viewer.getByRole("link", { name: "Send message" }).count(), 0)
    await assertAccessibleInBothThemes(viewer)
    await viewer.close()
  })

  it("names an endpoint whose circuit opened and the deliveries of a paused one, and leads there", async () => {
    const broken = await api.webhooks.create({ url: hooks, description: "Booking system", events: ["messages.*"] })
    const paused = await api.webhooks.create({ url: hooks, description: "Reports", events: ["messages.*"] })
    await api.webhooks.update(paused.sid, { status: "paused" })
    for (let sent = 0; sent < 5; sent++) await api.messages.create({ to: recipient, from: sender, body: "Hello" })
    await eventually("the circuit opens, and the attempts are counted", async () => {
      const { circuit } = await api.webhooks.get(broken.sid)
      const { webhooks } = await api.statistics.get()
      return circuit.state !== "closed" && webhooks.some(({ sid, failed }) => sid === broken.sid && failed > 0)
    })
    await visit("/")
    await matter(/^Booking system failed \d+ times in a row\. Posthorn tries it again at .* waiting\./).waitFor()
    await matter(/^Reports is paused\. \d+ deliveries are waiting\./).waitFor()
    const urgent = panel.getByRole("listitem").first()
    assert.match(await urgent.innerText(), /^Booking system/)
    await assertAccessibleInBothThemes(page)
    const health = page.getByRole("region", { name: "Webhooks in the last 24 hours" })
    await health.getByRole("row", { name: /Booking system failing 0%/ }).waitFor()
    await health.getByRole("row", { name: /Reports paused –/ }).waitFor()
    await matter(/^Booking system/)
      .getByRole("link", { name: "See why" })
      .click()
    await page.getByRole("heading", { name: "Booking system", level: 1 }).waitFor()
  })

  it("names failed messages that the account can fix, and its errors lead to the messages", async () => {
    await api.messages.create({ to: recipient, from: unregistered, body: "Hello" })
    await api.messages.create({ to: unknownHandset, from: sender, body: "Hello" })
    await eventually("all ended", async () => {
      const { delivered, undelivered, failed } = (await api.statistics.get()).total.messages
      return delivered === 5 && undelivered === 1 && failed === 1
    })
    await api.account.rotateToken({ overlap_seconds: 3_600 })
    await visit("/")
    await matter("The previous Auth Token works until").getByRole("time").hover()
    await page.getByRole("tooltip", { name: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)? UTC$/ }).waitFor()
    await matter("1 message of the last day failed. The carrier account cannot send from this sender.").waitFor()
    assert.equal(await matter("unknown_handset").count(), 0)
    assert.match(await figure("Delivery rate").innerText(), /\d+(\.\d)?%\s+5 delivered, 2 not/)
    const errors = page.getByRole("region", { name: "Errors in the last 24 hours" })
    await errors.getByRole("link", { name: "unknown_handset" }).click()
    await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor()
    const shown = page.getByRole("button", { name: "Error: unknown_handset" })
    await shown.waitFor()
    const { from: dayStart } = await api.statistics.get()
    assert.equal(new URL(page.url()).searchParams.get("created_after"), dayStart)
    await page.getByRole("row").filter({ hasText: unknownHandset }).waitFor()
    assert.equal(await page.getByRole("row").filter({ hasText: recipient }).count(), 0)
    await assertAccessibleInBothThemes(page)
    await shown.click()
    await page.getByRole("row").filter({ hasText: recipient }).first().waitFor()
  })

  it("names a carrier that does not answer to operators only", async () => {
    const password = "s3cret"
    const settings = { hosts: [{ host: "127.0.0.1", port: 9 }], system_id: "acme" }
    const headers = { origin: baseUrl, "posthorn-console": "1" }
    const data = { name: "Acme Telecom", settings, password }
    const answer = await page.request.post(`${baseUrl}/operator/v1/carriers`, { data, headers })
    assert.equal(answer.status(), 201, await answer.text())
    await visit("/")
    await matter(/^Acme Telecom has had no connection since/).waitFor()
    await panel.getByRole("button", { name: "Show 1 more" }).click()
    await matter("no two-factor authentication").waitFor()
    await matter(/^Acme Telecom/)
      .getByRole("link", { name: "See why" })
      .click()
    await page.getByRole("heading", { name: "Acme Telecom", level: 1 }).waitFor()
    const developer = await newMember(house, "developer")
    await visit("/", developer)
    await developer.getByRole("listitem").filter({ hasText: "Booking system failed" }).waitFor()
    assert.equal(await developer.getByText("Acme Telecom").count(), 0)
    await developer.close()
  })

  it("shows the traffic by the hour with the numbers of each bar, and by the day", async () => {
    await visit("/")
    const chart = page.getByRole("img", { name: /^Messages by hour: 5 delivered, 2 not delivered, 0 received/ })
    // Above the chart, where its coming moves the chart.
    await matter(/^Acme Telecom/).waitFor()
    const table = page.getByRole("table", { name: /^Messages by hour:/ })
    // It comes with the statistics, which another request reads.
    await table.getByRole("row").first().waitFor({ state: "attached" })
    assert.equal(await table.getByRole("row").count(), 1 + 24)
    const box = await chart.boundingBox()
    assert.ok(box)
    await chart.hover({ position: { x: box.width - 24, y: box.height / 2 } })
    const tooltip = page.getByRole("tooltip").filter({ hasText: /\d\d:\d\d to \d\d:\d\d/ })
    await tooltip.filter({ hasText: /Not delivered\d/ }).waitFor()
    await page.getByText("30 days").click()
    await page.getByRole("img", { name: /^Messages by day: 5 delivered/ }).waitFor()
    assert.match(page.url(), /interval=day/)
    await page.getByRole("region", { name: "Errors in the last 30 days" }).waitFor()
    await page.getByRole("region", { name: "Webhooks in the last 30 days" }).waitFor()
  })

  it("fits a phone, and is accessible there", async () => {
    const phone = { width: 390, height: 844 }
    await page.setViewportSize(phone)
    await visit("/")
    await matter(/^Acme Telecom/).waitFor()
    await settled(page)
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= phone.width)
    await assertAccessibleInBothThemes(page)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("says that some facts could not be read, and reads them again", async () => {
    await awayUntilPressed(page, "**/v1/webhooks?*", "Try again")
    await visit("/")
    const alert = panel.getByRole("alert")
    await alert.getByText("Posthorn could not check everything.").waitFor()
    await matter(/^Acme Telecom/).waitFor()
    await alert.getByRole("button", { name: "Try again" }).click()
    await matter(/^Booking system/).waitFor()
    await alert.waitFor({ state: "detached" })
  })

  it("throws nothing, and breaks no rule of its policy", () => {
    assert.deepEqual(house.troubles, [])
  })
})
