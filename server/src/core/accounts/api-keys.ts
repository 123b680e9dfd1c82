import type { Tx } from "#core/db/database.ts"
import { fromRow, type RowOf } from "#core/db/from-row.ts"
import type { Page } from "#core/db/page.ts"
import type { NewId } from "#core/std/ids.ts"
import type { ApiKey, Scope } from "./api-key.ts"
import { AccountRefusal } from "./refusals.ts"
import { hashSecret, newAccountSecret } from "./secret.ts"
import { countLiveApiKeys, insertApiKey, listApiKeyRows, lockAccount, readApiKeyRow, revokeApiKeyRow } from "./store.ts"

/**
 * The limit of valid keys of an account. Enough for one per deployment, and few enough for people to know
 * each of them.
 */
export const apiKeysMax = 100

export interface NewApiKey {
  /** 1 to 200 characters, for people. */
  name: string
  scope: Scope
}

/**
 * Creates a key of the account. Returns it with its secret, which can never be read again. Refuses
 * `account_not_found`, and `api_keys_exhausted` when 100 keys are valid.
 */
export async function createApiKey(
  tx: Tx,
  accountId: string,
  { name, scope }: NewApiKey,
  { newId, now }: { newId: NewId; now: number },
): Promise<{ apiKey: ApiKey; secret: string }> {
  if (!(await lockAccount(tx, accountId))) throw new AccountRefusal("account_not_found", "The account does not exist.")
  if ((await countLiveApiKeys(tx, accountId)) >= apiKeysMax) {
    throw new AccountRefusal("api_keys_exhausted", `An account can have ${apiKeysMax} API keys. Revoke one first.`)
  }
  const id = newId()
  const secret = newAccountSecret()
  await insertApiKey(tx, accountId, { id, name, scope, hash: hashSecret(secret), now })
  return { apiKey: { id, name, scope, createdAt: now, lastUsedAt: null, revokedAt: null }, secret }
}

/**
 * Returns keys of the account, including revoked ones, newest first. `before` is the id of the last key of
 * the previous page.
 */
export async function listApiKeys(tx: Tx, accountId: string, page: Page): Promise<ApiKey[]> {
  return (await listApiKeyRows(tx, accountId, page)).map(fromRow<ApiKey>)
}

/** Refuses `api_key_not_found`, also for another account's key. */
export async function readApiKey(tx: Tx, accountId: string, id: string): Promise<ApiKey> {
  return found(await readApiKeyRow(tx, accountId, id))
}

/**
 * Revokes a key permanently. Repeating it changes nothing. Refuses `api_key_not_found`. After the commit,
 * call `Authenticator.forget`. Otherwise this process accepts the key for some seconds more.
 */
export async function revokeApiKey(tx: Tx, accountId: string, id: string, now: number): Promise<ApiKey> {
  return found(await revokeApiKeyRow(tx, accountId, id, now))
}

function found(row: RowOf<ApiKey> | undefined): ApiKey {
  if (!row)
    throw new AccountRefusal("api_key_not_found", "There is no API key with this sid. List the keys to find it.")
  return fromRow<ApiKey>(row)
}
