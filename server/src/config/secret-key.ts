import { randomBytes } from "node:crypto"
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { base64Key } from "./parsers.ts"

/**
 * The key of `dataDir`, made when there is none. It is readable for its owner alone, and once made it stays: what was encrypted
 * with it could not be read with another. The folder itself stays open to others, for the store may run as another user.
 */
export function keptSecretKey(dataDir: string): Uint8Array {
  mkdirSync(dataDir, { recursive: true })
  const place = path.join(dataDir, "secret.key")
  return read(place) ?? make(place)
}

function read(place: string): Uint8Array | undefined {
  try {
    return base64Key(readFileSync(place, "utf8").trim())
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw new Error(
      `The secret key in ${place} cannot be used. Put back the one that was there when the store was made.`,
      {
        cause: error,
      },
    )
  }
}

/** A link appears whole or not at all, so two first starts agree on one key and a crash leaves none by half. */
function make(place: string): Uint8Array {
  const aside = `${place}.${process.pid}`
  writeFileSync(aside, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(aside, place)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  } finally {
    rmSync(aside)
  }
  const key = read(place)
  if (!key) throw new Error(`The secret key in ${place} vanished while it was made.`)
  return key
}
