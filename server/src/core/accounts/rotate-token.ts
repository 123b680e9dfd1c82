import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import { AccountRefusal } from "./refusals.ts"
import { hashSecret, newAccountSecret } from "./secret.ts"
import { deleteTokens, expireToken, findTokenEnd, insertToken, listTokenIds, lockAccount } from "./store.ts"

export interface TokenRotation {
  newId: NewId
  now: number
  /** How long the previous token stays valid. 0 ends it at once. */
  overlapMs: number
}

/**
 * Creates a new auth token for the account and returns it, only this once. At most two tokens are valid at a
 * time: the new one, and the previous one until the overlap ends. Older tokens end here.
 * Throws `account_not_found`. Call `Authenticator.forget` after the commit. Otherwise this process accepts an
 * ended token for some seconds more.
 */
export async function rotateToken(
  tx: Tx,
  accountId: string,
  { newId, now, overlapMs }: TokenRotation,
): Promise<string> {
  if (!(await lockAccount(tx, accountId))) throw accountNotFound()
  const [newest, ...older] = await listTokenIds(tx, accountId)
  await deleteTokens(tx, accountId, older)
  if (newest !== undefined) await expireToken(tx, accountId, newest, now + overlapMs)
  const authToken = newAccountSecret()
  await insertToken(tx, { accountId, id: newId(), hash: hashSecret(authToken), now })
  return authToken
}

/**
 * Ends the token that the last rotation replaced. The newest one stays. Does nothing when no older token
 * works. After the commit, call `Authenticator.forget`.
 */
export async function endPreviousToken(tx: Tx, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, accountId))) throw accountNotFound()
  const [, ...older] = await listTokenIds(tx, accountId)
  await deleteTokens(tx, accountId, older)
}

/** Returns the end of the previous token; null if there is none, or it has ended. */
export function readPreviousEnd(tx: Tx, accountId: string, now: number): Promise<number | null> {
  return findTokenEnd(tx, accountId, now)
}

function accountNotFound(): AccountRefusal {
  return new AccountRefusal("account_not_found", "The account does not exist.")
}
