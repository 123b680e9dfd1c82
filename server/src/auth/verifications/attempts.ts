import { Conditions } from "#core/db/conditions.ts"
import type { Tx } from "#core/db/database.ts"
import { plainArray } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import { firstIdAt, toSid } from "#core/std/ids.ts"
import { isoTime } from "#core/std/iso-time.ts"
import { verificationServiceSid } from "./verification-resource.ts"

export const attemptStatuses = ["queued", "sent", "delivered", "failed"] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

/** One message of a verification. Its id is that of the message. */
export interface VerificationAttemptRow {
  accountId: string
  id: string
  verificationId: string
  /** Null for the default service. */
  serviceId: string | null
  channel: string
  toAddress: string
  country: string
  prefix: string
  status: AttemptStatus
  isConverted: boolean
  errorCode: string | null
  createdAt: number
  updatedAt: number
}

export interface AttemptFilter {
  id?: string | undefined
  verificationId?: string | undefined
  /** Null for the default service. */
  serviceId?: string | null | undefined
  to?: string | undefined
  /** The beginning of the numbers. */
  prefix?: string | undefined
  isConverted?: boolean | undefined
  channel?: string | undefined
  country?: string | undefined
  /** Milliseconds. */
  createdAfter?: number | undefined
  createdBefore?: number | undefined
}

/** In an order by id, beyond the id `before`. */
export function listAttempts(
  tx: Tx,
  accountId: string,
  filter: AttemptFilter,
  { limit, before, order = "desc" }: Page,
): Promise<VerificationAttemptRow[]> {
  const where = whereOf(accountId, filter)
  if (before !== null) where.add(order === "desc" ? "id < ?" : "id > ?", before)
  return tx.query<VerificationAttemptRow>(
    `select * from verification_attempts where ${where.text} order by id ${order} limit ${limit}`,
    where.values,
  )
}

/** The attempts of some verifications, newest first. */
export function listAttemptsOf(
  tx: Tx,
  accountId: string,
  verificationIds: readonly string[],
): Promise<VerificationAttemptRow[]> {
  return tx.query<VerificationAttemptRow>(
    "select * from verification_attempts where account_id = $1 and verification_id = any($2) order by id desc",
    [accountId, plainArray(verificationIds)],
  )
}

/** Attempts of one channel to one country. A later stage is counted in each earlier one. */
export interface AttemptCount {
  channel: string
  country: string
  sent: number
  delivered: number
  failed: number
  converted: number
}

/** Counts by channel and country, the most attempts first. */
export async function countVerificationAttempts(
  tx: Tx,
  accountId: string,
  filter: AttemptFilter & { createdAfter: number; createdBefore: number },
): Promise<AttemptCount[]> {
  const where = whereOf(accountId, filter)
  return await tx.query<AttemptCount>(
    `select channel, country, count(*)::integer as sent, count(*) filter (where status = 'delivered')::integer as delivered,
       count(*) filter (where status = 'failed')::integer as failed, count(*) filter (where is_converted)::integer as converted
     from verification_attempts where ${where.text} group by channel, country order by 3 desc, channel, country`,
    where.values,
  )
}

export function attemptResource(row: VerificationAttemptRow) {
  return {
    sid: toSid("verificationAttempt", row.id),
    verification_sid: toSid("verification", row.verificationId),
    service_sid: verificationServiceSid(row),
    message_sid: toSid("message", row.id),
    channel: row.channel,
    to: row.toAddress,
    country: row.country,
    status: row.status,
    converted: row.isConverted,
    error_code: row.errorCode,
    created_at: isoTime(row.createdAt),
    updated_at: isoTime(row.updatedAt),
  }
}

function whereOf(accountId: string, filter: AttemptFilter): Conditions {
  const where = new Conditions(accountId)
  if (filter.id !== undefined) where.add("id = ?", filter.id)
  if (filter.serviceId !== undefined) where.add("service_id is not distinct from ?", filter.serviceId)
  if (filter.to !== undefined) where.add("to_address = ?", filter.to)
  if (filter.prefix !== undefined) where.add("starts_with(to_address, ?)", filter.prefix)
  if (filter.isConverted !== undefined) where.add("is_converted = ?", filter.isConverted)
  if (filter.verificationId !== undefined) where.add("verification_id = ?", filter.verificationId)
  if (filter.createdAfter !== undefined) where.add("id >= ?", firstIdAt(filter.createdAfter))
  if (filter.createdBefore !== undefined) where.add("id < ?", firstIdAt(filter.createdBefore))
  if (filter.channel !== undefined) where.add("channel = ?", filter.channel)
  if (filter.country !== undefined) where.add("country = ?", filter.country)
  return where
}
