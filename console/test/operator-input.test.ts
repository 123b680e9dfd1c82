import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { told } from "./support/notices.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessible } from "./support/visit.ts"

const long = "x".repeat(300)

describe("wrong input of an operator", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, baseUrl, visit } = house
  const dialog = page.getByRole("dialog")
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const inDialog = (label: string) => dialog.getByLabel(label, { exact: true })
  /** A dialog comes after the page, whose button can have the same name. */
  const press = (name: string) => page.getByRole("button", { name, exact: true }).last().click()
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const alerted = (text: string | RegExp) => page.getByRole("alert").getByText(text).first().waitFor()
  const closed = () => dialog.waitFor({ state: "detached" })
  await house.signUp()

  async function operate<Answer>(method: string, path: string, data?: object): Promise<Answer> {
    const headers = { origin: baseUrl, "posthorn-console": "1" }
    const answer = await page.request.fetch(`${baseUrl}/operator/v1${path}`, { method, headers, ...(data && { data }) })
    assert.ok(answer.ok(), await answer.text())
    return (await answer.json().catch(() => null)) as Answer
  }

  /** To which nothing listens. */
  async function newCarrier(name: string, status: "enabled" | "disabled" = "disabled"): Promise<string> {
    const settings = { hosts: [{ host: "127.0.0.1", port: 1 }], system_id: "acme" }
    const { sid } = await operate<{ sid: string }>("POST", "/carriers", { name, settings, password: "s3cret" })
    if (status === "disabled") await operate("PATCH", `/carriers/${sid}`, { status })
    return sid
  }

  describe("a wrong carrier", () => {
    it("is refused at each field, and the form keeps its input while the server is away", async () => {
      await visit("/carriers/new")
      await field("Name").fill("Acme")
      await field("Host").fill("127.0.0.1")
      await field("System id").fill("acme")
      const submit = () => press("Connect")
      for (const [label, values] of [
        ["Port", ["abc", "0", "70000", "27.5"]],
        ["Host", ["smpp carrier example", "https://example.com", "🙂", long]],
        ["System id", [long, "🙂"]],
        ["Name", [long]],
        ["Local address", ["here"]],
        ["Window", ["many", "0"]],
      ] as const) {
        const right = await field(label).inputValue()
        await assertRefused(page, { label, values, submit })
        await field(label).fill(right)
      }
      await field("Port").fill("1")
      await field("Password").fill("s3cret")
      await whileAway(page, submit)
      assert.deepEqual([await field("Name").inputValue(), await field("Password").inputValue()], ["Acme", "s3cret"])
      await submit()
      await page.getByRole("heading", { name: "Acme", level: 1 }).waitFor()
    })

    it("opens the group of settings whose JSON is wrong", async () => {
      await visit("/carriers/new")
      await field("Name").fill("Json")
      await field("Host").fill("127.0.0.1")
      await field("System id").fill("acme")
      await press("Inbound and codes")
      await assertRefused(page, { label: "Statuses", values: ["{", "[1]"], submit: () => press("Connect") })
    })

    it("is refused when another operator has deleted the carrier", async () => {
      const sid = await newCarrier("Gone soon")
      await visit(`/carriers/${sid}/edit`)
      await field("Name").fill("Renamed")
      await operate("DELETE", `/carriers/${sid}`)
      await press("Save")
      await alerted(/There is no carrier/)
      assert.equal(await field("Name").inputValue(), "Renamed")
      await visit(`/carriers/${sid}`)
      await alerted(/There is no carrier/)
    })
  })

  describe("a wrong route", () => {
    it("is refused at the field of the first route", async () => {
      await visit(`/carriers/first?carrier=${await newCarrier("First")}`)
      await assertRefused(page, {
        label: "Only numbers that begin with",
        values: ["+49", "abc", "🙂", "1".repeat(16)],
        submit: () => press("Create route"),
      })
    })

    it("is refused at each field of the test message behind the first route", async () => {
      const carrier = await newCarrier("Second")
      const { sid: route } = await operate<{ sid: string }>("POST", "/routes", { carrier_sid: carrier, prefix: "4420" })
      await visit(`/carriers/first?carrier=${carrier}&route=${route}`)
      const submit = () => press("Send")
      await field("From").fill("+15551234567")
      await assertRefused(page, { label: "To", values: ["", "   ", "49", "🙂", `+${"1".repeat(30)}`], submit })
      await field("To").fill("+442079460123")
      await assertRefused(page, { label: "From", values: ["", "🙂", long], submit })
      await field("From").fill("+15551234567")
      await assertRefused(page, { label: "Text", values: ["", "x".repeat(1_601)], submit })
    })

    it("is refused at each field of the dialog", async () => {
      await visit("/routes")
      await press("Create route")
      for (const [label, values] of [
        ["Prefix", ["+49", "x", "1".repeat(16)]],
        ["Sender", ["🙂", long]],
        ["Tag", [long]],
        ["Priority", ["-1", "soon", "1001"]],
        ["Weight", ["0", "1.5"]],
      ] as const) {
        const right = await inDialog(label).inputValue()
        await assertRefused(dialog, { label, values, submit: () => press("Create route") })
        await inDialog(label).fill(right)
      }
      await assertAccessible(page)
      await field("Prefix").fill("  44 ")
      await whileAway(page, () => press("Create route"))
      assert.equal(await field("Prefix").inputValue(), "  44 ")
      await press("Create route")
      await said("numbers that begin with +44")
      await closed()
    })

    it("is refused when the route is gone, and the route leaves the list", async () => {
      const carrier = await newCarrier("Routed")
      const { sid } = await operate<{ sid: string }>("POST", "/routes", { carrier_sid: carrier, prefix: "4477" })
      await visit("/routes")
      const row = page.getByRole("row").filter({ hasText: "numbers that begin with +4477" })
      await row.getByRole("button").click()
      await operate("DELETE", `/routes/${sid}`)
      await field("Priority").fill("7")
      await press("Save")
      await alerted(/There is no route/)
      await press("Delete")
      await press("Delete route")
      await dialog
        .getByRole("group", { name: "Delete this route?" })
        .getByText(/There is no route/)
        .waitFor()
      await press("Cancel")
      await row.waitFor({ state: "detached" })
    })

    it('is refused at the fields of "Find route"', async () => {
      await visit("/routes")
      for (const [label, values] of [
        ["To", ["", "49", "🙂", `+${"1".repeat(30)}`]],
        ["From", ["🙂", long]],
        ["Tag", [long]],
      ] as const) {
        await assertRefused(page, { label, values, submit: () => press("Find route") })
        await field(label).fill(label === "To" ? "+447700900123" : "")
      }
    })
  })

  describe("a wrong rate", () => {
    it("is refused at the field, also when the prefix has a rate already", async () => {
      await visit("/rates")
      await press("Create rate")
      for (const [label, values] of [
        ["Price of a segment", ["", "abc", "-1", "1001", "0,08", "0.12345678901"]],
        ["Prefix", ["+49", "x", "1".repeat(16)]],
        ["Currency", ["", "euro", "€"]],
      ] as const) {
        const right = await inDialog(label).inputValue()
        await assertRefused(dialog, { label, values, submit: () => press("Create rate") })
        await inDialog(label).fill(right || "0.07")
      }
      await inDialog("Prefix").fill("49")
      await press("Create rate")
      await closed()
      await press("Create rate")
      await inDialog("Price of a segment").fill("0.09")
      const [sentence] = await assertRefused(dialog, {
        label: "Prefix",
        values: ["49"],
        submit: () => press("Create rate"),
      })
      assert.match(sentence ?? "", /^The price list already has a rate for the prefix/)
      await press("Cancel")
    })

    it("is asked for before it is deleted, and said when it is gone already", async () => {
      const row = page.getByRole("row").filter({ hasText: "+49" })
      await row.getByRole("button", { name: /^Edit the rate/ }).click()
      await press("Delete")
      await press("Keep it")
      await press("Delete")
      await assertAccessible(page)
      const { data } = await operate<{ data: { sid: string }[] }>("GET", "/rates?prefix=49")
      await operate("DELETE", `/rates/${data[0]?.sid}`)
      await press("Delete rate")
      await alerted(/There is no rate/)
      await press("Cancel")
      await row.waitFor({ state: "detached" })
    })

    it("deletes one after asking", async () => {
      await press("Create rate")
      await inDialog("Prefix").fill("33")
      await inDialog("Price of a segment").fill("0.05")
      await press("Create rate")
      const row = page.getByRole("row").filter({ hasText: "+33" })
      await row.getByRole("button").click()
      await press("Delete")
      await press("Delete rate")
      await told(page, "Rate deleted.")
      await row.waitFor({ state: "detached" })
    })

    it("is refused with its line in a price list, and at its field beside the list", async () => {
      await visit("/rates/replace")
      for (const [csv, fault] of [
        ["🙂", /Line 1/],
        ["49,0.07\n49,0.08", /Line 2/],
        ["49", /Line 1/],
        ["prefix;price\n49;-1", /Line 2/],
      ] as const) {
        await field("Price list").fill(csv)
        await press("Check")
        await alerted(fault)
      }
      await field("Price list").fill("49,0.07")
      await assertRefused(page, { label: "Currency", values: ["euro", ""], submit: () => press("Check") })
      await field("Currency").fill(" EUR ")
      await whileAway(page, () => press("Check"))
      assert.equal(await field("Price list").inputValue(), "49,0.07")
      await press("Check")
      await said("All lines are valid")
    })

    it("in the address leaves the filters to be corrected", async () => {
      await visit("/rates?carrier=nobody")
      await page.getByRole("alert").waitFor()
      await page.getByLabel("Carrier", { exact: true }).selectOption({ label: "All carriers" })
      await page.getByRole("alert").waitFor({ state: "detached" })
    })
  })

  describe("a wrong account", () => {
    it("is refused at the field, and spaces around a name are not kept", async () => {
      await visit("/accounts")
      await press("Create account")
      const submit = () => press("Create")
      await assertRefused(dialog, { label: "Name", values: ["", "   ", long], submit })
      await field("Name").fill("  Émile 🙂 & Söhne ")
      await assertRefused(dialog, { label: "Requests per second", values: ["0", "-1", "fast", "1.5", "1e9"], submit })
      await field("Requests per second").fill("")
      await whileAway(page, submit)
      assert.equal(await field("Name").inputValue(), "  Émile 🙂 & Söhne ")
      await submit()
      await dialog.getByText("Copy the Auth Token now").waitFor()
      await press("Done")
      await page.getByRole("button", { name: "Edit Émile 🙂 & Söhne", exact: true }).click()
      await assertRefused(dialog, { label: "Name", values: ["", "   ", long], submit: () => press("Save") })
      await field("Name").fill("Söhne & Co.")
      await whileAway(page, () => press("Save"))
      assert.equal(await field("Name").inputValue(), "Söhne & Co.")
      await press("Save")
      await page.getByRole("button", { name: "Open Söhne & Co." }).waitFor()
      await page.getByRole("button", { name: "Open Émile 🙂 & Söhne" }).waitFor({ state: "detached" })
    })
  })

  it("shows why a carrier stays: routes lead to it, then messages wait for it; and deletes it after that", async () => {
    const carrier = await newCarrier("Acme Telecom", "enabled")
    await operate("POST", "/routes", { carrier_sid: carrier, prefix: "4915" })
    await operate("POST", "/rates", { carrier_sid: carrier, prefix: "4915", price: "0.07", price_unit: "EUR" })
    const { sid: accountSid, token } = house.installation.account
    const authorization = `Basic ${btoa(`${accountSid}:${token}`)}`
    const message = { to: "+4915112345678", from: "+15551234567", body: "It waits" }
    const sent = await fetch(`${baseUrl}/v1/messages`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(message),
    })
    const { sid: messageSid } = (await sent.json()) as { sid: string }
    const remove = async () => {
      await press("Delete")
      await dialog.getByRole("button", { name: "Delete" }).click()
    }

    await visit(`/carriers/${carrier}`)
    await press("Disable")
    await dialog.getByRole("button", { name: "Disable" }).click()
    await closed()
    await remove()
    await dialog.getByText("Routes lead to the carrier. Delete them first.").waitFor()
    await press("Cancel")
    await closed()

    await page.getByRole("link", { name: "numbers that begin with +4915" }).click()
    await page.getByRole("row").filter({ hasText: "+4915" }).getByRole("button").click()
    await press("Delete")
    await press("Delete route")
    await told(page, "Route deleted.")

    await visit(`/carriers/${carrier}`)
    await said("No route leads to this carrier, so it receives no messages.")
    await remove()
    await dialog.getByText("Messages wait for the carrier.", { exact: false }).waitFor()
    await assertAccessible(page)
    await press("Cancel")
    await closed()

    const gone = await fetch(`${baseUrl}/v1/messages/${messageSid}`, { method: "DELETE", headers: { authorization } })
    assert.ok(gone.ok)
    await remove()
    await told(page, "Acme Telecom is deleted.")
    await page.getByRole("heading", { name: "Carriers", level: 1 }).waitFor()
    await page.getByRole("link", { name: "Acme Telecom" }).waitFor({ state: "detached" })
    assert.deepEqual((await operate<{ data: object[] }>("GET", "/rates?prefix=4915")).data, [])
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
