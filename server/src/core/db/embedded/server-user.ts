import { spawnSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"

/** The user of the server. Undefined means our own user. */
export type ServerUser = { uid: number; gid: number } | undefined

/**
 * The whole environment of the server's processes. They must not get our secrets, and variables of PostgreSQL
 * would mislead them.
 */
export const serverEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }

const anonymous = { uid: 65_534, gid: 65_534 }

/**
 * Returns the user that runs the server. PostgreSQL refuses to run as root. For root it is the owner of an
 * existing data folder, else `postgres` or the user for unprivileged work. Other users must exist in the
 * system, or initdb refuses them.
 */
export function chooseServerUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return knownUser("postgres") ?? knownUser("nobody") ?? anonymous
}

/**
 * Returns whether the user can enter the folder. It is tried and not computed, because access lists and
 * mounts matter too.
 */
export function canEnter(folder: string, user: ServerUser): boolean {
  if (process.platform === "win32") return true
  return (
    spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
      ...user,
      cwd: "/",
      env: serverEnvironment,
      stdio: "ignore",
    }).status === 0
  )
}

function knownUser(name: string): ServerUser {
  const line = readPasswd().find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(":") ?? []
  // macOS writes `nobody` as -2.
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined
}

function readPasswd(): string[] {
  try {
    return readFileSync("/etc/passwd", "utf8").split("\n")
  } catch {
    return []
  }
}
