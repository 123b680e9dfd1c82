import type { Tx } from "#db/database.ts"
import { plainArray, textArray, time } from "#db/literals.ts"

export interface PhoneNumberRow {
  id: string
  number: string
  capabilities: string[]
  created_at: number
}

export interface OptOutPair {
  accountId: string
  /** The address of ours that the recipient no longer wants to hear from. */
  sender: string
  recipient: string
}

/** True when the number was nobody's. The primary key decides between two that ask at once. */
export async function insertOwner(tx: Tx, owner: { number: string; accountId: string; id: string }): Promise<boolean> {
  const rows = await tx.query(
    `insert into number_owners (number, account_id, phone_number_id) values ($1, $2, $3)
     on conflict (number) do nothing returning number`,
    [owner.number, owner.accountId, owner.id],
  )
  return rows.length > 0
}

export async function insertPhoneNumber(tx: Tx, accountId: string, row: PhoneNumberRow): Promise<void> {
  await tx.query(
    `insert into phone_numbers (account_id, id, number, capabilities, created_at) values ($1, $2, $3, $4, $5)`,
    [accountId, row.id, row.number, textArray(row.capabilities), time(row.created_at)],
  )
}

export async function findPhoneNumber(tx: Tx, accountId: string, id: string): Promise<PhoneNumberRow | undefined> {
  const [row] = await tx.query<PhoneNumberRow>(
    `select id, number, capabilities, created_at from phone_numbers where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return row
}

export function findPhoneNumbers(
  tx: Tx,
  accountId: string,
  { limit, before }: { limit: number; before: string | null },
): Promise<PhoneNumberRow[]> {
  // A condition that may be absent finds no place in the index, so it is in the text only when it is not.
  const [below, values] = before === null ? ["", [accountId, limit]] : ["and id < $3", [accountId, limit, before]]
  return tx.query(
    `select id, number, capabilities, created_at from phone_numbers
      where account_id = $1 ${below} order by id desc limit $2`,
    values,
  )
}

/** The account's phone number of this number, found by its owner. */
export async function findByNumber(tx: Tx, accountId: string, number: string): Promise<PhoneNumberRow | undefined> {
  const [row] = await tx.query<PhoneNumberRow>(
    `select id, number, capabilities, created_at from phone_numbers
      where account_id = $1 and id = (select phone_number_id from number_owners where number = $2 and account_id = $1)`,
    [accountId, number],
  )
  return row
}

/** The number that was removed, or undefined when the account has none of this id. */
export async function removePhoneNumber(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ number: string }>(
    `delete from phone_numbers where account_id = $1 and id = $2 returning number`,
    [accountId, id],
  )
  return row?.number
}

export async function removeOwner(tx: Tx, accountId: string, number: string): Promise<void> {
  await tx.query(`delete from number_owners where number = $1 and account_id = $2`, [number, accountId])
}

export async function findOwner(tx: Tx, number: string): Promise<string | null> {
  const [row] = await tx.query<{ account_id: string }>(
    `select account_id from number_owners where number = $1`,
    [number],
    "numbers.find_owner",
  )
  return row?.account_id ?? null
}

/** True when the pair was not opted out before. */
export async function insertOptOut(tx: Tx, pair: OptOutPair, keyword: string, now: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, sender, recipient) do nothing returning sender`,
    [pair.accountId, pair.sender, pair.recipient, keyword, time(now)],
  )
  return rows.length > 0
}

/** True when the pair was opted out before. */
export async function removeOptOut(tx: Tx, pair: OptOutPair): Promise<boolean> {
  const rows = await tx.query(
    `delete from opt_outs where account_id = $1 and sender = $2 and recipient = $3 returning sender`,
    [pair.accountId, pair.sender, pair.recipient],
  )
  return rows.length > 0
}

/** Places, counted from 1, of the pairs that are opted out. */
export async function findOptOuts(tx: Tx, pairs: readonly OptOutPair[]): Promise<number[]> {
  const rows = await tx.query<{ place: number }>(
    `select pair.place
       from unnest($1::uuid[], $2::text[], $3::text[]) with ordinality as pair (account_id, sender, recipient, place)
       join opt_outs using (account_id, sender, recipient)`,
    [
      plainArray(pairs.map(({ accountId }) => accountId)),
      textArray(pairs.map(({ sender }) => sender)),
      textArray(pairs.map(({ recipient }) => recipient)),
    ],
    "numbers.find_opt_outs",
  )
  return rows.map(({ place }) => place)
}
