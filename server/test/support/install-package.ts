import { spawnSync } from "node:child_process"
import { tmpdir } from "node:os"
import path from "node:path"

/** Of some packages with all that they need, while somebody else may be installing another. */
const patienceSeconds = 300
const lockFile = path.join(tmpdir(), "posthorn-tests-apt.lock")

/**
 * Installs packages of Debian that a test needs, where root runs the tests and there is apt-get. Files of
 * tests run side by side and may ask for the same ones: each waits for the one before. Gives what went wrong,
 * or nothing.
 */
export function installPackages(...names: readonly string[]): string | undefined {
  if (process.getuid?.() !== 0) return "only root can install it."
  const patience = ["-o", `DPkg::Lock::Timeout=${patienceSeconds}`, "-q"]
  apt([...patience, "update"])
  return apt([...patience, "install", "--yes", "--no-install-recommends", ...names])
}

function apt(line: readonly string[]): string | undefined {
  const run = spawnSync("flock", ["--timeout", String(patienceSeconds), lockFile, "apt-get", ...line], {
    encoding: "utf8",
    timeout: 2 * patienceSeconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })
  if (run.status === 0) return undefined
  return `apt-get could not do it: ${run.error?.message ?? run.stderr.trim().split("\n").at(-1)}`
}
