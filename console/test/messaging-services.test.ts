import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { asOwner, newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { startWithReceiver } from "./support/start-with-receiver.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Service {
  sid: string
  name: string
  sticky_sender: boolean
  validity_period: number | null
}

describe("the pages of messaging services", { skip }, async () => {
  if (skip) return
  const started = await startWithReceiver({})
  after(() => started[Symbol.asyncDispose]())
  const { house, receiver } = started
  const { page, visit } = house
  const ask = askAs(house)
  await asOwner(house, page)
  await ask("POST", "/v1/phone_numbers", { number: "+14155550100" })
  const dialog = page.getByRole("dialog")
  const press = (name: string) => dialog.getByRole("button", { name, exact: true }).click()
  const services = async () => (await ask<{ data: Service[] }>("GET", "/v1/messaging_services")).data

  it("explain the empty list, and each wrong field of a new service", async () => {
    await visit("/numbers")
    await page.getByRole("navigation", { name: "Numbers" }).getByRole("link", { name: "Messaging services" }).click()
    await page.getByRole("heading", { name: "No messaging service yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: "Create messaging service" }).click()
    await assertAccessibleInBothThemes(page)
    const submit = () => press("Create")
    await assertRefused(dialog, { label: "Name", values: ["", "   ", "x".repeat(65)], submit })
    await dialog.getByLabel("Name").fill(" Reservations ")
    await assertRefused(dialog, { label: "Validity period in seconds", values: ["0", "ten", "-5"], submit })
    await dialog.getByLabel("Validity period in seconds").fill("3600")
    await whileAway(page, submit)
    await submit()
    await page.getByRole("heading", { name: "Reservations", level: 1 }).waitFor()
    const [service] = await services()
    assert.deepEqual([service?.name, service?.sticky_sender, service?.validity_period], ["Reservations", true, 3600])
    await assertAccessibleInBothThemes(page)
  })

  it("add a sender, name each wrong one, and remove it after asking", async () => {
    await page.getByText("The messaging service has no sender yet", { exact: false }).waitFor()
    await page.getByRole("button", { name: "Add sender" }).click()
    await assertAccessibleInBothThemes(page)
    const submit = () => press("Add")
    await assertRefused(dialog, { label: "Sender", values: ["", "ann@", "12"], submit })
    await dialog.getByLabel("Sender").fill("+1 (415) 555-0100")
    await page.keyboard.press("Escape")
    await submit()
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("row", { name: /^\+14155550100.*Phone number.*United States/ }).waitFor()
    await page.getByRole("button", { name: "Remove +14155550100" }).click()
    await press("Remove")
    await page.getByRole("cell", { name: /^\+14155550100/ }).waitFor({ state: "detached" })
  })

  it("edit a service, and clear the default of its validity", async () => {
    await page.getByRole("button", { name: "Edit" }).click()
    await dialog.getByLabel("Name").fill("Bookings")
    await dialog.getByLabel("A recipient gets all messages from the same sender").uncheck()
    await dialog.getByLabel("Validity period in seconds").fill("")
    await press("Save")
    await page.getByRole("heading", { name: "Bookings", level: 1 }).waitFor()
    await page.getByText("Chosen for each message").waitFor()
    const [service] = await services()
    assert.deepEqual([service?.name, service?.sticky_sender, service?.validity_period], ["Bookings", false, null])
  })

  it("show the service of a message, and where it reports its status", async () => {
    const [service] = await services()
    const { sid = "" } = service ?? {}
    await ask("POST", `/v1/messaging_services/${sid}/senders`, { sender: "+14155550100" })
    const url = `https://localhost:${receiver.port}/orders/42`
    const sent = await ask<{ sid: string }>("POST", "/v1/messages", {
      to: "+14155550142",
      messaging_service_sid: sid,
      body: "Your table is ready.",
      status_callback: url,
    })
    await visit(`/messages/${sent.sid}`)
    await page.getByText(url).waitFor()
    await page.getByRole("link", { name: /^MG/ }).click()
    await page.getByRole("heading", { name: "Bookings", level: 1 }).waitFor()
  })

  it("offer a viewer nothing that changes something, and the server refuses it", async () => {
    const viewer = await newMember(house, "viewer")
    const [service] = await services()
    const path = `/v1/messaging_services/${service?.sid}`
    await viewer.goto(`${house.baseUrl}/console/numbers/services/${service?.sid}`)
    await viewer.getByRole("cell", { name: /^\+14155550100/ }).waitFor()
    assert.equal(await viewer.getByRole("button", { name: /^(Add|Remove|Edit|Delete)/ }).count(), 0)
    for (const refused of [
      { method: "POST", path: "/v1/messaging_services", data: { name: "No" } },
      { method: "PATCH", path, data: { name: "No" } },
      { method: "DELETE", path },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("delete a service after asking", async () => {
    await page.getByRole("button", { name: "Delete" }).click()
    await assertAccessibleInBothThemes(page)
    await whileAway(page, () => press("Delete"), dialog)
    await press("Delete")
    await page.getByRole("heading", { name: "No messaging service yet" }).waitFor()
    assert.deepEqual(await services(), [])
  })

  it("break no rule of their own policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
