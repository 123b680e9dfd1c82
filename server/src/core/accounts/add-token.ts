import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { hashSecret, newAccountSecret } from "./secret.ts"
import { insertToken } from "./store.ts"
import { sealToken } from "./token-copy.ts"

/** Stores a new auth token, with its sealed copy when the keys are given. Returns the token. */
export async function addToken(
  tx: Tx,
  accountId: string,
  {
    newId,
    now,
    keepsCopy,
    secretKeys,
  }: {
    newId: NewId
    now: number
    keepsCopy: boolean
    secretKeys: SecretKeys | undefined
  },
): Promise<string> {
  const id = newId()
  const authToken = newAccountSecret()
  const sealed = keepsCopy && secretKeys ? sealToken(secretKeys, id, authToken) : null
  await insertToken(tx, { accountId, id, hash: hashSecret(authToken), keepsCopy, sealed, now })
  return authToken
}
