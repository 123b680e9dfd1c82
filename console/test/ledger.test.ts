import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { after, describe, it } from "node:test"
import type { Page } from "playwright-core"
import { newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { fillLedger } from "./support/fill-ledger.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Transactions {
  data: { sid: string; type: string; payment_sid: string }[]
}

describe("the pages of the ledger", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  await house.signUp()
  const dialog = page.getByRole("dialog")
  const rows = page.getByRole("table", { name: "Transactions, newest first" }).getByRole("row")

  it("explain an empty ledger", async () => {
    await visit("/ledger")
    await page.getByRole("heading", { name: "No balances yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await page.getByRole("link", { name: "Transactions" }).click()
    await page.getByText("No balances yet.").waitFor()
    await page.getByRole("link", { name: "Closed periods" }).click()
    await page.getByRole("heading", { name: "No closed periods" }).waitFor()
    await assertAccessibleInBothThemes(page)
  })

  it("show balances in words, each currency with its own digits, and both sides with one sum", async () => {
    await visit("/ledger")
    await fillLedger(house.installation, await clientOf(house, page))
    // The page is read again by itself.
    const euro = page.getByRole("region", { name: "Euro (EUR)" })
    await euro.waitFor()
    assert.deepEqual(await amountsOf(page, "Where the money is, EUR"), [
      ["Receivable from Simulator", "€1,936.70"],
      ["Bank", "€10,000.00"],
      ["Total", "€11,936.70"],
    ])
    assert.deepEqual(await amountsOf(page, "What you earned, EUR"), [
      ["Sales", "€12,500.00"],
      ["Refunds", "-€200.50"],
      ["Provider fees", "-€362.80"],
      ["Net", "€11,936.70"],
    ])
    assert.deepEqual((await amountsOf(page, "What you earned, JPY")).at(-1), ["Net", "JP¥8,612"])
    assert.deepEqual((await amountsOf(page, "What you earned, KWD")).at(-1), ["Net", "KWD 11.957"])
    await assertAccessibleInBothThemes(page)
  })

  it("list transactions with both sides, filtered by type, currency, payment and time", async () => {
    await visit("/ledger/transactions")
    const refund = rows.filter({ hasText: "Refund" })
    await refund.getByText("Debit Refunds").waitFor()
    await refund.getByText("Credit Receivable from Simulator").waitFor()
    await refund.getByText("-€200.50").waitFor()
    assert.equal(await rows.count(), 1 + 8)
    await assertAccessibleInBothThemes(page)
    await page.getByLabel("Type").selectOption("charge")
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 3)
    await page.getByLabel("Currency").fill("jpy")
    await page.getByLabel("Currency").press("Enter")
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1)
    await rows.getByText("JP¥8,900").waitFor()
    assert.match(page.url(), /type=charge&currency=jpy/)
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    const { data } = await ask<Transactions>("GET", "/v1/transactions?type=refund")
    await page.getByLabel("Payment").fill(data[0]?.payment_sid ?? "")
    await page.getByLabel("Payment").press("Enter")
    await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 3)
    await page.getByRole("button", { name: "Clear", exact: true }).click()
    await page.getByRole("button", { name: "Happened: Any time" }).click()
    await page.getByLabel("Happened before").fill("2026-01-01T00:00")
    await page.getByText("No transactions match.").waitFor()
  })

  it("explain a wrong value at each filter", async () => {
    await visit("/ledger/transactions")
    const submit = () => page.keyboard.press("Enter")
    await assertRefused(page, { label: "Currency", values: ["euro", "🙂"], submit })
    await page.getByLabel("Currency").fill("")
    await page.getByLabel("Currency").press("Enter")
    await assertRefused(page, { label: "Payment", values: ["12", "PY🙂"], submit })
    await visit("/ledger/transactions?type=gift&effective_after=yesterday")
    await page
      .getByText(/^Type must be one of/)
      .first()
      .waitFor()
    await visit("/ledger/transactions/TX00000000000000000000000000000000")
    await page.getByText("This account has no transaction with the sid", { exact: false }).waitFor()
  })

  it("show a transaction with both sides and a link to its payment", async () => {
    await visit("/ledger/transactions")
    await rows.getByRole("link", { name: "Refund", exact: true }).click()
    await page.getByRole("heading", { name: "Refund of €200.50", level: 1 }).waitFor()
    assert.deepEqual(await textsOf(page, "Both sides"), [
      ["Ledger account", "Debit", "Credit"],
      ["Refunds", "€200.50", ""],
      ["Receivable from Simulator", "", "€200.50"],
    ])
    const link = await page.getByRole("link", { name: "Open payment" }).getAttribute("href")
    assert.match(link ?? "", /\/console\/payments\/PY[0-9a-f]{32}$/)
    await assertAccessibleInBothThemes(page)
  })

  it("export a period as a file, and no file when the connection ends", async () => {
    await visit("/ledger/transactions")
    await page.getByRole("button", { name: "Export as CSV" }).click()
    await assertAccessibleInBothThemes(page)
    const act = dialog.getByRole("button", { name: "Export", exact: true })
    await assertRefused(dialog, { label: "Last day", values: ["2020-01-01"], submit: () => act.click() })
    await dialog.getByRole("button", { name: "This month" }).click()
    await whileAway(page, () => act.click(), dialog)
    const [download] = await Promise.all([page.waitForEvent("download"), act.click()])
    assert.match(download.suggestedFilename(), /^transactions_\d{4}-\d\d-01_\d{4}-\d\d-\d\d\.csv$/)
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\r\n")
    assert.equal(lines.length, 1 + 2 * 8)
    assert.match(lines[0] ?? "", /^transaction_sid,effective_at/)
    assert.ok(
      lines.some((line) => line.includes(",fees,Provider fees,362.80,0.00,EUR,")),
      lines.join("\n"),
    )
    await page.getByText(/\.csv saved\.$/).waitFor()
  })

  it("close a period after asking, and say why one cannot be closed", async () => {
    await visit("/ledger/periods")
    await page.getByRole("button", { name: "Close period" }).click()
    const label = "Last day of the period"
    const go = dialog.getByRole("button", { name: "Continue" })
    await assertRefused(dialog, { label, values: ["", "2999-01-01"], submit: () => go.click() })
    await dialog.getByLabel(label).fill("2025-06-30")
    await go.click()
    await dialog.getByText("Close the books up to 30 June 2025?").waitFor()
    await assertAccessibleInBothThemes(page)
    const close = dialog.getByRole("button", { name: "Close period" })
    await close.click()
    await dialog.getByText(/The books are closed until 2026-02-01/).waitFor()
    await dialog.getByRole("button", { name: "Back" }).click()
    await dialog.getByLabel(label).fill("2026-02-28")
    await go.click()
    await whileAway(page, () => close.click(), dialog)
    await close.click()
    await page.getByText("Closed the books up to 28 February 2026.").waitFor()
    const newest = page.getByRole("row").nth(1)
    await newest.getByText(/^Before/).waitFor()
    await newest.getByRole("button", { name: "Balances" }).click()
    await dialog.getByText("All balances were 0.").waitFor()
    await page.keyboard.press("Escape")
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      newest.getByRole("button", { name: "Export" }).click(),
    ])
    assert.equal(
      readFileSync(await download.path(), "utf8")
        .trimEnd()
        .split("\r\n").length,
      1,
    )
    assert.match(download.suggestedFilename(), /^transactions_2026-02-01_2026-0[23]-\d\d\.csv$/)
    await assertAccessibleInBothThemes(page)
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ["/ledger", "/ledger/transactions", "/ledger/periods"]) {
      await visit(path)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let a viewer look and export, and the server refuses the hidden actions", async () => {
    const viewer = await newMember(house, "viewer")
    await visit("/ledger", viewer)
    await viewer.getByRole("region", { name: "Euro (EUR)" }).waitFor()
    await visit("/ledger/periods", viewer)
    await viewer
      .getByText(/^Before/)
      .first()
      .waitFor()
    assert.equal(await viewer.getByRole("button", { name: "Close period" }).count(), 0)
    const close = { method: "POST", path: "/v1/ledger_periods", data: { ends_at: "2026-03-01T00:00:00Z" } }
    assert.deepEqual(await askBySession(house, viewer, close), notAllowed)
    await visit("/ledger/transactions", viewer)
    await viewer.getByRole("button", { name: "Export as CSV" }).waitFor()
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

/** The first line of the first cell of each row, and its amount. */
async function amountsOf(page: Page, table: string): Promise<string[][]> {
  return (await textsOf(page, table)).map((cells) => cells.map((cell) => (cell.split("\n")[0] ?? "").trim()))
}

async function textsOf(page: Page, table: string): Promise<string[][]> {
  const cells = await page
    .getByRole("table", { name: table })
    .getByRole("row")
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText)))
  return cells.map((row) => row.map((cell) => cell.replaceAll("\u00a0", " ").trim()))
}
