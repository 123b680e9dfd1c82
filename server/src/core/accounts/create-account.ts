import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { addToken } from "./add-token.ts"
import { insertAccount } from "./store.ts"

export interface NewAccount {
  /** 1 to 200 characters, for people. */
  name: string
  /** Requests a second. Null or absent: the installation's default. */
  ratePerSecond?: number | null
  /** Phone numbers. Null or absent: the installation's default. */
  phoneNumbersMax?: number | null
  newId: NewId
  now: number
  /** Without them, the first sign-in with the token stores its sealed copy. */
  secretKeys?: SecretKeys
}

/** Creates an active account with one auth token. Returns the token, which is never shown again. */
export async function createAccount(
  tx: Tx,
  { name, ratePerSecond = null, phoneNumbersMax = null, newId, now, secretKeys }: NewAccount,
): Promise<{ accountId: string; authToken: string }> {
  const accountId = newId()
  await insertAccount(tx, { id: accountId, name, ratePerSecond, phoneNumbersMax, now })
  const authToken = await addToken(tx, accountId, { newId, now, keepsCopy: true, secretKeys })
  return { accountId, authToken }
}
