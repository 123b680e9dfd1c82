import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

export const lockPath = path.join(root, "package-lock.json")

export function readLock(): Lock {
  return JSON.parse(readFileSync(lockPath, "utf8")) as Lock
}

/**
 * The platform packages that a lock should name and does not, by their place in it. npm leaves out of a new lock what its
 * registry did not have at the moment, for whatever platform; `npm ci` then refuses that lock on every machine.
 */
export function missingFrom({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const owner of Object.values(packages)) {
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const place = `node_modules/${name}`
      if (packages[place]) continue
      const { os, cpu, libc } = platformOf(name)
      // In npm's own order of fields, so that its next install does not rewrite them.
      missing[place] = { version, cpu, ...(owner.dev && { dev: true }), ...(libc && { libc }), optional: true, os }
    }
  }
  return missing
}

/** These packages say in their names where they run, such as `binding-linux-arm64-musl`. */
function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } {
  const words = new Set(name.split(/[/-]/))
  const os = [
    "aix",
    "android",
    "darwin",
    "freebsd",
    "linux",
    "netbsd",
    "openbsd",
    "openharmony",
    "sunos",
    "win32",
  ].filter((word) => words.has(word))
  const cpu = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "x64"].filter((word) =>
    words.has(word),
  )
  if (os.length !== 1 || cpu.length !== 1)
    throw new Error(`${name} does not say for which platform it is: complete the lock by hand.`)
  if (words.has("musl")) return { os, cpu, libc: ["musl"] }
  return words.has("gnu") ? { os, cpu, libc: ["glibc"] } : { os, cpu }
}
