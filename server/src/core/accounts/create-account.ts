import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import { hashSecret, newAccountSecret } from "./secret.ts"
import { insertAccount, insertToken } from "./store.ts"

export interface NewAccount {
  /** 1 to 200 characters, for people. */
  name: string
  /** Requests a second. Null or absent: the installation's default. */
  ratePerSecond?: number | null
  /** Phone numbers. Null or absent: the installation's default. */
  phoneNumbersMax?: number | null
  newId: NewId
  now: number
}

/** Creates an active account with one auth token. Returns the token, which can never be read again. */
export async function createAccount(
  tx: Tx,
  { name, ratePerSecond = null, phoneNumbersMax = null, newId, now }: NewAccount,
): Promise<{ accountId: string; authToken: string }> {
  const accountId = newId()
  const authToken = newAccountSecret()
  await insertAccount(tx, { id: accountId, name, ratePerSecond, phoneNumbersMax, now })
  await insertToken(tx, { accountId, id: newId(), hash: hashSecret(authToken), now })
  return { accountId, authToken }
}
