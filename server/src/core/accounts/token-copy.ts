import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { readSealedColumns } from "#core/db/sealed-columns.ts"
import { toSid } from "#core/std/ids.ts"
import type { SealedValue } from "#core/std/reseal-all.ts"
import { open, seal, SecretUnreadable, type SecretKeys } from "#core/std/secret-box.ts"
import { AccountRefusal } from "./refusals.ts"
import { lockAccount } from "./store.ts"

/** Seals a copy of the auth token with this id (docs/decisions/109). */
export function sealToken(keys: SecretKeys, id: string, authToken: string): Buffer {
  return seal(keys, authToken, ownerOf(id))
}

/** Stores the copy of a token that has none, unless the account keeps no copies. */
export async function storeTokenCopy(tx: Tx, accountId: string, id: string, sealed: Buffer): Promise<void> {
  await tx.query(
    `update auth_tokens set sealed_token = $3
      where account_id = $1 and id = $2 and keeps_copy and sealed_token is null`,
    [accountId, id, sealed],
    "accounts_store_token_copy",
  )
}

/**
 * Returns the newest auth token of the account that works and has a copy. Null when there is no copy, or when
 * none of the keys opens it. After a rotation without the keys, that is the earlier token until the next
 * sign-in.
 */
export async function readAuthToken(tx: Tx, accountId: string, keys: SecretKeys, now: number): Promise<string | null> {
  const [row] = await tx.query<{ id: string; sealedToken: Buffer | null }>(
    `select id, sealed_token from auth_tokens
      where account_id = $1 and sealed_token is not null and (expires_at is null or expires_at > $2)
      order by id desc limit 1`,
    [accountId, time(now)],
    "accounts_read_auth_token",
  )
  if (!row?.sealedToken) return null
  try {
    return open(keys, row.sealedToken, ownerOf(row.id)).toString()
  } catch (error) {
    if (error instanceof SecretUnreadable) return null
    throw error
  }
}

/**
 * Whether the account keeps a copy of its auth tokens. Without it, the copies are erased here. With it, the
 * next sign-in with the token stores one. Throws `account_not_found`.
 */
export async function keepTokenCopies(tx: Tx, accountId: string, isKept: boolean): Promise<void> {
  if (!(await lockAccount(tx, accountId))) throw new AccountRefusal("account_not_found", "The account does not exist.")
  await tx.query(
    `update auth_tokens set keeps_copy = $2, sealed_token = case when $2 then sealed_token end where account_id = $1`,
    [accountId, isKept],
  )
}

export function sealedOfAccounts(db: Tx): AsyncGenerator<SealedValue> {
  return readSealedColumns(db, {
    table: "auth_tokens",
    key: ["account_id", "id"],
    columns: ["sealed_token"],
    describe: ({ account_id: accountId, id }) => ({
      owner: ownerOf(id),
      name: `the copy of the auth token of account ${toSid("account", accountId)}`,
    }),
  })
}

function ownerOf(id: string): string {
  return `auth token ${id}`
}
