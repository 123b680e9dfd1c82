/**
 * Adds to package-lock.json the platform packages that npm left out, and the hashes of their content. Run it
 * after a change of dependencies.
 */
import { spawnSync } from "node:child_process"
import { writeFileSync } from "node:fs"
import { lockPath, missingFrom, nameOf, readLock, withIntegrity, withoutIntegrity } from "./lock.ts"

const lock = readLock()
const missing = missingFrom(lock)
const packages = { ...lock.packages, ...missing }
const unhashed = withoutIntegrity({ packages })
let hashed = 0
for (const place of unhashed) {
  const locked = packages[place]
  const integrity = locked && integrityOf(`${nameOf(place)}@${locked.version}`)
  if (!integrity) continue
  packages[place] = withIntegrity(locked, integrity)
  hashed++
}
const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, "en"))
writeFileSync(lockPath, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
process.stdout.write(
  `Added ${Object.keys(missing).length} packages and ${hashed} hashes to the lock. ${unhashed.length - hashed} packages have no hash, because the registry does not have them.\n`,
)

/** What the registry says of the package; undefined if the registry does not have it. */
function integrityOf(spec: string): string | undefined {
  const line = ["view", spec, "dist.integrity", "--loglevel=silent"]
  const { stdout } = spawnSync("npm", line, { encoding: "utf8", shell: process.platform === "win32" })
  const integrity = stdout.trim()
  return integrity.startsWith("sha512-") ? integrity : undefined
}
