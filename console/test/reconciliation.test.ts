import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { newMember } from "./support/as-member.ts"
import { askAs } from "./support/ask-as.ts"
import { askBySession, notAllowed } from "./support/ask-by-session.ts"
import { assertRefused, whileAway } from "./support/bad-input.ts"
import { skip } from "./support/browser.ts"
import { clientOf } from "./support/client-of.ts"
import { fillLedger, letSimulatorDiffer } from "./support/fill-ledger.ts"
import { startConsole } from "./support/start-console.ts"
import { assertAccessibleInBothThemes } from "./support/visit.ts"

interface Differences {
  data: {
    sid: string
    status: string
    resolution: string | null
    note: string | null
    transaction_sid: string | null
  }[]
}

describe("the pages of reconciliation", { skip }, async () => {
  if (skip) return
  const house = await startConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, visit } = house
  const ask = askAs(house)
  await house.signUp()
  const dialog = page.getByRole("dialog")
  const differences = page.getByRole("table", { name: "Differences, newest first" })
  const terminal = differences.getByRole("row").filter({ hasText: "sim_terminal" })
  const mismatch = differences.getByRole("row").filter({ hasText: "different amount" })
  const resolve = dialog.getByRole("button", { name: "Resolve" })

  it("explain an empty list", async () => {
    await visit("/ledger/reconciliation")
    await page.getByRole("heading", { name: "No reconciliation yet" }).waitFor()
    await assertAccessibleInBothThemes(page)
    await visit("/ledger/differences")
    await page.getByText("No differences found yet.").waitFor()
  })

  it("reconcile immediately, and show the counts and both amounts of each difference", async () => {
    await fillLedger(house.installation, await clientOf(house, page))
    await letSimulatorDiffer(house.installation)
    await visit("/ledger/reconciliation")
    await page.getByRole("button", { name: "Reconcile now" }).click()
    await assertAccessibleInBothThemes(page)
    const begin = dialog.getByRole("button", { name: "Begin" })
    await assertRefused(dialog, { label: "From", values: ["2999-01-01"], submit: () => begin.click() })
    await dialog.getByLabel("From").fill("")
    await whileAway(page, () => begin.click(), dialog)
    await begin.click()
    const runs = page.getByRole("table", { name: "Reconciliations, newest first" }).getByRole("row")
    // Below its head and this run is the one of the night.
    await runs.nth(2).waitFor()
    const run = runs.nth(1)
    await run.getByText("completed").waitFor()
    assert.equal(await run.getByRole("cell").last().innerText(), "2")
    await terminal.getByText("The provider lists a charge that is not in the ledger.").waitFor()
    assert.deepEqual((await terminal.getByRole("cell").allInnerTexts()).slice(1, 3), ["–", "€42.00"])
    assert.deepEqual((await mismatch.getByRole("cell").allInnerTexts()).slice(1, 3), ["€15.00", "€14.00"])
    await assertAccessibleInBothThemes(page)
  })

  it("book a difference with a note, and the ledger has it", async () => {
    await terminal.getByRole("button", { name: "Resolve the difference of sim_terminal" }).click()
    await assertAccessibleInBothThemes(page)
    await resolve.click()
    await dialog.getByText("Choose what to do.").waitFor()
    await dialog.getByRole("radio", { name: "Book the difference" }).check()
    await assertRefused(dialog, {
      label: "Note",
      values: [" ", "x".repeat(501), "Card 4111 1111 1111 1111"],
      submit: () => resolve.click(),
    })
    await dialog.getByLabel("Note").fill("Paid at the terminal.")
    await whileAway(page, () => resolve.click(), dialog)
    await resolve.click()
    await page.getByText("Booked: the difference is resolved.").waitFor()
    await terminal.waitFor({ state: "detached" })
    await page.getByRole("link", { name: "All differences" }).click()
    await terminal.getByText("Note: Paid at the terminal.").waitFor()
    await terminal.getByRole("link", { name: "Booked" }).click()
    await page.getByRole("heading", { name: "Adjustment of €42.00", level: 1 }).waitFor()
    await page.getByText("Yes, the provider lists it").waitFor()
  })

  it("ignore a difference, and filter open and resolved ones", async () => {
    await visit("/ledger/differences?status=open")
    await mismatch.getByRole("button", { name: /^Resolve the difference of/ }).click()
    await dialog.getByRole("radio", { name: "Ignore the difference" }).check()
    await dialog.getByLabel("Note").fill("Rounding of the bank.")
    await resolve.click()
    await page.getByText("No differences match.").waitFor()
    await page.getByLabel("Status").selectOption("resolved")
    await mismatch.getByText("Ignored").waitFor()
    const { data } = await ask<Differences>("GET", "/v1/differences?status=resolved")
    assert.deepEqual(new Set(data.map(({ resolution }) => resolution)), new Set(["booked", "ignored"]))
    await assertAccessibleInBothThemes(page)
    await visit("/ledger/differences?status=gone")
    await page
      .getByText(/^Status must be/)
      .first()
      .waitFor()
  })

  it("are whole at the width of a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ["/ledger/reconciliation", "/ledger/differences"]) {
      await visit(path)
      await page.waitForFunction(() => document.documentElement.scrollWidth === 390)
    }
    await page
      .getByText("Ledger –, provider €42.00")
      .or(page.getByText(/^Ledger €42.00, provider/))
      .waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it("let a viewer look, and the server refuses the hidden actions", async () => {
    const { data } = await ask<Differences>("GET", "/v1/differences")
    const viewer = await newMember(house, "viewer")
    await visit("/ledger/reconciliation", viewer)
    await viewer.getByText("completed").first().waitFor()
    assert.equal(await viewer.getByRole("button", { name: /^(Reconcile now|Resolve)/ }).count(), 0)
    for (const refused of [
      { method: "POST", path: "/v1/reconciliations", data: {} },
      { method: "POST", path: `/v1/differences/${data[0]?.sid}/resolve`, data: { resolution: "ignored", note: "No" } },
    ])
      assert.deepEqual(await askBySession(house, viewer, refused), notAllowed, refused.path)
  })

  it("break no rule of the policy, and throw nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})
