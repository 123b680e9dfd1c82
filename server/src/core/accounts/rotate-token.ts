import type { Tx } from "#core/db/database.ts"
import type { NewId } from "#core/std/ids.ts"
import { AccountRefusal } from "./refusals.ts"
import type { SecretKeys } from "#core/std/secret-box.ts"
import { addToken } from "./add-token.ts"
import { deleteTokens, expireToken, listTokens, lockAccount } from "./store.ts"

export interface TokenRotation {
  newId: NewId
  now: number
  /** How long the previous token stays valid. 0 ends it at once. */
  overlapMs: number
  /** Without them, the next sign-in with the token stores its sealed copy. */
  secretKeys?: SecretKeys
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
  { newId, now, overlapMs, secretKeys }: TokenRotation,
): Promise<string> {
  if (!(await lockAccount(tx, accountId))) throw accountNotFound()
  const [newest, ...older] = await listTokens(tx, accountId)
  await deleteTokens(tx, accountId, idsOf(older))
  if (newest !== undefined) await expireToken(tx, accountId, newest.id, now + overlapMs)
  const { keepsCopy = true } = newest ?? {}
  return await addToken(tx, accountId, { newId, now, keepsCopy, secretKeys })
}

/**
 * Ends the token that the last rotation replaced. The newest one stays. Does nothing when no older token
 * works. After the commit, call `Authenticator.forget`.
 */
export async function endPreviousToken(tx: Tx, accountId: string): Promise<void> {
  if (!(await lockAccount(tx, accountId))) throw accountNotFound()
  const [, ...older] = await listTokens(tx, accountId)
  await deleteTokens(tx, accountId, idsOf(older))
}

function idsOf(tokens: readonly { id: string }[]): string[] {
  return tokens.map(({ id }) => id)
}

function accountNotFound(): AccountRefusal {
  return new AccountRefusal("account_not_found", "The account does not exist.")
}
