import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import type { Page, Route } from "playwright-core"
import { asOwner, newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { createPayment } from "./support/create-payment.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Listed {
  data: { sid: string; status: string; amount: number; amount_refunded: number; send: { to: string } | null }[]
}

describe("the pages of payments", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  const create = createPayment(house)
  const listed = async (query = "") => (await ask<Listed>("GET", `/v1/payments${query}`)).data
  const refundsOf = async (sid: string) => (await ask<Listed>("GET", `/v1/refunds?payment_sid=${sid}`)).data
  const send = page.getByRole("button", { name: "Send pay link" })
  const dialog = page.getByRole("dialog")
  await asOwner(house, page)
  await ask("POST", "/v1/phone_numbers", { number: "+14155550100" })

  it("teach while there is nothing on them", async () => {
    for (const [path, title] of [
      ["/payments", "No payment yet"],
      ["/payments/refunds", "No refund yet"],
      ["/payments/disputes", "No dispute"],
    ] as const) {
      await visit(path)
      await page.getByRole("heading", { name: title }).waitFor()
      await assertAccessibleInBothThemes(page)
    }
    await visit("/payments")
    await page.getByRole("link", { name: "Request payment" }).click()
    await page.getByRole("heading", { name: "Request payment", level: 1 }).waitFor()
  })

  it("say at each field what is wrong with a request", async () => {
    await page.getByLabel("To", { exact: true }).fill("+14155550123")
    await page.getByRole("combobox", { name: "From" }).fill("+14155550100")
    const submit = () => send.click()
    const amounts = ["", "abc", "-5", "0", "12.505", "1e3", "🙂", "9".repeat(12), "9".repeat(13)]
    await assertRefused(page, { label: "Amount", values: amounts, submit })
    await page.getByLabel("Amount").fill("99999999")
    await send.click()
    await page.getByText("The simulator supports amounts from 1 to", { exact: false }).waitFor()
    await page.getByLabel("Amount").fill("12.50")
    await page.getByRole("combobox", { name: "Currency" }).fill("EU")
    await send.click()
    await page.getByText("Enter the three letters of a currency, such as EUR.").waitFor()
    await page.getByRole("combobox", { name: "Currency" }).fill("XXX")
    await send.click()
    await page.getByText(/must be a currency of three letters/).waitFor()
    await page.getByRole("combobox", { name: "Currency" }).fill("EUR")
    await assertRefused(page, { label: "Description", values: ["4111 1111 1111 1111"], submit })
    await page.getByLabel("Description").fill("Table 12")
    await assertRefused(page, { label: "To", values: ["ann", "🙂"], submit })
    await page.getByLabel("To", { exact: true }).fill("+14155550123")
    await page.getByRole("button", { name: "More options" }).click()
    await assertRefused(page, { label: "Message text", values: ["Pay me"], submit })
    await page.getByLabel("Message text").fill("")
    await page.getByLabel("Reminder").selectOption("After 1 day")
    await page.getByLabel("Link expires after").selectOption("1 day")
    await send.click()
    await page.getByText(/is after the expiry of the payment's page/).waitFor()
    await page.getByLabel("Link expires after").selectOption("7 days")
    assert.deepEqual(await listed(), [])
    await assertAccessibleInBothThemes(page)
  })

  it("preview the message, send its link once however often the button is pressed, and follow the payment", async () => {
    const text = /^.+, Table 12: Please pay 12\.50 EUR: http.+$/
    await page.getByText(text).waitFor()
    await page.getByText("1 (GSM-7)").waitFor()
    const amount = page.getByLabel("Amount")
    await loseAnswers(page, "/v1/payments", () => send.dblclick())
    await page.getByText("Posthorn may have carried this out.", { exact: false }).waitFor()
    assert.equal(await amount.inputValue(), "12.50")
    await page.reload()
    await page.getByText("Your draft was restored.").waitFor()
    await send.click()
    const requested = page.getByRole("region", { name: "Requested payment" })
    await requested.getByText("€12.50 from +14155550123. The customer has not started to pay.").waitFor()
    assert.equal((await listed()).length, 1)
    assert.equal(await amount.inputValue(), "")
    const phone = page.getByRole("region", { name: "Simulated phone +14155550123" })
    await phone.getByText(text).waitFor()
    await page.getByText("No payment provider is connected", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    const link = phone.getByRole("link", { name: "Open the link in another tab" })
    const [opened] = await Promise.all([page.context().waitForEvent("page"), link.click()])
    await opened.getByRole("button", { name: "Pay" }).click()
    await requested.getByText("requires action", { exact: true }).waitFor()
    await opened.getByRole("button", { name: "Pay", exact: true }).click()
    await opened.getByText("Thank you.", { exact: false }).waitFor()
    await opened.close()
    await requested.getByText("completed", { exact: true }).waitFor()
    await requested.getByRole("link", { name: "Open payment" }).click()
    await page.getByRole("heading", { name: "Payment of €12.50", level: 1 }).waitFor()
    await page.getByText("The customer has paid.").waitFor()
    const timeline = page.getByRole("list", { name: "Timeline of the payment" })
    await timeline.getByText("Posthorn asked the provider to charge 12.50 EUR, and accepted.").waitFor()
    await timeline.getByText("12.50 EUR was booked: charge.").waitFor()
    await timeline.getByText("The receipt to +14155550123 was delivered.").waitFor()
    await timeline.getByRole("link", { name: "Open transaction" }).first().click()
    await page.getByRole("heading", { level: 1, name: /12\.50/ }).waitFor()
    await page.goBack()
    await timeline.getByRole("link", { name: "Open message" }).first().click()
    await page.getByRole("heading", { name: "Message to +14155550123", level: 1 }).waitFor()
    await page.goBack()
  })

  it("send the link of a payment again, once", async () => {
    const { sid } = await create({ description: "Table 5", send: { to: "+14155550131", from: "+14155550100" } })
    await visit(`/payments/${sid}`)
    await page.getByRole("button", { name: "Send link" }).click()
    const again = dialog.getByRole("button", { name: "Send" })
    assert.equal(await dialog.getByLabel("To", { exact: true }).inputValue(), "+14155550131")
    const submit = () => again.click()
    await assertRefused(dialog, { label: "To", values: ["", "ann", "🙂"], submit })
    await dialog.getByLabel("To", { exact: true }).fill("+14155550131")
    await assertAccessibleInBothThemes(page)
    await loseAnswers(page, `/v1/payments/${sid}/send_link`, () => again.dblclick())
    await again.click()
    await page.getByText("The link was sent to +14155550131.").waitFor()
    const { data } = await ask<{ data: { sid: string }[] }>("GET", "/v1/messages?to=%2B14155550131")
    assert.equal(data.length, 2)
    await ask("POST", `/v1/payments/${sid}/cancel`, {})
    await page.getByRole("button", { name: "Send link" }).waitFor({ state: "detached" })
  })

  it("refund after a confirmation, once when it is pressed twice or when the answer was lost", async () => {
    const [payment] = await listed("?status=completed")
    assert.ok(payment)
    await visit(`/payments/${payment.sid}`)
    await page.getByRole("button", { name: "Refund" }).click()
    const amount = dialog.getByLabel("Amount")
    assert.equal(await amount.inputValue(), "12.50")
    await dialog.getByText("This refunds everything that is left.", { exact: false }).waitFor()
    const submit = () => dialog.getByRole("button", { name: /^Refund/ }).click()
    await assertRefused(dialog, { label: "Amount", values: ["", "0", "12.51", "5,00", "abc"], submit })
    await amount.fill("5.00")
    await dialog.getByText("You keep €7.50.", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    const refund = dialog.getByRole("button", { name: "Refund €5.00" })
    await loseAnswers(page, "/v1/refunds", () => refund.dblclick())
    await dialog.getByText("Posthorn may have carried this out.", { exact: false }).waitFor()
    await refund.click()
    await dialog.waitFor({ state: "detached" })
    await page.getByText("€5.00 was refunded.").waitFor()
    const made = await refundsOf(payment.sid)
    assert.deepEqual(made.map((each) => each.amount), [500]) // oxfmt-ignore
    const refunds = page.getByRole("table", { name: "Refunds of the payment" })
    await refunds.getByText("completed").waitFor()
    await page.getByRole("button", { name: "Refund" }).click()
    assert.equal(await amount.inputValue(), "7.50")
    await whileAway(page, submit, dialog)
    await submit()
    await page.getByText("€7.50 was refunded.").waitFor()
    await page.getByRole("button", { name: "Refund" }).waitFor({ state: "detached" })
    assert.equal((await refundsOf(payment.sid)).length, 2)
    await visit("/payments/refunds")
    await page.getByRole("link", { name: "€5.00" }).click()
    await page.getByRole("heading", { name: "Payment of €12.50", level: 1 }).waitFor()
  })

  it("explain a refund that the provider has not confirmed, and one that failed", async () => {
    const later = await create({ amount: 900, payment_method: "sim_refund_async" })
    await visit(`/payments/${later.sid}`)
    await page.getByRole("button", { name: "Refund" }).click()
    await dialog.getByRole("button", { name: "Refund €9.00" }).click()
    await page.getByText("The refund of €9.00 is pending.", { exact: false }).waitFor()
    await page.getByText("A pending refund is reserved", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    const fails = await create({ amount: 800, payment_method: "sim_refund_fails" })
    await visit(`/payments/${fails.sid}`)
    await page.getByRole("button", { name: "Refund" }).click()
    await dialog.getByRole("button", { name: "Refund €8.00" }).click()
    await page.getByText("The amount of a failed refund is still with you.", { exact: false }).waitFor()
    await page.getByRole("button", { name: "Refund" }).waitFor()
  })

  it("capture a part once, and cancel after asking", async () => {
    const held = await create({ amount: 5_000, payment_method: "sim_ok", capture_method: "manual" })
    await visit(`/payments/${held.sid}`)
    await page.getByText("The amount is reserved at the customer's bank.", { exact: false }).waitFor()
    await page.getByRole("button", { name: "Capture" }).click()
    const submit = () => dialog.getByRole("button", { name: /^Capture/ }).click()
    await assertRefused(dialog, { label: "Amount", values: ["", "50.01", "0"], submit })
    await dialog.getByLabel("Amount").fill("20")
    await dialog.getByText("€30.00 is released, and cannot be captured later.", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    await dialog.getByLabel("Keep the rest reserved for another capture").check()
    await dialog.getByText("€30.00 stays reserved.", { exact: false }).waitFor()
    const capture = dialog.getByRole("button", { name: "Capture €20.00" })
    await loseAnswers(page, `/v1/payments/${held.sid}/capture`, () => capture.dblclick())
    await dialog.getByText("Posthorn may have carried this out.", { exact: false }).waitFor()
    await capture.click()
    await page.getByText("€20.00 was captured.").waitFor()
    const after = await ask<{ amount_captured: number }>("GET", `/v1/payments/${held.sid}`)
    assert.equal(after.amount_captured, 2_000)
    const open = await create({ amount: 700 })
    await visit(`/payments/${open.sid}`)
    await page.getByRole("button", { name: "Cancel payment" }).click()
    await dialog.getByLabel("Reason").selectOption("abandoned")
    await assertAccessibleInBothThemes(page)
    const cancel = dialog.getByRole("button", { name: "Cancel payment" })
    await whileAway(page, () => cancel.click(), dialog)
    await cancel.click()
    await dialog.waitFor({ state: "detached" })
    await page.getByText("The payment page is closed.", { exact: false }).waitFor()
    await page.getByRole("definition").filter({ hasText: "The customer did not pay" }).waitFor()
    assert.equal(await page.getByRole("button", { name: "Cancel payment" }).count(), 0)
  })

  it("list payments with their filters in the address, and change while somebody looks", async () => {
    const yen = await create({ amount: 1250, currency: "JPY", reference: "order-1", description: "Tea" })
    await visit("/payments")
    const table = page.getByRole("table", { name: "Payments, newest first" })
    const row = table.getByRole("row").filter({ hasText: "order-1" })
    await row.getByText("JP¥1,250").waitFor()
    await row.getByText("pending").waitFor()
    await ask("POST", `/v1/payments/${yen.sid}/cancel`, {})
    await row.getByText("canceled").waitFor()
    await table.getByRole("row").filter({ hasText: "Table 12" }).getByText("refunded").waitFor()
    await page.getByLabel("Status").selectOption("completed")
    await row.waitFor({ state: "detached" })
    assert.equal(new URL(page.url()).searchParams.get("status"), "completed")
    await page.getByRole("button", { name: "Clear" }).click()
    await page.getByLabel("Currency").fill("jpy")
    await page.keyboard.press("Enter")
    await table.getByRole("row").filter({ hasText: "Table 12" }).waitFor({ state: "detached" })
    await row.waitFor()
    await page.getByLabel("Currency").fill("XX")
    await page.keyboard.press("Enter")
    await page.locator('input[aria-invalid="true"]').waitFor()
    await page.getByRole("button", { name: "Clear" }).click()
    await page.getByLabel("Reference").fill("order-2")
    await page.keyboard.press("Enter")
    await page.getByText("No payments match.").waitFor()
    await page.getByRole("button", { name: "Clear" }).click()
    await page.getByLabel("Review").selectOption("true")
    await page.getByText("No payments match.").waitFor()
    const wrong = await create({ amount: 400, payment_method: "sim_amount_mismatch", reference: "wrong" })
    await page.getByText("needs review", { exact: true }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "€4.00" }).press("Enter")
    await page.getByText("The provider reports another amount or currency").waitFor()
    assert.equal(new URL(page.url()).pathname, `/console/payments/${wrong.sid}`)
  })

  it("say in plain words why a payment failed, and that there is no such payment", async () => {
    const { sid } = await create({ amount: 300, payment_method: "sim_insufficient_funds" })
    await visit(`/payments/${sid}`)
    await page.getByText("The customer's account or card has too little money.", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    await visit(`/payments/PY${"0".repeat(32)}`)
    await page.getByText("This account has no payment with the sid", { exact: false }).waitFor()
  })

  it("show a dispute with its deadline and what to do, in the list and at its payment", async () => {
    const { sid } = await create({ amount: 6_000, payment_method: "sim_dispute" })
    await visit("/payments/disputes")
    const table = page.getByRole("table", { name: "Disputes, newest first" })
    await table.getByText("needs response").waitFor()
    await table.getByText(/^Due in \d+ days$/).waitFor()
    await assertAccessibleInBothThemes(page)
    await table.getByRole("link", { name: "€60.00" }).click()
    assert.equal(new URL(page.url()).pathname, `/console/payments/${sid}`)
    await page.getByText("Submit evidence in the provider's dashboard before the deadline.", { exact: false }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByText("You cannot refund this payment while the dispute is open.").waitFor()
    assert.equal(await page.getByRole("button", { name: "Refund" }).count(), 0)
    await page.getByText("disputed", { exact: true }).waitFor()
    await visit("/payments")
    await page.getByRole("row").filter({ hasText: "€60.00" }).getByText("disputed", { exact: true }).waitFor()
  })

  it("are where a message, an event and the audit log lead", async () => {
    const { data } = await ask<{ data: { sid: string }[] }>("GET", "/v1/messages?limit=1")
    await visit(`/messages/${data[0]?.sid}`)
    await page.getByRole("link", { name: "Send pay link" }).click()
    await page.getByRole("heading", { name: "Request payment", level: 1 }).waitFor()
    assert.equal(await page.getByLabel("To", { exact: true }).inputValue(), "+14155550131")
    assert.equal(await page.getByRole("combobox", { name: "From" }).inputValue(), "+14155550100")
    await visit("/events?type=payments.completed")
    await page.getByRole("link", { name: "payments.completed" }).first().click()
    await page.getByRole("link", { name: /^€/ }).click()
    await page.getByRole("heading", { name: /^Payment of/ }).waitFor()
    await visit("/audit-log")
    const captured = page.getByRole("row").filter({ hasText: "Captured a payment" }).first()
    await captured.getByRole("link", { name: "Payment" }).click()
    await page.getByRole("heading", { name: "Payment of €50.00", level: 1 }).waitFor()
  })

  it("are whole at the width of a phone", async () => {
    const [payment] = await listed("?status=completed")
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ["/payments", "/payments/new", "/payments/disputes", `/payments/${payment?.sid}`]) {
      await visit(path)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let a viewer look, and the server refuses what the pages hide", async () => {
    const { sid } = await create({ amount: 2_000, payment_method: "sim_ok" })
    const held = await create({ amount: 2_000, payment_method: "sim_ok", capture_method: "manual" })
    const viewer = await newMember(house, "viewer")
    for (const path of [sid, held.sid]) {
      await visit(`/payments/${path}`, viewer)
      await viewer.getByRole("heading", { name: "Payment of €20.00" }).waitFor()
      const act = viewer.getByRole("main").getByRole("button", { name: /^(Refund|Capture|Cancel)/ })
      assert.equal(await act.count(), 0)
    }
    await visit("/payments", viewer)
    assert.equal(await viewer.getByRole("link", { name: "Request payment" }).count(), 0)
    await visit("/payments/new", viewer)
    await viewer.getByText("Viewers see payments but do not request them.", { exact: false }).waitFor()
    for (const refused of [
      { method: "POST", path: "/v1/payments", data: { amount: 1, currency: "EUR" } },
      { method: "POST", path: "/v1/refunds", data: { payment_sid: sid } },
      { method: "POST", path: `/v1/payments/${held.sid}/capture` },
      { method: "POST", path: `/v1/payments/${held.sid}/cancel` },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("record money that came by hand, and how it went back", async () => {
    const settings = { instructions: "IBAN DE00 1234" }
    const provider = { kind: "manual", name: "Transfer", currencies: ["SEK"], settings }
    await ask("POST", "/v1/payment_providers", provider)
    const { sid } = await create({ amount: 90_000, currency: "SEK" })
    await visit(`/payments/${sid}`)
    await page.getByRole("button", { name: "Record money" }).click()
    const record = dialog.getByRole("button", { name: "Record SEK 900.00" })
    const press = () => dialog.getByRole("button", { name: /^Record/ }).click()
    await assertRefused(dialog, { label: "Amount", values: ["0", "900.01", "x"], submit: press })
    await dialog.getByLabel("Amount").fill("900")
    await assertRefused(dialog, { label: "Reference", values: [" "], submit: () => record.click() })
    await dialog.getByLabel("Reference").fill("receipt 4711")
    await dialog.getByLabel("Received").fill("2099-01-01T00:00")
    await record.click()
    await dialog.getByText("Received is in the future.", { exact: false }).waitFor()
    await dialog.getByLabel("Received").fill("")
    await dialog.getByLabel("Note").fill("Paid at the desk")
    await assertAccessibleInBothThemes(page)
    await record.dblclick()
    await page.getByText("SEK 900.00 was recorded.").waitFor()
    await page.getByRole("definition").filter({ hasText: "receipt 4711" }).first().waitFor()
    await page.getByRole("button", { name: "Refund" }).click()
    const refund = dialog.getByRole("button", { name: "Refund SEK 900.00" })
    await assertRefused(dialog, { label: "Reference", values: [" "], submit: () => refund.click() })
    await dialog.getByLabel("Reference").fill("transfer 12")
    await refund.click()
    await page.getByText("SEK 900.00 was refunded.").waitFor()
    assert.equal((await refundsOf(sid)).length, 1)
  })

  it("record money in parts, and complete a payment with less than was requested", async () => {
    const { sid } = await create({ amount: 90_000, currency: "SEK" })
    await visit(`/payments/${sid}`)
    const recordPart = async (amount: string, reference: string) => {
      await page.getByRole("button", { name: "Record money" }).click()
      await dialog.getByLabel("Amount").fill(amount)
      await dialog.getByLabel("Reference").fill(reference)
      await dialog.getByRole("button", { name: `Record SEK ${amount}` }).click()
      await page.getByText(`SEK ${amount} was recorded.`).waitFor()
      await dialog.waitFor({ state: "hidden" })
    }
    await recordPart("500.00", "transfer 1")
    await page.getByText("still has to pay SEK 400.00.", { exact: false }).waitFor()
    await page.getByText("500.00 SEK was recorded as received: transfer 1.").waitFor()
    assert.equal(await page.getByRole("button", { name: "Cancel payment" }).count(), 0)
    await visit("/payments")
    await page.getByRole("row").filter({ hasText: "SEK 900.00" }).getByText("partly paid").waitFor()
    await visit(`/payments/${sid}`)
    await recordPart("300.00", "transfer 2")
    await page.getByText("300.00 SEK was recorded as received: transfer 2.").waitFor()
    await page.getByRole("button", { name: "Complete" }).click()
    const complete = dialog.getByRole("button", { name: "Complete payment" })
    await assertRefused(dialog, { label: "Reason", values: [" "], submit: () => complete.click() })
    await dialog.getByLabel("Reason").fill("discount")
    await assertAccessibleInBothThemes(page)
    await complete.dblclick()
    await page.getByText("The customer has paid less than was requested", { exact: false }).waitFor()
    const { status, amount_captured: captured } = (await ask("GET", `/v1/payments/${sid}`)) as Record<string, unknown>
    assert.deepEqual([status, captured], ["completed", 80_000])
  })

  it("show a long timeline page by page", async () => {
    const { sid } = await create({ amount: 90_000, currency: "SEK" })
    for (let part = 1; part <= 40; part++)
      await ask("POST", `/v1/payments/${sid}/record_payment`, { amount: 1, reference: `transfer ${part}` })
    await visit(`/payments/${sid}`)
    const entries = page.getByRole("list", { name: "Timeline of the payment, oldest first" }).getByRole("listitem")
    await entries.nth(99).waitFor()
    assert.equal(await entries.count(), 100)
    await page.getByRole("button", { name: "Show more" }).click()
    await entries.nth(120).waitFor()
    assert.equal(await entries.count(), 121)
    await entries.last().getByText("0.01 SEK was booked: charge.").waitFor()
    await page.getByRole("button", { name: "Show more" }).waitFor({ state: "hidden" })
    await ask("POST", `/v1/payments/${sid}/record_payment`, { amount: 2, reference: "transfer 41" })
    await entries.nth(123).getByText("0.02 SEK was booked: charge.").waitFor()
  })

  it("broke no rule of the policy, and threw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** The server gets what is sent meanwhile, and the browser gets none of its answers. */
async function loseAnswers(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  let isOver = false
  const lose = async (route: Route) => {
    if (route.request().method() !== "POST" || isOver) return await route.fallback()
    await route.fetch()
    await route.abort("connectionreset")
  }
  await page.route(`**${path}`, lose)
  await act()
  await page.getByText("Posthorn may have carried this out", { exact: false }).waitFor()
  isOver = true
  await page.unroute(`**${path}`, lose)
}
