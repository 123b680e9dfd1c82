import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process"
import path from "node:path"
import { createInterface } from "node:readline"
import type { Readable } from "node:stream"
import { installPackages } from "./install-package.ts"

/** Debian's Net::SMPP, an SMPP of other people in another language; see `net-smpp.pl`. */
export interface NetSmpp {
  process: ChildProcessByStdio<null, Readable, null>
  /** What it prints, line by line. */
  lines: AsyncIterableIterator<string>
}

/**
 * Why it cannot be run here, or null. On a machine of its own that checks changes (CI), it is installed
 * first.
 */
export function whyNoNetSmpp(): string | null {
  if (isThere()) return null
  if (process.env.CI) installPackages("libnet-smpp-perl")
  return isThere() ? null : "there is no Net::SMPP (Debian package libnet-smpp-perl)."
}

export function startNetSmpp(...options: readonly string[]): NetSmpp {
  const script = path.join(import.meta.dirname, "net-smpp.pl")
  const child = spawn("perl", [script, ...options], { stdio: ["ignore", "pipe", "inherit"] })
  return { process: child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

function isThere(): boolean {
  return spawnSync("perl", ["-MNet::SMPP", "-e", "1"], { stdio: "ignore" }).status === 0
}
