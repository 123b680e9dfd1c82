import type { Tx } from "#core/db/database.ts"
import { textArray, time } from "#core/db/literals.ts"
import { spellingsOf } from "#messaging/numbers/canonical-address.ts"

/** A recipient without limits and blocks. */
export interface SafeEntry {
  to: string
  note: string | null
  createdAt: number
}

export async function isOnSafeList(tx: Tx, accountId: string, to: string): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from verification_safe_list where account_id = $1 and to_address = any($2) limit 1",
    [accountId, textArray(spellingsOf(to))],
    "verifications_is_safe",
  )
  return rows.length > 0
}

/** Adds a recipient, or changes the note of a listed one. */
export async function addToSafeList(
  tx: Tx,
  accountId: string,
  { to, note }: { to: string; note: string | null },
  now: number,
): Promise<SafeEntry> {
  const [row] = await tx.query<{ created_at: number }>(
    `insert into verification_safe_list (account_id, to_address, note, created_at) values ($1, $2, $3, $4)
     on conflict (account_id, to_address) do update set note = excluded.note returning created_at`,
    [accountId, to, note, time(now)],
  )
  return { to, note, createdAt: row?.created_at ?? now }
}

/** Lists by recipient, from after `after` if given. */
export async function listSafeList(
  tx: Tx,
  accountId: string,
  { limit, after }: { limit: number; after: string | null },
): Promise<SafeEntry[]> {
  const rows = await tx.query<{ to_address: string; note: string | null; created_at: number }>(
    `select to_address, note, created_at from verification_safe_list
     where account_id = $1 and to_address > $2 order by to_address limit $3`,
    [accountId, after ?? "", limit],
  )
  return rows.map(({ to_address: to, note, created_at: createdAt }) => ({ to, note, createdAt }))
}

export async function findSafeEntry(tx: Tx, accountId: string, to: string): Promise<SafeEntry | null> {
  const [row] = await tx.query<{ note: string | null; created_at: number }>(
    "select note, created_at from verification_safe_list where account_id = $1 and to_address = any($2) limit 1",
    [accountId, textArray(spellingsOf(to))],
  )
  return row ? { to, note: row.note, createdAt: row.created_at } : null
}

/** Returns false when the recipient was not on the list. */
export async function removeFromSafeList(tx: Tx, accountId: string, to: string): Promise<boolean> {
  const rows = await tx.query(
    "delete from verification_safe_list where account_id = $1 and to_address = any($2) returning 1",
    [accountId, textArray(spellingsOf(to))],
  )
  return rows.length > 0
}
