import { readAccountForUpdate } from "#core/accounts/read-account.ts"
import type { Tx } from "#core/db/database.ts"
import { time } from "#core/db/literals.ts"
import { idTime, type NewId } from "#core/std/ids.ts"
import { verificationServiceNotFound, VerificationRefusal } from "./refusals.ts"
import {
  changeVerificationSettings,
  defaultSettings,
  readVerificationSettings,
  type VerificationServiceSettings,
  type VerificationSettings,
} from "./settings.ts"

/**
 * A verification service: settings for the verifications of one app or brand of an account. The settings of
 * the account are its default service, which has the id of the account.
 */
export interface VerificationService {
  accountId: string
  id: string
  settings: VerificationServiceSettings
  createdAt: number
  updatedAt: number
}

/** The limit of services of an account, without the default one. All fit on one page. */
export const servicesMax = 100

interface ServiceContext {
  newId: NewId
  now: number
}

/** Refuses `verification_services_exhausted`. */
export async function createService(
  tx: Tx,
  accountId: string,
  settings: Partial<VerificationServiceSettings>,
  { newId, now }: ServiceContext,
): Promise<VerificationService> {
  if ((await countServices(tx, accountId)) >= servicesMax)
    throw new VerificationRefusal(
      "verification_services_exhausted",
      `An account can have ${servicesMax} verification services. Delete one first.`,
    )
  const id = newId()
  const [row] = await tx.query<ServiceRow>(
    `insert into verification_services (account_id, id, settings, created_at, updated_at)
     values ($1, $2, $3, $4, $5) returning *`,
    [accountId, id, JSON.stringify(settings), time(idTime(id)), time(now)],
  )
  return toService(row)
}

/**
 * Locks the account and the services, so that two requests do not both create the last one. Counts after the
 * wait.
 */
async function countServices(tx: Tx, accountId: string): Promise<number> {
  await readAccountForUpdate(tx, accountId)
  await tx.query("select from verification_services where account_id = $1 order by id for update", [accountId])
  const [row] = await tx.query<{ count: number }>("select count(*) from verification_services where account_id = $1", [
    accountId,
  ])
  return row?.count ?? 0
}

/** Returns all services, the newest first. The default one is the last. */
export async function listServices(tx: Tx, accountId: string): Promise<VerificationService[]> {
  const [rows, standard] = await Promise.all([
    tx.query<ServiceRow>("select * from verification_services where account_id = $1 order by id desc", [accountId]),
    readDefault(tx, accountId),
  ])
  return [...rows.map(toService), standard]
}

/** Refuses `verification_service_not_found`. */
export async function getService(tx: Tx, accountId: string, id: string): Promise<VerificationService> {
  if (id === accountId) return await readDefault(tx, accountId)
  const [row] = await tx.query<ServiceRow>("select * from verification_services where account_id = $1 and id = $2", [
    accountId,
    id,
  ])
  return toService(row)
}

/**
 * Changes the given settings. Null is the setting of the account again. Refuses
 * `verification_service_not_found`.
 */
export async function changeService(
  tx: Tx,
  accountId: string,
  id: string,
  change: Partial<VerificationServiceSettings>,
  now: number,
): Promise<VerificationService> {
  if (id === accountId) {
    const given = Object.entries(change).map(([name, value]) => [
      name,
      value ?? defaultSettings[name as keyof VerificationServiceSettings],
    ])
    await changeVerificationSettings(tx, accountId, Object.fromEntries(given) as Partial<VerificationSettings>, now)
    return await readDefault(tx, accountId)
  }
  // One statement merges the settings, so that two concurrent changes both stay.
  const [row] = await tx.query<ServiceRow>(
    `update verification_services set settings = (settings::jsonb || $3::jsonb)::text, updated_at = $4
     where account_id = $1 and id = $2 returning *`,
    [accountId, id, JSON.stringify(change), time(now)],
  )
  return toService(row)
}

/**
 * Deletes a service. Its pending verifications stay valid. Refuses `verification_service_not_found` and
 * `default_verification_service`.
 */
export async function deleteService(tx: Tx, accountId: string, id: string): Promise<void> {
  if (id === accountId)
    throw new VerificationRefusal(
      "default_verification_service",
      "The default service has the settings of the account, so you cannot delete it.",
    )
  const rows = await tx.query("delete from verification_services where account_id = $1 and id = $2 returning 1", [
    accountId,
    id,
  ])
  if (!rows.length) throw verificationServiceNotFound()
}

interface ServiceRow extends Omit<VerificationService, "settings"> {
  /** JSON. */
  settings: string
}

const unset: VerificationServiceSettings = {
  friendlyName: null,
  senders: null,
  messagingServiceId: null,
  whatsappTemplate: null,
  locale: null,
  codeLength: null,
  ttlSeconds: null,
  checksMax: null,
  sendsMax: null,
  hourlyMax: null,
  dailyMax: null,
  dailySendsMax: null,
  dailySpendMax: null,
  allowedCountries: null,
  domain: null,
  appHash: null,
  redirectUrls: null,
}

function toService(row: ServiceRow | undefined): VerificationService {
  if (!row) throw verificationServiceNotFound()
  return { ...row, settings: { ...unset, ...(JSON.parse(row.settings) as Partial<VerificationServiceSettings>) } }
}

async function readDefault(tx: Tx, accountId: string): Promise<VerificationService> {
  const [settings, [row]] = await Promise.all([
    readVerificationSettings(tx, accountId),
    tx.query<{ updatedAt: number }>("select updated_at from verification_settings where account_id = $1", [accountId]),
  ])
  const createdAt = idTime(accountId)
  return { accountId, id: accountId, settings, createdAt, updatedAt: row?.updatedAt ?? createdAt }
}
