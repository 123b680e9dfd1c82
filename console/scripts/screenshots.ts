/**
 * `npm run screenshots -w console [-- <page> …]`: writes docs/screenshots/<page>-<width>.png of each page, and of some in the dark,
 * from an installation of its own in which something has happened.
 */
import { mkdirSync } from "node:fs"
import path from "node:path"
import type { Page } from "playwright-core"
import { fillInstallation } from "./fill-installation.ts"
import { startConsole } from "../test/support/start-console.ts"
import { chooseTheme, settled } from "../test/support/visit.ts"

const folder = path.join(import.meta.dirname, "../../docs/screenshots")
const widths = { 1440: 900, 390: 844 }

interface Shot {
  name: string
  /** Below `/console`. */
  path: string
  alsoDark?: boolean
  /** What is opened or typed before. */
  prepare?(page: Page): Promise<void>
}

const shots: readonly Shot[] = [
  { name: "home", path: "/", alsoDark: true },
  { name: "messages", path: "/messages" },
  { name: "send", path: "/send" },
  { name: "simulator", path: "/simulator" },
  { name: "webhooks", path: "/webhooks" },
  { name: "events", path: "/events" },
  { name: "numbers", path: "/numbers" },
  { name: "opt-outs", path: "/opt-outs" },
  { name: "credentials", path: "/credentials" },
  { name: "settings", path: "/settings" },
  { name: "carriers", path: "/carriers" },
  { name: "routes", path: "/routes" },
  { name: "rates", path: "/rates" },
  { name: "accounts", path: "/accounts" },
]

const asked = process.argv.slice(2)
await using house = await startConsole()
mkdirSync(folder, { recursive: true })
const isWanted = (name: string) => asked.length === 0 || asked.includes(name)
if (isWanted("sign-in")) await shoot(await house.newPage(), { name: "sign-in", path: "/sign-in", alsoDark: true })
await house.signUp()
await fillInstallation(house.installation)
for (const shot of shots) if (isWanted(shot.name)) await shoot(house.page, shot)

async function shoot(page: Page, { name, path: place, alsoDark = false, prepare }: Shot): Promise<void> {
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height })
    for (const scheme of alsoDark ? (["dark", "light"] as const) : (["light"] as const)) {
      await house.visit(place, page)
      await chooseTheme(page, scheme)
      await prepare?.(page)
      await settled(page)
      const suffix = scheme === "dark" ? "-dark" : ""
      await page.screenshot({ path: path.join(folder, `${name}-${width}${suffix}.png`) })
    }
  }
}
