import { spawnSync } from "node:child_process"
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { memoryFolder } from "#core/db/test-server.ts"
import { installPackages } from "../test/support/install-package.ts"

interface Server {
  url: string
  stop(): void
}

/** Where Debian and Ubuntu put it. */
const binaries = "/usr/lib/postgresql/15/bin"

/** A PostgreSQL 15 of its own for one test run, in a temporary folder, or the reason why there is none. */
export function startPostgresql15(): Server | { reason: string } {
  if (!existsSync(binaries) && process.env.CI) installPackages("postgresql-15")
  if (!existsSync(binaries)) return { reason: `there is none in ${binaries} (Debian package postgresql-15).` }

  const folder = mkdtempSync(path.join(memoryFolder ?? tmpdir(), "posthorn-pg15-"))
  const data = path.join(folder, "data")
  if (isRoot) chownSync(folder, owner().uid, owner().gid)
  const stop = () => {
    runAsOwner(folder, "pg_ctl", ["stop", "-D", data, "-m", "immediate"])
    rmSync(folder, { recursive: true, force: true })
  }
  const port = 20_000 + (process.pid % 20_000)
  // Durability is what the embedded run tests; here a power cut may take everything.
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`
  const failed =
    runAsOwner(folder, "initdb", [
      "-D",
      data,
      "-U",
      "postgres",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C",
      "--no-sync",
    ]) ?? runAsOwner(folder, "pg_ctl", ["start", "-D", data, "-w", "-l", path.join(folder, "log"), "-o", settings])
  if (!failed) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  stop()
  return { reason: failed }
}

const isRoot = process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root, so root lends it to a user without rights. Debian makes `postgres`;
 * 65534 is `nobody`.
 */
function owner(): { uid: number; gid: number } {
  const entry = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"))
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) }
}

/** Gives what went wrong, or nothing. */
function runAsOwner(folder: string, tool: string, options: readonly string[]): string | undefined {
  const run = spawnSync(path.join(binaries, tool), options, {
    cwd: folder,
    // A server that inherited these streams would keep them open after pg_ctl has ended.
    stdio: tool === "pg_ctl" ? "ignore" : "pipe",
    encoding: "utf8",
    ...(isRoot ? owner() : {}),
  })
  if (run.status === 0) return undefined
  return `${tool} failed: ${run.error?.message ?? run.stderr ?? `exit code ${run.status}`}`
}
