import type { Tx } from "#core/db/database.ts"
import { Conditions } from "#core/db/conditions.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { readCallbacks, writeCallbacks } from "./callback-settings.ts"
import { canonicalAddress } from "./canonical-address.ts"
import type { MessagingService, ServiceSender } from "./messaging-service.ts"

const columns = "account_id, id, name, sticky_sender, validity_ms, callbacks, uses_number_url, created_at, updated_at"
const senderColumns = "account_id, id, service_id, sender, kind, country, phone_number_id, created_at"

export async function insertService(tx: Tx, service: MessagingService): Promise<void> {
  const { accountId, id, name, stickySender, validityMs, createdAt, updatedAt } = service
  await tx.query(`insert into messaging_services (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`, [
    accountId,
    id,
    name,
    stickySender,
    validityMs,
    writeCallbacks(service.callbacks),
    service.usesNumberUrl,
    time(createdAt),
    time(updatedAt),
  ])
}

export async function writeService(tx: Tx, service: MessagingService): Promise<void> {
  const { accountId, id, name, stickySender, validityMs, updatedAt } = service
  await tx.query(
    `update messaging_services set name = $3, sticky_sender = $4, validity_ms = $5, updated_at = $6,
       callbacks = $7, uses_number_url = $8
      where account_id = $1 and id = $2`,
    [
      accountId,
      id,
      name,
      stickySender,
      validityMs,
      time(updatedAt),
      writeCallbacks(service.callbacks),
      service.usesNumberUrl,
    ],
  )
}

export async function findService(tx: Tx, accountId: string, id: string): Promise<MessagingService | undefined> {
  const [row] = await tx.query<StoredService>(
    `select ${columns} from messaging_services where account_id = $1 and id = $2`,
    [accountId, id],
    "numbers_find_service",
  )
  return row && toService(row)
}

/** Locks the service until the transaction ends. */
export async function lockService(tx: Tx, accountId: string, id: string): Promise<MessagingService | undefined> {
  const [row] = await tx.query<StoredService>(
    `select ${columns} from messaging_services where account_id = $1 and id = $2 for update`,
    [accountId, id],
  )
  return row && toService(row)
}

type StoredService = Omit<MessagingService, "callbacks"> & { callbacks: string | null }

function toService(row: StoredService): MessagingService {
  return { ...row, callbacks: readCallbacks(row.callbacks) }
}

export async function findServices(tx: Tx, accountId: string, page: Page): Promise<MessagingService[]> {
  const { where, rest } = pageOf(new Conditions(accountId), page)
  const text = `select ${columns} from messaging_services where ${where.text} ${rest}`
  return (await tx.query<StoredService>(text, where.values)).map(toService)
}

export async function countServices(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>("select count(*) from messaging_services where account_id = $1", [
    accountId,
  ])
  return row?.count ?? 0
}

export async function removeService(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const rows = await tx.query("delete from messaging_services where account_id = $1 and id = $2 returning id", [
    accountId,
    id,
  ])
  await tx.query("delete from messaging_service_senders where account_id = $1 and service_id = $2", [accountId, id])
  return rows.length > 0
}

/** Returns false when a service of the account already has this sender. */
export async function insertSender(tx: Tx, row: ServiceSender): Promise<boolean> {
  const rows = await tx.query(
    `insert into messaging_service_senders (sender_key, ${senderColumns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id, sender_key) do nothing returning id`,
    [
      canonicalAddress(row.sender),
      row.accountId,
      row.id,
      row.serviceId,
      row.sender,
      row.kind,
      row.country,
      row.phoneNumberId,
      time(row.createdAt),
    ],
  )
  return rows.length > 0
}

/** Returns every sender of a service, in the order of their ids. */
export async function findAllSenders(tx: Tx, accountId: string, serviceId: string): Promise<ServiceSender[]> {
  return await tx.query(
    `select ${senderColumns} from messaging_service_senders where account_id = $1 and service_id = $2 order by id`,
    [accountId, serviceId],
    "numbers_find_service_senders",
  )
}

export interface ServiceSenderFilter {
  kinds?: readonly ServiceSender["kind"][] | undefined
  sender?: string | undefined
}

/** Newest first, unless the page says otherwise. */
export async function findSenders(
  tx: Tx,
  { accountId, serviceId }: { accountId: string; serviceId: string },
  { kinds, sender }: ServiceSenderFilter,
  page: Page,
): Promise<ServiceSender[]> {
  const conditions = new Conditions(accountId)
  conditions.add("service_id = ?", serviceId)
  if (kinds) conditions.add("kind = any(?)", plainArray(kinds))
  if (sender !== undefined) conditions.add("sender_key = ?", canonicalAddress(sender))
  const { where, rest } = pageOf(conditions, page)
  return await tx.query(
    `select ${senderColumns} from messaging_service_senders where ${where.text} ${rest}`,
    where.values,
  )
}

export async function countSenders(tx: Tx, accountId: string, serviceId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    "select count(*) from messaging_service_senders where account_id = $1 and service_id = $2",
    [accountId, serviceId],
  )
  return row?.count ?? 0
}

/** Finds a sender in any service of the account. */
export async function findSender(tx: Tx, accountId: string, sender: string): Promise<ServiceSender | undefined> {
  const [row] = await tx.query<ServiceSender>(
    `select ${senderColumns} from messaging_service_senders where account_id = $1 and sender_key = $2`,
    [accountId, canonicalAddress(sender)],
  )
  return row
}

/** Finds a sender by its id, or by the id of its number. */
export async function findSenderById(
  tx: Tx,
  { accountId, serviceId }: { accountId: string; serviceId: string },
  id: string,
): Promise<ServiceSender | undefined> {
  const [row] = await tx.query<ServiceSender>(
    `select ${senderColumns} from messaging_service_senders
      where account_id = $1 and service_id = $2 and (id = $3 or phone_number_id = $3)`,
    [accountId, serviceId, id],
  )
  return row
}

/**
 * Returns whether the service had this sender. A sender that stays takes over its opt-outs, because they hold
 * for the whole service.
 */
export async function removeSender(
  tx: Tx,
  row: Pick<ServiceSender, "accountId" | "serviceId" | "sender">,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from messaging_service_senders where account_id = $1 and service_id = $2 and sender_key = $3 returning id`,
    [row.accountId, row.serviceId, canonicalAddress(row.sender)],
  )
  if (!rows.length) return false
  await tx.query(
    `insert into opt_outs (account_id, sender, recipient, keyword, created_at)
     select o.account_id, heir.sender_key, o.recipient, o.keyword, o.created_at
       from (select sender_key from messaging_service_senders where account_id = $1 and service_id = $2 order by id limit 1)
         as heir
       join opt_outs o on o.account_id = $1 and o.sender = $3
     on conflict do nothing`,
    [row.accountId, row.serviceId, canonicalAddress(row.sender)],
  )
  return true
}

function pageOf(where: Conditions, { limit, before, order = "desc" }: Page): { where: Conditions; rest: string } {
  if (before !== null) where.add(`id ${order === "asc" ? ">" : "<"} ?`, before)
  return { where, rest: `order by id ${order} limit ${limit}` }
}
