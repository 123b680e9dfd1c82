import { existsSync } from "node:fs"
import { chromium, type Browser } from "playwright-core"
import { installPackage } from "../../../server/test/support/install-package.ts"

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Of the Chromium of this machine; installed where it is missing and can be. Else the reason why there is none. */
export const chromiumHere: { path: string } | { reason: string } = find() ?? install()

/** For `describe` and `test`: false, or why the tests of the browser are left out. */
export const skip: string | false = "reason" in chromiumHere ? chromiumHere.reason : false

export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  if ("reason" in chromiumHere) throw new Error(chromiumHere.reason)
  return await chromium.launch({
    executablePath: chromiumHere.path,
    // Chromium refuses its sandbox to root, and a container has a small /dev/shm.
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-dev-shm-usage", ...args],
  })
}

function find(): { path: string } | undefined {
  const path = places.find((place) => existsSync(place))
  return path ? { path } : undefined
}

function install(): { path: string } | { reason: string } {
  const trouble = installPackage("chromium")
  return (
    find() ?? { reason: `There is no Chromium at ${places.join(", ")}; ${trouble ?? "its package has it elsewhere."}` }
  )
}
