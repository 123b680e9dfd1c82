import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import path from "node:path"
import { after, describe, it, test } from "node:test"
import { authority, MailServer } from "../../server/src/messaging/carriers/smtp/testing.ts"
import { requireCarrierKind } from "../../server/src/messaging/carriers/kinds.ts"
import { fieldsOf } from "../src/components/schema-form/fields.ts"
import { eventually } from "../../server/test/support/eventually.ts"
import { asOwner } from "./support/as-member.ts"
import { assertRefused } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { told } from "./support/notices.ts"
import { startConsole } from "./support/start-console.ts"
import { startSmsc } from "./support/start-smsc.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

test("the form has a field for each setting of the guides, under its name", () => {
  const smpp = settingsIn("first-carrier.md", "## Every setting", "## Taking it out of use")
  const ofHosts = smpp.filter((name) => name.startsWith("hosts[]"))
  const smtp = settingsIn("email.md", "| setting |", "## Allow senders")
  assert.ok(smpp.length > 30 && ofHosts.length > 3 && smtp.length > 10)
  const namesOf = (kind: string) => fieldsOf(requireCarrierKind(kind).forms.settings).map(({ name }) => name)
  const ofForm = namesOf("smpp").filter((name) => name !== "hosts")
  assert.deepEqual([...ofForm, ...ofHosts].toSorted(), smpp.toSorted())
  assert.deepEqual(namesOf("smtp").toSorted(), smtp.toSorted())
})

function settingsIn(file: string, from: string, to: string): string[] {
  const guide = readFileSync(path.join(import.meta.dirname, "../../docs/guides", file), "utf8")
  const table = guide.slice(guide.indexOf(from), guide.indexOf(to))
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = ""]) => name)
}

describe("the pages of carriers, routes and rates", { skip }, async () => {
  if (skip) return
  const [house, smsc] = await Promise.all([startConsole(), startSmsc()])
  after(async () => {
    await house[Symbol.asyncDispose]()
    await smsc.stop()
  })
  const { page, baseUrl } = house
  await asOwner(house, page)
  const open = (place: string) => page.goto(`${baseUrl}/console${place}`)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const headers = { origin: baseUrl, "posthorn-console": "1" }
  const ours = { ...headers, "posthorn-account": house.installation.account.sid }
  const setStatus = async (status: "enabled" | "disabled") => {
    const all = await page.request.get(`${baseUrl}/operator/v1/carriers`, { headers })
    const [carrier] = ((await all.json()) as { data: { sid: string }[] }).data
    const place = `${baseUrl}/operator/v1/carriers/${carrier?.sid}`
    assert.equal((await page.request.patch(place, { data: { status }, headers })).status(), 200)
  }

  it("explain an empty list, and are accessible then", async () => {
    for (const [place, title] of [
      ["/carriers", "No carrier yet"],
      ["/routes", "No route yet"],
      ["/rates", "No rate yet"],
    ] as const) {
      await open(place)
      await page.getByRole("heading", { name: title }).waitFor()
      await assertAccessibleInBothThemes(page)
    }
  })

  it("lead from nothing to a delivered message, and name each wrong field on the way", async () => {
    await open("/carriers")
    await page.getByRole("link", { name: "Connect first carrier" }).click()
    await press("Connect")
    await page.getByText("Enter the system id that the carrier gave you.").waitFor()
    await page.getByText("Enter the name or address of the carrier's host.").waitFor()
    await field("Name").fill("Acme Telecom")
    await field("Host").fill("127.0.0.1")
    await field("Port").fill(String(smsc.port))
    await page.getByLabel("Connections", { exact: true }).and(page.getByRole("textbox")).fill("0")
    await field("System id").fill("acme")
    await field("Password").fill("s3cret")
    await press("Connect")
    await page.getByText("is not a whole number of 1 to 50").waitFor()
    await page.getByLabel("Connections", { exact: true }).and(page.getByRole("textbox")).fill("2")
    await press("Connect")
    await page.getByText("The carrier is connected and accepts messages.").waitFor()

    await field("Only numbers that begin with").fill("+49")
    await press("Create route")
    await page.getByText("without a plus").waitFor()
    await field("Only numbers that begin with").fill("49")
    await press("Create route")
    await page.getByText("The route matches numbers that begin with +49.").waitFor()
    await assertAccessibleInBothThemes(page)

    await press("Send")
    await page.getByText("Enter the number of your phone").waitFor()
    await field("To").fill("+4915112345678")
    await field("From").fill("+15551234567")
    await press("Send")
    await page.getByText("Your first carrier works.").waitFor()
  })

  it("show each connection, and never the password", async () => {
    await open("/carriers")
    await page.getByText("2 of 2 up").waitFor()
    await page.getByRole("link", { name: "Acme Telecom" }).click()
    await page.getByText(`127.0.0.1:${smsc.port} #2 transceiver`).waitFor()
    await assertAccessibleInBothThemes(page)
    assert.doesNotMatch(await page.content(), /s3cret/)
  })

  it("start a trace for one recipient, show how long it still runs, and stop it", async () => {
    await page.getByLabel("Duration").selectOption({ label: "10 minutes" })
    await field("Recipient").fill("12")
    await press("Start trace")
    await page.locator("[aria-invalid=true]").and(field("Recipient")).waitFor()
    await field("Recipient").fill("+4915112345678")
    await press("Start trace")
    await page.getByText("Only messages to +4915112345678 are recorded.").waitFor()
    await page.getByText("(10 min left)").waitFor()
    await assertAccessibleInBothThemes(page)
    const sent = { to: "+4915112345678", from: "+15551234567", body: "Traced" }
    const answer = await page.request.post(`${baseUrl}/v1/messages`, { data: sent, headers: ours })
    const { sid } = (await answer.json()) as { sid: string }
    const carrierPage = page.url()
    await open(`/messages/${sid}`)
    await page.getByText("submit_sm_resp").first().waitFor()
    await page.getByRole("link", { name: "Acme Telecom" }).waitFor()
    await page.getByRole("listitem").getByText("Accepted by Acme Telecom", { exact: true }).waitFor()
    await page.goto(carrierPage)
    await press("Stop trace")
    await page.getByRole("button", { name: "Start trace" }).waitFor()
  })

  it("keep untouched settings through an edit, and open the group of a wrong setting", async () => {
    await page.getByRole("link", { name: "Edit", exact: true }).click()
    await page.getByRole("button", { name: "Texts", exact: true }).click()
    await field("Data coding, UCS-2").fill("999")
    await page.getByRole("button", { name: "Texts", exact: true }).click()
    await press("Save")
    await page.getByText("is not a whole number of 0 to 255").waitFor()
    await field("Data coding, UCS-2").fill("24")
    await field("Window").fill("20")
    await press("Save")
    await page.getByText("Connected, and accepts messages.").waitFor()
    const settings = await page.getByRole("group", { name: "the settings" }).textContent()
    assert.deepEqual(JSON.parse(settings ?? ""), {
      hosts: [{ host: "127.0.0.1", port: smsc.port, binds: 2 }],
      system_id: "acme",
      window_max: 20,
      data_codings: { ucs2: 24 },
    })
  })

  it("show the route of a number, and the simulator for a number without a route", async () => {
    await open("/routes")
    await field("To").fill("49")
    await press("Find route")
    await page.locator("[aria-invalid=true]").waitFor()
    await field("To").fill("+4915112345678")
    await press("Find route")
    await page.getByText("goes to Acme Telecom").waitFor()
    assert.match(page.url(), /to=%2B4915112345678/)
    await assertAccessibleInBothThemes(page)
    for (const status of ["disabled", "enabled"] as const) {
      await setStatus(status)
      await page.getByText("goes to Acme Telecom").waitFor({ state: status === "enabled" ? "visible" : "detached" })
    }
    await field("To").fill("+15552345678")
    await press("Find route")
    await page.getByText("The message goes to the simulator.").waitFor()
    const account = page.getByRole("combobox", { name: "Account" })
    await account.fill("rst acc")
    await page.getByRole("option", { name: "First account" }).click()
    await press("Find route")
    await page.waitForURL(/account=AC[0-9a-f]{32}/)
    assert.equal(await account.inputValue(), "First account")
    await account.fill("nobody")
    await page.getByText("No account matches").waitFor()
    await account.fill(`AC${"0".repeat(32)}`)
    await page.getByRole("option", { name: `AC${"0".repeat(32)}` }).click()
    await press("Find route")
    await page.waitForURL(/account=AC0{32}/)
  })

  it("say that a route refuses a name as the sender, in the words of the refused message", async () => {
    interface Answered {
      sid: string
      detail: string
      code: string
      data: { sid: string; route: { sid: string }; refusal: string | null }[]
    }
    const ask = async (method: string, place: string, data?: object) => {
      const answer = await page.request.fetch(baseUrl + place, { method, data, headers: ours })
      return (answer.status() === 204 ? {} : await answer.json()) as Answered
    }
    const [carrier] = (await ask("GET", "/operator/v1/carriers")).data
    const route = await ask("POST", "/operator/v1/routes", { carrier_sid: carrier?.sid, prefix: "1212" })
    await open("/routes?to=%2B12125550199&from=ACME")
    const answer = page.getByRole("status").filter({ hasText: "+12125550199" })
    await answer.getByText("refuses this sender").waitFor()
    // The page reads the names of carriers in a request of its own.
    await answer.getByText("goes to Acme Telecom").waitFor()
    const told = (await answer.textContent()) ?? ""
    const message = { to: "+12125550199", from: "ACME", body: "Hello" }
    // Another process knows the route a moment later.
    const refused = await eventually("the message is refused", async () => {
      const answered = await ask("POST", "/v1/messages", message)
      return answered.code === "sender_not_allowed" && answered
    })
    assert.ok(
      told.includes(`Posthorn refuses a message to +12125550199 that goes to Acme Telecom. ${refused.detail}`),
      told,
    )
    await assertAccessibleInBothThemes(page)
    await field("From").fill("+15551234567")
    await press("Find route")
    await page.getByText("A message to +12125550199 goes to Acme Telecom.").waitFor()
    const named = { carrier_sid: carrier?.sid, prefix: "1212", sender: "ACME" }
    const replacing = await ask("POST", "/operator/v1/routes", named)
    const refusals = async (query: string) => {
      const { data } = await ask("GET", `/operator/v1/routes/candidates?to=%2B12125550199${query}`)
      return data.map((candidate) => [candidate.route.sid, candidate.refusal])
    }
    assert.deepEqual(await refusals("&from=ACME"), [
      [replacing.sid, null],
      [route.sid, refused.detail],
    ])
    assert.deepEqual(await refusals(""), [[route.sid, null]])
    for (const { sid } of [route, replacing]) await ask("DELETE", `/operator/v1/routes/${sid}`)
  })

  it("create, change and delete a route", async () => {
    await open("/routes")
    await press("Create route")
    await field("Prefix").fill("4915")
    await field("Weight").fill("0")
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Create route" }).click()
    await dialog.locator("[aria-invalid=true]").waitFor()
    await field("Weight").fill("3")
    await dialog.getByRole("button", { name: "Create route" }).click()
    const first = page.getByRole("row").nth(1)
    await first.getByText("numbers that begin with +4915").waitFor()
    await first.getByText("priority 100, weight 3").waitFor()
    await press("Create route")
    await field("Prefix").fill("4915")
    const account = dialog.getByRole("combobox", { name: "Account" })
    await account.fill("first")
    await page.getByRole("option", { name: "First account" }).click()
    await dialog.getByRole("button", { name: "Create route" }).click()
    const narrow = page.getByRole("row").filter({ hasText: "numbers that begin with +4915, of AC" })
    await narrow.getByRole("button").click()
    await press("Delete")
    await press("Delete route")
    await narrow.waitFor({ state: "detached" })
    await first.getByRole("button").click()
    await field("Priority").fill("7")
    await press("Save")
    await first.getByText("priority 7, weight 3").waitFor()
    await first.getByRole("button").click()
    await press("Delete")
    await press("Delete route")
    await told(page, "Route deleted.")
    await first.getByText("numbers that begin with +49", { exact: true }).waitFor()
  })

  it("import a price list after a check, and name each wrong line", async () => {
    await open("/rates/replace")
    await press("Check")
    await page.getByText("Choose a file or paste the list here.").waitFor()
    await field("Price list").fill("prefix,price\n49,0.07\n44,x\n+1,0.1")
    await press("Check")
    await page.getByText("Line 3: the price").waitFor()
    await page.getByText("Line 4: the prefix").waitFor()
    assert.doesNotMatch(await page.getByRole("main").innerText(), /`/)
    await field("Price list").fill("prefix,price\n49,0.07\n,0.12")
    await press("Check")
    await page.getByText("2 rates will be added, 0 changed and 0 removed.").waitFor()
    await assertAccessibleInBothThemes(page)
    await press("Replace with 2 rates")
    await page.getByRole("cell", { name: "+49", exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("button", { name: /^Edit the rate .* \+49$/ }).click()
    await field("Price of a segment").fill("0,08")
    await press("Save")
    await page.getByText("must be 0 to 1000").waitFor()
    await field("Price of a segment").fill("0.08")
    await press("Save")
    await page.getByRole("cell", { name: "€0.0800" }).waitFor()
  })

  it("import customer prices, and show them beside the rates of carriers", async () => {
    await open("/rates/replace")
    await field("Carrier").selectOption({ label: "None: customer prices" })
    await field("Currency").fill("USD")
    await field("Price list").fill("44,0.045\nemail,0.001")
    await press("Check")
    await press("Replace with 2 rates")
    await page.getByRole("row").filter({ hasText: "email" }).getByText("$0.0010").waitFor()
    await page.getByRole("button", { name: "Edit the rate of None: customer prices for +44" }).click()
    await page.getByText("None: customer prices, to numbers that begin with +44, in USD.").waitFor()
    await press("Cancel")
  })

  it("delete a carrier once it is disabled and no route leads to it, and say so before", async () => {
    await open("/carriers")
    await page.getByRole("link", { name: "Acme Telecom" }).click()
    await press("Disable")
    await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click()
    await press("Delete")
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await page.getByText("Routes lead to the carrier. Delete them first.").waitFor()
  })

  describe("the pages of a mail server", () => {
    const mailServer = new MailServer()
    after(() => mailServer.stop())
    const settings = async () =>
      JSON.parse((await page.getByRole("group", { name: "the settings" }).textContent()) ?? "") as object
    const before = () => ({
      host: "127.0.0.1",
      port: mailServer.port,
      ca: authority.cert.trim(),
      user: "posthorn",
      from: ["codes@example.com", "*@example.org"],
    })

    it("create it, and name each wrong field on the way", async () => {
      await mailServer.start()
      await open("/carriers")
      await press("Add another kind")
      await page.getByRole("menuitem", { name: "Mail server (SMTP)" }).click()
      await press("Connect")
      await page.getByText("Enter the name or address of the mail server.").waitFor()
      await page.getByText("Enter the allowed sender addresses").waitFor()
      await assertAccessibleInBothThemes(page)
      await field("Name").fill("Our mail")
      await field("Host").fill("mail.example.com")
      await field("User").fill("posthorn")
      await field("Password").fill(mailServer.password)
      await field("Private authority").fill(authority.cert)
      await field("Addresses").fill("codes@example.com")
      for (const [label, wrong, right] of [
        ["Host", "mail example com", "127.0.0.1"],
        ["Port", "70000", String(mailServer.port)],
        ["Private authority", "here", authority.cert],
        ["Addresses", "codes@example.com\nnobody", " codes@example.com \n\n *@example.org\n"],
        ["Connect timeout, ms", "1", ""],
      ] as const) {
        if (label === "Connect timeout, ms") await page.getByRole("button", { name: "Timeouts", exact: true }).click()
        await assertRefused(page, { label, values: [wrong], submit: () => press("Connect") })
        await field(label).fill(right)
      }
      await press("Connect")
      await page.getByText("Connected, and accepts messages.").waitFor()
      await page.getByText("No route leads to this carrier").waitFor()
      assert.deepEqual(await settings(), before())
      await assertAccessibleInBothThemes(page)
    })

    it("lead email to it, which arrives over TLS with the user's password", async () => {
      await page.getByRole("link", { name: "Create route" }).click()
      await press("Create route")
      await page.getByRole("dialog").getByLabel("Channel").selectOption({ label: "Email" })
      await page.getByRole("dialog").getByRole("button", { name: "Create route" }).click()
      await told(page, "Route created.")
      const sender = { kind: "exact", sender: "email:codes@example.com" }
      const allowed = await page.request.post(`${baseUrl}/operator/v1/sender_rules`, { data: sender, headers })
      assert.equal(allowed.status(), 201, await allowed.text())
      const mail = { to: "email:ann@example.net", from: "email:codes@example.com", body: "Your table is ready." }
      const sent = await page.request.post(`${baseUrl}/v1/messages`, { data: mail, headers: ours })
      assert.equal(sent.status(), 201, await sent.text())
      const { to, user, isSecure } = await eventually("the mail arrives", () => mailServer.mails[0])
      assert.deepEqual({ to, user, isSecure }, { to: ["ann@example.net"], user: "posthorn", isSecure: true })
    })

    it("edit it, keep untouched settings, and ask for the password when the host changes", async () => {
      await open("/carriers")
      await page.getByRole("link", { name: "Our mail" }).click()
      await page.getByRole("link", { name: "Edit", exact: true }).click()
      await field("Name of the sender").fill("Bell Hotels")
      await field("Messages per second").fill("20")
      await press("Save")
      await page.getByText("Connected, and accepts messages.").waitFor()
      assert.deepEqual(await settings(), { ...before(), from_name: "Bell Hotels", messages_per_second: 20 })
      await page.getByRole("link", { name: "Edit", exact: true }).click()
      await field("Host").fill("localhost")
      await press("Save")
      await page.getByText("stored secrets are only for the previous settings", { exact: false }).waitFor()
      await page.getByRole("link", { name: "Cancel" }).click()
      await page.getByRole("heading", { name: "Our mail", level: 1 }).waitFor()
    })
  })

  it("connect a provider by its preset: its words, its few values, and the URL to enter there", async () => {
    await open("/carriers")
    await press("Add another kind")
    await page.getByRole("menuitem", { name: "Provider or gateway (HTTP)" }).click()
    await page.getByText("SMS and MMS", { exact: true }).first().waitFor()
    await page.getByRole("link", { name: "Twilio" }).click()
    await press("Connect")
    await page.getByText("Enter a value for Account SID").waitFor()
    await assertAccessibleInBothThemes(page)
    await field("Name").fill("Our Twilio")
    await field("Account SID").fill("AC00000000000000000000000000000000")
    await field("Auth token").fill("s3cret")
    await press("Connect")
    await page.getByRole("heading", { name: "Webhook URL" }).waitFor()
    await page.getByText(/\/v1\/carriers\/CR[0-9a-f]{32}\/webhooks/).waitFor()
    await page.getByText("At Twilio,", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "Edit", exact: true }).click()
    assert.equal(await field("Account SID").inputValue(), "AC00000000000000000000000000000000")
    await page.getByLabel("Segments per second", { exact: true }).fill("10")
    await press("Save")
    await page.getByRole("heading", { name: "Webhook URL" }).waitFor()
    const connection = page.getByRole("table", { name: "Connections and their states" })
    await connection.getByRole("cell", { name: /^10\/s/ }).waitFor()
    const all = await page.request.get(`${baseUrl}/operator/v1/carriers`, { headers })
    const { data } = (await all.json()) as { data: { name: string; kind: string; settings: object }[] }
    const { kind, settings } = data.find(({ name }) => name === "Our Twilio") ?? assert.fail()
    const values = { account_sid: "AC00000000000000000000000000000000" }
    assert.deepEqual(
      { kind, settings },
      { kind: "http", settings: { preset: "twilio", values, segments_per_second: 10 } },
    )
  })

  it("say that the state of an HTTP carrier is unknown, until its server answers", async () => {
    const settings = { preset: "kannel", values: { base_url: "http://127.0.0.1:9", username: "posthorn" } }
    const data = { name: "Our Kannel", kind: "http", settings, password: "s3cret" }
    const created = await page.request.post(`${baseUrl}/operator/v1/carriers`, { data, headers })
    assert.equal(created.status(), 201, await created.text())
    await open("/carriers")
    const row = page.getByRole("row").filter({ hasText: "Our Kannel" })
    await row.getByText("not used yet").first().waitFor()
    assert.equal(await row.getByText("1 of 1 up").count(), 0)
    await row.getByRole("link").click()
    await page.getByText("No request has reached the carrier yet").waitFor()
    await page.getByRole("cell", { name: "not used yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    const mail = page.getByRole("row").filter({ hasText: "Our mail" })
    await open("/carriers")
    await mail.getByText("1 of 1 up").waitFor()
  })

  it("say that an enabled carrier connects until a process has started it", async () => {
    await open("/carriers")
    await page.getByRole("link", { name: "Acme Telecom" }).waitFor()
    const place = (await page.getByRole("link", { name: "Acme Telecom" }).getAttribute("href")) ?? ""
    const sid = place.split("/").at(-1) ?? ""
    await page.route(`**/operator/v1/carriers/${sid}`, async (route) => {
      const answer = await route.fetch()
      const carrier = (await answer.json()) as object
      await route.fulfill({ response: answer, json: { ...carrier, status: "enabled", state: "off", connections: [] } })
    })
    await page.goto(baseUrl + place)
    await page.getByText("Connecting. Posthorn is starting this carrier.").waitFor()
    await page.getByText("connecting", { exact: true }).waitFor()
    assert.equal(await page.getByText(/^Disabled/).count(), 0)
    await page.unroute(`**/operator/v1/carriers/${sid}`)
  })

  it("connect WhatsApp with the secret of its webhooks", async () => {
    await open("/carriers/new?kind=whatsapp")
    await field("Name").fill("Our WhatsApp")
    await field("Numbers and their ids").fill('{"+15551234567": "106540352242922"}')
    await field("Verify token").fill("hotel-bell")
    await field("Access token").fill("EAAtest")
    await field("App secret").fill("0123456789abcdef")
    await press("Connect")
    await page.getByText("open WhatsApp, Configuration", { exact: false }).waitFor()
  })

  it("fit a phone", async () => {
    const phone = await house.newPage({ width: 390, height: 844 })
    await phone.context().addCookies(await page.context().cookies())
    for (const place of [
      "/carriers",
      "/carriers/new",
      "/carriers/new?kind=smtp",
      "/carriers/new?kind=http",
      "/carriers/new?kind=http&preset=twilio",
      "/carriers/new?kind=whatsapp",
      "/carriers/first",
      "/routes?to=%2B4915112345678",
      "/rates",
    ]) {
      await phone.goto(`${baseUrl}/console${place}`)
      await phone.getByRole("heading", { level: 1 }).waitFor()
      await assertAccessibleInBothThemes(phone)
      const over = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.equal(over, 0, place)
    }
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
