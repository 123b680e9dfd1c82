import assert from "node:assert/strict"
import { existsSync, mkdirSync } from "node:fs"
import path from "node:path"
import type { TestContext } from "node:test"

export interface Ran {
  status: number | null
  said: string
}

export const unreachable = "The package registry cannot be reached from this machine."

/**
 * Installs a program from a package registry into the folder `home`, unless `result` already exists in that
 * folder. Skips the test if the registry cannot be reached.
 */
export function installOnce(t: TestContext, home: string, result: string, install: () => Ran): boolean {
  if (existsSync(path.join(home, result))) return true
  mkdirSync(home, { recursive: true })
  const { status, said } = install()
  if (status === 0) return true
  if (!isUnreachable(said)) assert.fail(said)
  t.skip(unreachable)
  return false
}

export function isUnreachable(said: string): boolean {
  return /ENOTFOUND|Could not resolve host|Failed to connect|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|no such host|connection refused|i\/o timeout|NewConnectionError|Temporary failure in name resolution/.test(
    said,
  )
}
