/**
 * `npm run screenshots [-- <page> …]`: writes docs/screenshots/<page>-<width>.png of each page, and of some
 * in the dark, from an installation of its own with data. `SCREENSHOTS` names another folder, which also gets
 * every page in the dark, at its whole height.
 */
import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright-core"
import { startFilledConsole } from "../test/support/filled-console.ts"
import { places, type Place } from "../test/support/places.ts"
import { chooseTheme, settled } from "../test/support/visit.ts"

const elsewhere = process.env.SCREENSHOTS
const folder = elsewhere ?? path.join(import.meta.dirname, "../../docs/screenshots")
const widths = { 1440: 900, 390: 844 }
const alsoDark = ["home", "sign-in"]

const asked = process.argv.slice(2)
const isWanted = (name: string) => asked.length === 0 || asked.includes(name)
await using house = await startFilledConsole()
mkdirSync(folder, { recursive: true })
if (isWanted("sign-in")) await shoot(await house.newPage(), { name: "sign-in", path: () => "/sign-in" })
// The first page is the last: what it counts is added up some seconds after it happened.
for (const place of [...places.slice(1), ...places.slice(0, 1)])
  if (isWanted(place.name)) await shoot(house.page, place)

async function shoot(page: Page, { name, path: pathOf, prepare }: Place): Promise<void> {
  const schemes = elsewhere || alsoDark.includes(name) ? (["dark", "light"] as const) : (["light"] as const)
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    await house.visit(pathOf(house.filled), page)
    await prepare?.(page)
    for (const scheme of schemes) {
      await chooseTheme(page, scheme)
      await settled(page)
      const file = `${name}-${width}${scheme === "dark" ? "-dark" : ""}.png`
      await page.screenshot({ path: path.join(folder, file), fullPage: Boolean(elsewhere) })
    }
  }
}
