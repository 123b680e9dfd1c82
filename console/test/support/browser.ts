import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium, type Browser } from "playwright-core"

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
const installMaxMs = 5 * 60_000

/** Of the Chromium of this machine; installed where it is missing and can be. Else the reason why there is none. */
export const chromiumHere: { path: string } | { reason: string } = find() ?? install()

/** For `describe` and `test`: false, or why the tests of the browser are left out. */
export const skip: string | false = "reason" in chromiumHere ? chromiumHere.reason : false

export async function launchChromium(): Promise<Browser> {
  if ("reason" in chromiumHere) throw new Error(chromiumHere.reason)
  return await chromium.launch({
    executablePath: chromiumHere.path,
    // Chromium refuses its sandbox to root, and a container has a small /dev/shm.
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-dev-shm-usage"],
  })
}

function find(): { path: string } | undefined {
  const path = places.find((place) => existsSync(place))
  return path ? { path } : undefined
}

function install(): { path: string } | { reason: string } {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0)
    return { reason: `There is no Chromium at ${places.join(", ")}, and only root with apt-get can install it.` }
  const options = {
    encoding: "utf8",
    timeout: installMaxMs,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const
  spawnSync("apt-get", ["update", "-q"], options)
  const run = spawnSync("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"], options)
  return find() ?? { reason: `apt-get could not install chromium: ${run.stderr?.trim().split("\n").at(-1)}` }
}
