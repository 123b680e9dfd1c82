import { byAccount } from "#core/db/by-account.ts"
import { Conditions } from "#core/db/conditions.ts"
import type { Database, Transaction, Tx } from "#core/db/database.ts"
import { readOfAllAccounts } from "#core/db/all-accounts.ts"
import { sqlStateOf } from "#core/db/errors.ts"
import { plainArray, time } from "#core/db/literals.ts"
import type { Page } from "#core/db/page.ts"
import type { Payload } from "#auth/verifications/verification.ts"
import type { Challenge, ChallengeStatus } from "./challenge.ts"
import type { Factor, FactorState, FactorType } from "./factor.ts"
import { FactorRefusal } from "./refusals.ts"

interface Key {
  accountId: string
  id: string
}

type FactorRow = Omit<Factor, "state"> & { state: string; factorType: FactorType; credentialId: string | null }

function toFactor({ state, factorType: _type, credentialId: _credential, ...row }: FactorRow): Factor {
  return { ...row, state: JSON.parse(state) as FactorState }
}

export async function readFactor(tx: Tx, accountId: string, id: string): Promise<Factor | undefined> {
  const [row] = await tx.query<FactorRow>("select * from factors where account_id = $1 and id = $2", [accountId, id])
  return row && toFactor(row)
}

export interface FactorFilter {
  subject?: string | undefined
  /** Null for the default service. */
  serviceId?: string | null | undefined
  type?: FactorType | undefined
  /** Only the first factor of each subject, of those in the same service and of the same type. */
  isFirst?: true
}

const isFirst = `not exists (
  select from factors earlier where earlier.account_id = factors.account_id and earlier.subject = factors.subject
    and earlier.service_id is not distinct from factors.service_id and earlier.factor_type = factors.factor_type
    and earlier.id < factors.id)`

/** Returns factors of one account in an order by id, beyond the id `before`. */
export async function listFactorRows(
  tx: Tx,
  accountId: string,
  filter: FactorFilter,
  { before, limit, order = "desc" }: Page,
): Promise<Factor[]> {
  const where = new Conditions(accountId)
  if (filter.subject !== undefined) where.add("subject = ?", filter.subject)
  addService(where, filter.serviceId)
  if (filter.type !== undefined) where.add("factor_type = ?", filter.type)
  if (filter.isFirst) where.add(isFirst)
  if (before !== null) where.add(order === "desc" ? "id < ?" : "id > ?", before)
  const rows = await tx.query<FactorRow>(
    `select * from factors where ${where.text} order by id ${order} limit ${limit}`,
    where.values,
  )
  return rows.map(toFactor)
}

/** In this form an index can find the rows of the default service. */
function addService(where: Conditions, serviceId: string | null | undefined): void {
  if (serviceId === null) where.add("service_id is null")
  else if (serviceId !== undefined) where.add("service_id = ?", serviceId)
}

/** Returns the factors of one subject, newest first: at most `factorsMax`. */
export async function readFactorsOf(tx: Tx, accountId: string, subject: string): Promise<Factor[]> {
  const rows = await tx.query<FactorRow>(
    "select * from factors where account_id = $1 and subject = $2 order by id desc",
    [accountId, subject],
    "factors_of",
  )
  return rows.map(toFactor)
}

/**
 * Locks factors until the end of the transaction, in the order of ids, so that two transactions cannot
 * deadlock.
 */
export async function lockFactors(tx: Tx, accountId: string, ids: readonly string[]): Promise<Factor[]> {
  const rows = await tx.query<FactorRow>(
    "select * from factors where account_id = $1 and id = any($2) order by id for update",
    [accountId, plainArray(ids)],
    "factors_hold",
  )
  return rows.map(toFactor)
}

export function insertFactor(tx: Transaction, factor: Factor): void {
  tx.send(
    `insert into factors (account_id, id, subject, factor_type, friendly_name, status, sequence, secret, state, created_at,
       updated_at, verified_at, service_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      factor.accountId,
      factor.id,
      factor.subject,
      factor.state.type,
      factor.friendlyName,
      factor.status,
      factor.sequence,
      factor.secret,
      JSON.stringify(factor.state),
      time(factor.createdAt),
      time(factor.updatedAt),
      time(factor.verifiedAt),
      factor.serviceId,
    ],
  )
}

const uniqueViolation = "23505"

/**
 * Writes the changeable values of a factor that the caller has locked. Refuses `passkey_already_registered`.
 */
export async function writeFactor(tx: Tx, { accountId, id, ...factor }: Factor): Promise<void> {
  const { state, status, sequence, failures, updatedAt, verifiedAt } = factor
  const credentialId = state.type === "passkey" ? (state.credential?.id ?? null) : null
  try {
    await tx.query(
      `update factors set status = $3, sequence = $4, state = $5, credential_id = $6, failures = $7, updated_at = $8, verified_at = $9
       where account_id = $1 and id = $2`,
      [
        accountId,
        id,
        status,
        sequence,
        JSON.stringify(state),
        credentialId,
        failures,
        time(updatedAt),
        time(verifiedAt),
      ],
      "factors_write",
    )
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error
    throw new FactorRefusal(
      "passkey_already_registered",
      "This passkey already belongs to a factor of your account. Ask the person to use another authenticator, or delete that factor first.",
      { param: "response" },
    )
  }
}

export function writeFactorName(tx: Transaction, { accountId, id, friendlyName, updatedAt }: Factor): void {
  tx.send("update factors set friendly_name = $3, updated_at = $4 where account_id = $1 and id = $2", [
    accountId,
    id,
    friendlyName,
    time(updatedAt),
  ])
}

export function removeFactors(tx: Transaction, accountId: string, ids: readonly string[]): void {
  tx.send("delete from factors where account_id = $1 and id = any($2)", [accountId, plainArray(ids)])
}

/**
 * Locks unverified factors of any account that were created before this time. Skips those that another
 * transaction has locked.
 */
export async function lockUnverified(tx: Tx, createdBefore: number, limit: number): Promise<Factor[]> {
  const old = await tx.query<Key>(
    "select account_id, id from factors where status = 'unverified' and created_at <= $1 order by created_at limit $2",
    [time(createdBefore), limit],
  )
  const held = byAccount(old, (row) => row.accountId).map(([accountId, own]) =>
    tx.query<FactorRow>(
      "select * from factors where account_id = $1 and id = any($2) and status = 'unverified' for update skip locked",
      [accountId, plainArray(own.map(({ id }) => id))],
    ),
  )
  return (await Promise.all(held)).flat().map(toFactor)
}

type ChallengeRow = Omit<Challenge, "type" | "payload"> & { factorType: FactorType; payload: string | null }

function toChallenge({ factorType: type, payload, ...row }: ChallengeRow): Challenge {
  return {
    ...row,
    type,
    payload: payload === null ? null : (JSON.parse(payload) as Payload),
  }
}

export async function readChallenge(tx: Tx, accountId: string, id: string): Promise<Challenge | undefined> {
  const [row] = await tx.query<ChallengeRow>("select * from challenges where account_id = $1 and id = $2", [
    accountId,
    id,
  ])
  return row && toChallenge(row)
}

export interface ChallengeFilter {
  subject?: string | undefined
  /** Null for the default service. */
  serviceId?: string | null | undefined
  type?: FactorType | undefined
  factorId?: string | undefined
  /** A challenge that is pending after its time counts as expired. */
  status?: readonly ChallengeStatus[] | undefined
}

/** Returns challenges of one account in an order by id, beyond the id `before`. */
export async function listChallengeRows(
  tx: Tx,
  accountId: string,
  { subject, serviceId, type, factorId, status }: ChallengeFilter,
  { before, limit, order = "desc", now }: Page & { now: number },
): Promise<Challenge[]> {
  const where = new Conditions(accountId)
  if (subject !== undefined) where.add("subject = ?", subject)
  addService(where, serviceId)
  if (type !== undefined) where.add("factor_type = ?", type)
  if (factorId !== undefined) where.add("factor_id = ?", factorId)
  if (status)
    where.add(
      "case when status = 'pending' and expires_at <= ? then 'expired' else status end = any(?)",
      time(now),
      plainArray(status),
    )
  if (before !== null) where.add(order === "desc" ? "id < ?" : "id > ?", before)
  const rows = await tx.query<ChallengeRow>(
    `select * from challenges where ${where.text} order by id ${order} limit ${limit}`,
    where.values,
  )
  return rows.map(toChallenge)
}

/** Locks a challenge until the end of the transaction. */
export async function lockChallenge(tx: Tx, accountId: string, id: string): Promise<Challenge | undefined> {
  const [row] = await tx.query<ChallengeRow>(
    "select * from challenges where account_id = $1 and id = $2 for update",
    [accountId, id],
    "factors_hold_challenge",
  )
  return row && toChallenge(row)
}

/** Finds pending, expired challenges of any account. */
export function findExpired(db: Database, now: number, limit: number): Promise<Key[]> {
  return readOfAllAccounts(db, {
    text: "select account_id, id, expires_at from challenges where status = 'pending' and expires_at <= $1",
    values: [time(now)],
    orderBy: "expires_at",
    limit,
  })
}

/** Locks those of these challenges that are pending. Skips those that another transaction has locked. */
export async function lockPending(tx: Tx, over: readonly Key[]): Promise<Challenge[]> {
  const held = byAccount(over, (row) => row.accountId).map(([accountId, own]) =>
    tx.query<ChallengeRow>(
      "select * from challenges where account_id = $1 and id = any($2) and status = 'pending' for update skip locked",
      [accountId, plainArray(own.map(({ id }) => id))],
    ),
  )
  return (await Promise.all(held)).flat().map(toChallenge)
}

/** Returns the challenges of one subject, newest first. */
export async function readChallengesOf(tx: Tx, accountId: string, subject: string): Promise<Challenge[]> {
  const rows = await tx.query<ChallengeRow>(
    "select * from challenges where account_id = $1 and subject = $2 order by id desc",
    [accountId, subject],
  )
  return rows.map(toChallenge)
}

export async function removeChallengesOf(tx: Tx, accountId: string, subject: string): Promise<void> {
  await tx.query("delete from challenges where account_id = $1 and subject = $2", [accountId, subject])
}

export function insertChallenge(tx: Transaction, challenge: Challenge): void {
  tx.send(
    `insert into challenges (account_id, id, subject, factor_type, factor_id, status, payload, nonce, expires_at, created_at,
       updated_at, service_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      challenge.accountId,
      challenge.id,
      challenge.subject,
      challenge.type,
      challenge.factorId,
      challenge.status,
      challenge.payload && JSON.stringify(challenge.payload),
      challenge.nonce,
      time(challenge.expiresAt),
      time(challenge.createdAt),
      time(challenge.updatedAt),
      challenge.serviceId,
    ],
    "factors_insert_challenge",
  )
}

/** Writes the changeable values of a challenge that the caller has locked. */
export function writeChallenge(tx: Transaction, challenge: Challenge): void {
  tx.send(
    `update challenges set factor_id = $3, status = $4, sequence = $5, checks = $6, updated_at = $7, approved_at = $8, used_at = $9,
       is_user_verified = $10
     where account_id = $1 and id = $2`,
    [
      challenge.accountId,
      challenge.id,
      challenge.factorId,
      challenge.status,
      challenge.sequence,
      challenge.checks,
      time(challenge.updatedAt),
      time(challenge.approvedAt),
      time(challenge.usedAt),
      challenge.isUserVerified,
    ],
    "factors_write_challenge",
  )
}
