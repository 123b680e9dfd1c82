import type { JWK } from "jose"
import type { Transaction, Tx } from "#core/db/database.ts"
import { plainArray, time } from "#core/db/literals.ts"

export interface StoredKey {
  accountId: string
  number: number
  kid: string
  publicKey: JWK
  sealed: Uint8Array
  createdAt: number
  signsFrom: number
}

interface KeyRow {
  account_id: string
  number: number
  kid: string
  public_key: string
  private_key: Uint8Array
  created_at: number
  signs_from: number
}

/** Returns the keys of an account in the order in which they sign. */
export async function readKeys(tx: Tx, accountId: string): Promise<StoredKey[]> {
  const rows = await tx.query<KeyRow>(
    "select * from signing_keys where account_id = $1 order by number",
    [accountId],
    "sessions_read_keys",
  )
  return rows.map(toKey)
}

export async function lockNewestKey(tx: Tx, accountId: string): Promise<void> {
  await tx.query("select 1 from signing_keys where account_id = $1 order by number desc limit 1 for update", [
    accountId,
  ])
}

/** Does nothing when another transaction has inserted a key with this number. */
export async function insertKey(tx: Tx, key: StoredKey): Promise<void> {
  await tx.query(
    `insert into signing_keys (account_id, number, kid, public_key, private_key, created_at, signs_from)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      key.accountId,
      key.number,
      key.kid,
      JSON.stringify(key.publicKey),
      key.sealed,
      time(key.createdAt),
      time(key.signsFrom),
    ],
  )
}

/** Deletes the keys before `number`. */
export function removeKeys(tx: Transaction, accountId: string, number: number): void {
  tx.send("delete from signing_keys where account_id = $1 and number < $2", [accountId, number])
}

/** Returns the keys of these accounts, except those whose successor has signed since `since` or longer. */
export async function findPublished(db: Tx, accountIds: readonly string[], since: number): Promise<StoredKey[]> {
  const rows = await db.query<KeyRow>(
    `select * from signing_keys as key where account_id = any($1) and not exists (
       select from signing_keys as next
       where next.account_id = key.account_id and next.number > key.number and next.signs_from <= $2)
     order by account_id, number`,
    [plainArray(accountIds), time(since)],
    "sessions_find_published",
  )
  return rows.map(toKey)
}

/** Deletes the keys whose successor has signed since `since` or longer. */
export async function removeFormerKeys(db: Tx, since: number): Promise<void> {
  await db.query(
    `delete from signing_keys as key using signing_keys as next
     where next.signs_from <= $1 and key.account_id = next.account_id and key.number < next.number`,
    [time(since)],
  )
}

function toKey(row: KeyRow): StoredKey {
  return {
    accountId: row.account_id,
    number: row.number,
    kid: row.kid,
    publicKey: JSON.parse(row.public_key) as JWK,
    sealed: row.private_key,
    createdAt: row.created_at,
    signsFrom: row.signs_from,
  }
}
