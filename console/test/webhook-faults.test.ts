/** What the acts on a webhook endpoint say when they fail. */
import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Webhook } from "@posthorn/client"
import { whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

describe("the acts on a webhook endpoint", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver()
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver, api } = started
  const { page, visit } = house
  const hooks = `https://127.0.0.1:${receiver.port}/hooks`
  await house.signUp()

  const button = (name: string | RegExp) => page.getByRole("button", { name })
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const dialog = page.getByRole("dialog")
  const menu = button("More for this endpoint")
  const choose = async (name: string) => {
    await menu.click()
    await page.getByRole("menuitem", { name }).click()
  }
  const away = /^The server cannot be reached/
  const missing = /no webhook/i
  const notices = page.getByRole("alert").filter({ has: button("Close this notice") })
  const told = async (words: RegExp) => {
    const notice = notices.filter({ hasText: words })
    await notice.waitFor()
    await notice.getByRole("button", { name: "Close this notice" }).click()
    await notice.waitFor({ state: "detached" })
  }
  const saidInDialog = (words: RegExp) => dialog.getByRole("alert").getByText(words).first().waitFor()
  const statusOf = async ({ sid }: Webhook) => (await api.webhooks.get(sid)).status

  it("say without a dialog that the server is away, and leave the endpoint as it was", async () => {
    const webhook = await api.webhooks.create({ url: hooks })
    await visit(`/webhooks/${webhook.sid}?tab=secret`)
    await whileAway(page, () => choose("Pause"), notices)
    await told(away)
    assert.equal(await statusOf(webhook), "enabled")
    await choose("Pause")
    await said("Its deliveries wait until it is enabled again")
    await whileAway(page, () => choose("Enable"), notices)
    await told(away)
    assert.equal(await statusOf(webhook), "paused")
    await whileAway(page, () => button("Show secret").click(), notices)
    await told(away)
    assert.equal(await page.locator("[data-secret]").count(), 0)
    await api.webhooks.delete(webhook.sid)
  })

  it("say in their dialog that the server is away, and can be tried again there", async () => {
    const webhook = await api.webhooks.create({ url: hooks })
    await visit(`/webhooks/${webhook.sid}?tab=secret`)
    const press = (name: string) => dialog.getByRole("button", { name }).click()
    await whileAway(page, () => button("Send test").click(), dialog)
    await saidInDialog(away)
    await assertAccessibleInBothThemes(page)
    await press("Try again")
    await dialog.getByText("Status 200").waitFor()
    await page.keyboard.press("Escape")
    await button("Rotate secret").click()
    await whileAway(page, () => press("Rotate"), dialog)
    await saidInDialog(away)
    assert.equal((await api.webhooks.getSecret(webhook.sid)).secret, webhook.secret)
    await press("Rotate")
    await said("1 older secret still signs")
    await choose("Disable…")
    await whileAway(page, () => press("Disable"), dialog)
    await saidInDialog(away)
    assert.equal(await statusOf(webhook), "enabled")
    await press("Disable")
    await said("It misses all events until you enable it")
    await choose("Delete…")
    await whileAway(page, () => press("Delete"), dialog)
    await saidInDialog(away)
    assert.equal(await statusOf(webhook), "disabled")
    await press("Delete")
    await page.getByRole("heading", { name: "Webhooks" }).waitFor()
  })

  it("say that another member has deleted the endpoint", async () => {
    for (const [act, status] of [
      ["Pause", "enabled"],
      ["Enable", "paused"],
      ["Disable…", "enabled"],
      ["Delete…", "enabled"],
    ] as const) {
      const webhook = await api.webhooks.create({ url: hooks })
      await api.webhooks.update(webhook.sid, { status })
      await visit(`/webhooks/${webhook.sid}`)
      await menu.waitFor()
      await api.webhooks.delete(webhook.sid)
      await choose(act)
      if (act.endsWith("…")) {
        await dialog.getByRole("button", { name: act.replace("…", "") }).click()
        await saidInDialog(missing)
        await dialog.getByRole("button", { name: "Cancel" }).click()
      } else await told(missing)
      await page.getByRole("main").getByText("The endpoint was deleted").waitFor()
      assert.equal(await page.getByRole("main").getByText(status, { exact: true }).count(), 0)
    }
  })

  it("say in each dialog that another member has deleted the endpoint", async () => {
    const webhook = await api.webhooks.create({ url: hooks })
    const gone = () => saidInDialog(missing)
    await visit(`/webhooks/${webhook.sid}?tab=replays`)
    await button("Replay").waitFor()
    await api.webhooks.delete(webhook.sid)
    await button("Replay").click()
    await button("Start").click()
    await gone()
    await button("Cancel").click()
    await button("Send test").click()
    await gone()
    await page.keyboard.press("Escape")
    await page.getByRole("tab", { name: "Secret" }).click()
    await button("Rotate secret").click()
    await dialog.getByRole("button", { name: "Rotate" }).click()
    await gone()
  })

  it("keep a form while the server is away", async () => {
    await visit("/webhooks/new")
    await page.getByRole("textbox", { name: "URL" }).fill(`  ${hooks}/away  `)
    await whileAway(page, () => button("Create endpoint").click())
    assert.equal(await page.getByRole("textbox", { name: "URL" }).inputValue(), `  ${hooks}/away  `)
    await button("Create endpoint").click()
    await said("Endpoint created")
    for (const { sid, url } of (await api.webhooks.list()).data)
      if (url.endsWith("/away")) await api.webhooks.delete(sid)
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
