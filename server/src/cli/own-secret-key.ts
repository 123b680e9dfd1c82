import { existsSync } from "node:fs"
import path from "node:path"
import { readConfig } from "#config.ts"
import { keptSecretKey } from "#config/secret-key.ts"
import type { SecretKeys } from "#std/secret-box.ts"
import type { Call } from "./command.ts"

/**
 * The installation's keys. The embedded store and its key are in one folder, so the key may be made here as a start would. With
 * another store the key lies where the server runs, and one made here would seal what the server cannot open.
 */
export function ownSecretKeys({ environment, settings }: Call): SecretKeys {
  const { secretKey, otherSecretKeys } = readConfig(environment, (dataDir) => {
    const place = path.join(dataDir, "secret.key")
    if (settings.databaseUrl && !existsSync(place))
      throw new Error(
        `There is no secret key in ${place}. Run this where Posthorn runs, or set POSTHORN_SECRET_KEY to the key that it has.`,
      )
    return keptSecretKey(dataDir)
  })
  return [secretKey, ...otherSecretKeys]
}
