import { randomBytes } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { base64Key } from "./parsers.ts"

/** Returns the path of the key file. It is used unless POSTHORN_SECRET_KEY is set. */
export function secretKeyFile(dataDir: string): string {
  return path.join(dataDir, "secret.key")
}

/**
 * Returns the key in `dataDir`, or null when there is none. Throws when the file is unreadable or holds no
 * key.
 */
export function readSecretKey(dataDir: string): Uint8Array | null {
  const place = secretKeyFile(dataDir)
  try {
    return base64Key(readFileSync(place, "utf8").trim())
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null
    throw new Error(`The secret key in ${place} cannot be used. Restore the key with which the store was created.`, {
      cause: error,
    })
  }
}

/**
 * Returns the key in `dataDir`, and creates it when there is none. Only the owner can read the file. Other
 * users can read the folder, because the store can run as another user.
 *
 * A link appears whole or not at all. Two concurrent first starts therefore agree on one key, and a crash
 * leaves no partial key.
 */
export function ensureSecretKey(dataDir: string): Uint8Array {
  const known = readSecretKey(dataDir)
  if (known) return known
  mkdirSync(dataDir, { recursive: true })
  const place = secretKeyFile(dataDir)
  const aside = `${place}.${process.pid}`
  writeFileSync(aside, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(aside, place)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  } finally {
    rmSync(aside)
  }
  const key = readSecretKey(dataDir)
  if (!key) throw new Error(`The secret key in ${place} was deleted during its creation. Start Posthorn again.`)
  return key
}
