import type { Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Account, AccountChange } from "./account.ts"
import type { ApiKey, Scope } from "./api-key.ts"

const accountColumns =
  "id, name, status, rate_per_second, phone_numbers_max, support_email, support_phone, support_url, created_at, updated_at"

export interface CredentialRow {
  accountId: string
  status: "active" | "suspended"
  ratePerSecond: number | null
  hash: Buffer
  scope: Scope
  keyId: string | null
  tokenId: string | null
  /** Null for a token. */
  lastUsedAt: number | null
  /** The time from which the credential is refused, in milliseconds. */
  endsAt: number | null
  /** The newest token, when the account keeps a copy of it and has none yet. */
  lacksCopy: boolean
}

/**
 * Returns the two newest tokens of each account, valid or not, newest first, and the keys, by their own ids.
 */
export function findCredentials(
  tx: Tx,
  { accountIds, keyIds }: { accountIds: readonly string[]; keyIds: readonly string[] },
): Promise<CredentialRow[]> {
  return tx.query(
    `${tokens("a.id = any ($1::uuid[])", "a.id")} union all ${keys("k.id = any ($2::uuid[])")}`,
    [plainArray(accountIds), plainArray(keyIds)],
    "accounts_find_credentials",
  )
}

/** Names the account in both tables, so that Citus asks one server. */
export function findTokens(tx: Tx, accountId: string): Promise<CredentialRow[]> {
  return tx.query(tokens("a.id = $1", "$1"), [accountId], "accounts_find_tokens")
}

/** As `findTokens`, for keys of one account. */
export function findKeys(tx: Tx, accountId: string, ids: readonly string[]): Promise<CredentialRow[]> {
  const condition = "k.account_id = $1 and a.id = $1 and k.id = any ($2::uuid[])"
  return tx.query(keys(condition), [accountId, plainArray(ids)], "accounts_find_keys")
}

/** Returns the accounts of these API keys, by the keys' ids. */
export async function findKeyOwners(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const rows = await tx.query<{ id: string; accountId: string }>(
    "select id, account_id from api_key_owners where id = any ($1::uuid[])",
    [plainArray(ids)],
    "accounts_find_key_owners",
  )
  return new Map(rows.map(({ id, accountId }) => [id, accountId]))
}

function tokens(condition: string, account: string): string {
  return `select a.id as account_id, a.status, a.rate_per_second, t.token_hash as hash, 'full' as scope, null::uuid as key_id,
       t.id as token_id, null::timestamptz as last_used_at, t.expires_at as ends_at, t.lacks_copy
     from accounts a
     cross join lateral (select id, token_hash, expires_at,
                            keeps_copy and sealed_token is null and expires_at is null as lacks_copy from auth_tokens
                          where account_id = ${account} order by id desc limit 2) t
     where ${condition}`
}

function keys(condition: string): string {
  return `select a.id as account_id, a.status, a.rate_per_second, k.secret_hash as hash, k.scope, k.id as key_id,
       null::uuid as token_id, k.last_used_at, k.revoked_at as ends_at, false as lacks_copy
     from api_keys k join accounts a on a.id = k.account_id
     where ${condition}`
}

/** Returns the keys and tokens among these that are valid now. */
export async function findLive(
  tx: Tx,
  { keyIds, tokens }: { keyIds: readonly string[]; tokens: readonly { accountId: string; id: string }[] },
  now: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select k.id from api_keys k join accounts a on a.id = k.account_id and a.status = 'active'
      where k.id = any ($1::uuid[]) and (k.revoked_at is null or k.revoked_at > $4)
     union all
     select t.id from unnest($2::uuid[], $3::uuid[]) as asked (account_id, id)
       join auth_tokens t on t.account_id = asked.account_id and t.id = asked.id
       join accounts a on a.id = t.account_id and a.status = 'active'
      where t.expires_at is null or t.expires_at > $4`,
    [
      plainArray(keyIds),
      plainArray(tokens.map(({ accountId }) => accountId)),
      plainArray(tokens.map(({ id }) => id)),
      time(now),
    ],
    "accounts_find_live",
  )
  return rows.map(({ id }) => id)
}

export async function insertAccount(
  tx: Tx,
  account: { id: string; name: string; ratePerSecond: number | null; phoneNumbersMax: number | null; now: number },
): Promise<void> {
  await tx.query(
    `insert into accounts (id, name, rate_per_second, phone_numbers_max, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [account.id, account.name, account.ratePerSecond, account.phoneNumbersMax, time(account.now)],
  )
}

const changedColumns = {
  name: "name",
  status: "status",
  ratePerSecond: "rate_per_second",
  phoneNumbersMax: "phone_numbers_max",
  supportEmail: "support_email",
  supportPhone: "support_phone",
  supportUrl: "support_url",
} as const satisfies Record<keyof AccountChange, string>

/** Writes the given fields, and the time of the change. */
export async function writeAccount(
  tx: Tx,
  accountId: string,
  change: AccountChange,
  now: number,
): Promise<Account | undefined> {
  const given = Object.entries(changedColumns).flatMap(([field, column]) => {
    const value = change[field as keyof AccountChange]
    return value === undefined ? [] : [{ column, value }]
  })
  const [row] = await tx.query<Account>(
    `update accounts set ${given.map(({ column }, index) => `${column} = $${index + 3}, `).join("")}updated_at = $2
      where id = $1 returning ${accountColumns}`,
    [accountId, time(now), ...given.map(({ value }) => value)],
  )
  return row
}

export async function readAccount(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [row] = await tx.query<Account>(`select ${accountColumns} from accounts where id = $1`, [accountId])
  return row
}

export async function isAccountSuspended(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from accounts where id = $1 and status = 'suspended'",
    [accountId],
    "accounts_is_suspended",
  )
  return rows.length > 0
}

/** Returns the account and locks it until the transaction ends. */
export async function readAccountForUpdate(tx: Tx, accountId: string): Promise<Account | undefined> {
  const [row] = await tx.query<Account>(`select ${accountColumns} from accounts where id = $1 for update`, [accountId])
  return row
}

export async function hasOtherAccount(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query("select 1 from accounts where id <> $1 limit 1", [accountId])
  return rows.length > 0
}

export async function readOldestAccount(tx: Tx): Promise<Account | undefined> {
  const [row] = await tx.query<Account>(`select ${accountColumns} from accounts order by id limit 1`)
  return row
}

export function listAccounts(tx: Tx): Promise<Account[]> {
  return tx.query<Account>(`select ${accountColumns} from accounts order by id`)
}

/** Newest first. */
export function listAccountPage(tx: Tx, page: Page): Promise<Account[]> {
  return tx.query<Account>(
    `select ${accountColumns} from accounts
      where ($1::uuid is null or id < $1) order by id desc limit $2`,
    [page.before, page.limit],
  )
}

/** Locks the table against inserts and updates until the transaction ends. Reads continue. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.query("lock table accounts in share row exclusive mode")
}

/**
 * Locks the account until the transaction ends, so that changes of its credentials run one after the other.
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx.query(`select 1 from accounts where id = $1 for update`, [accountId])
  return rows.length === 1
}

export async function insertToken(
  tx: Tx,
  token: { accountId: string; id: string; hash: Buffer; keepsCopy: boolean; sealed: Buffer | null; now: number },
): Promise<void> {
  await tx.query(
    `insert into auth_tokens (account_id, id, token_hash, keeps_copy, sealed_token, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [token.accountId, token.id, token.hash, token.keepsCopy, token.sealed, time(token.now)],
  )
}

/** The tokens of the account, newest first. */
export function listTokens(tx: Tx, accountId: string): Promise<{ id: string; keepsCopy: boolean }[]> {
  return tx.query("select id, keeps_copy from auth_tokens where account_id = $1 order by id desc", [accountId])
}

export async function expireToken(tx: Tx, accountId: string, id: string, at: number): Promise<void> {
  await tx.query(`update auth_tokens set expires_at = $3 where account_id = $1 and id = $2`, [accountId, id, time(at)])
}

export interface TokenFacts {
  /** The end of the token that the last rotation replaced. Null if it has ended, or there is none. */
  previousEndsAt: number | null
  /** Whether the account keeps a sealed copy of its tokens. */
  keepsCopy: boolean
}

export async function readTokenFacts(tx: Tx, accountId: string, now: number): Promise<TokenFacts> {
  const [row] = await tx.query<TokenFacts>(
    `select max(expires_at) filter (where expires_at > $2) as previous_ends_at, coalesce(bool_and(keeps_copy), true) as keeps_copy
     from auth_tokens where account_id = $1`,
    [accountId, time(now)],
  )
  return row as TokenFacts
}

export async function deleteTokens(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  await tx.query(`delete from auth_tokens where account_id = $1 and id = any ($2::uuid[])`, [
    accountId,
    plainArray(ids),
  ])
}

export async function countLiveApiKeys(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*) from api_keys where account_id = $1 and revoked_at is null`,
    [accountId],
  )
  return row?.count ?? 0
}

export async function insertApiKey(
  tx: Tx,
  accountId: string,
  key: { id: string; name: string; scope: Scope; hash: Buffer; now: number },
): Promise<void> {
  await tx.query(
    `insert into api_keys (account_id, id, name, scope, secret_hash, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [accountId, key.id, key.name, key.scope, key.hash, time(key.now)],
  )
  await tx.query("insert into api_key_owners (id, account_id) values ($1, $2)", [key.id, accountId])
}

export function listApiKeys(tx: Tx, accountId: string, page: Page): Promise<ApiKey[]> {
  return tx.query(
    `select id, name, scope, created_at, last_used_at, revoked_at from api_keys
      where account_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [accountId, page.before, page.limit],
  )
}

export async function readApiKeyRow(tx: Tx, accountId: string, id: string): Promise<ApiKey | undefined> {
  const [row] = await tx.query<ApiKey>(
    `select id, name, scope, created_at, last_used_at, revoked_at from api_keys where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return row
}

/** Does nothing if another process has recorded a use since then. */
export async function recordApiKeyUse(
  tx: Tx,
  key: { accountId: string; id: string },
  { now, since }: { now: number; since: number },
): Promise<void> {
  await tx.query(
    `update api_keys set last_used_at = $3
      where account_id = $1 and id = $2 and (last_used_at is null or last_used_at <= $4)`,
    [key.accountId, key.id, time(now), time(since)],
    "accounts_record_api_key_use",
  )
}

/** If it was revoked before, keeps that time. */
export async function revokeApiKeyRow(tx: Tx, accountId: string, id: string, now: number): Promise<ApiKey | undefined> {
  const [row] = await tx.query<ApiKey>(
    `update api_keys set revoked_at = coalesce(revoked_at, $3) where account_id = $1 and id = $2
      returning id, name, scope, created_at, last_used_at, revoked_at`,
    [accountId, id, time(now)],
  )
  return row
}

/** Deletes all other tokens. */
export async function replaceOperatorToken(tx: Tx, token: { id: string; hash: Buffer; now: number }): Promise<void> {
  await tx.query("delete from operator_tokens")
  await tx.query("insert into operator_tokens (id, token_hash, created_at) values ($1, $2, $3)", [
    token.id,
    token.hash,
    time(token.now),
  ])
}

export async function findOperatorHash(tx: Tx): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ tokenHash: Buffer }>("select token_hash from operator_tokens order by id desc limit 1")
  return row?.tokenHash
}
