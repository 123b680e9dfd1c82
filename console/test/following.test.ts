/** How soon the pages of webhooks know what happened elsewhere, and that they ask for nothing while nobody looks. */
import assert from "node:assert/strict"
import type { ServerResponse } from "node:http"
import { after, describe, it } from "node:test"
import type { Page, Request } from "playwright-core"
import { skip } from "./support/browser.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { followRequests } from "./support/under-way.ts"

const questions = 3
/** How much further the page's clock is put at a time, and how far at most. */
const [stepMs, stepsMax] = [100, 100]

describe("polling on the pages of webhooks", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver()
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver, api } = started
  const { page, visit } = house
  await house.signUp()
  const url = `https://127.0.0.1:${receiver.port}/hooks`
  const webhook = await api.webhooks.create({ url, description: "Slow" })
  const nothingUnderWay = followRequests(page, /\/v1\//)
  await page.clock.install()

  /** How much of the page's own time it takes until it asks again for what was answered; a busy machine adds nothing to that. */
  async function timeToQuestion(address: RegExp): Promise<number> {
    await nothingUnderWay()
    let isAsked = false
    const note = (request: Request) => void (isAsked ||= address.test(request.url()))
    page.on("request", note)
    let steps = 0
    for (; !isAsked && steps < stepsMax; steps++) await page.clock.runFor(stepMs)
    page.off("request", note)
    return steps * stepMs
  }

  it("asks every second for a delivery that is under way, and shows its answer when it comes", async () => {
    const held: ServerResponse[] = []
    receiver.respond = (response) => void held.push(response)
    const { sid } = await api.webhooks.test(webhook.sid)
    await visit(`/webhooks/deliveries/${sid}`)
    await stopTime(page)
    for (let question = 0; question < questions; question++) {
      const passedMs = await timeToQuestion(new RegExp(`/v1/deliveries/${sid}`))
      assert.ok(passedMs <= 1_500, `${passedMs} ms`)
    }
    await page.clock.resume()
    await receiver.received(1)
    for (const response of held) response.writeHead(204).end()
    await page.getByRole("heading", { name: "1 attempt" }).waitFor()
  })

  it("asks every two seconds for the list of deliveries and for the health of an endpoint", async () => {
    receiver.respond = (response) => response.writeHead(204).end()
    for (const [place, request] of [
      ["/webhooks/deliveries", /\/v1\/deliveries(?:\?|$)/],
      [`/webhooks/${webhook.sid}`, new RegExp(`/v1/webhooks/${webhook.sid}$`)],
    ] as const) {
      await visit(place)
      await stopTime(page)
      for (let question = 0; question < questions; question++) {
        const passedMs = await timeToQuestion(request)
        assert.ok(passedMs <= 3_000, `${place}: ${passedMs} ms`)
      }
      await page.clock.resume()
    }
  })

  it("moves no delivery under the pointer, and says how many are new", async () => {
    await visit("/webhooks/deliveries")
    await page.getByRole("link", { name: "webhooks.test" }).first().hover()
    await api.webhooks.test(webhook.sid)
    await page.getByText("1 new.").waitFor()
    assert.equal(await page.getByRole("row").count(), 1 + 1)
    await page.getByRole("heading", { level: 1 }).hover()
    await page.getByRole("row").nth(2).waitFor()
  })

  it("stops while the page is hidden, and begins immediately when it is visible", async () => {
    for (const place of ["/webhooks/deliveries", "/events"]) {
      await visit(place)
      await page.getByRole("row").nth(1).waitFor()
      if (place === "/events") await page.getByRole("button", { name: "Live" }).waitFor()
      await show(page, "hidden")
      // For one whose time ran out, and time is about to leap, the client would ask again.
      await nothingUnderWay()
      await page.clock.runFor(5_000)
      await nothingUnderWay()
      const asked: string[] = []
      const note = (request: { url(): string }) => void asked.push(request.url())
      page.on("request", note)
      await page.clock.runFor(30_000)
      page.off("request", note)
      assert.deepEqual(asked, [], place)
      const looked = page.waitForRequest(/\/v1\/(deliveries|events)(?:\?|$)/)
      await show(page, "visible")
      await page.clock.runFor(2_000)
      await looked
    }
  })

  it("breaks no rule of its own policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** From a minute ahead on it goes only as far as it is put. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** As a browser does it when another tab is chosen. */
async function show(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true })
    Object.defineProperty(document, "hidden", { value: value === "hidden", configurable: true })
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
  }, state)
}
