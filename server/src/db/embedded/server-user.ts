import { spawnSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"

/** Whom the server runs as. Undefined means: as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined

/** All that the server's processes get of the environment: our secrets are none of theirs, and its own variables would mislead it. */
export const serverEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" }

const nobody = { uid: 65_534, gid: 65_534 }

/**
 * PostgreSQL refuses to run as root. Root therefore hands the server to the owner of the data folder when there is one, else
 * to `postgres`, else to `nobody`: initdb refuses a user that the system does not know, and these are the two that it may know.
 */
export function chooseServerUser(dataFolder: string): ServerUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return knownUser("postgres") ?? knownUser("nobody") ?? nobody
}

/** Whether the user can enter the folder, tried and not computed: access lists and mounts have their say too. */
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
