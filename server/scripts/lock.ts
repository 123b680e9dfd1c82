import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "./checks.ts"

interface LockedPackage {
  version?: string
  integrity?: string
  /** The folder of a link. npm omits the address of a package of the registry. */
  resolved?: string
  link?: boolean
  /** The name in the registry, if it differs from the name of the folder. */
  name?: string
  hasInstallScript?: boolean
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
 * The platform packages that a lock should name and does not, by their place in it. A new lock of npm omits
 * the packages that its registry does not have at the moment, for any platform. `npm ci` then refuses that
 * lock on every machine.
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

/** The places of packages that npm would accept with any content, because the lock has no hash of it. */
export function withoutIntegrity({ packages }: Lock): string[] {
  const installed = Object.keys(packages).filter((place) => place.includes("node_modules/") && !packages[place]?.link)
  return installed.filter((place) => !packages[place]?.integrity?.startsWith("sha512-"))
}

/** The entry with the hash of its content, in npm's own order of fields. */
export function withIntegrity({ version, ...rest }: LockedPackage, integrity: string): LockedPackage {
  return { ...(version === undefined ? {} : { version }), integrity, ...rest }
}

/** `@tool/binding` of `node_modules/owner/node_modules/@tool/binding`. */
export function nameOf(place: string): string {
  return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)
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
