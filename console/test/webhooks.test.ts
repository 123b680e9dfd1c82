import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { eventually } from "../../server/test/support/eventually.ts"
import { newMember } from "./support/as-member.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { skip } from "./support/browser.ts"
import { told } from "./support/notices.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { assertAccessible, assertAccessibleInBothThemes, settled } from "./support/visit.ts"

describe("the pages of webhooks", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver()
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver, api } = started
  const { page, baseUrl } = house
  const hooks = `https://127.0.0.1:${receiver.port}/hooks`
  await house.signUp()

  const { visit } = house
  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const newEndpoint = (rest: object = {}) => api.webhooks.create({ url: hooks, ...rest })
  const deliveryIs = (sid: string, status: string) =>
    eventually(`the delivery is ${status}`, async () => (await api.deliveries.get(sid)).status === status)

  it("explains how to add the first endpoint", async () => {
    await visit("/webhooks")
    await said("No endpoint yet")
    await said(`curl -u ${house.installation.account.sid}:$AUTH_TOKEN ${baseUrl}/v1/webhooks`)
    await page.getByRole("tab", { name: "TypeScript" }).click()
    await said("client.webhooks.create({")
    await assertAccessibleInBothThemes(page)
    await visit("/webhooks/deliveries")
    await said("No delivery yet")
  })

  it("shows how to receive events on one's own machine, where no endpoint can be", async () => {
    const { sid } = house.installation.account
    for (const path of ["/webhooks", "/webhooks/new"]) {
      await visit(path)
      const panel = page.getByRole("region", { name: "Test on your own machine" })
      const command = await panel.getByRole("group", { name: "the command" }).innerText()
      assert.match(
        command,
        new RegExp(`ACCOUNT_SID=${sid} BASE_URL=${baseUrl} .*\\./posthorn listen --forward-to`, "s"),
      )
    }
    await assertAccessibleInBothThemes(page)
  })

  it("shows each fault of the server at its field, and opens the group of that field", async () => {
    await visit("/webhooks/new")
    await button("Create endpoint").click()
    await said(/^Enter the URL/)
    await page.getByRole("textbox", { name: "URL" }).and(page.locator(":focus")).waitFor()
    await page.getByRole("textbox", { name: "URL" }).fill("http://example.com/hooks")
    await page.getByLabel("Only these events").click()
    await button("Create endpoint").click()
    await said(/HTTPS/)
    await said(/^Events to send /)
    await button(/More settings/).click()
    await page.getByLabel("Timeout").fill("99")
    await page.getByLabel("Requests per second").fill("many")
    await page.getByLabel("Retry schedule").selectOption("own")
    await page.getByLabel("Delays").fill("5, soon")
    await button("Add header").click()
    await page.getByLabel("Name of header 1").fill("Content-Length")
    await button("Add field").click()
    await page.getByRole("combobox", { name: "Field 1", exact: true }).fill("data.too")
    await page.getByRole("combobox", { name: "Patterns of data.too" }).fill("+4179*")
    await button("Add certificate").click()
    await page.getByLabel("Certificate", { exact: true }).fill("none")
    await page.getByLabel("Private key, without a passphrase").fill("none")
    await button(/More settings/).click()
    await button("Create endpoint").click()
    for (const name of ["Timeout", "Requests per second", "Delays"])
      await page.locator(`[aria-invalid="true"]`).and(page.getByLabel(name)).waitFor()
    await said(/Content-Length/)
    await said("The nearest field is data.to.")
    await assertAccessibleInBothThemes(page)
    await page.getByLabel("All events, including types added later").check()
    await page.getByLabel("Timeout").fill("")
    await page.getByLabel("Requests per second").fill("")
    await page.getByLabel("Retry schedule").selectOption("standard")
    await button("Remove Content-Length").click()
    await button("Remove data.too").click()
    await page.getByRole("textbox", { name: "URL" }).fill(hooks)
    await button("Create endpoint").click()
    await page
      .locator('[aria-invalid="true"]')
      .and(page.getByLabel("Certificate", { exact: true }))
      .waitFor()
    assert.deepEqual((await api.webhooks.list()).data, [])
    await button("Cancel").click()
    await page.getByRole("heading", { name: "Webhooks" }).waitFor()
  })

  it("adds an endpoint, shows its secret, and shows the result of a test when it comes", async () => {
    receiver.respond = (response) => response.writeHead(204, { "x-request-id": "c9f0f895" }).end()
    await visit("/webhooks")
    await page.getByRole("link", { name: "Create endpoint" }).click()
    await page.getByRole("textbox", { name: "URL" }).fill(hooks)
    await page.getByLabel("Description").fill("Booking system")
    await page.getByLabel("Only these events").click()
    await page.getByLabel("messages.delivered").check()
    await page.getByLabel(/All of webhooks/).check()
    await button(/More settings/).click()
    await page.getByLabel("Timeout").fill("5")
    await button("Create endpoint").click()
    await said("Endpoint created")
    const [webhook] = (await api.webhooks.list()).data
    assert.ok(webhook)
    assert.deepEqual(webhook.events, ["messages.delivered", "webhooks.*"])
    assert.equal(webhook.timeout, 5)
    assert.equal(await page.locator("[data-secret]").textContent(), (await api.webhooks.getSecret(webhook.sid)).secret)
    await assertAccessibleInBothThemes(page)
    await button("Send test").click()
    await page.getByRole("dialog").getByText("Status 204").waitFor()
    await assertAccessible(page)
    await page.getByRole("link", { name: "Open delivery" }).click()
    await page.getByRole("heading", { name: "webhooks.test" }).waitFor()
  })

  it("changes the edited fields only; a header's value is kept and never shown", async () => {
    const webhook = await newEndpoint({ headers: { "X-Tenant": "north" }, rate_limit: 7 })
    await visit(`/webhooks/${webhook.sid}/edit`)
    await page.getByLabel("Description").fill("Reports")
    await button(/More settings/).click()
    await button("Add header").click()
    await page.getByLabel("Name of header 2").fill("X-Region")
    await page.getByLabel("Value of X-Region").fill("alps")
    const request = page.waitForRequest((each) => each.method() === "PATCH")
    await button("Save").click()
    assert.deepEqual((await request).postDataJSON(), { description: "Reports", headers: { "X-Region": "alps" } })
    await page.getByRole("heading", { name: "Reports" }).waitFor()
    const changed = await api.webhooks.get(webhook.sid)
    assert.deepEqual(changed.header_names.toSorted(), ["X-Region", "X-Tenant"])
    assert.equal(changed.rate_limit, 7)
    await page.getByRole("tab", { name: "Settings" }).click()
    await said("X-Tenant")
    await assertAccessibleInBothThemes(page)
    await api.webhooks.delete(webhook.sid)
  })

  it("pauses, enables, disables and deletes, and asks before an act that is final", async () => {
    const webhook = await newEndpoint({ description: "Short-lived" })
    const statusOf = async () => (await api.webhooks.get(webhook.sid)).status
    const choose = async (name: string) => {
      await button("More for this endpoint").click()
      await page.getByRole("menuitem", { name }).click()
    }
    await visit(`/webhooks/${webhook.sid}`)
    await choose("Pause")
    await said("Its deliveries wait until it is enabled again")
    assert.equal(await statusOf(), "paused")
    await choose("Enable")
    await told(page, "Endpoint enabled.")
    assert.equal(await statusOf(), "enabled")
    await choose("Disable…")
    await assertAccessible(page)
    await button("Cancel").click()
    assert.equal(await statusOf(), "enabled")
    await choose("Disable…")
    await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click()
    await said("It misses all events until you enable it")
    assert.equal(await statusOf(), "disabled")
    assert.equal(await button("Send test").isDisabled(), true)
    await choose("Delete…")
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByRole("heading", { name: "Webhooks" }).waitFor()
    await assert.rejects(statusOf(), { code: "webhook_not_found" })
    await page.getByRole("link", { name: "Short-lived" }).waitFor({ state: "detached" })
  })

  it("shows the secret on demand alone, rotates it with the overlap that was chosen, and ends the older ones", async () => {
    const webhook = await newEndpoint()
    await visit(`/webhooks/${webhook.sid}?tab=secret`)
    await button("Rotate secret").waitFor()
    assert.equal(await page.locator("[data-secret]").count(), 0)
    await button("Show secret").click()
    assert.equal(await page.locator("[data-secret]").textContent(), webhook.secret)
    await assertAccessibleInBothThemes(page)
    await button("Rotate secret").click()
    await page.getByLabel("Keep signing with the old secret for").selectOption({ label: "Three days" })
    await assertAccessible(page)
    await page.getByRole("dialog").getByRole("button", { name: "Rotate" }).click()
    await said("1 older secret still signs")
    const { secret } = await api.webhooks.getSecret(webhook.sid)
    assert.notEqual(secret, webhook.secret)
    assert.equal(await page.locator("[data-secret]").textContent(), secret)
    const [until = ""] = (await api.webhooks.get(webhook.sid)).older_secrets_until
    const hours = (Date.parse(until) - Date.now()) / 3_600_000
    assert.ok(hours > 71 && hours <= 72, until)
    await button("End them now").click()
    await page.getByRole("dialog").getByRole("button", { name: "End them" }).click()
    await page.getByText("1 older secret still signs").waitFor({ state: "detached" })
    assert.deepEqual((await api.webhooks.get(webhook.sid)).older_secrets_until, [])
    await api.webhooks.delete(webhook.sid)
  })

  it("lists deliveries by filters in the address, and shows the request, answer and durations of an attempt", async () => {
    receiver.respond = (response) =>
      response.writeHead(500, { "x-request-id": "8f14e45f" }).end("The database is away.")
    const webhook = await newEndpoint({ description: "Broken", retry_schedule: [] })
    await visit(`/webhooks/${webhook.sid}`)
    await said("No deliveries yet")
    await api.webhooks.test(webhook.sid)
    await page.getByRole("link", { name: "webhooks.test" }).waitFor()
    await visit("/webhooks/deliveries")
    await page.getByLabel("Endpoint").selectOption({ label: "Broken" })
    await page.getByLabel("Status").selectOption("failed")
    await page.getByLabel("Event").selectOption("webhooks.test")
    await page.getByLabel("Time").selectOption({ label: "Last hour" })
    await page.waitForURL(/status=failed.*within=1h/)
    await page.reload()
    await page.getByRole("cell", { name: "The receiver responded with status 500." }).waitFor()
    await page.getByRole("cell", { name: "Test of Broken", exact: true }).waitFor()
    assert.equal(await page.getByLabel("Status").inputValue(), "failed")
    await assertAccessibleInBothThemes(page)
    await page.getByLabel("Status").selectOption("canceled")
    await said("No deliveries match.")
    await page.getByLabel("Status").selectOption("failed")
    await page.getByRole("link", { name: "webhooks.test" }).click()
    await said("1 attempt")
    const attempt = page.getByRole("article", { name: "Attempt 1" })
    await attempt.getByRole("rowheader", { name: "webhook-signature" }).waitFor()
    await attempt.getByRole("cell", { name: "8f14e45f" }).waitFor()
    await attempt.getByText("The database is away.").waitFor()
    await attempt.getByRole("img", { name: /^Total \d+ ms: .*First byte \d+ ms/ }).waitFor()
    await assertAccessibleInBothThemes(page)
    receiver.respond = (response) => response.writeHead(204).end()
    await button("Resend").click()
    await page.getByRole("article", { name: "Attempt 2" }).getByText("manual").waitFor()
    await said("2 attempts")
    await api.webhooks.delete(webhook.sid)
  })

  it("says why a delivery behind an open circuit waits, and until when", async () => {
    receiver.respond = (response) => response.writeHead(500).end()
    const webhook = await newEndpoint({ description: "Failing", events: ["messages.*"] })
    for (let sent = 0; sent < 5; sent++)
      await api.messages.create({ to: "+14155550188", from: "+14155550100", body: "Hello" })
    await eventually("the circuit opens", async () => {
      return (await api.webhooks.get(webhook.sid)).circuit.state === "open"
    })
    const { circuit } = await api.webhooks.get(webhook.sid)
    await visit(`/webhooks/${webhook.sid}`)
    await said(/^Paused after \d+ failures in a row\./)
    const waiting = page.getByText(/The endpoint failed \d+ times in a row\./)
    await waiting.first().waitFor()
    const next = await waiting.first().locator("time").getAttribute("datetime")
    assert.ok((next ?? "") >= (circuit.retry_at ?? "?"), `${next} is before ${circuit.retry_at}`)
    await assertAccessibleInBothThemes(page)
    await page.getByRole("row").filter({ has: waiting }).first().getByRole("link").first().click()
    await page.getByRole("heading", { name: /^messages\./ }).waitFor()
    await waiting.waitFor()
    await api.webhooks.update(webhook.sid, { status: "paused" })
    await said("The endpoint is paused.")
    receiver.respond = (response) => response.writeHead(204).end()
    await api.webhooks.delete(webhook.sid)
  })

  it("explains a wrong filter of the address at the filter", async () => {
    await visit("/webhooks/deliveries?status=lost")
    await page
      .getByRole("alert")
      .getByText(/^Status /)
      .waitFor()
    await page.getByLabel("Status").selectOption("failed")
    await page.getByRole("alert").waitFor({ state: "detached" })
  })

  it("replays a span of time, with its progress, and refuses one that ends before it begins", async () => {
    const webhook = await newEndpoint()
    const before = await api.webhooks.test(webhook.sid)
    await deliveryIs(before.sid, "succeeded")
    await visit(`/webhooks/${webhook.sid}?tab=replays`)
    await said("No replays yet")
    await button("Replay").click()
    await page.getByLabel("From").fill("2026-11-21T10:00")
    await page.getByLabel("Before").fill("2026-11-21T09:00")
    await button("Start").click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByLabel("All events, including successful deliveries").check()
    await page.getByLabel("From").fill(localMinute(Date.parse(before.created_at) - 60_000))
    await page.getByLabel("Before").fill("")
    await button("Start").click()
    const replay = page.getByRole("article", { name: "Replay of all events" })
    await replay.getByText("completed").waitFor()
    await replay.getByText("1 of 1 events queued").waitFor()
    await assertAccessibleInBothThemes(page)
    await api.webhooks.delete(webhook.sid)
  })

  it("cancels a replay that is under way", async () => {
    const webhook = await newEndpoint()
    await api.webhooks.test(webhook.sid)
    await api.webhooks.replay(webhook.sid, { from: new Date(Date.now() - 3_600_000) })
    // One so small ends before anybody could press a button: it is shown as if it went on.
    await page.route("**/v1/webhooks/*/replays*", async (route) => {
      const answer = await route.fetch()
      const list = (await answer.json()) as { data: object[] }
      await route.fulfill({
        response: answer,
        json: { ...list, data: list.data.map((replay) => ({ ...replay, status: "running", progress: 0.482 })) },
      })
    })
    await visit(`/webhooks/${webhook.sid}?tab=replays`)
    await page.getByRole("progressbar", { name: "48.2% checked" }).waitFor()
    const asked = page.waitForRequest(/\/v1\/replays\/RP\w+\/cancel$/)
    await button("Cancel replay").click()
    await asked
    await said(/canceled|ended|completed/)
    await page.unrouteAll({ behavior: "wait" })
    await api.webhooks.delete(webhook.sid)
  })

  it("cancels a replay, also one that has queued everything, as long as something of it waits", async () => {
    receiver.respond = (response) => response.writeHead(204).end()
    const webhook = await newEndpoint()
    const { sid } = await api.webhooks.test(webhook.sid)
    await deliveryIs(sid, "succeeded")
    receiver.respond = (response) => response.writeHead(500).end()
    await api.webhooks.replay(webhook.sid, { from: new Date(Date.now() - 3_600_000), only_failed: false })
    await deliveryIs(sid, "pending")
    await visit(`/webhooks/${webhook.sid}?tab=replays`)
    await said("Waiting: 1.")
    await button("Cancel replay").click()
    await told(page, "Replay canceled. Its queued deliveries were removed.")
    await said("The replay was canceled.")
    await button("Cancel replay").waitFor({ state: "detached" })
    assert.notEqual((await api.deliveries.get(sid)).status, "pending")
    receiver.respond = (response) => response.writeHead(204).end()
    await api.webhooks.delete(webhook.sid)
  })

  it("offers a viewer nothing that changes, and no secret, and the server refuses both", async () => {
    const webhook = await newEndpoint()
    const test = await api.webhooks.test(webhook.sid)
    const other = await newMember(house, "viewer")
    await visit(`/webhooks/${webhook.sid}`, other)
    await other.getByRole("link", { name: "webhooks.test" }).click()
    await other.getByRole("article", { name: "Attempt 1" }).waitFor()
    // What may be done about it is known when its endpoint is.
    await other.getByRole("link", { name: webhook.url }).waitFor()
    assert.equal(await other.getByRole("button", { name: "Resend" }).count(), 0)
    await visit(`/webhooks/${webhook.sid}?tab=replays`, other)
    await other.getByText("No replays yet").first().waitFor()
    for (const name of ["Send test", "More for this endpoint", "Replay"])
      assert.equal(await other.getByRole("button", { name }).count(), 0, name)
    assert.equal(await other.getByRole("tab", { name: "Secret" }).count(), 0)
    await visit("/webhooks", other)
    await other.getByRole("link", { name: webhook.url }).first().waitFor()
    assert.equal(await other.getByRole("link", { name: "Create endpoint" }).count(), 0)
    for (const where of ["/webhooks/new", `/webhooks/${webhook.sid}/edit`]) {
      await visit(where, other)
      await other.getByText("You are a viewer of this account").first().waitFor()
    }
    for (const refused of [
      { method: "GET", path: `/v1/webhooks/${webhook.sid}/secret` },
      { method: "POST", path: `/v1/webhooks/${webhook.sid}/test` },
      { method: "POST", path: `/v1/webhooks/${webhook.sid}/replay`, data: { from: new Date(0) } },
      { method: "POST", path: `/v1/deliveries/${test.sid}/resend` },
      { method: "PATCH", path: `/v1/webhooks/${webhook.sid}`, data: { status: "disabled" } },
      { method: "DELETE", path: `/v1/webhooks/${webhook.sid}` },
    ])
      assert.deepEqual(await askBySession(house, other, refused), notAllowed, refused.path)
    await other.close()
    await api.webhooks.delete(webhook.sid)
  })

  it("cuts nothing on a phone", async () => {
    const webhook = await newEndpoint({ url: `${hooks}/a-rather-long-path/that/goes/on?tenant=north-east-region` })
    const { sid } = await api.webhooks.test(webhook.sid)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const where of [
      "/webhooks",
      "/webhooks/new",
      "/webhooks/deliveries?from=2026-11-20T10:00:00Z",
      `/webhooks/deliveries/${sid}`,
      `/webhooks/${webhook.sid}`,
      `/webhooks/${webhook.sid}?tab=settings`,
      `/webhooks/${webhook.sid}/edit`,
    ]) {
      await visit(where)
      await settled(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(over <= 0, `${where} is ${over} px too wide`)
      await assertAccessibleInBothThemes(page)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** As an input of type `datetime-local` takes it. */
function localMinute(ms: number): string {
  return new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
