/** Adds to package-lock.json the platform packages that npm left out. To be run after a change of dependencies. */
import { writeFileSync } from "node:fs"
import { lockPath, missingFrom, readLock } from "./lock.ts"

const lock = readLock()
const missing = missingFrom(lock)
const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([one], [other]) =>
  one.localeCompare(other, "en"),
)
writeFileSync(lockPath, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
process.stdout.write(`Added ${Object.keys(missing).length} packages to the lock.\n`)
