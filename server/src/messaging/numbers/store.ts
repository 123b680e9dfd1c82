import { byAccount } from "#core/db/by-account.ts"
import type { SqlValue, Tx } from "#core/db/database.ts"
import { plainArray, textArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { readCallbacks, writeCallbacks } from "./callback-settings.ts"
import { canonicalAddress, spellingsOf, withoutWhatsapp } from "./canonical-address.ts"
import type { PhoneNumber } from "./phone-number.ts"

export type PhoneNumberRow = Omit<PhoneNumber, "ownerId">

/** A row as the driver returns it. */
type StoredNumber<Row> = Omit<Row, "callbacks"> & { callbacks: string | null }

export interface PhoneNumberFilter {
  /** Null for every account. */
  accountId: string | null
  id?: string | undefined
  number?: string | undefined
  /** Its name, or the number itself where it has none. */
  name?: string | undefined
  /** A number has one of these. */
  status?: readonly PhoneNumber["status"][] | undefined
}

export interface OptOutPair {
  accountId: string
  /** The address from which the recipient no longer wants messages, or `everySender`. */
  sender: string
  recipient: string
  /** For a message of a messaging service: an opt-out from any of its senders counts, too. */
  serviceId?: string | null
}

/** The sender of an opt-out that holds for every sender and channel of the account. No address is like it. */
export const everySender = "*"

const columns = "account_id, id, number, capabilities, status, rejected_reason, name, callbacks, created_at"

/** Returns true when the key had no owner. The primary key decides between two concurrent inserts. */
export async function insertOwner(tx: Tx, owner: { key: string; accountId: string; id: string }): Promise<boolean> {
  const rows = await tx.query(
    `insert into number_owners (number, account_id, phone_number_id)
     select $1, $2, $3 where not exists (select from number_owners where number = any($4))
     on conflict (number) do nothing returning number`,
    [owner.key, owner.accountId, owner.id, textArray(spellingsOf(owner.key))],
  )
  return rows.length > 0
}

/** Returns false when the account already has this number, in any status. */
export async function insertPhoneNumber(tx: Tx, row: PhoneNumberRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into phone_numbers (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id, lower(number)) do nothing returning id`,
    [
      row.accountId,
      row.id,
      row.number,
      textArray(row.capabilities),
      row.status,
      row.rejectedReason,
      row.name,
      writeCallbacks(row.callbacks),
      time(row.createdAt),
    ],
  )
  return rows.length > 0
}

/** Writes the changeable values. A number that moves is removed, and inserted under its new account. */
export async function writePhoneNumber(tx: Tx, row: PhoneNumberRow): Promise<void> {
  await tx.query(
    `update phone_numbers set capabilities = $3, status = $4, rejected_reason = $5, name = $6, callbacks = $7
      where account_id = $1 and id = $2`,
    [
      row.accountId,
      row.id,
      textArray(row.capabilities),
      row.status,
      row.rejectedReason,
      row.name,
      writeCallbacks(row.callbacks),
    ],
  )
}

export async function findPhoneNumber(tx: Tx, accountId: string, id: string): Promise<PhoneNumberRow | undefined> {
  const [row] = await tx.query<StoredNumber<PhoneNumberRow>>(
    `select ${columns} from phone_numbers where account_id = $1 and id = $2`,
    [accountId, id],
  )
  return row && toNumber(row)
}

/** Finds the number in any account, and locks it until the transaction ends. */
export async function lockPhoneNumber(tx: Tx, id: string): Promise<PhoneNumberRow | undefined> {
  const [known] = await tx.query<{ accountId: string }>("select account_id from phone_numbers where id = $1", [id])
  if (!known) return undefined
  return await lockNumberOf(tx, known.accountId, id)
}

/** As `lockPhoneNumber`, for a number of this account. */
export async function lockNumberOf(tx: Tx, accountId: string, id: string): Promise<PhoneNumberRow | undefined> {
  const [row] = await tx.query<StoredNumber<PhoneNumberRow>>(
    `select ${columns} from phone_numbers where account_id = $1 and id = $2 for update`,
    [accountId, id],
  )
  return row && toNumber(row)
}

function toNumber<Row>(row: StoredNumber<Row>) {
  return { ...row, callbacks: readCallbacks(row.callbacks) }
}

/** Newest first. */
export async function findPhoneNumbers(
  tx: Tx,
  { accountId, id, number, name, status }: PhoneNumberFilter,
  { limit, before, order }: Page,
): Promise<PhoneNumber[]> {
  const values: SqlValue[] = [limit]
  const where = (
    [
      ["p.account_id =", accountId],
      ["p.id =", id],
      [order === "asc" ? "p.id >" : "p.id <", before],
    ] as const
  ).flatMap(([condition, value]) => (value == null ? [] : [`${condition} $${values.push(value)}`]))
  if (status) where.push(`p.status = any($${values.push(plainArray(status))})`)
  if (number !== undefined) where.push(`lower(p.number) = lower($${values.push(number)})`)
  if (name !== undefined) where.push(`coalesce(p.name, p.number) = $${values.push(name)}`)
  const rows = await tx.query<StoredNumber<PhoneNumber>>(
    `select p.account_id, p.id, p.number, p.capabilities, p.status, p.rejected_reason, p.name, p.callbacks, p.created_at,
            o.account_id as owner_id
       from phone_numbers p left join number_owners o on o.number = lower(p.number)
      ${where.length ? `where ${where.join(" and ")}` : ""} order by p.id ${order ?? "desc"} limit $1`,
    values,
  )
  return rows.map(toNumber)
}

export async function countPhoneNumbers(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>("select count(*) from phone_numbers where account_id = $1", [
    accountId,
  ])
  return row?.count ?? 0
}

/** Deletes a number and returns it. Undefined when the account has none with this id. */
export async function removePhoneNumber(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const [row] = await tx.query<{ number: string }>(
    `delete from phone_numbers where account_id = $1 and id = $2 returning number`,
    [accountId, id],
  )
  return row?.number
}

/**
 * Deletes the owner only if it is the number with this id. Another request of the account for the same number
 * owns nothing.
 */
export async function removeOwner(tx: Tx, key: string, id: string): Promise<void> {
  await tx.query(`delete from number_owners where number = $1 and phone_number_id = $2`, [key, id])
}

export async function writeOwner(tx: Tx, key: string, accountId: string): Promise<void> {
  await tx.query(`update number_owners set account_id = $2 where number = $1`, [key, accountId])
}

export async function findOwner(tx: Tx, key: string): Promise<string | null> {
  const [row] = await tx.query<{ accountId: string }>(
    `select account_id from number_owners where number = any($1) order by number = $2 desc limit 1`,
    [textArray(spellingsOf(key)), key],
    "numbers_find_owner",
  )
  return row?.accountId ?? null
}

/** Returns the recipient as opt-outs store it. One for every sender is the same for SMS and WhatsApp. */
function storedRecipient({ sender, recipient }: Pick<OptOutPair, "sender" | "recipient">): string {
  const canonical = canonicalAddress(recipient)
  return sender === everySender ? withoutWhatsapp(canonical) : canonical
}

/** Stores the canonical pair. Returns whether it was not opted out before. */
export async function insertOptOut(tx: Tx, pair: OptOutPair, keyword: string, now: number): Promise<boolean> {
  const rows = await tx.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id, sender, recipient) do nothing returning sender`,
    [pair.accountId, canonicalAddress(pair.sender), storedRecipient(pair), keyword, time(now)],
  )
  return rows.length > 0
}

/** Copies the opt-outs that hold for a sender from one account to another, under the sender. */
export async function copyOptOuts(tx: Tx, sender: string, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at)
     select $3, $4, case when sender = '${everySender}' then $5 || recipient else recipient end, keyword, created_at
       from opt_outs where account_id = $1 and sender = any($2)
     on conflict (account_id, sender, recipient) do nothing`,
    [
      from,
      textArray([everySender, ...spellingsOf(sender)]),
      to,
      canonicalAddress(sender),
      sender.slice(0, sender.length - withoutWhatsapp(sender).length),
    ],
  )
}

/** Removes the opt-outs of these pairs of one account. Returns whether there was one. */
export async function removeOptOuts(tx: Tx, accountId: string, pairs: readonly OptOutPair[]): Promise<boolean> {
  const spelled = pairs.flatMap(spellingsOfPair)
  const rows = await tx.query(
    `delete from opt_outs where account_id = $1
       and (sender, recipient) in (select * from unnest($2::text[], $3::text[])) returning sender`,
    [accountId, textArray(spelled.map(({ sender }) => sender)), textArray(spelled.map(({ recipient }) => recipient))],
  )
  return rows.length > 0
}

/** Returns every pair of addresses under which the store can have this opt-out. */
function spellingsOfPair({ sender, recipient }: Pick<OptOutPair, "sender" | "recipient">) {
  const recipients = spellingsOf(sender === everySender ? withoutWhatsapp(recipient) : recipient)
  return spellingsOf(sender).flatMap((from) => recipients.map((to) => ({ sender: from, recipient: to })))
}

/** Returns the positions, from 1, of the pairs that are opted out in any spelling. A position can repeat. */
export async function findOptOuts(tx: Tx, pairs: readonly OptOutPair[]): Promise<number[]> {
  const spelled = pairs.flatMap(({ accountId, sender, recipient }, index) =>
    [...new Set([sender, everySender])].flatMap((from) =>
      spellingsOfPair({ sender: from, recipient }).map((pair) => ({ ...pair, accountId, place: index + 1 })),
    ),
  )
  const accounts = byAccount(spelled, ({ accountId }) => accountId)
  const pooled = pairs.flatMap(({ accountId, serviceId, recipient }, index) =>
    serviceId == null ? [] : spellingsOf(recipient).map((to) => ({ accountId, serviceId, to, place: index + 1 })),
  )
  const found = await Promise.all([
    ...accounts.map(([accountId, own]) => findOptOutsOf(tx, accountId, own)),
    ...byAccount(pooled, ({ accountId }) => accountId).map(([accountId, own]) => findPoolOptOuts(tx, accountId, own)),
  ])
  return found.flat()
}

/** A recipient has opted out of few senders, so the look-up by recipient reads few rows. */
async function findPoolOptOuts(
  tx: Tx,
  accountId: string,
  recipients: readonly { serviceId: string; to: string; place: number }[],
): Promise<number[]> {
  const rows = await tx.query<{ place: number }>(
    `select wanted.place from unnest($2::uuid[], $3::text[], $4::integer[]) as wanted (service_id, recipient, place)
       cross join lateral (
         select o.sender from opt_outs o
           join messaging_service_senders s on s.account_id = $1 and s.sender_key = o.sender
          where o.account_id = $1 and lower(o.recipient) = lower(wanted.recipient) and s.service_id = wanted.service_id limit 1
       ) as known`,
    [
      accountId,
      plainArray(recipients.map(({ serviceId }) => serviceId)),
      textArray(recipients.map(({ to }) => to)),
      plainArray(recipients.map(({ place }) => place)),
    ],
    "numbers_find_pool_opt_outs",
  )
  return rows.map(({ place }) => place)
}

/**
 * `limit 1` holds the plan to one look-up of the key for each pair. A join would read all opt-outs of the
 * account.
 */
async function findOptOutsOf(
  tx: Tx,
  accountId: string,
  pairs: readonly (OptOutPair & { place: number })[],
): Promise<number[]> {
  const rows = await tx.query<{ place: number }>(
    `select pair.place from unnest($2::text[], $3::text[], $4::integer[]) as pair (sender, recipient, place)
       cross join lateral (
         select sender from opt_outs where account_id = $1 and sender = pair.sender and recipient = pair.recipient limit 1
       ) as known`,
    [
      accountId,
      textArray(pairs.map(({ sender }) => sender)),
      textArray(pairs.map(({ recipient }) => recipient)),
      plainArray(pairs.map(({ place }) => place)),
    ],
    "numbers_find_opt_outs",
  )
  return rows.map(({ place }) => place)
}
