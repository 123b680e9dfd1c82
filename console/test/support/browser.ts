import { existsSync } from "node:fs"
import { chromium, type Browser } from "playwright-core"
import { patienceMs } from "../../../server/test/support/eventually.ts"
import { installPackages } from "../../../server/test/support/install-package.ts"

/** Chromium without its user interface, which starts three times faster and opens a new session in half the time. */
const shell = "/usr/bin/chromium-headless-shell"
const places = [shell, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The Chromium of this machine, or the reason why there is none. In CI the shell is installed, elsewhere only when there is none at all. */
export const chromiumHere: { path: string } | { reason: string } = find(process.env.CI ? [shell] : places) ?? install()

/** For `describe` and `test`: false, or why the tests of the browser are left out. */
export const skip: string | false = "reason" in chromiumHere ? chromiumHere.reason : false

export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  if ("reason" in chromiumHere) throw new Error(chromiumHere.reason)
  return await chromium.launch({
    executablePath: chromiumHere.path,
    timeout: patienceMs,
    // Chromium refuses its sandbox to root, and a container has a small /dev/shm.
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-dev-shm-usage", ...args],
  })
}

function find(candidates: readonly string[]): { path: string } | undefined {
  const path = candidates.find((place) => existsSync(place))
  return path ? { path } : undefined
}

function install(): { path: string } | { reason: string } {
  const trouble = installPackages("chromium-headless-shell")
  return (
    find(places) ?? {
      reason: `There is no Chromium at ${places.join(", ")}; ${trouble ?? "its package has it elsewhere."}`,
    }
  )
}
