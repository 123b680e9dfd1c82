import { execFileSync } from "node:child_process"
import { arch, cpus, platform, release, totalmem } from "node:os"
import type { Client } from "pg"

/** The machine of the figures. A figure is meaningless without it. */
export interface Machine {
  cpu: string
  cores: number
  memoryGb: number
  system: string
  node: string
  commit: string
  postgresql?: string
}

export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    commit: currentCommit(),
  }
}

export async function describePostgres(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string; fsync: string; commit: string }>(
    `select current_setting('server_version') as version, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit`,
  )
  return `${rows[0]?.version} (fsync ${rows[0]?.fsync}, synchronous_commit ${rows[0]?.commit})`
}

function currentCommit(): string {
  try {
    const git = (...words: string[]) =>
      execFileSync("git", words, { encoding: "utf8", cwd: import.meta.dirname, stdio: "pipe" }).trim()
    const isChanged = git("status", "--porcelain", "--untracked-files=no") !== ""
    return git("rev-parse", "--short", "HEAD") + (isChanged ? " with changes" : "")
  } catch {
    return "unknown"
  }
}
