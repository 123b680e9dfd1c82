import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { after, describe, it, test } from "node:test"
import type { Page } from "playwright-core"
import { skip } from "./support/browser.ts"
import { startFilledConsole } from "./support/filled-console.ts"
import type { Filled } from "./support/fill-installation.ts"
import { places } from "./support/places.ts"
import { assertAccessibleInBothThemes, settled } from "./support/visit.ts"

const phoneWidth = 390
/** A page is loaded at these widths. */
const loadedWidths = [1440, phoneWidth]
/** Where the layout changes, each as narrow as it is before it does. A window that is open becomes so narrow. */
const resizedWidths = [1200, 992, 768]

test("the places that are looked at are all the routes of the pages", () => {
  const folder = path.join(import.meta.dirname, "../src/pages")
  const routes = globSync("*/index.ts", { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), "utf8").matchAll(/ path: "([^"]+)"/g)].map(([, route = ""]) => route),
  )
  const sid = "$sid"
  const sids = new Proxy({}, { get: () => sid }) as Filled
  const visited = places.map((place) => place.path(sids).replace(/\?.*/, ""))
  assert.deepEqual([...new Set(visited)].toSorted(), routes.toSorted())
})

describe("each page with data", { skip }, async () => {
  if (skip) return
  const house = await startFilledConsole()
  after(() => house[Symbol.asyncDispose]())
  const { page, filled, visit } = house

  for (const { name, path: pathOf, prepare } of places) {
    it(`${name} is accessible, light and dark, and as wide as its window`, async () => {
      for (const width of loadedWidths) {
        await page.setViewportSize({ width, height: 900 })
        await visit(pathOf(filled))
        await prepare?.(page)
        await assertFits(page, width)
        await assertAccessibleInBothThemes(page)
      }
      for (const width of resizedWidths) {
        await page.setViewportSize({ width, height: 900 })
        await assertFits(page, width)
      }
    })
  }

  it("shows at every width the member, change and time of an entry in the audit log", async () => {
    for (const width of [...loadedWidths, ...resizedWidths]) {
      await page.setViewportSize({ width, height: 900 })
      await visit("/audit-log")
      const entry = page.getByRole("row").filter({ hasText: "Invited a member" }).first()
      await entry.getByText("ann@example.com").and(page.locator(":visible")).waitFor()
      await entry.getByRole("time").and(page.locator(":visible")).waitFor()
    }
  })

  it("breaks no rule of the policy, and throws nothing", () => {
    assert.deepEqual(house.troubles, [])
  })
})

async function assertFits(page: Page, width: number): Promise<void> {
  await settled(page)
  assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 0, "something could not be read")
  assert.deepEqual(await widerThanTheirPlace(page), [], `at ${width}`)
  assert.deepEqual(await filtersWithoutLabel(page), [], `at ${width}`)
  assert.deepEqual(await brokenOverLines(page), [], `at ${width}`)
  assert.deepEqual(await rawMarkup(page), [], `at ${width}`)
}

/** The page, where it has to be scrolled sideways, and each table of which a part is out of sight. */
async function widerThanTheirPlace(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("table")]
      .map((element) => ({ element, place: element.closest("[class*=TableScrollContainer]") ?? element }))
      .filter(({ place }) => place.scrollWidth > place.clientWidth)
      .map(({ element }) => element.querySelector("caption")?.innerText ?? "the page"),
  )
}

/** The names of filters that only those hear who cannot see: each has a label above it. */
async function filtersWithoutLabel(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("search :is(input:not([type=hidden]), select)")]
      .filter(({ labels }) => !labels?.[0]?.checkVisibility())
      .map(({ name, ariaLabel }) => ariaLabel ?? name),
  )
}

/** The phone numbers and times of which a part is on another line. */
async function brokenOverLines(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.nodeValue ?? ""
      if (!/^\s*\+\d{8,15}\s*$/.test(text) && !node.parentElement?.closest("time")) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)))
      if (lines.size > 1) broken.push(text)
    }
    return broken
  })
}

/** The texts that show a mark of the API's sentences instead of code. */
async function rawMarkup(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT)
    const raw: string[] = []
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      if (node.nodeValue?.includes("`") && !node.parentElement?.closest("code, pre, textarea, script"))
        raw.push(node.nodeValue)
    }
    return raw
  })
}
